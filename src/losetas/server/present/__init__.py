"""What a visitor sees of a table, made from a State. Everything that knows Carcassonne is in this package."""

from losetas.server.present.kinds import pieces_of, shown_games, site_of, tile_kinds, tiles_left
from losetas.server.present.seen import Viewer
from losetas.server.present.snapshot import present

__all__ = ["Viewer", "pieces_of", "present", "shown_games", "site_of", "tile_kinds", "tiles_left"]
