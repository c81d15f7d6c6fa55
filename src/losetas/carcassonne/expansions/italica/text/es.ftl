expansion-italica = Anfiteatro de Itálica
expansion-italica-summary = Mientras el anfiteatro no esté rodeado, al final de cada turno todos los seguidores que están en las ocho casillas de alrededor dejan sus zonas y entran en él. Cuando se llena la última casilla, quien tiene la mayoría dentro gana 2 puntos por cada seguidor, suyo o ajeno, y puede colocar uno de los suyos en una zona libre de alrededor. Los demás vuelven a casa.
kind-amphitheatre = Anfiteatro
kinds-amphitheatre = Anfiteatros
thekinds-amphitheatre = el anfiteatro
thing-amphitheatre = un anfiteatro
yours-amphitheatre = tu anfiteatro
role-amphitheatre = espectador
event-complete-amphitheatre = Anfiteatro rodeado
event-final-amphitheatre = Anfiteatro sin rodear
term-gathered = { $count ->
    [one] { $count } figura en el anfiteatro
   *[other] { $count } figuras en el anfiteatro
  }
decide-p = ¿Colocas a uno de los tuyos junto al anfiteatro?
option-italica_gather = Anfiteatro de Itálica
option-italica_gather-move = Las figuras de alrededor entran y dejan sus zonas
option-italica_gather-count = Las figuras de alrededor cuentan, pero se quedan en sus zonas
option-italica_points = Puntos del anfiteatro rodeado
option-italica_points-all = 2 por cada figura, propia o ajena
option-italica_points-own = 2 por cada figura propia
option-area_majority = Mayoría alrededor de un edificio
option-area_majority-strength = Cuenta la fuerza de cada figura
option-area_majority-heads = Cada figura cuenta 1
option-abbot_on_buildings = Abad en los edificios
option-abbot_on_buildings-none = Solo en monasterios y jardines
option-abbot_on_buildings-all = También en los edificios de las expansiones
reason-not-adjacent = esa zona no está junto al anfiteatro
decide-p-help = Tienes la mayoría dentro. Una de tus figuras puede salir a una zona libre de una loseta de alrededor; las demás vuelven a casa.
decide-p-do = Colocar ahí
decide-p-none = Ninguna
decide-p-none-help = todas vuelven
made-p-zone = saca una figura del anfiteatro
made-p-declined = no saca a nadie del anfiteatro
