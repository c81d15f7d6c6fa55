### Texts of the interface. The same ids in es, en and ca; a test checks it.
### Texts that belong to an expansion are in its folder.

## General

app-name = Losetas
no-text = { "" }
language-name = English
skip-to-turn = Skip to my turn
skip-to-content = Skip to content
close = Close
list-and = { $list } and { $last }
main-nav = Main
nav-play = Play
nav-rules = Rules
loading = Opening
loading-table = Opening the table
page-missing = There is nothing here.
page-missing-help = This address does not exist. If there was a game, it is still in the list.
go-home = See open tables
table-missing = This link no longer works.
table-missing-help = The table does not exist, or belongs to another device.
table-faulty = The table stands still.
table-faulty-help = An expansion is faulty. Nothing is lost: once it is mended the game goes on where it was.

## New game

new-game = New game
new-game-title = New game · Losetas
unfinished = Unfinished games
unfinished-one = Unfinished game
unfinished-with = { $game } with { $names }, turn { $turn }.
unfinished-your-turn = Your turn.
unfinished-turn-of = It is { $name }’s turn.
unfinished-all = See all { $n }
resume = Resume
resume-label = Resume the game with { $names }
game = Game
game-players = { $min } to { $max } players · about { $minutes } min.
game-summary-carcassonne = Tiles that form cities, roads and fields, and followers who claim them.
edition = Edition
edition-help-2014 = With gardens and the abbot. The edition also changes the drawing.
edition-help-classic = Without gardens or the abbot. Drawn in warm colours.
expansions = Expansions
expansions-chosen = { $n } of { $total } · { $tiles ->
    [one] { $tiles } more tile
   *[other] { $tiles } more tiles
  }
expansions-none = None
expansion-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
expansion-proposed = { $tiles ->
    [one] proposed
   *[other] proposed
  }
proposed-note = Proposed tiles: we could not see the originals, so their edges are ours.
expansion-clash = Cannot be played with { $names }.
expansion-needs = Needs { $names }.
expansion-faulty = “{ $key }” cannot be played.
house-rules = House rules
house-rules-default = the usual ones
house-rules-changed = { $n ->
    [one] { $n } change
   *[other] { $n } changes
  }
house-rules-reset = Back to usual
who-plays = Who plays?
seat-name-n = Name of player { $n }
seat-kind-n = Who plays for { $name }
seat-person = person, on this device
seat-bot-level = bot · { $level }
remove-player = Remove { $name }
add-player = Add a player
default-names = Ana, Bruno, Carmen, Diego, Elena, Felix
bot-random = random
bot-random-help = Does anything the rules allow.
bot-greedy = beginner
bot-greedy-help = Goes for what pays most right now and looks no further.
bot-projected = medium
bot-projected-help = Also counts what the table would be worth if the game stopped there.
bot-planner = advanced
bot-planner-help = Thinks its whole turn through, and what it leaves for the scorings.
starts = Goes first
starts-random = random
starts-random-help = Colours go by playing order: you will see them when the game begins.
bots-speed = Bots
bots-fast = fast
bots-calm = unhurried
show-left = Show which tiles are left
clock-choice = Time to answer
clock-choice-help = Whoever does not answer in time where something may be declined passes.
clock-off = no limit
clock-seconds = { $n } s
clock-left = { $n ->
    [one] { $n } second left to answer
   *[other] { $n } seconds left to answer
  }
clock-begins = { $n ->
    [one] You have { $n } second to answer. Otherwise you pass.
   *[other] You have { $n } seconds to answer. Otherwise you pass.
  }
clock-soon = { $n ->
    [one] { $n } second left.
   *[other] { $n } seconds left.
  }
clock-passed = { $what } (out of time)
play = Play
creating = Setting the table
names-must-differ = Two players have the same name. Change one of them.
name-missing = A player has no name.
create-failed = The game could not be created.

## Table: bar, tools

menu = Menu
rules = Rules
rules-key = Rules and keys (?)
settings = Settings
board = Board
board-tiles = { $n ->
    [one] Board: { $n } tile
   *[other] Board: { $n } tiles
  }
board-tools = View of the board
tool-fit = See the whole board
tool-zoom-in = Zoom in
tool-zoom-out = Zoom out
tool-fields = Owners of the fields
tool-coordinates = Coordinates
tool-left = Tiles left
tool-log = Log of points
log-unseen = { $n ->
    [one] { $n } unseen
   *[other] { $n } unseen
  }
subtitle-expansions = { $n ->
    [0] { $edition }
    [one] { $edition } · { $n } expansion
   *[other] { $edition } · { $n } expansions
  }
board-as-list = Board as a list
leave-table = Leave for the front page
leave-help = The game is kept.
download-record = Download the game

## Players

players = Players
you = you
person = person
bot = bot
your-turn = Your turn
turn-tag = Playing
thinking = Thinking
points-now = { $diff } if it ended now
supply = { $n ->
    [0] no followers
    [one] { $n } follower
   *[other] { $n } followers
  } in supply
supply-piece = { $piece }: { $n }
piece-follower = follower
piece-abbot = abbot

## Log

log = Log
tab-points = Points
tab-moves = Moves
no-points-yet = No points yet. When a feature is completed, the sum appears here.
no-moves-yet = No tile has been placed yet.
turn-n = Turn { $turn } · { $name }
final-scoring = Final scoring
event-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
  }
event-shared = shared by { $names }
event-nobody = for nobody
term-line = { $what } × { $each }
total-for = Total for { $name }
read-rule = Read rule { $rule }
back-to-game = Back to the game
event-heading = { $what }, { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
event-heading-nobody = { $what }: no points, no follower was there
event-turn = Turn { $turn }.
event-turn-final = Final scoring.
event-lit = The tiles that count are lit on the board.
move-none = no follower
move-discarded = Removed: it fitted nowhere
move-open = being played
see-on-board = See on the board

## Bag and shelf

bag-line = left
turn-word = Turn
discarded = Removed
left-title = { $n ->
    [0] No tiles left
    [one] { $n } tile left
   *[other] { $n } tiles left
  }
left-help = Those neither on the table nor removed are counted. This help can be switched off when a table is made.
left-hidden = This table does not show which tiles are left.
left-kind = { $name }: { $left ->
    [one] { $left } left
   *[other] { $left } left
  } of { $total }

## Turn

turn-dock = Your turn
dock-of-other = Turn
steps = Steps
step-tile = Tile
step-follower = Follower
step-confirm = Confirm
place-title = Place your tile
place-title-name = { $name }, place your tile
place-cells = { $n ->
    [one] { $n } possible space.
   *[other] { $n } possible spaces.
  }
place-choose = Tap one to see the tile there.
place-ways = { $n ->
    [one] Here it fits one way.
   *[other] Here it fits { $n } ways: tap again or press R to turn it.
  }
place-ways-touch = { $n ->
    [one] Here it fits one way.
   *[other] Here it fits { $n } ways: tap again to turn it.
  }
place = Place
place-end = Place and finish
place-first = Choose a space first.
undo = Undo
rotate-left = Turn left
rotate-right = Turn right
in-hand = Tile in hand: { $name }
follower-title = Where does your follower go?
follower-title-name = { $name }, where does your follower go?
finish = Finish
finish-nobody = Finish without
nobody = Nobody
nobody-help = keep it for later
claim-now = +{ $points } now
comes-back = returns
claim-open = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }, { $open ->
    [one] { $open } open
   *[other] { $open } open
  }
claim-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
claim-missing = { $open ->
    [one] { $open } missing around
   *[other] { $open } missing around
  }
claim-with = with the { $piece }
recall = Take back the { $piece }
recall-points = +{ $points } now
recall-short = take back the abbot
why-not = Why not others?
why-not-item = { $what }: { $why }
no-claim-step = No free feature left: no follower.
decide-title = Choose
decide-option = { $arg }
decide-pass = Pass
waiting = { $name } is playing
waiting-help = Meanwhile you can move the board and open any points in the log.
waiting-drawn = This is the tile. Meanwhile you can move the board and open any points in the log.
waiting-long = { $name } is thinking hard.
sending = Sending
game-over = The game has ended
see-result = See the result
see-board = See the board
undo-no-nothing-to-undo = There is nothing to undo this turn.
undo-no-drawn = Cannot undo: the next tile has been drawn.
undo-no-clock = Cannot undo: time ran out, and that counts as an answer.
undo-no-passed = Cannot undo: the turn has passed on.
undo-no-not-your-turn = Cannot undo: it is someone else’s turn.
undo-no-game-over = Cannot undo: the game has ended.
undo-drop = Takes the tile off the space
undo-step = Puts the tile back in your hand

## Effects of a placement

effect-none = Changes no occupied feature.
effect-completes-paid = Completes { $thing } of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }: +{ $points } for { $names }
effect-completes-mine = Completes { $thing } of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }: +{ $points } for you
effect-completes-free = Completes { $thing } of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }, unowned
effect-extends-mine = Extends { $yours } to { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
effect-extends-other = Extends { $thing } of { $names } to { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
effect-extends-mine-field = Extends your field
effect-extends-other-field = Extends a field of { $names }
effect-joins-mine = Joins { $yours } to another: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } in all
effect-joins-other = Joins { $thing } of { $names }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } in all
effect-joins-mine-field = Joins your field to another
effect-joins-other-field = Joins a field of { $names } to another
effect-surrounds-mine = Surrounds { $yours }: { $points } more
effect-surrounds-other = Surrounds { $thing } of { $names }: { $points } more
effect-starts = Starts { $thing }
thing-city = a city
thing-road = a road
thing-field = a field
thing-monastery = a monastery
thing-garden = a garden
thing-other = a feature
yours-city = your city
yours-road = your road
yours-field = your field
yours-monastery = your monastery
yours-garden = your garden
yours-other = your feature

## Words of the game

kind-city = City
kind-road = Road
kind-field = Field
kind-monastery = Monastery
kind-garden = Garden
kind-abbot = Abbot
kind-other = Feature
kinds-city = Cities
kinds-road = Roads
kinds-field = Fields
kinds-monastery = Monasteries
kinds-garden = Gardens
kinds-abbot = Abbots taken back
kinds-other = Others
thekinds-city = cities
thekinds-road = roads
thekinds-field = fields
thekinds-monastery = monasteries
thekinds-garden = gardens
thekinds-abbot = abbots
thekinds-other = the rest
event-complete-city = City completed
event-complete-road = Road completed
event-complete-monastery = Monastery completed
event-complete-garden = Garden completed
event-complete-other = Feature completed
event-final-city = Unfinished city
event-final-road = Unfinished road
event-final-field = Field
event-final-monastery = Unfinished monastery
event-final-garden = Unfinished garden
event-final-other = Feature at the end
event-recall-abbot = Abbot taken back
event-recall-other = Figure taken back
event-bonus-other = Extra points
role-city = knight
role-road = thief
role-field = farmer
role-monastery = monk
role-garden = abbot
role-other = follower
term-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
term-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
  }
term-neighbours = { $count ->
    [one] { $count } tile around
   *[other] { $count } tiles around
  }
term-itself = the tile itself
term-cities = { $count ->
    [one] { $count } completed city
   *[other] { $count } completed cities
  }
term-bonus = extra points
term-other = { $count ->
    [one] { $count } time
   *[other] { $count } times
  }
edge-C = city
edge-R = road
edge-F = field
edge-other = another edge

## Fields

legend-title = If it ended now
legend-shared = shared
legend-none = There is no farmer in any field yet.
field-value = { $value ->
    [one] Field: { $value } point
   *[other] Field: { $value } points
  }

## Screen reader

say-cell = Space { $x }, { $y }. { $around } { $ways ->
    [one] One way.
   *[other] { $ways } ways.
  }
say-cell-chosen = Space { $x }, { $y }. { $ways ->
    [one] One way.
   *[other] { $ways } ways.
  } The tile: { $edges }.
edge-at = { $what } { $at }
edge-all-round = { $what } on all four sides
at-N = to the north
at-E = to the east
at-S = to the south
at-W = to the west
say-drawn = You drew: { $tile }. { $n ->
    [one] { $n } possible space.
   *[other] { $n } possible spaces.
  }
say-your-turn = Your turn.
say-turn-of = It is { $name }’s turn.
say-placed = Placed at { $x }, { $y }.
say-choose-claim = Choose a feature for your follower: { $list }.
say-claim = { $n } { $what }
say-claim-none = 0 nobody
say-undone = Undone: the tile is back in your hand.
say-other = { $name } plays at { $x }, { $y }.
say-other-claim = { $name } plays at { $x }, { $y } and puts a { $role }.
say-other-recall = { $name } plays at { $x }, { $y } and takes back the { $piece }.
say-event = { $what }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } for { $name }.
say-event-nobody = { $what }, unowned.
say-discarded = A tile fitted nowhere and is removed: { $tile }.
say-over = The end. { $result }
say-tile = Tile { $x }, { $y }: { $tile }. { $figures }
say-tile-figure = { $role } of { $name }.
zone-complete = { $kind }: { $size }, complete, { $owner }, worth { $value }.
zone-open = { $kind }: { $size }, { $open ->
    [one] { $open } open end
   *[other] { $open } open ends
  }, { $owner }, worth { $value }.
zone-missing = { $kind }: { $open ->
    [one] { $open } tile missing around it
   *[other] { $open } tiles missing around it
  }, { $owner }, worth { $value }.
zone-endless = { $kind }: { $size }, { $owner }, worth { $value }.
zone-owner = of { $names }
zone-free = free
tile-details = Tile { $x }, { $y }
start-tile = start tile
placed-by = placed by { $name }
list-empty = The table is empty.
list-row = Row { $y }

## Notices

notices = Notices
notice-no-place = A tile fitted nowhere. It is removed and another is drawn.
notice-last-no-place = The last tile fitted nowhere: the game ends.
notice-stale = The table changed while you were playing. Look and confirm again.
notice-refused = Not possible: { $why }
notice-faulty = The expansion “{ $key }” is faulty, and the table stays as it was. Nothing is lost: once it is mended the game goes on. { $why }
offline = No connection. The game is safe.
offline-kept = No connection. Your move is kept here and will be sent by itself.
offline-retry = Trying again in { $seconds } s.
offline-now = Now
online-again = Connected. The game is up to date.
server-down = The server does not answer. The game is safe and will go on where it was.

## Reasons

reason-other = the table does not accept it
reason-stale = the table has changed
reason-not-your-turn = it is not your turn
reason-not-your-seat = that seat is not yours
reason-wrong-step = it is not time for that
reason-game-over = the game has ended
reason-bad-message = the message cannot be read
reason-too-large = the message is too large
reason-too-fast = you are going too fast
reason-not-notation = the move cannot be read
reason-cannot-undo = it cannot be undone
reason-wrong-tile = it is not the tile you have
reason-cell-taken = that space is taken
reason-no-neighbour = it touches no tile
reason-edge-mismatch = the edges do not match
reason-no-such-segment = there is no such feature
reason-not-claimable = nobody goes there
reason-needs-abbot = only the abbot can go there
reason-abbot-not-here = the abbot cannot go there
reason-occupied = there is already a follower of { $names }
reason-complete = it is already complete
reason-no-follower-left = you have no followers left
reason-no-abbot-there = your abbot is not there
reason-no-answer = the server does not answer
reason-bad-ruleset = those rules cannot be played together
reason-bad-seats = the players are not set up properly
reason-unknown-bot = there is no such bot
reason-not-owner = the table does not belong to this device
reason-server-error = the server failed
reason-faulty-expansion = an expansion is faulty

## The end

end-title = End of the game · Losetas
end-you-win = You win, { $name }
end-wins = { $name } wins
end-tie = { $names } share the win
end-scores = { $winner } to { $others }
end-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
  }
end-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
end-decided = decided by { $kinds }
end-table = Points by kind and player
end-points = Points
end-total = Total
end-open-events = { $kind } of { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
rematch = Rematch
rematch-starts = In the rematch { $name } goes first.
another-game = Another game
download = Download
proof-title = Check the deck
proof-help = The fingerprint was fixed before the first turn; with the seed anyone can repeat the order of the draws.
proof-commit = Fingerprint
proof-seed = Seed

## Settings

set-language = Language
set-theme = Theme
theme-auto = system
theme-light = light
theme-dark = dark
set-one-tap = One-tap confirm
set-one-tap-help = Another tap on the cell places the tile; where it can be turned: R, the wheel or the buttons.
set-fast-bots = Fast bots
set-fast-bots-help = They answer at once.
set-alone = Pass the vizier’s window by itself when I cannot buy
set-alone-help = Also when there is nothing to reveal. Passing at once tells the others that you cannot: with persons at the table better decide by hand.
set-sound = Sound
set-sound-help = A knock for each tile and a note when it is your turn.
set-keys = Keys
set-keys-help = Single-key shortcuts. Switch them off if you dictate or your screen reader needs them.
set-hints = Full hints
set-hints-help = Shows everyone’s points if the game ended now.

## Rules and keys

howto = How to play
howto-key = How to play (J)
howto-title = How to play { $game }
howto-never = Never played before?
howto-all-rules = All rules, numbered
rules-title = Rules
rules-missing = The rules could not be loaded.
rules-fallback = Some of this text is not translated yet and stands in Spanish.
rules-house = House rules at this table
rules-part-U = Set-up
rules-part-P = Placing
rules-part-M = Followers
rules-part-S = Scoring
rules-part-F = The end
keys-title = Keys
key-arrows = Neighbouring space
key-next = Next or previous space
key-rotate = Turn
key-choose = Choose a feature; 0, nobody
key-enter = Confirm
key-space = Choose what has the focus
key-undo = Undo one step
key-abbot = Take back the abbot
key-fit = See all, zoom in, zoom out
key-pan = Move the board
key-fields = Fields, coordinates, tiles left
key-log = Go to the log
key-read = Read the space or the tile
key-dock = Go to the turn
key-help = Rules and keys
key-ends = First and last space
key-escape = Close, drop
key-shift = Shift
key-arrow-keys = Arrows
key-spacebar = Space
key-return = Enter
key-esc = Esc

## House rules

option-farms = Fields
option-farms-3rd = Each field pays 3 for every completed city it touches
option-farms-2nd = As today, but a city pays a player only once
option-farms-devir = Each city pays 3, once, to whoever has most farmers around it
option-farms-1st = Each city pays 4, once, to whoever has most farmers around it
option-tiny_city = City of two tiles
option-tiny_city-4 = Pays 2 a tile, like all others
option-tiny_city-2 = Pays 1 a tile and 1 a shield
option-abbot = Abbot
option-abbot-yes = Each player has an abbot
option-abbot-no = No abbot

## Decisions of the expansions

decide-first = Choose an option first.
decide-name = { $name }: { $question }
decide-elsewhere = It is { $name }'s turn, but now you decide.
decide-zone-of = { $kind } of { $names }
decide-value = { $points ->
    [one] worth { $points } point
   *[other] worth { $points } points
  }
marker-word = marker
marker-mine = The one in your colour
marker-other = { $name }'s
marker-neutral = The neutral one
made-other = decides
made-by = { $name }: { $what }.
say-forced = You lay the other half: { $tile }. It goes beside the first.

## Covers, halves, zones that score together

cover = Cover
cover-end = Cover and finish
cover-title = You cover tile { $x }, { $y }
cover-before = now
cover-after = then
cover-on = Creative placement
cover-because = { $n ->
    [one] while { $names } is not complete you may cover a tile without followers.
   *[other] while { $names } are not complete you may cover a tile without followers.
  }
cover-short = { $names } still incomplete.
cover-not = Tile { $x }, { $y } cannot be covered: { $why }.
cover-free = Afterwards you could occupy: { $kinds }.
cover-free-none = Afterwards nothing on it could be occupied.
place-choose-cover = { $n ->
    [one] Tap one, or the framed tile, to cover it.
   *[other] Tap one, or one of the { $n } framed tiles, to cover it.
  }
say-cover-on = { $n ->
    [one] Creative placement is on: { $n } place is on top of a tile.
   *[other] Creative placement is on: { $n } places are on top of a tile.
  }
say-cell-cover = Cover tile { $x }, { $y }. { $around } { $ways ->
    [one] One way.
   *[other] { $ways } ways.
  }
forced-title = Place the other half
forced-title-name = { $name }, place the other half
forced-help = You do not draw: this tile goes beside the first half, on the only marked place.
twin-there = The other half will go to { $x }, { $y }: { $name } lays it on the next turn.
group-arm = { $kind } { $at }
group-value = Worth { $value } if the game stopped now and { $complete } if completed as it is, for { $names }.
group-value-free = Worth { $value } if the game stopped now and { $complete } if completed as it is. Nobody owns it yet.
group-nobody = nobody
group-deciding = decides

## Effects of covers

effect-joins-free = Joins { $parts } zones: { $thing } of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
effect-extends-free = Extends { $thing } that nobody owns to { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
effect-splits-mine = Splits { $yours } into { $parts }
effect-splits-other = Splits { $thing } of { $names } into { $parts }
effect-splits-free = Splits { $thing } that nobody owns into { $parts }
effect-shrinks-mine = Shortens { $yours } to { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
effect-shrinks-other = Shortens { $thing } of { $names } to { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
effect-shrinks-free = Shortens { $thing } that nobody owns to { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
effect-shrinks-mine-field = Shortens your field
effect-shrinks-other-field = Shortens a field of { $names }
effect-reopens = Reopens a zone that was complete ({ $kind }, now { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }): it can be occupied again
effect-stays = { $parts ->
    [1] The same zone stays complete
   *[other] { $parts } complete zones become one
  } ({ $kind }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }): it does not score again and cannot be occupied
effect-removes = Removes { $thing } without anybody

## New game: expansions

expansions-all-n = { $n ->
    [9] All nine
   *[other] All { $n }
  }
proposed-what = We could not see the original drawing: the edges and zones of this tile are a proposal of ours. The rules are the published ones.
