# Horus

title = Horus

## Words
terrain-desert = désert
    .le = le désert
    .de = du désert
terrain-hills = collines
    .le = les collines
    .de = des collines
terrain-farmland = champs
    .le = les champs
    .de = des champs
terrain-marsh = marais
    .le = le marais
    .de = du marais
tile-desert = désert
    .un = une tuile désert
tile-hills = collines
    .un = une tuile collines
tile-farmland = champs
    .un = une tuile champs
tile-marsh = marais
    .un = une tuile marais
tile-river = fleuve
    .un = une tuile fleuve
tile-temple = temple d’Horus
    .un = le temple d’Horus
tile-necropolis = nécropole
    .un = une nécropole
kind-desert = le désert
    .de = du désert
kind-hills = les collines
    .de = des collines
kind-farmland = les champs
    .de = des champs
kind-marsh = le marais
    .de = du marais
kind-river = le fleuve
    .de = du fleuve
kind-temple = le temple
    .de = du temple
kind-necropolis = la nécropole
    .de = de la nécropole
kind-end = une extrémité du fleuve
    .de = d’une extrémité du fleuve
side-north = nord
side-east = est
side-south = sud
side-west = ouest
pile-desert = désert
pile-hills = collines
pile-farmland = champs
pile-marsh = marais
pile-river = fleuve/nécropole
use-river = fleuve
use-necropolis = nécropole
region-desert = désert
region-hills = collines
region-farmland = champs
region-marsh = marais
colour-white = blanc
    .fem = blanche
colour-blue = bleu
    .fem = bleue
colour-black = noir
    .fem = noire
colour-yellow = jaune
    .fem = jaune
centre-desert = désert
centre-hills = collines
centre-farmland = champs
centre-marsh = marais
centre-any = libre
control-alone = contrôle exclusif
control-shared = contrôle partagé
place-land = valeur simple
place-temple = valeur doublée par le temple
place-island = valeur doublée (île)
place-both = valeur quadruplée : temple et île
act-place = poser une tuile
act-stone = choisir une tuile pour une pierre
act-card = jouer une carte
act-pile = prendre une tuile d’une pile
act-end = remplacer une extrémité du fleuve
act-use = choisir l’usage d’une tuile fleuve/nécropole
act-pass = renoncer à une pierre
awaited-place = une place pour la tuile en main
awaited-end = l’extrémité que la tuile fleuve remplace
awaited-relay = une place pour l’extrémité en main
awaited-use = l’usage de la tuile fleuve/nécropole
awaited-card = une carte Horus ou la carte Nil
awaited-pile = une pile
awaited-stone = une tuile pour la pierre
awaited-from = la tuile dont la pierre doit partir
awaited-to = la tuile où la pierre doit aller

## What is awaited
prompt-deal = { $seat-you ->
    [yes] { $seat-start } recevez
   *[no] { $seat-start } reçoit
} une carte.
prompt-bag = Une tuile est tirée du sac.
prompt-place = Posez la tuile { $tile }.
prompt-place-river = Posez la tuile fleuve contre le fleuve.
prompt-place-temple = Posez le temple d’Horus contre le fleuve, à l’écart de toute terre.
prompt-place-necropolis = Posez la nécropole.
prompt-end = Une tuile fleuve du sac : choisissez l’extrémité qu’elle remplace.
prompt-relay = Reposez l’extrémité { $side } contre une tuile fleuve quelconque.
prompt-relay-here = Reposez l’extrémité { $side } contre la tuile fleuve qui vient d’être posée.
prompt-use = Une tuile fleuve/nécropole : comme fleuve, à la place d’une extrémité ou comme nécropole ?
prompt-card = Jouez une carte Horus ou la carte Nil.
prompt-card-only = Jouez une carte Horus.
prompt-card-nile = Plus de carte Horus : jouez la carte Nil.
prompt-pile = La carte ne désigne aucun terrain : choisissez une pile.
prompt-stone = Posez une pierre dans une région de taille { $size }.
prompt-stone-may = Posez une pierre dans une région de taille { $size }, ou passez.
prompt-from = Carte Nil : choisissez une de vos pierres dans une région au bord du fleuve.
prompt-to = Déplacez la pierre { $source } vers une autre région au bord du fleuve.
prompt-refill = { $seat-you ->
    [yes] { $seat-start } piochez
   *[no] { $seat-start } pioche
} une carte.
prompt-ended = La partie est finie.

## Moves and draws
move-place =
    { $tile } { $where ->
        [north] au nord
        [east] à l’est
        [south] au sud
        [west] à l’ouest
        [north-edge] au bord nord
        [east-edge] au bord est
        [south-edge] au bord sud
        [west-edge] au bord ouest
       *[other] au centre
    }, à côté { $a_kind-de }{ $b_kind ->
        [none] { "" }
       *[other] { " " }et { $b_kind-de }
    }
move-relay =
    reposer l’extrémité { $side } { $where ->
        [north] au nord
        [east] à l’est
        [south] au sud
        [west] à l’ouest
        [north-edge] au bord nord
        [east-edge] au bord est
        [south-edge] au bord sud
        [west-edge] au bord ouest
       *[other] au centre
    }{ $a_kind-id ->
        [river] { "" }
       *[other] , à côté { $a_kind-de }{ $b_kind ->
            [none] { "" }
           *[other] { " " }et { $b_kind-de }
        }
    }
move-replace = remplacer l’extrémité { $side } par une tuile fleuve
move-use = poser la tuile comme { $use }
move-play = jouer la carte { $centre } { $number }
move-nile = jouer la carte Nil
move-pass = pas de pierre
move-pile = prendre une tuile de la pile { $pile }
move-stone = poser une pierre dans { $region }, taille { $size }
move-from = retirer la pierre { $region }, taille { $size }
move-to = poser la pierre dans { $region }, taille { $size }
move-tile = tuile tirée du sac : { $tile }
move-draw = { $seat-you ->
    [yes] { $seat-name } piochez
   *[no] { $seat-name } pioche
} la carte { $centre } { $number }
move-draw-veiled = { $seat-you ->
    [yes] { $seat-name } piochez
   *[no] { $seat-name } pioche
} une carte
move-draw-dead = { $seat-you ->
    [yes] { $seat-name } piochez
   *[no] { $seat-name } pioche
} la carte { $centre } { $number }, aussitôt défaussée : son terrain est épuisé

## Previews
preview-region = région
preview-size = tuiles
preview-worth = points
preview-leaders = dominée par le siège
preview-merges = régions réunies
preview-closes = désormais fermée aux pierres
preview-stuck = extrémités sans issue
preview-changes = score
preview-tiles_left = tuiles restant dans la pile
preview-sizes = pierre dans une région de
preview-exhausts = dernière tuile : ces cartes sont défaussées par tous
preview-last_turn = la partie s’achève avec ce tour
preview-places = places possibles

## Refusals
refusal-not-now = Ce n’est pas le moment de { $act } : le jeu attend { $awaited }.
refusal-no-such-tile = Aucune tuile numéro { $number } n’est sur la table : la dernière est la { $last }.
refusal-no-tile-there = Il n’y a pas de tuile à cet endroit.
refusal-off-the-table = { $at } est hors de la table : les coordonnées vont de { $least } à { $most }.
refusal-overlap = Une tuile à cet endroit chevaucherait { $kind }.
refusal-corner = Une tuile à cet endroit ne toucherait { $kind } que par un coin : il faut au moins un demi-côté.
refusal-touches-nothing = Une tuile à cet endroit ne toucherait aucune autre tuile.
refusal-lowest-tile = La place { $at } se compte à partir de la tuile en { $other }, la première de celles qui la touchent.
refusal-blocks-end = Une tuile à cet endroit bloquerait l’extrémité { $side } du fleuve : elle ne pourrait plus avancer deux fois.
refusal-not-at-the-river = Cet endroit ne touche pas le fleuve ; c’est obligatoire pour { $tile-id ->
    [temple] le temple d’Horus
   *[other] une tuile fleuve
}.
refusal-temple-beside = Quand il est posé, le temple ne peut pas toucher { $kind }.
refusal-not-at-its-tile = L’extrémité { $side } doit toucher la tuile fleuve qui l’a remplacée ; cet endroit ne la touche pas.
refusal-end-not-at-the-river = L’extrémité { $side } doit toucher une tuile fleuve ; cet endroit n’en touche aucune.
refusal-end-blocked-there = L’extrémité { $side } serait bloquée à cet endroit : elle ne pourrait plus avancer deux fois.
refusal-end-has-no-place = L’extrémité { $side } ne peut pas être remplacée : il n’y a pas de place où la reposer.
refusal-must-replace = Une tuile fleuve du sac doit remplacer une extrémité.
refusal-no-room = La tuile ne peut être posée nulle part comme { $kind-id ->
    [river] fleuve
   *[other] nécropole
}.
refusal-not-in-hand = La carte { $centre } { $number } n’est pas dans la main.
refusal-nile-gone = La carte Nil a déjà été jouée.
refusal-pile-empty = La pile { $pile } est vide.
refusal-no-region = Pas de pierre possible à cet endroit : { $kind } ne fait partie d’aucune région.
refusal-has-a-stone = Il y a déjà une pierre { $colour-fem } à cet endroit.
refusal-closed = Cette région ({ $terrain }) compte { $size } tuiles : à partir de six, une région n’accepte plus de pierre.
refusal-size = Cette région ({ $terrain }) est de taille { $size } ; la carte demande la taille { $wanted }.
refusal-size-first = Cette région ({ $terrain }) est de taille { $size } ; au premier tour, toute carte compte pour 1.
refusal-stone-must = Une pierre peut être posée dans une région de taille { $wanted } : elle doit donc l’être.
refusal-no-stone-there = Il n’y a pas de pierre à cet endroit.
refusal-not-your-stone = Cette pierre est { $colour-fem } : ce n’est pas la vôtre.
refusal-region-not-at-the-river = Cette région ({ $terrain } de taille { $size }) ne touche pas le fleuve.
refusal-same-region = Cette tuile est dans la même région : la pierre doit changer de région.
refusal-nowhere-else = Aucune autre région au bord du fleuve n’a de tuile libre pour cette pierre.

## Score
score-region = { $terrain } de taille { $size } en { $at }, { $stones ->
    [1] une pierre
   *[other] { $stones } pierres
}, { $control }, { $place }
score-compensation = n’a pas commencé
ending = Les piles { $a_pile } et { $b_pile } sont vides.
label-ending = deux piles vides

## La table en texte

short-river = f
short-temple = t
short-island = i
terminal-legend = nom tuiles→points pierres, majorité d’abord, = partagée ({ short-river } au fleuve, { short-temple } au temple, { short-island } sur une île)
terminal-closed = fermée
terminal-piles = Piles
terminal-bag = Sac
terminal-out = Hors jeu
terminal-hand = Main
terminal-empty = vide
terminal-played = Jouée
terminal-lay = À poser
terminal-count = { $tile } { $number }
terminal-seat = Siège { $seat }
terminal-points = points { $number }
terminal-stones = pierres { $number }
terminal-cards = cartes { $number }
terminal-nile = Nil
terminal-card = { $centre } { $number }
terminal-first-turn = (premier tour : compte pour 1)
terminal-tile = { $tile } ({ $tile-id })
terminal-either = fleuve ou nécropole
terminal-end = extrémité { $end }

## Clauses
HO-1 = Il y a 120 tuiles carrées : vingt de désert, vingt de collines, vingt de champs et vingt de marais, et quarante spéciales : trois tuiles de départ, le temple d’Horus et 36 tuiles fleuve.
HO-2 = Le sac contient douze tuiles de chaque terrain, seize tuiles fleuve et le temple. Quatre piles face visible comptent huit tuiles d’un terrain chacune, une cinquième vingt tuiles fleuve/nécropole. L’option « Tuiles par pile » met dans le sac une ou deux tuiles de plus de chaque terrain (sept ou six dans la pile) ou deux de moins (dix).
    .ruling = Notre reconstitution : le livret trie les tuiles selon leur dos et ne dit pas combien portent lequel. L’option « Tuiles par pile » réglée sur « Six », « Sept » ou « Dix » change le partage.
HO-3 = Il y a cinquante cartes Horus, chacune avec au centre un terrain ou un point d’interrogation (« libre ») et un nombre de 1 à 5 ou un point d’interrogation. Chaque terrain a deux cartes de chaque nombre et un point d’interrogation ; « libre » a une carte de chaque sorte.
    .ruling = Notre reconstitution : le livret donne le nombre de cartes et ce qu’elles montrent, pas combien de fois. Une répartition égale donne exactement cinquante.
HO-4 = Chaque joueur a vingt pierres d’une couleur (blanc, bleu, noir, jaune) et une carte Nil.
HO-5 = À deux ou trois joueurs rien ne change, sauf que les pierres et cartes Nil en trop restent dans la boîte.
HO-6 = Les tuiles se touchent sur un côté entier ou exactement un demi-côté, jamais de biais. Les coordonnées sont des demi-tuiles : une tuile en x,y couvre x à x+1 et y à y+1. Deux tuiles se touchent si une coordonnée diffère de 2 et l’autre d’au plus 1 ; elles se chevauchent si aucune ne diffère de plus de 1. Un coin n’est pas un contact.
    .ruling = Notre décision : le livret ne parle que de côtés entiers et de demi-côtés ; un coin n’est donc pas un contact, ni pour les régions, ni pour le fleuve, ni pour le temple.
HO-7 = La table est finie : les coordonnées des tuiles vont de −64 à 63, et aucune place n’est libre au-delà.
    .ruling = Notre décision : un programme a besoin d’un bord de table. Il est bien au-delà de ce qu’atteignent les parties.
HO-8 = Une nouvelle tuile ne doit en chevaucher aucune et doit toucher au moins une tuile déjà posée, de quelque sorte que ce soit. Les sortes n’ont pas à correspondre, et des trous peuvent rester.
HO-9 = Au départ, la pyramide est en 0,0 et les deux extrémités du fleuve, les barques, en −2,0 et 2,0. Toutes trois sont du fleuve à tous égards.
    .ruling = Notre reconstitution : le livret montre le départ sur une image que nous n’avons pas. Comme il appelle ces trois tuiles le début du fleuve, elles sont du fleuve en tout.
HO-10 = Une région est l’ensemble des tuiles d’un même terrain qui se touchent, directement ou par d’autres d’entre elles. Fleuve, temple et nécropole ne font partie d’aucune.
HO-11 = Le fleuve a toujours deux extrémités, et aucune tuile, pas même une extrémité, ne peut en bloquer une : chaque extrémité doit pouvoir avancer sur une place libre qui la touche, de sorte qu’ensuite les deux extrémités aient encore une place libre qui les touche. On en juge une fois la pose achevée ; remplacer une extrémité et la reposer ne font qu’un. Une extrémité ne peut être choisie que si elle peut être reposée. Une tuile impossible à poser quitte la partie : si elle vient d’une pile, elle compte comme prise ; après une tuile fleuve du sac, aucune tuile fleuve/nécropole ne suit ; après la tuile d’une carte, la pierre suit.
    .ruling = Notre décision : le livret interdit de bloquer une extrémité sans dire quand elle l’est. Nous demandons que chacune puisse encore avancer, puis que toutes deux le puissent une fois de plus. Le sort d’une tuile impossible à poser est aussi notre décision.
HO-12 = Les cartes Horus sont mélangées et cinq sont distribuées à chacun, en commençant par le premier joueur ; le reste est la pioche. Le premier siège commence, puis on joue dans le sens horaire.
    .ruling = Notre décision : selon le livret, le plus jeune commence. Ici, c’est le premier siège ; une table peut tirer les sièges au sort. L’ordre de distribution est le nôtre.
HO-13 = Première action : tirer une tuile du sac et la poser. Un terrain peut aller partout où c’est permis.
HO-14 = Une tuile fleuve tirée du sac prend la place d’une des deux extrémités, et cette extrémité est reposée contre elle. Puis le joueur doit prendre une tuile fleuve/nécropole et la poser, s’il en reste.
    .ruling = Notre décision : le livret ne dit pas ce qui se passe quand il n’y a plus de tuile fleuve/nécropole. On n’en prend alors pas.
HO-15 = Le temple doit être posé contre le fleuve, ne peut alors toucher ni terrain ni nécropole et ne peut bloquer aucune extrémité. Si c’est impossible, il quitte la partie et rien d’autre n’est tiré. Plus tard, n’importe quelle tuile peut être posée contre lui.
    .ruling = Notre décision : le livret retire de la partie un temple impossible à poser et ne parle pas d’un autre tirage ; il n’y en a donc pas.
HO-16 = Quand le sac est vide, la première action est sautée.
    .ruling = Notre décision : le livret ne parle pas d’un sac vide. Rien d’autre dans le tour n’en dépend.
HO-17 = Deuxième action : jouer une carte Horus ou, une fois par partie, la carte Nil à la place.
HO-18 = Troisième action : prendre une tuile de la pile du terrain de la carte et la poser. Un point d’interrogation permet n’importe quelle pile non vide, fleuve/nécropole comprise.
HO-19 = Quatrième action : poser une pierre sur une tuile qui n’en a pas, dans n’importe quelle région comptant exactement autant de tuiles que le nombre de la carte ; un point d’interrogation permet de 1 à 5. À partir de six tuiles, une région est fermée. Si c’est impossible, ou s’il ne reste plus de pierre, l’action est sautée ; sinon elle est obligatoire, sauf si l’option « Poser une pierre » est sur « Facultatif ».
    .ruling = Notre décision : le livret dit à la fois que la carte fixe où une pierre doit aller et qu’on peut en poser une. Nous y voyons une obligation. L’option « Poser une pierre » réglée sur « Facultatif » permet d’y renoncer.
HO-20 = Au premier tour de chaque joueur, le nombre de toute carte compte pour 1, un point d’interrogation aussi. Une carte Nil jouée alors épuise ce premier tour.
    .ruling = Notre décision : le livret compte chaque carte pour 1 au premier tour et ne parle ni des points d’interrogation ni de la carte Nil. Pour nous, le nombre vaut toujours 1, un point d’interrogation au centre garde son sens, et personne n’a un second premier tour.
HO-21 = Une tuile fleuve/nécropole est posée soit comme fleuve, sur toute place libre touchant le fleuve ou à la place d’une extrémité, qui est alors reposée contre une tuile fleuve quelconque ; soit comme nécropole, partout comme un terrain.
    .ruling = Notre décision : le livret permet à l’extrémité toute tuile du fleuve ; nous y comptons l’autre extrémité.
HO-22 = Cinquième action : compléter sa main à cinq cartes ; le tour est alors fini. Une carte jouée va aussitôt à la défausse. Quand il faut piocher et qu’il n’y a plus de carte, la défausse est mélangée pour former une nouvelle pioche, sans les cartes d’un terrain épuisé.
    .ruling = Notre décision : le livret fait de la défausse la nouvelle pioche quand celle-ci est épuisée. Que la carte jouée en fasse partie, et que cela n’arrive que si une carte est nécessaire, est de nous.
HO-23 = Quand la dernière tuile d’une pile de terrain est prise, avant qu’elle soit posée, tous défaussent leurs cartes de ce terrain. Les autres complètent aussitôt leur main à cinq, dans le sens horaire à partir de la gauche du joueur actif ; lui le fait dans sa cinquième action. Les cartes de ce terrain piochées plus tard sont défaussées face visible et remplacées. Une carte déjà jouée compte encore.
    .ruling = Notre décision : le livret dit que tous défaussent et repiochent aussitôt, pas dans quel ordre. Chez nous, cela se fait quand la dernière tuile est prise, les autres d’abord ; le joueur actif pioche à son moment habituel.
HO-24 = Qui n’a pas de carte Horus doit jouer la carte Nil ; qui n’a ni l’une ni l’autre saute les deuxième, troisième et quatrième actions.
    .ruling = Notre décision : le livret ne parle pas d’une main sans carte Horus. Avec nos nombres de tuiles et de cartes, cela ne peut pas arriver.
HO-25 = La carte Nil : posez deux tuiles fleuve/nécropole l’une après l’autre, ou ce qu’il en reste. Puis déplacez une de vos pierres d’une région touchant le fleuve vers une tuile sans pierre d’une autre région touchant le fleuve, quelles que soient leurs tailles. Les deux sont obligatoires si elles sont possibles. Aucune pierre n’est ajoutée et aucune carte piochée. La carte Nil quitte alors la partie.
    .ruling = Notre décision : le livret dit que la carte Nil permet deux tuiles puis le déplacement d’une pierre, mais pas ce qui vaut si une partie est impossible. Pour nous, les deux parties sont obligatoires autant que possible ; la carte peut être jouée même s’il ne reste aucune tuile.
HO-26 = Quand deux des cinq piles sont vides, le tour est achevé, puis la partie est finie. La fin nomme les deux piles épuisées les premières, dans cet ordre. Dès cet instant, aucune carte n’est défaussée ni piochée.
    .ruling = Notre décision : au dernier tour, aucune carte ne peut plus servir ; aucune n’est donc défaussée ni piochée une fois la deuxième pile vide.
HO-27 = Qui a le plus de pierres dans une région la contrôle. En cas d’égalité, tous les premiers la contrôlent et chacun marque sa pleine valeur. Sans pierre, personne ne la contrôle.
HO-28 = Une région vaut un point par tuile, doublé si elle touche le temple, doublé si elle est sur une île, mais jamais plus de 10.
HO-29 = Une région est sur une île si l’eau l’entoure entièrement : aucun chemin par des cases autres que le fleuve, de côté en côté, ne mène d’une de ses cases vers l’extérieur. Les extrémités sont du fleuve ; des tuiles fleuve qui se touchent par un coin ferment l’anneau ; un vide d’une demi-tuile, un temple ou une nécropole dans l’anneau l’ouvre.
    .ruling = Notre décision : le livret appelle île une terre entourée d’eau et ne donne pas de mesure. Nous suivons le chemin de côté en côté, puisque les tuiles se touchent par les côtés.
HO-30 = Qui a le plus de points gagne ; à égalité, la victoire est partagée.
HO-31 = Visibles de tous : la table, les piles, les pierres, la défausse, les cartes jouées, qui a encore sa carte Nil et combien de cartes chacun a en main. Cachés : les mains, la pioche et l’ordre du sac, dont le contenu se déduit en comptant.
    .ruling = Notre décision : le livret ne cache que les mains et la pioche. Que tout le reste soit visible est de nous ; ce qui reste dans le sac se déduit en comptant.
HO-32 = Les pierres restent où elles sont quand les régions grandissent ou se réunissent, et toutes les pierres d’une région réunie comptent. Dans une région de six tuiles ou plus, elles ne changent que par réunion ou par la carte Nil.
HO-33 = Avec l’option « Compensation » réglée sur « Points », chaque joueur sauf le premier reçoit 2 points. Ils comptent dès le début.
    .ruling = Notre décision : le livret ne prévoit pas de compensation. Qui commence gagne plus souvent que les autres ; deux points rétablissent l’équilibre aussi bien que des points entiers le peuvent. Sans l’option, personne n’en reçoit.

## Un tour en phrases
told-set-up =
    Chacun a reçu cinq cartes. { $seat-start } { $seat-you ->
        [yes] commencez
       *[no] commence
    }.
told-skipped =
    { $seat-start } n’{ $seat-you ->
        [yes] aviez
       *[no] avait
    } rien à piocher ni à jouer.
told-player = { $seat-name }
told-player-with = { $seat-name }
told-card = { $centre } { $number }
told-region =
    { $terrain-le } { $where ->
        [temple] au temple
        [island] sur l’île
        [north] au nord
        [east] à l’est
        [south] au sud
        [west] à l’ouest
       *[other] au centre
    }
told-region-from =
    { $terrain-de } { $where ->
        [temple] au temple
        [island] sur l’île
        [north] au nord
        [east] à l’est
        [south] au sud
        [west] à l’ouest
       *[other] au centre
    }
told-drew =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } tiré { $tile-un }.
told-gone =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } tiré { $tile-un }, impossible à poser.
told-drew-river =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } tiré une tuile fleuve.
told-end-moved =
    l’extrémité { $where ->
        [north] nord
        [east] est
        [south] sud
        [west] ouest
       *[other] proche
    } a avancé{ $times ->
        [1] { "" }
       *[other] { " " }deux fois
    }
told-laid-river =
    le fleuve s’est étendu { $where ->
        [temple] au temple
        [island] sur l’île
        [north] au nord
        [east] à l’est
        [south] au sud
        [west] à l’ouest
       *[other] au centre
    }
told-laid-necropolis =
    { $number ->
        [1] une nécropole a
       *[other] deux nécropoles ont
    } fermé le terrain { $where ->
        [temple] au temple
        [island] sur l’île
        [north] au nord
        [east] à l’est
        [south] au sud
        [west] à l’ouest
       *[other] au centre
    }
told-river =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } tiré une tuile fleuve : { $parts }.
told-temple =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } posé le temple d’Horus { $where ->
        [temple] au temple
        [island] sur l’île
        [north] au nord
        [east] à l’est
        [south] au sud
        [west] à l’ouest
       *[other] au centre
    }.
told-nobody = personne ne contrôle la région
told-points =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    } pour { $seat-name }
told-points-shared =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    } chacun pour { $players }
told-laid =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } posé { $terrain-de } { $where ->
        [temple] au temple
        [island] sur l’île
        [north] au nord
        [east] à l’est
        [south] au sud
        [west] à l’ouest
       *[other] au centre
    }.
told-grew =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } agrandi { $region } à { $size } : { $result }.
told-joined =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } posé { $terrain-de } et réuni { $regions ->
        [2] deux
        [3] trois
       *[other] { $regions }
    } régions : { $size } tuiles, { $result }.
told-played =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } joué { $card }.
told-card-laid =
    Avec { $card }, { $seat-name } { $seat-you ->
        [yes] avez
       *[no] a
    } posé { $terrain-de } { $where ->
        [temple] au temple
        [island] sur l’île
        [north] au nord
        [east] à l’est
        [south] au sud
        [west] à l’ouest
       *[other] au centre
    }.
told-card-grew =
    Avec { $card }, { $seat-name } { $seat-you ->
        [yes] avez
       *[no] a
    } agrandi { $region } à { $size } : { $result }.
told-card-joined =
    Avec { $card }, { $seat-name } { $seat-you ->
        [yes] avez
       *[no] a
    } posé { $terrain-de } et réuni { $regions ->
        [2] deux
        [3] trois
       *[other] { $regions }
    } régions : { $size } tuiles, { $result }.
told-card-river =
    Avec { $card }, { $seat-name } { $seat-you ->
        [yes] avez
       *[no] a
    } pris une tuile fleuve : { $parts }.
told-took =
    Avec { $card }, { $seat-name } { $seat-you ->
        [yes] avez
       *[no] a
    } pris { $region }, { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
told-kept =
    Avec { $card }, { $seat-name } { $seat-you ->
        [yes] avez
       *[no] a
    } ajouté une pierre : { $region }, { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
told-shares =
    Avec { $card }, { $seat-name } { $seat-you ->
        [yes] partagez
       *[no] partage
    } maintenant { $region } avec { $players }, { $points ->
        [1] 1 point
       *[other] { $points } points
    } chacun.
told-stone =
    Avec { $card }, { $seat-name } { $seat-you ->
        [yes] avez
       *[no] a
    } mis une pierre : { $region }, { $result }.
told-then-took =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } pris { $region }, { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
told-then-kept =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } ajouté une pierre : { $region }, { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
told-then-shares =
    { $seat-start } { $seat-you ->
        [yes] partagez
       *[no] partage
    } maintenant { $region } avec { $players }, { $points ->
        [1] 1 point
       *[other] { $points } points
    } chacun.
told-then-stone =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } mis une pierre : { $region }, { $result }.
told-stone-moved = une pierre est passée { $source } vers { $region }
told-nile-played =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } joué la carte du Nil.
told-nile =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } joué la carte du Nil : { $parts }.
told-pile-empty = La pile { $pile } est vide : chacun défausse ses cartes { $pile }. Encore une pile vide, et la partie finit.
told-river-pile-empty = La pile { $pile } est vide. Encore une pile vide, et la partie finit.
told-last-pile = La pile { $pile } est vide aussi : la partie finit avec ce tour.

## Positions impossibles
impossible-nothing-to-do = il n’y a rien à faire dans la phase « { $phase } »
impossible-start = les tuiles de départ ne sont pas à leur endroit initial
impossible-no-river = { $kind } en { $at } ne touche aucune tuile fleuve posée auparavant
impossible-end-blocked = l’extrémité { $end } est bloquée
impossible-tiles = trop de tuiles : { $kind } ({ $number } de plus que dans la boîte)
impossible-bag = le sac ou une pile contient plus qu’au début
impossible-emptied = les piles épuisées en premier ne sont pas parmi les piles vides
impossible-necropolises = il y a plus de nécropoles que de tuiles prises dans la pile
impossible-cards = cartes { $card } : il y en a { $found }, pas { $total }
impossible-hand = une main est trop grande, ou n’est à personne
impossible-pile-not-empty = la pile { $pile } n’est pas vide
impossible-not-discarded = les cartes { $pile } auraient dû être défaussées
impossible-held = une carte { $card } est en main alors que son terrain est épuisé
impossible-actor = dans la phase « { $phase } », c’est à un autre d’agir
impossible-deal = les cartes ne sont pas distribuées un siège après l’autre
impossible-refill = ce n’est pas à ce siège de compléter sa main
impossible-no-draw = on ne pioche pas de cartes en ce moment
impossible-hand-full = la main n’a pas besoin de carte
impossible-end = la partie finit quand deux piles sont vides, et seulement alors
impossible-source = aucune pierre ne peut être déplacée de là en ce moment
impossible-tile-in-hand = la tuile en main ne va pas avec la phase « { $phase } »
impossible-played = la carte jouée ne va pas avec la phase « { $phase } »
impossible-not-in-discards = la carte jouée n’est pas dans la défausse
impossible-remembered = des cartes sont retenues alors que la pioche n’a jamais été renouvelée
impossible-not-shown = des cartes sont retenues qui n’ont pas été montrées
impossible-kept = le siège { $seat } n’a pas les cartes qu’il a gardées et piochées
impossible-kept-only = kept : le siège { $seat } n’a pas les cartes qu’il a gardées
impossible-lost = le siège { $seat } a perdu une carte qu’il avait gardée
impossible-unexplained = les cartes montrées depuis le renouvellement de la pioche ne peuvent pas avoir été en main
impossible-stone = une pierre est là où il ne peut y en avoir
impossible-table-size = tuiles sur la table : { $found } au lieu de 3 à { $most }
impossible-beyond = quelque chose se trouve là où il n’y a pas de tuile
impossible-off = { $at } est hors de la table
impossible-no-kind = la tuile en { $at } n’a pas de type
impossible-overlap = la tuile en { $at } en chevauche une autre
impossible-apart = la tuile en { $at } ne touche aucune des précédentes
impossible-ends = le fleuve n’a pas deux extrémités
impossible-no-source = source : il n’y a pas de tuile { $number }
impossible-stones = un siège a trop de pierres : plus de { $most }
impossible-shown-by = une carte montrée depuis le renouvellement de la pioche n’est à personne
