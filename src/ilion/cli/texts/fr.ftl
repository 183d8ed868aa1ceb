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
review-not-over = cette partie n’est pas finie ; l’analyse ne se fait qu’après
review-seat-view = ce fichier montre la vue d’un seul joueur ; une analyse demande la partie entière

## Help

usage = Usage
options-heading = Options
arguments-heading = Arguments
commands-heading = Commandes
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
help-play-bot = Un programme qui joue à leur place aux autres sièges.
help-play-option = Une option du jeu.
help-play-seed = Fixe tous les tirages, pour rejouer la même partie.
help-play-load = Reprendre une partie enregistrée.
help-play-tolerate = Jouer un coup au hasard si le programme échoue, et le signaler.
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
help-arena-tolerate = Jouer un coup au hasard si un programme échoue, et lister les échecs.
help-review = Analyser une partie terminée : où les chances ont changé, et pourquoi.
help-review-file = Le fichier d’une partie terminée.
help-review-seat = De qui montrer les moments décisifs, à partir de 1.
help-review-svg = Écrire le graphique dans ce fichier.
help-review-json = Écrire toute l’analyse dans ce fichier.
help-review-deep = Revoir plus à fond les plus grands changements et erreurs.
help-serve = Lancer le serveur : des tables pour personnes et bots.
help-train = Entraîner un réseau contre lui-même.
help-new-game = Écrire un paquet avec un petit jeu complet et ses tests, pour commencer.
help-bench = Mesurer la vitesse.
help-bot = Outils pour écrire des bots.
help-benchmark = Tâches fixes pour agents, aux résultats reproductibles.
help-host = Pour l’hôte d’un serveur.

## The list of games

games-id = jeu
games-title = titre
games-players = joueurs
games-options = options

## The check of a record

verify-rules = { $events ->
    [1] L’unique événement respecte
   *[other] Les { $events } événements respectent
} les règles.
verify-draws = { $draws ->
    [1] L’unique tirage correspond
   *[other] Les { $draws } tirages correspondent
} à l’engagement.
verify-local = Aucun serveur ne s’est engagé sur les tirages de cette partie : on ne peut rien en dire.
verify-running = La partie n’est pas terminée.
verify-revealed = Sièges dont la valeur était engagée avant toute révélation, si bien que personne n’a pu choisir les tirages : { $seats }.
verify-unrevealed = Sièges qui ont engagé une valeur sans la révéler et pouvaient, avec l’hôte, choisir entre deux parties : { $seats }.
verify-silent = Sièges qui n’ont ajouté aucune valeur : { $seats }.
verify-host = Les tirages dépendent donc du seul secret de l’hôte.
verify-position = La partie a commencé par une position : ce qui y était caché n’a pas été tiré de ces valeurs.
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
error-unopened = { $file } : le serveur n’a pas ouvert son secret, car la partie n’était pas terminée à cet enregistrement.
error-no-seal = Cette partie n’a pas de sceau : aucun serveur ne s’est engagé sur ses tirages.
error-seal = --seal : un sceau a 64 chiffres hexadécimaux (0-9 et a-f) ; copiez-le en entier.
error-language = La langue « { $language } » n’est pas proposée ; choisissez { $languages }.
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
