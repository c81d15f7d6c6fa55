game-alhambra = Alhambra
edition-2003 = 2003
expansion-base = Juego básico
expansions-alhambra = Módulos
option-game_end = Final de la partida
option-game_end-market = Cuando no se puede reponer el mercado
option-game_end-supply = Cuando no quedan edificios por salir
kind-pavilion = Pabellón
kind-seraglio = Serrallo
kind-arcades = Arcadas
kind-chambers = Aposentos
kind-garden = Jardín
kind-tower = Torre
kind-wall = Muralla
currency-denar = denario
currency-florin = florín
currency-ducat = ducado
currency-dirham = dírham
currencies-denar = denarios
currencies-florin = florines
currencies-ducat = ducados
currencies-dirham = dírhams
term-buildings = { $count ->
    [one] { $count } edificio
   *[other] { $count } edificios
  }
term-segments = { $count ->
    [one] { $count } tramo de muralla
   *[other] { $count } tramos de muralla
  }
term-place1 = primer puesto
term-place2 = segundo puesto
term-place3 = tercer puesto
term-place4 = cuarto puesto
term-place5 = quinto puesto
term-place6 = sexto puesto
term-pot = { $count ->
    [one] { $count } punto por repartir
   *[other] { $count } puntos por repartir
  }
term-sharers = { $count ->
    [one] { $count } jugador empatado
   *[other] { $count } jugadores empatados
  }
term-share = parte de cada uno, a la baja
phase-round1 = Primer recuento
phase-round2 = Segundo recuento
phase-round3 = Tercer recuento
reason-not-in-supply = eso ya no puede salir
reason-not-in-display = esa carta no está abierta
reason-sum-above-five = varias cartas suman 5 como máximo
reason-not-in-market = ese edificio no está en ese espacio
reason-not-in-hand = no tienes esa carta
reason-wrong-currency = ese espacio pide otra moneda
reason-too-little = no llega al precio
reason-wasteful-payment = sobra una carta
reason-not-exact = hay que pagar el precio exacto
reason-not-set-aside = esa loseta no espera sitio
reason-no-dirk = Dirk solo juega con dos
reason-not-bought = a Dirk solo se le da lo comprado
reason-not-forced = todavía puedes hacer algo
reason-no-tile = ahí no hay ninguna loseta
reason-fountain = la fuente no se mueve
reason-not-in-reserve = esa loseta no está en tu reserva
reason-occupied = esa casilla está ocupada
reason-no-shared-side = no toca ninguna loseta por un lado
reason-wall-mismatch = las murallas no coinciden
reason-unreachable = no se llegaría a pie desde la fuente
reason-hole = quedaría un hueco encerrado
