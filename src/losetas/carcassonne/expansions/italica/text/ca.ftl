expansion-italica = Amfiteatre d’Itàlica
expansion-italica-summary = Mentre l’amfiteatre no estigui envoltat, al final de cada torn tots els seguidors que són a les vuit caselles del voltant deixen les seves zones i hi entren. Quan s’omple l’última casella, qui té la majoria a dins guanya 2 punts per cada seguidor, propi o d’altri, i en pot col·locar un dels seus en una zona lliure del voltant. Els altres tornen a casa.
kind-amphitheatre = Amfiteatre
kinds-amphitheatre = Amfiteatres
thekinds-amphitheatre = l’amfiteatre
thing-amphitheatre = un amfiteatre
yours-amphitheatre = el teu amfiteatre
role-amphitheatre = espectador
event-complete-amphitheatre = Amfiteatre envoltat
event-final-amphitheatre = Amfiteatre sense envoltar
term-gathered = { $count ->
    [one] { $count } figura a l’amfiteatre
   *[other] { $count } figures a l’amfiteatre
  }
decide-p = Col·loques un dels teus al costat de l’amfiteatre?
option-italica_gather = Amfiteatre d’Itàlica
option-italica_gather-move = Les figures del voltant hi entren i deixen les seves zones
option-italica_gather-count = Les figures del voltant compten, però es queden a les seves zones
option-italica_points = Punts de l’amfiteatre envoltat
option-italica_points-all = 2 per cada figura, pròpia o d’altri
option-italica_points-own = 2 per cada figura pròpia
option-area_majority = Majoria al voltant d’un edifici
option-area_majority-strength = Compta la força de cada figura
option-area_majority-heads = Cada figura compta 1
option-abbot_on_buildings = Abat als edificis
option-abbot_on_buildings-none = Només en monestirs i jardins
option-abbot_on_buildings-all = També als edificis de les expansions
reason-not-adjacent = aquesta zona no és al costat de l’amfiteatre
decide-p-help = Hi tens la majoria. Una de les teves figures pot sortir a una zona lliure d’una fitxa del voltant; les altres tornen a casa.
decide-p-do = Col·loca-la aquí
decide-p-none = Cap
decide-p-none-help = totes tornen
made-p-zone = treu una figura de l’amfiteatre
made-p-declined = no treu ningú de l’amfiteatre
