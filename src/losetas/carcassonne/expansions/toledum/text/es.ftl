expansion-toledum = Encrucijada a Toledum
expansion-toledum-summary = Una loseta con cuatro caminos que se cruzan. Cada camino se ocupa por separado, pero se puntúan juntos cuando los cuatro están completos, y cobra quien domina en los más largos: 1 punto por loseta, 2 por cada seguidor que haya en ellos y 3 por cada ciudad y monasterio en que acaban.
kind-network = Encrucijada
kinds-network = Encrucijadas
thekinds-network = la encrucijada
thing-network = la encrucijada
yours-network = tu encrucijada
role-network = ladrón
event-complete-network = Encrucijada completa
event-final-network = Encrucijada incompleta
term-network-followers = { $count ->
    [one] { $count } seguidor en los caminos
   *[other] { $count } seguidores en los caminos
  }
term-network-monastery = { $count ->
    [one] { $count } monasterio al que llegan
   *[other] { $count } monasterios a los que llegan
  }
term-network-city = { $count ->
    [one] { $count } ciudad a la que llegan
   *[other] { $count } ciudades a las que llegan
  }
option-toledum_longest = Caminos más largos de la encrucijada
option-toledum_longest-occupied = Cuentan los más largos de los que alguien ocupa
option-toledum_longest-any = Cuentan los más largos; si no hay nadie en ellos, nadie cobra
