expansion-grove = La arboleda
expansion-grove-summary = Un jardín pequeño, torres más baratas y puntos por lo que crece.
kind-grove = Arboleda
term-grove = { $count } de la arboleda
