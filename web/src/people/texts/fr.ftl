# The pages about people: profiles, ladders, finished games, friends, lobby, quick match.

# Ratings and games
about-rating = environ { $rating }
curve-of = Classement sur les { $games } dernières parties classées, de { $first } à { $last }
at-one-device = sur un appareil partagé
won = gagné
place = { $place ->
    [1] 1re place
    [2] 2e place
    [3] 3e place
    [4] 4e place
    [5] 5e place
   *[other] 6e place
} sur { $seats }
place-shared = { $place ->
    [1] 1re place
    [2] 2e place
    [3] 3e place
    [4] 4e place
    [5] 5e place
   *[other] 6e place
} sur { $seats }, ex æquo
games = parties
rating = classement
ranked = rang { $rank }
not-ranked = pas encore classé

# Profile
profile = Profil
person = Personne
here-since = Ici depuis { $month }
edit-profile = Modifier le profil
ask-friend = Ajouter comme ami
accept-friend = Devenir amis
asked = Votre demande est envoyée.
asked-now = La demande est envoyée.
friends-now = Vous êtes amis maintenant.
is-friend = Vous êtes amis.
at-the-table = À la table
games-finished = parties terminées
games-rated = classées
games-left = quittées avant la fin, sur les { $of } dernières classées
ratings = Classements
band-note = bande : la vraie force s’y trouve, 19 fois sur 20
no-ratings = Pas encore de partie classée.
rated-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
record = Résultats
game-and-seats = jeu et places
won-second = gagné, deuxième
game-seats = { $title }, { $seats }
won-second-of = gagné { $won }, deuxième { $second }, sur { $games }
opponents = Le plus souvent avec
opponent-record = { $games ->
    [one] { $games } partie, devant dans { $ahead }
   *[other] { $games } parties, devant dans { $ahead }
}
recent = Parties récentes
no-games = Pas encore de partie terminée.
no-public-games = Pas encore de partie publique.
public-only = Seules les parties publiques et celles que vous avez jouées ensemble figurent ici.
profile-hidden = Ce profil ne vous est pas ouvert.
avatar-figure = Figure
avatar-ground = Fond
ground = Fond { $number }
figure-owl = chouette
figure-ship = navire
figure-bull = taureau
figure-amphora = amphore
figure-lotus = lotus
figure-helmet = casque
figure-eye = œil
figure-deer = cerf
figure-star = étoile
figure-dolphin = dauphin
who-may = Qui peut…
program = programme
program-switch = Un programme joue avec ce compte
program-note = Tout le monde le verra alors. Il est classé comme une personne, et la recherche rapide lui est fermée. C’est définitif.
program-really = Oui, c’est un programme
switch-show_presence = voir que je suis là
switch-may_invite = m’inviter à une table
switch-show_profile = voir profil et classements
audience-everybody = tout le monde ici
audience-played = les gens avec qui j’ai joué
audience-friends = mes amis
audience-nobody = personne

# Ladder
ladder = Classement général
ladder-of = Classement général de { $title }
rank = rang
player = joueur
range = intervalle de la vraie force
bot-fixed = { $name }, fixe
nobody-ranked = Personne n’a encore de rang. Il faut environ 20 parties classées.
more = Plus
how-to-read = Comment le lire
you-here = Vous
read-bar = Le point est le classement ; la barre montre où se trouve la vraie force, 19 fois sur 20.
read-order = L’ordre suit le bas de la barre : quelques parties heureuses ne suffisent pas pour prendre la tête.
read-bots = Le classement des bots ne change jamais. Le bot moyen a 1000 points sur chaque serveur ; un classement veut donc dire la même chose partout.
read-points = 300 points de plus que quelqu’un : vous finissez devant environ 8 fois sur 10.
read-waiting = { $count ->
    [one] Un classement moins sûr que ±300 n’a pas encore de rang : une personne attend.
   *[other] Un classement moins sûr que ±300 n’a pas encore de rang : { $count } personnes attendent.
}
play-for-ladder = Jouer pour le classement

# Finished games
history = Parties terminées
search-games = Chercher un joueur
search-hint = Nom ou pseudo d’un autre joueur, niveau d’un bot…
filter-game = Jeu
filter-seats = Joueurs
filter-rated = Classée
filter-time = Période
all-games = tous les jeux
any-seats = tous les nombres
n-seats = { $count } joueurs
rated-or-not = classée ou non
only-rated = classées
only-unrated = non classées
any-time = toute période
last-days = { $days } derniers jours
games-found = { $total ->
    [one] { $total } partie
   *[other] { $total } parties
}, { $rated ->
    [one] { $rated } classée
   *[other] { $rated } classées
}
record-file = Enregistrement
record-note = Un enregistrement contient chaque coup et chaque tirage, avec le sceau et sa clé.
all-records = Tous les enregistrements en un fichier
older = Plus anciennes

# Friends
friends = Amis
friends-here = { $here ->
    [one] { $here } sur { $all } est là
   *[other] { $here } sur { $all } sont là
}
no-friends = Pas encore d’amis ici. Envoyez un lien à quelqu’un, ou faites une demande avec son pseudo.
presence-here = là
presence-playing = à une table
presence-away = pas là
presence-note = Disque : là. Carré : à une table. Anneau : pas là. Nous ne montrons jamais quand quelqu’un est venu la dernière fois.
invite = Inviter
invite-name = Inviter { $name }
end-name = … : { $name }, mettre fin à l’amitié
end-really = Mettre fin à l’amitié
add-friend = Ajouter un ami
handle = Pseudo
handle-hint = @nom sur ce serveur
ask = Demander
friend-link = Lien pour un ami
make-link = Créer un lien
link-note = Valable une fois, pendant un jour. La personne qui l’ouvre devient votre ami d’un geste.
asked-you = Demandes reçues
accept-name = Oui, devenir ami de { $name }
decline-name = Non, pas avec { $name }
yes = Oui
no = Non
blocked-note = Les personnes bloquées n’en savent rien. La liste est sous
needs-account = Il faut un compte pour cela : un identifiant et un mot de passe, rien d’autre. Vos tables restent à vous.
make-account = Créer un compte
invited-now = L’invitation est envoyée. Elle vaut un jour.
close = Fermer
invite-to = { $free ->
    [one] { $title } ({ $free } libre)
   *[other] { $title } ({ $free } libres)
}
no-waiting-table = Aucune de vos tables n’a de place libre.
link-from = { $name } aimerait être votre ami sur ce serveur.
become-friends = Devenir amis
come-back = Ouvrez ensuite ce lien à nouveau.

# Lobby and quick match
lobby = Salon
show = Afficher
filter-clock = Pendule
filter-near = Classement proche du mien
clock-realtime = en direct, minutes
clock-correspondence = jours par tour
clock-none = sans pendule
any-rating = tout classement
near-points = à { $points } points au plus
near-note = Mesuré à partir de votre classement actuel dans chaque jeu.
no-open-tables = Aucune table ouverte ne convient. Cherchez une partie rapide, ou ouvrez une table.
lobby-note = Le petit nombre indique de combien le classement d’un joueur dans ce jeu est au-dessus ou au-dessous du vôtre.
free = libre
kept = réservée à un ami
kept-seats = Les places libres sont réservées à des amis.
condition-rating = classements de { $lowest } à { $highest }
condition-left = au plus { $percent } % de parties quittées
guest = invité
sit = S’asseoir
rated-for-accounts = Classée, pour les comptes.
tables-for-guests = { $count ->
    [one] Voir la table pour invités
   *[other] Voir les { $count } tables pour invités
}
unrated-instead = En ouvrir une pour le plaisir
quick-match = Partie rapide
play-as-last = Jouer comme la dernière fois
match-note = Vous êtes placé dès qu’assez de gens veulent la même chose. Sans choix, tous les jeux conviennent.
match-waiting = { $looking ->
    [one] Recherche en cours. Personne d’autre n’attend pour le moment.
   *[other] Recherche en cours. { $looking } personnes attendent.
}
match-meanwhile = Jouez contre un bot en attendant : on vous appelle quand une table est prête, et cette partie vous attend.
match-bot = Jouer contre un bot
match-cancel = Arrêter la recherche
match-found = Votre table est prête.
match-go = À la table
match-ended = La recherche est terminée. Relancez-la si vous voulez encore jouer.
match-close = Fermer
find-table = Trouver une table
quick-5min = 5 min
quick-10min = 10 min
quick-25min = 25 min
quick-day = 1 jour
size-two = 2 joueurs
size-more = 3 ou plus
size-any = peu importe

# For those who return
invitations = Invitations
invites-you = { $name } vous invite : { $title }
all-friends = Tous les amis
requests-wait = { $count ->
    [one] Quelqu’un aimerait être votre ami
   *[other] { $count } personnes aimeraient être vos amis
}
