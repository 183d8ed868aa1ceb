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
      save DATEI    die Partie in eine Datei schreiben
      load DATEI    stattdessen mit einer gespeicherten Partie weitermachen
      rules [ID]    alle Regeln, oder eine
      quit          aufhören
try = Gib einen Zug ein, oder ? für Hilfe.
not-understood = { $reason } ({ $clause }) Mit ? bekommst du Hilfe.
no-move-with = In keinem Zug kommt „{ $word }“ vor.
no-more-moves = Das waren alle; „moves“ zeigt sie noch einmal.
more-moves = … und noch { $number }: „more“ zeigt sie, „moves WORT“ die, in denen ein Wort vorkommt.
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
save-before-leaving = Die Partie vorher speichern? Dateiname, oder die Eingabetaste für Nein:{" "}
save-at-end = Diese Partie speichern? Dateiname, oder die Eingabetaste für Nein:{" "}
input-ended = Die Eingabe ist zu Ende, deshalb hört die Partie hier auf.
input-ended-unsaved = Die Eingabe ist zu Ende, deshalb hört die Partie hier auf, ungespeichert.

## Previews and results

points = Punkte
place = { $place }. Platz: { $players }
place-shared = { $place }. Platz, geteilt: { $players }

## Replay

replay-keys = Eingabe: weiter   b: zurück   g N: zu Ereignis N   q: aufhören
replay-range = (Ereignisse 0 bis { $last })
replay-at = Ereignis { $number } von { $last }

## Analyse

review-title = Analyse von { $title }: Gewinnchancen von 100, nach dem, was jeder wusste
review-start = Beginn
review-luck = Glück
review-own = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-end = Ende
review-stand-in = Davon gehen bei { $player } { $change } auf einen Ersatzspieler zurück.
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

## Help

usage = Aufruf
options-heading = Optionen
arguments-heading = Argumente
commands-heading = Befehle
with-colon = { $text }:
help-help = Diese Hilfe zeigen und beenden.
help-default = Standard
help-required = nötig
help-ilion = Vier Brettspiele von Troja, vom Meer und vom Nil.
help-version = Die Version ausgeben.
help-language = en, de, fr, es oder nl; ohne Angabe die Sprache des Terminals.
help-games = Die Spiele mit Spielerzahl und Optionen auflisten.
help-play = Gegen Bots spielen, oder mehrere Personen an einem Terminal.
help-play-game = Welches Spiel; `ilion games` nennt sie.
help-play-seats = Wie viele mitspielen, Menschen und Bots; ohne Angabe so wenige wie möglich.
help-play-people = Wie viele Personen sich dieses Terminal teilen.
help-play-seat = Der Platz der ersten Person, von 1 an gezählt; weitere sitzen daneben.
help-play-bots = Wer auf den anderen Plätzen spielt: easy, medium, hard, expert, olympian oder ein Bot mit Namen.
help-play-bot = Ein Programm oder eine eigene Klasse für die anderen Plätze.
help-play-option = Eine Option des Spiels.
help-play-seed = Legt alle Ziehungen fest, um dieselbe Partie noch einmal zu spielen.
help-play-load = Mit einer gespeicherten Partie weitermachen.
help-play-tolerate = Einen zufälligen Zug machen, wenn der Bot versagt, und es melden.
help-replay = Eine aufgezeichnete Partie durchgehen.
help-replay-file = Eine gespeicherte Partie.
help-replay-seat = Nur zeigen, was dieser Platz (1, 2 …) sah; sonst, was ein Zuschauer sah.
help-replay-all = Alles auf einmal zeigen; so auch ohne Terminal.
help-replay-steps = Mit --all: jedes Ereignis einzeln zeigen statt ganzer Züge.
help-replay-annotate = Die Aufzeichnung ausgeben, jeder Zug in einem Kommentar erzählt.
help-hint = Zeigen, was der Platz am Zug in einer gespeicherten Partie tun könnte und warum.
help-hint-file = Eine gespeicherte Partie.
help-hint-seconds = Wie lange gerechnet wird.
help-hint-seed = Legt die Zufallszahlen der Suche fest.
help-verify = Die Aufzeichnung einer Partie prüfen: jeden Zug nach den Regeln und jede Ziehung, wenn ein Server sich festgelegt hat.
help-verify-file = Die Aufzeichnung einer Partie.
help-verify-seal = Das Siegel, das dein eigenes Gerät vor der Partie gespeichert hat.
help-doctor = Zeigen, was hier läuft, was fehlt und was das kostet.
help-arena = Bots in jeder Sitzordnung derselben Verteilungen gegeneinander antreten lassen, oder einen Bot gegen sich selbst.
help-arena-words = Welches Spiel; mit `balance` wird geprüft, ob seine Plätze gleichwertig sind.
help-arena-bots = Wer spielt, ein Name je Platz oder mehr.
help-arena-games = Wie viele Partien; die letzte Verteilung wird in allen Sitzordnungen gespielt.
help-arena-seats = Spieler je Partie; ohne Angabe so viele wie Bots.
help-arena-option = Eine Option des Spiels.
help-arena-budget = Sekunden je Entscheidung, für Suchen ohne eigene Vorgabe.
help-arena-jobs = Prozesse, die spielen.
help-arena-seed = Legt die Verteilungen fest und ganze Partien zwischen Bots, die Durchläufe zählen.
help-arena-out = FILE.jsonl schreiben, um später weiterzumachen, und Übersichten in FILE.json und FILE.svg.
help-arena-on = Wo gespielt wird: local, ray oder ein Ray-Cluster, ray://HOST:PORT.
help-arena-tolerate = Einen zufälligen Zug machen, wenn ein Programm oder eine Klasse versagt, und die Fehler auflisten.
help-review = Eine beendete Partie analysieren: wo sich die Chancen änderten und warum.
help-review-file = Die Aufzeichnung einer beendeten Partie.
help-review-seat = Wessen Wendepunkte gezeigt werden, von 1 an gezählt.
help-review-svg = Das Diagramm in diese Datei schreiben.
help-review-json = Die ganze Analyse in diese Datei schreiben.
help-review-deep = Die größten Änderungen und Fehler noch einmal gründlicher ansehen.
help-mcp = Ein Sprachmodell mitspielen lassen: ein Server des Model Context Protocol auf Standardein- und -ausgabe.
help-serve = Den Server starten: Tische für Menschen und Bots.
help-serve-host = Die Adresse, unter der der Server erreichbar ist.
help-serve-port = Der Port, unter dem der Server erreichbar ist.
help-serve-db = sqlite:///FILE oder postgresql://…; ohne Angabe eine Datei in deinem Datenordner.
help-serve-processes = Prozesse, die hinter dem einen Port Anfragen bedienen; mehrere nutzen mehrere Prozessoren.
help-serve-workers = Prozesse, in denen Bots rechnen, neben einem für schnelle Entscheidungen; ohne Angabe einer weniger, als es Prozessoren gibt.
help-serve-origin = Eine weitere Herkunft, deren Seiten sich verbinden dürfen, etwa https://example.org.
help-serve-open-browser = Die Web-App im Browser öffnen, sobald der Server antwortet.
help-serve-trust-proxy = Den Kopfzeilen X-Forwarded-For und -Proto dieses Proxys vertrauen: eine Adresse oder ein Netz. Für mehrere wiederholen.
help-serve-secure-cookies = Cookies nur über HTTPS senden.
help-serve-guest-days = Gäste so viele Tage nach ihrem letzten Besuch löschen.
help-serve-rate = Anfragen und Nachrichten pro Sekunde, je Sitzung und Adresse.
help-serve-burst = Wie viele davon auf einmal eintreffen dürfen.
help-serve-request-time = Wie lange eine Anfrage brauchen darf, bis sie ganz angekommen ist.
help-serve-sockets = Wie viele WebSockets gleichzeitig offen sein dürfen.
help-serve-sockets-per-address = Wie viele davon von einer Adresse kommen dürfen.
help-serve-sockets-per-person = Wie viele davon eine Person haben darf.
help-serve-host-account = Der Anmeldename eines Kontos, das die Seite des Betreibers öffnen darf.
help-serve-address = Die Adresse der Web-App, für Links in E-Mails.
help-serve-smtp = smtp://USER@HOST:PORT oder smtps://…, um E-Mails zu senden; das Passwort steht in ILION_SMTP_PASSWORD.
help-serve-mail-from = Der Absender der E-Mails.
help-serve-private-push = Push-Nachrichten auch an Dienste in privaten Netzen und ohne TLS senden.
help-serve-reviews = Beendete Partien analysieren: nie, wenn ein Spieler es wünscht, oder auch jede gewertete Partie.
help-serve-lease = Nach wie vielen Sekunden ein anderer Server einen ausgefallenen ablöst.
help-train = Ein Netz im Spiel gegen sich selbst trainieren.
help-train-game = Für welches Spiel; `ilion games` nennt sie.
help-train-seats = Spieler je Partie; jede Spielerzahl hat ein eigenes Netz.
help-train-out = Der Ordner für die Arbeit; derselbe Befehl macht dort später weiter.
help-train-games = Partien gegen sich selbst je Runde.
help-train-rounds = Runden aus Partien und Anpassen.
help-train-samples = Stellungen, die von jeder Partie aufgehoben werden.
help-train-first = Einheiten der ersten verborgenen Schicht.
help-train-second = Einheiten der zweiten verborgenen Schicht.
help-train-epochs = Wie oft das Anpassen alle Stellungen durchläuft.
help-train-gate = Verteilungen, auf denen ein neues Netz das vorige schlagen muss; mit 0 wird jedes Netz angenommen.
help-train-player = Wer spielt, sobald es ein Netz gibt, etwa search:iterations=100.
help-train-start = Ein Netz für den Anfang.
help-train-seed = Legt jede Partie und das Anpassen fest.
help-train-jobs = Prozesse, die spielen.
help-train-device = Wo angepasst wird: auto, cpu oder cuda.
help-new-game = Ein Paket mit einem kleinen, vollständigen Spiel und seinen Tests schreiben, als Anfang.
help-new-game-name = Der Name des Spiels: Kleinbuchstaben, Ziffern und Bindestriche.
help-new-game-folder = Wohin; ohne Angabe hier in einen Ordner dieses Namens.
help-bench = Messen, wie schnell alles ist.
help-bench-peers = Unsere Spiele neben denen von OpenSpiel, PettingZoo, RLCard und pgx messen, soweit sie installiert sind.
help-bench-games = Welche Spiele; ohne Angabe alle.
help-bench-seconds = Wie lange jede Zahl gemessen wird.
help-bench-json = Die Zahlen auch in eine Datei schreiben.
help-bench-engine = Messen, wie viele Züge pro Sekunde die Regeln schaffen, kompiliert und interpretiert.
help-bench-search = Messen, wie viele Durchläufe pro Sekunde die Suche schafft.
help-bench-search-peers = Auch die Suche von OpenSpiel messen.
help-bot = Werkzeuge für Leute, die Bot-Programme schreiben.
help-bot-check = Ein Bot-Programm oder eine Klasse ausprobieren: Fehler, Zeit, Speicher, und ob sich die Züge wiederholen. Mit einem Fehler endet der Befehl mit 1.
help-bot-check-command = Wie das Programm gestartet wird, oder „class my_bot.py:MyBot“ für eine Python-Klasse.
help-bot-check-games = Ein Spiel, das ausprobiert wird; ohne Angabe alle.
help-bot-check-seconds = Die Zeit für jede Antwort eines Programms.
help-bot-check-positions = Stellungen, nach denen gefragt wird, für jede ausprobierte Spielerzahl.
help-bot-check-json = Den Bericht auch in eine Datei schreiben.
help-bot-schema = Das JSON-Schema aller Nachrichten ausgeben, die ein Bot-Programm in einem Spiel bekommt und schickt.
help-bot-schema-game = Welches Spiel; `ilion games` nennt sie.
help-benchmark = Feste Aufgaben für Agenten, mit Ergebnissen, die jeder nachspielen kann.
help-benchmark-jobs = Prozesse, die spielen.
help-benchmark-list = Die Aufgaben auflisten.
help-benchmark-list-names = Nur die Namen ausgeben, einen je Zeile.
help-benchmark-run = Einen Agenten eine Aufgabe spielen lassen und das Ergebnis schreiben.
help-benchmark-run-name = Welche Aufgabe; `ilion benchmark list` nennt sie.
help-benchmark-run-agent = Ein Bot mit Namen, ein Programm („cmd python my_bot.py“) oder eine Klasse („class my_bot.py:MyBot“).
help-benchmark-run-label = Der Name des Agenten in der Tabelle; ohne Angabe wie aufgerufen.
help-benchmark-run-note = Ein Hinweis für Leser: was trainiert wurde, wie lange und worauf.
help-benchmark-run-budget = Sekunden je Entscheidung, für Agenten, denen man Zeit vorgeben kann.
help-benchmark-run-deals = Weniger Verteilungen, für einen schnellen Versuch; die Tabelle lässt das Ergebnis weg.
help-benchmark-run-out = Die Datei des Ergebnisses; ohne Angabe nach Aufgabe und Agent benannt.
help-benchmark-table = Die Rangliste ausgeben. Ergebnisse anderer Fassungen einer Aufgabe und solche mit weniger Verteilungen fehlen darin.
help-benchmark-table-places = Ergebnisse oder Ordner davon; ohne Angabe docs/benchmark.
help-benchmark-table-markdown-table = Markdown ausgeben, wie in der Dokumentation.
help-benchmark-verify = Ein Ergebnis Partie für Partie nachspielen. Weichen die Partien ab, endet der Befehl mit 1.
help-benchmark-verify-file = Ein Ergebnis.
help-host = Für den Betreiber eines Servers.
help-host-db = Die Datenbank des Servers, wie bei `ilion serve`.
help-host-address = Die Adresse der Web-App, für den Link.
help-host-token = Einen Link zur Seite des Betreibers ausgeben, der einen Tag gilt.
help-host-reset = Einen Link ausgeben, mit dem der Besitzer eines Kontos ein neues Passwort setzt; er gilt 30 Minuten.
help-host-reset-login = Der Anmeldename des Kontos.

## Wrong arguments

usage-error = Fehler: { $reason }
usage-try = „{ $command }“ zeigt, was möglich ist.
usage-similar = Meintest du { $names }?
usage-no-command = Es gibt keinen Befehl „{ $command }“.
usage-no-option = Es gibt keine Option { $option }.
usage-no-value = { $option } braucht einen Wert.
usage-flag = { $option } hat keinen Wert.
usage-missing-argument = { $name } fehlt.
usage-missing-option = Die Option { $name } fehlt.
usage-missing-command = Nenne einen Befehl.
usage-extra = Hier wird nichts weiter erwartet: { $given }.
usage-integer = { $name } muss eine ganze Zahl sein, nicht „{ $value }“.
usage-number = { $name } muss eine Zahl sein, nicht „{ $value }“.
usage-at-least = { $name } muss mindestens { $limit } sein, nicht { $value }.
usage-at-most = { $name } darf höchstens { $limit } sein, nicht { $value }.
usage-choice = Für { $name } gibt es { $choices }, nicht „{ $value }“.

## The list of games

games-id = Spiel
games-title = Titel
games-players = Spieler
games-options = Optionen

## A new game

new-game-written = In { $folder } ist ein kleines, vollständiges Spiel. Installiere es mit: { $command }
new-game-next = Dann starte pytest in { $folder } und spiele es: ilion play { $name }

## The check of a record

verify-rules = { $events ->
    [one] Das einzige Ereignis folgt
   *[other] Alle { $events } Ereignisse folgen
} den Regeln.
verify-draws = { $draws ->
    [one] Die einzige Ziehung stimmt
   *[other] Alle { $draws } Ziehungen stimmen
} mit der Festlegung überein.
verify-ranked = Gezogen wurde nach Rang, wie an den anderen Tischen einer Duplikatrunde.
verify-unranked = { $draws ->
    [one] Eine Ziehung kam
   *[other] { $draws } Ziehungen kamen
} trotzdem aus einer einzigen Folge, weil das Spiel nicht sagt, was wo gezogen wird: Andere Tische zogen anders.
verify-local = Kein Server hat sich auf die Ziehungen dieser Partie festgelegt; über sie lässt sich nichts sagen.
verify-running = Die Partie ist noch nicht zu Ende.
verify-revealed = Plätze, deren Wert festgelegt war, bevor einer aufgedeckt wurde, sodass niemand die Ziehungen wählen konnte: { $seats }.
verify-unrevealed = Plätze, die einen Wert festlegten und nicht aufdeckten und mit Hilfe des Betreibers zwischen zwei Partien wählen konnten: { $seats }.
verify-silent = Plätze, die keinen Wert beitrugen: { $seats }.
verify-host = Die Ziehungen hängen also allein vom Geheimnis des Betreibers ab.
verify-position = Die Partie begann in einer Stellung: Was in ihr verborgen war, wurde nicht aus diesen Werten gezogen.
verify-imported = Die Partie kam aus einer Datei: Ihre Spieler kannten vielleicht das Geheimnis, also beweisen ihre Ziehungen nichts.
verify-continues = Die Partie begann nach den Regeln { $rules } und ging nach anderen weiter. Ihr erster Teil ist eine eigene Aufzeichnung, von der hier nichts geprüft wird.
verify-adjudicated = Die Partie wurde abgeschätzt, nicht zu Ende gespielt: { $result }.
verify-seal-fits = Das angegebene Siegel passt.
verify-seal = Das Siegel dieser Partie ist { $seal }.

## Errors

error-cannot-read = { $file } lässt sich nicht lesen: { $reason }. Wähle eine Datei, die „save“ geschrieben hat.
error-not-text = { $file } ist keine Textdatei. Wähle eine Datei, die „save“ geschrieben hat.
error-seat = Es gibt keinen Platz { $number }; die Plätze gehen von 1 bis { $seats }.
error-people = Es können 0 bis { $seats } Personen mitspielen, nicht { $people }.
error-load-alone = --load bringt Spiel, Plätze und Optionen mit: Lass die anderen Angaben weg.
error-name-game = Nenne ein Spiel: { $games }.
error-setting = --option { $text }: Schreib --option NAME=WERT.
error-program = In dieser Partie spielt ein Programm mit: Nenne es mit --bot.
error-mcp = `ilion mcp` braucht das Paket { $module }: Installiere Ilion damit durch „pip install '.[mcp]'“.
error-unopened = Der Server hat sein Geheimnis nicht geöffnet, denn die Partie war noch nicht zu Ende, als diese Aufzeichnung entstand.
error-no-seal = Diese Aufzeichnung hat kein Siegel, denn kein Server hat sich auf ihre Ziehungen festgelegt.
error-seal = --seal: Ein Siegel hat 64 hexadezimale Ziffern (0-9 und a-f); gib es ganz an.
error-language = Die Sprache „{ $language }“ gibt es hier nicht; wähle { $languages }.
error-server = Der Server braucht das Paket { $module }: In einem Klon von Ilion installiert es „pip install '.[server]'“.
error-train = Zum Trainieren braucht es die Pakete torch und numpy: In einem Klon von Ilion installiert sie „pip install '.[train]'“.
error-game-name = Ein Spiel kann nicht „{ $name }“ heißen: Nimm Kleinbuchstaben, Ziffern und Bindestriche, wie in river-run.
error-game-exists = Es gibt schon ein Spiel „{ $name }“; wähle einen anderen Namen.
error-folder-exists = { $folder } gibt es schon; nenne mit --folder einen anderen Ordner.
error-account = Es gibt kein Konto „{ $login }“.
error-database = Die Datenbank lässt sich nicht benutzen; wurde der Server schon mit ihr gestartet? { $reason }
warn-interpreted = Die Regeln laufen interpretiert, viel langsamer als kompiliert: „ilion doctor“ zeigt, warum.

## The arena

arena-bot = Bot
arena-games = Partien
arena-wins = Siege
arena-place = Rang
arena-score = Punkte
arena-margin = Abstand
arena-rating = Wertzahl
arena-slowest = langsamste
arena-seat = Platz
arena-average = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, im Mittel { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
arena-playing = es wird gespielt
arena-stopped = Nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} angehalten.
arena-stopped-kept = { $games ->
    [one] Nach { $games } Partie angehalten; sie steht in { $file }.
   *[other] Nach { $games } Partien angehalten; sie stehen in { $file }.
}
arena-uneven = Nicht ausgeglichen: { $count ->
    [one] Das Intervall von Platz { $seats } schließt
   *[other] Die Intervalle der Plätze { $seats } schließen
} { $even } aus.
arena-even = Kein Intervall schließt { $even } aus.
arena-shared = { $share } von { $games } Partien hatten mehrere Sieger.
arena-length = { $moves } Züge je Partie, von { $low } bis { $high } in acht von zehn; der Sieger liegt { $margin } Punkte vorn.
arena-endings = Spielenden: { $list }
arena-failures = { $failures } Fehler in { $faulty } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}; zufällige Züge sprangen ein, die Ergebnisse sind also nicht die des Bots:
arena-failure = Verteilung { $deal }, Platz { $seat }, { $bot }: { $failure }

## Versions and saved games

version-compiled = ilion { $version }, Regeln kompiliert
version-interpreted = ilion { $version }, Regeln interpretiert
error-players = [{ $tag } …] muss für jeden Platz einen Spieler nennen: { $seats }, nicht { $found }

## Pictures of the arena

arena-picture = { $title }, Spieler: { $seats }. Anteil der Siege
arena-picture-seats = { $title }, Spieler: { $seats }. Siege nach Platz

## The check of a bot program

check-game = Spiel
check-positions = Stellungen
check-failures = Fehler
check-median = Median
check-slowest = langsamste
check-start = Startzeit
check-memory = Speicher
check-repeats = wiederholt sich
check-of = { $same } von { $all }
check-fine = Der Bot hat { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} ohne Fehler gespielt.
check-different = zweimal gefragt, antwortete es in { $different } von { $all } Fällen verschieden; seine Partien lassen sich also nicht wiederholen. Erst { $first }, dann { $second } in: { $position }
check-killed = es endete nicht mit seiner Eingabe und wurde abgebrochen; ein Programm, das etwas speichert, sollte das bei „end“ tun.
check-not-whole = die Partie wurde nicht zu Ende gespielt.
check-first = Der erste Fehler, vollständig ({ $game })
check-sent = Gesendet:
check-answered = Antwort:
check-errors = Fehlerausgabe:
check-nothing = nichts
check-nothing-yet = noch nichts
check-empty-line = eine leere Zeile
check-empty = leer

## Training

train-starting = es geht los
train-stopped = Angehalten; derselbe Befehl macht in { $folder } weiter.
train-round = Runde
train-positions = Stellungen
train-constant = Fehler: konstant
train-hand-written = von Hand
train-network = Netz
train-gate = Prüfung
train-no-gate = keine
train-refused = { $result }, abgelehnt
train-kept = Das Netz ist { $file }.
train-none-passed = Kein Netz hat seine Prüfung bestanden.

## The benchmark

task-name = Aufgabe
task-players = Spieler
task-opponent = Gegner
task-games = Partien
task-agent = Agent
task-wins = Siege
task-return = mittlerer Ertrag
task-decision = je Entscheidung
task-range = { $low } bis { $high }
task-runs = { $label }, { $runs } Läufe: { $spread }
task-left-out = Weggelassen, da zu einer anderen Version einer Aufgabe oder mit weniger Verteilungen: { $left }.
task-written = Das Ergebnis steht in { $file }; `ilion benchmark verify { $file }` spielt es nach.
task-differ = Abweichende Partien: { $different } von { $all }. Die erste: { $old } war { $new }.
task-same = Alle Partien sind wie geschrieben: { $games }.
task-won = gewann { $share } ({ $low }–{ $high }) der Partien, insgesamt { $games }; mittlerer Ertrag { $return } ({ $least } bis { $most })
task-alike = alle Verteilungen gingen gleich aus
task-worth = eine Partie mit gleicher Verteilung ist so viel wert wie { $gain } unabhängige
task-time = { $worth }; { $mean } ms je Entscheidung, die langsamste { $slowest } ms
