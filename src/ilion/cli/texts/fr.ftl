# What the terminal says by itself; whatever a game has to say stands in that game's catalogue.

## Commands

help =
    Tapez un coup tel qu’il figure dans la liste, ou son numéro s’il en a un.
      ?             cette aide, et la règle en jeu
      ? COUP        ce que le coup produirait
      why COUP      pourquoi le coup n’est pas permis
      hint          ce que ferait un robot, et pourquoi
      moves [MOT]   les coups à nouveau, ou ceux qui contiennent un mot
      more          la suite d’une longue liste
      board         le plateau à nouveau
      log           ce qui s’est passé, et selon quelle règle
      undo          reprendre la dernière décision, tant que personne n’a rien appris
      save FICHIER  écrire la partie dans un fichier
      load FICHIER  reprendre plutôt une partie enregistrée
      rules [ID]    toutes les règles, ou une seule
      quit          quitter
try = Tapez un coup, ou ? pour l’aide.
not-understood = { $reason } ({ $clause }) ? donne de l’aide.
no-move-with = Aucun coup ne contient « { $word } ».
no-more-moves = C’était tout ; moves les affiche à nouveau.
more-moves = … et encore { $number } : more les montre, moves MOT ceux qui contiennent un mot.
why-what = why est suivi d’un coup.
why-not = Rien ne s’y oppose : { $move }
no-clause = Il n’y a pas de règle { $id } ; elles vont de { $first } à { $last }.
remember = À cette table, le passé est affaire de mémoire ; voici ce qu’on vous a dit en dernier.
which-game = Quel jeu ?{" "}

## People

you = Vous
seat = Joueur { $letter }
player = { $name } ({ $player })
bot-names = Nestor, Cassandre, Priam, Hélène, Hector, Andromaque
seated = { $number } { $name }
cover = C’est à { $name }. Que personne d’autre ne regarde ; appuyez sur Entrée.{" "}
to-move = C’est à { $name }.

## Taking back

taken-back = Coup repris : { $move }
taken-back-events = Annulé : { $number ->
    [1] le dernier événement
   *[other] les { $number } derniers événements
}
no-undo-nothing = Il ne s’est encore rien passé que l’on puisse reprendre.
no-undo-draw = Il y a eu un tirage depuis votre dernière décision : ce qu’il a montré ne s’oublie pas.
no-undo-other = { $name } a joué depuis votre dernière décision.
no-undo-shown = Votre dernière décision a montré quelque chose de caché, qui ne s’oublie pas.
no-undo-remember = Votre dernière décision a montré ce que chacun doit retenir seul ; un second essai ne serait pas juste.

## Files

save-what = save est suivi du nom d’un fichier.
load-what = load est suivi du nom d’un fichier.
exists = { $file } existe déjà ; choisissez un autre nom.
cannot-write = Impossible d’écrire { $file } : { $reason }.
saved = Enregistré : « load { $file } » reprend ici.
loaded = { $title }, après { $number ->
    [1] 1 événement
   *[other] { $number } événements
}.
save-before-leaving = Enregistrer la partie avant de partir ? Nom de fichier, ou Entrée pour non :{" "}
save-at-end = Enregistrer cette partie ? Nom de fichier, ou Entrée pour non :{" "}
input-ended = L’entrée est finie, et la partie s’arrête donc ici.
input-ended-unsaved = L’entrée est finie, et la partie s’arrête donc ici, sans être enregistrée.

## Previews and results

points = points
place = { $place ->
    [1] 1er
   *[other] { $place }e
} : { $players }
place-shared = { $place ->
    [1] 1er
   *[other] { $place }e
} ex æquo : { $players }

## Replay

replay-keys = Entrée : suite   b : retour   g N : à l’événement N   q : quitter
replay-range = (événements 0 à { $last })
replay-at = Événement { $number } sur { $last }
