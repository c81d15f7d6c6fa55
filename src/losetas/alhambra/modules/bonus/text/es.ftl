expansion-bonus = Las cartas de bonificación
expansion-bonus-summary = Cartas secretas con un edificio sin murallas: si lo has construido, revélala y cuenta como otro edificio de su tipo.
expansion-bonus-contents = 10 cartas
term-bonus = { $count ->
    [one] { $count } carta de bonificación
   *[other] { $count } cartas de bonificación
  }
reason-bonus-not-built = ese edificio no está en tu Alhambra
