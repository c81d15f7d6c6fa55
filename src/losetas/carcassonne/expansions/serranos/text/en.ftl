expansion-serranos = Serranos Towers
expansion-serranos-summary = One tile: the Gothic gate of Valencia, between a city and a road. Once complete, the city and the road of the towers pay 1 point more per tile, the city per shield too. Incomplete at the end, they pay nothing.
term-serranos = { $count ->
    [one] { $count } tile with the Serranos Towers
   *[other] { $count } tiles with the Serranos Towers
  }
term-serranos-shields = { $count ->
    [one] { $count } shield with the Serranos Towers
   *[other] { $count } shields with the Serranos Towers
  }
