game-alhambra = Alhambra
edition-2003 = 2003
expansion-base = Base game
expansions-alhambra = Modules
option-game_end = End of the game
option-game_end-market = When the market cannot be refilled
option-game_end-supply = When the supply of buildings is empty
kind-pavilion = Pavilion
kind-seraglio = Seraglio
kind-arcades = Arcades
kind-chambers = Chambers
kind-garden = Garden
kind-tower = Tower
kind-wall = Wall
currency-denar = denar
currency-florin = florin
currency-ducat = ducat
currency-dirham = dirham
currencies-denar = denars
currencies-florin = florins
currencies-ducat = ducats
currencies-dirham = dirhams
term-buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
  }
term-segments = { $count ->
    [one] { $count } wall segment
   *[other] { $count } wall segments
  }
term-place1 = first place
term-place2 = second place
term-place3 = third place
term-place4 = fourth place
term-place5 = fifth place
term-place6 = sixth place
term-pot = { $count ->
    [one] { $count } point to share
   *[other] { $count } points to share
  }
term-sharers = { $count ->
    [one] { $count } player tied
   *[other] { $count } players tied
  }
term-share = share of each, rounded down
phase-round1 = Scoring round 1
phase-round2 = Scoring round 2
phase-round3 = Scoring round 3
reason-not-in-supply = that can no longer come up
reason-not-in-display = that card is not open
reason-sum-above-five = several cards add up to 5 at most
reason-not-in-market = that building is not on that space
reason-not-in-hand = you do not have that card
reason-wrong-currency = that space takes another currency
reason-too-little = it does not reach the price
reason-wasteful-payment = one card is too many
reason-not-exact = the exact price has to be paid
reason-not-set-aside = that tile is not waiting to be placed
reason-no-dirk = Dirk plays with two only
reason-not-bought = only what was bought can be given to Dirk
reason-not-forced = there is still something you can do
reason-no-tile = there is no tile there
reason-fountain = the fountain is never moved
reason-not-in-reserve = that tile is not on your reserve
reason-occupied = that cell is taken
reason-no-shared-side = it shares no side with a tile
reason-wall-mismatch = the walls do not match
reason-unreachable = it could not be reached on foot from the fountain
reason-hole = an empty space would be closed in
