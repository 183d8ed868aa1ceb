# De weg van een spel naar een andere plek

travel-take = Dit spel meenemen
travel-note = Dit spel kwam uit een bestand: het telt nooit mee, en zijn trekkingen bewijzen niets.
travel-file = Verdergaan met een spel uit een bestand
problem-invalid-file = Het bestand is niet bruikbaar: { $detail }
travel-server = Verdergaan op een server
travel-server-why = Het spel gaat mee met alles wat erin verborgen is. Op de server telt het niet mee en is het van jou alleen. Het blijft ook hier.
carried = Een spel van elders
carried-why = Dit adres bracht een spel mee. Je kunt er hier mee verdergaan, aan een eigen tafel, zonder dat het meetelt en zonder klok.
carried-go = Hier verdergaan
carried-wrong = Dit adres bevat geen volledig spel.
