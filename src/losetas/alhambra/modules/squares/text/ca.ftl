expansion-squares = Els coberts
expansion-squares-summary = Fitxes gratuïtes, tres com a màxim, que compten els edificis del seu color que tenen al costat. Els costats de muralla són provisionals.
expansion-squares-contents = 24 coberts
expansion-proposed-squares = proposats
proposed-what-squares = No hem pogut veure els originals: les muralles dels 24 coberts són provisionals, una proposta nostra; les regles són les publicades. Si tens els de debò, posa’ls en una carpeta i juga amb losetas play --tiles CARPETA.
term-squares = { $count ->
    [one] { $count } pels coberts
   *[other] { $count } pels coberts
  }
reason-stack-empty = aquesta pila és buida
reason-square-limit = ja tens tres coberts
