expansion-horta = L’Horta Sud
expansion-horta-summary = Una loseta de la huerta valenciana. Su camino, completo, paga 2 puntos por loseta; incompleto al final, nada. Solo su camino se puede ocupar. Las ciudades completas de las losetas de al lado dan 1 punto más a los granjeros.
term-horta = { $count ->
    [one] { $count } loseta, por l’Horta
   *[other] { $count } losetas, por l’Horta
  }
term-horta-city = { $count ->
    [one] { $count } ciudad junto a l’Horta
   *[other] { $count } ciudades junto a l’Horta
  }
option-horta_city_bonus = Ciudades junto a l’Horta
option-horta_city_bonus-field = Al final, cada una da 1 punto más al campo que la puntúa
option-horta_city_bonus-completion = Quien la completa recibe 1 punto más, y al final nada
option-horta_city_bonus-off = No dan nada más
