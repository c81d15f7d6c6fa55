expansion-plaza = The Plaza de España in Seville
expansion-plaza-summary = Two tiles beside the start tile, with a marker of each colour and a neutral one. If your tile completes something, you take a marker; in a later turn it pays you what a completed zone pays the player of that colour (the neutral one: any player) and goes back to the plaza. Each player has one follower less.
kind-marker = Marker
kinds-marker = Markers
thekinds-marker = the markers
event-bonus-marker = The marker pays
term-marker = the points of that zone
step-bonus = Which zone pays your marker?
step-marker = Which marker do you take?
decide-b = Which zone pays your marker?
decide-b-option = { $arg }
decide-t = Which marker do you take?
decide-t-option = { $arg ->
    [*] The neutral one
   *[other] That of { $arg }
  }
holding-marker = Holds a marker
reason-marker-compulsory = you completed something and hold no marker: you must take one
reason-same-marker = that marker has just paid you: you must take another
reason-not-on-plaza = that marker is not on the plaza
reason-not-an-option = that zone cannot pay the marker
