expansion-plaza = La Plaza de España de Sevilla
expansion-plaza-summary = Dos losetas junto a la inicial, con un marcador de cada color y uno neutro. Si tu loseta completa algo, coges un marcador; en un turno posterior te paga lo mismo que una zona completa paga al jugador de ese color (el neutro, al que quieras) y vuelve a la plaza. Cada jugador tiene un seguidor menos.
kind-marker = Marcador
kinds-marker = Marcadores
thekinds-marker = los marcadores
event-bonus-marker = Paga el marcador
term-marker = los puntos de esa zona
step-bonus = ¿Qué zona paga tu marcador?
step-marker = ¿Qué marcador coges?
decide-b = ¿Qué zona paga tu marcador?
decide-b-option = { $arg }
decide-t = ¿Qué marcador coges?
decide-t-option = { $arg ->
    [*] El neutro
   *[other] El de { $arg }
  }
holding-marker = Tiene un marcador
reason-marker-compulsory = has completado algo y no tienes marcador: has de coger uno
reason-same-marker = ese marcador te acaba de pagar: has de coger otro
reason-not-on-plaza = ese marcador no está en la plaza
reason-not-an-option = esa zona no puede pagar el marcador
