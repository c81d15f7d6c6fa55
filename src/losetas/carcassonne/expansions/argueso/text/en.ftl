expansion-argueso = Argüeso Castle
expansion-argueso-summary = A castle on two tiles: whoever draws the first half places it where the other one fits, and the next player has to place the second. When the ten cells around it are filled, whoever has most followers on those twelve tiles, in whatever zone, gets 12 points. Only the lord of the castle goes home.
kind-castle = Castle
kinds-castle = Castles
thekinds-castle = the castle
thing-castle = a castle
yours-castle = your castle
role-castle = lord of the castle
event-complete-castle = Castle surrounded
event-final-castle = Castle not surrounded
term-castle = { $count ->
    [one] { $count } castle tile
   *[other] { $count } castle tiles
  }
option-area_timing = When the majority is counted
option-area_timing-before_returns = Before the followers of completed zones go home
option-area_timing-after_returns = After they went home
option-area_majority = Majority around a building
option-area_majority-strength = The strength of each figure counts
option-area_majority-heads = Each figure counts 1
option-abbot_on_buildings = Abbot in buildings
option-abbot_on_buildings-none = In monasteries and gardens only
option-abbot_on_buildings-all = In the buildings of the expansions too
reason-pair-does-not-fit = the other half would not fit beside it
reason-not-at-twin = it has to go beside the other half
reason-never-on-top = this tile cannot be laid on top of another
edge-K = castle
