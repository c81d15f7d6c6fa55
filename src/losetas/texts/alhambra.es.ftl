### Textos de las pantallas de Alhambra. Los de cada módulo (edificios, monedas, reglas) están en su carpeta.

game-summary-alhambra = Edificios comprados con cuatro monedas, un palacio con su muralla y tres recuentos.
pal-subtitle = { $n ->
    [0] { $game }
    [one] { $game } · { $n } módulo
   *[other] { $game } · { $n } módulos
  }
expansions-none-alhambra = Ninguno
expansions-all-n-alhambra = Los { $n }
pal-modules-chosen = { $n } de { $total }

## Nombres

pal-tile-name = { $type } { $price }
pal-annex-name = cobertizo ({ $type })
pal-tile-open = { $name }, sin murallas
pal-tile-walls = { $name }, muralla { $sides }
pal-card-name = { $currency } { $value }
pal-joining-name = oficina de cambio ({ $currencies })
pal-neutral = Dirk
pal-neutral-tiles = Ver sus { $n } edificios
pal-fountain = Fuente
pal-type = Edificio

## Mercado, dinero, mano

pal-market = Mercado
pal-money = Dinero
pal-money-rule-short = una, o varias hasta 5
pal-money-rule = Una carta cualquiera, o varias que sumen 5 como máximo.
pal-space = { $tile }, a pagar en { $currency }. { $how }
pal-space-empty = Espacio vacío, { $currency }
pal-how-exact = Exacto
pal-how-afford = Te llega
pal-how-short = { $n ->
    [0] No exacto
    [one] Falta { $n }
   *[other] Faltan { $n }
  }
pal-how-none = { "" }
pal-match-exact = Exacto
pal-match-buys = La compran
pal-hand = { $n ->
    [one] Tu mano: { $n } carta
   *[other] Tu mano: { $n } cartas
  }
pal-hand-empty = No tienes cartas.
pal-opening-title = Manos iniciales
pal-opening = Las manos iniciales están a la vista de todos hasta la primera acción.
pal-opening-hand = Mano inicial de { $name }
pal-began-cards = Empieza { $name }, que ha recibido menos cartas.
pal-began-sum = Empieza { $name }: nadie ha recibido menos cartas y, de quienes empatan, es quien menos suma.
pal-began-seat = Empieza { $name }: empata a cartas y a suma, y va antes por orden de asiento.
pal-cards-n = { $n ->
    [one] { $n } carta en la mano
   *[other] { $n } cartas en la mano
  }
pal-wall-n = Muralla más larga: { $n }
pal-reserve-n = { $n ->
    [0] Reserva vacía
    [one] { $n } edificio en la reserva
   *[other] { $n } edificios en la reserva
  }
pal-hidden-n = { $n ->
    [one] { $n } bonificación sin revelar
   *[other] { $n } bonificaciones sin revelar
  }
pal-revealed-n = { $n ->
    [one] { $n } bonificación revelada
   *[other] { $n } bonificaciones reveladas
  }
pal-secrets = Bonificaciones
pal-secret = Bonificación de { $tile }: ese edificio no está en tu Alhambra
pal-secret-later = Bonificación de { $tile }: ahora no se puede revelar
pal-secret-can = Bonificación de { $tile }: se puede revelar
pal-revealed = Bonificaciones reveladas
pal-stone-awake = Visir despierto
pal-stone-asleep = Visir dormido

## Palacios

pal-palace-of = Alhambra de { $name }
pal-whose = La Alhambra que se ve
pal-back-own = Volver a la mía
pal-look = Ver la Alhambra de { $name }
pal-reserve = Reserva
pal-reserve-own = Tu reserva
pal-reserve-of = Reserva de { $name }
pal-reserve-empty = Vacía
pal-stacks = Cobertizos
pal-stacks-full = Ya tienes tres, el máximo contando los de la reserva.
pal-stack = { $tile }; { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
  }
pal-provisional-tag = propuestos
pal-provisional = Murallas provisionales: no hemos podido ver los originales y las hemos puesto nosotros.
pal-list-provisional = { $walls } (provisional)
pal-aside = Losetas que esperan sitio
pal-aside-bought = Al acabar colocarás: { $tiles }.
pal-cell = Casilla { $x }, { $y }
pal-at = { $name }, en { $x }, { $y }
pal-cell-lay = { $name }. Cabe. { $what }
pal-cell-build = { $name }. Cabe. { $what }
pal-cell-swap = { $name }. Se puede cambiar. { $what }
pal-cell-remove = { $name }. Se puede llevar a la reserva. { $what }
pal-cannot-place = No cabe: { $why }.
pal-cannot-move = No se puede quitar: { $why }.
pal-beside = { $side } { $tile }
pal-beside-none = no toca ninguna loseta
pal-rule = Regla { $rule }
pal-list = Alhambra como lista
pal-list-cell = Casilla
pal-list-open = ninguna
pal-list-beside = Al lado
pal-list-reserve = En la reserva: { $tiles }.

## Qué hacer

pal-action-title = ¿Qué haces?
pal-action-help = Compra un edificio, coge dinero o reorganiza tu Alhambra.
pal-action-again = Has pagado exacto: tienes otra acción.
pal-waiting-help = Mientras, puedes mirar las otras Alhambras y abrir los recuentos.
pal-turn-of-other = Turno de { $name }, pero ahora decides tú.
pal-take-title = { $n ->
    [one] Coges { $card }
   *[other] Coges { $n } cartas
  }
pal-take-sum = { $cards } = { $sum }
pal-take-join = Se coge sola. Sirve para juntar esas dos monedas en una compra.
pal-take = Coger
pal-buy-title = Compras { $tile }
pal-buy-sum = { $cards } = { $sum }
pal-buy-exact = Pago exacto: tendrás otra acción.
pal-buy-gap = Pago exacto del visir: no da otra acción, y se duerme.
pal-buy-over = Pagas { $over } de más: con esto acaban tus acciones.
pal-buy-join = { $n ->
    [one] La oficina de cambio junta sus dos monedas y se descarta.
   *[other] Las oficinas de cambio juntan sus monedas y se descartan.
  }
pal-buy-pointless = La { $card } no hace falta: la gastarías para nada.
pal-buy-short = Llevas { $paid } de { $price }.
pal-buy-spare = Sobra { $card }: con lo demás ya llega.
pal-buy-not-exact = El visir paga exacto: te pasas en { $over }.
pal-buy-currency = { $card } no vale aquí: se paga en { $currency }.
pal-buy-needs-join = Para pagar con { $card } añade tu { $join }.
pal-buy-wrong-join = Tu { $card } no sirve aquí: se paga en { $currency }.
pal-buy-many-joins = Solo vale una oficina de cambio por compra.
pal-buy-no-way = Así no se puede pagar.
pal-buy-more-ways = Hay más maneras de pagar de las que se ofrecen: marca tú las cartas.
pal-buy-missing = { $n ->
    [one] Te falta { $n } en { $currency }.
   *[other] Te faltan { $n } en { $currency }.
  }
pal-buy-pick = Elige con qué cartas pagas. Moneda: { $currency }.
pal-buy = Comprar
pal-other-way = Otra forma ({ $at } de { $n })
pal-cards-title = ¿Qué compras con { $cards }?
pal-cards-exact = { $n }: { $tile }, exacto
pal-cards-buy = { $n }: { $tile }, sobra { $over }
pal-cards-nothing = Con estas cartas no se compra nada. Añade o quita alguna.
pal-if-built = Si lo construyes: { $what }
pal-count-none = { $type }: ninguno
pal-count-place = { $type }: de { $before } a { $after }, puesto { $place }
pal-count-tied = { $type }: de { $before } a { $after }, puesto { $place } compartido
pal-wall-change = Muralla: de { $before } a { $after }
pal-no-change = No cambian ni la muralla ni las mayorías.
pal-cells = { $n ->
    [0] No cabe en ninguna casilla.
    [one] { $n } casilla posible. Las losetas no se giran.
   *[other] { $n } casillas posibles. Las losetas no se giran.
  }
pal-cells-swap = { $n ->
    [one] { $n } loseta por la que cambiarla, con dos flechas.
   *[other] { $n } losetas por las que cambiarla, con dos flechas.
  }
pal-cells-why = Señala una × y te digo por qué no cabe.
pal-lay-title = Construyes { $tile }
pal-lay = Construir
pal-build-title = Reorganizas: construyes { $tile }
pal-build = Construir
pal-swap-title = Reorganizas: pones { $tile } en lugar de otra
pal-swap = Cambiar
pal-secret-back = Su carta de bonificación vuelve a tu mano y deja de contar.
pal-swap-out = Sale { $tile }, a tu reserva.
pal-remove-title = Reorganizas: { $tile } a la reserva
pal-remove = A la reserva
pal-to-reserve = A la reserva
pal-to-neutral = Dar a Dirk
pal-annex-title = Coges { $tile }
pal-annex-help = Es gratis y acaba tus acciones. Lo colocarás al final del turno.
pal-annex = Coger
pal-reveal-title = Revelas { $tile }
pal-reveal-help = Cuenta como un edificio más de su tipo mientras el suyo siga construido. No gasta acción.
pal-reveal = Revelar
pal-wake-title = Despiertas al visir
pal-wake-help = Acaba tus acciones. Podrá comprar entre dos turnos.
pal-wake = Despertar al visir
pal-pass-title = No puedes hacer nada
pal-pass-help = No hay dinero que coger, ni nada que comprar o reorganizar.
pal-pass = Pasar
pal-gap-title = ¿Compra tu visir?
pal-gap-help = Puede comprar: { $list }. Si no, pasa.
pal-gap-item = { $tile } (espacio { $n })
pal-gap-none = Ahora no tienes pago exacto.
pal-gap-no-exact = No tienes el precio exacto en { $currency }.
pal-gap-pass = Pasar
pal-open-title = Antes del recuento: ¿revelas una bonificación?
pal-open-help = Toca la carta con marco verde que quieras revelar.
pal-open-none = Ahora no puedes revelar ninguna.
pal-open-pass = Ninguna
pal-tray-redesign = Reorganizas: ¿qué mueves?
pal-tray-redesign-help = Una loseta de tu reserva, o toca una de tu Alhambra para guardarla.
pal-tray-annex = ¿Qué cobertizo coges?
pal-tray-annex-help = Es gratis y acaba tus acciones.
pal-tray-tile = { $tile }; { $n ->
    [0] no cabe en ninguna casilla
    [one] { $n } casilla posible
   *[other] { $n } casillas posibles
  }
pal-redesign-button = Reorganizar
pal-annex-button = Cobertizo
pal-undo-no-passed = No se puede deshacer: ya se ha preguntado a otra persona.
pal-undo-no-drawn = No se puede deshacer: ya ha salido algo que nadie sabía.
pal-curtain-title = Pasa el dispositivo a { $name }
pal-curtain-hand = Lo que viene es solo para sus ojos: su mano.
pal-curtain-secrets = Lo que viene es solo para sus ojos: sus bonificaciones.
pal-curtain-both = Lo que viene es solo para sus ojos: su mano y sus bonificaciones.
pal-curtain-ready = Soy { $name }: ver mi mano

## Recuentos y registro

pal-majorities = Mayorías · { $round }
pal-majorities-open = Mayorías
pal-soon = al acabar el turno
pal-now = Ahora
pal-now-what = puntos si el recuento fuera ya
pal-nth = { $n }.º
pal-wall-each = 1 por tramo
pal-points = Tabla de puntos
pal-supplies = Reserva y existencias
pal-tiles-left = { $n ->
    [one] { $n } edificio por salir
   *[other] { $n } edificios por salir
  }
pal-cards-left = { $n ->
    [one] { $n } carta por salir
   *[other] { $n } cartas por salir
  }
pal-cards-used = { $left ->
    [one] { $left } carta
   *[other] { $left } cartas
  } por salir, { $used ->
    [one] { $used } descartada
   *[other] { $used } descartadas
  }
pal-discards = { $n ->
    [one] { $n } carta descartada
   *[other] { $n } cartas descartadas
  }
pal-round-later = { $round } hecho: la cuenta está en Puntos.
pal-round-nobody = Nadie tiene ninguno.
pal-round-without = Sin edificios y sin puntos: { $names }.
pal-round-worth = Se reparten: { $points }
pal-round-step = { $n } de { $total }
pal-round-next = Siguiente
pal-round-back = Anterior
pal-round-skip = Saltar
pal-round-all = Ver todo
pal-round-parts = { $name }: { $count } = { $parts }
pal-rank-one = { $name } tiene { $count }: { $place }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
pal-rank-one-none = { $name } tiene { $count }: { $place }, que aquí no puntúa
pal-rank-tied = { $names } empatan con { $count } en { $places }: ({ $sum }) / { $n } = { $points } cada uno{ $rest ->
    [0] { "" }
   *[other] , redondeado a la baja
  }
pal-rank-tied-none = { $names } empatan con { $count } en { $places }, que aquí no puntúan
pal-rank-neutral = Lo de Dirk no se lo lleva nadie.
pal-gifts = Reparto final del mercado
pal-gifts-help = Cada edificio que queda es para quien tenga en la mano la mayor suma de esa moneda. No se paga.
pal-gift-to = para { $name }, con { $sum } en { $currency }
pal-gift-tied = se queda: empate a { $sum } en { $currency }
pal-gift-none = se queda: nadie tiene { $currency }
pal-wall-points = muralla de { $n ->
    [one] { $n } tramo, un punto
   *[other] { $n } tramos, un punto por tramo
  }
pal-log-none = Aún no ha jugado nadie.
pal-log-open-round = ver la cuenta
pal-log-group = Turno { $turn } · { $name }
pal-points-none = Aún no hay puntos. Cada recuento se verá aquí, con su cuenta.
pal-points-given = Otros puntos
pal-points-place = { $name } · tiene { $count }, { $place }
pal-points-tied = { $name } · tiene { $count }, empate en { $places }
pal-log-see = Verlo en la Alhambra de { $name }
pal-log-buy = compra { $tile } con { $paid }
pal-log-buy-exact = compra { $tile }, pago exacto
pal-log-gap-buy = compra { $tile } con el visir
pal-log-take = coge { $cards }
pal-log-annex = coge un cobertizo ({ $type })
pal-log-lay = construye { $tile }
pal-log-store = guarda { $tile } en la reserva
pal-log-give = da { $tile } a Dirk
pal-log-build = reorganiza: construye { $tile }
pal-log-swap = reorganiza: { $tile } por { $other }
pal-log-remove = reorganiza: retira { $tile }
pal-log-reveal = revela la bonificación de { $tile }
pal-log-wake = despierta a su visir
pal-log-gap-no = no usa el visir
pal-log-open-no = no revela nada
pal-log-pass = pasa
pal-log-decide = elige { $arg }
pal-log-back = { $what }; su bonificación vuelve a la mano
pal-log-gift = recibe { $tile } en el reparto final: es quien más { $currency } tiene
pal-log-deal = recibe { $n ->
    [one] { $n } edificio
   *[other] { $n } edificios
  }
pal-log-end = se acaba la partida

## Final

pal-end-wins = Gana { $name }, por { $margin ->
    [one] { $margin } punto
   *[other] { $margin } puntos
  }
pal-end-tie = Empate entre { $names }
pal-end-decided = Lo que más ha pesado: { $kind }.
pal-end-total = Total
pal-end-cell = { $kind }, { $name }: { $points }
pal-end-help = Cada cifra y cada recuento se abren para ver su cuenta.

## Teclas

pal-keys = Teclas de Alhambra
pal-key-groups = Ir a mercado, dinero, mano, reserva, bonificaciones
pal-key-move = Moverse por la fila o por las casillas
pal-key-next = Casilla posible siguiente, primera y última
pal-key-numbers = Espacio del mercado (1 a 4), carta abierta (5 a 8), loseta de abajo
pal-key-confirm = Confirmar
pal-key-decline = Pasar, o dejar la loseta en la reserva
pal-key-way = Otra forma de pagar
pal-key-redesign = Reorganizar
pal-key-annex = Coger un cobertizo
pal-key-store = Loseta a la reserva
pal-key-give = Loseta para Dirk
pal-key-undo = Deshacer un paso
pal-key-wake = Despertar al visir
pal-key-others = Ver las otras Alhambras por turno
pal-key-majorities = Mayorías
pal-key-wall = Ver la muralla más larga
pal-key-supplies = Reserva y existencias
pal-key-log = Registro: puntos y jugadas
pal-key-fit = Ver toda la Alhambra, acercar, alejar
pal-key-pan = Mover la Alhambra
pal-key-coordinates = Coordenadas
pal-key-read = Leer la casilla y lo que hay alrededor
pal-key-dock = Ir a tu turno
pal-key-escape = Cerrar, soltar
starts-help-alhambra = Empieza quien reciba menos cartas en el reparto; si hay empate, quien sume menos, y si no, quien se siente antes.
