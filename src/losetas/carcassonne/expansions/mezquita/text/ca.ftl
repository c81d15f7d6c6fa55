expansion-mezquita = Mesquita-Catedral de Còrdova
expansion-mezquita-summary = La Mesquita ocupa dues fitxes: qui treu la primera meitat la col·loca on càpiga l’altra, i qui juga després està obligat a col·locar la segona. Quan s’omplen les deu caselles del voltant, qui té més seguidors a dins i en aquestes fitxes guanya 12 punts. Només torna a casa el seguidor de la Mesquita.
kind-mosque = Mesquita
kinds-mosque = Mesquites
thekinds-mosque = la Mesquita
thing-mosque = una Mesquita
yours-mosque = la teva Mesquita
role-mosque = guardià de la Mesquita
event-complete-mosque = Mesquita envoltada
event-final-mosque = Mesquita sense envoltar
term-mosque = { $count ->
    [one] { $count } fitxa de la Mesquita
   *[other] { $count } fitxes de la Mesquita
  }
option-area_timing = Quan es compta la majoria
option-area_timing-before_returns = Abans que tornin els seguidors de les zones completes
option-area_timing-after_returns = Després que tornin
option-area_majority = Majoria al voltant d’un edifici
option-area_majority-strength = Compta la força de cada figura
option-area_majority-heads = Cada figura compta 1
option-abbot_on_buildings = Abat als edificis
option-abbot_on_buildings-none = Només en monestirs i jardins
option-abbot_on_buildings-mezquita = També a la Mesquita
option-abbot_on_buildings-all = També als edificis de les expansions
reason-pair-does-not-fit = l’altra meitat no cabria al seu costat
reason-not-at-twin = ha d’anar al costat de l’altra meitat
reason-never-on-top = aquesta fitxa no es pot posar damunt d’una altra
edge-M = Mesquita
