"""From SVG to PNG, with resvg when it is installed."""

from __future__ import annotations

from losetas.render.errors import RenderError


def png(svg: str, width: int) -> bytes:
    """The picture as PNG, so many pixels wide.

    Raises RenderError when resvg-py is missing (it comes with the extra `images`) or the SVG cannot be read.
    """
    try:
        import resvg_py
    except ImportError:
        raise RenderError("PNG needs resvg-py: pip install 'losetas[images]'") from None
    try:
        return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))
    except ValueError as error:
        raise RenderError(f"not an SVG that can be drawn: {error}") from error
