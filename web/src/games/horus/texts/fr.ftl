# Le plateau

board-table = La table : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $regions } { $regions ->
    [one] région
   *[other] régions
}
board-first = premier
board-panel = { $stones } { $stones ->
    [one] pierre
   *[other] pierres
}, { $cards } { $cards ->
    [one] carte
   *[other] cartes
}

## A region in words
board-region = { $terrain } de taille { $size }, valeur { $worth }{ $doubled ->
    [temple] , doublée par le temple.
    [island] , doublée comme île.
    [both] , quadruplée : temple et île.
   *[none] .
}
board-stones = Pierres : { $stones }.
board-you = vous
board-count = { $name } { $n }
board-led = Contrôle : { $names }.
board-led-shared = Contrôle partagé : { $names }.
board-led-you = Vous la contrôlez.
board-led-shared-you = Vous la partagez avec { $names }.
board-led-nobody = Personne ne la contrôle.
board-closed = Fermée : elle n’accepte plus de pierre.

## Targets
board-tile = { $move }. { $region }

## What a move would bring about
board-if-begins = Nouvelle région : { $terrain }, valeur { $worth }.
board-if-grows = Région agrandie : { $terrain } de taille { $size }, valeur { $worth }.
board-if-joins = { $joined } régions deviennent : { $terrain } de taille { $size }, valeur { $worth }.
board-if-closes = Elle n’accepte plus de pierre.
board-if-stuck = Aucune tuile fleuve du sac ne pourrait alors remplacer { $side ->
    [other] cette extrémité
   *[known] l’extrémité { $side }
}.
board-if-stone = Une pierre en région { $terrain } de taille { $size }, valeur { $worth }.
board-if-from = La pierre quitte une région { $terrain } de taille { $size }, valeur { $worth }.
board-if-to = La pierre arrive en région { $terrain } de taille { $size }, valeur { $worth }.
board-if-card = Une tuile de la pile { $pile } (reste alors : { $left }), et une pierre dans une région de taille { $sizes }.
board-if-any = Une tuile d’une pile au choix, et une pierre dans une région de taille { $sizes }.
board-if-nile = Deux tuiles fleuve/nécropole (reste alors : { $left }), et une pierre se déplace le long du fleuve.
board-if-exhausts = C’est la dernière tuile : tous défaussent leurs cartes ({ $terrain }).
board-if-last-turn = Deux piles sont alors vides : la partie s’achève avec ce tour.
board-if-pass = Aucune pierre n’est posée.
board-if-places = { $places } { $places ->
    [one] place possible
   *[other] places possibles
}.
board-sizes = { $least } à { $most }
board-change = { $name } { $by }
board-changes = Score : { $changes }.
board-no-change = Aucun score ne change.

## The forward button
board-do-place = Poser ici
board-do-relay = Poser l’extrémité ici
board-do-replace = Remplacer ici
board-do-use = Poser comme { $use }
board-do-play = Jouer { $centre } { $number }
board-do-nile = Jouer la carte Nil
board-do-pass = Pas de pierre
board-do-pile = Prendre : { $pile }
board-do-stone = Poser la pierre ici
board-do-from = Prendre cette pierre
board-do-to = La poser ici

## Around the board
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Montrer toute la table
board-hand = Main
board-played = Jouée
board-once = Une fois
board-in-hand = À poser
board-your-stone = Votre pierre
board-lay-as = Poser comme
board-tile-in-hand = { $tile-id ->
    [temple] temple
   *[other] { $tile }
}
tile-either = fleuve ou nécropole
tile-end1 = extrémité
tile-end2 = extrémité
board-nile = Nil
board-centre = { $centre }
board-idle = aucune
board-idle-says = Elle ne permet de poser aucune pierre.
board-piles = Piles
board-pile-name = { $pile-id ->
    [river] fleuve
   *[other] { $pile }
}
board-bag = sac
board-bag-list = Dans le sac : { $tiles }
board-bag-holds = Tuiles dans le sac : { $n } ({ $tiles })
board-bag-tile = { $n } { $word }
board-out = Hors jeu : { $tiles }
board-cards = Cartes
board-cards-left = { $draw } à piocher, { $discards } en défausse
board-cards-cell = non vues { $left }, défaussées { $gone }
board-cards-legend = Anneau vide : pas encore vue. Plein : défaussée.
board-legend = { $size } → { $worth } : tuiles et points. Doublé au temple, doublé sur une île, jamais plus de 10. Un contour en tirets signale une région fermée : six tuiles ou plus.

## Keys
board-keys = Dans ce jeu : les flèches vont de place en place, N à la prochaine qui agrandit une de vos régions, M change entre fleuve et nécropole, + − 0 zooment.

## Diagrams of the rules: a caption, and what is to be seen
diagram-contact-whole = côté entier
    .alt = Deux tuiles partagent un côté entier : elles se touchent.
diagram-contact-half = demi-côté
    .alt = La seconde tuile est une demi-tuile plus bas et partage un demi-côté avec la première : elles se touchent.
diagram-contact-corner = un coin n’est pas un contact
    .alt = Deux tuiles ne se rejoignent qu’à un coin : elles ne se touchent pas.
diagram-contact-slanted = tout autre décalage : interdit
    .alt = Une tuile est un quart de côté plus bas que sa voisine : une tuile ne peut pas être placée ainsi.
diagram-end-blocked = dernière place prise : bloquée
    .alt = Une extrémité du fleuve se trouve entre collines en haut et marais en bas. Une tuile désert juste devant ne lui laisserait aucune place pour avancer : interdit.
diagram-end-open = une place libre : le fleuve continue
    .alt = La même extrémité, la tuile désert étant une place plus haut. La place juste devant l’extrémité reste libre : permis.
diagram-island-ring = les coins ferment l’anneau : une île
    .alt = Quatre tuiles fleuve entourent une tuile champs et se rejoignent aux coins. L’anneau est fermé : les champs sont une île, valeur 2.
diagram-island-gap = un trou d’une demi-tuile : pas d’île
    .alt = La tuile fleuve du bas est décalée d’une demi-tuile à droite. Un chemin sort par le trou : pas d’île, valeur 1.
diagram-island-necropolis = une nécropole l’ouvre : pas d’île
    .alt = L’une des quatre tuiles autour des champs est une nécropole, qui n’est pas de l’eau. Un chemin sort par elle : pas d’île, valeur 1.

## La fin
end-region = Région
end-tiles = Tuiles
end-terrain = { $terrain }
end-doubled = Au temple ou sur une île : doublée ; jamais plus de 10
end-single = Un point par tuile
end-nobody = Sans pierre, à personne
end-compensation = N’a pas commencé
end-temple = temple
end-island = île
end-cap = jamais plus de 10
end-stones = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
end-most = qui a le plus de points gagne
end-bare = { $number ->
    [one] Une tuile isolée sans pierre ne compte pas.
   *[other] { $number } tuiles isolées sans pierre ne comptent pas.
}
end-dots = Les points sont des pierres ; « = » marque l’égalité, valeur entière pour chacun.
