## Een gast aan een tafel die meetelt, en de vraag om het spel niet te laten meetellen.

gate-title = Deze tafel telt mee, en daarvoor heb je een account nodig
gate-guest = Je bent gast. Er gaat niets verloren: je tafels en je naam gaan mee.
gate-register = Maken en gaan zitten
gate-or = Of:
gate-ask = { $names } vragen om het spel niet te laten meetellen
unrated-asked = Je hebt de mensen aan deze tafel gevraagd om het spel niet te laten meetellen. Iedereen moet toestemmen; dan krijg je een plaats, als er nog een vrij is.
unrated-withdraw = De vraag intrekken
unrated-stays = Deze tafel blijft meetellen. Met een account kun je hier spelen.
unrated-question = { $name } vraagt jullie om het spel niet te laten meetellen
unrated-means = { $name } is gast, en gasten kunnen niet zitten aan een tafel die meetelt. Als iedereen toestemt, telt dit spel definitief voor geen klassement mee. Weigert er één, dan blijft het meetellen.
unrated-refuse = Laten meetellen
unrated-agreed = Je hebt toegestemd.
unrated-waits = Nog geen antwoord van: { $names }
unrated-now = Iedereen heeft toegestemd: deze tafel telt vanaf nu niet meer mee.
unrated-over = Niemand vraagt meer om het spel niet te laten meetellen. De tafel blijft meetellen.
problem-can-sit = Je hebt een account: neem een plaats.
problem-begun = Het spel is begonnen. Het blijft zoals het is.
problem-not-rated = Deze tafel telt niet meer mee: neem een plaats.
problem-tournament = De tafels van een toernooi blijven zoals ze zijn.
problem-asked-before = Je hebt het deze tafel al gevraagd. Ze blijft meetellen.
problem-asked-already = Iemand anders heeft het deze tafel al gevraagd. Wacht op het antwoord.
problem-nobody-to-ask = Aan deze tafel zit niemand die kan toestemmen.
problem-no-question = Niemand vraagt deze tafel meer om het spel niet te laten meetellen.
