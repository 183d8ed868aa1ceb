# L’Odyssée

title = L’Odyssée

## Words
colour-red = Rouge
colour-yellow = Jaune
colour-blue = Bleu
colour-green = Vert
colour-white = Blanc
colour-black = Noir
island-ismaros = Ismaros
    .bare = Ismaros
    .de = d’Ismaros
island-tenedos = Ténédos
    .bare = Ténédos
    .de = de Ténédos
island-telepylos = Télépyle
    .bare = Télépyle
    .de = de Télépyle
island-kythera = Cythère
    .bare = Cythère
    .de = de Cythère
island-aiaia = Ééa
    .bare = Ééa
    .de = d’Ééa
island-aiolia = Éolie
    .bare = Éolie
    .de = d’Éolie
island-crete = la Crète
    .bare = Crète
    .de = de la Crète
island-lotus-coast = la côte du Lotus
    .bare = Côte du Lotus
    .de = de la côte du Lotus
island-pharos = Pharos
    .bare = Pharos
    .de = de Pharos
island-goat-island = l’île aux Chèvres
    .bare = Île aux Chèvres
    .de = de l’île aux Chèvres
island-scheria = Schérie
    .bare = Schérie
    .de = de Schérie
island-thrinakia = Thrinacie
    .bare = Thrinacie
    .de = de Thrinacie
island-anthemoessa = Anthémoessa
    .bare = Anthémoessa
    .de = d’Anthémoessa
island-ogygia = Ogygie
    .bare = Ogygie
    .de = d’Ogygie
island-asteris = Astéris
    .bare = Astéris
    .de = d’Astéris
island-troy = Troie
    .bare = Troie
    .de = de Troie
island-ithaca = Ithaque
    .bare = Ithaque
    .de = d’Ithaque
island-syrte = la Syrte
    .bare = Syrte
    .de = de la Syrte
card-wine = Vin de Maron
    .short = Vin
card-lotus = Lotophages
    .short = Lotophages
card-polyphemos = Polyphème
    .short = Polyphème
card-winds = Outre des vents
    .short = Vents
card-laistrygonians = Lestrygons
    .short = Lestrygons
card-circe = Circé
    .short = Circé
card-hades = Maison d’Hadès
    .short = Hadès
card-sirens = Sirènes
    .short = Sirènes
card-skylla = Scylla
    .short = Scylla
card-charybdis = Charybde
    .short = Charybde
card-cattle = Bœufs d’Hélios
    .short = Bœufs
card-kalypso = Calypso
    .short = Calypso
card-phaiakians = Phéaciens
    .short = Phéaciens
card-aegis = Égide d’Athéna
    .short = Égide
card-veil = Voile de Leucothée
    .short = Voile
direction-E = est
    .le = l’est
    .au = à l’est
direction-NE = nord-est
    .le = le nord-est
    .au = au nord-est
direction-NW = nord-ouest
    .le = le nord-ouest
    .au = au nord-ouest
direction-W = ouest
    .le = l’ouest
    .au = à l’ouest
direction-SW = sud-ouest
    .le = le sud-ouest
    .au = au sud-ouest
direction-SE = sud-est
    .le = le sud-est
    .au = au sud-est
face-white = blanc
face-black = noir
kind-sail = naviguer
kind-arrow = la flèche de tempête
kind-to = naviguer vers une case
kind-lay = poser la flèche
kind-aim = orienter la flèche
kind-fight = engager un combat
kind-pass = laisser un navire en paix
kind-aegis = utiliser l’Égide
kind-no-aegis = garder l’Égide
kind-veil = utiliser le Voile
kind-no-veil = garder le Voile
kind-no-offer = ne rien proposer
kind-peace = proposer la paix
kind-give = proposer un bien
kind-ask = demander un bien
kind-accept = accepter
kind-refuse = refuser
kind-card = choisir une carte
kind-look = regarder une carte
kind-pay = payer les Sirènes
kind-roll = lancer le dé pour les Sirènes
kind-abstain = épargner les bœufs
kind-slaughter = abattre les bœufs
kind-again = combattre encore les Lestrygons
kind-flee = fuir
awaited-move = « sail » ou « arrow »
awaited-sail = la case où va le navire, comme « to 3,0 » ou « to scheria »
awaited-lay = la case où poser la flèche, comme « at 3,0 »
awaited-aim = la direction de la flèche : E, NE, NW, W, SW ou SE
awaited-engage = « fight » ou « pass »
awaited-refuse = « aegis » ou « no aegis »
awaited-offer = une offre de paix, comme « peace », « give 2 » ou « ask crete », ou « no offer »
awaited-answer = « accept » ou « refuse »
awaited-save = « veil » ou « no veil »
awaited-name = une carte du souverain, comme « card skylla », ou « no offer »
awaited-price = ce qui est offert pour la carte, comme « give 2 »
awaited-reply = « accept » ou « refuse »
awaited-choose = la carte pour le nouveau venu, comme « card skylla »
awaited-sirens = « pay » ou « roll »
awaited-cattle = « abstain » ou « slaughter »
awaited-again = « again » ou « flee »
awaited-look = une case du bord à regarder, comme « look crete »

## What is awaited
prompt-lot = Le sort décide qui commence.
prompt-move = { $arrow ->
    [free] Naviguez, ou posez la flèche de tempête : elle est gratuite ce tour-ci.
    [gift] Naviguez, ou posez la flèche de tempête pour 1 don de plus.
   *[none] Naviguez ; il ne reste pas de don pour la flèche de tempête.
}
prompt-sail-roll = Le dé de voile est lancé.
prompt-sail = Naviguez jusqu’à { $roll ->
    [1] 1 case
   *[other] { $roll } cases
}, ou restez.
prompt-lay = Posez la flèche de tempête sur une case quelconque.
prompt-aim = Orientez la flèche et déchaînez la tempête.
prompt-engage = { $seat-you ->
    [yes] Votre navire est sur la même case
   *[no] { $seat-start } est sur la même case
} : combattre, ou laisser en paix ?
prompt-refuse = { $seat-you ->
    [yes] { $seat-start } engagez
   *[no] { $seat-start } engage
} un combat : le refuser avec l’Égide ?
prompt-offer = Combat contre { $seat-name }, assaut { $round } sur { $rounds } : proposez la paix, ou rien.
prompt-answer-peace = { $seat-you ->
    [yes] { $seat-start } proposez la paix
   *[no] { $seat-start } propose la paix
} : accepter ?
prompt-answer-give-gifts = { $seat-you ->
    [yes] { $seat-start } proposez la paix et donnez
   *[no] { $seat-start } propose la paix et donne
} { $gifts ->
    [1] 1 don
   *[other] { $gifts } dons
} : accepter ?
prompt-answer-give-card = { $seat-you ->
    [yes] { $seat-start } proposez la paix et donnez
   *[no] { $seat-start } propose la paix et donne
} la carte { $card } : accepter ?
prompt-answer-give-island = { $seat-you ->
    [yes] { $seat-start } proposez la paix et donnez
   *[no] { $seat-start } propose la paix et donne
} { $island } : accepter ?
prompt-answer-ask-gifts = { $seat-you ->
    [yes] { $seat-start } proposez la paix contre
   *[no] { $seat-start } propose la paix contre
} { $gifts ->
    [1] 1 don
   *[other] { $gifts } dons
} : accepter ?
prompt-answer-ask-card = { $seat-you ->
    [yes] { $seat-start } proposez la paix contre la carte { $card }
   *[no] { $seat-start } propose la paix contre la carte { $card }
} : accepter ?
prompt-answer-ask-island = { $seat-you ->
    [yes] { $seat-start } proposez la paix
   *[no] { $seat-start } propose la paix
} contre { $island } : accepter ?
prompt-round = { $seat-start } et { $other_seat-name } { $seat-you ->
    [yes] livrez
   *[no] { $other_seat-you ->
        [yes] livrez
       *[no] livrent
    }
} l’assaut { $round }.
prompt-save = { $danger ->
    [starving] L’équipage meurt de faim : sauver le navire avec le Voile ?
   *[crew] Le dernier héros tombe : sauver le navire avec le Voile ?
}
prompt-name = { $seat-you ->
    [yes] { $seat-start } régnez
   *[no] { $seat-start } règne
} sur { $island } : demandez une carte du souverain, ou ne proposez rien.
prompt-price = { $seat-you ->
    [yes] Que vous offre-t-on pour
   *[no] Qu’offrir à { $seat-name } pour
} la carte { $card } ?
prompt-reply-gifts = { $seat-you ->
    [yes] { $seat-start } offrez
   *[no] { $seat-start } offre
} { $gifts ->
    [1] 1 don
   *[other] { $gifts } dons
} pour la carte { $named_card } : accepter ?
prompt-reply-card = { $seat-you ->
    [yes] { $seat-start } offrez
   *[no] { $seat-start } offre
} la carte { $card } pour la carte { $named_card } : accepter ?
prompt-reply-island = { $seat-you ->
    [yes] { $seat-start } offrez
   *[no] { $seat-start } offre
} { $island } pour la carte { $named_card } : accepter ?
prompt-choose = { $seat-you ->
    [yes] Vous débarquez sur { $island } : le souverain choisit une carte pour vous.
   *[no] { $seat-start } débarque sur { $island } : choisissez une carte pour le nouveau venu.
}
prompt-uncover = L’aventure { $island-de } est retournée.
prompt-roll = Le dé de voile est lancé pour la carte { $card }.
prompt-favour = Le dé de faveur est lancé pour la carte { $card }.
prompt-brawl = Les deux dés de voile sont lancés contre les Lestrygons.
prompt-again = Les Lestrygons ont pris un héros : combattre encore, ou fuir ?
prompt-sirens = Les Sirènes : payer 1 don, ou lancer le dé et perdre un héros sur 1 ou 2 ?
prompt-cattle = Les Bœufs d’Hélios : les épargner, ou les abattre pour 3 dons et le dé de faveur ?
prompt-look = Maison d’Hadès : choisissez la { $number ->
    [1] première
   *[2] seconde
} carte cachée à regarder.
prompt-peek = { $seat-you ->
    [yes] { $seat-start } regardez
   *[no] { $seat-start } regarde
} la carte { $island-de }.
prompt-provisions = Le dé de faveur est lancé pour les vivres sur { $island }.
prompt-ended = La partie est finie.

## Moves and draws
move-sail = naviguer
move-arrow = prendre la flèche de tempête
move-stay = rester
move-to-coast = naviguer vers { $at }, { $direction-au } { $island-de }
move-to-sea = naviguer vers { $at } (à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} { $island-de })
move-to-land = naviguer vers { $island } ({ $at })
move-lay-coast = poser la flèche en { $at }, { $direction-au } { $island-de }
move-lay-sea = poser la flèche en { $at } (à { $away ->
    [one] { $away } case
   *[other] { $away } cases
} { $island-de })
move-lay-land = poser la flèche sur { $island } ({ $at })
move-aim = déchaîner la tempête vers { $direction-le }
move-fight = combattre
move-pass = laisser l’autre navire en paix
move-aegis = refuser le combat avec l’Égide
move-no-aegis = accepter le combat
move-veil = sauver le navire avec le Voile
move-no-veil = laisser sombrer le navire
move-no-offer = ne rien proposer
move-peace = proposer la paix sans conditions
move-give-gifts = offrir { $gifts ->
    [1] 1 don
   *[other] { $gifts } dons
}
move-give-card = offrir la carte { $card }
move-give-island = offrir { $island }
move-ask-gifts = demander { $gifts ->
    [1] 1 don
   *[other] { $gifts } dons
}
move-ask-card = demander la carte { $card }
move-ask-island = demander { $island }
move-accept = accepter l’offre
move-refuse = refuser l’offre
move-name-card = demander la carte { $card } comme épreuve
move-choose-card = épreuve du nouveau venu : { $card }
move-look = regarder la carte { $island-de }
move-pay = payer 1 don aux Sirènes
move-roll = affronter les Sirènes et lancer le dé
move-abstain = épargner les bœufs
move-slaughter = abattre les bœufs
move-again = combattre encore
move-flee = fuir
move-first = { $seat-you ->
    [yes] { $seat-start } commencez
   *[no] { $seat-start } commence
}
move-die = le dé de voile donne { $number }
move-favour = le dé de faveur donne { $face }
move-provisions = le dé de faveur donne { $face } : { $face-id ->
    [white] des vivres
   *[black] pas de vivres
}
move-round = { $seat-start } { $die } + { $crew } = { $sum }, { $other_seat-name } { $other_die } + { $other_crew } = { $other_sum }
move-brawl = { $die } + { $crew } = { $sum } contre { $other_die } + { $other_crew } = { $other_sum } pour les Lestrygons
move-dice = les dés donnent { $die } et { $other_die }
move-uncover = l’aventure { $island-de } : { $card }
move-peek = { $seat-you ->
    [yes] { $seat-start } regardez
   *[no] { $seat-start } regarde
} la carte { $island-de } : { $card }
move-peek-veiled = { $seat-you ->
    [yes] { $seat-start } regardez
   *[no] { $seat-start } regarde
} la carte { $island-de }
move-drawn = carte tirée : { $card }

## What a move would bring about
preview-roll = jet de voile
preview-cost = dons à payer
preview-gifts = dons restants
preview-place = vers
preview-stays = reste sur place
preview-meets = rencontre les navires des sièges
preview-ruler = règne du siège
preview-lies = carte sur le bord
preview-card = carte
preview-wins = arrivée : gagne aussitôt
preview-directions = navires emportés
preview-drifts = navires emportés
preview-sheltered = à l’abri à terre, sièges
preview-meetings = sièges qui peuvent se battre
preview-home = sièges qui rentrent
preview-other = contre le siège
preview-odds = gagne l’assaut
preview-equal = jets sur 16 sans perte de héros
preview-loses = jets sur 16 qui vous coûtent un héros
preview-lost = risque de perdre votre navire en combattant jusqu’au bout
preview-other_lost = chances que l’autre soit perdu
preview-hands = après accord
preview-loses_hero = jets qui perdent un héros, sur le total
preview-last = ce héros est le dernier
preview-island = carte de la case du bord
drifts-start = de
drifts-at = à
drifts-place = lieu
wind-storm = tempête
wind-strong = vent fort
wind-breeze = brise
lies-face-down = face cachée
lies-face-up = face visible
lies-nothing = aucune

## Refusals
refusal-not-now = Pas maintenant : { $kind }. Le jeu attend { $awaited }.
refusal-arrow-gift = La flèche de tempête coûte 1 don de plus, et vous n’en avez pas ; elle n’est gratuite qu’après Éolie ou avec l’Outre des vents.
refusal-troy = On ne revient pas à Troie ; on ne fait qu’en partir.
refusal-ithaca = Ithaque vous est fermée : vous avez { $chips ->
    [1] 1 jeton
   *[other] { $chips } jetons
} et { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
} ; il ne faut pas plus de jetons que de cartes.
refusal-ithaca-equal = Ithaque vous est fermée : vous avez { $chips ->
    [1] 1 jeton
   *[other] { $chips } jetons
} et { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
} ; il ne faut aucun jeton, ou exactement autant que de cartes.
refusal-ithaca-none = Ithaque vous est fermée : vous avez { $chips ->
    [1] 1 jeton
   *[other] { $chips } jetons
} et { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
} ; on ne rentre que sans jetons.
refusal-too-far = { $at } est à { $steps } cases, et vous avez obtenu { $roll }.
refusal-through-land = Aucun trajet de { $roll ->
    [1] 1 case
   *[other] { $roll } cases
} ne mène à { $at } : on ne traverse ni île, ni Syrte, ni Troie, ni Ithaque fermée.
refusal-looked = Vous venez de regarder la carte { $island-de } ; la seconde doit être une autre.
refusal-no-card = Il n’y a pas de carte sur la case du bord { $island-de }.
refusal-face-up = La carte { $island-de } est face visible : { $card }. On ne regarde que les cartes cachées.
refusal-not-the-rulers = { $seat-start }, qui règne sur l’île, n’a pas la carte { $card }.
refusal-gifts = { $seat-start } ne peut pas céder { $gifts ->
    [1] 1 don
   *[other] { $gifts } dons
} : il { $has ->
    [0] n’y en a pas
   *[other] n’y en a que { $has }
}.
refusal-card = { $seat-start } n’a pas la carte { $card }.
refusal-island = { $seat-start } ne règne pas sur { $island }.
refusal-no-chip = { $seat-start } n’a pas de jeton pour { $island }, ni en main ni sur sa case du bord, et ne peut donc pas la recevoir.

## Score
score-cards = Cartes aventure : { $cards }
score-chips = Jetons en main : { $chips }
score-home = De retour à Ithaque : premier, quel que soit le score
ending-home = { $colour } est de retour à Ithaque.
ending-home-excused = { $colour } est de retour à Ithaque : les cartes excusent { $chips ->
    [1] un jeton
   *[other] { $chips } jetons
} en main.
ending-together = { $number } capitaines sont rentrés ensemble à Ithaque.
ending-rounds = Les { $rounds } manches sont passées, et personne n’est rentré.
label-ending-home = un capitaine rentré
label-ending-home-excused = un capitaine rentré, avec des jetons
label-ending-together = plusieurs capitaines rentrés
label-ending-rounds = toutes les manches jouées

## La table en texte

terminal-card = { $card-short }
terminal-open = visible
terminal-place = { $island-bare }
terminal-island = { $island-id ->
    [aiaia] { $island-bare } (aiaia)
    [goat-island] Chèvres (goat)
   *[other] { $island-bare }
}
terminal-head-number = n°
terminal-head-island = île
terminal-head-at = en
terminal-head-rim = souverain, carte du bord (vue par) + jetons
terminal-seat = { $colour }, siège { $number }
terminal-counts = héros { $heroes }  dons { $gifts }  faim { $hunger }  jetons { $chips }  cartes { $cards }
terminal-starving = meurt de faim
terminal-misses_turn = manque un tour
terminal-waits_to_land = débarque ensuite
terminal-next_sail_is_4 = prochaine voile : 4
terminal-may_go_home = peut rentrer
terminal-home = rentré
terminal-free-arrows = flèche gratuite × { $number }
terminal-turned = { $name }, utilisée
terminal-round = Manche { $round } sur { $rounds }
terminal-supply = réserve { $gifts ->
    [1] 1 don
   *[other] { $gifts } dons
}
terminal-sail-die = dé de voile { $number }
terminal-arrow = flèche en { $at }
terminal-last-chance = dernière chance avant de mourir de faim
terminal-fight = { $colour } et { $other_colour } se battent, assaut { $round }
terminal-meet = { $colour } et { $other_colour } se rencontrent
terminal-landing = débarquement sur { $island }
terminal-task = débarquement sur { $island } : { $card-short }
terminal-unseen = pas encore vues : { $cards }

## Clauses
OD-1 = Il y a six navires, chacun avec quatre héros et dix jetons de souverain de sa couleur, 24 dons et pas un de plus, des pierres de faim sans limite, un dé de voile aux faces 1 à 4, un dé de faveur à trois faces blanches et trois noires, une flèche de tempête large de cinq rangées, et 15 cartes aventure.
    .ruling = Notre décision : la boîte a dix pierres de faim, trop peu pour six équipages ; nous n’en limitons donc pas le nombre. Que le dé de voile montre chacune de ses faces aussi souvent est une supposition. Le livret imprime 20 héros, mais six équipages de quatre font 24.
OD-2 = Le plateau est un hexagone de 127 cases, six de chaque côté de son centre. Trois cases au nord-est sont Troie, le coin ouest est Ithaque, trois au sud sont la Syrte, quinze sont les îles numérotées ; les 105 autres sont la mer. Chaque île a une case du même numéro sur le bord.
    .ruling = Notre reconstitution : nous ne connaissons pas le plateau d’origine. Le livret nomme Troie, Ithaque, la Syrte et l’île d’Éole et donne les nombres ; la disposition et les autres noms sont de nous.
OD-3 = Les cartes aventure sont mélangées et posées face cachée sur le bord, une par case. Vin de Maron : prenez 2 dons. Lotophages : dé de faveur, sur noir perdez 1 héros. Polyphème : dé de voile, sur 1 perdez 2 héros, sur 2 perdez-en 1, sur 4 prenez 2 dons. Outre des vents : flèche gratuite pendant deux tours de plus. Lestrygons : dé de voile plus équipage contre dé de voile plus 3 ; plus haut, c’est accompli ; à égalité on relance, et après 12 égalités c’est un échec ; plus bas, perdez 1 héros, puis combattez encore ou fuyez, ce qui est un échec. Circé : dé de faveur, sur blanc prenez 1 don et retrouvez 1 héros, sur noir manquez le tour suivant, son entretien restant dû. Maison d’Hadès : donnez 1 don et regardez en secret deux cartes cachées différentes du bord, ou moins s’il n’y en a pas tant ; sans don, c’est un échec. Sirènes : donnez 1 don, ou lancez le dé de voile et sur 1 ou 2 perdez 1 héros. Scylla : perdez 1 héros. Charybde : dé de faveur, sur noir donnez 2 dons ou tout ce que vous avez ; sans don, prenez 1 pierre de faim. Bœufs d’Hélios : abstenez-vous, ou prenez 3 dons puis, sur un dé de faveur noir, perdez 1 héros. Calypso : complétez vos dons à 4 et manquez le tour suivant, son entretien restant dû. Phéaciens : prenez 1 don ; votre prochain jet de voile est un 4 sans lancer, gardé jusqu’à son emploi. Égide d’Athéna : gardée face visible ; une fois, si vous voulez, refusez un combat, puis retournez-la. Voile de Leucothée : gardé face visible ; une fois, si vous voulez, quand vous perdez votre dernier héros ou que votre équipage meurt de faim, gardez 1 héros, défaussez toutes les pierres de faim et prenez 1 don, puis retournez-le. Toutes sont accomplies sauf mention contraire ; perdre son dernier héros sans le Voile est un échec. Avec le Voile, la carte continue comme avec un héros, un combat cesse, et un équipage affamé garde 1 héros. Une carte retournée compte encore, et repasse face visible quand elle change de mains.
    .ruling = Notre reconstitution : nous ne connaissons pas les cartes d’origine. Le livret les fait mélanger et poser sur le bord ; ce qu’elles disent est de nous, d’après Homère.
OD-4 = Chacun commence à Troie avec quatre héros, 3 dons et dix jetons, le tout visible. Le sort désigne le premier ; on joue dans le sens horaire. Troie est un seul lieu : on part de la case qui convient, et sous votre propre flèche votre navire est sur la case la plus durement touchée, à égalité sur la plus avancée.
    .ruling = Notre décision : le livret ne dit ni comment désigner le premier joueur, ni où se trouve au juste un navire à Troie. Le sort décide, et Troie compte pour un seul lieu.
OD-5 = Un tour commence par l’entretien : rendez 1 don à la réserve ou, sans don, prenez 1 pierre de faim.
OD-6 = Puis choisissez, avant tout lancer : naviguer au dé de voile, ou poser la flèche de tempête.
OD-7 = En naviguant, vous avancez d’au plus autant de cases que le dé, en tournant à volonté ; vous pouvez aussi rester. Entrer sur une île ou dans la Syrte met fin au déplacement : on ne les traverse pas. Les navires ne se bloquent jamais.
    .ruling = Notre décision : le livret ne fixe qu’un maximum ; on peut donc rester.
OD-8 = La flèche de tempête coûte 1 don de plus, sauf si elle est gratuite ; sans ce don, elle ne peut pas servir. Posez-la sur n’importe quelle case du plateau, puis orientez-la dans une des six directions. Elle n’a pas à toucher votre propre navire.
OD-9 = La flèche souffle sur cinq rangées dans sa direction, à partir de sa case : sa rangée est la tempête, les voisines le vent fort, les deux extérieures la brise. Tout navire à flot qui s’y trouve, devant la flèche ou à sa hauteur, dérive aussitôt en même temps que les autres : dans la tempête jusqu’au prochain rivage, par vent fort de 2 cases, par brise de 1. Le bord du plateau, Troie, et Ithaque tant qu’elle est fermée à ce navire l’arrêtent juste devant ; une île, la Syrte ou Ithaque ouverte est atteinte et met fin à la dérive.
    .ruling = Notre reconstitution : le livret nomme les trois vents et les cinq rangées. D’où la flèche souffle, et ce qui arrête un navire au bord, à Troie et à Ithaque, est de nous.
OD-10 = Un navire à terre est à l’abri des flèches des autres, même s’il doit encore débarquer. Votre propre flèche touche votre propre navire à terre comme à flot ; arrêté aussitôt, il reste et ne débarque pas.
    .ruling = Notre décision : selon le livret, un navire débarqué ne repart qu’au tour de son propriétaire ; les flèches des autres ne peuvent donc pas le déplacer.
OD-11 = Un navire poussé sur une île par la flèche d’un autre débarque au prochain tour de son propriétaire, après l’entretien ; c’est tout le déplacement de ce tour. Ce n’est qu’alors qu’on regarde qui règne sur l’île. Poussé là par votre propre flèche, vous débarquez aussitôt.
    .ruling = Notre décision : le livret remet le débarquement d’un navire poussé à terre au tour de son propriétaire. Qu’on ne regarde qu’alors qui règne, et que votre propre flèche vous fasse débarquer aussitôt, est de nous.
OD-12 = On ne revient pas à Troie. Seuls entrent à Ithaque ceux qui peuvent rentrer.
    .ruling = Notre décision : le livret ne parle pas de revenir à Troie, ni d’aller trop tôt à Ithaque. Les deux sont fermées.
OD-13 = Un navire qui a débarqué reste jusqu’au prochain tour de son propriétaire.
OD-14 = Sur une île sans jeton, vous prenez la carte aventure de sa case du bord et l’exécutez. Si elle est accomplie, vous gardez la carte et posez un de vos jetons sur l’île : vous y régnez. Si sa case du bord est vide, vous prenez l’île sans épreuve.
    .ruling = Notre décision : le livret ne prévoit pas de case du bord vide. L’île est alors prise sans épreuve.
OD-15 = Sur une île où règne un autre, le souverain choisit pour vous une de ses cartes aventure. Si elle est accomplie, vous gardez la carte et posez votre jeton sur l’île ; le jeton de l’ancien souverain va sur la case du bord de l’île. Si vous avez déjà un jeton sur cette case du bord, vous posez celui-là au lieu d’un nouveau. Sans jeton pour l’île, ni en main ni là, vous exécutez et gardez la carte mais ne posez rien, et le souverain reste.
    .ruling = Notre décision : le livret permet un jeton de chaque couleur par case du bord et ne dit pas ce qui suit si un second devait y aller, ou s’il ne reste pas de jeton.
OD-16 = Si le souverain n’a pas de carte, vous prenez l’île sans épreuve.
    .ruling = Notre décision : le livret ne prévoit pas de souverain sans carte.
OD-17 = Si l’épreuve échoue, vous ne posez pas de jeton et la carte retourne face visible sur sa case du bord, ou au souverain qui l’a donnée.
    .ruling = Notre décision : selon le livret, un jeton n’est posé que si l’épreuve est accomplie. Où va la carte sinon est de nous.
OD-18 = Sur votre propre île, ni carte ni jeton. Finir le déplacement sur la case de départ, c’est rester : ni débarquement ni combat.
    .ruling = Notre décision : le livret ne parle que des îles libres ou de celles où règne un autre.
OD-19 = Vivres : après tout débarquement sur une île numérotée, y compris la vôtre et même après une épreuve manquée, une fois la carte réglée et si le navire n’est pas perdu, lancez le dé de faveur : blanc rapporte 2 dons, noir aucun, jamais plus que la réserve n’en contient. Qui gagne un don de la réserve par un débarquement, par une carte ou par les vivres, défausse toutes ses pierres de faim.
    .ruling = Notre reconstitution : le livret dit qu’on peut trouver des vivres sur les îles et prévoit un dé pour les dons, mais pas comment. Le jet est de nous.
OD-20 = Débarquer sur Éolie, même comme souverain, rend la flèche gratuite pendant au moins vos trois prochains tours, comptés avant sa carte ; les tours manqués ou joués sans la flèche comptent. Qui entre dans la Syrte manque le tour suivant, mais l’entretien en est dû ; il n’y a ni jeton, ni vivres, ni débarquement ultérieur, et une autre case de la Syrte compte de nouveau.
    .ruling = Notre décision : le livret donne trois tours de flèche gratuite, et un tour manqué dans la Syrte. Comment ils s’additionnent, et ce que la Syrte entraîne d’autre, est de nous.
OD-21 = Deux navires peuvent se battre si après un déplacement ils partagent une case de mer ou une île, et ne la partageaient pas avant ; pas à Troie, dans la Syrte ni à Ithaque. L’un ou l’autre propriétaire peut engager. Les paires sont prises dans le sens horaire à partir du joueur actif, et dans une paire le premier est interrogé, et propose la paix, d’abord ; tous les combats précèdent le débarquement du joueur actif, et un joueur dont le navire est perdu n’y prend plus part. Avec l’Égide, un combat peut être refusé. À chaque assaut, les deux lancent le dé de voile et ajoutent leur équipage ; la somme la plus basse perd 1 héros. Cela continue jusqu’à ce qu’un équipage soit anéanti, que les deux s’accordent sur la paix, ou que 12 assauts soient passés. On n’y gagne que ce qui a été négocié.
    .ruling = Notre décision : le livret dit comment se livre un assaut et que l’un ou l’autre joueur peut le vouloir. Quand les navires se rencontrent, l’ordre des combats, les sommes égales et la limite de 12 assauts sont de nous.
OD-22 = Avant chaque assaut d’un combat, chaque camp à son tour peut proposer la paix : sans conditions, en donnant un bien, ou en demandant un bien. En débarquant sur une île où règne un autre, le nouveau venu peut une fois, avant le choix du souverain, nommer une carte du souverain et offrir un bien pour elle. Un bien, c’est 1 à 3 dons, une carte aventure ou une île où l’on règne. On ne peut offrir ou demander que ce qui peut être cédé aussitôt, une île seulement si le preneur a un jeton pour elle, d’abord celui de sa case du bord ; le jeton du donneur va sur la case du bord de ce numéro, comme après une conquête (avec l’option « Jeton d’une île négociée » sur « En main », il revient dans la main). Une offre acceptée est exécutée aussitôt, même si l’épreuve échoue ensuite ; le combat est fini, ou la carte nommée est l’épreuve. Les autres promesses n’engagent personne.
    .ruling = Notre décision : le livret permet de négocier et donne des exemples. Nous fixons qui peut offrir quoi et quand, et que c’est exécuté aussitôt. Le livret parle d’échanger les jetons ; celui du donneur va donc là où va un jeton conquis. L’option « Jeton d’une île négociée » sur « En main » le rend plutôt.
OD-23 = À la troisième pierre de faim, un équipage meurt de faim à la fin du prochain tour de son propriétaire, même si ce tour est manqué, à moins de gagner d’ici là un don par un débarquement. Jusque-là, aucune quatrième pierre n’est prise.
    .ruling = Notre décision : selon le livret, un équipage à sa troisième pierre de faim s’en tire s’il trouve des vivres à son tour suivant. Quand exactement il meurt de faim sinon est de nous.
OD-24 = Qui perd son dernier héros, ou dont l’équipage meurt de faim, perd son navire : tous ses jetons du bord reviennent dans sa main, ses cartes et ses jetons sur les îles restent. Un nouveau navire part de Troie avec quatre héros, des dons complétés à 3 et sans faim ; tours manqués, flèches gratuites, le 4 des Phéaciens et un débarquement en attente sont annulés.
    .ruling = Notre décision : le livret dit ce qu’on perd et garde avec un navire. Que cessent aussi les tours à manquer, les flèches gratuites, le 4 des Phéaciens et un débarquement en attente est de nous.
OD-25 = Quand la réserve de dons est vide, on n’en prend pas ; qui complète prend ce qu’il y a.
    .ruling = Notre décision : le livret ne dit pas ce qui se passe quand la réserve n’a plus de dons.
OD-26 = Les héros ne reviennent que par des cartes et avec un nouveau navire, et jamais au-delà de quatre.
    .ruling = Notre décision : le livret ne complète un équipage qu’avec un nouveau navire ; nos cartes peuvent ajouter un héros, et un navire a quatre places.
OD-27 = Vous pouvez entrer à Ithaque si vous n’avez plus de jetons, ou pas plus de jetons que de cartes aventure. Avec l’option « Le retour » sur « Exactement autant », il en faut exactement autant que de cartes ; avec « Sans jetons », aucun. Y entrer gagne aussitôt, avant tout combat, même poussé par la flèche d’un autre ; plusieurs à la fois partagent la première place.
    .ruling = Notre décision : le livret laisse rentrer qui a autant de cartes que de jetons ; une description publiée déduit un jeton par carte. Nous suivons la description ; l’option « Le retour » joue les mots du livret (« Exactement autant ») ou sans aucune déduction (« Sans jetons »). Le livret ne prévoit pas non plus qu’une flèche ramène plusieurs navires : ils partagent la victoire.
OD-28 = Une manche est un tour de chaque siège. Après le nombre de manches fixé par l’option (20 à 200, d’ordinaire 60), la partie s’achève. Le score est le nombre de cartes moins les jetons en main ; qui est entré à Ithaque est premier quel que soit le score, et les scores égaux partagent une place.
    .ruling = Notre décision : le livret ne fixe pas de limite, et une partie pourrait ne jamais finir. L’option « Nombre maximal de manches » fixe le nombre de manches, de 20 à 200.
OD-29 = Visibles de tous : tout ce qui est sur la table, les cartes détenues et retournées, les tours à flèche gratuite, les tours manqués, le 4 des Phéaciens, et quelles cases du bord ont été regardées. Cachées à tous : les cartes face cachée du bord. Privé : ce qu’un siège a vu par la Maison d’Hadès.
    .ruling = Notre décision : le livret expose dons et jetons et pose les cartes face cachée sur le bord. Que tout le reste sur la table soit visible est de nous.

## Un tour en phrases
told-first =
    { $seat-start } { $seat-you ->
        [yes] commencez
       *[no] commence
    }.
told-hungry =
    { $seat-start } n’{ $seat-you ->
        [yes] aviez
       *[no] avait
    } pas de don pour l’équipage : faim { $hunger } sur 3.
told-last-chance =
    { $seat-start } n’{ $seat-you ->
        [yes] aviez
       *[no] avait
    } pas de don pour un équipage affamé : c’était la dernière chance.
told-missed =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } passé ce tour.
told-rolled =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } fait { $roll }.
told-stayed =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } { $way ->
        [swift] eu un 4 assuré
       *[other] fait { $roll }
    } sans bouger.
told-at-sea =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } { $way ->
        [swift] eu un 4 grâce aux Phéaciens
       *[other] fait { $roll }
    } sans quitter la mer, { $away ->
        [1] à une case
       *[other] à { $away } cases
    } { $island-de }.
told-landed =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } { $way ->
        [storm] débarqué là
        [driven] débarqué là où la tempête avait poussé le navire : { $island-bare }
        [swift] navigué vers { $island } grâce aux Phéaciens
       *[other] fait { $roll } et navigué vers { $island }
    }.
told-landed-card =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } { $way ->
        [storm] débarqué là
        [driven] débarqué là où la tempête avait poussé le navire, { $island-bare }
        [swift] navigué vers { $island } grâce aux Phéaciens
       *[other] fait { $roll } et navigué vers { $island }
    } : { $card }.
told-landed-favour =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } { $way ->
        [storm] débarqué là
        [driven] débarqué là où la tempête avait poussé le navire, { $island-bare }
        [swift] navigué vers { $island } grâce aux Phéaciens
       *[other] fait { $roll } et navigué vers { $island }
    } : { $card }, { $face }.
told-landed-die =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } { $way ->
        [storm] débarqué là
        [driven] débarqué là où la tempête avait poussé le navire, { $island-bare }
        [swift] navigué vers { $island } grâce aux Phéaciens
       *[other] fait { $roll } et navigué vers { $island }
    } : { $card }, { $number }.
told-adventure = L’aventure { $island-de } était « { $card } ».
told-adventure-favour = L’aventure { $island-de } était « { $card } », { $face }.
told-adventure-die = L’aventure { $island-de } était « { $card } », { $number }.
told-arrow =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } pris la flèche de tempête.
told-arrow-laid =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } posé la flèche de tempête { $away ->
        [0] sur { $island }
        [1] à une case { $island-de }
       *[other] à { $away } cases { $island-de }
    }.
told-storm =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } déchaîné une tempête vers { $direction-le }.
told-victim =
    { $seat-name } de { $hexes ->
        [1] 1 case
       *[other] { $hexes } cases
    }
told-victim-land = { $seat-name } jusqu’à { $island }
told-driven = Elle a poussé { $victims }.
told-nobody-driven = Elle n’a touché personne.
told-aegis =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } refusé le combat contre { $other_seat-you ->
        [yes] vous
       *[no] { $other_seat-name }
    } grâce à l’Égide.
told-let-be =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } croisé { $other_seat-you ->
        [yes] votre navire
       *[no] { $other_seat-name }
    }, en paix.
told-attacked =
    { $other_seat-you ->
        [yes] { $seat-start } vous a livré combat
       *[no]
            { $seat-start } { $seat-you ->
                [yes] avez
               *[no] a
            } livré combat à { $other_seat-name }
    }.
told-round = { $ours } à { $theirs }
told-fought =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } combattu { $rounds ->
        [1] 1 manche
       *[other] { $rounds } manches
    } contre { $other_seat-you ->
        [yes] vous
       *[no] { $other_seat-name }
    }, { $sums }.
told-lost-heroes =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } perdu { $heroes ->
        [1] un héros
       *[other] { $heroes } héros
    }.
told-peace = La paix a été conclue.
told-peace-gifts =
    La paix { $seat-you ->
        [yes]
            vous a coûté { $gifts ->
                [1] 1 don
               *[other] { $gifts } dons
            }
       *[no]
            a coûté { $gifts ->
                [1] 1 don
               *[other] { $gifts } dons
            } à { $seat-name }
    }.
told-peace-card =
    La paix { $seat-you ->
        [yes] vous a coûté la carte { $card }
       *[no] a coûté la carte { $card } à { $seat-name }
    }.
told-peace-island =
    La paix { $seat-you ->
        [yes] vous a coûté { $island }
       *[no] a coûté { $island } à { $seat-name }
    }.
told-offered-gifts =
    { $other_seat-you ->
        [yes]
            { $seat-start } vous a proposé { $gifts ->
                [1] 1 don
               *[other] { $gifts } dons
            }
       *[no]
            { $seat-start } { $seat-you ->
                [yes] avez
               *[no] a
            } proposé { $gifts ->
                [1] 1 don
               *[other] { $gifts } dons
            } à { $other_seat-name }
    } contre { $named_card }.
told-offered-card =
    { $other_seat-you ->
        [yes] { $seat-start } vous a proposé { $card }
       *[no]
            { $seat-start } { $seat-you ->
                [yes] avez
               *[no] a
            } proposé { $card } à { $other_seat-name }
    } contre { $named_card }.
told-offered-island =
    { $other_seat-you ->
        [yes] { $seat-start } vous a proposé { $island }
       *[no]
            { $seat-start } { $seat-you ->
                [yes] avez
               *[no] a
            } proposé { $island } à { $other_seat-name }
    } contre { $named_card }.
told-accepted =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } accepté.
told-refused =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } refusé.
told-island = { $island-bare }
told-island-card = { $card } ({ $island-bare })
told-looked =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } regardé des cartes du bord : { $islands }.
told-looked-cards =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } regardé des cartes du bord : { $cards }.
told-rules =
    { $seat-you ->
        [yes] régnez
       *[no] règne
    } sur l’île
told-not-done =
    n’{ $seat-you ->
        [yes] avez
       *[no] a
    } pas accompli la carte
told-took-gifts =
    { $seat-you ->
        [yes] avez
       *[no] a
    } reçu { $gifts ->
        [1] 1 don
       *[other] { $gifts } dons
    }
told-gave-gifts =
    { $seat-you ->
        [yes] avez
       *[no] a
    } cédé { $gifts ->
        [1] 1 don
       *[other] { $gifts } dons
    }
told-won-heroes =
    { $seat-you ->
        [yes] avez
       *[no] a
    } retrouvé { $heroes ->
        [1] un héros
       *[other] { $heroes } héros
    }
told-lost-crew =
    { $seat-you ->
        [yes] avez
       *[no] a
    } perdu { $heroes ->
        [1] un héros
       *[other] { $heroes } héros
    }
told-free-arrows =
    { $seat-you ->
        [yes] avez
       *[no] a
    } la flèche gratuite pendant { $turns ->
        [1] 1 tour de plus
       *[other] { $turns } tours de plus
    }
told-misses =
    { $seat-you ->
        [yes] passerez
       *[no] passera
    } le prochain tour
told-sails-4 =
    { $seat-you ->
        [yes] ferez
       *[no] fera
    } 4 la prochaine fois
told-found-nothing =
    { $seat-start } n’{ $seat-you ->
        [yes] avez
       *[no] a
    } pas trouvé de vivres.
told-outcome = { $seat-start } { $parts }.
told-veil =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } sauvé le navire avec le Voile de Leucothée.
told-starved =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } perdu { $seat-you ->
        [yes] votre équipage, mort de faim, et repartez
       *[no] son équipage, mort de faim, et repart
    } de Troie, { $steps ->
        [0] libre de rentrer
        [1] à 1 pas de la maison
       *[other] à { $steps } pas de la maison
    }.
told-ship-lost =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } perdu le navire et { $seat-you ->
        [yes] repartez
       *[no] repart
    } de Troie, { $steps ->
        [0] libre de rentrer
        [1] à 1 pas de la maison
       *[other] à { $steps } pas de la maison
    }.
told-sailed-home =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } regagné Ithaque.
told-driven-home =
    La tempête { $seat-you ->
        [yes] vous a fait
       *[no] a fait
    } rentrer { $seat-you ->
        [yes] { "" }
       *[no] { $seat-name }{ " " }
    }à Ithaque.

## Positions impossibles
impossible-phase = cette phase n’existe pas
impossible-order = le joueur actif ou le premier joueur est hors limites
impossible-rounds = la dernière manche porte le numéro { $rounds }
impossible-actor = dans la phase « { $phase } », c’est à un autre d’agir
impossible-ended-early = personne n’est rentré et il reste des manches, mais la partie est finie
impossible-not-ended = quelqu’un est rentré, mais la partie continue
impossible-before-lot = quelque chose s’est passé avant que le premier joueur soit tiré au sort
impossible-last-chance = la dernière occasion ne va pas avec la phase
impossible-nobody = personne ne joue { $colour }
impossible-heroes = { $colour } ne peut pas avoir { $number } héros
impossible-hunger = { $colour } ne peut pas avoir autant de pierres de faim : { $number }
impossible-free = { $colour } ne peut pas avoir la flèche gratuite pendant autant de tours : { $number }
impossible-fifteen = il y a quinze cartes et quinze îles
impossible-rules-and-rim = { $colour } règne sur une île et a un jeton sur sa case du bord
impossible-chips = { $colour } a trop de jetons : plus de { $most }
impossible-two-rulers = une île a deux souverains
impossible-gifts = il y a trop de dons : plus de { $most }
impossible-absent = un siège qui ne joue pas manque un tour, attend, a un navire rapide ou est rentré
impossible-fifteen-cards = il y a quinze cartes
impossible-card-twice = une carte est à deux endroits
impossible-unseen = cartes jamais vues : { $unseen }, cases du bord pour elles : { $spaces } ; une case sans carte s’écrit « - »
impossible-turned = seuls l’Égide et le Voile peuvent être retournés, chez qui les détient
impossible-face-up-some = une carte est face visible pour certains sièges et pas pour d’autres
impossible-known-absent = un siège qui ne joue pas connaît une carte
impossible-known-nobody = une carte connue n’a été vue de personne, ou une carte absente a été vue
impossible-ship-nowhere = le navire de { $colour } n’est nulle part ; à Troie, il est en { $hex }
impossible-home = { $colour } n’est rentré que si son navire est à Ithaque, et toujours s’il y est
impossible-no-landing = { $colour } n’a pas de débarquement en attente
impossible-misses-where = { $colour } ne manque un tour que sur une île ou dans la Syrte
impossible-misses-and-waits = { $colour } ne peut pas à la fois manquer un tour et attendre de débarquer
impossible-sail-die = le dé de voile ne va pas avec la phase
impossible-arrow = la flèche ne va pas avec la phase
impossible-misses-now = le joueur actif manque ce tour
impossible-not-at-island = le navire actif n’est pas à une île
impossible-no-fight = « fight », « meets » et « landing » ne vont qu’avec les phases d’un combat
impossible-fight-apart = un combat demande deux navires sur la même case, en mer ou à une île
impossible-fight-order = de deux combattants, nommez d’abord celui qui vient le premier dans le sens horaire à partir du joueur actif
impossible-fight-actor = dans un combat, c’est à l’un des deux de décider
impossible-fight-rounds = le dernier assaut d’un combat porte le numéro { $most }, et il n’y en a aucun avant son début
impossible-refuse = qui refuse un combat doit détenir l’Égide face visible
impossible-meets-twice = aucune paire ne se rencontre deux fois
impossible-meets-apart = seuls des navires sur la même case, en mer ou à une île, peuvent se battre
impossible-no-island-to-land = le navire actif n’est pas à une île où il pourrait débarquer
impossible-no-giver = personne ne donne de carte ici
impossible-giver-missing = un souverain doit donner une carte
impossible-giver-not-ruler = le siège qui donne une carte doit régner sur l’île
impossible-too-few-cards = le souverain a trop peu de cartes pour choisir
impossible-nothing-to-offer = le nouveau venu n’a rien à offrir
impossible-named = la carte nommée doit être une de celles du souverain
impossible-ruled-uncover = une île qui a un souverain ne donne pas de carte du bord
impossible-not-face-down = aucune carte n’est là face cachée
impossible-task-on-rim = la carte qu’on exécute a quitté sa case du bord
impossible-task = la carte qu’on exécute ne va pas avec la phase
impossible-veil = qui peut utiliser le Voile doit le détenir face visible
impossible-last-hero = un siège qui n’est pas actif ne peut perdre son dernier héros que dans un combat
impossible-fight-before-task = les combats sont finis avant qu’on exécute une carte
impossible-starving = personne ne meurt de faim
impossible-ties = il n’y a d’égalités qu’avec les Lestrygons, et moins de { $most }
impossible-sirens = sans don, on n’a pas le choix devant les Sirènes
impossible-not-looked = personne n’a regardé de carte
impossible-looked-unknown = un siège qui a regardé une carte doit la connaître
impossible-nothing-to-look = il n’y a rien à regarder
impossible-look = regarder une carte ne va pas avec la phase
impossible-cannot-look = on ne peut pas regarder cette carte
impossible-offer = une offre ne va pas avec la phase
impossible-offer-undeliverable = ce qui est offert ne peut pas être remis
impossible-who-decides = actor : dans cette phase, la position doit dire quel siège décide
