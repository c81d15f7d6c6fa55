"""Setting a table up for a scenario, and the script that deals in one.

Setup lines add up: after each of them the table is laid out anew from all of them. What is not named lies in the
supplies, which are then a single pile of money, one bag of tiles and the stacks of annexes.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

from losetas.alhambra.holdings import HANDS, OPENING, REFILL, SECRETS, STACKS, TOP, TURN
from losetas.alhambra.palace import HOME
from losetas.alhambra.program import Program
from losetas.alhambra.tables import FOUNTAIN, MONEY, SCORE1
from losetas.alhambra.verbs import FAR
from losetas.core.action import Action
from losetas.core.errors import NotationError
from losetas.core.game import CHANCE, SEATS, State
from losetas.core.notation import Word, missing, one_of, read_assignments, read_seat

if TYPE_CHECKING:
    from losetas.alhambra.game import AlhambraGame
    from losetas.alhambra.kernel import Kernel
    from losetas.alhambra.state import AlhambraState
    from losetas.core.scene import Scene

ALL_THE_REST: Final = "*"


def alhambra(state: State) -> AlhambraState:
    """A state of this game as what it is."""
    return cast("AlhambraState", state)


class Script:
    """Deals what a scenario says, and what it does not say in the order of the data files, scoring cards last."""

    def __init__(self) -> None:
        self.queues: dict[str, deque[Word]] = {}

    def outcome(self, state: State) -> Action:
        """The next word for what is drawn from, else the first outcome in data order."""
        here = alhambra(state)
        source = source_of(here)
        queue = self.queues.get(source)
        if queue:
            word = queue.popleft()
            action = here.parse("~" + _drawn(source, word.text))
            if state.reason(action) is not None:
                raise word.error(f"what can be drawn from {source} here")
            return action
        actions = [action for action, _ in state.outcomes()]
        return min(actions, key=lambda action: (SCORE1 <= action.payload < SCORE1 + 2, action.payload))


def _drawn(source: str, text: str) -> str:
    """The code of what a word of a `draws` line names: for a stack the walls alone are written."""
    return text if source in ("money", "tiles", "secrets") else f"q{source}{text}"


def source_of(state: AlhambraState) -> str:
    """What a chance node draws from, in the words of `draws` lines: money, tiles, secrets, or a type of annex."""
    stage = state.kernel.stage
    if stage in (HANDS, OPENING, REFILL):
        return "money"
    if stage in (STACKS, TOP):
        return state.program.types[state.kernel.dealing].key
    return "secrets" if stage == SECRETS else "tiles"


class Setup:
    """All setup lines of a scenario so far."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.hands: dict[int, list[int]] = {}
        self.display: list[int] = []
        self.market: dict[int, int] = {}
        self.built: list[tuple[int, int, int]] = []  # seat, tile, cell
        self.reserve: list[tuple[int, int]] = []
        self.neutral: list[int] = []
        self.stones: dict[int, bool] = {}
        self.secrets: list[tuple[int, int, bool]] = []  # number, seat, open
        self.start = 0
        self.scores: dict[int, int] = {}
        self.discards: list[int] = []
        self.draws: dict[str, list[Word]] = {}
        self.laid = False

    @property
    def _game(self) -> AlhambraGame:
        return cast("AlhambraGame", self._scene.game)

    def begun(self) -> bool:
        """Whether anybody has done anything yet."""
        return any(move.seat != CHANCE or move.code < 0 for move in self._scene.state.history)

    def apply(self, word: Word) -> None:
        """Lay the table out anew.

        Raises:
            NotationError: about `word`, when the lines up to it do not go together.
        """
        if self.begun():
            raise word.error("setup lines before the first move")
        game = self._game
        kernel = game.borrow()
        kernel.edit_table()
        try:
            self._lay_out(kernel, word)
        except NotationError:
            game.give_back(kernel)
            raise
        from losetas.alhambra.state import AlhambraState

        self.laid = True
        self._scene.play_on(AlhambraState(game, kernel))
        for source, words in self.draws.items():
            limit(self._scene, source, words)

    def _lay_out(self, kernel: Kernel, word: Word) -> None:
        for seat, cards in self.hands.items():
            for card, count in Counter(cards).items():
                kernel.edit_hand(seat, card, count)
        for card in self.display:
            kernel.edit_display(card)
        for card, count in Counter(self.discards).items():
            kernel.edit_discard(card, count)
        self._lay_tiles(kernel, word)
        for seat, awake in self.stones.items():
            kernel.edit_stone(seat, int(awake))
        for number, seat, opened in self.secrets:
            if opened and kernel.home[kernel.T.secrettile[number]] != seat + 1:
                raise word.error("an open card whose tile is built before")
            kernel.edit_secret(number, seat, int(opened), int(opened))
        for seat, points in self.scores.items():
            kernel.edit_score(seat, points)
        self._supply_money(kernel, word)
        self._supply_tiles(kernel, word)
        self._game.program.set_up(kernel)
        kernel.edit_turn(self.start, 1)
        kernel.edit_flow(TURN, 0)

    def _lay_tiles(self, kernel: Kernel, word: Word) -> None:
        for space, tile in self.market.items():
            kernel.edit_market(space, tile)
        for seat, tile, pos in self.built:
            if pos == FAR or kernel.kind_at(seat, pos) >= 0:
                raise word.error("an empty cell that a palace can reach", found=self._game.program.tiles[tile].code)
            kernel.edit_build(seat, pos, tile)
        for seat in range(self._game.players):
            flaw = palace_flaw(kernel, seat)
            if flaw:
                raise word.error(f"a palace that obeys the building rules ({flaw})", found=f"that of {SEATS[seat]}")
        for seat, tile in self.reserve:
            kernel.edit_reserve(seat, tile)
        for tile in self.neutral:
            kernel.give_neutral(tile)

    def _supply_money(self, kernel: Kernel, word: Word) -> None:
        used = Counter(card for cards in self.hands.values() for card in cards)
        used += Counter(self.display) + Counter(self.discards)
        for card in range(SCORE1):
            left = full_count(kernel, card) - used[card]
            if left < 0:
                what = self._game.program.cards[card]
                raise word.error(f"no more {what} than there are", found=str(used[card]))
            kernel.edit_unseen(card, left)
        kernel.edit_pile(0, kernel.nmoney + kernel.njoin + 2, kernel.njoin, 3)

    def _supply_tiles(self, kernel: Kernel, word: Word) -> None:
        program = self._game.program
        used = Counter(
            [*self.market.values(), *self.neutral, *(t for _, t in self.reserve), *(b[1] for b in self.built)]
        )
        for tile in range(kernel.T.tiles):
            left = kernel.T.count[tile] + kernel.T.acount[tile] - used[tile]
            if left < 0:
                raise word.error(f"no more {program.tiles[tile].code} than there are", found=str(used[tile]))
            if kernel.T.annex[tile]:
                kernel.edit_under(tile, left)
            else:
                kernel.edit_bag(tile, left)
        most = max((kernel.annexes_of(seat) for seat in range(self._game.players)), default=0)
        if most > kernel.T.annexmost:
            raise word.error("no more annexes than a seat may own", found=str(most))
        for kind in range(len(program.types)):
            turn_top(kernel, kind)


def turn_top(kernel: Kernel, kind: int) -> None:
    """Open the top of a stack in data order."""
    for tile in range(kernel.T.tiles):
        if kernel.T.ttype[tile] == kind and kernel.under_of(tile):
            kernel.edit_under(tile, kernel.under_of(tile) - 1)
            kernel.edit_top(kind, tile)
            return


def full_count(kernel: Kernel, card: int) -> int:
    """How many of a card are in the game."""
    return int(kernel.T.copies) if card < MONEY else int(kernel.T.join[card - MONEY] != 0)


def palace_flaw(kernel: Kernel, seat: int) -> str:
    """What is wrong with a palace as a whole, as a reason code; empty when nothing is."""
    flat = kernel.tile_list(seat)
    cells = dict(zip(flat[::2], flat[1::2], strict=True)) | {HOME: FOUNTAIN}
    if any(not kernel.T.match[kernel.demand_at(seat, pos)] >> kernel.T.walls[tile] & 1 for pos, tile in cells.items()):
        return "wall-mismatch"
    if kernel.find_cuts(seat) != len(cells):
        return "unreachable"
    return "hole" if has_hole(set(cells)) else ""


def has_hole(filled: set[int]) -> bool:
    """Whether an empty region is closed in, seen over sides: a flood from outside (ALB-33)."""
    xs, ys = [pos % 128 for pos in filled], [pos // 128 for pos in filled]
    left, right, top, bottom = min(xs) - 1, max(xs) + 1, min(ys) - 1, max(ys) + 1
    todo, seen = [(left, top)], {(left, top)}
    while todo:
        x, y = todo.pop()
        for nx, ny in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            inside = left <= nx <= right and top <= ny <= bottom
            if inside and (nx, ny) not in seen and ny * 128 + nx not in filled:
                seen.add((nx, ny))
                todo.append((nx, ny))
    return len(seen) + len(filled) != (right - left + 1) * (bottom - top + 1)


def setup_of(scene: Scene) -> Setup:
    """The setup lines of a scenario."""
    if not isinstance(scene.setup, Setup):
        scene.setup = Setup(scene)
    return scene.setup


def script_of(scene: Scene, word: Word) -> Script:
    """The script that deals in a scenario; an error of `word` where a seed does."""
    dealer = scene.playback.dealer
    if not isinstance(dealer, Script):
        raise word.error("no seed= beside draws that are written out")
    return dealer


def limit(scene: Scene, source: str, words: list[Word]) -> None:
    """Let a supply deal these words first; without `*` behind them it holds nothing else."""
    state = alhambra(scene.state)
    named = [word for word in words if word.text != ALL_THE_REST]
    only = len(named) == len(words)
    queue = script_of(scene, words[0] if words else Word("")).queues[source] = deque(named)
    kernel = state.kernel
    if source == "money":
        _limit_money(state, named, only)
    elif source == "tiles":
        left = {tile: kernel.bag_of(tile) for tile in range(kernel.T.tiles)}
        for tile, count in _kept([state.program.tile(word.text) for word in named], left, named, only).items():
            kernel.edit_bag(tile, count)
    else:
        _limit_stack(state, source, named, only)
        if queue:
            queue.popleft()  # its top lies open already
    state.edited()


def _kept(numbers: list[int], left: dict[int, int], words: list[Word], only: bool) -> dict[int, int]:
    """How many of each are left in a supply that is limited; a word too many is an error."""
    used: Counter[int] = Counter()
    for number, word in zip(numbers, words, strict=True):
        used[number] += 1
        if used[number] > left.get(number, 0):
            raise word.error("what is left in the supply", found=f"{word.text}, which is not")
    return {number: used[number] if only else count for number, count in left.items()}


def _limit_money(state: AlhambraState, words: list[Word], only: bool) -> None:
    kernel, cards = state.kernel, state.program.card_index
    numbers = [cards[w.text] if w.text in cards else state.program.card(w.text) for w in words]
    left = {card: kernel.unseen_of(card) for card in range(SCORE1)}
    scoring = 0
    for bits in kernel.pile_list()[2::3]:
        scoring |= bits
    left |= {SCORE1 + number: scoring >> number & 1 for number in range(2)}
    kept = _kept(numbers, left, words, only)
    for card in range(SCORE1):
        kernel.edit_unseen(card, kept[card])
    bits = kept[SCORE1] | kept[SCORE1 + 1] << 1
    kernel.one_pile(sum(kept.values()), sum(kept[card] for card in range(MONEY, SCORE1)), bits)


def _limit_stack(state: AlhambraState, source: str, words: list[Word], only: bool) -> None:
    """A stack of annexes: its top is turned at once."""
    kernel, program = state.kernel, state.program
    kind = program.kind_of_type(source)
    tiles = [tile for tile in range(kernel.T.tiles) if kernel.T.annex[tile] and kernel.T.ttype[tile] == kind]
    left = {tile: kernel.under_of(tile) + (kernel.top_of(kind) == tile) for tile in tiles}
    numbers = [program.tile(_drawn(source, word.text)) for word in words]
    for tile, count in _kept(numbers, left, words, only).items():
        kernel.edit_under(tile, count)
    kernel.edit_top(kind, -1)
    if numbers:
        kernel.edit_under(numbers[0], kernel.under_of(numbers[0]) - 1)
        kernel.edit_top(kind, numbers[0])
    elif not only:
        turn_top(kernel, kind)


# Reading and comparing, for the words of the game and of its modules.


def read_tile(program: Program, word: Word) -> int:
    """The number of the tile that a word names."""
    try:
        return program.tile(word.text)
    except NotationError as error:
        raise word.move(error) from None


def read_building(program: Program, word: Word) -> int:
    """The number of a tile that is bought, not taken from a stack."""
    tile = read_tile(program, word)
    if program.tiles[tile].annex:
        raise word.error("a building, no annex")
    return tile


def read_annex(program: Program, word: Word) -> int:
    """The number of a tile that is taken from a stack."""
    tile = read_tile(program, word)
    if not program.tiles[tile].annex:
        raise word.error("an annex, no building")
    return tile


def read_card(program: Program, word: Word) -> int:
    """The number of the card that a word names."""
    try:
        return program.card(word.text)
    except NotationError as error:
        raise word.move(error) from None


def seat_and_rest(words: list[Word], players: int, verb: Word) -> tuple[int, list[Word]]:
    """A seat and the words behind it."""
    if not words:
        raise missing(verb, "a seat")
    return read_seat(words[0], players), words[1:]


def seat_switches(words: list[Word], players: int, verb: Word) -> dict[int, bool]:
    """Words of the form `A=on B=off`."""
    found = {}
    for word, key, value in read_assignments(words, "A=on"):
        found[read_seat(word.part(0, len(key)), players)] = one_of(value, ("on", "off"), "one of") == "on"
    if not found:
        raise missing(verb, "SEAT=on or SEAT=off")
    return found


def same_list(wanted: Iterable[str], found: Iterable[str]) -> str | None:
    """None when two lists hold the same in any order, else what was found."""
    got = list(found)
    return None if Counter(wanted) == Counter(got) else " ".join(got) or "-"
