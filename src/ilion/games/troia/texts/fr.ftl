# Troia

title = Troia

## Words
side-greek = les Grecs
    .bare = Grecs
    .start = Les Grecs
    .de = des Grecs
    .a = aux Grecs
side-trojan = les Troyens
    .bare = Troyens
    .start = Les Troyens
    .de = des Troyens
    .a = aux Troyens
winner-greek = Les Grecs
winner-trojan = Les Troyens
holder-greek = les Grecs la détiennent
holder-trojan = les Troyens la détiennent
holder-nobody = elle est à côté du plateau
deck-greek = grec
    .fem = grecque
deck-trojan = troyen
    .fem = troyenne
offering-boar = sanglier
offering-fish = poisson
offering-bull = taureau
offering-deer = cerf
offering-pomegranate = grenade
offering-ram = bélier
god-ares = Arès
    .de = d’Arès
god-hephaestus = Héphaïstos
    .de = d’Héphaïstos
god-poseidon = Poséidon
    .de = de Poséidon
god-doris = Doris
    .de = de Doris
god-zeus = Zeus
    .de = de Zeus
god-athena = Athéna
    .de = d’Athéna
god-artemis = Artémis
    .de = d’Artémis
god-apollo = Apollon
    .de = d’Apollon
god-hera = Héra
    .de = d’Héra
god-iris = Iris
    .de = d’Iris
god-hermes = Hermès
    .de = d’Hermès
god-aphrodite = Aphrodite
    .de = d’Aphrodite
hero-achilles = Achille
hero-ajax = Ajax
hero-odysseus = Ulysse
hero-diomedes = Diomède
hero-menelaus = Ménélas
hero-agamemnon = Agamemnon
zone-greek-protection = protection grecque
    .en = en protection grecque
zone-greek-defence = défense grecque
    .en = en défense grecque
zone-combat = combat
    .en = au combat
zone-trojan-defence = défense troyenne
    .en = en défense troyenne
zone-trojan-protection = protection troyenne
    .en = en protection troyenne
part-head = tête
    .le = la tête
part-front = avant
    .le = l’avant
part-rear = arrière
    .le = l’arrière
part-wheels = roues
    .le = les roues
icon-either = Hector ou Pâris
icon-paris = Pâris
icon-hector = Hector
icon-both = Hector et Pâris
asked-either = une carte avec Hector ou Pâris
asked-paris = une carte avec Pâris
asked-hector = une carte avec Hector
asked-both = une carte avec Hector et Pâris, ou une avec Pâris et une avec Hector
card-boar = sanglier
card-fish = poisson
card-bull = taureau
card-deer = cerf
card-pomegranate = grenade
card-ram = bélier
card-boar-boar = sanglier+sanglier
card-boar-fish = sanglier+poisson
card-boar-bull = sanglier+taureau
card-boar-deer = sanglier+cerf
card-boar-pomegranate = sanglier+grenade
card-boar-ram = sanglier+bélier
card-fish-fish = poisson+poisson
card-fish-bull = poisson+taureau
card-fish-deer = poisson+cerf
card-fish-pomegranate = poisson+grenade
card-fish-ram = poisson+bélier
card-bull-bull = taureau+taureau
card-bull-deer = taureau+cerf
card-bull-pomegranate = taureau+grenade
card-bull-ram = taureau+bélier
card-deer-deer = cerf+cerf
card-deer-pomegranate = cerf+grenade
card-deer-ram = cerf+bélier
card-pomegranate-pomegranate = grenade+grenade
card-pomegranate-ram = grenade+bélier
card-ram-ram = bélier+bélier
awaited-turn = une offrande (le nom d’un dieu) ou « draw »
awaited-pay = une carte pour payer
awaited-use = « use » ou « pass » pour le pouvoir du dieu
awaited-take = une carte de la défausse adverse pour Apollon, ou « pass »
awaited-hero = un héros pour le pouvoir du dieu, ou « pass »
awaited-defence = un héros et une défense pour Artémis, comme « ajax>trojan », ou « pass »
awaited-forward = le héros qu’Aphrodite fait avancer, ou « pass »
awaited-back = le héros qu’Aphrodite fait reculer
awaited-back-only = le héros qu’Aphrodite fait reculer, ou « pass »
awaited-god = le dieu qu’Iris déplace, ou « pass »
awaited-slot = la case du dieu choisi par Iris, comme « slot 3 »
awaited-goal = une carte pour l’avancée, ou « pass »
awaited-goal-other = la seconde carte de la dernière étape
awaited-return = un héros qui revient au combat

## What is awaited
prompt-face = La face du prochain dieu est tirée au sort.
prompt-lay = Les dieux sont placés au hasard sur l’Olympe.
prompt-deal = { $number ->
    [1] Une carte de plus est distribuée
   *[other] { $number } cartes sont distribuées
} { $side-a }.
prompt-turn = Faites une offrande à un dieu, ou piochez { $number ->
    [1] la dernière carte
   *[other] { $number } cartes
}.
prompt-pay = Offrande à { $god } : { $symbols ->
    [0] aucun symbole
    [1] 1 symbole
   *[other] { $symbols } symboles
} pour { $cost } ({ $offering } : { $own }).
prompt-pay-complete = Paiement suffisant pour { $god } : { $symbols } pour { $cost } ({ $offering } : { $own }). Concluez l’offrande, ou payez encore.
prompt-use-zeus = Zeus : piochez { $number ->
    [1] la dernière carte
   *[other] { $number } cartes
}, ou passez.
prompt-use-athena = Athéna : prenez la Corne d’abondance, ou passez.
prompt-use-doris = Doris : prenez au hasard une carte de la main adverse, ou passez.
prompt-use-apollo = Apollon : prenez la première carte de la défausse adverse, ou passez.
prompt-take = Apollon : prenez une carte de la défausse adverse, ou passez.
prompt-hero-poseidon = Poséidon : déplacez un héros d’une protection à la défense voisine, ou passez.
prompt-hero-ares = Arès : déplacez un héros d’une défense au combat, ou passez.
prompt-hero-hermes = Hermès : avancez un héros d’une zone, ou passez.
prompt-hero-hera = Héra : déplacez un héros d’une défense à la protection voisine, ou passez.
prompt-hero-hephaestus = Héphaïstos : déplacez un héros d’une défense à l’autre, ou passez.
prompt-defence = Artémis : déplacez un héros du combat à l’une des défenses, ou passez.
prompt-forward = Aphrodite : avancez un héros d’une zone, puis reculez-en un autre ; ou passez.
prompt-back = Aphrodite : reculez maintenant un autre héros d’une zone.
prompt-back-only = Aphrodite : aucun héros ne peut avancer ; reculez-en un d’une zone, ou passez.
prompt-god = Iris : choisissez le dieu à déplacer, ou passez.
prompt-slot = Iris : choisissez la nouvelle case { $god-de }.
prompt-draw = { $side-start } piochent { $number ->
    [1] une carte.
   *[other] { $number } cartes.
}
prompt-steal = Doris prend une carte pour { $side }.
prompt-goal-greek = Deux héros sont en protection troyenne : posez une carte avec une pièce manquante du cheval, ou passez.
prompt-goal-trojan = Deux héros sont en protection grecque : défaussez { $asked }, ou passez.
prompt-goal-other = La dernière étape demande une seconde carte : défaussez-en une avec { $icon } seul.
prompt-return = Choisissez { $number ->
    [1] encore un héros
   *[other] { $number } héros
} à renvoyer au combat.
prompt-ended = La partie est finie.

## Moves and draws
move-draw = piocher { $number ->
    [1] la dernière carte
   *[other] { $number } cartes
}
move-god = offrande à { $god } pour { $cost }
move-god-iris = Iris déplace { $god }
move-pay = payer { $card }
move-pay-foreign = payer { $card } (carte { $deck-fem })
move-cornucopia = dépenser la Corne d’abondance
move-offer = conclure le paiement : l’offrande est faite
move-use = utiliser le pouvoir { $god-de }
move-use-nothing = utiliser un pouvoir
move-pass = renoncer au pouvoir { $god-de }
move-pass-goal = renoncer à l’avancée
move-pass-nothing = passer
move-take = prendre { $card } dans la défausse { $deck-fem }
move-build = poser { $card } : { $part }
move-build-nothing = poser { $card }, sans pièce du cheval
move-march = défausser { $card } pour Hector et Pâris
move-move = { $god } place { $hero } { $to_zone-en }
move-hero = choisir { $hero }
move-return = { $hero } revient { $to_zone-en }
move-slot = Iris place { $god } à la case { $slot }
move-slot-only = case { $slot }
move-face = { $god } est en jeu
move-lay = { $god } va à la case { $slot }
move-card = { $side } piochent { $card }
move-card-veiled = { $side } piochent une carte
move-steal = { $side } prennent { $card } (carte { $deck-fem }) dans la main adverse
move-steal-veiled = { $side } prennent une carte { $deck-fem } dans la main adverse

## Labels of a preview, and words in it
preview-god = dieu
preview-cost = prix
preview-symbols = symboles payés
preview-own = dont propres au dieu
preview-complete = suffisant
preview-outcomes = effets possibles
preview-cards = cartes
preview-last = vide le paquet
preview-goal = avancée
preview-hero = héros
preview-to = va en
preview-olympus = l’Olympe depuis le côté grec
preview-steps = avancées ensuite
preview-wins = gagne
preview-returns = peuvent être renvoyés
offering-mixed = mixte
offering-superior = supérieure
outcomes-offering = offrande
outcomes-hero = déplace
outcomes-zone = de
outcomes-to = à
outcomes-power = pouvoir :
outcomes-goal = avancée :
power-god = dieu
power-possible = possible
power-by_cornucopia = seulement si l’on paie avec la corne d’abondance
power-heroes = peuvent bouger
heroes-hero = héros
heroes-to = vers
goal-invaders = héros en face
goal-reach = permise
goal-steps = cartes utilisables
goal-chance = cartes que le hasard peut apporter
steps-cards = cartes utilisables
steps-pay = restent si l’on paie avec
reach-no = non
reach-power = seulement avec le pouvoir
reach-yes = oui
to-greek-protection = protection grecque
to-greek-defence = défense grecque
to-combat = combat
to-trojan-defence = défense troyenne
to-trojan-protection = protection troyenne
olympus-ares = Arès
olympus-hephaestus = Héphaïstos
olympus-poseidon = Poséidon
olympus-doris = Doris
olympus-zeus = Zeus
olympus-athena = Athéna
olympus-artemis = Artémis
olympus-apollo = Apollon
olympus-hera = Héra
olympus-iris = Iris
olympus-hermes = Hermès
olympus-aphrodite = Aphrodite

## Refusals
refusal-draw-now = On pioche au lieu de faire une offrande, au début du tour ; le jeu attend maintenant { $awaited }.
refusal-god-now = Un dieu se choisit au début du tour, ou avec Iris ; le jeu attend maintenant { $awaited }.
refusal-card-now = Aucune carte ne peut être jouée ici : le jeu attend { $awaited }.
refusal-cornucopia-now = La Corne d’abondance se dépense en payant une offrande ; le jeu attend maintenant { $awaited }.
refusal-offer-now = Il n’y a pas de paiement à conclure : le jeu attend { $awaited }.
refusal-use-now = Aucun pouvoir ne s’utilise ainsi ici : le jeu attend { $awaited }.
refusal-hero-now = Un héros seul ne peut pas être choisi ici : le jeu attend { $awaited }.
refusal-defence-now = Seule Artémis place un héros dans la défense de votre choix ; le jeu attend maintenant { $awaited }.
refusal-slot-now = Seule Iris place un dieu dans la case de votre choix, une fois le dieu choisi ; le jeu attend maintenant { $awaited }.
refusal-empty-hand = { $god } se paie avec au moins une carte, et votre main est vide : piochez.
refusal-no-own = { $god } demande au moins un symbole { $offering }, et vous n’en avez pas.
refusal-too-dear = { $god } vous coûte { $cost }, et vos cartes en main ne montrent { $symbols ->
    [0] aucun symbole.
    [1] qu’un symbole.
   *[other] que { $symbols } symboles.
}
refusal-too-dear-cornucopia = { $god } vous coûte { $cost }, et vos cartes ne montrent { $symbols ->
    [0] aucun symbole
    [1] qu’un symbole
   *[other] que { $symbols } symboles
} ; même avec la Corne d’abondance, c’est trop peu.
refusal-not-in-hand = Vous n’avez pas la carte { $card } du paquet { $deck }.
refusal-not-discarded = La carte { $card } du paquet { $deck } n’est pas dans la défausse adverse.
refusal-no-cornucopia = Vous ne pouvez pas dépenser la Corne d’abondance : { $holder }.
refusal-no-card-paid = Un paiement demande au moins une carte ; { $god } n’en a reçu aucune.
refusal-not-enough = { $god } coûte { $cost } et n’a encore reçu { $symbols ->
    [0] aucun symbole
    [1] qu’un symbole
   *[other] que { $symbols } symboles
} : continuez à payer.
refusal-own-missing = Il faut au moins un symbole { $offering } pour { $god } : payez-en un.
refusal-foreign = La carte { $card } vient du paquet { $deck } : une carte adverse ne compte que pour ses offrandes.
refusal-no-part = La carte { $card } ne montre aucune pièce du cheval.
refusal-part-built = La carte { $card } montre une pièce déjà construite : { $part }.
refusal-wrong-icon = L’étape { $stage } demande { $icon } ; { $card } ne le montre pas.
refusal-half-only = La dernière étape demande Hector et Pâris : { $card } n’en montre qu’un, et vous n’avez pas de carte avec l’autre seul.
refusal-other-icon = La seconde carte doit montrer { $icon } seul ; ce n’est pas le cas de { $card }.
refusal-pass-turn = On ne peut pas passer son tour : faites une offrande, ou piochez.
refusal-pass-pay = Le paiement doit être achevé : payez encore, ou saisissez « offer » quand il suffit.
refusal-pass-goal = Une carte est déjà donnée pour la dernière étape : défaussez l’autre.
refusal-pass-back = Le pouvoir d’Aphrodite s’applique en entier : après un héros qui avance, un autre doit reculer.
refusal-pass-slot = Le pouvoir d’Iris est entamé : choisissez une case pour le dieu.
refusal-pass-return = Après une avancée, { $number ->
    [one] { $number } héros revient au combat : choisissez-le
   *[other] { $number } héros reviennent au combat : choisissez-les
}.
refusal-poseidon = { $hero } est { $zone-en } : Poséidon fait sortir un héros d’une protection.
refusal-ares = { $hero } est { $zone-en } : Arès fait sortir un héros d’une défense.
refusal-hermes = { $hero } est { $zone-en } et ne peut plus avancer.
refusal-hera = { $hero } est { $zone-en } : Héra fait sortir un héros d’une défense.
refusal-hephaestus = { $hero } est { $zone-en } : Héphaïstos fait sortir un héros d’une défense.
refusal-artemis = { $hero } est { $zone-en } : Artémis fait sortir un héros du combat.
refusal-forward = { $hero } est { $zone-en } et ne peut plus avancer.
refusal-forward-alone = { $hero } est le seul héros qui puisse reculer : un autre doit avancer.
refusal-back = { $hero } est { $zone-en } et ne peut plus reculer.
refusal-back-same = { $hero } vient d’avancer : un autre héros doit reculer.
refusal-return = { $hero } est { $zone-en } : seuls reviennent les héros { $home_zone-en }.
refusal-same-slot = { $god } est déjà à la case { $slot } : Iris place un dieu à une autre.

## Score
score-part = Pièce du cheval construite : { $part }
score-stage = Étape { $stage } atteinte : { $icon }
score-heroes = Héros { $side-de } au-delà du combat : { $number } ; ils comptent si tout le reste est égal
ending-horse = Le cheval est complet : les Grecs gagnent.
ending-road = Hector et Pâris ont atteint les navires : les Troyens gagnent.
ending-steps = Le paquet { $side-de } est vide. { $winner } gagnent : pièces { $greeks }, étapes { $trojans }.
ending-heroes = Le paquet { $side-de } est vide ; pièces et étapes sont à égalité, { $greeks } partout. { $winner } gagnent avec plus de héros au-delà du combat.
ending-draw = Le paquet { $side-de } est vide ; pièces et étapes sont à égalité, { $greeks } partout, et les héros au-delà du combat aussi : match nul.
label-ending-horse = cheval achevé
label-ending-road = navires atteints
label-ending-steps = paquet vide, décidé par les avancées
label-ending-heroes = paquet vide, décidé par les héros
label-ending-draw = paquet vide, match nul

## La table en texte
terminal-olympus = OLYMPE
terminal-asks = demande
terminal-costs = coûte { $side-a }
terminal-field = CHAMP DE BATAILLE
terminal-moves = pour { $side }
terminal-side = { $side-bare }
terminal-missing = { $steps } sur 4, à construire : { $parts }
terminal-complete = { $steps } sur 4, le cheval est complet
terminal-next = { $steps } sur 4, prochaine étape : { $icon }
terminal-next-given = { $steps } sur 4, prochaine étape : { $icon } ({ $given_icon } donné)
terminal-done = { $steps } sur 4, la route est achevée
terminal-deck = paquet { $number }
terminal-discards = défausse { $number }
terminal-discards-top = défausse { $number } (dessus { $card })
terminal-cornucopia = avec la Corne d’abondance
terminal-hand = main { $number } : { $cards }
terminal-hidden = { $number ->
    [one] { $number } cachée
   *[other] { $number } cachées
}
terminal-hidden-foreign = { $number ->
    [one] { $number } adverse cachée
   *[other] { $number } adverses cachées
}
terminal-either = Dans l’une des mains : { $cards }
terminal-gone = Hors jeu : { $cards }
terminal-card = { $card } ({ $deck-fem })
terminal-offering = Offrande à { $god } : symboles { $symbols } sur { $cost } (propres au dieu : { $own }), { $kind }
terminal-short = pas encore suffisante

## Clauses
TR-1 = Chaque camp a un paquet de 27 cartes d’offrande à son propre dos. Une carte montre une ou deux offrandes ; la plupart des cartes grecques montrent aussi une pièce du cheval, les cartes troyennes Hector, Pâris ou les deux.
    .ruling = Notre reconstitution : le livret n’énumère pas les cartes. Une ou deux offrandes sur chacune s’accordent avec les nombres que nous connaissons. Que les dos diffèrent suit de ce que l’on sépare les paquets d’après eux.
TR-2 = Il y a six offrandes : sanglier, poisson, taureau, cerf, grenade et bélier.
    .ruling = Notre reconstitution : nous connaissons le sanglier et le poisson par des descriptions du jeu ; les quatre autres sont notre choix.
TR-3 = Six jetons portent un dieu sur chaque face, et les deux dieux d’un jeton demandent la même offrande : sanglier Arès ou Héphaïstos, poisson Poséidon ou Doris, taureau Zeus ou Athéna, cerf Artémis ou Apollon, grenade Héra ou Iris, bélier Hermès ou Aphrodite. Les premiers nommés sont les faces A, pour la première partie.
    .ruling = Notre reconstitution : le livret nomme les dieux et en recommande six pour la première partie. Lesquels partagent un jeton, et leurs offrandes, sont en partie de nous.
TR-4 = Six héros sont liés à une offrande pour les Grecs et à une autre pour les Troyens : Achille poisson, sanglier ; Ajax taureau, poisson ; Ulysse bélier, taureau ; Diomède cerf, bélier ; Ménélas grenade, cerf ; Agamemnon sanglier, grenade.
    .ruling = Notre reconstitution : nous connaissons en partie les liens d’Achille et d’Ajax par des descriptions du jeu ; les autres sont de nous, de sorte que chaque offrande meuve un héros de chaque côté.
TR-5 = Un paquet a une carte pour chaque choix d’une ou deux offrandes : 6 simples, 6 doubles, 15 mixtes. Des cartes grecques, cinq montrent la tête, cinq l’avant, cinq l’arrière et cinq les roues ; les doubles et le sanglier ne montrent rien. Des cartes troyennes, les simples montrent Hector et Pâris, les autres l’un des deux. Avec l’option « pièces rares », seules les cartes grecques mixtes montrent une pièce.
    .ruling = Notre reconstitution : le livret donne 27 cartes par camp sans liste, et il y a exactement 27 façons de prendre une ou deux de six offrandes. La place des pièces a été choisie en jouant, de sorte que les deux camps gagnent à peu près aussi souvent. L’option « Pièces du cheval » réglée sur « Rares » montre moins de pièces du cheval.
TR-6 = L’Olympe a six cases en colonne entre les joueurs. En partant du côté grec, un dieu coûte aux Grecs 5, 4, 3, 3, 2, 1 et aux Troyens 1, 2, 3, 3, 4, 5.
TR-7 = Le champ de bataille a cinq zones en ligne : protection grecque, défense grecque, combat, défense troyenne, protection troyenne.
TR-8 = L’option « Les dieux » fixe les faces des jetons : toutes A pour une première partie, chacune au sort, ou six lettres A ou B pour sanglier, poisson, taureau, cerf, grenade, bélier. Les six dieux sont toujours placés au hasard dans les cases.
TR-9 = Tous les héros commencent au combat, Hector et Pâris au début de leur route. Chaque camp mélange son paquet et pioche 2 cartes. Les Grecs commencent, puis on alterne.
    .ruling = Notre décision : selon le livret, les Grecs commencent ; qu’ils occupent le premier siège est de nous.
TR-10 = Un tour est une offrande ou une pioche. Pour piocher, prenez 2 cartes de votre paquet, ou la dernière. La main n’est pas limitée.
    .ruling = Notre décision : le livret ne limite pas la main, elle est donc sans limite ; il ne dit rien non plus de la pioche quand il ne reste qu’une carte.
TR-11 = Pour faire une offrande, choisissez un dieu et défaussez des cartes, au moins une, dont les symboles atteignent au moins son prix dans votre colonne, dont au moins un qui lui est propre. Les cartes se paient une à une, dans l’ordre de votre choix, chacune sur la défausse de son propriétaire. Vous pouvez arrêter dès que cela suffit, ou payer encore : les symboles de plus ne rapportent rien, mais ceux propres au dieu comptent pour une offrande supérieure.
    .ruling = Notre décision : le livret demande des cartes qui atteignent le prix et ne dit pas si l’on peut payer plus, ni dans quel ordre. Nous laissons les deux choix au payeur, car la première carte de la défausse importe pour Apollon.
TR-12 = Le dieu va ensuite dans la case la plus proche de vous, et les dieux qu’il saute s’éloignent de vous d’une case. Il est donc désormais le plus cher pour vous et le moins cher pour l’adversaire.
TR-13 = Le héros lié à cette offrande de votre côté avance vers l’adversaire : de deux zones si les symboles propres au dieu atteignent à eux seuls le prix (offrande supérieure), sinon d’une (offrande mixte), mais jamais au-delà de la protection adverse. Vous ne pouvez pas choisir autrement. Un héros qui ne peut pas bouger n’empêche pas l’offrande.
    .ruling = Notre décision : le livret fait bouger le héros et interdit d’aller au-delà de la protection. Pour nous, ce mouvement est obligatoire, et l’offrande permise même si le héros ne peut pas bouger.
TR-14 = Puis le pouvoir du dieu agit aussitôt. On peut y renoncer, mais seulement en entier ; un pouvoir impossible est perdu.
    .ruling = Notre décision : le livret dit qu’un pouvoir impossible est perdu, pas si l’on peut renoncer à un pouvoir possible. Nous le permettons, mais seulement en entier.
TR-15 = À la fin d’un tour, même de pioche, un joueur qui a au moins deux héros dans la protection adverse peut faire une avancée ; deux de ces héros, au choix du joueur, reviennent alors au combat. Sans avancée, aucun ne revient. Après la quatrième avancée, la partie est finie et aucun ne revient.
    .ruling = Notre décision : le livret dit que deux héros reviennent ensuite. Nous y voyons le prix de l’avancée : sans avancée aucun ne revient, et après la dernière cela n’importe plus.
TR-16 = Poséidon : un héros passe d’une protection à la défense voisine.
TR-17 = Arès : un héros passe d’une défense au combat.
TR-18 = Hermès : un héros avance d’une zone, même celui qui vient de bouger.
TR-19 = Héra : un héros passe d’une défense à la protection voisine.
TR-20 = Artémis : un héros passe du combat à l’une des deux défenses.
TR-21 = Héphaïstos : un héros passe d’une défense à l’autre.
TR-22 = Aphrodite : un héros avance d’une zone et un autre recule d’une zone. On n’en fait qu’une moitié que si aucun héros ne peut faire l’autre.
    .ruling = Notre décision : le livret demande un héros en avant et un autre en arrière, sans dire ce qui vaut si l’un des deux seulement est possible. Cette moitié a lieu.
TR-23 = Zeus : piochez deux cartes, ou une s’il n’en reste qu’une ; on peut y renoncer. Vider ainsi le paquet met aussi fin à la partie.
TR-24 = Athéna : prenez la Corne d’abondance, même à l’adversaire. Dès votre tour suivant, elle peut être dépensée avec un paiement d’au moins une carte : deux symboles qui comptent comme propres au dieu, aussi pour une offrande supérieure. Elle retourne ensuite à côté du plateau ; Athéna elle-même, payée avec elle, peut la rendre aussitôt. Qui la détient déjà ne reçoit rien.
    .ruling = Notre décision : le livret accorde deux offrandes de n’importe quelle sorte pour un tour. Quand la Corne d’abondance peut être dépensée, qu’elle ne paie jamais seule et qu’on peut la prendre à l’adversaire est de nous.
TR-25 = Doris : prenez une carte de la main adverse, au hasard. Si cette main est vide, le pouvoir est perdu.
    .ruling = Notre décision : le livret ne dit pas qui choisit la carte. C’est le hasard, puisque la main est cachée.
TR-26 = Apollon : prenez la première carte de la défausse adverse ou, avec l’option « Une carte au choix », celle que vous voulez. S’il n’y en a pas, le pouvoir est perdu. Une carte du paquet adverse, venue d’Apollon ou de Doris, ne compte que pour ses offrandes, jamais pour sa pièce ou son icône, et quitte la partie quand elle est payée. Une carte à vous que vous regagnez compte pleinement.
    .ruling = Notre décision : le livret ne dit pas quelle carte de la défausse prend Apollon. Pour nous, c’est la première ; l’option « Apollon prend » réglée sur « Une carte au choix » laisse le choix. Que les cartes adverses ne comptent que pour leurs offrandes et quittent la partie est aussi de nous : sinon une partie pourrait ne jamais finir.
TR-27 = Iris : déplacez n’importe quel dieu, Iris aussi, vers une autre case que la sienne ; les dieux entre les deux se décalent d’une case.
    .ruling = Notre décision : selon le livret, Iris déplace un dieu à n’importe quel endroit de l’Olympe. Qu’elle puisse se déplacer elle-même, et que les dieux entre les deux se décalent, est de nous.
TR-28 = Une avancée des Grecs : poser sur la table une carte de sa main avec une pièce du cheval pas encore construite. Avec quatre pièces différentes, les Grecs gagnent.
TR-29 = Une avancée des Troyens : défausser ce que demande l’étape suivante : d’abord Hector ou Pâris, puis Pâris, puis Hector, puis Hector et Pâris. Une carte avec les deux vaut l’un ou l’autre. La dernière étape demande une carte avec les deux, ou deux cartes, l’une avec Pâris seul, l’autre avec Hector seul. Les cartes utilisées vont à la défausse troyenne. Avec la quatrième étape, les Troyens gagnent.
    .ruling = Notre décision : le livret cite les quatre étapes et ne parle pas des cartes qui montrent les deux. Chez nous, une telle carte vaut l’un ou l’autre, et suffit pour la dernière étape.
TR-30 = Quand un paquet est vide, la partie finit : le tour en cours est d’abord achevé avec son avancée ou, avec l’option « Quand un paquet est vide » sur « Aussitôt », la dernière carte piochée y met fin. Qui a le plus de pièces ou d’étapes gagne ; à égalité, qui a le plus de héros dans la défense et la protection de l’adversaire ; encore à égalité, c’est un match nul. L’autre camp n’a pas d’autre tour.
    .ruling = Notre décision : le livret fait finir la partie au moment où un paquet n’a plus de carte. À la lettre, ce moment tombe au milieu d’un tour ; nous achevons le tour, avancée comprise. L’option « Quand un paquet est vide » sur « Aussitôt » prend les mots à la lettre. Dans les deux cas, l’autre camp n’a pas d’autre tour.
TR-31 = Visibles de tous : le plateau, l’Olympe, les défausses, la taille des paquets et des mains, les pièces construites, l’étape, la Corne d’abondance, chaque carte payée, la carte que prend Apollon et combien de cartes adverses une main contient. Cachés : les mains et l’ordre des paquets. La carte que prend Doris n’est connue que des deux joueurs.
    .ruling = Notre décision : le livret ne cache que les mains et les paquets. La carte que prend Doris est connue des deux joueurs et de personne d’autre ; celle d’Apollon est visible, de même que le nombre de cartes étrangères d’une main, puisque les dos diffèrent.

## Un tour en phrases
told-god = { $god }
told-hero = { $hero }
told-card = { $card }
told-cornucopia = la Corne d’abondance
told-set-up = L’Olympe depuis le côté grec : { $gods }. Chacun a pioché 2 cartes.
told-drew =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } pioché { $number ->
        [1] la dernière carte
       *[other] { $number } cartes
    }.
told-drew-cards =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } pioché { $cards }.
told-offering-begun =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } commencé une offrande à { $god }.
told-offered =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } offert { $cards } à { $god } pour { $cost }.
told-superior =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } fait une offrande supérieure à { $god } : { $hero } { $zones ->
        [0] est resté { $to_zone-en }
        [1]
            a { $way ->
                [forward] avancé
               *[back] reculé
            } d’une zone, { $to_zone-en }
       *[other]
            a { $way ->
                [forward] avancé
               *[back] reculé
            } de deux zones, { $to_zone-en }
    }.
told-went =
    { $hero } { $zones ->
        [0] est resté { $to_zone-en }
        [1]
            a { $way ->
                [forward] avancé
               *[back] reculé
            } d’une zone, { $to_zone-en }
       *[other]
            a { $way ->
                [forward] avancé
               *[back] reculé
            } de deux zones, { $to_zone-en }
    }.
told-declined =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } renoncé au pouvoir { $god-de }.
told-moved = { $hero } { $to_zone-en }
told-power-moved = { $god } a envoyé { $heroes }.
told-taken-veiled =
    Avec { $god }, { $seat-name } { $seat-you ->
        [yes] avez
       *[no] a
    } pris une carte dans { $other_seat-you ->
        [yes] votre main
       *[no] la main adverse ({ $other_seat-name })
    }.
told-taken-doris =
    Avec { $god }, { $seat-name } { $seat-you ->
        [yes] avez
       *[no] a
    } pris { $card } dans { $other_seat-you ->
        [yes] votre main
       *[no] la main adverse ({ $other_seat-name })
    }.
told-taken-apollo =
    Avec { $god }, { $seat-name } { $seat-you ->
        [yes] avez
       *[no] a
    } pris { $card } dans { $other_seat-you ->
        [yes] votre défausse
       *[no] la défausse adverse ({ $other_seat-name })
    }.
told-cornucopia-taken =
    Avec { $god }, { $seat-name } { $seat-you ->
        [yes] avez
       *[no] a
    } pris la Corne d’abondance.
told-iris = Iris a déplacé { $god } : son prix est maintenant { $greek } pour les Grecs et { $trojan } pour les Troyens.
told-zeus =
    Avec Zeus, { $seat-name } { $seat-you ->
        [yes] avez
       *[no] a
    } pioché { $number ->
        [1] 1 carte
       *[other] { $number } cartes
    }.
told-zeus-cards =
    Avec Zeus, { $seat-name } { $seat-you ->
        [yes] avez
       *[no] a
    } pioché { $cards }.
told-built =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } construit { $part-le } avec { $cards }, { $seat-you ->
        [yes] votre
       *[no] le
    } { $steps ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] quatrième et dernier
    } pas.
told-marched =
    { $seat-start } { $seat-you ->
        [yes] avez
       *[no] a
    } fait avancer Hector et Pâris avec { $cards }, { $seat-you ->
        [yes] votre
       *[no] le
    } { $steps ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] quatrième et dernier
    } pas.
told-returned =
    { $heroes } { $heroes-count ->
        [1] est retourné
       *[other] sont retournés
    } au combat.
told-deck-empty = Le paquet { $deck } est vide : la partie finit avec ce tour.

## Positions impossibles
impossible-no-hero = aucun héros ne peut être déplacé
impossible-nothing-to-do = il n’y a rien à faire
impossible-range = phase, tour ou corne d’abondance hors limites
impossible-actor = dans la phase « { $phase } », c’est à un autre d’agir
impossible-nobodys-turn = dans la phase « { $phase } », ce n’est le tour de personne
impossible-hero-off = un héros n’est pas sur le champ de bataille
impossible-stages = la dernière étape porte le numéro { $most }
impossible-gods-laid = les dieux posés ne vont pas avec la phase
impossible-gods = des dieux manquent sur l’Olympe ou sont en double
impossible-face = la face d’un dieu n’est ni A ni B
impossible-gods-option = les dieux ne sont pas ceux de l’option
impossible-card-nowhere = la carte « { $word } » du paquet { $deck } n’est nulle part
impossible-card-no-part = la carte « { $word } » du paquet { $deck } n’a pas de pièce du cheval
impossible-part-twice = une pièce du cheval est construite deux fois
impossible-discards = la défausse { $deck-fem } n’est pas en ordre
impossible-changed-hands = des cartes ont changé de main sans Doris ni Apollon
impossible-cornucopia = quelqu’un détient la corne d’abondance sans Athéna
impossible-known-place = ce que l’on sait d’une carte ne va pas avec l’endroit où elle est
impossible-known-early = des cartes en main sont connues sans Doris ni Apollon
impossible-strangers = cartes du paquet { $deck } jamais montrées dans l’autre main : il ne peut y en avoir { $number }
impossible-crossed = cartes douteuses du paquet { $deck } dans la main de leur propriétaire : il ne peut y en avoir { $number }
impossible-doubt = une carte est douteuse alors qu’une seule main est possible
impossible-past = ce que l’on a vu des cartes du paquet { $deck } depuis qu’il y en a de douteuses ne concorde pas
impossible-god-phase = le dieu ne va pas avec la phase
impossible-power-phase = { $god } ne va pas avec la phase « { $phase } »
impossible-apollo = Apollon ne peut rien prendre, ou pas de cette façon
impossible-doris = Doris ne peut rien prendre
impossible-athena = Athéna ne donne rien à qui détient la corne d’abondance
impossible-before-start = quelque chose s’est passé avant le début de la partie
impossible-chosen = un héros ou un dieu est choisi au mauvais moment
impossible-iris = Iris n’a pas de dieu à déplacer
impossible-aphrodite = il manque le premier héros d’Aphrodite
impossible-given = une carte est donnée pour la dernière étape au mauvais moment
impossible-todo = le nombre de choses encore à faire ne va pas avec la phase
impossible-goal = aucune avancée n’est possible
impossible-return = aucun héros n’a à revenir
impossible-payment-none = un paiement sans offrande
impossible-payment-sum = le compte du paiement n’est pas bon
impossible-payment-over = le paiement est terminé
impossible-payment-never = le paiement ne pourra jamais être complété
impossible-ended = la partie n’a pas pu finir ainsi
impossible-over = la partie devrait être finie
impossible-deck-empty = un paquet est vide : la partie devrait être finie
impossible-other-deck = { $part } : « { $given } » est de l’autre paquet
impossible-field = field : il faut cinq zones séparées par « / », et chacun des six héros dans l’une d’elles
