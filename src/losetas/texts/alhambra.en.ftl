### Texts of the screens of Alhambra. Those of each module (buildings, currencies, rules) are in its folder.

game-summary-alhambra = Buildings bought with four currencies, a palace with its wall, and three scoring rounds.
pal-subtitle = { $n ->
    [0] { $game }
    [one] { $game } · { $n } module
   *[other] { $game } · { $n } modules
  }
expansions-none-alhambra = None
expansions-all-n-alhambra = All { $n }
pal-modules-chosen = { $n } of { $total }

## Names

pal-tile-name = { $type } { $price }
pal-annex-name = square ({ $type })
pal-tile-open = { $name }, no walls
pal-tile-walls = { $name }, wall { $sides }
pal-card-name = { $currency } { $value }
pal-joining-name = exchange card ({ $currencies })
pal-neutral = Dirk
pal-neutral-tiles = See all { $n } buildings
pal-fountain = Fountain
pal-type = Building

## Market, money, hand

pal-market = Market
pal-money = Money
pal-money-rule-short = one, or several up to 5
pal-money-rule = Any single card, or several that add up to 5 at most.
pal-space = { $tile }, to be paid in { $currency }. { $how }
pal-space-empty = Empty space, { $currency }
pal-how-exact = Exact
pal-how-afford = Affordable
pal-how-short = { $n ->
    [0] Not exact
    [one] { $n } short
   *[other] { $n } short
  }
pal-how-none = { "" }
pal-match-exact = Exact
pal-match-buys = They buy it
pal-hand = { $n ->
    [one] Your hand: { $n } card
   *[other] Your hand: { $n } cards
  }
pal-hand-empty = You have no cards.
pal-opening-title = Starting hands
pal-opening = The starting hands lie open to all until the first action.
pal-opening-hand = { $name }’s starting hand
pal-began-cards = { $name } begins, having been dealt the fewest cards.
pal-began-sum = { $name } begins: nobody was dealt fewer cards and, of those tied, nobody has a smaller sum.
pal-began-seat = { $name } begins: tied in cards and in their sum, and first by order of seats.
pal-cards-n = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
  }
pal-wall-n = Longest wall: { $n }
pal-reserve-n = { $n ->
    [0] Reserve empty
    [one] { $n } building in the reserve
   *[other] { $n } buildings in the reserve
  }
pal-hidden-n = { $n ->
    [one] { $n } bonus card not revealed
   *[other] { $n } bonus cards not revealed
  }
pal-revealed-n = { $n ->
    [one] { $n } revealed bonus card
   *[other] { $n } revealed bonus cards
  }
pal-secrets = Bonus cards
pal-secret = Bonus card for { $tile }: that building is not in your Alhambra
pal-secret-later = Bonus card for { $tile }: it cannot be revealed now
pal-secret-can = Bonus card for { $tile }: it can be revealed
pal-revealed = Revealed bonus cards
pal-stone-awake = Vizier awake
pal-stone-asleep = Vizier asleep

## Palaces

pal-palace-of = { $name }’s Alhambra
pal-whose = The Alhambra on show
pal-back-own = Back to mine
pal-look = See { $name }’s Alhambra
pal-reserve = Reserve
pal-reserve-own = Your reserve
pal-reserve-of = { $name }’s reserve
pal-reserve-empty = Empty
pal-stacks = Squares
pal-stacks-full = You have three, the most there can be, the reserve included.
pal-stack = { $tile }; { $n ->
    [one] { $n } left
   *[other] { $n } left
  }
pal-provisional-tag = proposed
pal-provisional = Provisional walls: we have not seen the originals, so these sides are ours.
pal-list-provisional = { $walls } (provisional)
pal-aside = Tiles waiting for a place
pal-aside-bought = To be placed at the end: { $tiles }.
pal-cell = Cell { $x }, { $y }
pal-at = { $name }, at { $x }, { $y }
pal-cell-lay = { $name }. It fits. { $what }
pal-cell-build = { $name }. It fits. { $what }
pal-cell-swap = { $name }. It can be swapped. { $what }
pal-cell-remove = { $name }. It can go to the reserve. { $what }
pal-cannot-place = It does not fit: { $why }.
pal-cannot-move = It cannot be removed: { $why }.
pal-beside = { $tile } { $side }
pal-beside-none = it touches no tile
pal-rule = Rule { $rule }
pal-list = Alhambra as a list
pal-list-cell = Cell
pal-list-open = none
pal-list-beside = Beside it
pal-list-reserve = In the reserve: { $tiles }.

## What to do

pal-action-title = What will you do?
pal-action-help = Buy a building, take money or redesign your Alhambra.
pal-action-again = You paid exactly: you have another action.
pal-waiting-help = Meanwhile you can look at the other Alhambras and open the scoring rounds.
pal-turn-of-other = { $name }’s turn, but now you decide.
pal-take-title = { $n ->
    [one] You take { $card }
   *[other] You take { $n } cards
  }
pal-take-sum = { $cards } = { $sum }
pal-take-join = It is taken alone. It joins those two currencies in one purchase.
pal-take = Take
pal-buy-title = You buy { $tile }
pal-buy-sum = { $cards } = { $sum }
pal-buy-exact = Exact payment: you get another action.
pal-buy-gap = The vizier pays exactly: no further action, and it falls asleep.
pal-buy-over = You pay { $over } too much: that ends your actions.
pal-buy-join = { $n ->
    [one] The exchange card joins its two currencies and is discarded.
   *[other] The exchange cards join their currencies and are discarded.
  }
pal-buy-pointless = The { $card } is not needed: you would spend it for nothing.
pal-buy-short = { $paid } of { $price } so far.
pal-buy-spare = { $card } is too much: the rest is enough.
pal-buy-not-exact = The vizier pays exactly: { $over } too much.
pal-buy-currency = { $card } is no good here: this space takes { $currency }.
pal-buy-needs-join = To pay with { $card } add your { $join }.
pal-buy-wrong-join = Your { $card } is no use here: this space takes { $currency }.
pal-buy-many-joins = Only one exchange card for a purchase.
pal-buy-no-way = It cannot be paid like that.
pal-buy-more-ways = There are more ways to pay than are offered: pick the cards yourself.
pal-buy-missing = { $n ->
    [one] You lack { $n } in { $currency }.
   *[other] You lack { $n } in { $currency }.
  }
pal-buy-pick = Choose the cards to pay with. Currency: { $currency }.
pal-buy = Buy
pal-other-way = Another way ({ $at } of { $n })
pal-cards-title = What do you buy with { $cards }?
pal-cards-exact = { $n }: { $tile }, exact
pal-cards-buy = { $n }: { $tile }, { $over } too much
pal-cards-nothing = These cards buy nothing. Add or drop one.
pal-if-built = If you build it: { $what }
pal-count-none = { $type }: none
pal-count-place = { $type }: { $before } to { $after }, { $place } place
pal-count-tied = { $type }: { $before } to { $after }, shared { $place } place
pal-wall-change = Wall: { $before } to { $after }
pal-no-change = Neither the wall nor the majorities change.
pal-cells = { $n ->
    [0] It fits no empty cell.
    [one] { $n } possible cell. Tiles are never turned.
   *[other] { $n } possible cells. Tiles are never turned.
  }
pal-cells-swap = { $n ->
    [one] { $n } tile to swap it with, marked with two arrows.
   *[other] { $n } tiles to swap it with, marked with two arrows.
  }
pal-cells-why = Point at a × to be told why it does not fit.
pal-lay-title = You build { $tile }
pal-lay = Build
pal-build-title = Redesign: build { $tile }
pal-build = Build
pal-swap-title = Redesign: swap in { $tile }
pal-swap = Swap
pal-secret-back = Its bonus card comes back to your hand and no longer counts.
pal-swap-out = { $tile } comes out, to your reserve.
pal-remove-title = Redesign: { $tile } to the reserve
pal-remove = To the reserve
pal-to-reserve = To the reserve
pal-to-neutral = Give to Dirk
pal-annex-title = You take { $tile }
pal-annex-help = It is free and ends your actions. You place it at the end of the turn.
pal-annex = Take
pal-reveal-title = You reveal { $tile }
pal-reveal-help = It counts as one more building of its type as long as its own stays built. It costs no action.
pal-reveal = Reveal
pal-wake-title = You wake the vizier
pal-wake-help = That ends your actions. It can then buy between two turns.
pal-wake = Wake the vizier
pal-pass-title = There is nothing you can do
pal-pass-help = There is no money to take, and nothing to buy or redesign.
pal-pass = Pass
pal-gap-title = Does your vizier buy?
pal-gap-help = It can buy: { $list }. Or pass.
pal-gap-item = { $tile } (space { $n })
pal-gap-none = You cannot pay exactly now.
pal-gap-no-exact = You do not have the exact price in { $currency }.
pal-gap-pass = Pass
pal-open-title = Before the scoring round: do you reveal a bonus card?
pal-open-help = Tap the card with a green frame that you want to reveal.
pal-open-none = You cannot reveal any now.
pal-open-pass = None
pal-tray-redesign = Redesign: what do you move?
pal-tray-redesign-help = A tile of your reserve, or tap one of your Alhambra to store it.
pal-tray-annex = Which square do you take?
pal-tray-annex-help = It is free and ends your actions.
pal-tray-tile = { $tile }; { $n ->
    [0] it fits no cell
    [one] { $n } possible cell
   *[other] { $n } possible cells
  }
pal-redesign-button = Redesign
pal-annex-button = Square
pal-undo-no-passed = Cannot be undone: somebody else has been asked since.
pal-undo-no-drawn = Cannot be undone: something nobody knew has come up.
pal-curtain-title = Pass the device to { $name }
pal-curtain-hand = What follows is for no other eyes: a hand.
pal-curtain-secrets = What follows is for no other eyes: bonus cards.
pal-curtain-both = What follows is for no other eyes: a hand and bonus cards.
pal-curtain-ready = I am { $name }: show my hand

## Scoring rounds and log

pal-majorities = Majorities · { $round }
pal-majorities-open = Majorities
pal-soon = after this turn
pal-now = Now
pal-now-what = points if it were counted now
pal-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }
pal-wall-each = 1 per segment
pal-points = Table of points
pal-supplies = Reserve and supplies
pal-tiles-left = { $n ->
    [one] { $n } building to come
   *[other] { $n } buildings to come
  }
pal-cards-left = { $n ->
    [one] { $n } card to come
   *[other] { $n } cards to come
  }
pal-cards-used = { $left ->
    [one] { $left } card
   *[other] { $left } cards
  } to come, { $used } discarded
pal-discards = { $n ->
    [one] { $n } card discarded
   *[other] { $n } cards discarded
  }
pal-round-later = { $round } is done: the sums are under Points.
pal-round-nobody = Nobody has any.
pal-round-without = No buildings, no points: { $names }.
pal-round-worth = At stake: { $points }
pal-round-step = { $n } of { $total }
pal-round-next = Next
pal-round-back = Previous
pal-round-skip = Skip
pal-round-all = See all
pal-round-parts = { $name }: { $count } = { $parts }
pal-rank-one = { $name } has { $count }: { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
pal-rank-one-none = { $name } has { $count }: { $place }, which scores nothing in this round
pal-rank-tied = { $names } tie with { $count } for { $places }: ({ $sum }) / { $n } = { $points } each{ $rest ->
    [0] { "" }
   *[other] , rounded down
  }
pal-rank-tied-none = { $names } tie with { $count } for { $places }, which score nothing in this round
pal-rank-neutral = Dirk’s points go to nobody.
pal-gifts = Final distribution of the market
pal-gifts-help = Each building left goes to whoever holds the most money in that currency. Nothing is paid.
pal-gift-to = to { $name }, with { $sum } in { $currency }
pal-gift-tied = stays: a tie at { $sum } in { $currency }
pal-gift-none = stays: nobody holds any { $currency }
pal-wall-points = wall of { $n ->
    [one] { $n } segment, one point
   *[other] { $n } segments, one point each
  }
pal-log-none = Nobody has played yet.
pal-log-open-round = see the sums
pal-log-group = Turn { $turn } · { $name }
pal-points-none = No points yet. Each scoring round will appear here with its sums.
pal-points-given = Other points
pal-points-place = { $name } · has { $count }, { $place }
pal-points-tied = { $name } · has { $count }, tied for { $places }
pal-log-see = See it in { $name }’s Alhambra
pal-log-buy = buys { $tile } for { $paid }
pal-log-buy-exact = buys { $tile }, paid exactly
pal-log-gap-buy = buys { $tile } with the vizier
pal-log-take = takes { $cards }
pal-log-annex = takes a square ({ $type })
pal-log-lay = builds { $tile }
pal-log-store = puts { $tile } on the reserve
pal-log-give = gives { $tile } to Dirk
pal-log-build = redesigns: builds { $tile }
pal-log-swap = redesigns: { $tile } for { $other }
pal-log-remove = redesigns: removes { $tile }
pal-log-reveal = reveals the bonus card for { $tile }
pal-log-wake = wakes the vizier
pal-log-gap-no = does not use the vizier
pal-log-open-no = reveals nothing
pal-log-pass = passes
pal-log-decide = chooses { $arg }
pal-log-back = { $what }; its bonus card goes back to the hand
pal-log-gift = receives { $tile } in the final distribution: holds most { $currency }
pal-log-deal = receives { $n ->
    [one] { $n } building
   *[other] { $n } buildings
  }
pal-log-end = the game ends

## End

pal-end-wins = { $name } wins by { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  }
pal-end-tie = A draw between { $names }
pal-end-decided = What made the difference: { $kind }.
pal-end-total = Total
pal-end-cell = { $kind }, { $name }: { $points }
pal-end-help = Every figure and every round opens to show its sums.

## Keys

pal-keys = Keys of Alhambra
pal-key-groups = Go to market, money, hand, reserve, bonus cards
pal-key-move = Move along the row or over the cells
pal-key-next = Next, first and last possible cell
pal-key-numbers = Space of the market (1 to 4), open card (5 to 8), tile laid out
pal-key-confirm = Confirm
pal-key-decline = Pass, or leave the tile on the reserve
pal-key-way = Another way of paying
pal-key-redesign = Redesign
pal-key-annex = Take a square
pal-key-store = Tile to the reserve
pal-key-give = Tile to Dirk
pal-key-undo = Undo one step
pal-key-wake = Wake the vizier
pal-key-others = See the other Alhambras in turn
pal-key-majorities = Majorities
pal-key-wall = Show the longest wall
pal-key-supplies = Reserve and supplies
pal-key-log = Log: points and moves
pal-key-fit = Show the whole Alhambra, zoom in, out
pal-key-pan = Move the Alhambra
pal-key-coordinates = Coordinates
pal-key-read = Read the cell and what is around it
pal-key-dock = Go to your turn
pal-key-escape = Close, let go
starts-help-alhambra = Whoever is dealt the fewest cards begins; if tied, the one with the smallest sum, and else the earliest seat.
