expansion-alcazar = Alcázar de Toledo
expansion-alcazar-summary = Una loseta de ciudad que encaja junto a cualquier borde. Une en una todas las ciudades que toca y corta los caminos y los campos que llegan a ella. La ciudad del Alcázar se completa cuando está cerrada y los cuatro lados del Alcázar tienen loseta.
edge-X = cualquier borde
option-alcazar_sides = Lados libres del Alcázar
option-alcazar_sides-wild = Admiten cualquier borde
option-alcazar_sides-city = Solo admiten ciudad
