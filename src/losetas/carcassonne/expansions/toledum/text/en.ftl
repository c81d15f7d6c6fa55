expansion-toledum = Crossroads to Toledum
expansion-toledum-summary = One tile with four roads that meet. Each road is claimed apart, but they score together when all four are complete, and whoever leads on the longest ones is paid: 1 point per tile, 2 for each follower on them and 3 for each city and monastery that they run into.
kind-network = Crossroads
kinds-network = Crossroads
thekinds-network = the crossroads
thing-network = the crossroads
yours-network = your crossroads
role-network = thief
event-complete-network = Crossroads completed
event-final-network = Incomplete crossroads
term-network-followers = { $count ->
    [one] { $count } follower on the roads
   *[other] { $count } followers on the roads
  }
term-network-monastery = { $count ->
    [one] { $count } monastery that they reach
   *[other] { $count } monasteries that they reach
  }
term-network-city = { $count ->
    [one] { $count } city that they reach
   *[other] { $count } cities that they reach
  }
option-toledum_longest = Longest roads of the crossroads
option-toledum_longest-occupied = The longest of those that somebody holds count
option-toledum_longest-any = The longest count; if nobody stands on them, nobody is paid
