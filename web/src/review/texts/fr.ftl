# L’analyse d’une partie terminée

review = Analyse
review-colon = Analyse :
window-title = Analyse : { $title } · Ilion

## Comment elle se fait
loading = Un instant…
not-asked = Personne n’a encore demandé l’analyse de cette partie.
ask-review = Analyser la partie
ask-note = Un bot parcourt toute la partie. Cela prend quelques minutes, et le résultat reste pour tous ceux qui peuvent voir la partie.
only-players-ask = Les joueurs de cette partie peuvent en demander une.
wait-queued = L’analyse attend dans la file, à la place { $position }.
wait-running = Le bot parcourt la partie.
wait-progress = Avancement de l’analyse
wait-note = Vous pouvez quitter cette page ; l’analyse sera là à votre retour.
ready-seconds = Prête dans environ { $number } s.
ready-minutes = Prête dans environ { $number } min.
review-coming = L’analyse est en cours.
review-offer = Où la partie s’est-elle décidée ? Un bot la parcourt coup par coup.
open-review = Ouvrir l’analyse
refining = Le bot examine encore de plus près les décisions qui ont le plus pesé. Les chiffres peuvent bouger un peu.
offline = La connexion est perdue. Cette page réessaie d’elle-même.

## Causes
cause-luck = hasard
cause-own = vous
cause-own-of = { $name }
cause-others = les autres
cause-luck-short = Hasard :
cause-own-short = Décisions du joueur :
cause-others-short = Décisions des autres :

## Sièges et sommes
seats = À la table
whose-eyes = vu par qui ?
where-it-went = Ce qui a fait la différence
in-points = points sur 100
fall-start = au début
fall-luck = hasard
fall-own = vos décisions
fall-own-of = décisions de { $name }
fall-others = décisions des autres
fall-end = à la fin
falls-note = { $sum }. Chaque changement n’a qu’une cause.
falls-stand-in = Dans le changement dû aux décisions, { $points } viennent d’un bot qui a joué à ce siège.
percent = { $points } %
percent-sign = %
give-or-take = , à { $points } près

## Décisions
your-decisions = { $number ->
    [0] Aucune décision de votre part
    [1] Votre décision
   *[other] Vos { $number } décisions
}
decisions-of = { $number ->
    [0] Aucune décision de { $name }
    [1] Une décision de { $name }
   *[other] { $number } décisions de { $name }
}
grades-better = mieux que le bot
grades-good = aussi bien
grades-inaccuracy = imprécisions
grades-mistake = erreurs
grades-blunder = grosses erreurs
grade-better = mieux que le choix du bot
grade-good = aussi bien que le choix du bot
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = grosse erreur

## Le graphique
chart = Chances de gagner, selon ce que chacun savait
chart-keys = Les flèches vont d’un coup à l’autre, Début et Fin au début et à la fin. La lettre t va au prochain tournant, m à la prochaine erreur ; avec Maj, au précédent.
chart-as-table = Le graphique en tableau
column-move = Coup
column-cause = Cause
column-from = De
column-to = À
column-words = Ce qui s’est passé
move-of = coup { NUMBER($number, useGrouping: 0) } sur { NUMBER($moves, useGrouping: 0) }
chance = Chances de { $name } : { $points } %
chance-you = Vos chances : { $points } %
steps = Pas à pas
turn-of-seat = au tour de
turn-of-you = à vous de jouer

## Tournants
turning-points = Tournants
for-you = pour vous
for-name = pour { $name }
turning-order = Ordre des tournants
by-size = par ampleur
by-time = dans l’ordre
no-turning = Rien dans cette partie n’a beaucoup changé les chances de ce siège.
at-move = coup { NUMBER($number, useGrouping: 0) }
from-to = { $from } → { $to } %
detail-lapse-you = { $grade }, le bot { $best } → vous { $played } %
detail-lapse = { $grade }, le bot { $best } → { $name } { $played } %
decision-you = votre décision
decision-of = décision de { $name }
resigned-you = vous avez abandonné
resigned-by = { $name } a abandonné
turning-you-rises = Vos chances montent de { $from } à { $to } pour cent.
turning-you-falls = Vos chances tombent de { $from } à { $to } pour cent.
turning-rises = Les chances de { $name } montent de { $from } à { $to } pour cent.
turning-falls = Les chances de { $name } tombent de { $from } à { $to } pour cent.

## Un moment
board-at = Le plateau au coup { NUMBER($number, useGrouping: 0) }, vu par { $name } ; de deux coups, celui du bot est doré et celui qui a été joué est en pointillé
board-at-you = Le plateau au coup { NUMBER($number, useGrouping: 0) }, tel que vous le voyiez ; de deux coups, celui du bot est doré et celui qui a été joué est en pointillé
move-number = Coup { NUMBER($number, useGrouping: 0) }
beginning = Le début
beginning-note = Les chances de chacun avant le premier coup, d’après ce qu’il pouvait savoir.
you-played = Vous
name-played = { $name }
the-bot = Le bot
same-as-bot = Le bot aurait joué la même chose.
too-close = Trop serré pour trancher : la différence est inférieure au double de son incertitude.
as-good = Aussi bien que le choix du bot.
forced = Il n’y avait pas de choix ici.
not-compared = Cette décision n’est pas comparée à celle du bot ; elle n’apparaît que sur le graphique.
what-luck = Le hasard a décidé ; personne n’a choisi ici.
what-resignation = Après un abandon, les chances sont nulles.
practise = S’exercer d’ici
practise-note = Une nouvelle table à partir de cette position, non classée. Des bots jouent aux autres sièges, et ce que vous ne pouviez pas savoir est tiré de nouveau.
practise-level = Niveau des bots
practise-go = Commencer
bot-goes-on = Montrer la suite du bot

## Apprendre
learn-mine = Apprendre de mes erreurs ({ $number })
learn-of = Apprendre des erreurs de { $name } ({ $number })
learn-title = Trouvez un meilleur coup : { $number } sur { $all }
learn-question = Coup { NUMBER($number, useGrouping: 0) }. Il y avait mieux ici. Que joueriez-vous ?
learn-choose = Choisissez un coup
learn-judging = Le bot réfléchit…
learn-answer = Votre réponse
learn-then = Dans la partie
learn-best = Trouvé : le bot jouerait cela, lui aussi.
learn-better = Mieux que le choix du bot.
learn-good = Aussi bien que le choix du bot.
learn-inaccuracy = Presque. Le bot a un peu mieux.
learn-mistake = Pas encore : cela coûte aussi des chances.
learn-blunder = Non : cela coûte très cher.
learn-next = Position suivante
learn-finish = Terminer
learn-done = C’est fini
learn-sum = { $found ->
    [one] { $found } réponse sur { $all } aussi bonne que celle du bot.
   *[other] { $found } réponses sur { $all } aussi bonnes que celles du bot.
}
learn-back = Retour à l’analyse

## Partager
share = Partager
share-link = Lien vers ce moment
picture = Image
picture-failed = Ce navigateur n’a pas pu faire l’image.
card-moves-of = { $name } : coups
card-moment = Coup { NUMBER($number, useGrouping: 0) } : { $from } → { $to } %
colour-pR = rouge
colour-pY = jaune
colour-pB = bleu
colour-pG = vert
colour-pW = blanc
colour-pK = noir
colour-pGr = Grecs
colour-pT = Troyens
colour-pN = siège

## La fin
sum-start = début
sum-luck = hasard
sum-own = vos coups
sum-own-of = coups de { $name }
sum-others = les autres
sum-end = fin
weighed-most = Le coup { NUMBER($number, useGrouping: 0) } a le plus pesé :

## Honnêteté
good-to-about = Les chiffres sont justes à ± { $points } environ. Seules les différences supérieures au double de leur incertitude sont notées ; { $close ->
    [0] aucune décision n’était trop serrée pour trancher.
    [one] { $close } décision était trop serrée pour trancher.
   *[other] { $close } décisions étaient trop serrées pour trancher.
}
need-not-add-up = Le total des lignes ne fait pas forcément 100 : chacun savait autre chose.
by-bot = Jugé par le bot de niveau « { $level } », version { $release }, en { $searches } recherches.
bot-strength = Son classement à ce jeu est de { $rating } ; le niveau en dessous, « { $level } », est à { $below }.
by-turns = Dans cette longue partie, les chances sont calculées tour par tour.
how-calculated = Comment c’est calculé
method-knew = Une ligne montre la probabilité que ce siège gagne, d’après tout ce qu’il savait à ce moment et rien d’autre, si tout le monde jouait ensuite comme le bot. Les cartes qu’il ne pouvait pas voir sont tirées de nouveau, de nombreuses fois.
method-causes = Chaque événement a une seule cause, et tout le changement lui revient : une carte tirée ou un dé au hasard, une décision à qui l’a prise. Ainsi le début, le hasard, ses propres décisions et celles des autres donnent ensemble la fin.
method-luck = Avant un tirage, les chances sont la moyenne de tout ce qui peut venir. Sur beaucoup de parties, le hasard tend donc vers zéro. Ce qui a été tiré face cachée plus tôt et que révèle le coup d’un autre compte comme la décision de celui-ci.
method-grades = Une décision est comparée à celle du bot dans les mêmes mondes. À partir de 3 points sur 100, la perte est une imprécision, à partir de 8 une erreur, à partir de 20 une grosse erreur, et seulement si elle dépasse le double de son incertitude.
method-bot = Le bot est un programme qui a ses faiblesses. Une note dit ce qu’il aurait préféré, non ce qui est vrai. Sa force à ce jeu se trouve dans la documentation des bots.
method-limits = Les offres et les discussions ne sont jugées que d’après la réponse du bot : elles n’ont pas de note. Les analyses ne comptent jamais pour le classement.

## Compte
figures = Vos parties analysées
figures-games = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}
figures-luck = Hasard : { $mean } points par partie, entre { $low } et { $high }
figures-own = Vos décisions : { $mean } points par partie, entre { $low } et { $high }
figures-note = Par rapport au bot qui les a jugées. Les intervalles contiennent la vraie moyenne 19 fois sur 20 ; le hasard tend vers 0.
