"""What a seat may know of a game of Alhambra: everything but hands, hidden secret cards and the order of supplies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState


class BuiltView(msgspec.Struct, frozen=True):
    """A tile in a palace."""

    code: str
    x: int
    y: int


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows of a seat; `hand` and `secrets` are None where they are hidden from the viewer."""

    score: int
    cards: int
    hand: tuple[str, ...] | None
    palace: tuple[BuiltView, ...]
    reserve: tuple[str, ...]
    counts: dict[str, int]
    wall: int
    stone: bool | None
    hidden: int
    secrets: tuple[str, ...] | None
    open: tuple[str, ...]


class AlhambraView(msgspec.Struct, frozen=True):
    """A position as one seat, or a spectator, may know it.

    `piles` are the sizes of the piles left, `tops` the open annexes and `stacks` how many lie hidden below (AMB-40),
    `rounds` the scoring rounds played, `due` those whose card has come up. Joining cards in a hand are as hidden as
    money (AMB-41). There is no history: memory is part of the game.
    """

    ruleset: str
    players: int
    viewer: int | None
    turn: int
    seat: int
    to_move: int
    step: str
    seats: tuple[SeatView, ...]
    market: tuple[str | None, ...]
    display: tuple[str, ...]
    aside: tuple[str, ...]
    piles: tuple[int, ...]
    discards: int
    tiles: int
    neutral: tuple[str, ...]
    tops: dict[str, str | None]
    stacks: dict[str, int]
    rounds: tuple[int, ...]
    due: tuple[int, ...]
    ending: bool


def view_of(state: AlhambraState, viewer: int | None) -> AlhambraView:
    """The view of a seat, or of a spectator."""
    kernel, program = state.kernel, state.program
    name = [tile.code for tile in program.tiles]
    stacks = bool(program.tables.stacks)
    return AlhambraView(
        ruleset=str(state.game.ruleset),
        players=state.game.players,
        viewer=viewer,
        turn=state.turn,
        seat=state.seat,
        to_move=state.to_move,
        step=state.step,
        seats=tuple(_seat(state, seat, viewer) for seat in range(state.game.players)),
        market=tuple(name[tile] if tile >= 0 else None for tile in kernel.market_list()),
        display=tuple(program.cards[card] for card in kernel.display_list()),
        aside=tuple(name[tile] for tile in kernel.aside_list()),
        piles=tuple(size for size in kernel.pile_list()[::3] if size),
        discards=kernel.ndiscard,
        tiles=kernel.nbag,
        neutral=tuple(name[tile] for tile in kernel.neutral_list()),
        tops={kind.key: _top(state, i) for i, kind in enumerate(program.types)} if stacks else {},
        stacks={kind.key: kernel.hidden_in_stack(i) for i, kind in enumerate(program.types)} if stacks else {},
        rounds=tuple(number + 1 for number in range(3) if kernel.rounds >> number & 1),
        due=tuple(number + 1 for number in range(2) if kernel.due >> number & 1),
        ending=bool(kernel.ending),
    )


def _top(state: AlhambraState, kind: int) -> str | None:
    top = state.kernel.top_of(kind)
    return state.program.tiles[top].code if top >= 0 else None


def _seat(state: AlhambraState, seat: int, viewer: int | None) -> SeatView:
    kernel, program = state.kernel, state.program
    mine = seat == viewer
    held = [number for number in range(len(program.secrets)) if kernel.holder_of(number) == seat]
    hidden = [program.secrets[number].tile for number in held if not kernel.is_open(number)]
    return SeatView(
        score=state.scores[seat],
        cards=kernel.hand_size(seat),
        hand=tuple(state.hand(seat)) if mine or kernel.shown else None,
        palace=tuple(BuiltView(tile.code, cell.x, cell.y) for cell, tile in state.palace(seat)),
        reserve=tuple(state.reserve(seat)),
        counts={kind.key: state.count(seat, i) for i, kind in enumerate(program.types)},
        wall=kernel.wall(seat),
        stone=bool(kernel.stone_of(seat)) if program.tables.stones else None,
        hidden=len(hidden),
        secrets=tuple(hidden) if mine else None,
        open=tuple(program.secrets[number].tile for number in held if kernel.is_open(number)),
    )
