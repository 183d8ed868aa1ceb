## Een gast aan een tafel met rating, en de vraag om zonder rating te spelen.

gate-title = Dit is een tafel met rating, en daarvoor heb je een account nodig
gate-guest = Je bent gast. Er gaat niets verloren: je tafels en je naam gaan mee.
gate-register = Maken en gaan zitten
gate-or = Of:
gate-ask = { $names } vragen om zonder rating te spelen
unrated-asked = Je hebt de mensen aan deze tafel gevraagd om zonder rating te spelen. Iedereen moet toestemmen; dan krijg je een plaats, als er nog een vrij is.
unrated-withdraw = De vraag intrekken
unrated-stays = Deze tafel blijft met rating. Met een account kun je hier spelen.
unrated-question = { $name } vraagt jullie om zonder rating te spelen
unrated-means = { $name } is gast, en gasten kunnen niet aan een tafel met rating zitten. Als iedereen toestemt, telt deze partij definitief voor geen rating. Weigert er één, dan blijft het een partij met rating.
unrated-refuse = Met rating houden
unrated-agreed = Je hebt toegestemd.
unrated-waits = Nog geen antwoord van: { $names }
unrated-now = Iedereen heeft toegestemd: aan deze tafel speel je vanaf nu zonder rating.
unrated-over = Niemand vraagt deze tafel meer om zonder rating te spelen. Ze blijft met rating.
problem-can-sit = Je hebt een account: neem een plaats.
problem-begun = De partij is begonnen. Ze blijft zoals ze is.
problem-not-rated = Deze tafel is niet meer met rating: neem een plaats.
problem-tournament = De tafels van een toernooi blijven zoals ze zijn.
problem-asked-before = Je hebt het deze tafel al gevraagd. Ze blijft met rating.
problem-asked-already = Iemand anders heeft het deze tafel al gevraagd. Wacht op het antwoord.
problem-nobody-to-ask = Aan deze tafel zit niemand die kan toestemmen.
problem-no-question = Niemand vraagt deze tafel meer om zonder rating te spelen.
