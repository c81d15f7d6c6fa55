expansion-serranos = Torres de Serranos
expansion-serranos-summary = Una loseta: la puerta gótica de Valencia, entre una ciudad y un camino. Completos, la ciudad y el camino de las torres pagan 1 punto más por loseta, y la ciudad también por escudo. Incompletos al final, no pagan nada.
term-serranos = { $count ->
    [one] { $count } loseta, por las Torres de Serranos
   *[other] { $count } losetas, por las Torres de Serranos
  }
term-serranos-shields = { $count ->
    [one] { $count } escudo, por las Torres de Serranos
   *[other] { $count } escudos, por las Torres de Serranos
  }
