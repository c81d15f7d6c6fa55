game-carcassonne = Carcassonne
edition-2014 = 2014
edition-classic = Classic
expansion-base = Base game
