"""Modules of Alhambra with rules in Python keep the laws: each alone, in pairs, with all four built-in modules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from tests.alhambra.playing import conserved, play

import losetas
from losetas.alhambra.game import AlhambraGame
from losetas.alhambra.setup import alhambra
from losetas.core import registry
from losetas.core.action import Action
from losetas.core.errors import RulesetError
from losetas.core.faults import ExpansionError
from losetas.core.game import CHANCE, State
from losetas.core.laws import check_game
from losetas.core.record import read_record, record_of
from losetas.core.replay import replay, verify
from losetas.core.rulebook import rulebook_of

HERE = Path(__file__).parent
TOYS = ("coin", "grove", "hush", "water")
BUILT_IN = "+bonus+exchange+squares+vizier"
RULES = [
    *(f"alhambra+{toy}" for toy in TOYS),
    *(f"alhambra+{one}+{other}" for one, other in combinations(TOYS, 2)),
    "alhambra+" + "+".join(TOYS) + BUILT_IN,
]
COMPILED = losetas.kernel_is_compiled("alhambra")


@pytest.fixture(autouse=True, scope="module")
def _toys() -> Iterator[None]:
    loaded = [registry.load_folder(HERE / toy) for toy in TOYS]
    yield
    for expansion in loaded:
        registry.forget_folder(expansion)


@pytest.mark.parametrize("rules", RULES)
def test_laws(rules: str) -> None:
    number = RULES.index(rules)
    for players in (2, 3 + number % 4) if COMPILED else (2 + number % 5,):
        check_game(registry.make(rules, players), "toys", every=61, most=2, conserved=conserved)


@pytest.mark.parametrize("rules", [*RULES[:4], RULES[-1]])
def test_records_and_positions_round_trip(rules: str) -> None:
    for plies in (10**9, 90):
        state = play(rules, 3, f"toys-{rules}", plies)
        assert state.game.read_position(state.position()).position() == state.position()
        state.finish()
        text = record_of(state, {"Seed": f"toys-{rules}"}).text()
        again = replay(read_record(text))
        assert (again.scores, again.position()) == (state.scores, state.position())
        assert (verify(read_record(text)).draws or 0) > 20


@pytest.mark.parametrize("rules", ["alhambra+coin", RULES[-1]])
def test_playouts_of_the_kernel_are_games_of_state(rules: str) -> None:
    """The turn loop of the kernel asks the same steps, in the same order."""
    game = registry.make(rules, 3)
    assert isinstance(game, AlhambraGame)
    kernel = game.kernel(7)
    kernel.log_on()
    kernel.playout()
    state = alhambra(game.new_state())
    steps = set()
    for code in kernel.log_list():
        if state.to_move == CHANCE:
            state.apply(Action.of(Action.pack("draw", code)))
            continue
        verb = game.program.verbs[code & 15]
        state.apply(state.parse(verb.text(state, verb.detail(state, code >> 4))))
        steps.add(state.step)
    assert state.is_over
    assert state.scores == tuple(kernel.score_list())
    assert "coin" in steps


def test_a_position_goes_on_at_every_step_that_waits() -> None:
    """Read where a decision of a step waits, the game has the same choices and comes to the same end."""
    state = play(RULES[-1], 3, "waits", 0)
    rng, found = random.Random(5), 0
    while not state.is_over:
        if state.step == "coin":
            found += 1
            again = alhambra(state.game.read_position(state.position()))
            assert again.legal_actions() == state.legal_actions()
            assert again.kernel.waiting_list() == state.kernel.waiting_list()
            assert _end(again) == _end(state.copy())
        _random_ply(state, rng)
    assert found == 9  # three rounds of three seats: nobody is left out for having no money


def _random_ply(state: State, rng: random.Random) -> None:
    choices = [action for action, _ in state.outcomes()] if state.to_move == CHANCE else state.legal_actions()
    state.apply(rng.choice(choices))


def _end(state: State) -> tuple[int, ...]:
    rng = random.Random(1)
    while not state.is_over:
        _random_ply(state, rng)
    return state.scores


def test_no_python_is_called_in_a_game_without_rules_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel that has no compiled ruleset to call plays to the end with all built-in modules."""
    for rules in ("alhambra", f"alhambra{BUILT_IN}"):
        game = registry.make(rules, 4)
        assert isinstance(game, AlhambraGame)
        kernel = game.kernel(3)
        monkeypatch.setattr(kernel, "program", None)
        kernel.reset(3)
        assert kernel.playout() > 100
        assert kernel.phase == 4


def test_every_rule_of_a_toy_has_a_scenario() -> None:
    for toy in TOYS:
        scenarios = (HERE / toy / "scenarios.scn").read_text("utf-8")
        missing = [
            rule.id for rule in rulebook_of(registry.expansions("alhambra")[toy]).rules if rule.id not in scenarios
        ]
        assert not missing


MODULE = """
from losetas.alhambra.hooks import AlhambraModule, Step


class Ask(Step):
    key = "ask"
    prefix = "{prefix}"


class Broken(AlhambraModule):
    key = "broken"
    slots = {slots}

    def steps(self, rules, program):
        return [Ask()] * {steps}
"""


@pytest.mark.parametrize(
    ("prefix", "slots", "steps", "said"),
    [
        ("q", 0, 1, "expected a prefix of its own for each step, found 'q'"),
        ("z", 65, 1, "expected at most 64 slots, found 65"),
        ("z", 0, 17, "expected at most 16 steps, found 17"),
    ],
)
def test_what_the_kernel_has_no_room_for_is_refused(
    tmp_path: Path, prefix: str, slots: int, steps: int, said: str
) -> None:
    folder = tmp_path / "broken"
    folder.mkdir()
    (folder / "__init__.py").write_text(MODULE.format(prefix=prefix, slots=slots, steps=steps), encoding="utf-8")
    loaded = registry.load_folder(folder)
    try:
        with pytest.raises(RulesetError, match=said):
            registry.make("alhambra+broken", 2)
    finally:
        registry.forget_folder(loaded)


BARE = """from losetas.alhambra.hooks import AlhambraModule


class Bare(AlhambraModule):
    key = "{key}"

    def set_up(self, kernel):
        self.remember(kernel, 7, 0)
"""


def test_a_module_remembers_only_in_slots_of_its_own(tmp_path: Path) -> None:
    """Without `slots` its number 0 would be the first slot of the next module."""
    (tmp_path / "__init__.py").write_text(BARE.format(key="bare"), encoding="utf-8")
    loaded = registry.load_folder(tmp_path)
    try:
        with pytest.raises(ExpansionError, match=r"bare: expected a slot out of the 0 that `slots` asks for, found 0"):
            play("alhambra+bare", 2, "bare")
    finally:
        registry.forget_folder(loaded)


@pytest.mark.parametrize("key", ["", "Bare", "two words", "1st"])
def test_a_key_that_no_ruleset_can_name_is_refused(tmp_path: Path, key: str) -> None:
    (tmp_path / "__init__.py").write_text(BARE.format(key=key), encoding="utf-8")
    with pytest.raises(RulesetError, match=f"expected a key of small letters.*, found '{key}'"):
        registry.load_folder(tmp_path)


def test_a_tile_of_no_type_is_refused(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text(BARE.format(key="bare"), encoding="utf-8")
    tile = '[[tile]]\ntype = "castle"\nprice = 5\nwalls = "N"\n'
    (tmp_path / "tiles.toml").write_text(tile, encoding="utf-8")
    loaded = registry.load_folder(tmp_path)
    try:
        with pytest.raises(RulesetError, match=r"tile castle5N of bare: expected a type out of .*, found 'castle'"):
            registry.make("alhambra+bare", 2)
    finally:
        registry.forget_folder(loaded)
