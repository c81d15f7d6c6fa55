"""Bots: for each game a ladder of levels, from the weakest to the strongest, that play it through its State."""

from losetas.bots.bot import Bot, BotError
from losetas.bots.ladder import default, knows, levels, make

__all__ = ["Bot", "BotError", "default", "knows", "levels", "make"]
