# What the terminal says by itself; whatever a game has to say stands in that game's catalogue.

## Commands

help =
    Tapez un coup tel qu’il figure dans la liste, ou son numéro s’il en a un.
      ?             cette aide, et la règle en jeu
      ? COUP        ce que ferait le coup
      why COUP      pourquoi le coup n’est pas permis
      hint          ce que ferait un bot, et pourquoi
      moves [MOT]   les coups à nouveau, ou ceux qui contiennent un mot
      more          la suite d’une longue liste
      board         le plateau à nouveau
      log           ce qui s’est passé, et selon quelle règle
      undo          annuler la dernière décision, tant qu’elle n’a rien révélé
      save FICHIER  écrire la partie dans un fichier
      load FICHIER  reprendre plutôt une partie enregistrée
      rules [ID]    toutes les règles, ou une seule
      quit          quitter
try = Tapez un coup, ou ? pour l’aide.
not-understood = { $reason } ({ $clause }) Tapez ? pour l’aide.
no-move-with = Aucun coup ne contient « { $word } ».
no-more-moves = C’était tout ; « moves » les affiche à nouveau.
more-moves = … et encore { $number } : « more » les montre, « moves MOT » ceux qui contiennent un mot.
why-what = Tapez un coup après « why ».
why-not = Ce coup est permis : { $move }
no-clause = Il n’y a pas de règle { $id } ; elles vont de { $first } à { $last }.
remember = À cette table, on joue de mémoire ; voici la dernière chose qu’on vous a dite.
which-game = Quel jeu ?{" "}

## People

you = Vous
seat = Joueur { $letter }
player = { $name } ({ $player })
bot-names = Nestor, Cassandre, Priam, Hélène, Hector, Andromaque
seated = { $number } { $name }
cover = C’est à { $name }. Quand personne d’autre ne regarde, appuyez sur Entrée.{" "}
to-move = C’est à { $name }.

## Taking back

taken-back = Coup annulé : { $move }
taken-back-events = Annulé : { $number ->
    [1] le dernier événement
   *[other] les { $number } derniers événements
}
no-undo-nothing = Il n’y a encore rien à annuler.
no-undo-draw = Il y a eu un tirage depuis votre dernière décision : ce qu’il a montré ne s’oublie pas.
no-undo-other = { $name } a joué depuis votre dernière décision.
no-undo-shown = Votre dernière décision a montré quelque chose de caché, qui ne s’oublie pas.
no-undo-remember = Votre dernière décision a montré ce que chacun doit retenir ; un second essai ne serait pas juste.

## Files

save-what = Tapez le nom d’un fichier après « save ».
load-what = Tapez le nom d’un fichier après « load ».
exists = { $file } existe déjà ; choisissez un autre nom.
cannot-write = Impossible d’écrire { $file } : { $reason }.
saved = Enregistré : « load { $file } » reprend ici.
loaded = { $title }, après { $number ->
    [1] 1 événement
   *[other] { $number } événements
}.
save-before-leaving = Enregistrer la partie avant de partir ? Nom de fichier, ou Entrée pour non :{" "}
save-at-end = Enregistrer cette partie ? Nom de fichier, ou Entrée pour non :{" "}
input-ended = L’entrée est finie, la partie s’arrête donc ici.
input-ended-unsaved = L’entrée est finie, la partie s’arrête donc ici, sans être enregistrée.

## Previews and results

points = points
place = { $place ->
    [1] 1er
   *[other] { $place }e
} : { $players }
place-shared = { $place ->
    [1] 1er
   *[other] { $place }e
} ex æquo : { $players }

## Replay

replay-keys = Entrée : suite   b : retour   g N : à l’événement N   q : quitter
replay-range = (événements 0 à { $last })
replay-at = Événement { $number } sur { $last }

## Analyse

review-title = Analyse de { $title } : chances de gagner sur 100, d’après ce que chacun savait
review-start = début
review-luck = hasard
review-own = propres décisions
review-others = décisions des autres
review-end = fin
review-stand-in = Parmi les décisions de { $player }, { $change } viennent d’un remplaçant.
review-apart = Les chances des joueurs ne font pas forcément 100 : chacun savait autre chose.
review-turning = Les moments décisifs pour { $player }
review-change = { $before } → { $after } ({ $cause })
review-resigned = { $player } abandonne.
review-too-close = Trop serré pour trancher.
review-better = Mieux que le choix du bot : { $played } au lieu de { $best }. Le bot aurait joué : { $words }
review-inaccuracy = Imprécision : { $played } au lieu de { $best }. Le bot aurait joué : { $words }
review-mistake = Erreur : { $played } au lieu de { $best }. Le bot aurait joué : { $words }
review-blunder = Grosse erreur : { $played } au lieu de { $best }. Le bot aurait joué : { $words }
review-grades = Décisions de { $player } : { $grades }.
review-n-better = { $number ->
    [one] { $number } meilleure que le bot
   *[other] { $number } meilleures que le bot
}
review-n-good = { $number ->
    [one] { $number } aussi bonne
   *[other] { $number } aussi bonnes
}
review-n-inaccuracy = { $number ->
    [one] { $number } imprécision
   *[other] { $number } imprécisions
}
review-n-mistake = { $number ->
    [one] { $number } erreur
   *[other] { $number } erreurs
}
review-n-blunder = { $number ->
    [one] { $number } grosse erreur
   *[other] { $number } grosses erreurs
}
review-n-close = { $number ->
    [one] { $number } décision était trop serrée pour trancher.
   *[other] { $number } décisions étaient trop serrées pour trancher.
}
review-bot = Jugé par le bot { $level } de la version { $release }. Une note dit ce qu’il aurait préféré, non ce qui est vrai.
review-bot-rated = Jugé par le bot { $level } de la version { $release }, { $rating } points de classement au-dessus de medium. Une note dit ce qu’il aurait préféré, non ce qui est vrai.
review-written = { $file } écrit

## Help

usage = Usage
options-heading = Options
arguments-heading = Arguments
commands-heading = Commandes
with-colon = { $text } :
help-help = Afficher cette aide et quitter.
help-default = par défaut
help-required = obligatoire
help-ilion = Quatre jeux de société de Troie, de la mer et du Nil.
help-version = Afficher la version.
help-language = en, de, fr, es ou nl ; par défaut, la langue du terminal.
help-games = Lister les jeux, le nombre de joueurs et les options.
help-play = Jouer contre des bots, ou à plusieurs sur un terminal.
help-play-game = Quel jeu ; `ilion games` les liste.
help-play-seats = Combien de joueurs, personnes et bots ; par défaut, le minimum.
help-play-people = Combien de personnes partagent ce terminal.
help-play-seat = Le siège de la première personne, à partir de 1 ; les autres sont à côté.
help-play-bots = Qui joue aux autres sièges : easy, medium, hard, expert, olympian, ou un bot par son nom.
help-play-bot = Un programme, ou une classe à vous, qui joue à leur place aux autres sièges.
help-play-option = Une option du jeu.
help-play-seed = Fixe tous les tirages, pour rejouer la même partie.
help-play-load = Reprendre une partie enregistrée.
help-play-tolerate = Jouer un coup au hasard si le bot échoue, et le signaler.
help-replay = Parcourir une partie enregistrée.
help-replay-file = Une partie enregistrée.
help-replay-seat = Ne montrer que ce que ce siège (1, 2 …) a vu ; sinon, ce qu’a vu un spectateur.
help-replay-all = Tout montrer d’un coup ; par défaut sans terminal.
help-replay-steps = Avec --all : montrer chaque événement au lieu de tours entiers.
help-replay-annotate = Afficher la partie, chaque tour raconté en commentaire.
help-hint = Montrer ce que pourrait faire le siège au trait dans une partie enregistrée, et pourquoi.
help-hint-file = Une partie enregistrée.
help-hint-seconds = Durée de la réflexion.
help-hint-seed = Fixe les nombres aléatoires de la recherche.
help-verify = Vérifier une partie : chaque coup selon les règles, et chaque tirage si un serveur s’y est engagé.
help-verify-file = Le fichier d’une partie.
help-verify-seal = Le sceau que votre appareil a gardé avant la partie.
help-doctor = Montrer ce qui marche ici, ce qui manque et ce que cela coûte.
help-arena = Faire jouer des bots entre eux, à tous les sièges des mêmes donnes, ou un bot contre lui-même.
help-arena-words = Quel jeu ; avec `balance`, vérifier que ses sièges se valent.
help-arena-bots = Qui joue, un nom par siège ou plus.
help-arena-games = Combien de parties ; la dernière donne est jouée à tous les sièges.
help-arena-seats = Joueurs par partie ; par défaut, autant que de bots.
help-arena-option = Une option du jeu.
help-arena-budget = Secondes par décision, pour les recherches sans budget.
help-arena-jobs = Processus qui jouent.
help-arena-seed = Fixe les donnes, et des parties entières entre bots qui comptent leurs itérations.
help-arena-out = Écrire FILE.jsonl, pour continuer plus tard, et des résumés dans FILE.json et FILE.svg.
help-arena-on = Où jouer : local, ray, ou une grappe Ray, ray://HOST:PORT.
help-arena-tolerate = Jouer un coup au hasard si un programme ou une classe échoue, et lister les échecs.
help-review = Analyser une partie terminée : où les chances ont changé, et pourquoi.
help-review-file = Le fichier d’une partie terminée.
help-review-seat = De qui montrer les moments décisifs, à partir de 1.
help-review-svg = Écrire le graphique dans ce fichier.
help-review-json = Écrire toute l’analyse dans ce fichier.
help-review-deep = Revoir plus à fond les plus grands changements et erreurs.
help-mcp = Laisser jouer un modèle de langage : un serveur du Model Context Protocol sur l’entrée et la sortie standard.
help-serve = Lancer le serveur : des tables pour personnes et bots.
help-serve-host = L’adresse sur laquelle écouter.
help-serve-port = Le port sur lequel écouter.
help-serve-db = sqlite:///FILE ou postgresql://… ; par défaut, un fichier de votre dossier de données.
help-serve-processes = Processus qui répondent aux requêtes derrière l’unique port ; plusieurs utilisent plusieurs processeurs.
help-serve-workers = Processus où réfléchissent les bots, en plus d’un pour les décisions rapides ; par défaut, un de moins que de processeurs.
help-serve-origin = Une autre origine dont les pages peuvent se connecter, par exemple https://example.org.
help-serve-open-browser = Ouvrir l’application web dans le navigateur dès que le serveur répond.
help-serve-trust-proxy = Se fier aux en-têtes X-Forwarded-For et -Proto de ce proxy : une adresse ou un réseau. À répéter pour plusieurs.
help-serve-secure-cookies = N’envoyer les cookies que par HTTPS.
help-serve-guest-days = Supprimer les invités ce nombre de jours après leur dernière visite.
help-serve-rate = Requêtes et messages par seconde, par session et par adresse.
help-serve-burst = Combien d’entre eux peuvent arriver d’un coup.
help-serve-request-time = Le temps qu’une requête peut mettre à arriver.
help-serve-sockets = Combien de WebSockets peuvent être ouvertes à la fois.
help-serve-sockets-per-address = Combien d’entre elles peuvent venir d’une même adresse.
help-serve-sockets-per-person = Combien d’entre elles une même personne peut avoir.
help-serve-host-account = L’identifiant d’un compte qui peut ouvrir la page de l’hôte.
help-serve-address = L’adresse de l’application web, pour les liens des courriels.
help-serve-smtp = smtp://USER@HOST:PORT ou smtps://…, pour envoyer des courriels ; le mot de passe est lu dans ILION_SMTP_PASSWORD.
help-serve-mail-from = L’expéditeur des courriels.
help-serve-private-push = Envoyer les notifications push aussi à des services de réseaux privés et sans TLS.
help-serve-reviews = Analyser les parties terminées : jamais, si un joueur le demande, ou en plus toute partie classée.
help-serve-lease = Au bout de combien de secondes un autre serveur remplace un serveur tombé.
help-train = Entraîner un réseau contre lui-même.
help-train-game = Pour quel jeu ; `ilion games` les liste.
help-train-seats = Joueurs par partie ; chaque nombre de joueurs a son propre réseau.
help-train-out = Le dossier de travail ; la même commande y reprend plus tard.
help-train-games = Parties contre soi-même par cycle.
help-train-rounds = Cycles de jeu et d’ajustement.
help-train-samples = Positions retenues de chaque partie.
help-train-first = Unités de la première couche cachée.
help-train-second = Unités de la deuxième couche cachée.
help-train-epochs = Combien de fois l’ajustement parcourt les positions.
help-train-gate = Nouvelles donnes où le réseau doit battre le précédent ; 0 accepte tout réseau.
help-train-player = Qui joue dès qu’il y a un réseau, par exemple search:iterations=100.
help-train-start = Un réseau de départ.
help-train-seed = Fixe toutes les parties et l’ajustement.
help-train-jobs = Processus qui jouent.
help-train-device = Où ajuster : auto, cpu ou cuda.
help-new-game = Écrire un paquet avec un petit jeu complet et ses tests, pour commencer.
help-new-game-name = Le nom du jeu : minuscules, chiffres et traits d’union.
help-new-game-folder = Où l’écrire ; par défaut, ici dans un dossier de ce nom.
help-bench = Mesurer la vitesse.
help-bench-peers = Mesurer nos jeux à côté de ceux d’OpenSpiel, PettingZoo, RLCard et pgx, s’ils sont installés.
help-bench-games = Quels jeux ; tous par défaut.
help-bench-seconds = Durée de la mesure de chaque nombre.
help-bench-json = Écrire aussi les chiffres dans un fichier.
help-bench-engine = Mesurer combien de coups par seconde font les règles, compilées et interprétées.
help-bench-search = Mesurer combien d’itérations par seconde fait la recherche.
help-bench-search-peers = Mesurer aussi la recherche d’OpenSpiel.
help-bot = Outils pour écrire des bots.
help-bot-check = Essayer un bot : échecs, temps, mémoire, et s’il répète ses coups. Code de sortie 1 s’il échoue.
help-bot-check-command = Comment lancer le programme, ou « class my_bot.py:MyBot » pour une classe Python.
help-bot-check-games = Un jeu à essayer ; tous par défaut.
help-bot-check-seconds = Le temps pour chaque réponse d’un programme.
help-bot-check-positions = Positions sur lesquelles l’interroger, pour chaque nombre de joueurs essayé.
help-bot-check-json = Écrire aussi le rapport dans un fichier.
help-bot-schema = Afficher le schéma JSON de tous les messages qu’un bot reçoit et envoie dans un jeu.
help-bot-schema-game = Quel jeu ; `ilion games` les liste.
help-benchmark = Tâches fixes pour agents, aux résultats reproductibles.
help-benchmark-jobs = Processus qui jouent.
help-benchmark-list = Lister les tâches.
help-benchmark-list-names = N’afficher que les noms, un par ligne.
help-benchmark-run = Faire jouer une tâche à un agent et écrire le résultat.
help-benchmark-run-name = Quelle tâche ; `ilion benchmark list` les liste.
help-benchmark-run-agent = Un bot par son nom, un programme (« cmd python my_bot.py ») ou une classe (« class my_bot.py:MyBot »).
help-benchmark-run-label = Le nom de l’agent dans le tableau ; par défaut, tel quel.
help-benchmark-run-note = Une note pour les lecteurs : ce qui a été entraîné, combien de temps, sur quoi.
help-benchmark-run-budget = Secondes par décision, pour les agents qui acceptent un budget.
help-benchmark-run-deals = Moins de donnes, pour un essai rapide ; le tableau omet le résultat.
help-benchmark-run-out = Le fichier du résultat ; par défaut, nommé d’après la tâche et l’agent.
help-benchmark-table = Afficher le classement. Les résultats d’autres versions d’une tâche, ou de moins de donnes, sont omis.
help-benchmark-table-places = Des résultats, ou des dossiers de résultats ; par défaut, docs/benchmark.
help-benchmark-table-markdown-table = Afficher du Markdown, comme dans la documentation.
help-benchmark-verify = Rejouer un résultat, partie par partie. Code de sortie 1 si les parties diffèrent.
help-benchmark-verify-file = Un résultat.
help-host = Pour l’hôte d’un serveur.
help-host-db = La base de données du serveur, comme pour `ilion serve`.
help-host-address = L’adresse de l’application web, pour le lien.
help-host-token = Afficher un lien vers la page de l’hôte, valable un jour.
help-host-reset = Afficher un lien par lequel le titulaire d’un compte choisit un nouveau mot de passe, valable 30 minutes.
help-host-reset-login = L’identifiant du compte.

## Wrong arguments

usage-error = Erreur : { $reason }
usage-try = « { $command } » montre ce qui est possible.
usage-similar = Vouliez-vous dire { $names } ?
usage-no-command = Il n’y a pas de commande « { $command } ».
usage-no-option = Il n’y a pas d’option { $option }.
usage-no-value = Il faut une valeur après { $option }.
usage-flag = { $option } ne prend pas de valeur.
usage-missing-argument = Il manque { $name }.
usage-missing-option = Il manque l’option { $name }.
usage-missing-command = Nommez une commande.
usage-extra = Rien d’autre n’est attendu ici : { $given }.
usage-integer = { $name } doit être un nombre entier, pas « { $value } ».
usage-number = { $name } doit être un nombre, pas « { $value } ».
usage-at-least = { $name } doit valoir au moins { $limit }, pas { $value }.
usage-at-most = { $name } doit valoir au plus { $limit }, pas { $value }.
usage-choice = Pour { $name }, choisissez parmi { $choices }, pas « { $value } ».

## The list of games

games-id = jeu
games-title = titre
games-players = joueurs
games-options = options

## A new game

new-game-written = { $folder } contient un petit jeu complet. Installez-le avec : { $command }
new-game-next = Lancez ensuite pytest dans { $folder }, puis jouez : ilion play { $name }

## The check of a record

verify-rules = { $events ->
    [1] L’unique événement respecte
   *[other] Les { $events } événements respectent
} les règles.
verify-draws = { $draws ->
    [1] L’unique tirage correspond
   *[other] Les { $draws } tirages correspondent
} à l’engagement.
verify-ranked = Les tirages ont été faits par rang, comme aux autres tables d’une ronde en duplicate.
verify-unranked = { $draws ->
    [one] Un tirage est venu
   *[other] { $draws } tirages sont venus
} tout de même d’une seule suite, parce que le jeu ne dit pas ce qui est tiré et où : les autres tables ont tiré autre chose.
verify-local = Aucun serveur ne s’est engagé sur les tirages de cette partie : on ne peut rien en dire.
verify-running = La partie n’est pas terminée.
verify-revealed = Sièges dont la valeur était engagée avant toute révélation, si bien que personne n’a pu choisir les tirages : { $seats }.
verify-unrevealed = Sièges qui ont engagé une valeur sans la révéler et pouvaient, avec l’hôte, choisir entre deux parties : { $seats }.
verify-silent = Sièges qui n’ont ajouté aucune valeur : { $seats }.
verify-host = Les tirages dépendent donc du seul secret de l’hôte.
verify-position = La partie a commencé par une position : ce qui y était caché n’a pas été tiré de ces valeurs.
verify-imported = La partie vient d’un fichier : ses joueurs connaissaient peut-être le secret, ses tirages ne prouvent donc rien.
verify-continues = La partie a commencé selon les règles { $rules } et a continué selon d’autres. Sa première partie est un enregistrement à part, dont rien n’est vérifié ici.
verify-adjudicated = La partie a été arbitrée, non finie : { $result }.
verify-seal-fits = Le sceau donné correspond.
verify-seal = Le sceau de cette partie est { $seal }.

## Errors

error-cannot-read = Impossible de lire { $file } : { $reason }. Choisissez un fichier écrit par « save ».
error-not-text = { $file } n’est pas un fichier texte. Choisissez un fichier écrit par « save ».
error-seat = Il n’y a pas de siège { $number } ; les sièges vont de 1 à { $seats }.
error-people = Il peut y avoir de 0 à { $seats } personnes, pas { $people }.
error-load-alone = --load apporte son jeu, ses sièges et ses options : omettez les autres arguments.
error-name-game = Nommez un jeu : { $games }.
error-setting = --option { $text } : écrivez --option NOM=VALEUR.
error-program = Un programme joue dans cette partie : nommez-le avec --bot.
error-mcp = `ilion mcp` a besoin du paquet { $module } : dans un clone d’Ilion, il s’installe avec « pip install '.[mcp]' ».
error-unopened = le serveur n’a pas ouvert son secret, car la partie n’était pas terminée à cet enregistrement.
error-no-seal = Cette partie n’a pas de sceau : aucun serveur ne s’est engagé sur ses tirages.
error-seal = --seal : un sceau a 64 chiffres hexadécimaux (0-9 et a-f) ; copiez-le en entier.
error-language = La langue « { $language } » n’est pas proposée ; choisissez { $languages }.
error-server = Le serveur a besoin du paquet { $module } : dans un clone d’Ilion, « pip install '.[server]' » l’installe.
error-train = L’entraînement a besoin des paquets torch et numpy : dans un clone d’Ilion, « pip install '.[train]' » les installe.
error-game-name = Un jeu ne peut pas s’appeler « { $name } » : prenez des minuscules, des chiffres et des traits d’union, comme dans river-run.
error-game-exists = Il y a déjà un jeu « { $name } » ; choisissez un autre nom.
error-folder-exists = { $folder } existe déjà ; nommez un autre dossier avec --folder.
error-account = Il n’y a pas de compte « { $login } ».
error-database = Impossible d’utiliser la base de données ; le serveur a-t-il déjà été lancé avec elle ? { $reason }
warn-interpreted = Les règles sont interprétées, bien plus lentes que compilées : « ilion doctor » dit pourquoi.

## The arena

arena-bot = bot
arena-games = parties
arena-wins = victoires
arena-place = rang
arena-score = score
arena-margin = écart
arena-rating = cote
arena-slowest = plus lent
arena-seat = siège
arena-average = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} en moyenne
arena-playing = en cours
arena-stopped = Arrêté après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
arena-stopped-kept = { $games ->
    [1] Arrêté après { $games } partie ; elle est dans { $file }.
   *[other] Arrêté après { $games } parties ; elles sont dans { $file }.
}
arena-uneven = Déséquilibré : { $count ->
    [one] l’intervalle du siège { $seats } exclut
   *[other] les intervalles des sièges { $seats } excluent
} { $even }.
arena-even = Aucun intervalle n’exclut { $even }.
arena-shared = { $share } des { $games } parties ont eu plusieurs vainqueurs.
arena-length = { $moves } coups par partie, de { $low } à { $high } dans huit cas sur dix ; le vainqueur a { $margin } points d’avance.
arena-endings = Fins : { $list }
arena-failures = { $failures ->
    [one] { $failures } échec
   *[other] { $failures } échecs
} dans { $faulty ->
    [one] { $faulty } partie
   *[other] { $faulty } parties
} sur { $games } ; des coups au hasard y ont suppléé, les résultats ne sont donc pas ceux du bot :
arena-failure = donne { $deal }, siège { $seat }, { $bot } : { $failure }

## Versions and saved games

version-compiled = ilion { $version }, règles compilées
version-interpreted = ilion { $version }, règles interprétées
error-players = [{ $tag } …] doit nommer un joueur par siège : { $seats }, pas { $found }

## Pictures of the arena

arena-picture = { $title }, joueurs : { $seats }. Part des victoires
arena-picture-seats = { $title }, joueurs : { $seats }. Victoires par siège

## The check of a bot program

check-game = jeu
check-positions = positions essayées
check-failures = échecs
check-median = médiane
check-slowest = la plus lente
check-start = démarrage
check-memory = mémoire
check-repeats = se répète
check-of = { $same } sur { $all }
check-fine = Le bot a joué à { $games ->
    [one] { $games } jeu
   *[other] { $games } jeux
} sans échec.
check-different = interrogé deux fois, il a répondu autrement dans { $different } cas sur { $all } : ses parties ne peuvent pas être reproduites. D’abord { $first }, puis { $second } dans : { $position }
check-killed = il ne s’est pas terminé avec son entrée et a été tué ; un programme qui enregistre quelque chose devrait le faire à « end ».
check-not-whole = la partie n’a pas été jouée en entier.
check-first = Le premier échec, en entier ({ $game })
check-sent = Envoyé :
check-answered = Réponse :
check-errors = Sortie d’erreur :
check-nothing = rien
check-nothing-yet = rien encore
check-empty-line = une ligne vide
check-empty = vide

## Training

train-starting = démarrage
train-stopped = Arrêté ; la même commande reprend dans { $folder }.
train-round = tour
train-positions = positions apprises
train-constant = erreur : constante
train-hand-written = à la main
train-network = réseau
train-gate = épreuve
train-no-gate = aucune
train-refused = { $result }, refusé
train-kept = Le réseau est { $file }.
train-none-passed = Aucun réseau n’a passé son épreuve.

## The benchmark

task-name = tâche
task-players = joueurs
task-opponent = adversaire
task-games = parties
task-agent = agent joueur
task-wins = victoires
task-return = gain moyen
task-decision = par décision
task-range = { $low } à { $high }
task-runs = { $label }, { $runs } essais : { $spread }
task-left-out = Laissés de côté, car d’une autre version d’une tâche ou de moins de donnes : { $left }.
task-written = Le résultat est dans { $file } ; `ilion benchmark verify { $file }` le rejoue.
task-differ = Parties qui diffèrent : { $different } sur { $all }. La première : { $old } était { $new }.
task-same = Toutes les parties sont comme écrites : { $games }.
task-won = a gagné { $share } ({ $low }–{ $high }) des parties, { $games } en tout ; gain moyen { $return } ({ $least } à { $most })
task-alike = toutes les donnes ont fini de même
task-worth = une partie sur des donnes identiques en vaut { $gain } indépendantes
task-time = { $worth } ; { $mean } ms par décision, la plus lente { $slowest } ms
