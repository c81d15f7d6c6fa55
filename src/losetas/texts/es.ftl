### Textos de la interfaz. Identificadores iguales en es, en y ca; lo comprueba una prueba.
### Los textos propios de cada expansión están en su carpeta.

## General

app-name = Losetas
no-text = { "" }
language-name = Español
skip-to-turn = Ir a mi turno
skip-to-content = Ir al contenido
close = Cerrar
list-and = { $list } y { $last }
main-nav = Principal
nav-play = Jugar
nav-rules = Reglas
loading = Abriendo
loading-table = Abriendo la mesa
page-missing = Aquí no hay nada.
page-missing-help = Esta dirección no existe. La partida, si la había, sigue en la lista.
go-home = Ver mesas abiertas
table-missing = Este enlace ya no sirve.
table-missing-help = La mesa no existe o no es de este dispositivo.
table-faulty = La mesa está parada.
table-faulty-help = Una expansión tiene un fallo. No se ha perdido nada: cuando esté arreglada, la partida sigue donde estaba.

## Nueva partida

new-game = Nueva partida
new-game-title = Nueva partida · Losetas
unfinished = Partidas a medias
unfinished-one = Partida a medias
unfinished-with = { $game } con { $names }, turno { $turn }.
unfinished-your-turn = Te toca.
unfinished-turn-of = Le toca a { $name }.
unfinished-all = Ver las { $n }
resume = Seguir
resume-label = Seguir la partida con { $names }
game = Juego
game-players = { $min } a { $max } jugadores · unos { $minutes } min.
game-summary-carcassonne = Losetas que forman ciudades, caminos y campos, y seguidores que los reclaman.
edition = Edición
edition-help-2014 = Con jardines y abad. La edición cambia también el dibujo.
edition-help-classic = Sin jardines ni abad. Dibujo de tonos cálidos.
expansions = Expansiones
expansions-chosen = { $n } de { $total } · { $tiles ->
    [one] { $tiles } loseta más
   *[other] { $tiles } losetas más
  }
expansions-none = Ninguna
expansion-tiles = { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }
expansion-proposed = { $tiles ->
    [one] propuesta
   *[other] propuestas
  }
proposed-note = Losetas propuestas: no hemos podido ver las originales, así que sus bordes son nuestros.
expansion-clash = No se puede jugar con { $names }.
expansion-needs = Necesita { $names }.
expansion-faulty = No se puede jugar con «{ $key }».
house-rules = Reglas de la casa
house-rules-default = las de siempre
house-rules-changed = { $n ->
    [one] { $n } cambio
   *[other] { $n } cambios
  }
house-rules-reset = Como siempre
who-plays = ¿Quién juega?
seat-name-n = Nombre del jugador { $n }
seat-kind-n = Quién lleva a { $name }
seat-person = persona, en este dispositivo
seat-bot-level = bot · { $level }
remove-player = Quitar a { $name }
add-player = Añadir jugador
default-names = Ana, Bruno, Carmen, Diego, Elena, Félix
bot-random = al azar
bot-random-help = Hace cualquier cosa que permitan las reglas.
bot-greedy = principiante
bot-greedy-help = Va a lo que más le da ahora mismo, sin mirar más allá.
bot-projected = medio
bot-projected-help = Cuenta también lo que valdría la mesa si la partida acabara ahí.
bot-planner = avanzado
bot-planner-help = Piensa el turno entero y lo que le dejará para los recuentos.
starts = Empieza
starts-random = al azar
starts-random-help = Los colores van por orden de juego: se verán al empezar.
bots-speed = Bots
bots-fast = rápidos
bots-calm = con calma
show-left = Losetas que quedan, a la vista
clock-choice = Tiempo para responder
clock-choice-help = Quien no responde a tiempo a una pregunta que se puede rechazar, pasa.
clock-off = sin límite
clock-seconds = { $n } s
clock-left = { $n ->
    [one] Queda { $n } segundo para responder
   *[other] Quedan { $n } segundos para responder
  }
clock-begins = { $n ->
    [one] Tienes { $n } segundo para responder. Si no, pasas.
   *[other] Tienes { $n } segundos para responder. Si no, pasas.
  }
clock-soon = { $n ->
    [one] Queda { $n } segundo.
   *[other] Quedan { $n } segundos.
  }
clock-passed = { $what } (se acabó el tiempo)
play = Jugar
creating = Preparando la mesa
names-must-differ = Dos jugadores se llaman igual. Cambia uno de los nombres.
name-missing = Falta el nombre de un jugador.
create-failed = No se ha podido crear la partida.

## Mesa: barra, utensilios

menu = Menú
rules = Reglas
rules-key = Reglas y teclas (?)
settings = Ajustes
board = Tablero
board-tiles = { $n ->
    [one] Tablero: { $n } loseta
   *[other] Tablero: { $n } losetas
  }
board-tools = Vista del tablero
tool-fit = Ver todo el tablero
tool-zoom-in = Acercar
tool-zoom-out = Alejar
tool-fields = Dueños de los campos
tool-coordinates = Coordenadas
tool-left = Losetas que quedan
tool-log = Registro de puntos
log-unseen = { $n ->
    [one] { $n } sin ver
   *[other] { $n } sin ver
  }
subtitle-expansions = { $n ->
    [0] { $edition }
    [one] { $edition } · { $n } expansión
   *[other] { $edition } · { $n } expansiones
  }
board-as-list = Tablero como lista
leave-table = Salir a la portada
leave-help = La partida queda guardada.
download-record = Descargar la partida

## Jugadores

players = Jugadores
you = tú
person = persona
bot = bot
your-turn = Te toca
turn-tag = Juega
thinking = Pensando
points-now = { $diff } si acabara ahora
supply = { $n ->
    [0] ningún seguidor
    [one] { $n } seguidor
   *[other] { $n } seguidores
  } en la reserva
supply-piece = { $piece }: { $n }
piece-follower = seguidor
piece-abbot = abad

## Registro

log = Registro
tab-points = Puntos
tab-moves = Jugadas
no-points-yet = Aún no hay puntos. Cuando se complete una zona, aquí verás la cuenta.
no-moves-yet = Aún no se ha colocado ninguna loseta.
turn-n = Turno { $turn } · { $name }
final-scoring = Recuento final
event-tiles = { $n ->
    [one] { $n } loseta
   *[other] { $n } losetas
  }
event-shared = compartida por { $names }
event-nobody = para nadie
term-line = { $what } × { $each }
total-for = Total para { $name }
read-rule = Leer la regla { $rule }
back-to-game = Volver al juego
event-heading = { $what }, { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
event-heading-nobody = { $what }: sin puntos, no había ningún seguidor
event-turn = Turno { $turn }.
event-turn-final = Recuento final.
event-lit = En el tablero están resaltadas las losetas que cuentan.
move-none = sin seguidor
move-discarded = Retirada: no cabía
move-open = en curso
see-on-board = Ver en el tablero

## Bolsa y estante

bag-line = por salir
turn-word = Turno
discarded = Retiradas
left-title = { $n ->
    [0] No quedan losetas
    [one] Queda { $n } loseta
   *[other] Quedan { $n } losetas
  }
left-help = Se cuentan las que no están en la mesa ni retiradas. Esta ayuda se puede apagar al crear la mesa.
left-hidden = En esta mesa no se enseña qué losetas quedan.
left-kind = { $name }: { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  } de { $total }

## Turno

turn-dock = Tu turno
dock-of-other = Turno
steps = Pasos
step-tile = Loseta
step-follower = Seguidor
step-confirm = Confirmar
place-title = Coloca tu loseta
place-title-name = { $name }, coloca tu loseta
place-cells = { $n ->
    [one] { $n } hueco posible.
   *[other] { $n } huecos posibles.
  }
place-choose = Toca uno para ver la loseta allí.
place-ways = { $n ->
    [one] En este cabe de una manera.
   *[other] En este cabe de { $n } maneras: toca otra vez o pulsa R para girar.
  }
place-ways-touch = { $n ->
    [one] En este cabe de una manera.
   *[other] En este cabe de { $n } maneras: toca otra vez para girar.
  }
place = Colocar
place-end = Colocar y terminar
place-first = Elige antes un hueco.
undo = Deshacer
rotate-left = Girar a la izquierda
rotate-right = Girar a la derecha
in-hand = Loseta en la mano: { $name }
follower-title = ¿Dónde va tu seguidor?
follower-title-name = { $name }, ¿dónde va tu seguidor?
finish = Terminar
finish-nobody = Sin seguidor
nobody = Nadie
nobody-help = me lo guardo
claim-now = +{ $points } ya
comes-back = vuelve
claim-open = { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }, { $open ->
    [one] { $open } abierta
   *[other] { $open } abiertas
  }
claim-tiles = { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }
claim-missing = { $open ->
    [one] falta { $open } alrededor
   *[other] faltan { $open } alrededor
  }
claim-with = con el { $piece }
recall = Recoger el { $piece }
recall-points = +{ $points } ya
recall-short = recoger el abad
why-not = ¿Por qué no otras?
why-not-item = { $what }: { $why }
no-claim-step = No queda ninguna zona libre: sin seguidor.
decide-title = Elige
decide-option = { $arg }
decide-pass = Pasar
waiting = Juega { $name }
waiting-help = Mientras, puedes mover el tablero y abrir cualquier punto del registro.
waiting-drawn = Tiene esta loseta. Mientras, puedes mover el tablero y abrir cualquier punto del registro.
waiting-long = { $name } se lo está pensando mucho.
sending = Enviando
game-over = La partida ha terminado
see-result = Ver el resultado
see-board = Ver el tablero
undo-no-nothing-to-undo = No hay nada que deshacer en este turno.
undo-no-drawn = No se puede deshacer: ya se ha robado la siguiente.
undo-no-clock = No se puede deshacer: se acabó el tiempo y eso ya cuenta como respuesta.
undo-no-passed = No se puede deshacer: el turno ya ha pasado.
undo-no-not-your-turn = No se puede deshacer: le toca a otra persona.
undo-no-game-over = No se puede deshacer: la partida ha terminado.
undo-drop = Quita la loseta del hueco
undo-step = Devuelve la loseta a la mano

## Efectos de colocar

effect-none = No cambia ninguna zona ocupada.
effect-completes-paid = Completa { $thing } de { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }: +{ $points } para { $names }
effect-completes-mine = Completa { $thing } de { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }: +{ $points } para ti
effect-completes-free = Completa { $thing } de { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }, sin dueño
effect-extends-mine = Amplía { $yours } a { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }
effect-extends-other = Amplía { $thing } de { $names } a { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }
effect-extends-mine-field = Amplía tu campo
effect-extends-other-field = Amplía un campo de { $names }
effect-joins-mine = Une { $yours } con otra zona: { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  } en total
effect-joins-other = Une { $thing } de { $names }: { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  } en total
effect-joins-mine-field = Une tu campo con otro
effect-joins-other-field = Une un campo de { $names } con otro
effect-surrounds-mine = Junto a { $yours }: { $points } más
effect-surrounds-other = Junto a { $thing } de { $names }: { $points } más
effect-starts = Empieza { $thing }
thing-city = una ciudad
thing-road = un camino
thing-field = un campo
thing-monastery = un monasterio
thing-garden = un jardín
thing-other = una zona
yours-city = tu ciudad
yours-road = tu camino
yours-field = tu campo
yours-monastery = tu monasterio
yours-garden = tu jardín
yours-other = tu zona

## Vocabulario del juego

kind-city = Ciudad
kind-road = Camino
kind-field = Campo
kind-monastery = Monasterio
kind-garden = Jardín
kind-abbot = Abad
kind-other = Zona
kinds-city = Ciudades
kinds-road = Caminos
kinds-field = Campos
kinds-monastery = Monasterios
kinds-garden = Jardines
kinds-abbot = Abades recogidos
kinds-other = Otros
thekinds-city = las ciudades
thekinds-road = los caminos
thekinds-field = los campos
thekinds-monastery = los monasterios
thekinds-garden = los jardines
thekinds-abbot = los abades
thekinds-other = lo demás
event-complete-city = Ciudad completa
event-complete-road = Camino completo
event-complete-monastery = Monasterio completo
event-complete-garden = Jardín completo
event-complete-other = Zona completa
event-final-city = Ciudad incompleta
event-final-road = Camino incompleto
event-final-field = Campo
event-final-monastery = Monasterio incompleto
event-final-garden = Jardín incompleto
event-final-other = Zona al final
event-recall-abbot = Abad recogido
event-recall-other = Figura recogida
event-bonus-other = Puntos extra
role-city = caballero
role-road = ladrón
role-field = granjero
role-monastery = monje
role-garden = abad
role-other = seguidor
term-tiles = { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
  }
term-shields = { $count ->
    [one] { $count } escudo
   *[other] { $count } escudos
  }
term-neighbours = { $count ->
    [one] { $count } loseta alrededor
   *[other] { $count } losetas alrededor
  }
term-itself = la propia loseta
term-cities = { $count ->
    [one] { $count } ciudad completa
   *[other] { $count } ciudades completas
  }
term-bonus = puntos extra
term-other = { $count ->
    [one] { $count } vez
   *[other] { $count } veces
  }
edge-C = ciudad
edge-R = camino
edge-F = campo
edge-other = otro borde

## Campos

legend-title = Si acabara ahora
legend-shared = compartido
legend-none = Aún no hay granjeros en ningún campo.
field-value = { $value ->
    [one] Campo: { $value } punto
   *[other] Campo: { $value } puntos
  }

## Lector de pantalla

say-cell = Hueco { $x }, { $y }. { $around } { $ways ->
    [one] Una manera.
   *[other] { $ways } maneras.
  }
say-cell-chosen = Hueco { $x }, { $y }. { $ways ->
    [one] Una manera.
   *[other] { $ways } maneras.
  } La loseta: { $edges }.
edge-at = { $what } { $at }
edge-all-round = { $what } por los cuatro lados
at-N = al norte
at-E = al este
at-S = al sur
at-W = al oeste
say-drawn = Has robado: { $tile }. { $n ->
    [one] { $n } hueco posible.
   *[other] { $n } huecos posibles.
  }
say-your-turn = Te toca.
say-turn-of = Le toca a { $name }.
say-placed = Colocada en { $x }, { $y }.
say-choose-claim = Elige zona para tu seguidor: { $list }.
say-claim = { $n } { $what }
say-claim-none = 0 nadie
say-undone = Deshecho: tu loseta vuelve a la mano.
say-other = { $name } juega en { $x }, { $y }.
say-other-claim = { $name } juega en { $x }, { $y } y pone un { $role }.
say-other-recall = { $name } juega en { $x }, { $y } y recoge el { $piece }.
say-event = { $what }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } para { $name }.
say-event-nobody = { $what }, sin dueño.
say-discarded = Una loseta no cabía en ningún sitio y se retira: { $tile }.
say-over = Fin. { $result }
say-tile = Loseta { $x }, { $y }: { $tile }. { $figures }
say-tile-figure = { $role } de { $name }.
zone-complete = { $kind }: { $size }, completa, { $owner }, vale { $value }.
zone-open = { $kind }: { $size }, { $open ->
    [one] { $open } extremo abierto
   *[other] { $open } extremos abiertos
  }, { $owner }, vale { $value }.
zone-missing = { $kind }: { $open ->
    [one] falta { $open } loseta alrededor
   *[other] faltan { $open } losetas alrededor
  }, { $owner }, vale { $value }.
zone-endless = { $kind }: { $size }, { $owner }, vale { $value }.
zone-owner = de { $names }
zone-free = libre
tile-details = Loseta { $x }, { $y }
start-tile = loseta inicial
placed-by = la puso { $name }
list-empty = La mesa está vacía.
list-row = Fila { $y }

## Avisos

notices = Avisos
notice-no-place = Una loseta no cabía en ningún sitio. Se retira y se roba otra.
notice-last-no-place = La última loseta no cabía: la partida termina.
notice-stale = La mesa ha cambiado mientras jugabas. Mira y confirma otra vez.
notice-refused = No se puede: { $why }
notice-faulty = La expansión «{ $key }» tiene un fallo y la mesa se queda como estaba. No se ha perdido nada: cuando esté arreglada, la partida sigue. { $why }
offline = Sin conexión. La partida está a salvo.
offline-kept = Sin conexión. Tu jugada está guardada aquí y se enviará sola.
offline-retry = Reintento en { $seconds } s.
offline-now = Ahora
online-again = Conectado. La partida está al día.
server-down = El servidor no responde. La partida está a salvo y seguirá donde estaba.

## Motivos ($reason de la mesa)

reason-other = la mesa no lo admite
reason-stale = la mesa ha cambiado
reason-not-your-turn = no es tu turno
reason-not-your-seat = ese puesto no es tuyo
reason-wrong-step = ahora no toca eso
reason-game-over = la partida ha terminado
reason-bad-message = el mensaje no se entiende
reason-too-large = el mensaje es demasiado grande
reason-too-fast = vas demasiado deprisa
reason-not-notation = la jugada no se entiende
reason-cannot-undo = no se puede deshacer
reason-wrong-tile = no es la loseta que tienes
reason-cell-taken = ese hueco está ocupado
reason-no-neighbour = no toca ninguna loseta
reason-edge-mismatch = los bordes no coinciden
reason-no-such-segment = esa zona no existe
reason-not-claimable = esa zona no se puede ocupar
reason-needs-abbot = solo puede ir el abad
reason-abbot-not-here = el abad no puede ir ahí
reason-occupied = ya hay un seguidor de { $names }
reason-complete = ya está completa
reason-no-follower-left = no te quedan seguidores
reason-no-abbot-there = ahí no está tu abad
reason-no-answer = el servidor no responde
reason-bad-ruleset = esas reglas no se pueden jugar juntas
reason-bad-seats = la lista de jugadores no es válida
reason-unknown-bot = ese bot no existe
reason-not-owner = la mesa no es de este dispositivo
reason-server-error = el servidor ha fallado
reason-faulty-expansion = una expansión tiene un fallo

## Fin

end-title = Fin de la partida · Losetas
end-you-win = Ganas tú, { $name }
end-wins = Gana { $name }
end-tie = Empatan { $names }
end-scores = { $winner } a { $others }
end-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
  }
end-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
  }
end-decided = lo más decisivo: { $kinds }
end-table = Puntos por tipo y jugador
end-points = Puntos
end-total = Total
end-open-events = { $kind } de { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
rematch = Revancha
rematch-starts = En la revancha empieza { $name }.
another-game = Otra partida
download = Descargar
proof-title = Comprobar el orden de robo
proof-help = La huella se fijó antes del primer turno; con la semilla, cualquiera puede repetir el orden de robo.
proof-commit = Huella
proof-seed = Semilla

## Ajustes

set-language = Idioma
set-theme = Tema
theme-auto = el del sistema
theme-light = claro
theme-dark = oscuro
set-one-tap = Confirmar de un toque
set-one-tap-help = Otro toque en la casilla coloca la loseta; si se puede girar, con la R, la rueda o los botones.
set-fast-bots = Bots rápidos
set-fast-bots-help = Responden al momento.
set-alone = Pasar sola la ventana del visir cuando no puedo comprar
set-alone-help = También cuando no hay nada que revelar. Si pasas al instante, los demás deducen que no puedes: con personas en la mesa conviene decidirlo a mano.
set-sound = Sonido
set-sound-help = Un golpe al colocar y un aviso cuando te toca.
set-keys = Teclas
set-keys-help = Atajos de una tecla. Apágalos si usas dictado o un lector de pantalla que los necesita.
set-hints = Ayudas completas
set-hints-help = Enseña los puntos de cada uno si la partida acabara ahora.

## Reglas y teclas

howto = Cómo se juega
howto-key = Cómo se juega (J)
howto-title = Cómo se juega a { $game }
howto-never = ¿Es la primera vez?
howto-all-rules = Todas las reglas, numeradas
rules-title = Reglas
rules-missing = Las reglas no se han podido cargar.
rules-fallback = Algún texto aún no está traducido y se lee en español.
rules-house = Reglas de la casa en esta mesa
rules-part-U = Preparación
rules-part-P = Colocar
rules-part-M = Seguidores
rules-part-S = Puntuar
rules-part-F = Final
keys-title = Teclas
key-arrows = Hueco vecino
key-next = Hueco siguiente o anterior
key-rotate = Girar
key-choose = Elegir zona; 0, nadie
key-enter = Confirmar
key-space = Elegir lo enfocado
key-undo = Deshacer un paso
key-abbot = Recoger el abad
key-fit = Ver todo, acercar, alejar
key-pan = Mover el tablero
key-fields = Campos, coordenadas, losetas que quedan
key-log = Ir al registro
key-read = Leer el hueco o la loseta
key-dock = Ir al turno
key-help = Reglas y teclas
key-ends = Primer y último hueco
key-escape = Cerrar, soltar
key-shift = Mayús
key-arrow-keys = Flechas
key-spacebar = Espacio
key-return = Intro
key-esc = Esc

## Reglas de la casa

option-farms = Campos
option-farms-3rd = Cada campo paga 3 por ciudad completa que toca
option-farms-2nd = Igual, pero una misma ciudad paga una sola vez a cada jugador
option-farms-devir = Cada ciudad paga 3, una vez, a quien más granjeros tenga alrededor
option-farms-1st = Cada ciudad paga 4, una vez, a quien más granjeros tenga alrededor
option-tiny_city = Ciudad de dos losetas
option-tiny_city-4 = Paga 2 por loseta, como todas
option-tiny_city-2 = Paga 1 por loseta y 1 por escudo
option-abbot = Abad
option-abbot-yes = Cada jugador tiene un abad
option-abbot-no = Sin abad

## Decisiones de las expansiones

decide-first = Elige antes una opción.
decide-name = { $name }: { $question }
decide-elsewhere = Es el turno de { $name }, pero ahora decides tú.
decide-zone-of = { $kind } de { $names }
decide-value = { $points ->
    [one] vale { $points } punto
   *[other] vale { $points } puntos
  }
marker-word = marcador
marker-mine = El de tu color
marker-other = El de { $name }
marker-neutral = El neutro
made-other = decide
made-by = { $name }: { $what }.
say-forced = Te toca la otra mitad: { $tile }. Va junto a la primera.

## Cubrir, mitades, zonas que puntúan juntas

cover = Cubrir
cover-end = Cubrir y terminar
cover-title = Cubres la loseta { $x }, { $y }
cover-before = ahora
cover-after = quedaría
cover-on = Colocación creativa
cover-because = { $n ->
    [one] mientras { $names } no esté completa, puedes cubrir una loseta sin seguidores.
   *[other] mientras { $names } no estén completas, puedes cubrir una loseta sin seguidores.
  }
cover-short = falta completar { $names }.
cover-not = La loseta { $x }, { $y } no se puede cubrir: { $why }.
cover-free = Después podrás ocupar: { $kinds }.
cover-free-none = Después no podrás ocupar nada en ella.
place-choose-cover = { $n ->
    [one] Toca uno, o la loseta enmarcada si quieres cubrirla.
   *[other] Toca uno, o una de las { $n } losetas enmarcadas si quieres cubrirla.
  }
say-cover-on = { $n ->
    [one] Colocación creativa activa: { $n } de los huecos está sobre una loseta.
   *[other] Colocación creativa activa: { $n } de los huecos están sobre una loseta.
  }
say-cell-cover = Cubrir la loseta { $x }, { $y }. { $around } { $ways ->
    [one] Una manera.
   *[other] { $ways } maneras.
  }
forced-title = Coloca la otra mitad
forced-title-name = { $name }, coloca la otra mitad
forced-help = No robas: esta loseta va junto a la primera mitad, en el único hueco marcado.
twin-there = La otra mitad irá en { $x }, { $y }: la pondrá { $name } en el turno siguiente.
group-arm = { $kind } { $at }
group-value = Vale { $value } si acabara ahora y { $complete } si se completa así, para { $names }.
group-value-free = Vale { $value } si acabara ahora y { $complete } si se completa así. Aún no es de nadie.
group-nobody = nadie
group-deciding = decide

## Efectos de cubrir

effect-joins-free = Une { $parts } zonas: { $thing } de { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }
effect-extends-free = Amplía { $thing } sin dueño a { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }
effect-splits-mine = Parte { $yours } en { $parts }
effect-splits-other = Parte { $thing } de { $names } en { $parts }
effect-splits-free = Parte { $thing } sin dueño en { $parts }
effect-shrinks-mine = Reduce { $yours } a { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }
effect-shrinks-other = Reduce { $thing } de { $names } a { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }
effect-shrinks-free = Reduce { $thing } sin dueño a { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }
effect-shrinks-mine-field = Reduce tu campo
effect-shrinks-other-field = Reduce un campo de { $names }
effect-reopens = Reabre una zona que estaba completa ({ $kind }, ahora { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }): se puede volver a ocupar
effect-stays = { $parts ->
    [1] Sigue completa la misma zona
   *[other] Se unen { $parts } zonas completas
  } ({ $kind }, { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
  }): no puntúa otra vez ni se puede ocupar
effect-removes = Desaparece { $thing } sin dueño

## Nueva partida: expansiones

expansions-all-n = { $n ->
    [9] Las nueve
   *[other] Las { $n }
  }
proposed-what = No hemos podido ver el dibujo original: los bordes y las zonas de esta loseta son una propuesta nuestra. Las reglas son las publicadas.
