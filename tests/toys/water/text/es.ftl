expansion-water = El agua
expansion-water-summary = En cada recuento, 3 puntos a quien más fichas tiene junto a la fuente.
kind-water = Junto a la fuente
term-water = la mayoría junto a la fuente
