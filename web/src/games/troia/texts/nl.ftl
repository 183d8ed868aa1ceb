# Het bord van Troia

## Opschriften erop
army-greek = Grieken
army-trojan = Trojanen
board-olympus = De Olympus, van het Trojaanse naar het Griekse einde
board-olympus-turned = De Olympus, van het Griekse naar het Trojaanse einde
board-field = Slagveld
zone-name-trojan-protection = Trojaanse bescherming
zone-name-trojan-defence = Trojaanse verdediging
zone-name-combat = Strijd
zone-name-greek-defence = Griekse verdediging
zone-name-greek-protection = Griekse bescherming
short-achilles = Achil.
short-ajax = Ajax
short-odysseus = Odys.
short-diomedes = Diom.
short-menelaus = Mene.
short-agamemnon = Agam.

## In woorden, voor wie het niet ziet
god-label = { $god }, { $offering }: kost de Grieken { $greek }, de Trojanen { $trojan }
slot-label = vak { $slot }
hero-label = { $hero }, { $zone }
card-label = { $card }
card-label-part = { $card }, { $part }
card-label-icon = { $card }, { $icon }
card-foreign = vreemd
horse-label = Het paard: { $number } van 4 delen gebouwd
road-label = De weg van Hector en Paris: { $number } van 4 etappes

## Onder het bord
hand = Je hand
hand-hidden = Handkaarten: { $number }
deck-left = stapel { $number }
discards = afgelegd { $number }
no-discards = niets afgelegd
then-cost = dan { $cost }

## Ernaast
discards-of-greek = Griekse aflegstapel
discards-of-trojan = Trojaanse aflegstapel
cornucopia = Hoorn
gone = Uit het spel

## Spelers
panel-steps = { $steps } van 4
hand-size = { $number ->
    [one] één kaart
   *[other] { $number } kaarten
}

## Knoppen
do-draw = Trekken
do-god = Offer aan { $god }
do-choose = { $god } verplaatsen
do-pay = Betalen
do-use = Kracht van { $god } gebruiken
do-pass = Niet gebruiken
do-build = Deel bouwen
do-march = Stap doen
do-move = { $hero } verplaatsen
do-slot = Naar vak { $slot }
do-take = Kaart nemen
do-cornucopia = Hoorn

## Wat er zou gebeuren
if-costs = { $god } kost je { $cost }.
if-paid = { $symbols ->
    [one] { $symbols } symbool
   *[other] { $symbols } symbolen
} (waarvan { $own } eigen van de god), nodig: { $cost }.
will-title = Wat er gaat gebeuren
will-pay = Je betaalt { $cards }.
will-go = Offer { $offering }: { $hero } gaat van { $from_zone-the } naar { $to_zone-the }.
will-power = Daarna wordt gevraagd of je de kracht van { $god } gebruikt.
will-use-zeus = Daarna Zeus: je trekt kaarten.
will-use-athena = Daarna Athena: je krijgt de hoorn des overvloeds.
will-use-doris = Daarna Doris: je neemt een willekeurige kaart uit de hand van { $other }.
will-use-apollo = Daarna Apollo: je krijgt de bovenste kaart van de aflegstapel van { $other }.
will-use-hero = Daarna { $god }: { $hero } gaat naar { $zone-the }.
will-slide = { $god } komt aan jouw kant: dan kost dat jou 5 en { $other } 1.
if-goes = Offer { $offering }: { $hero } gaat naar { $zone-the }.
if-stays = Offer { $offering }: { $hero } kan niet verder.
if-no-power = De kracht van { $god } zou verloren gaan.
if-goal = Dan staan er { $number } helden aan de overkant: je mag een doelstap doen.
if-goal-power = Met hulp van de god kan een doelstap mogelijk zijn.
if-goal-cards = Kaarten ervoor: { $list }.
if-goal-chance = Met wat geluk krijg je er een kaart voor: { $list }.
if-goal-number = Je hand biedt er { $number } mogelijkheden voor.
if-goal-chances = Met wat geluk krijg je er een kaart voor, uit { $number }.
if-step-pay = { $cards } (als je betaalt met { $pay })
if-power-horn = De kracht van { $god } werkt alleen als je met de hoorn des overvloeds betaalt.
pay-cornucopia = de hoorn des overvloeds
if-draw = { $number ->
    [one] Je trekt één kaart, en de beurt eindigt.
   *[other] Je trekt { $number } kaarten, en de beurt eindigt.
}
if-last = Dan is de stapel leeg: de partij eindigt met deze beurt.
if-moves = { $hero } gaat naar { $zone-the }.
if-olympus = De Olympus daarna, vanaf de Griekse kant: { $list }.
if-wins = Dit is de vierde stap: je wint.
if-step = Stap { $number } van 4. { $heroes ->
    [2] Dan keren { $list } terug naar de strijd.
   *[other] Dan keren twee van deze helden terug naar de strijd: { $list }.
}
if-take = Je krijgt { $card }.
if-take-lot = Je neemt een willekeurige kaart uit de hand van { $other }.
if-take-some = Je krijgt er een van: { $list }.

## Keys
board-keys = In dit spel: G gaat naar de goden, H naar je hand, spatie neemt een kaart, D trekt.

## Tekeningen bij de regels: een onderschrift, en wat er te zien is
diagram-olympus-before = de Grieken brengen Poseidon een offer, prijs 3
    .alt = De Olympus vanaf de Trojaanse kant: Artemis, Hermes, Poseidon, Ares, Hera, Zeus. Poseidon kost de Grieken 3.
diagram-olympus-after = daarna kost hij hun 5, de Trojanen 1
    .alt = Poseidon is naar de Griekse kant gegaan. Ares, Hera en Zeus, die hij oversprong, zijn elk één vak naar de Trojaanse kant geschoven. Hij kost nu de Grieken 5 en de Trojanen 1.
diagram-offering-superior = zuiver: 3 vissen voor Poseidon à 3, twee zones
    .alt = Twee kaarten met drie vissen en een everzwijn worden betaald voor Poseidon, die 3 kost. De vissen alleen zijn genoeg: Achilles gaat twee zones, van de strijd naar de Trojaanse bescherming.
diagram-offering-mixed = gemengd: maar 1 vis van 3 symbolen, één zone
    .alt = Twee kaarten met één vis, een stier en een hert worden betaald. Samen zijn ze genoeg, de vis alleen niet: Achilles gaat één zone, van de strijd naar de Trojaanse verdediging.

## Het einde
end-steps = Doelstappen
end-sum = Stappen
end-side = { $name }, { $army }
end-part = { $part }
end-stage = { $icon }
end-god = { $god }
end-offerings = Offers
end-beyond = Helden voorbij de strijd
end-by-horse = het paard is gebouwd, { $most } stappen tegen { $least }
end-by-road = Hector en Paris zijn bij de schepen, { $most } stappen tegen { $least }
end-by-heroes = { $most ->
    [one] elk { $most } stap
   *[other] elk { $most } stappen
}, maar meer helden voorbij de strijd
end-by-nothing = { $most ->
    [one] elk { $most } stap
   *[other] elk { $most } stappen
}, en evenveel helden voorbij de strijd
end-by-steps = { $most ->
    [one] { $most } stap
   *[other] { $most } stappen
} tegen { $least }
end-picture = Het paard voor de poort van Troje: { $parts } van 4 delen gebouwd; Hector en Paris: { $stages } van 4 etappes
