# What the terminal says by itself; whatever a game has to say stands in that game's catalogue.

## Commands

help =
    Gib einen Zug ein, wie er in der Liste steht, oder seine Nummer, wenn er eine hat.
      ?             diese Hilfe und die Regel, nach der du gerade spielst
      ? ZUG         was der Zug bewirken würde
      why ZUG       warum der Zug nicht erlaubt ist
      hint          was ein Bot tun würde und warum
      moves [WORT]  die Züge noch einmal, oder die mit einem Wort darin
      more          die nächsten Züge einer langen Liste
      board         noch einmal das Spielbrett
      log           was geschehen ist, und nach welcher Regel
      undo          die letzte Entscheidung zurücknehmen, solange niemand etwas erfahren hat
      save DATEI    das Spiel in eine Datei schreiben
      load DATEI    stattdessen mit einem gespeicherten Spiel weitermachen
      rules [ID]    alle Regeln, oder eine
      quit          aufhören
try = Gib einen Zug ein, oder ? für Hilfe.
not-understood = { $reason } ({ $clause }) ? hilft weiter.
no-move-with = In keinem Zug kommt „{ $word }“ vor.
no-more-moves = Das waren alle; moves zeigt sie noch einmal.
more-moves = … und { $number } weitere: more zeigt sie, moves WORT die mit einem Wort darin.
why-what = Nach why kommt ein Zug.
why-not = Nichts spricht dagegen: { $move }
no-clause = Es gibt keine Regel { $id }; sie gehen von { $first } bis { $last }.
remember = An diesem Tisch muss man sich das Vergangene merken; hier steht, was dir zuletzt gesagt wurde.
which-game = Welches Spiel?{" "}

## People

you = Du
seat = Spieler { $letter }
player = { $name } ({ $player })
bot-names = Nestor, Kassandra, Priamos, Helena, Hektor, Andromache
seated = { $number } { $name }
cover = { $name } ist am Zug. Niemand sonst soll hersehen; weiter mit der Eingabetaste.{" "}
to-move = { $name } ist am Zug.

## Taking back

taken-back = Zurückgenommen: { $move }
taken-back-events = Zurückgenommen: { $number ->
    [1] das letzte Ereignis
   *[other] die letzten { $number } Ereignisse
}
no-undo-nothing = Noch ist nichts geschehen, was sich zurücknehmen ließe.
no-undo-draw = Seit deiner letzten Entscheidung wurde gezogen: Was dabei zu sehen war, lässt sich nicht vergessen.
no-undo-other = Seit deiner letzten Entscheidung hat { $name } gezogen.
no-undo-shown = Deine letzte Entscheidung hat etwas Verborgenes gezeigt, und das lässt sich nicht vergessen.
no-undo-remember = Deine letzte Entscheidung hat gezeigt, was sich jeder selbst merken muss; ein zweiter Versuch wäre nicht gerecht.

## Files

save-what = Nach save kommt der Name einer Datei.
load-what = Nach load kommt der Name einer Datei.
exists = { $file } gibt es schon; wähle einen anderen Namen.
cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
saved = Gespeichert: „load { $file }“ macht von hier aus weiter.
loaded = { $title }, nach { $number ->
    [1] 1 Ereignis
   *[other] { $number } Ereignissen
}.
save-before-leaving = Das Spiel vorher speichern? Dateiname, oder die Eingabetaste für Nein:{" "}
save-at-end = Dieses Spiel speichern? Dateiname, oder die Eingabetaste für Nein:{" "}
input-ended = Die Eingabe ist zu Ende, und damit endet das Spiel hier.
input-ended-unsaved = Die Eingabe ist zu Ende, und damit endet das Spiel hier, ungespeichert.

## Previews and results

points = Punkte
place = { $place }. Platz: { $players }
place-shared = { $place }. Platz, geteilt: { $players }

## Replay

replay-keys = Eingabe: weiter   b: zurück   g N: zu Ereignis N   q: aufhören
replay-range = (Ereignisse 0 bis { $last })
replay-at = Ereignis { $number } von { $last }
