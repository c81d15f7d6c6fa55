expansion-squares = Los cobertizos
expansion-squares-summary = Losetas gratuitas, tres como máximo, que cuentan los edificios de su color que tienen al lado. Los lados de muralla son provisionales.
expansion-squares-contents = 24 cobertizos
expansion-proposed-squares = propuestos
proposed-what-squares = No hemos podido ver los originales: las murallas de los 24 cobertizos son provisionales, una propuesta nuestra; las reglas son las publicadas. Si tienes los de verdad, ponlos en una carpeta y juega con losetas play --tiles CARPETA.
term-squares = { $count ->
    [one] { $count } por los cobertizos
   *[other] { $count } por los cobertizos
  }
reason-stack-empty = esa pila está vacía
reason-square-limit = ya tienes tres cobertizos
