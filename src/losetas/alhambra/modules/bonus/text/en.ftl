expansion-bonus = The bonus cards
expansion-bonus-summary = Secret cards that show a building without walls: if you have built it, reveal the card and it counts as another building of its type.
expansion-bonus-contents = 10 cards
term-bonus = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
  }
reason-bonus-not-built = that building is not in your Alhambra
