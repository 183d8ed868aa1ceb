# Een spel waarvan de server de regels niet heeft

missing-rules = De regels van deze partij ontbreken
missing-rules-why = Deze partij begon met regels die de server niet meer heeft. Er is niets verloren: komen de regels terug, dan gaat ze gewoon verder.
missing-rules-wait = Er valt nu niets te beslissen. Probeer het zo nog eens.
missing-rules-ways = De spelers kunnen verdergaan met de nieuwste regels of de partij met een uitslag beëindigen. Het gebeurt zodra iedereen hetzelfde kiest; bots stemmen met alles in.
missing-rules-unknown = Deze stelling is met de nieuwste regels niet mogelijk, dus kan de partij niet verdergaan. De spelers kunnen haar met een uitslag beëindigen als iedereen instemt; bots stemmen met alles in.
missing-rules-choice = { $way ->
    [continue] wil verdergaan met de nieuwste regels
    [adjudicate] wil de partij met een uitslag beëindigen
   *[none] heeft nog niet gekozen
}
missing-rules-continue = Verdergaan met de nieuwste regels
missing-rules-continue-note = De partij gaat vanuit deze stelling verder. Het verloop begint opnieuw; de zetten tot nu toe blijven in een eigen verslag.
missing-rules-adjudicate = De partij met een uitslag beëindigen
missing-rules-adjudicate-note = De bots beoordelen de stelling, en wie de beste kans op winst heeft, krijgt de beste plaats. De partij wordt als gearbitreerd gemarkeerd en telt nooit voor de rating.
missing-rules-scores-note = De laatst bekende stand beslist. De partij wordt als gearbitreerd gemarkeerd en telt nooit voor de rating.
missing-rules-back = Mijn keuze terugnemen
missing-rules-record = Verslag tot nu toe downloaden
adjudicated = gearbitreerd
adjudicated-by = { $by ->
    [evaluation] Deze partij is gearbitreerd: de beoordeling van de stelling door de bots besliste.
    [scores] Deze partij is gearbitreerd: de laatst bekende stand besliste.
   *[nothing] Deze partij is gearbitreerd: er was geen stand bekend, dus delen allen de eerste plaats.
}
continued-note = Deze partij begon met eerdere regels.
continued-record = Het eerste deel downloaden
host-adjudicate = De partij arbitreren
host-adjudicate-note = Arbitreren is voor een partij waarvan de regels ontbreken en waarvan de spelers niet beslissen: als de klok is afgelopen, of een week na de laatste zet.
problem-rules-known = Een server heeft de regels van deze partij weer. Laad de pagina opnieuw.
problem-position-unknown = Deze stelling is met de nieuwste regels niet mogelijk. De partij kan alleen met een uitslag eindigen.
problem-not-stuck = De spelers kunnen nog zelf beslissen. Wacht tot de klok is afgelopen of, zonder klok, een week na de laatste zet.
problem-no-evaluation = De bots kunnen de stelling nu niet beoordelen. Probeer het nog eens.
problem-review-adjudicated = Deze partij is gearbitreerd en niet uitgespeeld, dus is er geen analyse.
problem-no-record = Deze partij heeft één verslag, en daar staat alles in.
problem-continued = Deze partij ging met andere regels verder, dus kan ze niet worden meegenomen.
