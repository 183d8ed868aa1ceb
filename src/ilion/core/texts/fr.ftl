# Ce que le noyau dit dans tous les jeux.
refusal-over = La partie est finie : plus aucun coup.
refusal-not-a-move = Il n’y a pas de coup numéro { NUMBER($action, useGrouping: 0) } : ils vont de 0 à { NUMBER($last, useGrouping: 0) }.
refusal-not-an-outcome = Ce tirage ne peut pas donner cela.
notation-not-understood = « { $text } » n’est pas compris ici. Essayez par exemple « { $example } ».
notation-no-draw = « { $text } » n’est pas compris ici : un tirage est attendu.
notation-over = « { $text } » : la partie est finie, aucun coup n’est attendu.
seat-name = le siège { $seat }
seat-start = Le siège { $seat }
seat-yours = (vous)
you-name = vous
you-start = Vous
list-more = { $listed }, { $next }
list-last = { $listed } et { $next }
preview-value-none = rien
preview-value-yes = oui
preview-value-no = non
preview-value-odds = { $good } sur { $cases } ({ $percent } %)
preview-value-change = { $seat-name } { $points }

## Errors: games, options and files

os-enoent = fichier ou dossier introuvable
os-eisdir = c’est un dossier
os-enotdir = ce n’est pas un dossier
os-eacces = accès refusé
os-eperm = opération interdite
os-erofs = système de fichiers en lecture seule
os-enospc = plus d’espace disponible
os-enametoolong = nom de fichier trop long
as-is = { $words }
with-clause = { $refusal } ({ $clause })
no-game = il n’y a pas de jeu « { $id } » ; les jeux sont { $games }
game-for-another-core = le jeu « { $id } » a été compilé pour une autre version d’Ilion : reconstruisez et réinstallez son paquet
game-not-loadable = impossible de charger le jeu « { $id } » : { $reason }
game-of-another-name = le paquet de « { $id } » contient le jeu « { $other } » : les deux noms doivent être les mêmes
wrong-seats = le nombre de sièges pour { $title } doit être { $range }, pas { $number }
wrong-option-value = { $title } : l’option { $option } ne peut pas être « { $given } » ; choisissez { $choices }
no-option = { $title } n’a pas d’option « { $option } » ; les options : { $options }
no-options = { $title } n’a pas d’option « { $option } », ni aucune autre
about-file = { $file } : { $reason }
unreadable-file = impossible de lire { $file } : { $reason }
unwritable-file = impossible d’écrire { $file } : { $reason }

## Errors: records

record-line = ligne { NUMBER($line, useGrouping: 0) } : { $reason }
record-position = [{ $tag } …] : { $reason }
record-other-position = [Position …] a un autre nombre de sièges ou d’autres options que l’enregistrement
record-begins-at-end = [Position …] est la fin d’une partie : aucune ne peut commencer là
record-other-rules = cette partie a été jouée selon les règles { $rules } de { $game } ; ce programme a les règles { $ours }
record-seat-view = cet enregistrement montre la vue d’un seul siège : il y manque des événements cachés, on ne peut pas le rejouer
record-undoes-too-much = « { $event } » annule plus d’événements qu’il n’y en a
record-after-end = « { $event } » vient après la fin de la partie
record-draw-due = « { $event } » : c’est le moment d’un tirage (*)
record-seat-due = « { $event } » : c’est à « { $number } » de jouer
record-event = « { $event } » : { $reason }
record-result = le résultat est { $found ->
    [open] ouvert
   *[other] { $found }
}, mais l’enregistrement { $stored ->
    [nothing] n’en donne aucun
   *[other] dit { $stored }
}
record-no-head = un enregistrement commence par [Ilion { $format }]
record-no-tag = l’indication [{ $tag } …] manque
record-no-number = [{ $tag } …] doit être un nombre, pas « { $given } »
record-cut-off = l’enregistrement est coupé : il n’a ni [Check …] ni aucun événement
record-altered = l’enregistrement a été modifié ou coupé : son [Check …] ne correspond pas
record-hidden-from-nobody = [Position …] est cachée, mais l’indication [{ $tag } …], qui dirait à qui, manque
record-tag-twice = [{ $tag } …] apparaît deux fois
record-tag-late = [{ $tag } …] apparaît parmi les coups
record-unquoted = la valeur de [{ $tag } …] n’est pas un texte entre guillemets
record-strange-line = « { $text } » n’est ni une indication entre crochets, ni « * tirage », « siège coup » ou « < nombre »
record-undo-number = « < » doit être suivi du nombre d’événements à annuler

## Errors: positions

position-head = une position de ce jeu commence par « { $head } seats=… », pas par « { $given } »
position-unreadable = ce n’est pas une position : { $reason }
position-impossible = une position impossible : { $reason }
position-in-english = { $reason } (en anglais)
position-twice = « { $part } » apparaît deux fois
position-unknown = « { $part } » n’est pas connu ici
position-pair = « { $given } » devrait se lire « nom{ $mark }valeur »
misread-choice = { $part } : « { $given } » n’est pas parmi { $choices }
misread-number = { $part } : « { $given } » n’est pas un petit nombre
misread-numbers = { $part } : « { $given } » doit être { $wanted ->
    [one] un petit nombre
   *[other] { $wanted } petits nombres
}
misread-count = { $part } : il faut { $wanted } valeurs, pas { $found }
misread-single = { $part } : il faut un seul nombre, pas une liste de { $found }
misread-most = { $part } : il en faut au plus { $most }, pas { $found }
misread-different = { $part } : il faut des mots différents, au plus { $most }
misread-letters = { $part } : « { $given } » ne doit avoir que les lettres { $letters }, ou être un point
misread-twice = { $part } : « { $given } » apparaît deux fois
misread-form = { $part } : « { $given } » devrait se lire comme { $example }
misread-range = { $part } : { $given } est hors de { $range }

## Errors: networks

network-not-one = ce n’est pas un réseau : il ne commence pas par { $magic }
network-cut-off = ce réseau est abîmé : il est coupé
network-format = ce réseau a le format { $found } ; cet Ilion lit le format { $ours }
network-checksum = ce réseau est abîmé : sa somme de contrôle ne correspond pas
network-header = ce réseau est abîmé : son en-tête est illisible
network-weights = ce réseau est abîmé : ses poids sont coupés
network-other = ce réseau a été entraîné pour { $part } { $found } ; il faut ici { $wanted }
network-shape = la forme de ce réseau est { $found } ; il faut ici { $wanted }
network-no-shape = la forme d’un réseau se compose de quatre entiers, pas de { $given }
network-size = un réseau de forme { $shape } est trop grand ou vide
network-count = un réseau de forme { $shape } a { NUMBER($wanted, useGrouping: 0) } poids, pas { NUMBER($found, useGrouping: 0) }
network-numbers = les poids d’un réseau doivent être des nombres de −1 000 000 à 1 000 000
