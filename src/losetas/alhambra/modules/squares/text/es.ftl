expansion-squares = Los cobertizos
expansion-squares-summary = Fichas gratuitas, tres como máximo, que cuentan los edificios de su color que tienen al lado. Los lados de muralla son provisionales.
term-squares = { $count ->
    [one] { $count } por los cobertizos
   *[other] { $count } por los cobertizos
  }
reason-stack-empty = esa pila está vacía
reason-square-limit = ya tienes tres cobertizos
