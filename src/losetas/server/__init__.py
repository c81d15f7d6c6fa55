"""The web game's server: tables people and bots play at, kept as an append-only log."""
