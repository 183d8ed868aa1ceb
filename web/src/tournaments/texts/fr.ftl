# The pages about tournaments: lists, a new one, and one with its rounds, tables and standings.

# Lists
tournaments = Tournois
new-tournament = Nouveau tournoi
list-mine = Les miens
list-open = Ouverts
list-running = En cours
list-over = Terminés
none-open = Aucun tournoi ne prend d’inscriptions en ce moment. Créez-en un pour vos amis, ou pour tout le monde ici.
list-account = Il faut un compte pour jouer un tournoi.
list-note = Tout le monde peut regarder un tournoi ouvert à tous.
more = Plus
you-play = Vous y jouez.
you-direct = Vous le dirigez.
look = Voir
to-tournament = Vers le tournoi

# A tournament in a line
format-swiss = Système suisse
format-round-robin = Toutes rondes
format-knockout = Élimination
format-arena = Arène
about-swiss = À chaque ronde, avec des gens proches de vous au score.
about-round-robin = Chacun rencontre tous les autres, ou de la façon la plus équilibrée possible.
about-knockout = La meilleure moitié de chaque table continue.
about-arena = Une nouvelle table dès que vous êtes libre ; les points s’additionnent.
with-rounds = { $rounds ->
    [one] { $format }, { $rounds } ronde
   *[other] { $format }, { $rounds } rondes
}
with-minutes = { $format }, { $minutes } min
at-a-table = { $seats } par table
people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
duplicate-part = duplicate
run-by = dirigé par { $by }
entry-everybody = ouvert à tous ici
entry-friends = pour les amis de l’arbitre
entry-link = par lien
starts-at = commence { $time }
starts-on-word = commence quand l’arbitre le décide
state-open = Il prend des inscriptions.
state-running = Il est en cours.
state-over = Il est terminé.
state-cancelled = Il a été annulé.
round-of = ronde { $round } sur { $rounds }
round-alone = ronde { $round }

# A new tournament
name = Nom
format = Formule
seats = Par table
rounds = Rondes
duration = Durée
n-minutes = { $minutes } min
clock = Pendule
starts = Début
starts-word = quand je le décide
starts-time = à une heure fixée
starts-when = Jour et heure
pause = Avant chaque ronde
pause-note = Chacun voit où il joue avant le début de la ronde. Jusque-là, vous pouvez échanger deux personnes.
entry = Peuvent s’inscrire
may-everybody = tout le monde ici
may-friends = mes amis
may-link = par lien
deals = Tirages
deals-own = propres à chaque table
deals-duplicate = les mêmes à toutes les tables
deals-note = Duplicate : toutes les tables d’une ronde ont les mêmes tirages, et votre siège est comparé au même siège des autres tables. Le hasard s’annule, seul le jeu compte.
rated = Compte pour le classement
announce = L’annoncer
announce-account = Il faut un compte pour annoncer un tournoi.
overview = Aperçu
with-people = à { $people }
tables-a-round = { $tables ->
    [one] { $tables } table par ronde
   *[other] { $tables } tables par ronde
}
tables-of = { $tables ->
    [one] { $tables } table de { $seats }
   *[other] { $tables } tables de { $seats }
}
late-entry = inscription tardive
late-until = jusqu’au début de la ronde { $round }
late-never = aucune
late-arena = jusqu’à la fin
order-of-ties = En cas d’égalité
tie-opponents = points des adversaires rencontrés
tie-meetings = rencontres directes
tie-wins = victoires
tie-lot = un tirage au sort, issu du sceau
ties-note = Les appariements suivent les points et les classements, jamais cette liste.
director = Vous dirigez le tournoi
director-note = Avant une ronde, vous pouvez échanger deux personnes ou en laisser une se reposer. Tout le monde peut le voir dans le journal.

# A tournament
to-my-table = À ma table
enter = S’inscrire
enter-late = S’inscrire en retard
enter-late-note = Les rondes manquées comptent 0.
leave = Se désinscrire
leave-running = Quitter le tournoi
leave-sure = Vous n’aurez plus de table. Une partie en cours continue.
leave-really = Quitter
stay = Rester
blocks-note = Les tables suivent les points. Elles peuvent réunir des gens qui se sont bloqués.
make-account = Créer un compte
results = Résultats
results-csv = Tableau (CSV)
results-json = Données (JSON)
records-zip = Enregistrements (ZIP)
print = Imprimer
rounds-title = Rondes
round = Ronde { $number }
round-over = terminée
round-running = { $left ->
    [one] en cours, encore { $left } table sur { $tables }
   *[other] en cours, encore { $left } tables sur { $tables }
}
round-paired = commence à { $time }
round-to-come = à venir
arena-until = Nouvelles tables jusqu’à { $time }
my-table = Ronde { $round } : vous êtes à la table { $number }, siège { $seat }.
my-arena-table = Vous êtes à la table { $number }, siège { $seat }.
starts-in = commence dans
my-table-runs = Votre table est prête.
standings = Classement
standings-after = Classement après la ronde { $round }
entrants = Inscrits
no-entrants = Personne ne s’est encore inscrit.
place = rang
player = joueur
games = parties
points = points
opponents = adversaires
wins = victoires
rating = classement
you = vous
state-in = joue
state-excused = se repose
state-out = éliminé
state-left = parti
points-note = Points : à chaque table, la part des adversaires que vous devancez, soit 1 pour le premier et 0 pour le dernier. En cas d’égalité : points des adversaires, rencontres directes, victoires, puis tirage au sort.
points-note-duplicate = Points : la part des autres tables où votre siège a fait moins bien que vous. La meilleure place compte d’abord, puis le plus grand écart avec les autres de la table. En cas d’égalité : points des adversaires, rencontres directes, victoires, puis tirage au sort.
round-closed = Toutes les tables de cette ronde ont les mêmes tirages. Jusqu’à la fin de la dernière, seules les personnes assises à une table la voient, et il n’y a pas de résultats.
round-seal = Sceau de la ronde { $number }
round-seal-note = Les tirages de toutes les tables de la ronde viennent d’un secret dont ce sceau est le SHA-256. Le secret est montré quand la dernière table a terminé.
table-number = Table { $number }
table-running = tour { $turns }
table-over = terminée
table-paired = va commencer
table-look = Table { $number } : voir
table-points = { $place ->
    [1] 1re place
    [2] 2e place
    [3] 3e place
    [4] 4e place
    [5] 5e place
   *[other] 6e place
}, points : { $points }
bot-level = bot
resting = Sans table dans cette ronde : { $names }
no-rounds = La première ronde est appariée quand le tournoi commence.
start = Commencer le tournoi
start-round = Commencer la ronde
swap = Échanger
swap-first = Échanger cette personne
swap-second = avec
excuse = Laisser se reposer
excuse-who = Laisser se reposer à la prochaine ronde, ou reprendre une personne éliminée
cancel = Annuler le tournoi
cancel-sure = Les parties en cours continuent, mais ne comptent pas ici.
cancel-really = L’annuler
keep = Le garder
done = C’est fait.
choose-person = Choisir une personne
entry-link-label = Lien pour s’inscrire
log = Journal
step-started = Le tournoi a commencé.
step-swapped = Ronde { $round } : { $names } ont été échangés.
step-excused = { $names } se repose après la ronde { $round }.
step-out = { $names } est hors du tournoi après avoir manqué la ronde { $round }.
step-left = { $names } a quitté le tournoi.
step-entered-late = { $names } est entré en retard, après la ronde { $round }.
step-paired-again = La ronde { $round } a été appariée à nouveau.
step-cancelled = Le tournoi a été annulé.
seal = Sceau
seal-note = Les tirages au sort viennent d’un secret dont ce sceau est le SHA-256. Le secret est montré à la fin.
secret = Secret

# Refusals
problem-no-tournament = Ce tournoi n’existe pas, ou ne vous est pas ouvert.
problem-not-director = Seul l’arbitre du tournoi peut le faire.
problem-wrong-token = Il faut le lien complet que l’arbitre vous a envoyé.
problem-friends-only = Seuls les amis de l’arbitre peuvent s’inscrire.
problem-entered = Vous êtes déjà inscrit.
problem-not-entered = Vous n’êtes pas inscrit.
problem-entry-closed = Les inscriptions sont closes.
problem-full = Il est complet.
problem-too-few = Il y a trop peu de monde pour commencer.
problem-begun = Il a déjà commencé.
problem-not-running = Il n’est pas en cours.
problem-no-pairing = Aucune ronde n’est sur le point de commencer.
problem-no-entrant = Cette personne n’y joue pas.
problem-same-entrant = Choisissez deux personnes différentes.
problem-too-many-tournaments = Vous dirigez trop de tournois inachevés.
problem-no-clock = Il faut une pendule pour un tournoi.
problem-no-duplicate = Un duplicate se joue au système suisse ou en toutes rondes.
problem-too-early = Le début est déjà passé.
problem-too-late = Le début est dans plus d’un an.
problem-not-signed-in = Il faut un compte pour s’inscrire.
problem-account-only = Il faut un compte pour s’inscrire.
