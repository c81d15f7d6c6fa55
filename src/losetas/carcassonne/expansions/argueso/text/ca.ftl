expansion-argueso = Castell d’Argüeso
expansion-argueso-summary = Un castell en dues fitxes: qui treu la primera meitat la col·loca on càpiga l’altra, i qui juga després està obligat a col·locar la segona. Quan s’omplen les deu caselles del voltant, qui té més seguidors en aquestes dotze fitxes, a la zona que sigui, guanya 12 punts. Només torna a casa el senyor del castell.
kind-castle = Castell
kinds-castle = Castells
thekinds-castle = el castell
thing-castle = un castell
yours-castle = el teu castell
role-castle = senyor del castell
event-complete-castle = Castell envoltat
event-final-castle = Castell sense envoltar
term-castle = { $count ->
    [one] { $count } fitxa del castell
   *[other] { $count } fitxes del castell
  }
option-area_timing = Quan es compta la majoria
option-area_timing-before_returns = Abans que tornin els seguidors de les zones completes
option-area_timing-after_returns = Després que tornin
option-area_majority = Majoria al voltant d’un edifici
option-area_majority-strength = Compta la força de cada figura
option-area_majority-heads = Cada figura compta 1
option-abbot_on_buildings = Abat als edificis
option-abbot_on_buildings-none = Només en monestirs i jardins
option-abbot_on_buildings-all = També als edificis de les expansions
reason-pair-does-not-fit = l’altra meitat no cabria al seu costat
reason-not-at-twin = ha d’anar al costat de l’altra meitat
reason-never-on-top = aquesta fitxa no es pot posar damunt d’una altra
edge-K = castell
