# Wat de webapp over het spel zegt voordat er een tafel open is

game-horus = Horus
    .about = Leg de Nijl en het land aan zijn oevers, en claim regio’s met stenen.
    .minutes = 60

option-horus-tiles = Tegels per stapel
option-horus-tiles-six = Zes
    .note = veertien in de zak; het kortst
option-horus-tiles-eight = Acht
    .note = twaalf van elk terrein in de zak
option-horus-tiles-seven = Zeven
    .note = dertien in de zak; eindigt eerder
option-horus-tiles-ten = Tien
    .note = tien in de zak; duurt langer
option-horus-stone = Een steen leggen
option-horus-stone-must = Verplicht
    .note = wie een steen kan leggen, moet het doen
option-horus-stone-may = Facultatief
    .note = je mag ervan afzien
option-horus-compensation = Compensatie
option-horus-compensation-none = Geen
    .note = zoals in de spelregels
option-horus-compensation-points = Punten
    .note = iedereen behalve de beginnende speler krijgt er twee

chapter-horus-box = Wat er in de doos zit
chapter-horus-lattice = Tegels en contact
chapter-horus-setup = Voor de partij
chapter-horus-turn = Een beurt: vijf acties
chapter-horus-nile = De Nijlkaart
chapter-horus-end = Einde en puntentelling
chapter-horus-knowledge = Wie wat ziet
