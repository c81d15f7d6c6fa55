expansion-argueso = Castillo de Argüeso
expansion-argueso-summary = Un castillo en dos losetas: quien roba la primera mitad la coloca donde quepa la otra, y quien juega después está obligado a colocar la segunda. Cuando se llenan las diez casillas de alrededor, quien tiene más seguidores en las doce losetas, en la zona que sea, gana 12 puntos. Solo vuelve a casa el señor del castillo.
kind-castle = Castillo
kinds-castle = Castillos
thekinds-castle = el castillo
thing-castle = un castillo
yours-castle = tu castillo
role-castle = señor del castillo
event-complete-castle = Castillo rodeado
event-final-castle = Castillo sin rodear
term-castle = { $count ->
    [one] { $count } loseta del castillo
   *[other] { $count } losetas del castillo
  }
option-area_timing = Cuándo se cuenta la mayoría
option-area_timing-before_returns = Antes de que vuelvan los seguidores de las zonas completas
option-area_timing-after_returns = Después de que vuelvan
option-area_majority = Mayoría alrededor de un edificio
option-area_majority-strength = Cuenta la fuerza de cada figura
option-area_majority-heads = Cada figura cuenta 1
option-abbot_on_buildings = Abad en los edificios
option-abbot_on_buildings-none = Solo en monasterios y jardines
option-abbot_on_buildings-all = También en los edificios de las expansiones
reason-pair-does-not-fit = la otra mitad no cabría a su lado
reason-not-at-twin = ha de ir junto a la otra mitad
reason-never-on-top = esta loseta no se puede poner encima de otra
edge-K = castillo
