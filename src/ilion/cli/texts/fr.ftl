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

## Bilan

review-title = Bilan de { $title } : chances de gagner sur 100, d’après ce que chacun savait
review-start = début
review-luck = chance
review-own = propres décisions
review-others = décisions des autres
review-end = fin
review-stand-in = Parmi les décisions de { $player }, { $change } viennent d’un remplaçant.
review-apart = Les chances des joueurs ne font pas forcément 100 : chacun savait autre chose.
review-turning = Les moments décisifs pour { $player }
review-change = { $before } → { $after } ({ $cause })
review-resigned = { $player } abandonne.
review-too-close = Trop serré pour trancher.
review-better = Mieux que le choix du bot : { $played } au lieu de { $best }. Le bot aurait joué : { $words }
review-inaccuracy = Imprécision : { $played } au lieu de { $best }. Le bot aurait joué : { $words }
review-mistake = Erreur : { $played } au lieu de { $best }. Le bot aurait joué : { $words }
review-blunder = Grosse erreur : { $played } au lieu de { $best }. Le bot aurait joué : { $words }
review-grades = Décisions de { $player } : { $grades }.
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
review-not-over = cette partie n’est pas finie ; le bilan se fait seulement après
review-seat-view = ce fichier montre la vue d’un seul joueur ; un bilan demande la partie entière
