# Wat de webapp over het spel zegt voordat er een tafel open is

game-troia = Troia
    .about = Grieken tegen Trojanen. Met offers win je de gunst van een god, en zijn held rukt op.
    .minutes = 30

option-troia-gods = De goden
option-troia-gods-first-game = Eerste partij
    .note = de zes goden met de eenvoudigste krachten
option-troia-gods-random = Door het lot
    .note = elke fiche met een van zijn kanten
option-troia-parts = Delen van het paard
option-troia-parts-default = Op de meeste kaarten
    .note = enkele en gemengde Griekse kaarten tonen een deel
option-troia-parts-scarce = Schaars
    .note = alleen gemengde kaarten; moeilijker voor de Grieken
option-troia-apollo = Apollo neemt
option-troia-apollo-top = De bovenste kaart
    .note = van de aflegstapel van de tegenstander
option-troia-apollo-any = Een kaart naar keuze
    .note = van de aflegstapel van de tegenstander
option-troia-deck_end = Als een stapel op is
option-troia-deck_end-finish = Beurt afmaken
    .note = met de doelstap
option-troia-deck_end-at-once = Meteen
    .note = de laatst getrokken kaart beëindigt de partij

chapter-troia-box = Wat er in de doos zit
chapter-troia-setup = Voor de partij
chapter-troia-turn = Een beurt
chapter-troia-powers = Krachten van de goden
chapter-troia-goals = Doelstappen
chapter-troia-end = Het einde
chapter-troia-knowledge = Wie wat ziet
