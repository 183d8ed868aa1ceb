# Le plateau du Cheval de Troie

## Labels on it
name-palace = Palais
name-gate = Porte
name-temple = Temple
name-market = Marché
name-harbour = Port
name-wells = Puits
name-tower = Tour
board-city = Troie : sept districts autour de la place
tie = égalité
horse-holds = Dans le cheval : { $next_figure } sort d’abord, puis { $after_figure }
horse-one = Dans le cheval : { $next_figure } sort d’abord
horse-empty = Le cheval est vide
horse-closed = Le cheval est fermé : souvenez-vous de ce qui y est entré

## In words, for those who do not see it
district-filled = { $name }, { $total } sur { $holds }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}
district-empty = personne
district-led = { $colour-les } dominent, valeur { $worth }
district-tied = personne ne domine
count-of-colour = { $number } { $colour-id ->
    [red] { $number ->
        [one] rouge
       *[other] rouges
    }
    [yellow] { $number ->
        [one] jaune
       *[other] jaunes
    }
    [blue] { $number ->
        [one] bleu
       *[other] bleus
    }
   *[green] { $number ->
        [one] vert
       *[other] verts
    }
}
treasure-unseen = trésor non vu
treasure-seen = trésor { $value }

## Under the board
display = Disponibles
chance = Chances de réussite
announced = Vous avez annoncé { $number }
announced-by = Annonce : { $number }
drawn = piochée
percent = { $number } %
hero-button = { $figure }
swap-first = Trésor { $district-de } : choisissez l’autre district.
swap-how = Choisissez deux districts dont échanger les trésors.

## Beside it
discards = Défausse
cards-left = { $number ->
    [0] Il ne reste aucune carte à piocher.
    [1] Il reste une carte à piocher.
   *[other] Il reste { $number } cartes à piocher.
}
bag-left = { $number ->
    [0] Le sac est vide.
    [one] Il y a un héros dans le sac.
   *[other] Il y a { $number } héros dans le sac.
}
bag-holds = Dans le sac : { $list }.
eye = Une carte avec un œil est un trésor que vous avez vu.

## Players
odysseus = Ulysse
leads = { $number ->
    [0] ne domine nulle part
   *[other] domine { $number }
}
knows = connaît { $number }

## Buttons
do-announce = Annoncer { $number }
do-insert = Insérer { $figure-un }
do-swap = Échanger les trésors
do-keep = Laisser les trésors
do-all = Tout insérer
do-pass = Ne rien insérer

## What would happen
odds-all = Cartes restantes : { $cards }. Laissent passer un héros : { $one } ; deux : { $two } ; trois : { $three }. Avec une carte plus basse, le tour est perdu.
if-announce = Cartes suffisantes : { $good } sur { $cards } ; avec toute autre, le tour est perdu.
if-insert = Vous insérez { $figure-un } ; un { $drops_colour } tombe dans { $district } :
if-insert-unknown = Vous insérez { $figure-un } ; le héros qui sort tombe dans { $district }. Vous souvenez-vous de sa couleur ?
if-led = { $colour-les } y dominent alors pour { $worth }.
if-tied = personne n’y domine alors.
if-changes = Points : { $changes }.
if-look = { $player } regarde le trésor.
if-look-yours = Vous regardez le trésor.
if-swap = À votre connaissance : { $changes }.
if-swap-unseen = À votre connaissance, cela ne change rien aux points.
if-insertions = { $number ->
    [0] Rien n’est inséré.
    [one] Une figurine est insérée.
   *[other] { $number } figurines sont insérées.
}
change-yours = vous { $points }
change-other = { $player } { $points }

## Keys
board-keys = Dans ce jeu : 1 2 3 annoncent ; A S D prennent un héros, 1 à 7 choisissent le district, dans le sens horaire depuis le haut.

## Diagrams of the rules: a caption, and what is to be seen
diagram-horse-before = rouge est dedans depuis le plus longtemps
    .alt = Le cheval contient deux héros. Rouge, à la fenêtre avant, est entré le premier et sera le prochain à tomber ; bleu est derrière.
diagram-horse-first = vert entre, rouge tombe
    .alt = Vert entre par l’arrière et pousse rouge dehors à l’avant. Dedans restent bleu, le prochain à tomber, et vert.
diagram-horse-second = jaune entre, bleu tombe
    .alt = Jaune entre et pousse bleu dehors. Dedans restent vert, le prochain à tomber, et jaune.
diagram-horse-third = rouge entre, vert tombe : le premier inséré tombe troisième
    .alt = Rouge entre et pousse dehors vert, le premier inséré de ce tour. Dedans restent jaune et rouge.
diagram-district-most = le plus de héros : rouge gagne
    .alt = Au Palais se trouvent trois héros rouges, deux bleus et un jaune. Rouge en a le plus et gagne le district.
diagram-district-tie = 3 et 3 s’annulent : jaune gagne
    .alt = Au Palais se trouvent trois héros rouges, trois bleus et un jaune. Rouge et bleu s’annulent, et jaune gagne le district.
diagram-district-nobody = 2 et 2, aucun autre : personne ne gagne
    .alt = Au Palais se trouvent deux héros rouges et deux bleus. Ils s’annulent, et personne ne gagne le district.

## La fin
end-district = District
end-heroes = Héros
end-bonus = Bonus
end-treasure = Trésor
end-count = { $colour } : { $n }
end-won = Qui a le plus de héros remporte tout le district
end-nobody = Les égalités s’annulent : à personne
end-most = qui a le plus de points gagne
end-worth = Valeur : chaque héros de toute couleur, bonus et trésor.

## Les premiers tours d’un débutant
first-announce = Dites combien de héros entrent. La carte doit en montrer au moins autant.
first-display = Prenez-en un : il entre dans le cheval.
first-drops = Celui-ci tombe ensuite : { $colour }. Où ?
first-district = Choisissez son district.
mark-was = avant
mark-needed = visait { $announced }, a tiré { $drawn }
