# Le plateau de Troia

## Labels on it
army-greek = Grecs
army-trojan = Troyens
board-olympus = L’Olympe, du bout troyen au bout grec
board-olympus-turned = L’Olympe, du bout grec au bout troyen
board-field = Champ de bataille
zone-name-trojan-protection = Protection troyenne
zone-name-trojan-defence = Défense troyenne
zone-name-combat = Combat
zone-name-greek-defence = Défense grecque
zone-name-greek-protection = Protection grecque
short-achilles = Achil.
short-ajax = Ajax
short-odysseus = Ulys.
short-diomedes = Diom.
short-menelaus = Méné.
short-agamemnon = Agam.

## In words, for those who do not see it
god-label = { $god }, { $offering } : coûte { $greek } aux Grecs, { $trojan } aux Troyens
slot-label = case { $slot }
hero-label = { $hero }, { $zone }
card-label = { $card }
card-label-part = { $card }, { $part }
card-label-icon = { $card }, { $icon }
card-foreign = adverse
horse-label = Le cheval, pièces construites : { $number } sur 4
road-label = La route d’Hector et Pâris, étapes : { $number } sur 4

## Under the board
hand = Votre main
hand-hidden = Cartes en main : { $number }
deck-left = paquet { $number }
discards = défausse { $number }
no-discards = défausse vide
then-cost = puis { $cost }

## Beside it
discards-of-greek = Défausse grecque
discards-of-trojan = Défausse troyenne
cornucopia = Corne d’abondance
gone = Hors jeu

## Players
panel-steps = { $steps } sur 4
hand-size = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}

## Buttons
do-draw = Piocher
do-god = Offrande à { $god }
do-choose = Déplacer { $god }
do-pay = Payer
do-use = Pouvoir { $god-de }
do-pass = Renoncer
do-build = Construire
do-march = Avancer
do-move = Déplacer { $hero }
do-slot = Vers la case { $slot }
do-take = Prendre la carte
do-cornucopia = Corne d’abondance

## What would happen
if-costs = { $god } vous coûte { $cost }.
if-paid = Symboles : { $symbols } (propres au dieu : { $own }), il en faut { $cost }.
will-title = Ce qui va se passer
will-pay = Vous payez { $cards }.
will-go = Offrande { $offering } : { $hero } va { $to_zone-en }, jusqu’ici { $from_zone-en }.
will-power = Le pouvoir { $god-de } vous sera proposé ensuite.
will-use-zeus = Puis Zeus : vous piochez des cartes.
will-use-athena = Puis Athéna : vous recevez la corne d’abondance.
will-use-doris = Puis Doris : vous prenez une carte de la main de { $other }, au hasard.
will-use-apollo = Puis Apollon : vous recevez la première carte de la défausse de { $other }.
will-use-hero = Puis { $god } : { $hero } va { $zone-en }.
will-slide = { $god } vient à votre bout : il vous coûte alors 5, et 1 à { $other }.
if-goes = Offrande { $offering } : { $hero } va { $zone-en }.
if-stays = Offrande { $offering } : { $hero } ne peut plus avancer.
if-no-power = Le pouvoir { $god-de } serait perdu.
if-goal = Il y a alors { $number } héros en face : vous pouvez faire une avancée.
if-goal-power = Avec l’aide du dieu, une avancée peut devenir possible.
if-goal-cards = Cartes utilisables : { $list }.
if-goal-chance = Le hasard peut apporter une carte utilisable : { $list }.
if-goal-number = Votre main la permet de { $number } façons.
if-goal-chances = Le hasard peut apporter une carte utilisable, parmi { $number }.
if-step-pay = { $cards } (si vous payez avec { $pay })
if-power-horn = Le pouvoir { $god-de } demande de payer avec la corne d’abondance.
pay-cornucopia = la corne d’abondance
if-draw = { $number ->
    [one] Vous piochez une carte, et le tour s’achève.
   *[other] Vous piochez { $number } cartes, et le tour s’achève.
}
if-last = Le paquet est alors vide : la partie s’achève avec ce tour.
if-moves = { $hero } va { $zone-en }.
if-olympus = L’Olympe ensuite, depuis le bout grec : { $list }.
if-wins = C’est la quatrième avancée : vous gagnez.
if-step = Avancée { $number } sur 4. { $heroes ->
    [2] { $list } reviennent alors au combat.
   *[other] Deux de ces héros reviennent alors au combat : { $list }.
}
if-take = Vous recevez { $card }.
if-take-lot = Vous prenez une carte de la main de { $other }, au hasard.
if-take-some = Vous recevez une carte parmi : { $list }.

## Keys
board-keys = Dans ce jeu : G va aux dieux, H à votre main, Espace prend une carte, D pioche.

## Diagrams of the rules: a caption, and what is to be seen
diagram-olympus-before = les Grecs font une offrande à Poséidon, prix 3
    .alt = L’Olympe à partir du bout troyen : Artémis, Hermès, Poséidon, Arès, Héra, Zeus. Poséidon coûte 3 aux Grecs.
diagram-olympus-after = ensuite il leur coûte 5, et 1 aux Troyens
    .alt = Poséidon est venu au bout grec. Arès, Héra et Zeus, qu’il a sautés, ont avancé chacun d’une case vers le bout troyen. Il coûte désormais 5 aux Grecs et 1 aux Troyens.
diagram-offering-superior = supérieure : 3 poissons pour Poséidon à 3, deux zones
    .alt = Deux cartes avec trois poissons et un sanglier sont payées pour Poséidon, qui coûte 3. Les poissons suffisent à eux seuls : Achille avance de deux zones, du combat à la protection troyenne.
diagram-offering-mixed = mixte : 1 seul poisson sur 3 symboles, une zone
    .alt = Deux cartes avec un poisson, un taureau et un cerf sont payées. Ensemble elles suffisent, le poisson seul non : Achille avance d’une zone, du combat à la défense troyenne.

## La fin
end-steps = Avancées
end-sum = Avancées
end-side = { $name }, { $army }
end-part = { $part }
end-stage = { $icon }
end-god = { $god }
end-offerings = Offrandes
end-beyond = Héros au-delà du combat
end-by-horse = le cheval est construit, { $most } avancées à { $least }
end-by-road = Hector et Pâris sont aux navires, { $most } avancées à { $least }
end-by-heroes = { $most ->
    [one] { $most } avancée chacun
   *[other] { $most } avancées chacun
}, mais plus de héros au-delà du combat
end-by-nothing = { $most ->
    [one] { $most } avancée chacun
   *[other] { $most } avancées chacun
}, et autant de héros au-delà du combat
end-by-steps = { $most ->
    [one] { $most } avancée
   *[other] { $most } avancées
} à { $least }
end-picture = Le cheval devant la porte de Troie : { $parts } pièces sur 4 ; Hector et Pâris : { $stages } étapes sur 4
