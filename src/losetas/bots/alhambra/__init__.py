"""Bots that value a position of Alhambra: majorities, walls, money, what modules bring through the general kernel."""

from __future__ import annotations

from typing import Final

from losetas.bots.alhambra.greedy import GreedyBot
from losetas.bots.alhambra.planner import PlannerBot
from losetas.bots.bot import Ladder, Level, RandomBot

_NODES: Final = 4000

LADDER: Final = Ladder(
    {
        "random": Level(RandomBot, _NODES),
        "greedy": Level(GreedyBot, _NODES),
        "planner": Level(PlannerBot, _NODES),
    },
    former={"projected": "planner"},
)
