# Wat de pagina over de spellen zegt: beginpagina, nieuwe tafel, regels

game-trojan-horse = Het paard van Troje
    .about = Je laadt wat anderen neerzetten, en zet neer wat anderen hebben geladen.
    .minutes = 30
game-troia = Troia
    .about = Grieken tegen Trojanen. Offers winnen een god, en diens held rukt op.
    .minutes = 30
game-odyssey = Odyssee
    .about = Beheers eilanden, ontketen stormen, onderhandel. Naar huis mag je als je chips weg zijn.
    .minutes = 90
game-horus = Horus
    .about = Leg de Nijl en het land aan zijn oevers, en claim regio's met stenen.
    .minutes = 60

## Opties: de vraag, en elk antwoord met wat het betekent

option-trojan-horse-horse = Wat er in het paard zit
option-trojan-horse-horse-memory = Onthouden
    .note = één keer gezien, dan uit het zicht; je onthoudt het
option-trojan-horse-horse-open = Open
    .note = altijd te zien, makkelijker
option-trojan-horse-loading_is_first_turn = Het laden
option-trojan-horse-loading_is_first_turn-off = Geen beurt
    .note = wie laadt, krijgt dan de eerste beurt
option-trojan-horse-loading_is_first_turn-on = Eerste beurt
    .note = de linkerbuur gaat verder
option-troia-gods = De goden
option-troia-gods-first-game = Eerste spel
    .note = de zes goden met de eenvoudigste krachten
option-troia-gods-random = Door het lot
    .note = elke fiche met een van haar kanten
option-troia-parts = Delen van het paard
option-troia-parts-default = Op de meeste kaarten
    .note = enkele en gemengde Griekse kaarten tonen een deel
option-troia-parts-scarce = Schaars
    .note = alleen gemengde kaarten; moeilijker voor de Grieken
option-troia-apollo = Apollo neemt
option-troia-apollo-top = De bovenste kaart
    .note = van de aflegstapel van de tegenstander
option-troia-apollo-any = Vrije keuze
    .note = van de aflegstapel van de tegenstander
option-odyssey-max_rounds = Ronden hoogstens
    .note = wie dan niet thuis is, wordt geteld
option-horus-tiles = Tegels per stapel
option-horus-tiles-eight = Acht
    .note = twaalf van elk terrein in de zak
option-horus-tiles-seven = Zeven
    .note = dertien in de zak; eindigt eerder
option-horus-tiles-ten = Tien
    .note = tien in de zak; duurt langer
option-horus-stone = Een steen leggen
option-horus-stone-must = Verplicht
    .note = wie een steen kan leggen, legt hem
option-horus-stone-may = Vrij
    .note = men mag ervan afzien

## Hoofdstukken van de regels

chapter-trojan-horse-box = Wat er in de doos zit
chapter-trojan-horse-setup = Voor het spel
chapter-trojan-horse-turn = Een beurt
chapter-trojan-horse-poseidon = Poseidons drietand
chapter-trojan-horse-treasure = Schatten bekijken
chapter-trojan-horse-end = Einde en puntentelling
chapter-trojan-horse-knowledge = Wie wat ziet
chapter-troia-box = Wat er in de doos zit
chapter-troia-setup = Voor het spel
chapter-troia-turn = Een beurt
chapter-troia-powers = Krachten van de goden
chapter-troia-goals = Doelstappen
chapter-troia-end = Het einde
chapter-troia-knowledge = Wie wat ziet
chapter-odyssey-box = Wat er in de doos zit
chapter-odyssey-setup = Voor het spel
chapter-odyssey-turn = Een beurt
chapter-odyssey-landing = Landing
chapter-odyssey-fights = Gevecht en onderhandeling
chapter-odyssey-hunger = Honger en verlies
chapter-odyssey-end = Het einde
chapter-odyssey-knowledge = Wie wat ziet
chapter-horus-box = Wat er in de doos zit
chapter-horus-lattice = Tegels en contact
chapter-horus-setup = Voor het spel
chapter-horus-turn = Een beurt: vijf acties
chapter-horus-nile = De Nijlkaart
chapter-horus-end = Einde en puntentelling
chapter-horus-knowledge = Wie wat ziet
