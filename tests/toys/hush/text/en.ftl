expansion-hush = Silence
expansion-hush-summary = Towers may not lie beside seraglios.
reason-tower-beside-seraglio = a tower may not lie beside a seraglio
reason-tower-waits = you have a tower on your reserve
