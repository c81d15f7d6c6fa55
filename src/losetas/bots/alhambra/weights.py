"""The weights of the planner, in points; found by letting planners with others play it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """What things are worth that bring no points by themselves."""

    coin: float = 1.1  # a coin of an empty purse
    exact: float = 2.0  # a currency that could pay every price exactly
    room: float = 4.0  # money of one currency that can be put to use, however few tiles are left
    room_a_tile: float = 9.0  # and for each of them that one may hope for
    fade: float = 2.0  # turns of one's own over which money loses its worth
    joining: float = 0.5
    joined: float = 3.0
    action: float = 3.0  # what an action is worth that is not needed
    chance: float = 0.5  # how much of a purchase that next turn offers counts
    deny: float = 0.4  # how much of a purchase that the next seats are offered counts
    stone: float = 3.0
    wall: float = 1.0
    open: float = 2.0  # what a tile that will come is worth more when it can be built
    reserve: float = 0.3  # how much of a tile's gain counts while it waits on the reserve
    gifts: float = 0.5  # how much of the tiles counts that fall to the largest sums at the end
