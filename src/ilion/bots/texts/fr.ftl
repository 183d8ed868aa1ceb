hint-best = Le meilleur coup semble être { $move } : { $words }
hint-worth = { $move } : { $percent } % de chances de gagner, essayé { $visits ->
        [one] une fois
       *[other] { $visits } fois
    } – { $words }
hint-only = Il n’y a qu’un seul coup : { $move }.
hint-close = Le deuxième choix, { $move }, est à peu près aussi bon.
hint-better = Il semble un peu meilleur que le deuxième choix, { $move }.
hint-clear = Il est nettement meilleur que le deuxième choix, { $move }.
external-gone = Le programme s’est arrêté{ $code ->
        [none] .
       *[other] {" "}avec le code { $code }.
    }
external-late = Le programme n’a pas répondu en { $seconds } s.
external-nonsense = Le programme a répondu « { $answer } », qui n’est pas un objet JSON avec « move ».
external-illegal = Le programme a répondu par le coup « { $answer } », qui n’est pas parmi ceux proposés.
external-missing = Le programme { $command } ne peut pas être lancé : { $why }.
external-unasked = Le programme a écrit « { $answer } » sans qu’on le lui demande. Une ligne par demande, et tout le reste sur la sortie d’erreur.

## Bots that cannot be made

no-bot = il n’y a pas de bot « { $id } » ; pour { $title }, il y a { $bots }
no-setting = { $kind } n’a pas de réglage « { $setting } » ; les réglages : { $settings }
no-settings = { $kind } n’a aucun réglage, donc pas « { $setting } » non plus
setting-number = { $kind } : { $setting } doit être un nombre, comme dans { $setting }=1, pas « { $given } »
setting-share = { $kind } : { $setting }={ $given } est impossible ; il faut une valeur entre 0 et 1
setting-positive = { $kind } : { $setting }={ $given } est impossible ; il faut plus de 0
setting-not-negative = { $kind } : { $setting }={ $given } est impossible ; il faut 0 ou plus
class-form = « { $given } » ne nomme pas de classe : écrivez FICHIER.py:NOM ou MODULE:NOM, avec des réglages comme dans my_bot.py:MyBot:depth=2
class-missing = { $where } n’a pas de classe { $class } qui étende ilion.bots.Bot
class-settings = impossible de créer { $class } avec les réglages « { $settings } » : { $reason }
class-not-loadable = impossible de charger { $where } : { $reason }
class-setting-form = « { $given } » : le réglage « { $setting } » doit se lire NOM=VALEUR
command-unreadable = impossible de lire la commande « { $command } » : { $reason }
command-missing = un programme bot a besoin d’une commande qui le lance, comme « python my_bot.py »
illegal-choice = le bot { $bot } a choisi { $move }, qui n’est pas permis : { $reason }
bot-failed = le programme bot « { $name } » a échoué. { $failure }
with-error-output =
    { $failure }
    Sa sortie d’erreur se termine par :
    { $output }
class-failed = le bot « { $name } » a échoué. { $failure }
class-raised = À la décision { $decision } du siège { $seat } ({ $game }), { $class } a levé { $error }
class-no-action = À la décision { $decision } du siège { $seat } ({ $game }), { $class } a renvoyé { $answer }, qui n’est pas une action : un bot renvoie un des nombres de world.legal_actions().
class-illegal = À la décision { $decision } du siège { $seat } ({ $game }), { $class } a choisi l’action { $answer }, que { $clause } interdit : un bot renvoie un des nombres de world.legal_actions().
class-raised-after = Dans { $method }(), { $class } a levé { $error }
with-frames =
    { $failure }
    Cela s’est passé ici, le dernier appel à la fin :
    { $output }
with-report =
    { $failed }
    Le rapport complet, avec la position et tous les appels, se trouve dans { $file }.

## No hint

no-hint-over = la partie est finie
no-hint-draw = aucun siège n’a la main : c’est le moment d’un tirage
no-hint-bot = ce bot ne peut pas expliquer ses coups
