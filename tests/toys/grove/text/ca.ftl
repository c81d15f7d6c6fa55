expansion-grove = L’arbreda
expansion-grove-summary = Un jardí petit, torres més barates i punts pel que creix.
kind-grove = Arbreda
term-grove = { $count } de l’arbreda
