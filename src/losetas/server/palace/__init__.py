"""What a visitor sees of a table of Alhambra, made from a State. Everything that knows Alhambra is in this package."""

from losetas.server.palace.art import cover_picture, palace_art, picture, picture_address, sample, stamp
from losetas.server.palace.kinds import is_palace, lies_open, palace_games, tiles_left
from losetas.server.palace.snapshot import present_palace

__all__ = [
    "cover_picture",
    "is_palace",
    "lies_open",
    "palace_art",
    "palace_games",
    "picture",
    "picture_address",
    "present_palace",
    "sample",
    "stamp",
    "tiles_left",
]
