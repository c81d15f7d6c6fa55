expansion-squares = Els coberts
expansion-squares-summary = Fitxes gratuïtes, tres com a màxim, que compten els edificis del seu color que tenen al costat. Els costats de muralla són provisionals.
term-squares = { $count ->
    [one] { $count } pels coberts
   *[other] { $count } pels coberts
  }
reason-stack-empty = aquesta pila és buida
reason-square-limit = ja tens tres coberts
