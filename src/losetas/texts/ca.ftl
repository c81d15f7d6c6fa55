### Textos de la interfície. Els mateixos identificadors en es, en i ca; ho comprova una prova.
### Els textos propis de cada expansió són a la seva carpeta.

## General

app-name = Losetas
no-text = { "" }
language-name = Català
skip-to-turn = Vés al meu torn
skip-to-content = Vés al contingut
close = Tanca
list-and = { $list } i { $last }
main-nav = Principal
nav-play = Juga
nav-rules = Regles
loading = S’està obrint
loading-table = S’està obrint la taula
page-missing = Aquí no hi ha res.
page-missing-help = Aquesta adreça no existeix. La partida, si n’hi havia cap, continua a la llista.
go-home = Mostra les taules obertes
table-missing = Aquest enllaç ja no serveix.
table-missing-help = La taula no existeix o no és d’aquest dispositiu.
table-faulty = La taula està aturada.
table-faulty-help = Una expansió té un error. No s’ha perdut res: quan estigui arreglada, la partida continua on era.

## Partida nova

new-game = Partida nova
new-game-title = Partida nova · Losetas
unfinished = Partides a mitges
unfinished-one = Partida a mitges
unfinished-with = { $game } amb { $names }, torn { $turn }.
unfinished-your-turn = Et toca.
unfinished-turn-of = Li toca a { $name }.
unfinished-all = Mostra-les totes ({ $n })
resume = Continua
resume-label = Continua la partida amb { $names }
game = Joc
game-players = De { $min } a { $max } jugadors · uns { $minutes } min.
game-summary-carcassonne = Fitxes que formen ciutats, camins i camps, i seguidors que els ocupen.
edition = Edició
edition-help-2014 = Amb jardins i abat. L’edició també canvia el dibuix.
edition-help-classic = Sense jardins ni abat. Dibuix de tons càlids.
expansions = Expansions
expansions-chosen = { $n } de { $total } · { $tiles ->
    [one] { $tiles } fitxa més
   *[other] { $tiles } fitxes més
  }
expansions-none = Cap
expansion-tiles = { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }
expansion-proposed = { $tiles ->
    [one] proposada
   *[other] proposades
  }
proposed-note = Fitxes proposades: no hem pogut veure les originals, així que les vores són nostres.
expansion-clash = No es pot jugar amb { $names }.
expansion-needs = Necessita { $names }.
expansion-faulty = No es pot jugar amb «{ $key }».
house-rules = Regles de la casa
house-rules-default = les de sempre
house-rules-changed = { $n ->
    [one] { $n } canvi
   *[other] { $n } canvis
  }
house-rules-reset = Com sempre
who-plays = Qui juga?
seat-name-n = Nom del jugador { $n }
seat-kind-n = Qui porta { $name }
seat-person = persona, en aquest dispositiu
seat-bot-level = bot · { $level }
remove-player = Treu { $name }
add-player = Afegeix un jugador
default-names = Anna, Bru, Carme, Dídac, Elena, Fèlix
bot-random = a l’atzar
bot-random-help = Fa qualsevol cosa que permetin les regles.
bot-greedy = principiant
bot-greedy-help = Va al que més li dona ara mateix, sense mirar més enllà.
bot-projected = mitjà
bot-projected-help = Compta també el que valdria la taula si la partida s’acabés allà.
bot-planner = avançat
bot-planner-help = Pensa el torn sencer i el que li deixarà per als recomptes.
starts = Comença
starts-random = a l’atzar
starts-random-help = Els colors van per ordre de joc: es veuran en començar.
bots-speed = Bots
bots-fast = ràpids
bots-calm = amb calma
show-left = Fitxes que queden, a la vista
clock-choice = Temps per respondre
clock-choice-help = Qui no respon a temps una pregunta que es pot rebutjar, passa.
clock-off = sense límit
clock-seconds = { $n } s
clock-left = { $n ->
    [one] Queda { $n } segon per respondre
   *[other] Queden { $n } segons per respondre
  }
clock-begins = { $n ->
    [one] Tens { $n } segon per respondre. Si no, passes.
   *[other] Tens { $n } segons per respondre. Si no, passes.
  }
clock-soon = { $n ->
    [one] Queda { $n } segon.
   *[other] Queden { $n } segons.
  }
clock-passed = { $what } (s’ha acabat el temps)
play = Juga
creating = S’està parant la taula
names-must-differ = Dos jugadors es diuen igual. Canvia un dels noms.
name-missing = Falta el nom d’un jugador.
create-failed = No s’ha pogut crear la partida.

## Taula: barra, eines

menu = Menú
rules = Regles
rules-key = Regles i tecles (?)
settings = Configuració
board = Tauler
board-tiles = { $n ->
    [one] Tauler: { $n } fitxa
   *[other] Tauler: { $n } fitxes
  }
board-tools = Vista del tauler
tool-fit = Mostra tot el tauler
tool-zoom-in = Apropa
tool-zoom-out = Allunya
tool-fields = Amos dels camps
tool-coordinates = Coordenades
tool-left = Fitxes que queden
tool-log = Registre de punts
log-unseen = { $n ->
    [one] { $n } sense veure
   *[other] { $n } sense veure
  }
subtitle-expansions = { $n ->
    [0] { $edition }
    [one] { $edition } · { $n } expansió
   *[other] { $edition } · { $n } expansions
  }
board-as-list = Tauler com a llista
leave-table = Surt a la portada
leave-help = La partida queda desada.
download-record = Baixa la partida

## Jugadors

players = Jugadors
you = tu
person = persona
bot = bot
your-turn = Et toca
turn-tag = Juga
thinking = Pensant
points-now = { $diff } si acabés ara
supply = { $n ->
    [0] cap seguidor
    [one] { $n } seguidor
   *[other] { $n } seguidors
  } a la reserva
supply-piece = { $piece }: { $n }
piece-follower = seguidor
piece-abbot = abat

## Registre

log = Registre
tab-points = Punts
tab-moves = Jugades
no-points-yet = Encara no hi ha punts. Quan es completi una zona, aquí en veuràs el compte.
no-moves-yet = Encara no s’ha col·locat cap fitxa.
turn-n = Torn { $turn } · { $name }
final-scoring = Recompte final
event-tiles = { $n ->
    [one] { $n } fitxa
   *[other] { $n } fitxes
  }
event-shared = compartida per { $names }
event-nobody = per a ningú
term-line = { $what } × { $each }
total-for = Total per a { $name }
read-rule = Llegeix la regla { $rule }
back-to-game = Torna al joc
event-heading = { $what }, { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punts
  }
event-heading-nobody = { $what }: sense punts, no hi havia cap seguidor
event-turn = Torn { $turn }.
event-turn-final = Recompte final.
event-lit = Al tauler hi ha enceses les fitxes que compten.
move-none = sense seguidor
move-discarded = Retirada: no encaixava enlloc
move-open = en joc
see-on-board = Mostra-ho al tauler

## Bossa i prestatge

bag-line = per sortir
turn-word = Torn
discarded = Retirades
left-title = { $n ->
    [0] No queden fitxes
    [one] Queda { $n } fitxa
   *[other] Queden { $n } fitxes
  }
left-help = Es compten les que no són a la taula ni retirades. Aquesta ajuda es pot apagar en crear la taula.
left-hidden = En aquesta taula no s’ensenya quines fitxes queden.
left-kind = { $name }: { $left ->
    [one] en queda { $left }
   *[other] en queden { $left }
  } de { $total }

## Torn

turn-dock = El teu torn
dock-of-other = Torn
steps = Passos
step-tile = Fitxa
step-follower = Seguidor
step-confirm = Confirma
place-title = Col·loca la teva fitxa
place-title-name = { $name }, col·loca la teva fitxa
place-cells = { $n ->
    [one] { $n } casella possible.
   *[other] { $n } caselles possibles.
  }
place-choose = Toca’n una per veure-hi la fitxa.
place-ways = { $n ->
    [one] En aquesta hi cap d’una manera.
   *[other] En aquesta hi cap de { $n } maneres: torna a tocar o prem R per girar-la.
  }
place-ways-touch = { $n ->
    [one] En aquesta hi cap d’una manera.
   *[other] En aquesta hi cap de { $n } maneres: torna a tocar per girar-la.
  }
place = Col·loca
place-end = Col·loca i acaba
place-first = Tria abans una casella.
undo = Desfés
rotate-left = Gira a l’esquerra
rotate-right = Gira a la dreta
in-hand = Fitxa a la mà: { $name }
follower-title = On va el teu seguidor?
follower-title-name = { $name }, on va el teu seguidor?
finish = Acaba
finish-nobody = Sense seguidor
nobody = Ningú
nobody-help = me’l guardo
claim-now = +{ $points } ja
comes-back = torna
claim-open = { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }, { $open ->
    [one] { $open } oberta
   *[other] { $open } obertes
  }
claim-tiles = { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }
claim-missing = { $open ->
    [one] en falta { $open } al voltant
   *[other] en falten { $open } al voltant
  }
claim-with = amb l’{ $piece }
recall = Retira l’{ $piece }
recall-points = +{ $points } ja
recall-short = retira l’abat
why-not = Per què no unes altres?
why-not-item = { $what }: { $why }
no-claim-step = No queda cap zona lliure: sense seguidor.
decide-title = Tria
decide-option = { $arg }
decide-pass = Passa
waiting = Juga { $name }
waiting-help = Mentrestant pots moure el tauler i obrir qualsevol punt del registre.
waiting-drawn = Té aquesta fitxa. Mentrestant pots moure el tauler i obrir qualsevol punt del registre.
waiting-long = { $name } s’ho està pensant molt.
sending = S’està enviant
game-over = La partida s’ha acabat
see-result = Mostra el resultat
see-board = Mostra el tauler
undo-no-nothing-to-undo = No hi ha res per desfer en aquest torn.
undo-no-drawn = No es pot desfer: ja s’ha tret la següent.
undo-no-clock = No es pot desfer: s’ha acabat el temps i això ja compta com a resposta.
undo-no-passed = No es pot desfer: el torn ja ha passat.
undo-no-not-your-turn = No es pot desfer: li toca a una altra persona.
undo-no-game-over = No es pot desfer: la partida s’ha acabat.
undo-drop = Treu la fitxa de la casella
undo-step = Torna la fitxa a la mà

## Efectes de col·locar

effect-none = No canvia cap zona ocupada.
effect-completes-paid = Completa { $thing } de { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }: +{ $points } per a { $names }
effect-completes-mine = Completa { $thing } de { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }: +{ $points } per a tu
effect-completes-free = Completa { $thing } de { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }, sense amo
effect-extends-mine = Amplia { $yours } a { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }
effect-extends-other = Amplia { $thing } de { $names } a { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }
effect-extends-mine-field = Amplia el teu camp
effect-extends-other-field = Amplia un camp de { $names }
effect-joins-mine = Uneix { $yours } amb una altra zona: { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  } en total
effect-joins-other = Uneix { $thing } de { $names }: { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  } en total
effect-joins-mine-field = Uneix el teu camp amb un altre
effect-joins-other-field = Uneix un camp de { $names } amb un altre
effect-surrounds-mine = Envolta { $yours }: { $points } més
effect-surrounds-other = Envolta { $thing } de { $names }: { $points } més
effect-starts = Comença { $thing }
thing-city = una ciutat
thing-road = un camí
thing-field = un camp
thing-monastery = un monestir
thing-garden = un jardí
thing-other = una zona
yours-city = la teva ciutat
yours-road = el teu camí
yours-field = el teu camp
yours-monastery = el teu monestir
yours-garden = el teu jardí
yours-other = la teva zona

## Vocabulari del joc

kind-city = Ciutat
kind-road = Camí
kind-field = Camp
kind-monastery = Monestir
kind-garden = Jardí
kind-abbot = Abat
kind-other = Zona
kinds-city = Ciutats
kinds-road = Camins
kinds-field = Camps
kinds-monastery = Monestirs
kinds-garden = Jardins
kinds-abbot = Abats retirats
kinds-other = Altres
thekinds-city = les ciutats
thekinds-road = els camins
thekinds-field = els camps
thekinds-monastery = els monestirs
thekinds-garden = els jardins
thekinds-abbot = els abats
thekinds-other = la resta
event-complete-city = Ciutat completa
event-complete-road = Camí complet
event-complete-monastery = Monestir complet
event-complete-garden = Jardí complet
event-complete-other = Zona completa
event-final-city = Ciutat incompleta
event-final-road = Camí incomplet
event-final-field = Camp
event-final-monastery = Monestir incomplet
event-final-garden = Jardí incomplet
event-final-other = Zona al final
event-recall-abbot = Abat retirat
event-recall-other = Figura retirada
event-bonus-other = Punts extra
role-city = cavaller
role-road = lladre
role-field = granger
role-monastery = monjo
role-garden = abat
role-other = seguidor
term-tiles = { $count ->
    [one] { $count } fitxa
   *[other] { $count } fitxes
  }
term-shields = { $count ->
    [one] { $count } escut
   *[other] { $count } escuts
  }
term-neighbours = { $count ->
    [one] { $count } fitxa al voltant
   *[other] { $count } fitxes al voltant
  }
term-itself = la mateixa fitxa
term-cities = { $count ->
    [one] { $count } ciutat completa
   *[other] { $count } ciutats completes
  }
term-bonus = punts extra
term-other = { $count ->
    [one] { $count } vegada
   *[other] { $count } vegades
  }
edge-C = ciutat
edge-R = camí
edge-F = camp
edge-other = una altra vora

## Camps

legend-title = Si acabés ara
legend-shared = a mitges
legend-none = Encara no hi ha grangers en cap camp.
field-value = { $value ->
    [one] Camp: { $value } punt
   *[other] Camp: { $value } punts
  }

## Lector de pantalla

say-cell = Casella { $x }, { $y }. { $around } { $ways ->
    [one] Una manera.
   *[other] { $ways } maneres.
  }
say-cell-chosen = Casella { $x }, { $y }. { $ways ->
    [one] Una manera.
   *[other] { $ways } maneres.
  } La fitxa: { $edges }.
edge-at = { $what } { $at }
edge-all-round = { $what } pels quatre costats
at-N = al nord
at-E = a l’est
at-S = al sud
at-W = a l’oest
say-drawn = Has tret: { $tile }. { $n ->
    [one] { $n } casella possible.
   *[other] { $n } caselles possibles.
  }
say-your-turn = Et toca.
say-turn-of = Li toca a { $name }.
say-placed = Col·locada a { $x }, { $y }.
say-choose-claim = Tria zona per al teu seguidor: { $list }.
say-claim = { $n } { $what }
say-claim-none = 0 ningú
say-undone = Desfet: la fitxa torna a la mà.
say-other = { $name } juga a { $x }, { $y }.
say-other-claim = { $name } juga a { $x }, { $y } i hi posa un { $role }.
say-other-recall = { $name } juga a { $x }, { $y } i retira l’{ $piece }.
say-event = { $what }: { $points ->
    [one] { $points } punt
   *[other] { $points } punts
  } per a { $name }.
say-event-nobody = { $what }, sense amo.
say-discarded = Una fitxa no encaixava enlloc i es retira: { $tile }.
say-over = Fi. { $result }
say-tile = Fitxa { $x }, { $y }: { $tile }. { $figures }
say-tile-figure = { $role } de { $name }.
zone-complete = { $kind }: { $size }, completa, { $owner }, val { $value }.
zone-open = { $kind }: { $size }, { $open ->
    [one] { $open } extrem obert
   *[other] { $open } extrems oberts
  }, { $owner }, val { $value }.
zone-missing = { $kind }: { $open ->
    [one] falta { $open } fitxa al voltant
   *[other] falten { $open } fitxes al voltant
  }, { $owner }, val { $value }.
zone-endless = { $kind }: { $size }, { $owner }, val { $value }.
zone-owner = de { $names }
zone-free = lliure
tile-details = Fitxa { $x }, { $y }
start-tile = fitxa inicial
placed-by = la va posar { $name }
list-empty = La taula és buida.
list-row = Fila { $y }

## Avisos

notices = Avisos
notice-no-place = Una fitxa no encaixava enlloc. Es retira i se’n treu una altra.
notice-last-no-place = L’última fitxa no encaixava: la partida s’acaba.
notice-stale = La taula ha canviat mentre jugaves. Mira-ho i torna a confirmar.
notice-refused = No es pot: { $why }
notice-faulty = L’expansió «{ $key }» té un error i la taula es queda com estava. No s’ha perdut res: quan estigui arreglada, la partida continua. { $why }
offline = Sense connexió. La partida està segura.
offline-kept = Sense connexió. La teva jugada està desada aquí i s’enviarà sola.
offline-retry = Nou intent d’aquí a { $seconds } s.
offline-now = Ara
online-again = Connectat. La partida està al dia.
server-down = El servidor no respon. La partida està segura i continuarà on era.

## Motius

reason-other = la taula no ho admet
reason-stale = la taula ha canviat
reason-not-your-turn = no és el teu torn
reason-not-your-seat = aquest lloc no és teu
reason-wrong-step = ara no toca això
reason-game-over = la partida s’ha acabat
reason-bad-message = el missatge no s’entén
reason-too-large = el missatge és massa gros
reason-too-fast = vas massa de pressa
reason-not-notation = la jugada no s’entén
reason-cannot-undo = no es pot desfer
reason-wrong-tile = no és la fitxa que tens
reason-cell-taken = aquesta casella està ocupada
reason-no-neighbour = no toca cap fitxa
reason-edge-mismatch = les vores no coincideixen
reason-no-such-segment = aquesta zona no existeix
reason-not-claimable = aquí no hi va ningú
reason-needs-abbot = només hi pot anar l’abat
reason-abbot-not-here = l’abat no hi pot anar
reason-occupied = ja hi ha un seguidor de { $names }
reason-complete = ja és completa
reason-no-follower-left = no et queden seguidors
reason-no-abbot-there = aquí no hi ha el teu abat
reason-no-answer = el servidor no respon
reason-bad-ruleset = aquestes regles no es poden jugar juntes
reason-bad-seats = els jugadors no estan ben posats
reason-unknown-bot = aquest bot no existeix
reason-not-owner = la taula no és d’aquest dispositiu
reason-server-error = el servidor ha fallat
reason-faulty-expansion = una expansió té un error

## Final

end-title = Final de la partida · Losetas
end-you-win = Guanyes tu, { $name }
end-wins = Guanya { $name }
end-tie = Empaten { $names }
end-scores = { $winner } a { $others }
end-turns = { $n ->
    [one] { $n } torn
   *[other] { $n } torns
  }
end-minutes = { $n ->
    [one] { $n } minut
   *[other] { $n } minuts
  }
end-decided = ho van decidir { $kinds }
end-table = Punts per tipus i jugador
end-points = Punts
end-total = Total
end-open-events = { $kind } de { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punts
  }
rematch = Revenja
rematch-starts = A la revenja comença { $name }.
another-game = Una altra partida
download = Baixa
proof-title = Comprova la bossa
proof-help = L’empremta es va fixar abans del primer torn; amb la llavor, qualsevol pot repetir l’ordre en què han sortit.
proof-commit = Empremta
proof-seed = Llavor

## Configuració

set-language = Llengua
set-theme = Tema
theme-auto = el del sistema
theme-light = clar
theme-dark = fosc
set-one-tap = Confirma amb un toc
set-one-tap-help = Un altre toc a la casella col·loca la fitxa; si es pot girar, amb la R, la roda o els botons.
set-fast-bots = Bots ràpids
set-fast-bots-help = Responen a l’instant.
set-alone = Passar sola la finestra del visir quan no puc comprar
set-alone-help = També quan no hi ha res per revelar. Si passes a l’instant, els altres dedueixen que no pots: amb persones a la taula val més decidir-ho a mà.
set-sound = So
set-sound-help = Un cop en col·locar i un avís quan et toca.
set-keys = Tecles
set-keys-help = Dreceres d’una tecla. Apaga-les si fas servir dictat o un lector de pantalla que les necessita.
set-hints = Ajudes completes
set-hints-help = Ensenya els punts de cadascú si la partida acabés ara.

## Regles i tecles

howto = Com es juga
howto-key = Com es juga (J)
howto-title = Com es juga a { $game }
howto-never = És la primera vegada?
howto-all-rules = Totes les regles, numerades
rules-title = Regles
rules-missing = Les regles no s’han pogut carregar.
rules-fallback = Algun text encara no està traduït i es llegeix en castellà.
rules-house = Regles de la casa en aquesta taula
rules-part-U = Preparació
rules-part-P = Col·locar
rules-part-M = Seguidors
rules-part-S = Puntuar
rules-part-F = Final
keys-title = Tecles
key-arrows = Casella veïna
key-next = Casella següent o anterior
key-rotate = Gira
key-choose = Tria zona; 0, ningú
key-enter = Confirma
key-space = Tria el que té el focus
key-undo = Desfés un pas
key-abbot = Retira l’abat
key-fit = Mostra-ho tot, apropa, allunya
key-pan = Mou el tauler
key-fields = Camps, coordenades, fitxes que queden
key-log = Vés al registre
key-read = Llegeix la casella o la fitxa
key-dock = Vés al torn
key-help = Regles i tecles
key-ends = Primera i última casella
key-escape = Tanca, deixa anar
key-shift = Maj
key-arrow-keys = Fletxes
key-spacebar = Espai
key-return = Retorn
key-esc = Esc

## Regles de la casa

option-farms = Camps
option-farms-3rd = Cada camp paga 3 per cada ciutat completa que toca
option-farms-2nd = Com ara, però cada ciutat paga un sol cop a cada jugador
option-farms-devir = Cada ciutat paga 3, un sol cop, a qui té més grangers al voltant
option-farms-1st = Cada ciutat paga 4, un sol cop, a qui té més grangers al voltant
option-tiny_city = Ciutat de dues fitxes
option-tiny_city-4 = Paga 2 per fitxa, com totes
option-tiny_city-2 = Paga 1 per fitxa i 1 per escut
option-abbot = Abat
option-abbot-yes = Cada jugador té un abat
option-abbot-no = Sense abat

## Decisions de les expansions

decide-first = Tria abans una opció.
decide-name = { $name }: { $question }
decide-elsewhere = És el torn de { $name }, però ara decideixes tu.
decide-zone-of = { $kind } de { $names }
decide-value = { $points ->
    [one] val { $points } punt
   *[other] val { $points } punts
  }
marker-word = marcador
marker-mine = El del teu color
marker-other = El de { $name }
marker-neutral = El neutre
made-other = decideix
made-by = { $name }: { $what }.
say-forced = Et toca l’altra meitat: { $tile }. Va al costat de la primera.

## Cobrir, meitats, zones que puntuen juntes

cover = Cobreix
cover-end = Cobreix i acaba
cover-title = Cobreixes la fitxa { $x }, { $y }
cover-before = ara
cover-after = quedaria
cover-on = Col·locació creativa
cover-because = { $n ->
    [one] mentre { $names } no estigui completa, pots cobrir una fitxa sense seguidors.
   *[other] mentre { $names } no estiguin completes, pots cobrir una fitxa sense seguidors.
  }
cover-short = falta completar { $names }.
cover-not = La fitxa { $x }, { $y } no es pot cobrir: { $why }.
cover-free = Després podràs ocupar: { $kinds }.
cover-free-none = Després no hi podràs ocupar res.
place-choose-cover = { $n ->
    [one] Toca’n un, o la fitxa emmarcada, per cobrir-la.
   *[other] Toca’n un, o una de les { $n } fitxes emmarcades, per cobrir-la.
  }
say-cover-on = { $n ->
    [one] Col·locació creativa activa: { $n } lloc és sobre una fitxa.
   *[other] Col·locació creativa activa: { $n } llocs són sobre una fitxa.
  }
say-cell-cover = Cobrir la fitxa { $x }, { $y }. { $around } { $ways ->
    [one] Una manera.
   *[other] { $ways } maneres.
  }
forced-title = Col·loca l’altra meitat
forced-title-name = { $name }, col·loca l’altra meitat
forced-help = No robes: aquesta fitxa va al costat de la primera meitat, a l’únic lloc marcat.
twin-there = L’altra meitat anirà a { $x }, { $y }: la posarà { $name } en el torn següent.
group-arm = { $kind } { $at }
group-value = Val { $value } si acabés ara i { $complete } si es completa així, per a { $names }.
group-value-free = Val { $value } si acabés ara i { $complete } si es completa així. Encara no és de ningú.
group-nobody = ningú
group-deciding = decideix

## Efectes de cobrir

effect-joins-free = Uneix { $parts } zones: { $thing } de { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }
effect-extends-free = Amplia { $thing } sense amo a { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }
effect-splits-mine = Parteix { $yours } en { $parts }
effect-splits-other = Parteix { $thing } de { $names } en { $parts }
effect-splits-free = Parteix { $thing } sense amo en { $parts }
effect-shrinks-mine = Redueix { $yours } a { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }
effect-shrinks-other = Redueix { $thing } de { $names } a { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }
effect-shrinks-free = Redueix { $thing } sense amo a { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }
effect-shrinks-mine-field = Redueix el teu camp
effect-shrinks-other-field = Redueix un camp de { $names }
effect-reopens = Torna a obrir una zona que estava completa ({ $kind }, ara { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }): es pot tornar a ocupar
effect-stays = { $parts ->
    [1] Continua completa la mateixa zona
   *[other] S’uneixen { $parts } zones completes
  } ({ $kind }, { $tiles ->
    [one] { $tiles } fitxa
   *[other] { $tiles } fitxes
  }): no torna a puntuar ni es pot ocupar
effect-removes = Desapareix { $thing } sense ningú

## Partida nova: expansions

expansions-all-n = { $n ->
    [9] Totes nou
   *[other] Totes { $n }
  }
proposed-what = No hem pogut veure el dibuix original: les vores i les zones d’aquesta fitxa són una proposta nostra. Les regles són les publicades.
