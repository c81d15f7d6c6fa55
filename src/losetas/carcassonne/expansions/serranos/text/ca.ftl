expansion-serranos = Torres de Serrans
expansion-serranos-summary = Una fitxa: la porta gòtica de València, entre una ciutat i un camí. Complets, la ciutat i el camí de les torres paguen 1 punt més per fitxa, i la ciutat també per escut. Incomplets al final, no paguen res.
term-serranos = { $count ->
    [one] { $count } fitxa amb les Torres de Serrans
   *[other] { $count } fitxes amb les Torres de Serrans
  }
term-serranos-shields = { $count ->
    [one] { $count } escut amb les Torres de Serrans
   *[other] { $count } escuts amb les Torres de Serrans
  }
