expansion-toledum = Cruïlla a Toledum
expansion-toledum-summary = Una fitxa amb quatre camins que es creuen. Cada camí s’ocupa per separat, però es puntuen junts quan tots quatre són complets, i cobra qui domina en els més llargs: 1 punt per fitxa, 2 per cada seguidor que hi hagi i 3 per cada ciutat i monestir on acaben.
kind-network = Cruïlla
kinds-network = Cruïlles
thekinds-network = la cruïlla
thing-network = la cruïlla
yours-network = la teva cruïlla
role-network = lladre
event-complete-network = Cruïlla completa
event-final-network = Cruïlla incompleta
term-network-followers = { $count ->
    [one] { $count } seguidor als camins
   *[other] { $count } seguidors als camins
  }
term-network-monastery = { $count ->
    [one] { $count } monestir on arriben
   *[other] { $count } monestirs on arriben
  }
term-network-city = { $count ->
    [one] { $count } ciutat on arriben
   *[other] { $count } ciutats on arriben
  }
option-toledum_longest = Camins més llargs de la cruïlla
option-toledum_longest-occupied = Compten els més llargs dels que algú ocupa
option-toledum_longest-any = Compten els més llargs; si no hi ha ningú, ningú no cobra
