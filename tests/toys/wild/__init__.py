"""A city tile whose four sides meet any edge."""

from losetas.carcassonne.hooks import CarcassonneExpansion


class Wild(CarcassonneExpansion):
    key = "wild"
