expansion-alcazar = Alcázar of Toledo
expansion-alcazar-summary = One city tile that goes beside any edge. It joins all the cities it touches into one and cuts off the roads and fields that reach it. The city of the Alcázar is complete once all four of its sides have a tile.
edge-X = any edge
option-alcazar_sides = Free sides of the Alcázar
option-alcazar_sides-wild = Take any edge
option-alcazar_sides-city = Take city edges only
