expansion-bonus = Les cartes de bonificació
expansion-bonus-summary = Cartes secretes amb un edifici sense muralles: si l’has construït, revela-la i compta com un altre edifici del seu tipus.
expansion-bonus-contents = 10 cartes
term-bonus = { $count ->
    [one] { $count } carta de bonificació
   *[other] { $count } cartes de bonificació
  }
reason-bonus-not-built = aquest edifici no és a la teva Alhambra
