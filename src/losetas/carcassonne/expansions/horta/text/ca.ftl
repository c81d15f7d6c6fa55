expansion-horta = L’Horta Sud
expansion-horta-summary = Una fitxa de l’horta valenciana. El seu camí, complet, paga 2 punts per fitxa; incomplet al final, res. Només se’n pot ocupar el camí. Les ciutats completes de les fitxes del costat donen 1 punt més als grangers.
term-horta = { $count ->
    [one] { $count } fitxa, per l’Horta
   *[other] { $count } fitxes, per l’Horta
  }
term-horta-city = { $count ->
    [one] { $count } ciutat al costat de l’Horta
   *[other] { $count } ciutats al costat de l’Horta
  }
option-horta_city_bonus = Ciutats al costat de l’Horta
option-horta_city_bonus-field = Al final, cadascuna dona 1 punt més al camp que la puntua
option-horta_city_bonus-completion = Qui la té quan es completa rep 1 punt més, i al final res
option-horta_city_bonus-off = No donen res més
