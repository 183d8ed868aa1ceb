# What the terminal says by itself; whatever a game has to say stands in that game's catalogue.

## Commands

help =
    Gib einen Zug ein, wie er in der Liste steht, oder seine Nummer, wenn er eine hat.
      ?             diese Hilfe und die Regel, nach der du gerade spielst
      ? ZUG         was der Zug bewirken würde
      why ZUG       warum der Zug nicht erlaubt ist
      hint          was ein Bot tun würde und warum
      moves [WORT]  die Züge noch einmal, oder die, die ein Wort enthalten
      more          die nächsten Züge einer langen Liste
      board         noch einmal das Spielbrett
      log           was geschehen ist, und nach welcher Regel
      undo          die letzte Entscheidung zurücknehmen, solange sie nichts verraten hat
      save DATEI    das Spiel in eine Datei schreiben
      load DATEI    stattdessen mit einem gespeicherten Spiel weitermachen
      rules [ID]    alle Regeln, oder eine
      quit          aufhören
try = Gib einen Zug ein, oder ? für Hilfe.
not-understood = { $reason } ({ $clause }) Mit ? bekommst du Hilfe.
no-move-with = In keinem Zug kommt „{ $word }“ vor.
no-more-moves = Das waren alle; „moves“ zeigt sie noch einmal.
more-moves = … und { $number } weitere: „more“ zeigt sie, „moves WORT“ die mit einem Wort darin.
why-what = Gib nach „why“ einen Zug ein.
why-not = Dieser Zug ist erlaubt: { $move }
no-clause = Es gibt keine Regel { $id }; sie gehen von { $first } bis { $last }.
remember = An diesem Tisch spielst du aus dem Gedächtnis; das hier hast du zuletzt erfahren.
which-game = Welches Spiel?{" "}

## People

you = Du
seat = Spieler { $letter }
player = { $name } ({ $player })
bot-names = Nestor, Kassandra, Priamos, Helena, Hektor, Andromache
seated = { $number } { $name }
cover = { $name } ist am Zug. Wenn sonst niemand hinsieht, drück die Eingabetaste.{" "}
to-move = { $name } ist am Zug.

## Taking back

taken-back = Zurückgenommen: { $move }
taken-back-events = Zurückgenommen: { $number ->
    [1] das letzte Ereignis
   *[other] die letzten { $number } Ereignisse
}
no-undo-nothing = Es gibt noch nichts zurückzunehmen.
no-undo-draw = Seit deiner letzten Entscheidung wurde gezogen: Was dabei zu sehen war, lässt sich nicht vergessen.
no-undo-other = Seit deiner letzten Entscheidung hat { $name } gezogen.
no-undo-shown = Deine letzte Entscheidung hat etwas Verborgenes gezeigt, und das lässt sich nicht vergessen.
no-undo-remember = Deine letzte Entscheidung hat gezeigt, was sich jeder selbst merken muss; ein zweiter Versuch wäre nicht gerecht.

## Files

save-what = Gib nach „save“ den Namen einer Datei ein.
load-what = Gib nach „load“ den Namen einer Datei ein.
exists = { $file } gibt es schon; wähle einen anderen Namen.
cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
saved = Gespeichert: „load { $file }“ macht von hier aus weiter.
loaded = { $title }, nach { $number ->
    [1] 1 Ereignis
   *[other] { $number } Ereignissen
}.
save-before-leaving = Das Spiel vorher speichern? Dateiname, oder die Eingabetaste für Nein:{" "}
save-at-end = Dieses Spiel speichern? Dateiname, oder die Eingabetaste für Nein:{" "}
input-ended = Die Eingabe ist zu Ende, deshalb hört das Spiel hier auf.
input-ended-unsaved = Die Eingabe ist zu Ende, deshalb hört das Spiel hier auf, ungespeichert.

## Previews and results

points = Punkte
place = { $place }. Platz: { $players }
place-shared = { $place }. Platz, geteilt: { $players }

## Replay

replay-keys = Eingabe: weiter   b: zurück   g N: zu Ereignis N   q: aufhören
replay-range = (Ereignisse 0 bis { $last })
replay-at = Ereignis { $number } von { $last }

## Rückblick

review-title = Rückblick auf { $title }: Gewinnchancen von 100, nach dem, was jeder wusste
review-start = Beginn
review-luck = Glück
review-own = eigene Züge
review-others = Züge der anderen
review-end = Ende
review-stand-in = Davon entschied bei { $player } ein Ersatzspieler { $change }.
review-apart = Die Chancen müssen zusammen nicht 100 ergeben: Jeder wusste etwas anderes.
review-turning = Was für { $player } am meisten zählte
review-change = { $before } → { $after } ({ $cause })
review-resigned = { $player } gibt auf.
review-too-close = Zu knapp für ein Urteil.
review-better = Besser als die Wahl des Bots: { $played } statt { $best }. Der Bot hätte gespielt: { $words }
review-inaccuracy = Ungenau: { $played } statt { $best }. Der Bot hätte gespielt: { $words }
review-mistake = Fehler: { $played } statt { $best }. Der Bot hätte gespielt: { $words }
review-blunder = Grober Fehler: { $played } statt { $best }. Der Bot hätte gespielt: { $words }
review-grades = Entscheidungen von { $player }: { $grades }.
review-n-better = { $number } besser als der Bot
review-n-good = { $number } ebenso gut
review-n-inaccuracy = { $number } ungenau
review-n-mistake = { $number } Fehler
review-n-blunder = { $number ->
    [one] { $number } grober Fehler
   *[other] { $number } grobe Fehler
}
review-n-close = { $number ->
    [one] { $number } Entscheidung war zu knapp für ein Urteil.
   *[other] { $number } Entscheidungen waren zu knapp für ein Urteil.
}
review-bot = Beurteilt vom Bot { $level } der Version { $release }. Eine Note sagt, was er vorgezogen hätte, nicht, was wahr ist.
review-bot-rated = Beurteilt vom Bot { $level } der Version { $release }, { $rating } Wertungspunkte über medium. Eine Note sagt, was er vorgezogen hätte, nicht, was wahr ist.
review-written = { $file } geschrieben
review-not-over = dieses Spiel ist nicht zu Ende; einen Rückblick gibt es erst danach
review-seat-view = diese Aufzeichnung zeigt nur die Sicht eines Spielers; ein Rückblick braucht die ganze
