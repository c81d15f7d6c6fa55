expansion-water = L’aigua
expansion-water-summary = A cada recompte, 3 punts a qui més fitxes té al costat de la font.
kind-water = Al costat de la font
term-water = la majoria al costat de la font
