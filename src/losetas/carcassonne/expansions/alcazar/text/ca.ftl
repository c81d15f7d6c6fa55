expansion-alcazar = Alcàsser de Toledo
expansion-alcazar-summary = Una fitxa de ciutat que encaixa al costat de qualsevol vora. Uneix en una totes les ciutats que toca i talla els camins i els camps que hi arriben. La ciutat de l’Alcàsser es completa quan els seus quatre costats tenen fitxa.
edge-X = qualsevol vora
option-alcazar_sides = Costats lliures de l’Alcàsser
option-alcazar_sides-wild = Admeten qualsevol vora
option-alcazar_sides-city = Només admeten ciutat
