game-carcassonne = Carcassonne
edition-2014 = 2014
edition-classic = Clásica
expansion-base = Juego básico
