# Le cheval de Troie

title = Le Cheval de Troie

## Words
colour-red = rouge
    .hero = un héros rouge
    .les = les rouges
    .start = Les rouges
    .pl = rouges
colour-yellow = jaune
    .hero = un héros jaune
    .les = les jaunes
    .start = Les jaunes
    .pl = jaunes
colour-blue = bleu
    .hero = un héros bleu
    .les = les bleus
    .start = Les bleus
    .pl = bleus
colour-green = vert
    .hero = un héros vert
    .les = les verts
    .start = Les verts
    .pl = verts
colour-unknown = un héros
    .hero = un héros
    .les = les héros
    .start = Les héros
    .pl = inconnus
figure-red = rouge
    .un = un rouge
figure-yellow = jaune
    .un = un jaune
figure-blue = bleu
    .un = un bleu
figure-green = vert
    .un = un vert
figure-helper = auxiliaire
    .un = un auxiliaire
figure-unknown = héros
    .un = un héros
district-palace = le Palais
    .bare = Palais
    .start = Le Palais
    .de = du Palais
district-gate = la Porte
    .bare = Porte
    .start = La Porte
    .de = de la Porte
district-temple = le Temple
    .bare = Temple
    .start = Le Temple
    .de = du Temple
district-market = le Marché
    .bare = Marché
    .start = Le Marché
    .de = du Marché
district-harbour = le Port
    .bare = Port
    .start = Le Port
    .de = du Port
district-wells = les Puits
    .bare = Puits
    .start = Les Puits
    .de = des Puits
district-tower = la Tour
    .bare = Tour
    .start = La Tour
    .de = de la Tour
card-trident = le trident de Poséidon
awaited-announce = une annonce : 1, 2 ou 3
awaited-swap = un échange de deux trésors, ou « keep »
awaited-swap-either = un échange de deux trésors, « keep », ou « all » pour insérer d’abord
awaited-all = « all » ou « pass »
awaited-insert = une figurine et un district, comme « red>harbour »

## What is awaited
prompt-deal = Les cartes couleur sont distribuées.
prompt-load = Ulysse tire deux héros du sac et charge le cheval.
prompt-set-out = Ulysse expose trois héros.
prompt-announce = { $most ->
    [1] Annoncez 1 : il ne reste qu’une figurine.
    [2] Annoncez 1 ou 2 : il reste deux figurines.
   *[3] Annoncez 1, 2 ou 3.
}
prompt-card = Une carte héros est piochée.
prompt-swap = Poséidon : échangez deux trésors sans les regarder, ou laissez-les en place.
prompt-swap-either = Poséidon : échangez deux trésors sans les regarder, laissez-les en place, ou insérez d’abord { $number ->
    [1] la dernière figurine
   *[other] les { $number } figurines
}.
prompt-all = Poséidon : insérez { $number ->
    [1] la dernière figurine
   *[other] les { $number } figurines
}, ou passez.
prompt-insert = Insérez une figurine et choisissez le district où tombe le héros qui sort ; { $left ->
    [1] encore une insertion
   *[other] encore { $left } insertions
}.
prompt-look = { $seat-you ->
    [yes] { $seat-start } regardez
   *[no] { $seat-start } regarde
} le trésor { $district-de }.
prompt-fill = Les héros disponibles sont complétés depuis le sac.
prompt-reveal = Le trésor { $district-de } est révélé.
prompt-ended = La partie est finie.

## Moves and draws
move-announce = annoncer { $number }
move-keep = laisser les trésors en place
move-swap = échanger les trésors { $a_district-de } et { $b_district-de }
move-all = insérer toutes les figurines disponibles
move-pass = ne rien insérer
move-insert = insérer { $figure-un } ; le héros qui sort tombe dans { $district }
move-deal = { $seat-you ->
    [yes] { $seat-name } recevez
   *[no] { $seat-name } reçoit
} { $colour-les }
move-load = { $colour-hero } est chargé dans le cheval
move-draw = { $colour-hero } est tiré du sac
move-card = carte piochée : { $card }
move-look = { $seat-you ->
    [yes] { $seat-name } regardez
   *[no] { $seat-name } regarde
} le trésor { $district-de } : { $treasure }
move-look-veiled = { $seat-you ->
    [yes] { $seat-name } regardez
   *[no] { $seat-name } regarde
} le trésor { $district-de }
move-reveal = le trésor { $district-de } vaut { $treasure }

## Labels of a preview
preview-odds = chances de réussite
preview-drops = sort du cheval
preview-district = vers
preview-winner = le district revient alors à
preview-worth = et vaut
preview-changes = variation des points de chaque siège
preview-looks = siège qui regarde le trésor
preview-lookers = sièges qui regardent un trésor
preview-insertions = figurines insérées

## Refusals
refusal-announce-now = L’annonce se fait au début du tour ; le jeu attend maintenant { $awaited }.
refusal-announce-too-many = Impossible d’annoncer { $number } : il ne reste { $left ->
    [1] qu’une figurine
   *[other] que { $left } figurines
} à insérer.
refusal-swap-now = Les trésors s’échangent seulement juste après un trident ; le jeu attend maintenant { $awaited }.
refusal-all-now = « all » et « pass » répondent à un trident, après l’échange ; le jeu attend maintenant { $awaited }.
refusal-insert-now = Rien ne peut encore être inséré : le jeu attend { $awaited }.
refusal-no-helper = Les deux auxiliaires sont déjà dans le cheval.
refusal-helper-later = Les auxiliaires n’entrent qu’après le dernier héros de couleur : { $heroes ->
    [1] il en reste un
   *[other] il en reste { $heroes }
} dans le sac et parmi les disponibles.
refusal-not-on-display = Aucun héros { $figure } n’est disponible.
refusal-full = Plus de place dans { $district } : { $heroes } héros sur { $holds }.

## Score
score-district = { $colour-start } remportent { $district } : { $heroes } héros, bonus { $bonus }, trésor { $treasure }
score-district-unseen = { $colour-start } remportent { $district } : { $heroes } héros, bonus { $bonus }, trésor non vu
ending = Les deux auxiliaires sont dans le cheval : chaque héros a trouvé son district.
label-ending = les deux auxiliaires dans le cheval

## La table en texte

terminal-district = { $district-bare }
terminal-treasure = trésor { $value }
terminal-treasure-unseen = trésor ?
terminal-treasure-seen = trésor ? ({ $seats })
terminal-leads = { $token } mène : { $worth }
terminal-tie = égalité
terminal-display = Disponibles { $figures }
terminal-nothing = rien
terminal-horse = Cheval (sort d’abord) { $figures }
terminal-remember = ? ? (mémoire)
terminal-bag = Sac { $number }
terminal-helpers = Auxiliaires { $number }
terminal-discards = Défausse { $cards }
terminal-deck = Pioche { $number }
terminal-card = Carte { $card }
terminal-announced = Annonce { $number }
terminal-chance = Réussite
terminal-seats = Sièges

## Clauses
TH-1 = Troie compte sept districts. L’un porte un bonus de 3, trois un bonus de 1, trois n’en ont pas. Leur ordre autour de la place n’a pas d’effet sur le jeu ; nous les disposons ainsi : 3, 0, 1, 0, 1, 0, 1.
    .ruling = Notre décision : nous connaissons les nombres mais pas le plateau imprimé ; l’ordre est donc le nôtre.
TH-2 = Il y a dix héros rouges, dix jaunes, dix bleus et dix verts, et deux auxiliaires neutres, laissés de côté jusqu’à ce que le sac soit vide.
    .editions = L’édition allemande appelle auxiliaires les deux figurines neutres ; dans la française, ce sont des pions noirs.
TH-3 = Les vingt cartes héros : six 3, six 2, trois 1, trois 0 et deux tridents de Poséidon.
    .editions = L’édition allemande compte les tridents parmi les vingt cartes héros ; la française cite dix-huit cartes héros et deux cartes trident. Dans les deux, on les mélange ensemble.
TH-4 = Les sept cartes trésor : un 3, trois 1, trois 0.
TH-5 = Le cheval contient exactement deux figurines. Une troisième poussée par le haut fait sortir par le bas celle qui y est depuis le plus longtemps.
TH-6 = Autant de couleurs que de joueurs, toujours avec le rouge (à trois : rouge, jaune, bleu) ; à deux joueurs, les quatre. Les dix héros de chaque couleur en jeu vont dans le sac.
    .ruling = Notre décision : les livrets n’exigent que le rouge. Laquelle des autres reste dans la boîte à trois joueurs ne change rien ; nous écartons le vert.
TH-7 = Les cartes des couleurs en jeu sont distribuées au hasard, face visible : une par joueur, deux chacun s’ils ne sont que deux. Qui reçoit le rouge est Ulysse.
TH-8 = Une carte trésor tirée au hasard est posée face cachée sur chaque district. Les cartes héros forment une pioche face cachée.
TH-9 = Ulysse tire deux héros du sac et les charge dans le cheval à la vue de tous ; le premier tiré sera le premier à sortir. Puis Ulysse en tire trois et les expose : ce sont les héros disponibles.
    .ruling = Notre décision : les livrets ne disent pas lequel des deux entre en premier ; c’est donc le premier tiré.
TH-10 = Une fois le cheval chargé, Ulysse joue un premier tour ordinaire. Avec l’option « le chargement est le premier tour », son chargement était ce tour (à deux joueurs, ses deux tours), et son voisin de gauche enchaîne.
    .ruling = Notre décision : les livrets font charger le cheval par Ulysse puis jouer son voisin de gauche, sans dire s’il joue un tour entre les deux. Nous pensons que oui. L’option « Le chargement » réglée sur « Premier tour » joue de l’autre façon.
    .editions = Dans l’édition allemande, le voisin de gauche joue après Ulysse ; selon la française, c’est après son premier tour. L’une et l’autre peuvent désigner le seul chargement ou un tour entier.
TH-11 = On joue dans le sens horaire à partir d’Ulysse. À deux joueurs, chacun joue deux tours de suite, un pour chacune de ses couleurs, en commençant par le rouge ou par la première reçue ; les héros disponibles sont complétés entre les deux.
    .ruling = Notre décision : les livrets ne disent pas quelle couleur d’un joueur passe en premier. Un ordre fixe épargne un choix presque sans effet.
TH-12 = Le joueur annonce 1, 2 ou 3, mais jamais plus que le nombre de figurines encore à insérer.
    .ruling = Notre décision : les livrets ne parlent pas des derniers tours. Personne ne peut annoncer ce qui est irréalisable.
TH-13 = Puis une carte héros est piochée. Si elle atteint ou dépasse l’annonce, exactement le nombre annoncé est inséré. Si elle est plus basse, le tour est perdu et rien ne bouge.
    .ruling = Notre décision : les livrets permettent l’insertion et n’en connaissent pas de plus petite ; nous tenons donc le nombre annoncé pour obligatoire.
    .editions = L’édition allemande dit que le joueur a le droit d’insérer le nombre annoncé ; la française qu’il le peut, puis qu’il le fait.
TH-14 = Les figurines entrent une à une. Avant chaque insertion, le joueur choisit une figurine disponible et le district où tombera celle qui sort. C’est toujours la plus ancienne du cheval qui sort : de trois figurines insérées, la première sort en troisième.
    .editions = L’édition française oblige le joueur à annoncer la couleur de chaque héros inséré ; l’allemande ne le demande qu’au chargement d’Ulysse. Ici, tous voient chaque couleur entrer.
TH-15 = On choisit librement parmi les figurines disponibles, quelle que soit leur couleur : elles sont à tout le monde.
    .editions = L’édition allemande dit que le choix parmi les héros disponibles est libre ; la française seulement qu’il se fait parmi eux.
TH-16 = Un district accueille au plus sept héros, toutes couleurs confondues (cinq à trois joueurs). Un district complet ne peut pas être choisi ; il y a toujours de la place ailleurs.
TH-17 = Après le tour, la carte va à la défausse, face visible, et les héros disponibles sont complétés à trois depuis le sac.
TH-18 = Quand la pioche des cartes héros est épuisée, la défausse est mélangée pour en former une nouvelle.
    .editions = L’édition française dit que la défausse est mélangée pour former une nouvelle pioche ; l’allemande parle de mélanger la pioche à nouveau.
TH-19 = Un trident permet deux choses, et chacune peut être refusée : échanger sans les voir deux cartes trésor entre deux districts ; et insérer les trois héros disponibles, quel que soit le nombre annoncé. Dans l’édition allemande, l’échange vient en premier ; dans la française, l’un ou l’autre, et le tour est fini quand les deux sont faits ou refusés. Qui refuse l’insertion n’insère rien. C’est tout ou rien, et ce qui est commencé est achevé : trois figurines ou, s’il en reste moins, toutes, d’abord les héros disponibles, puis les auxiliaires. Si la partie finit ainsi, un échange non encore fait est perdu.
    .ruling = Notre décision : les livrets ne disent pas si l’on peut n’en insérer qu’une partie, ni ce qui vaut quand il en reste moins. Nous prenons l’insertion comme tout ou rien, et comme tout ce qui peut être inséré. L’option « Le trident » choisit l’ordre : « Édition allemande » ou « Édition française ».
    .editions = Les deux éditions disent « peut » ; seule la française ajoute qu’on n’y est pas tenu. Chaque partie peut donc être refusée. L’édition allemande numérote les deux parties, la française les énumère seulement.
TH-20 = Dès que le deuxième héros d’une couleur arrive dans un district, peu importe qui l’y a fait tomber, le propriétaire de cette couleur regarde en secret le trésor de ce district : une fois par couleur et par district. Un regard dû tout à la fin a lieu avant que les trésors soient révélés.
    .editions = L’édition allemande donne le regard quand le deuxième héros est posé, la française dès que le joueur a deux héros là. Les deux disent « peut » ; comme personne n’a de raison de refuser, le regard a toujours lieu. Les mots allemands parlent du deuxième héros d’un joueur : à deux, avec deux couleurs chacun, cela pourrait être aussi un héros de chaque couleur. Nous comptons chaque couleur pour elle-même.
TH-21 = Tout le monde voit quels deux trésors changent de place ; ce qu’un siège a vu suit donc la carte. Dans l’édition allemande, un échange ne donne à personne un nouveau regard. Dans la française, tous ceux qui ont deux héros ou plus d’une couleur dans l’un des deux districts regardent la carte qui s’y trouve maintenant.
    .ruling = Notre décision : les livrets ne disent pas si l’on peut regarder un trésor arrivé par échange. Nous lisons les mots allemands comme un événement et les français comme un état ; l’option « Le trident » choisit.
    .editions = Dans l’édition allemande, le regard est un événement : un deuxième héros est posé. La française peut se lire comme un état : qui a deux héros là peut regarder, même après un échange.
TH-22 = Quand le sac est vide, les héros disponibles ne sont plus complétés. On peut insérer les héros disponibles, puis les auxiliaires, ceux-ci seulement après le dernier héros de couleur, même au cours d’un même tour. Un auxiliaire ne tombe jamais dans un district et ne compte pour rien.
    .ruling = Notre décision : les livrets disent seulement que les auxiliaires font sortir les deux derniers héros. Nous les faisons entrer le plus tard possible, pour que chaque héros disponible passe d’abord.
TH-23 = La partie s’achève dès que tous les héros de couleur sont dans les districts, c’est-à-dire quand les deux auxiliaires sont dans le cheval.
TH-24 = Un district revient à la couleur qui y a le plus de héros. Les nombres égaux s’annulent et le suivant l’emporte : le plus grand nombre, d’au moins 1, qu’une seule couleur atteint. S’il n’y en a pas, personne ne gagne le district.
    .ruling = Notre décision : les livrets disent que le nombre suivant l’emporte, et s’arrêtent là. Si ce nombre est partagé lui aussi, nous descendons jusqu’à un nombre qu’une seule couleur possède, au moins 1.
    .editions = L’édition allemande parle de joueurs quelconques à égalité, la française d’une égalité pour le plus grand nombre.
TH-25 = Qui remporte un district marque un point par héros présent, toutes couleurs confondues, plus son bonus imprimé et son trésor.
TH-26 = À deux joueurs, chaque couleur concourt pour elle-même ; le score d’un joueur est la somme de ses deux couleurs.
    .ruling = Notre décision : les livrets donnent deux couleurs à chacun sans dire si elles comptent ensemble. Chaque couleur concourt pour elle-même, et l’on additionne ce que les deux gagnent.
TH-27 = À la fin, tous les trésors sont révélés. Qui a le plus de points gagne ; à égalité, la victoire est partagée.
    .ruling = Notre décision : les livrets ne départagent pas les égalités ; la victoire est donc partagée.
TH-28 = Visibles de tous : les districts, les héros disponibles, la défausse, la taille du sac et de la pioche, les annonces, ce qui a été refusé, qui a regardé où, quels trésors ont été échangés, et chaque couleur au moment où elle est insérée. Cachés à tous : l’ordre du sac et de la pioche, les trésors que personne n’a vus. Privés : les trésors qu’un siège a vus.
    .ruling = Notre décision : les livrets n’énumèrent pas ce qui est visible. Ce que tous pourraient voir à la table l’est ici aussi, y compris ce qui a été refusé.
TH-29 = Ce qui entre dans le cheval est vu de tous, puis caché : s’en souvenir fait partie du jeu. Les tables jouent ainsi par défaut : chaque couleur est montrée une fois, au moment même ; quand le tour est fini et que votre appareil l’a montrée, elle disparaît du journal et des retours en arrière jusqu’à la fin. Qui était absent l’apprend une fois à son retour. Avec l’option « cheval ouvert », le contenu reste visible. Les bots se souviennent, sauf ceux qui vous conseillent ou jouent à votre place.
    .ruling = Notre décision : les deux livrets font de la mémoire une partie du jeu ; une table cache donc le cheval par défaut. Le moment exact où une couleur s’efface, et l’oubli des conseils, sont de nous. L’option « Le contenu du cheval » réglée sur « Ouvert » le montre.

## Un tour en phrases
told-loaded =
    { $seat-start } { $seat-you ->
        [yes] êtes
       *[no] est
    } Ulysse et { $seat-you ->
        [yes] avez
       *[no] a
    } chargé le cheval.
told-set-up =
    { $seat-start } { $seat-you ->
        [yes] êtes
       *[no] est
    } Ulysse et { $seat-you ->
        [yes] avez
       *[no] a
    } chargé le cheval. Disponibles : { $heroes }.
told-announced =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } annoncé { $number }.
told-drew =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } annoncé { $number } et pioché { $drawn }.
told-lost =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } annoncé { $number } et pioché { $drawn }. { $drawn ->
        [0] Tour perdu ; les héros disponibles restent.
       *[other] Tour perdu.
    }
told-trident =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } pioché le trident{ $inserted ->
        [-1]
            { " " }et n’{ $seat-you ->
                [yes] avez
               *[no] a
            } rien inséré
        [0] { "" }
        [1] { " " }et fait tomber 1 héros
       *[other] { " " }et fait tomber { $inserted } héros
    }.
told-trident-kept =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } pioché le trident{ $inserted ->
        [-1]
            , laissé les trésors et n’{ $seat-you ->
                [yes] avez
               *[no] a
            } rien inséré
        [0] { " " }et laissé les trésors
        [1] , laissé les trésors et fait tomber 1 héros
       *[other] , laissé les trésors et fait tomber { $inserted } héros
    }.
told-trident-swapped =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } pioché le trident{ $inserted ->
        [-1]
            , échangé les trésors { $a_district-de } et { $b_district-de } et n’{ $seat-you ->
                [yes] avez
               *[no] a
            } rien inséré
        [0] { " " }et échangé les trésors { $a_district-de } et { $b_district-de }
        [1] , échangé les trésors { $a_district-de } et { $b_district-de } et fait tomber 1 héros
       *[other] , échangé les trésors { $a_district-de } et { $b_district-de } et fait tomber { $inserted } héros
    }.
told-hero =
    { $number ->
        [1] { $colour-hero }
        [2] deux héros { $colour-pl }
       *[other] trois héros { $colour-pl }
    }
told-hero-start =
    { $number ->
        [1] Un héros { $colour }
        [2] Deux héros { $colour-pl }
       *[other] Trois héros { $colour-pl }
    }
told-fell-first =
    { $heroes } { $fallen ->
        [1] est tombé
       *[other] sont tombés
    } dans { $district }{ $fallen ->
        [1]
            , { $seat-you ->
                [yes] votre premier à cet endroit
               *[no] le premier pour { $seat-name } à cet endroit
            }
       *[other] { "" }
    }.
told-fell-alone =
    { $heroes } { $fallen ->
        [1] est tombé
       *[other] sont tombés
    } dans { $district } : { $seat-name } y { $seat-you ->
        [yes] êtes
       *[no] est
    } sans rival avec { $ours }.
told-fell-led =
    { $heroes } { $fallen ->
        [1] est tombé
       *[other] sont tombés
    } dans { $district } : { $seat-name } y { $seat-you ->
        [yes] menez
       *[no] mène
    } { $ours } à { $theirs }.
told-fell-below-tie =
    { $heroes } { $fallen ->
        [1] est tombé
       *[other] sont tombés
    } dans { $district } : les autres s’annulent, et { $seat-name } y { $seat-you ->
        [yes] menez
       *[no] mène
    } avec { $ours }.
told-fell-tie =
    { $heroes } { $fallen ->
        [1] est tombé
       *[other] sont tombés
    } dans { $district } : personne n’y mène.
told-look =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } regardé le trésor { $district-de }.
told-look-seen =
    { $seat-you ->
        [yes] C’était votre deuxième héros dans { $district } : son trésor vaut { $treasure }.
       *[no] { $seat-start } a regardé le trésor { $district-de } : il vaut { $treasure }.
    }
told-look-swapped =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } regardé le trésor { $district-de } : il vaut { $treasure }.
told-treasure = { $district-bare } { $treasure }
told-treasures = Les trésors ont été retournés : { $treasures }.

## Positions impossibles
impossible-half = on ne joue deux tours de suite qu’à deux joueurs
impossible-actor = dans la phase « { $phase } », c’est à un autre d’agir
impossible-dealt = les couleurs distribuées ne vont pas avec la phase
impossible-owner = une couleur appartient à un siège qui ne l’a pas reçue
impossible-loaded = le cheval n’est pas chargé comme la phase le veut
impossible-helpers = des auxiliaires manquent ou sont en double
impossible-helper-early = un auxiliaire est dans le cheval avant le dernier héros de couleur
impossible-heroes = héros de couleur { $colour } : il y en a { $found }, pas { $wanted }
impossible-district-full = un district en contient plus de { $most }
impossible-display-full = héros disponibles : plus de { $most }
impossible-cards = des cartes héros manquent ou sont en double
impossible-card = la carte ne va pas avec la phase
impossible-treasures = des trésors sont en double
impossible-treasure-known = quelqu’un connaît un trésor que personne n’a regardé
impossible-look-known = le trésor à regarder est déjà connu
impossible-swap-look = personne ne regarde de trésors échangés en ce moment
impossible-not-swapped = le trésor à regarder n’a pas été échangé
impossible-second-hero = personne ne vient d’obtenir là un deuxième héros
impossible-swap-later = aucun échange n’est encore à faire
impossible-announced = l’annonce ne va pas avec la phase
impossible-insertions = le nombre de figurines encore à insérer ne va pas avec la phase
impossible-nothing-left = il ne reste rien à insérer
impossible-early-heroes = des héros sont dans la ville avant le début de la partie
impossible-display-filled = les héros disponibles n’ont pas à être complétés
impossible-deck-empty = la pioche est vide
impossible-helpers-last = la partie ne finit que lorsque les deux auxiliaires sont dans le cheval
impossible-treasure-hidden = un trésor n’a pas été révélé
