expansion-italica = Amphitheatre of Italica
expansion-italica-summary = As long as the amphitheatre is not surrounded, at the end of each turn all followers on the eight cells around it leave their zones and walk into it. When the last cell is filled, whoever has the majority inside gets 2 points for each follower, own or not, and may place one of theirs on a free zone around it. The others go home.
kind-amphitheatre = Amphitheatre
kinds-amphitheatre = Amphitheatres
thekinds-amphitheatre = the amphitheatre
thing-amphitheatre = an amphitheatre
yours-amphitheatre = your amphitheatre
role-amphitheatre = spectator
event-complete-amphitheatre = Amphitheatre surrounded
event-final-amphitheatre = Amphitheatre not surrounded
term-gathered = { $count ->
    [one] { $count } figure in the amphitheatre
   *[other] { $count } figures in the amphitheatre
  }
decide-p = Do you place one of yours beside the amphitheatre?
option-italica_gather = Amphitheatre of Italica
option-italica_gather-move = The figures around it walk in and leave their zones
option-italica_gather-count = The figures around it count but stay in their zones
option-italica_points = Points of the surrounded amphitheatre
option-italica_points-all = 2 for each figure, own or not
option-italica_points-own = 2 for each own figure
option-area_majority = Majority around a building
option-area_majority-strength = The strength of each figure counts
option-area_majority-heads = Each figure counts 1
option-abbot_on_buildings = Abbot in buildings
option-abbot_on_buildings-none = In monasteries and gardens only
option-abbot_on_buildings-all = In the buildings of the expansions too
reason-not-adjacent = that zone is not beside the amphitheatre
decide-p-help = You have the majority inside. One of your figures may go out to a free zone of a tile around it; the rest go home.
decide-p-do = Place it there
decide-p-none = None
decide-p-none-help = all go home
made-p-zone = sends a figure out of the amphitheatre
made-p-declined = sends nobody out of the amphitheatre
