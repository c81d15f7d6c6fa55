"""Bots: a ladder of levels that play any game of Losetas through its State, from the weakest to the strongest."""

from losetas.bots.bot import Bot, BotError
from losetas.bots.ladder import DEFAULT, levels, make

__all__ = ["DEFAULT", "Bot", "BotError", "levels", "make"]
