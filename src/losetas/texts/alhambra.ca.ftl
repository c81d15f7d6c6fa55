### Textos de les pantalles de l’Alhambra. Els de cada mòdul (edificis, monedes, regles) són a la seva carpeta.

game-summary-alhambra = Edificis comprats amb quatre monedes, un palau amb la seva muralla i tres recomptes.
pal-subtitle = { $n ->
    [0] { $game }
    [one] { $game } · { $n } mòdul
   *[other] { $game } · { $n } mòduls
  }
expansions-none-alhambra = Cap
expansions-all-n-alhambra = Tots { $n }
pal-modules-chosen = { $n } de { $total }

## Noms

pal-tile-name = { $type } { $price }
pal-annex-name = cobert ({ $type })
pal-tile-open = { $name }, sense muralles
pal-tile-walls = { $name }, muralla { $sides }
pal-card-name = { $currency } { $value }
pal-joining-name = oficina de canvi ({ $currencies })
pal-neutral = Dirk
pal-neutral-tiles = Mostra’n els { $n } edificis
pal-fountain = Font
pal-type = Edifici

## Mercat, diners, mà

pal-market = Mercat
pal-money = Diners
pal-money-rule-short = una, o diverses fins a 5
pal-money-rule = Una carta qualsevol, o diverses que sumin 5 com a màxim.
pal-space = { $tile }, a pagar en { $currency }. { $how }
pal-space-empty = Espai buit, { $currency }
pal-how-exact = Exacte
pal-how-afford = T’arriba
pal-how-short = { $n ->
    [0] No exacte
    [one] Falta { $n }
   *[other] Falten { $n }
  }
pal-how-none = { "" }
pal-match-exact = Exacte
pal-match-buys = La compren
pal-hand = { $n ->
    [one] La teva mà: { $n } carta
   *[other] La teva mà: { $n } cartes
  }
pal-hand-empty = No tens cartes.
pal-opening-title = Mans inicials
pal-opening = Les mans inicials són a la vista de tothom fins a la primera acció.
pal-opening-hand = Mà inicial de { $name }
pal-began-cards = Comença { $name }, que ha rebut menys cartes.
pal-began-sum = Comença { $name }: ningú no ha rebut menys cartes i, dels qui empaten, és qui menys suma.
pal-began-seat = Comença { $name }: empata en cartes i en suma, i va abans per ordre de seient.
pal-cards-n = { $n ->
    [one] { $n } carta a la mà
   *[other] { $n } cartes a la mà
  }
pal-wall-n = Muralla més llarga: { $n }
pal-reserve-n = { $n ->
    [0] Reserva buida
    [one] { $n } edifici a la reserva
   *[other] { $n } edificis a la reserva
  }
pal-hidden-n = { $n ->
    [one] { $n } bonificació sense revelar
   *[other] { $n } bonificacions sense revelar
  }
pal-revealed-n = { $n ->
    [one] { $n } bonificació revelada
   *[other] { $n } bonificacions revelades
  }
pal-secrets = Bonificacions
pal-secret = Bonificació de { $tile }: aquest edifici no és a la teva Alhambra
pal-secret-later = Bonificació de { $tile }: ara no es pot revelar
pal-secret-can = Bonificació de { $tile }: es pot revelar
pal-revealed = Bonificacions revelades
pal-stone-awake = Visir despert
pal-stone-asleep = Visir adormit

## Palaus

pal-palace-of = Alhambra de { $name }
pal-whose = L’Alhambra que es veu
pal-back-own = Torna a la meva
pal-look = Mostra l’Alhambra de { $name }
pal-reserve = Reserva
pal-reserve-own = La teva reserva
pal-reserve-of = Reserva de { $name }
pal-reserve-empty = Buida
pal-stacks = Coberts
pal-stacks-full = Ja en tens tres, el màxim comptant els de la reserva.
pal-stack = { $tile }; { $n ->
    [one] en queda { $n }
   *[other] en queden { $n }
  }
pal-provisional-tag = proposats
pal-provisional = Muralles provisionals: no hem pogut veure els originals i les hem posades nosaltres.
pal-list-provisional = { $walls } (provisional)
pal-aside = Fitxes que esperen lloc
pal-aside-bought = En acabar col·locaràs: { $tiles }.
pal-cell = Casella { $x }, { $y }
pal-at = { $name }, a { $x }, { $y }
pal-cell-lay = { $name }. Hi cap. { $what }
pal-cell-build = { $name }. Hi cap. { $what }
pal-cell-swap = { $name }. Es pot canviar. { $what }
pal-cell-remove = { $name }. Es pot dur a la reserva. { $what }
pal-cannot-place = No hi cap: { $why }.
pal-cannot-move = No es pot treure: { $why }.
pal-beside = { $side } { $tile }
pal-beside-none = no toca cap fitxa
pal-rule = Regla { $rule }
pal-list = Alhambra com a llista
pal-list-cell = Casella
pal-list-open = cap
pal-list-beside = Al costat
pal-list-reserve = A la reserva: { $tiles }.

## Què fer

pal-action-title = Què fas?
pal-action-help = Compra un edifici, agafa diners o reorganitza la teva Alhambra.
pal-action-again = Has pagat exacte: tens una altra acció.
pal-waiting-help = Mentrestant pots mirar les altres Alhambres i obrir els recomptes.
pal-turn-of-other = Torn de { $name }, però ara decideixes tu.
pal-take-title = { $n ->
    [one] Agafes { $card }
   *[other] Agafes { $n } cartes
  }
pal-take-sum = { $cards } = { $sum }
pal-take-join = S’agafa sola. Serveix per ajuntar aquestes dues monedes en una compra.
pal-take = Agafa
pal-buy-title = Compres { $tile }
pal-buy-sum = { $cards } = { $sum }
pal-buy-exact = Pagament exacte: tindràs una altra acció.
pal-buy-gap = Pagament exacte del visir: no dona cap altra acció, i s’adorm.
pal-buy-over = Pagues { $over } de més: amb això s’acaben les teves accions.
pal-buy-join = { $n ->
    [one] L’oficina de canvi ajunta les seves dues monedes i es descarta.
   *[other] Les oficines de canvi ajunten les seves monedes i es descarten.
  }
pal-buy-pointless = La { $card } no cal: la gastaries per a res.
pal-buy-short = Portes { $paid } de { $price }.
pal-buy-spare = Sobra { $card }: amb la resta ja n’hi ha prou.
pal-buy-not-exact = El visir paga exacte: et passes de { $over }.
pal-buy-currency = { $card } no val aquí: es paga en { $currency }.
pal-buy-needs-join = Per pagar amb { $card } afegeix-hi la teva { $join }.
pal-buy-wrong-join = La teva { $card } no serveix aquí: es paga en { $currency }.
pal-buy-many-joins = Només val una oficina de canvi per compra.
pal-buy-no-way = Així no es pot pagar.
pal-buy-more-ways = Hi ha més maneres de pagar de les que s’ofereixen: marca tu les cartes.
pal-buy-missing = { $n ->
    [one] Te’n falta { $n } en { $currency }.
   *[other] Te’n falten { $n } en { $currency }.
  }
pal-buy-pick = Tria amb quines cartes pagues. Moneda: { $currency }.
pal-buy = Compra
pal-other-way = Una altra manera ({ $at } de { $n })
pal-cards-title = Què compres amb { $cards }?
pal-cards-exact = { $n }: { $tile }, exacte
pal-cards-buy = { $n }: { $tile }, sobra { $over }
pal-cards-nothing = Amb aquestes cartes no es compra res. Afegeix-ne o treu-ne alguna.
pal-if-built = Si el construeixes: { $what }
pal-count-none = { $type }: cap
pal-count-place = { $type }: de { $before } a { $after }, { $place } lloc
pal-count-tied = { $type }: de { $before } a { $after }, { $place } lloc compartit
pal-wall-change = Muralla: de { $before } a { $after }
pal-no-change = No canvien ni la muralla ni les majories.
pal-cells = { $n ->
    [0] No cap en cap casella.
    [one] { $n } casella possible. Les fitxes no es giren.
   *[other] { $n } caselles possibles. Les fitxes no es giren.
  }
pal-cells-swap = { $n ->
    [one] { $n } fitxa per la qual canviar-la, amb dues fletxes.
   *[other] { $n } fitxes per les quals canviar-la, amb dues fletxes.
  }
pal-cells-why = Assenyala una × i et dic per què no hi cap.
pal-lay-title = Construeixes { $tile }
pal-lay = Construeix
pal-build-title = Reorganitzes: construeixes { $tile }
pal-build = Construeix
pal-swap-title = Reorganitzes: hi poses { $tile } en lloc d’una altra
pal-swap = Canvia
pal-secret-back = La seva carta de bonificació torna a la teva mà i deixa de comptar.
pal-swap-out = Surt { $tile }, a la teva reserva.
pal-remove-title = Reorganitzes: { $tile } a la reserva
pal-remove = A la reserva
pal-to-reserve = A la reserva
pal-to-neutral = Dona’l a Dirk
pal-annex-title = Agafes { $tile }
pal-annex-help = És gratis i s’acaben les teves accions. El col·locaràs al final del torn.
pal-annex = Agafa
pal-reveal-title = Reveles { $tile }
pal-reveal-help = Compta com un edifici més del seu tipus mentre el seu continuï construït. No gasta acció.
pal-reveal = Revela
pal-wake-title = Despertes el visir
pal-wake-help = S’acaben les teves accions. Podrà comprar entre dos torns.
pal-wake = Desperta el visir
pal-pass-title = No pots fer res
pal-pass-help = No hi ha diners per agafar, ni res per comprar o reorganitzar.
pal-pass = Passa
pal-gap-title = Compra el teu visir?
pal-gap-help = Pot comprar: { $list }. Si no, passa.
pal-gap-item = { $tile } (espai { $n })
pal-gap-none = Ara no tens pagament exacte.
pal-gap-no-exact = No tens el preu exacte en { $currency }.
pal-gap-pass = Passa
pal-open-title = Abans del recompte: reveles una bonificació?
pal-open-help = Toca la carta amb marc verd que vulguis revelar.
pal-open-none = Ara no en pots revelar cap.
pal-open-pass = Cap
pal-tray-redesign = Reorganitzes: què mous?
pal-tray-redesign-help = Una fitxa de la teva reserva, o toca’n una de la teva Alhambra per desar-la.
pal-tray-annex = Quin cobert agafes?
pal-tray-annex-help = És gratis i s’acaben les teves accions.
pal-tray-tile = { $tile }; { $n ->
    [0] no cap en cap casella
    [one] { $n } casella possible
   *[other] { $n } caselles possibles
  }
pal-redesign-button = Reorganitza
pal-annex-button = Cobert
pal-undo-no-passed = No es pot desfer: ja s’ha preguntat a una altra persona.
pal-undo-no-drawn = No es pot desfer: ja ha sortit una cosa que ningú no sabia.
pal-curtain-title = Passa el dispositiu a { $name }
pal-curtain-hand = El que ve és només per als seus ulls: la seva mà.
pal-curtain-secrets = El que ve és només per als seus ulls: les seves bonificacions.
pal-curtain-both = El que ve és només per als seus ulls: la seva mà i les seves bonificacions.
pal-curtain-ready = Soc { $name }: mostra’m la mà

## Recomptes i registre

pal-majorities = Majories · { $round }
pal-majorities-open = Majories
pal-soon = en acabar el torn
pal-now = Ara
pal-now-what = punts si el recompte fos ara
pal-nth = { $n ->
    [1] 1r
    [2] 2n
    [3] 3r
    [4] 4t
   *[other] { $n }è
  }
pal-wall-each = 1 per tram
pal-points = Taula de punts
pal-supplies = Reserva i existències
pal-tiles-left = { $n ->
    [one] { $n } edifici per sortir
   *[other] { $n } edificis per sortir
  }
pal-cards-left = { $n ->
    [one] { $n } carta per sortir
   *[other] { $n } cartes per sortir
  }
pal-cards-used = { $left ->
    [one] { $left } carta
   *[other] { $left } cartes
  } per sortir, { $used ->
    [one] { $used } descartada
   *[other] { $used } descartades
  }
pal-discards = { $n ->
    [one] { $n } carta descartada
   *[other] { $n } cartes descartades
  }
pal-round-later = { $round } fet: el compte és a Punts.
pal-round-nobody = Ningú no en té cap.
pal-round-without = Sense edificis i sense punts: { $names }.
pal-round-worth = Es reparteixen: { $points }
pal-round-step = { $n } de { $total }
pal-round-next = Següent
pal-round-back = Anterior
pal-round-skip = Salta
pal-round-all = Mostra-ho tot
pal-round-parts = { $name }: { $count } = { $parts }
pal-rank-one = { $name } en té { $count }: { $place }, { $points ->
    [one] { $points } punt
   *[other] { $points } punts
  }
pal-rank-one-none = { $name } en té { $count }: { $place }, que aquí no puntua
pal-rank-tied = { $names } empaten amb { $count } en { $places }: ({ $sum }) / { $n } = { $points } cadascú{ $rest ->
    [0] { "" }
   *[other] , arrodonit a la baixa
  }
pal-rank-tied-none = { $names } empaten amb { $count } en { $places }, que aquí no puntuen
pal-rank-neutral = El que li toca a Dirk no s’ho endú ningú.
pal-gifts = Repartiment final del mercat
pal-gifts-help = Cada edifici que queda és per a qui tingui a la mà la suma més gran d’aquella moneda. No es paga.
pal-gift-to = per a { $name }, amb { $sum } en { $currency }
pal-gift-tied = es queda: empat a { $sum } en { $currency }
pal-gift-none = es queda: ningú no té { $currency }
pal-wall-points = muralla de { $n ->
    [one] { $n } tram, un punt
   *[other] { $n } trams, un punt per tram
  }
pal-log-none = Encara no ha jugat ningú.
pal-log-open-round = mostra el càlcul
pal-log-group = Torn { $turn } · { $name }
pal-points-none = Encara no hi ha punts. Cada recompte es veurà aquí, amb el seu càlcul.
pal-points-given = Altres punts
pal-points-place = { $name } · en té { $count }, { $place }
pal-points-tied = { $name } · en té { $count }, empat en { $places }
pal-log-see = Mostra-ho a l’Alhambra de { $name }
pal-log-buy = compra { $tile } amb { $paid }
pal-log-buy-exact = compra { $tile }, pagament exacte
pal-log-gap-buy = compra { $tile } amb el visir
pal-log-take = agafa { $cards }
pal-log-annex = agafa un cobert ({ $type })
pal-log-lay = construeix { $tile }
pal-log-store = desa { $tile } a la reserva
pal-log-give = dona { $tile } a Dirk
pal-log-build = reorganitza: construeix { $tile }
pal-log-swap = reorganitza: { $tile } per { $other }
pal-log-remove = reorganitza: retira { $tile }
pal-log-reveal = revela la bonificació de { $tile }
pal-log-wake = desperta el seu visir
pal-log-gap-no = no fa servir el visir
pal-log-open-no = no revela res
pal-log-pass = passa
pal-log-decide = tria { $arg }
pal-log-back = { $what }; la seva bonificació torna a la mà
pal-log-gift = rep { $tile } en el repartiment final: és qui més { $currency } té
pal-log-deal = rep { $n ->
    [one] { $n } edifici
   *[other] { $n } edificis
  }
pal-log-end = s’acaba la partida

## Final

pal-end-wins = Guanya { $name }, per { $margin ->
    [one] { $margin } punt
   *[other] { $margin } punts
  }
pal-end-tie = Empat entre { $names }
pal-end-decided = El que més ha pesat: { $kind }.
pal-end-total = Total
pal-end-cell = { $kind }, { $name }: { $points }
pal-end-help = Cada xifra i cada recompte s’obren per veure’n el càlcul.

## Tecles

pal-keys = Tecles de l’Alhambra
pal-key-groups = Vés a mercat, diners, mà, reserva, bonificacions
pal-key-move = Mou-te per la fila o per les caselles
pal-key-next = Següent, primera i última casella possible
pal-key-numbers = Espai del mercat (1 a 4), carta oberta (5 a 8), fitxa de sota
pal-key-confirm = Confirma
pal-key-decline = Passa, o deixa la fitxa a la reserva
pal-key-way = Una altra manera de pagar
pal-key-redesign = Reorganitza
pal-key-annex = Agafa un cobert
pal-key-store = Fitxa a la reserva
pal-key-give = Fitxa per a Dirk
pal-key-undo = Desfés un pas
pal-key-wake = Desperta el visir
pal-key-others = Mostra les altres Alhambres per torn
pal-key-majorities = Majories
pal-key-wall = Mostra la muralla més llarga
pal-key-supplies = Reserva i existències
pal-key-log = Registre: punts i jugades
pal-key-fit = Mostra tota l’Alhambra, acosta, allunya
pal-key-pan = Mou l’Alhambra
pal-key-coordinates = Coordenades
pal-key-read = Llegeix la casella i el que l’envolta
pal-key-dock = Vés al teu torn
pal-key-escape = Tanca, deixa anar
starts-help-alhambra = Comença qui rebi menys cartes en el repartiment; si hi ha empat, qui sumi menys, i si no, qui segui abans.
