expansion-plaza = La Plaza de España de Sevilla
expansion-plaza-summary = Dues fitxes al costat de la inicial, amb un marcador de cada color i un de neutre. Si la teva fitxa completa alguna cosa, agafes un marcador; en un torn posterior et paga el mateix que una zona completa paga al jugador d'aquell color (el neutre, al que vulguis) i torna a la plaça. Cada jugador té un seguidor menys.
kind-marker = Marcador
kinds-marker = Marcadors
thekinds-marker = els marcadors
event-bonus-marker = Paga el marcador
term-marker = els punts d'aquella zona
step-bonus = Quina zona paga el teu marcador?
step-marker = Quin marcador agafes?
decide-b = Quina zona paga el teu marcador?
decide-b-option = { $arg }
decide-t = Quin marcador agafes?
decide-t-option = { $arg ->
    [*] El neutre
   *[other] El de { $arg }
  }
holding-marker = Té un marcador
reason-marker-compulsory = has completat alguna cosa i no tens marcador: n'has d'agafar un
reason-same-marker = aquell marcador t'acaba de pagar: n'has d'agafar un altre
reason-not-on-plaza = aquell marcador no és a la plaça
reason-not-an-option = aquella zona no pot pagar el marcador
