"""Losetas plays tile games by the book and explains every point: rules engine, bots, server and tools."""

from losetas._kernels import install, kernel_is_compiled

install()

__all__ = ["kernel_is_compiled"]
