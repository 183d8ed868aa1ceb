# De weg van een partij naar een andere plek

travel-take = Deze partij meenemen
travel-note = Deze partij kwam uit een bestand: ze is nooit een partij met rating, en haar trekkingen bewijzen niets.
travel-file = Een partij uit een bestand openen
problem-invalid-file = Het bestand is niet bruikbaar: { $detail }
problem-too-many-imports = Je hebt vandaag te veel partijen uit bestanden geopend. Probeer het morgen opnieuw.
travel-server = Verdergaan op een server
travel-server-why = De hele partij gaat mee, met alles wat erin verborgen is. Op de server is ze zonder rating en van jou alleen. Ze blijft ook hier.
carried = Een partij van elders
carried-why = Dit adres bevat een partij. Je kunt haar hier openen, aan een eigen tafel, zonder rating en zonder klok: een lopende partij gaat verder, een afgelopen partij kun je terugkijken en laten analyseren.
carried-go = Hier openen
carried-wrong = Dit adres bevat geen volledige partij.
travel-server-over = Deze partij naar een server brengen
travel-server-over-why = De hele afgelopen partij gaat mee, met alles wat erin verborgen was. Op de server is ze zonder rating en van jou alleen. Ze blijft ook hier.
problem-played-elsewhere = Deze partij werd elders gespeeld, en de spelers zijn niet hier. Maak voor hen een nieuwe tafel.
fair-imported = De trekkingen passen bij het geheim.
fair-imported-why = De partij kwam uit een bestand, en wie haar bracht, kende het geheim misschien of koos het. Dit laat dus zien dat het verslag klopt, niet dat niemand de trekkingen kende. Een speler die het zegel bewaarde op de plek waar de partij begon, kan het vergelijken.
