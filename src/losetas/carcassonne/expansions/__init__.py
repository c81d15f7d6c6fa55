"""One folder = one expansion; the registry finds them by scanning this package."""
