expansion-mezquita = Mosque-Cathedral of Córdoba
expansion-mezquita-summary = The Mosque-Cathedral takes up two tiles: whoever draws the first half places it where the other one fits, and the next player has to place the second. When the ten cells around it are filled, whoever has most followers in it and on those tiles gets 12 points. Only the follower in the mosque goes home.
kind-mosque = Mosque
kinds-mosque = Mosques
thekinds-mosque = the mosque
thing-mosque = a mosque
yours-mosque = your mosque
role-mosque = keeper of the mosque
event-complete-mosque = Mosque surrounded
event-final-mosque = Mosque not surrounded
term-mosque = { $count ->
    [one] { $count } mosque tile
   *[other] { $count } mosque tiles
  }
option-area_timing = When the majority is counted
option-area_timing-before_returns = Before the followers of completed zones go home
option-area_timing-after_returns = After they went home
option-area_majority = Majority around a building
option-area_majority-strength = The strength of each figure counts
option-area_majority-heads = Each figure counts 1
option-abbot_on_buildings = Abbot in buildings
option-abbot_on_buildings-none = In monasteries and gardens only
option-abbot_on_buildings-mezquita = In the Mosque-Cathedral too
option-abbot_on_buildings-all = In the buildings of the expansions too
reason-pair-does-not-fit = the other half would not fit beside it
reason-not-at-twin = it has to go beside the other half
reason-never-on-top = this tile cannot be laid on top of another
edge-M = Mosque
