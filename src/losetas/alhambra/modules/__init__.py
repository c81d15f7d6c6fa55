"""The base game and its modules, one folder each."""
