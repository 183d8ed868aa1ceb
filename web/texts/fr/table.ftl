# La table

title-table = { $title } · Ilion
title-your-turn = ● À vous · { $title }
table = Table
board = Plateau
table-players = Joueurs
you = Vous
player-number = Joueur { $number }
problem-thinking = Le bot travaille encore à votre dernier conseil.
problem-must-remember = À cette table, on joue de mémoire : vous ne pouvez revenir en arrière que jusqu’au début du tour.
problem-no-hint = Aucun conseil n’est disponible. Réessayez.
problem-rated = Pas de conseils dans une partie classée.
problem-rated-no-stand-in = Dans une partie classée, aucun bot ne joue pour quelqu’un : abandonnez, ou laissez la pendule décider.
problem-wrong-value = La table n’attend pas cette valeur.

## Whose turn, and what to do
your-turn = À vous :
your-turn-kept = Votre coup est conservé :
turn-of = { $name } :
waiting = La table n’est pas encore complète
spectator = Spectateur
your-turn-area = Votre coup
sheet-down = Abaisser le volet
sheet-up = Relever le volet
choose-first = Choisissez un coup
restart-turn = Recommencer le tour
undo = Annuler
final = sans retour possible
sent-later = Sera envoyé
do-not-send = Ne pas envoyer
refused = Refusé.

## Players
bot = bot
bot-plays = un bot joue
program = programme
resigned = abandon
away-until = absent jusqu’au { $date }
online = présent
offline = absent
score-now = score { $score }
clock-left-days = { $days } j { $hours } h

## Moves
moves = Coups permis
no-moves = Rien à choisir pour l’instant.
no-such-move = Aucun coup permis ne correspond. Entrée explique pourquoi.
notation = Coup en notation
type-a-move = ou tapez : { $example }

## Log and time
log = Journal
close-log = Fermer le journal
log-moves = { $number ->
    [one] { $number } événement
   *[other] { $number } événements
}
log-line = { $you ->
    [yes] Vous avez choisi
   *[no] { $name } a choisi
} : { $words }
log-undone = { $number ->
    [one] Le dernier événement est annulé.
   *[other] Les { $number } derniers événements sont annulés.
}
not-told = pas encore montré aux autres
taken-back = annulé
later-than-seen = postérieur à ce que vous voyez
time = Temps
time-at = { NUMBER($number, useGrouping: 0) } sur { NUMBER($events, useGrouping: 0) }
looking-at = Vous regardez le coup
back-to-now = Revenir au présent
travel = Voyager dans le temps
the-beginning = Le début.
turn = tour
move = coup
turn-back = Un tour en arrière
move-back = Un coup en arrière
move-on = Un coup en avant
turn-on = Un tour en avant
replay = Rejouer
pause = Pause
speed = { $speed }×
speed-is = Vitesse { $speed }, la changer

## The line
line-broken = Connexion perdue.
next-try = Prochain essai dans { $seconds } s.
line-broken-how = La table attend ; ce que vous choisissez maintenant est conservé et sera envoyé au retour de la connexion.
try-now = Réessayer

## Beside the board
close = Fermer
drawer-chat = Chat
drawer-menu = Table
drawer-keys = Touches
drawer-hint = Conseil
drawer-settings = Réglages
read-clause = Lire la règle { $clause }
clause-unknown = Cette règle n’a pas de texte ici.
in-the-rules = Dans les règles
chat = Chat
chat-unread = Chat, { $number ->
    [one] { $number } nouveau message
   *[other] { $number } nouveaux messages
}
chat-empty = Aucun message pour l’instant.
chat-say = Écrivez un message
chat-said = { $name } dit : { $text }
send = Envoyer
menu = Menu de la table
ask-hint = Demander conseil à un bot
hint-none = Aucun coup ne se détache.
hint-thinks = Un bot réfléchit à votre position…
hint-value = { $percent } %
hint-note = Vos chances de gagner après chaque coup, selon le bot ; une victoire partagée compte pour une part.
hint-again = Redemander
ask-undo = Reprendre mon dernier coup (les autres doivent accepter)
cover = Cacher ce que je vois
look-as = Montrer ce que voit { $name }
play-again = Reprendre la main
let-bot-play = Laisser un bot jouer pour moi
bot-for-absent = Laisser un bot jouer pour { $name } (absent)
download = Télécharger la partie
resign = Abandonner
resign-sure = Abandonner ? Vous finissez à la dernière place et un bot prend le relais. C’est définitif.
no = Non
leave = Quitter la table
leave-running = Quitter ; un bot joue pour moi
bot-plays-for = Un bot joue pour { $name }.
bot-plays-for-you = Un bot joue pour vous.
wants-undo = { $name } voudrait reprendre le coup { NUMBER($number, useGrouping: 0) }.
wants-undo-you = Vous voudriez reprendre le coup { NUMBER($number, useGrouping: 0) }. Les autres sont consultés.
ask-sound = Voulez-vous jouer avec le son ? Il vous prévient quand c’est à vous, même depuis un autre onglet.
sound-on = Avec le son
sound-off = Sans son
agree = Accepter
disagree = Refuser

## Ce qui s’est passé à la table
news-resigned = { $name } abandonne. Un bot prend le relais.
news-resigned-last = { $name } abandonne.
news-resigned-you = Vous avez abandonné. Un bot prend le relais.
news-resigned-last-you = Vous avez abandonné.
news-time-up = { $name } n’a plus de temps. Un bot prend le relais.
news-time-up-you = Votre temps est écoulé. Un bot joue pour vous jusqu’à ce que vous repreniez la main.
news-grace = { $name } n’a plus de temps et reçoit, une seule fois, encore 60 secondes.
news-grace-you = Votre temps est écoulé. Vous recevez, une seule fois, encore 60 secondes.
news-time-lost = { $name } n’a plus de temps, ce qui vaut abandon. Un bot prend le relais.
news-time-lost-last = { $name } n’a plus de temps, ce qui vaut abandon.
news-time-lost-you = Votre temps est écoulé, ce qui vaut abandon. Un bot prend le relais.
news-time-lost-last-you = Votre temps est écoulé, ce qui vaut abandon.
news-bot-plays = Désormais, un bot joue pour { $name }.
news-bot-plays-you = Désormais, un bot joue pour vous.
news-plays-again = { $name } reprend la main.
news-plays-again-you = Vous reprenez la main.
news-undo-granted = Les autres acceptent : { $name } reprend son coup.
news-undo-granted-you = Les autres acceptent : votre coup est repris.
news-undo-refused = { $name } ne peut pas reprendre son coup : tous n’ont pas accepté.
news-undo-refused-you = Vous ne pouvez pas reprendre votre coup : tous n’ont pas accepté.

## Keys
key-forward = envoyer le coup choisi
key-unchoose = effacer le choix, fermer, revenir au présent
key-undo = annuler
key-restart = recommencer le tour
key-moves = vers la liste des coups permis
key-notation = vers le champ de notation
key-log = vers le journal
key-why = pourquoi : la règle derrière un refus ou derrière ce qui est demandé
key-chat = chat
key-board = vers le plateau
key-mark = à la marque suivante des derniers tours
key-time = reculer et avancer dans le temps
key-keys = cette liste
keys-note = Dans la liste et sur le plateau, les flèches déplacent la sélection ; Entrée choisit ou joue.

## A table that is not full
waiting-for = { $number ->
    [one] Il manque encore un joueur
   *[other] Il manque encore { $number } joueurs
}
begins-when-full = La partie commence d’elle-même quand tous les sièges sont pris.
company = Signaler ou bloquer quelqu’un
report = Signaler
report-why = Pourquoi ?
report-text = Que s’est-il passé ?
report-line = Signaler ce que { $name } a écrit
report-sent = L’hôte le lira.
block = Bloquer
block-done = { $name } est bloqué : plus de discussion entre vous, et aucun ne voit les tables ouvertes de l’autre.
sealing = Tous les sièges sont pris. Les navigateurs ouvrent leurs sceaux…
free-open = ouvert à tous
free-invited = invité
free-external = programme
make-link = Inviter par lien au siège { $number }
open-this-seat = Ouvrir le siège { $number } à tous
seat-a-bot = Un bot au siège { $number }…

## One device
same-device = même appareil
hand-over = Passer la main à { $name }
pass-to = Passez l’appareil à { $name }
others-look-away = { $name }, c’est à vous. Que les autres détournent les yeux.
i-am = Je suis { $name }, montrez-moi mon côté
nothing-private = Rien de privé sur cette page. Échap cache de nouveau ce que vous voyez.
closed-eyes = Une coupe à yeux, les deux yeux fermés
since-last-turn = Depuis votre dernier tour
open-to-all = visible de tous

## The end
the-end = Fin
end-you-win = Vous gagnez
end-wins = { $name } gagne
end-shared = { $names } partagent la victoire
end-colon = { $first } :
place = { $place ->
    [1] 1re place
    [2] 2e place
    [3] 3e place
    [4] 4e place
    [5] 5e place
    [6] 6e place
   *[other] { $place }e place
}
place-shared = { $place ->
    [1] 1re place ex æquo
    [2] 2e place ex æquo
    [3] 3e place ex æquo
    [4] 4e place ex æquo
    [5] 5e place ex æquo
   *[other] { $place }e place ex æquo
}
score-sheet = Feuille de score
so-far = jusqu’ici
total = Total
show-rows = Tout montrer
no-sheet = La partie s’est terminée avant le décompte.
end-points-ahead = avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } de plus que { $you ->
    [yes] vous
   *[no] { $name }
}
end-points-equal = avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-points-each = avec { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
}
end-value = Valeur
end-equal = à égalité
end-turn = tour { $number }
count-out = Compter : { $number ->
    [one] { $number } ligne
   *[other] { $number } lignes
}
course = Qui menait, et quand
course-note = la bande du bas montre qui menait
course-home = Le chemin du retour
course-home-note = jetons en main moins cartes ; à 0, Ithaque s’ouvre
course-at = Tour { $turn } : { $values }
course-value = { $name } { $value }
course-travel = Qui menait, et quand ; Entrée va à ce tour
rematch-bots = Les bots de la revanche
rematch-bot = { $name } dans la revanche
rematch-harder = Plus fort ? Vous avez battu « { $level } ».
rematch-hardest = Vous avez battu « { $level } », le plus fort de tous.
rematch-easier = Ou plus facile : { $next } ?
a-bot-easy = bot facile
a-bot-medium = bot moyen
a-bot-hard = bot difficile
a-bot-expert = bot expert
a-bot-olympian = bot olympien
show-first-turn = Montrez-moi le premier tour
further-lesson = Vous connaissez le jeu ouvert. Et avec le cheval fermé ?
further-lesson-go = L’apprendre en cinq étapes
rematch = Revanche
to-rematch = Vers la revanche
download-short = Télécharger

## The check of the draws
fairness = Équité
checking = Les tirages sont vérifiés…
fair = Tous les tirages sont vérifiés.
fair-how = Ils ont été scellés avant le premier tour, et le sceau est maintenant ouvert : { $draws ->
    [1] le seul tirage correspond
   *[other] les { $draws } tirages correspondent
} au sceau.
fair-round = Le sceau de la ronde correspond.
fair-ranks = Toutes les tables de la ronde avaient les mêmes tirages. « ilion verify » vérifie chaque tirage de la partie.
fair-mine = Votre navigateur a ajouté une valeur que personne ne connaissait, et le sceau qu’il a gardé avant le début correspond. Personne n’a donc pu choisir les tirages : ni l’hôte, ni un joueur, ni tous ensemble.
fair-others = Valeurs ajoutées par { $names }. Ce navigateur n’a pas participé et ne connaît le sceau que par le serveur : comparez-le avec celui d’un joueur de confiance.
fair-host = Aucun navigateur n’a ajouté de valeur. Les tirages dépendent donc du seul secret de l’hôte, qu’il pouvait choisir avant le début mais pas changer ensuite.
fair-unrevealed = Non révélée à temps : la valeur de { $names }. Avec l’hôte, ce joueur aurait pu choisir entre deux parties.
fair-limit = Non prouvé : que l’hôte n’ait révélé les tirages à personne.
seal = Sceau
check-yourself = Vérifier soi-même
seal-shown = Le sceau de cette partie (SHA-256 de l’engagement du serveur et de ceux des sièges)
seal-unrevealed = engagée, non révélée
seal-silent = aucune valeur
seal-opened = Le secret, maintenant révélé
seal-values = Ce que les sièges ont ajouté
seal-command = La partie téléchargée et cette commande vérifient aussi les règles
unfair-seal = Le secret ne correspond pas au sceau montré dès le début.
unfair-pinned = Le sceau n’est pas celui que ce navigateur a gardé avant la partie. Le serveur a changé quelque chose qui était fixé.
unfair-hidden = Ce navigateur a révélé sa valeur, et la partie enregistrée dit le contraire. Le serveur l’a cachée.
unfair-value = La valeur du siège { $number } n’est pas celle qui était engagée avant la partie.
unfair-draw = Le tirage à l’événement { NUMBER($number, useGrouping: 0) } ne découle pas du sceau.
unfair-record = La partie n’a pas pu être vérifiée.
unfair-lesson = C’était une leçon : ses tirages venaient d’un script.
unfair-browser = Ce navigateur ne peut vérifier que les pages servies par https. Téléchargez la partie et lancez « ilion verify ».

## The turns since yours
recap = Ce qui s’est passé depuis votre tour
recap-more = { $number ->
    [one] et encore un tour avant :
   *[other] et encore { $number } tours avant :
}
recap-missed = { $number ->
    [one] Un tour sans vous :
   *[other] { $number } tours sans vous :
}
skip = Passer
continue = Reprendre
replay-turns = Revoir ces tours
replay-missed = { $number ->
    [one] Revoir un tour
   *[other] Revoir { $number } tours
}
replay-at = Reprise, tour { $number } sur { $turns }
turn-steps = Étapes du tour { $number }
turn-none = Mise en place
turn-begun = À { $name } de jouer.
turn-taken-back = Quelque chose a été annulé.
marked-by = Déplacé par { $name }, { $order ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
    [4] en quatrième
    [5] en cinquième
   *[other] en sixième
}
marked-by-you = Déplacé par vous, { $order ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
    [4] en quatrième
    [5] en cinquième
   *[other] en sixième
}
