game-carcassonne = Carcassonne
edition-2014 = 2014
edition-classic = Clàssica
expansion-base = Joc bàsic
