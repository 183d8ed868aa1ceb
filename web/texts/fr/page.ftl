# La page autour des tables

tagline = Quatre jeux de Troie, de la mer et du Nil
to-first-page = Accueil
navigation = Navigation
nav-play = Jouer
nav-lobby = Salon
nav-tournaments = Tournois
nav-friends = Amis
nav-ladder = Classement
places = Lieux
rules = Règles
language = Langue
guest = Invité
account-and-name = Nom et compte

## First page
choose-game = Choisissez un jeu
players = { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}
players-range = { $least } à { $most } joueurs
minutes = { $minutes } min
rules-of = Règles : { $title }
play-bots = Jouer contre des bots
play-bots-at = { $title } : jouer contre des bots
play-friend = Avec un ami
play-friend-at = { $title } : jouer avec un ami
seats = Sièges…
seats-of = { $title } : sièges et options
my-tables = Mes tables
no-tables = Pas encore de table. Un clic, et vous jouez.
open-tables = Tables ouvertes
running-tables = Regarder
finished-tables = Parties terminées
with = avec { $names }
awaits = { $free ->
    [0] Commence tout de suite
    [one] Attend { $free } joueur
   *[other] Attend { $free } joueurs
}
to-history = Chercher dans toutes les parties terminées, télécharger les enregistrements
time-left = encore { $time }
your-move = À vous
thinks = { $name } réfléchit
runs = En cours
over = Terminée
won-by = { $name } a gagné
you-won = Vous avez gagné
shared-victory = { $names } partagent la victoire
tables-wait = { $count ->
    [one] une table vous attend
   *[other] { $count } tables vous attendent, la plus urgente d’abord
}
back-to-table = ‹ Retour à la table
play-on = Continuer
look-in = Jeter un œil
look-at = Revoir
review = Analyse
sit-down = S’asseoir
watch = Regarder
table-way = { $way } : { $title } { $with }
show-all = Tout montrer ({ $count })
join-friend = Rejoindre un ami
link-or-name = Lien d’invitation ou nom de table
paste-link = Collez un lien ou un nom de table
join = Rejoindre
not-a-link = Ce n’est ni le lien ni le nom d’une table.
no-account-needed = Aucun compte requis. Vous recevez les liens pour vos amis dès que votre table est ouverte.

## Settings
settings = Réglages
as-browser = Comme le navigateur
theme = Couleurs
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
motion = Mouvements
motion-system = Comme le système
motion-on = Avec
motion-off = Sans
pace = Rythme
pace-slow = Lent
pace-normal = Moyen
pace-fast = Rapide
pace-instant = Immédiat
sound = Son
on = Avec
off = Sans
confirm = Confirmer les coups
confirm-always = toujours
confirm-final = coups définitifs
confirm-never = jamais
confirm-always-how = Vous composez votre tour ; rien ne part avant que vous n’appuyiez sur le bouton principal.
confirm-final-how = Un coup annulable part au second toucher, ou quand vous posez la pièce. Les autres attendent le bouton principal.
confirm-never-how = Chaque choix part aussitôt. Un losange marque toujours ce qui ne peut pas être annulé.

## A new table
new-table = Nouvelle table
game = Jeu
seats-title = Sièges
seats-note = dans le sens horaire ; { $count } à cette table
how-many = Nombre de joueurs
seat-number = Siège { $number }
seat-me = moi
seat-invited = ami
seat-bot = bot
seat-open = ouvert
seat-hotseat = appareil
seat-external = programme
seat-me-note = Vous, sur cet appareil.
seat-invited-note = Un ami. Vous recevez un lien réservé à ce siège.
seat-open-note = La première personne qui ouvre le lien de la table{ $public ->
    [yes] , ou qui la trouve dans la liste.
   *[no] .
}
seat-hotseat-note = Même appareil. Vous le faites passer ; ce que seul ce joueur peut voir est caché entre les tours.
seat-external-note = Un programme joue ici. Vous recevez un code d’accès pour le connecter.
your-name = Votre nom
name = Nom
level = Niveau
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-olympian = olympien
bot-easy = Bot facile
bot-medium = Bot moyen
bot-hard = Bot difficile
bot-expert = Bot expert
bot-olympian = Bot olympien
bot-random = Bot au hasard
bot-greedy = Bot glouton
bot-search = Bot chercheur
bot-names = Nestor, Cassandre, Priam, Hélène, Hector
options = Options
options-of = { $title }
no-options = Ce jeu ne se joue que d’une façon.
clock = Pendule
clock-none = aucune
clock-realtime = { $minutes } min
clock-correspondence = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
clock-none-note = Pas de limite de temps.
clock-realtime-note = Chaque siège a { $minutes } minutes pour la partie et gagne { $seconds } secondes par tour.
clock-correspondence-note = { $days ->
    [one] Chaque tour peut durer un jour.
   *[other] Chaque tour peut durer { $days } jours.
}
clock-grace-note = La première fois que le temps d’un joueur est écoulé, il reçoit encore 60 secondes.
time-up = Quand le temps est écoulé
time-up-bot = un bot prend le relais
time-up-resign = le siège abandonne
visibility = Visibilité
by-link = par lien seulement
public-list = liste publique
by-link-note = Avec le lien, chacun peut prendre un siège ouvert ou regarder.
public-note = Affichée à l’accueil : tout le monde peut s’asseoir ou regarder.
open-seats-for = Les places libres sont pour
rating-any = tous les classements
rating-near = à { $points } points près
left-games = Parties quittées
left-any = tout le monde
left-few = au plus { $percent } % de parties quittées
open-seats-note = L’écart se compte à partir de votre classement dans ce jeu. Les amis que vous invitez peuvent venir dans tous les cas.
rated = Partie classée
rated-no = amicale
rated-yes = classée
rated-no-note = Les conseils sont permis, et les bots acceptent que vous repreniez un coup.
rated-yes-note = Le résultat compte pour le classement des comptes de ce serveur. Pas de conseils, pas de bot remplaçant, pas d’appareil partagé, pas de programmes. Dépasser le temps vaut abandon.
rated-join-note = Le résultat compte. Il faut un compte, aucun bot ne remplace personne, et dépasser le temps vaut abandon.
open-table = Ouvrir la table
play-now = Jouer
table-made = La table est ouverte
invitations-note = Envoyez à chaque ami le lien de son siège. La personne qui l’ouvre prend ce siège.
open-seat-link = Lien de la table, pour les sièges ouverts et pour regarder
copy-link = Copier le lien
copy-token = Copier le code d’accès
copied = Copié
cannot-copy = Copiez-le à la main, s’il vous plaît : le navigateur ne nous laisse pas faire.
link-of-seat = Lien du siège { $number }
link-of-player = Lien pour { $name }
token-of-seat = Code d’accès du programme au siège { $number }
go-to-table = Aller à la table

## Joining
take-a-seat = Prendre un siège
invited-to = Vous êtes invité à une table : { $title }.
seat-free-at = Un siège est libre : { $title }.
sit-here = S’asseoir ici
nobody-yet = libre
watch-instead = Seulement regarder
seat-is-gone = Plus aucun siège n’est libre à cette table. Vous pouvez regarder.

## Name and account
account-name-note = C’est ainsi que les autres vous verront aux tables que vous rejoindrez désormais.
save = Enregistrer
saved = Enregistré
account = Compte
account-note = Sans compte, seul ce navigateur vous connaît, et il finira par vous oublier. Avec un compte, vous retrouvez vos tables sur tous vos appareils.
account-of = Vous êtes connecté : { $login }.
login = Identifiant
password = Mot de passe
login-note = 3 à 64 lettres, chiffres ou . _ @ + -
password-note = Au moins 8 caractères
make-account = Créer un compte
log-in = Se connecter
your-handle = Votre pseudo
handle-note = Les autres vous trouvent ainsi. 3 à 30 lettres, chiffres ou . _ - Personne ne voit votre identifiant.
to-profile = Votre profil
log-out = Se déconnecter
away = Absence
away-note = Quand un tour dure des jours, vos pendules s’arrêtent pendant votre absence, et les autres à vos tables le voient. Il vous reste { $days ->
    [one] un jour
   *[other] { $days } jours
} cette année.
away-days = Jours
away-begin = Absent à partir de maintenant
away-end = Je suis de retour
you-are-away = Vous êtes absent jusqu’au { $date }.
take-along = Emporter vos données
take-along-note = Un fichier ZIP, une fois par jour : profil, classements, amis, vos messages et chaque enregistrement tel que votre siège peut le voir.
export-data = Télécharger toutes mes données
forget-week = Vous avez une semaine pour changer d’avis ; d’ici là, personne d’autre ne voit votre compte.
deleted-on = Votre compte sera supprimé le { $date }. D’ici là, personne d’autre ne le voit.
account-kept = Votre compte est conservé.
forget-me = Supprimer mes données
forget-note = Supprime votre nom, votre compte, tout ce que vous avez écrit et les tables qui n’étaient qu’à vous. Les parties avec d’autres restent, au nom d’un ancien joueur. Une partie classée en cours est abandonnée.
forget-really = Tout supprimer
keep-it = Ne rien supprimer
password-change = Changer de mot de passe
password-change-note = Un nouveau mot de passe déconnecte tous les autres appareils.
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-lost = Mot de passe oublié ?
password-lost-note = Un code de secours ouvre le compte une fois. Sans codes, l’hôte de ce serveur peut vous donner un lien.
change = Changer
recovery-codes = Codes de secours
recovery-code = Code de secours
recovery-left = encore { $count }
recovery-once = Chacun ouvre le compte une fois si vous oubliez votre mot de passe. Ils ne sont montrés que maintenant : imprimez-les ou gardez-les avec vos mots de passe.
recovery-note = Huit nouveaux codes remplacent tous les précédents.
recovery-make = Créer de nouveaux codes
print = Imprimer
reset-by-mail = Envoyez-moi un lien
mail = Adresse électronique
mail-is = { $mail }, confirmée. Elle sert en cas de mot de passe oublié et, si vous les activez, aux courriels d’avis.
mail-note = En cas de mot de passe oublié et, si vous les activez, pour les courriels d’avis. Vous la confirmez par un lien.
mail-off = L’hôte de ce serveur n’envoie pas de courriels. Gardez vos codes de secours.
mail-sent = Si cette adresse est connue, un courriel avec un lien est en route.
mail-confirm = Confirmer cette adresse
mail-confirmed = L’adresse est confirmée.
sessions = Où vous êtes connecté
session-unknown = Appareil inconnu
session-current = cet appareil
session-end = Déconnecter
session-end-others = Déconnecter partout ailleurs
blocked = Personnes bloquées
unblock = Débloquer
host-page = Pour l’hôte
host-how = Cette page est pour l’hôte du serveur. Ouvrez-la avec le lien que donne cette commande, ou avec un compte nommé dans les réglages :
host-reason = Raison (chaque mesure en demande une ; elle est notée, et la personne bannie la voit)
host-reports = Signalements
host-no-reports = Aucun signalement ouvert.
host-people = Personnes
host-search = Chercher un nom ou un identifiant
host-find-person = Chercher cette personne
host-reported = { $count ->
    [one] un signalement
   *[other] { $count } signalements
}
host-left = { $rated ->
    [0] aucune partie classée
    [1] une partie classée
   *[other] { $rated } parties classées
}, { $resigned ->
    [one] { $resigned } abandon
   *[other] { $resigned } abandons
}, { $late } hors temps, { $early ->
    [one] { $early } quittée tôt
   *[other] { $early } quittées tôt
}
host-banned = banni jusqu’au { $until }
host-steps = Mesures…
host-days = Jours
host-ban = Bannir
host-unban = Lever le bannissement
host-new-name = Nouveau nom
host-rename = Renommer
host-table = Identifiant de la table, tiré de son adresse
host-close-table = Fermer la table
host-close-report = Classer le signalement
host-delete-line = Supprimer la ligne
host-announce = Annonce
host-announce-note = Tout le monde la voit sur chaque page, jusqu’à ce que vous en enregistriez une vide.
host-log = Journal des mesures
report-chat = pour un message
report-name = pour le nom
report-leaving = pour des parties quittées
report-collusion = pour entente secrète
report-other = pour autre chose

## Rules
rules-title = Les règles
rules-choose = Les règles de quel jeu ?
rules-of-game = { $title } : les règles
search-rules = Chercher dans les règles
found-clauses = { $count ->
    [0] aucune règle
    [one] { $count } règle
   *[other] { $count } règles
}
chapters = Chapitres
editions = Éditions
origin-R = livret
origin-D = déduit
origin-S = description
origin-P = notre décision
origin-note = signale ce qu’aucune de nos sources ne tranche. La raison est donnée à côté.
link-to-clause = Lien vers { $clause }
copy-clause = Copier le lien vers { $clause }
clauses-in-turn = Règle par règle
clause-before = Précédente : { $clause }
clause-after = Suivante : { $clause }
print-rules = Imprimer les règles
rules-option = Option
play-it = Jouer : { $title }

## When something goes wrong
no-connection = Pas de connexion
something-wrong = Quelque chose ne va pas
not-found = Rien ici
not-found-here = Il n’y a pas de page à cette adresse.
problem-offline = Le serveur est injoignable. Cette page continue d’essayer ; vos parties sont en sûreté.
problem-internal = Une erreur s’est produite sur le serveur. Rien n’a été changé.
problem-other = Le serveur a refusé : { $detail }
problem-away = Le serveur était indisponible un instant. Réessayez.
problem-unavailable = Le serveur n’atteint pas sa base de données. Si vous venez de changer quelque chose, vérifiez d’abord si c’est fait.
problem-not-found = Il n’y a rien à cette adresse.
problem-leaving = Votre compte va être supprimé. Gardez-le pour jouer avec d’autres.
problem-unreadable = Les données enregistrées de cette table sont illisibles. Rien n’a été effacé.
problem-not-signed-in = Ouvrez ou rejoignez d’abord une table.
problem-wrong-login = Identifiant ou mot de passe incorrect.
problem-wrong-token = Cette invitation n’est pas valable ici, ou a déjà servi.
problem-covered = Ce siège est caché. Confirmez d’abord que c’est vous.
problem-invited = Ce siège est réservé à une personne invitée.
problem-no-seat = Vous n’avez pas ce siège ici.
problem-not-absent = Ce joueur est là : aucun bot ne peut le remplacer.
problem-not-owner = Seule la personne qui a ouvert la table peut en changer les sièges.
problem-not-your-seat = Ce siège n’est pas le vôtre.
problem-origin = Les requêtes d’autres sites ne sont pas acceptées.
problem-no-game = Ce jeu n’existe pas.
problem-no-table = Cette table n’existe pas.
problem-no-texts = Ces textes n’existent pas.
problem-busy = Trop d’activité à cette table pour le moment. Réessayez.
problem-full = Aucun siège n’est libre ici.
problem-has-account = Vous avez déjà un compte.
problem-account-only = Il vous faut un compte.
problem-leaves-games = Cette table cherche des gens qui quittent rarement une partie.
problem-left-too-often = Vous avez quitté trop de parties classées. La recherche rapide classée vous est fermée pour un moment ; les parties non classées restent ouvertes.
problem-no-rating = Cette table demande un classement, et vous n’en avez pas encore dans ce jeu.
problem-other-rating = Cette table est pour d’autres classements que le vôtre.
problem-program-late = Ce compte a déjà joué des parties classées. Créez-en un nouveau pour le programme.
problem-program-waits = La recherche rapide est pour les personnes. Un programme ouvre une table ou y est invité.
problem-away-already = Vous êtes déjà absent. Annoncez d’abord votre retour.
problem-away-too-long = Il ne vous reste pas autant de jours cette année.
problem-banned = Le serveur refuse : { $detail }
problem-session-ended = Cette session est terminée. Reconnectez-vous.
problem-wrong-code = L’identifiant ou le code est faux, ou le code a déjà servi.
problem-wrong-link = Ce lien a déjà servi ou est trop vieux. Demandez-en un autre.
problem-no-mail = Ce serveur n’envoie pas de courriels. Prenez un code de secours, ou demandez un lien à l’hôte.
problem-no-person = Cette personne n’existe pas ici.
problem-no-link = Ce lien a déjà servi ou date de plus d’un jour. Demandez-en un autre.
problem-no-request = Cette demande n’existe plus.
problem-too-many-friends = Vous avez déjà autant d’amis que ce serveur le permet.
problem-not-played = Vous n’avez pas encore fini de partie ensemble.
problem-no-invitations = Cette personne n’accepte pas vos invitations. Envoyez-lui le lien de la table.
problem-no-invitation = Cette invitation a déjà servi ou date de plus d’un jour.
problem-cursor = Cette liste a changé. Rechargez la page.
problem-no-wish = Vous ne cherchez pas de partie.
problem-yourself = C’est vous.
problem-not-host = C’est réservé à l’hôte du serveur.
problem-no-session = Cette session n’existe pas.
problem-no-report = Ce signalement n’existe pas.
problem-no-line = Cette ligne n’existe pas.
problem-table-closed = L’hôte a fermé cette table.
problem-needs-account = Cette table est classée, réservée aux comptes. Créez un compte ou jouez à une autre table.
problem-handle-taken = Ce pseudo est pris. Choisissez-en un autre.
problem-login-taken = Cet identifiant est pris.
problem-not-over = La partie n’est pas finie.
problem-seated = Vous avez déjà un siège ici.
problem-too-large = C’est trop long.
problem-content-type = Le serveur n’a pas compris la requête.
problem-malformed = Ce n’est pas valable : trop long, trop court, ou avec des caractères interdits.
problem-no-commitment = Cet engagement n’est pas le vôtre, a déjà servi ou est trop ancien.
problem-too-many = Trop de demandes à la fois. Attendez un instant.
problem-too-many-tables = Vous avez trop de tables inachevées.
problem-refused = La table ne le permet pas maintenant.
problem-not-your-turn = Ce n’est pas votre tour.
problem-stale = La table a changé entre-temps.
problem-not-running = La partie n’a pas commencé, ou est finie.
problem-no-undo = Il n’y a rien à annuler.
problem-seat-taken = Ce siège est déjà pris.
problem-rules-mismatch = Cette table se joue selon des règles que ce serveur n’a pas.
problem-option = Ces sièges et ces options ne vont pas ensemble.
problem-review-off = Ce serveur ne fait pas d’analyses.
problem-review-limit = Vous avez demandé toutes les analyses permises pour aujourd’hui. Il y en aura d’autres demain.
problem-round-runs = D’autres tables jouent encore les mêmes tirages. Tout s’ouvre ici quand la dernière table de la ronde a terminé.
problem-review-running = La partie est encore en cours. L’analyse vient après la fin.
problem-review-none = Personne n’a encore demandé l’analyse de cette partie.
problem-review-not-yours = Seuls les joueurs de cette partie peuvent en demander l’analyse.
problem-no-event = Ce coup n’existe pas dans cette partie.
problem-no-decision = Ce siège n’avait rien à décider à ce coup.
problem-no-position = Il n’y a plus rien à jouer dans cette position. Choisissez-en une antérieure.
