expansion-hush = Silencio
expansion-hush-summary = Las torres no pueden estar junto a serrallos.
reason-tower-beside-seraglio = una torre no puede estar junto a un serrallo
reason-tower-waits = ya tienes una torre en la reserva
