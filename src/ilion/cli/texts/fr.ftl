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

none = rien
yes = oui
no = non
odds = { $good } sur { $cases } ({ $percent } %)
change = siège { $number } { $points }
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
