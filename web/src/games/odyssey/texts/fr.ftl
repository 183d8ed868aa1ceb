# Le plateau de l’Odyssée

the-sea = La mer
## Names on the chart
sea-ismaros = Ismaros
sea-tenedos = Ténédos
sea-telepylos = Télépyle
sea-kythera = Cythère
sea-aiaia = Ééa
sea-aiolia = Éolie
sea-crete = Crète
sea-lotus-coast = Côte du Lotus
sea-pharos = Pharos
sea-goat-island = Île aux Chèvres
sea-scheria = Schérie
sea-thrinakia = Thrinacie
sea-anthemoessa = Anthémoessa
sea-ogygia = Ogygie
sea-asteris = Astéris
sea-troy = Troie
sea-ithaca = Ithaque
sea-syrte = Syrte

## What lies on it, for those who hear it read
isle = { $number } { $island }, { $ruled ->
    [yes] souverain : { $mine ->
        [yes] vous
       *[no] { $who }
    }
   *[no] sans souverain
}, carte du bord : { $lies }
rim-space = Bord { $number }, { $island } : { $known ->
    [yes] { $lies-id ->
        [face-down] { $card }, que vous seul avez vue
       *[other] { $card }, face visible
    }
   *[no] { $lies-id ->
        [nothing] pas de carte
       *[other] une carte face cachée
    }
}
rim-looked = regardée par { $who }
rim-chips = jetons : { $who }
ship = { $mine ->
    [yes] Votre navire
   *[no] Navire ({ $who })
}, { $sea ->
    [yes] en mer, { $at }
   *[no] { $island }
}, { $heroes } héros
ship-here = { $mine ->
    [yes] votre navire
   *[no] navire : { $who }
}
hex-closed = { $at }, hors d’atteinte
bow-closed = la flèche de tempête : pas de don pour la payer
supply = { $gifts ->
    [1] 1 don
   *[other] { $gifts } dons
} dans la réserve
supply-short = réserve { $gifts }
round = Manche { $round } sur { $rounds }
dice = Derniers jets : dé de voile { $sail ->
    [0] pas encore lancé
   *[other] { $sail }
}, dé de faveur { $thrown ->
    [yes] { $face }
   *[no] pas encore lancé
}
free-arrows = gratuite × { $number }
fight-between = Combat : { $who }
zoom-in = Agrandir
zoom-out = Réduire

## Adventure cards
title-wine = Vin de Maron
title-lotus = Lotophages
title-polyphemos = Polyphème
title-winds = Outre des vents
title-laistrygonians = Lestrygons
title-circe = Circé
title-hades = Maison d’Hadès
title-sirens = Sirènes
title-skylla = Scylla
title-charybdis = Charybde
title-cattle = Bœufs d’Hélios
title-kalypso = Calypso
title-phaiakians = Phéaciens
title-aegis = Égide d’Athéna
title-veil = Voile de Leucothée
effect-wine = Prenez 2 dons.
effect-lotus = Dé de faveur : sur noir, perdez 1 héros.
effect-polyphemos = Dé de voile : sur 1, perdez 2 héros ; sur 2, perdez-en 1 ; sur 4, prenez 2 dons.
effect-winds = Flèche gratuite 2 tours de plus.
effect-laistrygonians = Dé de voile et équipage contre dé de voile et 3 ; si vous faites moins, perdez 1 héros, puis recommencez ou fuyez.
effect-circe = Dé de faveur : sur blanc, prenez 1 don et retrouvez 1 héros ; sur noir, manquez un tour.
effect-hades = Donnez 1 don et regardez 2 cartes du bord.
effect-sirens = Donnez 1 don, ou lancez le dé : sur 1 ou 2, perdez 1 héros.
effect-skylla = Perdez 1 héros.
effect-charybdis = Dé de faveur : sur noir, donnez 2 dons ; sans don, prenez 1 pierre de faim.
effect-cattle = Épargnez-les, ou prenez 3 dons et lancez le dé : sur noir, perdez 1 héros.
effect-kalypso = Dons jusqu’à 4, et manquez le tour suivant.
effect-phaiakians = Prenez 1 don ; le prochain jet de voile est un 4.
effect-aegis = Gardée : une fois, refusez un combat.
effect-veil = Gardé : une fois, sauvez le navire avec 1 héros et 1 don.
card-turned = utilisée

## What buttons say
do-sail = Lancer le dé de voile
do-sail-4 = Naviguer de 4
do-arrow = Prendre la flèche
do-stay = Rester ici
do-to-sea = Naviguer jusque-là
do-to-land = Naviguer vers { $island }
do-lay = La poser là
do-aim = Déchaîner la tempête
do-fight = Combattre { $who }
do-pass = Laisser { $who } en paix
do-aegis = Refuser avec l’Égide
do-no-aegis = Accepter le combat
do-veil = Sauver le navire
do-no-veil = Le laisser sombrer
do-no-offer = Pas d’offre
do-peace = La paix sans conditions
do-give = Offrir à { $who } : { $thing }
do-ask = Demander à { $who } : { $thing }
do-accept = Accepter
do-refuse = Refuser
do-name = Demander : { $what }
do-choose = Fixer l’épreuve : { $what }
do-look = Regarder la carte { $island-de }
do-pay = Payer 1 don
do-roll = Lancer le dé
do-abstain = Épargner les bœufs
do-slaughter = Abattre pour 3 dons
do-again = Combattre encore
do-flee = Fuir

## What a choice brings about
then-sail = Vous obtenez de 1 à 4 et naviguez d’autant de cases au plus.
then-sail-4 = Vous naviguez jusqu’à { $number } cases sans lancer, par la faveur des Phéaciens.
then-arrow = Coûte { $cost ->
    [1] 1 don
   *[other] { $cost } dons
}, il vous en reste { $gifts }.
then-arrow-free = La flèche est gratuite ce tour-ci.
then-stay = Vous restez : ni débarquement ni combat.
then-sea = Pleine mer, personne.
then-home = De retour : vous gagnez aussitôt.
then-meets = Vous rencontrez { $who } : chacun peut engager un combat.
then-syrte = La Syrte : vous manquez le tour suivant, mais l’entretien en est dû.
then-own-island = Votre île : des vivres seulement, 2 dons ou rien, une chance sur deux.
then-ruled = { $who } règne sur { $island } et { $cards ->
    [0] n’a pas de carte : il n’y a pas d’épreuve
    [1] a 1 carte, qui est votre épreuve
   *[other] choisit pour vous une de ses { $cards } cartes ; vous pouvez d’abord faire une offre
}.
then-known-card = Sur { $island } attend { $what } : { $does } Puis vous lancez le dé pour les vivres.
then-card = Sur { $island }, { $lies-id ->
    [nothing] il ne reste pas de carte : vous la prenez sans épreuve
   *[other] vous prenez la carte du bord, une des { $unknown } inconnues
} ; puis le dé pour les vivres : 2 dons ou rien, une chance sur deux.
then-aiolia = La flèche devient gratuite pour 3 tours.
then-lay = Emportés d’ici : { $ways }.
then-lay-way = { $direction } { $who }
you-among = vous
then-lay-nobody = D’ici, la flèche n’atteint personne.
then-aim = { $ships }.
then-aim-nobody = Personne n’est emporté.
then-sheltered = À l’abri à terre ({ $number }) : { $who }.
then-meeting = { $mine ->
    [yes] { $other } et vous, vous vous rencontrez et pouvez vous battre.
   *[no] { $who } et { $other } se rencontrent et peuvent se battre.
}
then-reaches-home = { $number ->
    [1] { $mine ->
        [yes] Vous rentrez chez vous et gagnez
       *[no] De retour et vainqueur : { $who }
    }
   *[other] De retour et vainqueurs ensemble : { $who }
}.
drift-sea = { $mine ->
    [yes] vous dérivez
   *[no] { $who } dérive
} { $hexes ->
    [1] d’une case
   *[other] de { $hexes } cases
}
drift-land = { $mine ->
    [yes] le vent vous pousse
   *[no] le vent pousse { $who }
} sur { $island }
drift-stopped = { $mine ->
    [yes] vous n’avancez pas
   *[no] { $who } n’avance pas
}
then-pass = Vous n’engagez pas de combat ; { $who } le peut encore.
then-no-aegis = Vous gardez l’Égide et combattez.
then-no-offer = Vous n’offrez rien, et le combat continue.
then-no-offer-task = Vous n’offrez rien ; { $who } choisit votre épreuve.
then-refuse = Offre refusée, le combat continue.
then-refuse-task = Vous refusez et choisissez l’épreuve vous-même.
then-odds = Un assaut : { $wins } % gagné, { $equal } % égal, { $loses } % perdu. À la fin, vous coulez dans { $lost } %, { $who } dans { $sunk } %.
then-accepted = Une fois l’offre acceptée :
then-accept = Aussitôt :
then-peace = Le combat est fini.
then-peace-offered = Si { $who } accepte, le combat est fini.
then-task = { $mine ->
    [yes] Votre épreuve
   *[no] Épreuve pour { $who }
} : { $what }.
changed-gifts = { $mine ->
    [yes] vous avez
   *[no] { $who } a
} { $gifts ->
    [1] 1 don
   *[other] { $gifts } dons
} au lieu de { $now }
changed-gains = { $mine ->
    [yes] vous recevez
   *[no] { $who } reçoit
} { $what }
changed-chips = { $mine ->
    [yes] vous avez
   *[no] { $who } a
} { $chips ->
    [1] 1 jeton
   *[other] { $chips } jetons
} au lieu de { $now }
then-look = Vous seul voyez la carte { $island-de }.
then-look-known = Vous la connaissez : { $card }.
then-roll = Risque de perdre un héros{ $last ->
    [yes] , votre dernier
   *[no] {""}
} : { $chance } %.
then-slaughter = 3 dons aussitôt ; puis risque de perdre un héros{ $last ->
    [yes] , votre dernier
   *[no] {""}
} : { $chance } %.
then-again = Risque de perdre encore un héros{ $last ->
    [yes] , votre dernier
   *[no] {""}
} : { $chance } % ; à égalité on relance.
then-aegis = Pas de combat ; la carte est retournée et compte encore.
then-veil = 1 héros, 1 don, plus de faim ; la carte est retournée et compte encore.
then-no-veil = Le navire est perdu : un nouveau part de Troie.
then-pay = 1 don, et vous ne perdez personne.
then-abstain = Ni don, ni danger.
then-flee = L’épreuve échoue, et la carte retourne d’où elle vient.

## Beside the chart
your-choice = Votre choix
terms = Conditions
move-by = Avancer par
way-sail = Voile
way-sail-how = 1 à 4 cases
way-sail-4 = 4 cases
way-arrow = Tempête
way-arrow-how = coûte 1 don
way-arrow-free = gratuite
die-sail = dé de voile
die-favour = dé de faveur
odds-round = Cet assaut : la somme la plus basse perd un héros
odds-all = Jusqu’au bout, 12 assauts au plus
odds-sinks = { $who } coule : { $chance } %
odds-you-sink = vous : { $chance } %
terms-no-offer = Sans offre
terms-peace = Paix seule
terms-give = Je donne…
terms-ask = Je demande…
terms-give-one = Pour la paix, vous donnez un bien à { $who } :
terms-ask-one = Pour la paix, { $who } vous donne un bien :
terms-price = Pour cette carte, vous donnez un bien à { $who } :
thing-gifts = { $gifts ->
    [1] 1 don
   *[other] { $gifts } dons
}
letter-peace = La paix sans conditions
letter-thing-card = la carte { $card }
letter-thing-island = { $island }
letter-thing = La paix, et { $mine ->
    [gets] vous recevez
    [gives] vous donnez
   *[no] { $who } reçoit
} { $thing }
letter-task = { $thing } contre la carte { $card }
letter-way = { $mine ->
    [from] Vous à { $other } ; engage une fois l’offre acceptée
    [to] { $who } à vous ; engage une fois l’offre acceptée
   *[no] { $who } à { $other } ; engage une fois l’offre acceptée
}
letter-weighing = { $who } y réfléchit
stage-fight = Le combat
stage-with = { $mine ->
    [yes] Combat contre { $other }
   *[no] { $who } combat { $other }
}
stage-landing = Le débarquement
landing = { $mine ->
    [yes] Vous débarquez sur { $island }
   *[no] { $who } débarque sur { $island }
}
frieze = Assaut { $round } : { $mine ->
    [first] vous
   *[other] { $who }
} avec { $heroes } contre { $mine ->
    [second] vous
   *[other] { $other }
} avec { $other_heroes } héros
frieze-round = assaut { $round } sur 12
odds-win = gagné { $chance } %
odds-equal = égalité { $chance } %
odds-neither = aucun { $chance } %
odds-lose = perdu { $chance } %
row-storm = Tempête
row-strong = Vent fort
row-breeze = Brise
no-card = aucune carte
turned-card = { $what }, utilisée
cards-of = { $who } { $number ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $number } cartes
}
unseen = { $number ->
    [1] 1 carte non vue
   *[other] { $number } cartes non vues
}
large-figure = La maison compte les pas jusqu’à Ithaque : jetons en main moins cartes aventure. À 0, Ithaque s’ouvre.
figure-islands = { $number ->
    [1] 1 île
   *[other] { $number } îles
}
mark-starving = meurt de faim
mark-misses = manque un tour
mark-waits = débarque au prochain tour
mark-free = flèche gratuite × { $number }
mark-four = prochaine voile : 4
panel-chips = { $n ->
    [one] { $n } jeton en main
   *[other] { $n } jetons en main
}
panel-steps = { $n ->
    [one] à { $n } pas du retour
   *[other] à { $n } pas du retour
}
panel-note = équipage { $heroes }, dons { $gifts }
panel-hungry = équipage { $heroes }, faim { $hunger }
panel-first = commence
panel-home = au port

## Keys
board-keys = Dans ce jeu : les flèches parcourent la mer, R tourne la flèche de tempête.

## Diagrams of the rules: a caption, and what is to be seen
diagram-sail-turns = un 3 : trois cases, en tournant à volonté
    .alt = Un navire parcourt trois cases de mer et tourne en chemin.
diagram-sail-lands = entrer sur une île termine le déplacement
    .alt = Un navire parcourt deux cases de mer et, à la troisième, entre sur une île, où il reste.
diagram-sail-through = jamais à travers une île
    .alt = Un navire entrerait sur une île et ressortirait de l’autre côté : ce n’est pas permis.
diagram-storm-rows = tempête jusqu’au rivage, vent fort 2 cases, brise 1
    .alt = La flèche est posée sur une case et pointe vers l’ouest sur cinq rangées. Dans celle du milieu, la tempête pousse rouge jusqu’à l’île suivante ; dans la rangée voisine, le vent fort pousse jaune de deux cases ; dans la plus extérieure, la brise pousse bleu d’une case.
diagram-meet = après un déplacement sur une même case : chacun peut combattre
    .alt = Deux navires partagent une case de mer après un déplacement, et non avant.
diagram-fight-round = dé et équipage : 2 + 4 contre 1 + 3, le plus faible perd un héros
    .alt = Un assaut : rouge obtient 2 et a 4 héros, bleu obtient 1 et en a 3. 6 contre 4 : bleu perd un héros.

## La fin
end-far = Jusqu’où chacun est allé
end-chips = jetons en main
end-cards = cartes
end-islands = îles
end-storms = tempêtes
end-home = arrivé
end-short = { $n } en trop
end-spare = { $n } d’avance
end-how = Ithaque s’ouvre à qui n’a pas plus de jetons en main que de cartes. Le premier arrivé gagne ; les autres sont classés selon leurs cartes moins leurs jetons en main.
end-last = Les derniers tours
end-you-home = Vous voilà chez vous.
end-is-home = Retour au port : { $who }.
end-some-home = { $number } capitaines sont rentrés.
end-entered = À la manche { $round }, la voile parut devant Ithaque.
end-entered-excused = Ithaque à la manche { $round } : les cartes ont compensé { $chips ->
    [one] { $chips } jeton.
   *[other] { $chips } jetons.
}
end-nobody-home = après { $rounds } manches sans aucun retour
end-lost = { $who } a perdu un navire
end-you-lost = vous avez perdu votre navire
end-picture = { $number ->
    [one] Un navire rentre à Ithaque : { $who }
   *[other] { $number } navires rentrent à Ithaque
}
