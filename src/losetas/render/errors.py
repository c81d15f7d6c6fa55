"""What render/ raises when it is asked for something that cannot be drawn."""

from __future__ import annotations

from losetas.core.errors import LosetasError


class RenderError(LosetasError):
    """A look, piece, seat or tile that cannot be drawn; the message says which and what was expected."""
