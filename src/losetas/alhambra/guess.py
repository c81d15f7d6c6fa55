"""What a seat cannot know, filled in at random: who has the secret cards that were never revealed (ALB-66).

It depends on nothing but what the seat knows, the numbers of cards included, so whoever reads a guess learns nothing.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from losetas.alhambra.chances import draw_text
from losetas.alhambra.holdings import SECRET
from losetas.core.action import Action, Move
from losetas.core.game import CHANCE

if TYPE_CHECKING:
    from losetas.alhambra.state import AlhambraState

_FIRST: Final = Action.pack("draw", SECRET)


def holders_for(state: AlhambraState, seat: int, rng: random.Random) -> dict[int, int]:
    """A holder, -1 the box, for each secret card that the seat has not seen; everybody keeps as many as before."""
    flat = state.kernel.secret_list()
    unseen = [i // 3 for i in range(0, len(flat), 3) if flat[i] != seat and not flat[i + 2]]
    holders = sorted(flat[3 * number] for number in unseen)
    rng.shuffle(holders)
    return dict(zip(unseen, holders, strict=True))


def retell(state: AlhambraState, moves: list[Move], holders: dict[int, int]) -> None:
    """Change the deal at the beginning of the moves: the cards that `holders` names come to them."""
    hands: dict[int, list[int]] = {}
    for number, holder in holders.items():
        hands.setdefault(holder, []).append(number)
    for place, move in enumerate(moves):
        if move.seat != CHANCE:
            return
        if move.code >= _FIRST and (move.code - _FIRST) % 32 in holders:
            holder = (move.code - _FIRST) // 32
            code = SECRET + holder * 32 + hands[holder].pop()
            moves[place] = Move(CHANCE, draw_text(state, code), Action.pack("draw", code), move.turn)
