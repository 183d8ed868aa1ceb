## Courriels du serveur. Ils ne contiennent que ce qui a été demandé.

mail-reset-subject = Ilion : un nouveau mot de passe
mail-reset = Quelqu’un, sans doute vous, a oublié le mot de passe du compte { $login }. Ce lien permet d’en choisir un autre. Il sert une fois, pendant 30 minutes :
mail-confirm-subject = Ilion : est-ce votre adresse ?
mail-confirm = Le compte { $login } veut utiliser cette adresse pour les mots de passe oubliés et, si vous les activez, pour les courriels d’avis. Si c’était vous, confirmez-le avec ce lien, dans les 30 minutes :
mail-ignore = Si ce n’était pas vous, ne faites rien. Rien ne change sans le lien.

## Avis par push et par courriel : des jeux et des noms, jamais ce qui est caché ou discuté.

notice-turn = C’est à vous : { $game }, avec { $names }
notice-turn-alone = C’est à vous : { $game }
notice-time-short = Il vous reste peu de temps : { $game }, avec { $names }
notice-time-short-alone = Il vous reste peu de temps : { $game }
notice-invitation = { $name } vous invite à une partie : { $game }
notice-friend = { $name } aimerait être votre ami
notice-unrated = { $name } demande à votre table une partie amicale : { $game }
notice-round = { $name } : une ronde commence
notice-missing-rules = Une partie attend votre choix, car ses règles manquent : { $game }, avec { $names }
notice-missing-rules-alone = Une partie attend votre choix, car ses règles manquent : { $game }
notice-game-over = La partie est terminée : { $game }, avec { $names }
notice-game-over-alone = La partie est terminée : { $game }
notice-review-ready = L’analyse est prête : { $game }
notice-test = Voici à quoi ressemble un avis.
notice-several = { $count } avis
mail-link-once = Chaque lien vous connecte à sa table et ne sert qu’une fois, pendant trois jours : ne le transmettez à personne. L’ouvrir ne joue aucun coup.
mail-off-here = Ne plus recevoir de tels messages :

## Settings that the server cannot use

database-kind = les bases de données « { $kind } » ne sont pas acceptées ; prenez sqlite:///FICHIER ou postgresql://HÔTE/NOM
database-file = une base SQLite doit être un fichier : sqlite:///FICHIER
proxy-unknown = « { $proxy } » n’est pas un proxy auquel on puisse se fier ; nommez son adresse (127.0.0.1) ou son réseau (10.0.0.0/8)
database-in-use = un autre serveur{ $process ->
    [none] {""}
   *[other] {" "}(processus { $process })
} utilise { $database } : arrêtez-le d’abord, ou donnez à celui-ci son propre fichier avec --db ; plusieurs serveurs peuvent partager une base PostgreSQL
database-newer = la base de données a le schéma { $found } d’une version plus récente d’Ilion, et cette version connaît les schémas jusqu’à { $newest } : lancez la version plus récente, ou restaurez une sauvegarde d’avant la mise à jour
database-read-only = la base de données { $database } est en lecture seule pour cet utilisateur : rendez le fichier et son dossier accessibles en écriture, ou choisissez-en une autre avec --db
database-closed = impossible d’ouvrir la base de données { $database } : son dossier doit exister et être accessible en écriture
database-damaged = { $database } est endommagé ou n’est pas une base SQLite : restaurez une sauvegarde, ou choisissez un autre fichier avec --db
database-full = il n’y a plus de place pour la base de données { $database }
database-unusable = la base de données { $database } est inutilisable : { $reason }
cannot-listen = le serveur ne peut pas écouter à l’adresse { $host }, port { $port } : { $reason } ; choisissez un autre port avec --port ou une autre adresse avec --host
processes-unsupported = sur ce système, un serveur ne peut pas se composer de plusieurs processus derrière un même port : omettez --processes
