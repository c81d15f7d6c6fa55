expansion-horta = L’Horta Sud
expansion-horta-summary = One tile of the market gardens of Valencia. Its road pays 2 points per tile once complete, and nothing if it is incomplete at the end. Only its road can be claimed. Complete cities on the tiles beside it give farmers 1 point more.
term-horta = { $count ->
    [one] { $count } tile, for l’Horta
   *[other] { $count } tiles, for l’Horta
  }
term-horta-city = { $count ->
    [one] { $count } city beside l’Horta
   *[other] { $count } cities beside l’Horta
  }
option-horta_city_bonus = Cities beside l’Horta
option-horta_city_bonus-field = At the end each gives 1 point more to the field that scores it
option-horta_city_bonus-completion = Whoever owns it when it is completed gets 1 point more, nothing at the end
option-horta_city_bonus-off = They give nothing more
