expansion-hush = Silenci
expansion-hush-summary = Les torres no poden estar al costat de serralls.
reason-tower-beside-seraglio = una torre no pot estar al costat d’un serrall
reason-tower-waits = ja tens una torre a la reserva
