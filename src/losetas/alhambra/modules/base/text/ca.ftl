game-alhambra = Alhambra
edition-2003 = 2003
expansion-base = Joc bàsic
expansions-alhambra = Mòduls
option-game_end = Final de la partida
option-game_end-market = Quan no es pot reposar el mercat
option-game_end-supply = Quan no queden edificis per sortir
kind-pavilion = Pavelló
kind-seraglio = Serrall
kind-arcades = Arcades
kind-chambers = Cambres
kind-garden = Jardí
kind-tower = Torre
kind-wall = Muralla
currency-denar = denari
currency-florin = florí
currency-ducat = ducat
currency-dirham = dírham
currencies-denar = denaris
currencies-florin = florins
currencies-ducat = ducats
currencies-dirham = dírhams
term-buildings = { $count ->
    [one] { $count } edifici
   *[other] { $count } edificis
  }
term-segments = { $count ->
    [one] { $count } tram de muralla
   *[other] { $count } trams de muralla
  }
term-place1 = primer lloc
term-place2 = segon lloc
term-place3 = tercer lloc
term-place4 = quart lloc
term-place5 = cinquè lloc
term-place6 = sisè lloc
term-pot = { $count ->
    [one] { $count } punt per repartir
   *[other] { $count } punts per repartir
  }
term-sharers = { $count ->
    [one] { $count } jugador empatat
   *[other] { $count } jugadors empatats
  }
term-share = part de cadascú, a la baixa
phase-round1 = Primer recompte
phase-round2 = Segon recompte
phase-round3 = Tercer recompte
reason-not-in-supply = això ja no pot sortir
reason-not-in-display = aquesta carta no és oberta
reason-sum-above-five = diverses cartes sumen 5 com a màxim
reason-not-in-market = aquest edifici no és en aquest espai
reason-not-in-hand = no tens aquesta carta
reason-wrong-currency = aquest espai demana una altra moneda
reason-too-little = no arriba al preu
reason-wasteful-payment = hi sobra una carta
reason-not-exact = cal pagar el preu exacte
reason-not-set-aside = aquesta fitxa no espera lloc
reason-no-dirk = Dirk només juga amb dos
reason-not-bought = a Dirk només se li dona el que s’ha comprat
reason-not-forced = encara pots fer alguna cosa
reason-no-tile = aquí no hi ha cap fitxa
reason-fountain = la font no es mou
reason-not-in-reserve = aquesta fitxa no és a la teva reserva
reason-occupied = aquesta casella és ocupada
reason-no-shared-side = no toca cap fitxa per un costat
reason-wall-mismatch = les muralles no coincideixen
reason-unreachable = no s’hi arribaria a peu des de la font
reason-hole = hi quedaria un forat tancat
