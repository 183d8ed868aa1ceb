# De weg van een spel naar een andere plek

travel-take = Dit spel meenemen
travel-note = Dit spel kwam uit een bestand: het telt nooit mee, en zijn trekkingen bewijzen niets.
travel-file = Een spel uit een bestand openen
problem-invalid-file = Het bestand is niet bruikbaar: { $detail }
travel-server = Verdergaan op een server
travel-server-why = Het spel gaat mee met alles wat erin verborgen is. Op de server telt het niet mee en is het van jou alleen. Het blijft ook hier.
carried = Een spel van elders
carried-why = Dit adres bracht een spel mee. Je kunt het hier hebben, aan een eigen tafel, zonder dat het meetelt en zonder klok: een lopend spel gaat verder, een afgelopen spel kun je terugkijken en laten analyseren.
carried-go = Hier openen
carried-wrong = Dit adres bevat geen volledig spel.
travel-server-over = Dit spel naar een server brengen
travel-server-over-why = Het afgelopen spel gaat mee met alles wat erin verborgen was. Op de server telt het niet mee en is het van jou alleen. Het blijft ook hier.
problem-played-elsewhere = Dit spel werd elders gespeeld, en de spelers zijn niet hier. Maak voor hen een nieuwe tafel.
fair-imported = De trekkingen passen bij het geheim.
fair-imported-why = Het spel kwam uit een bestand, en wie het bracht, kende het geheim misschien of koos het. Dit laat dus zien dat het verslag klopt, niet dat niemand de trekkingen kende. Een speler die het zegel bewaarde waar het spel begon, kan het vergelijken.
