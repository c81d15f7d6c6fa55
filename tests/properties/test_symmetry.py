"""A game turned by quarter turns, or seen in a mirror, is the same game: legal sets and points agree at every ply."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from losetas.carcassonne.game import CarcassonneGame
from losetas.carcassonne.state import CarcassonneState
from losetas.carcassonne.tiles import TileKind
from losetas.core import registry
from losetas.core.action import Action
from losetas.core.chance import Dealer
from losetas.core.game import CHANCE
from losetas.core.grid import SIDES, Cell, turn_location

GAMES = {rules: registry.make(rules, 3) for rules in ("carcassonne/classic", "carcassonne/2014")}
MIRRORED = {"N": "N", "E": "W", "S": "S", "W": "E", "L": "R", "R": "L"}

Places = frozenset[tuple[str, frozenset[str], int]]
Change = Callable[[str], str]


def looks(kind: TileKind, turns: int, change: Change = lambda at: at) -> Places:
    """What a turned tile shows: kind, changed locations and shields of every segment."""
    return frozenset(
        (s.kind, frozenset(change(turn_location(at, turns)) for at in s.at), s.shields) for s in kind.segments
    )


def mirror(location: str) -> str:
    """A location in a mirror that swaps east and west."""
    return "".join(MIRRORED[letter] for letter in location)


class Symmetry:
    """A change of the plane: how it moves cells and locations."""

    def __init__(self, turns: int, mirrored: bool) -> None:
        self.turns = turns
        self.mirrored = mirrored

    def cell(self, cell: Cell) -> Cell:
        """Where a cell goes."""
        x, y = (-cell.x if self.mirrored else cell.x), cell.y
        for _ in range(self.turns):
            x, y = -y, x
        return Cell(x, y)

    def location(self, location: str) -> str:
        """Where a side or half-edge goes."""
        return turn_location(mirror(location) if self.mirrored else location, self.turns)

    def tile(self, game: CarcassonneGame, code: str, turns: int) -> tuple[str, int]:
        """The tile kind and the turns that look like a changed tile."""
        target = looks(game.kinds[game.kind_index[code]], turns, self.location)
        marks = code.lstrip("CFR")
        return next(
            (kind.code, t)
            for kind in game.kinds
            if kind.code.lstrip("CFR") == marks
            for t in range(4)
            if looks(kind, t) == target
        )


def follow(symmetry: Symmetry, here: CarcassonneState, action: Action) -> str:
    """The token there of an action here."""
    token = here.token(action)
    if token.startswith("~"):
        return "~" + symmetry.tile(here.game, token[1:], 0)[0]
    if token.startswith("-A@"):
        x, y = map(int, token[3:].split(","))
        return f"-A@{symmetry.cell(Cell(x, y))}"
    if "@" in token:
        code, rest = token.split("@")
        x, y = map(int, rest[:-1].split(","))
        new_code, turns = symmetry.tile(here.game, code, SIDES.index(rest[-1]))
        return f"{new_code}@{symmetry.cell(Cell(x, y))}{SIDES[turns]}"
    if "." in token:
        kind, location = token.split(".")
        return f"{kind}.{symmetry.location(location)}"
    return token


@settings(max_examples=6, deadline=None)
@given(
    rules=st.sampled_from(sorted(GAMES)),
    turns=st.integers(0, 3),
    mirrored=st.booleans(),
    seed=st.integers(0, 10**6),
    choices=st.randoms(use_true_random=False),
)
def test_a_changed_game_is_the_same_game(rules: str, turns: int, mirrored: bool, seed: int, choices: object) -> None:
    game = GAMES[rules]
    assert isinstance(game, CarcassonneGame)
    symmetry = Symmetry(turns, mirrored)
    here, there = game.new_state(), game.new_state(start=False)
    start, start_turns = symmetry.tile(game, "CRFR", 0)
    there.edit_put(start, Cell(0, 0), start_turns)
    there.edit_bag({symmetry.tile(game, code, 0)[0]: n for code, n in here.bag.items()})
    dealer = Dealer(str(seed))
    while not here.is_over:
        assert (there.to_move, there.step) == (here.to_move, here.step)
        images = {action: there.parse(follow(symmetry, here, action)) for action in here.legal_actions()}
        assert sorted(images.values()) == there.legal_actions()
        if here.to_move == CHANCE:
            action = dealer.outcome(here)
        else:
            action = choices.choice(here.legal_actions())  # type: ignore[attr-defined]  # a Random
        there.apply(images[action])
        here.apply(action)
        assert there.scores == here.scores
        assert there.stopped_scores() == here.stopped_scores()
        assert [there.supply(seat) for seat in range(3)] == [here.supply(seat) for seat in range(3)]
    assert there.is_over
