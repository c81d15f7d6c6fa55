expansion-water = Water
expansion-water-summary = In each scoring round 3 points to whoever has most tiles beside the fountain.
kind-water = Beside the fountain
term-water = most tiles beside the fountain
