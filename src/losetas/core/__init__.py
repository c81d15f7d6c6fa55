"""The game-agnostic core: contracts, rulesets, chance, notation frame, laws."""
