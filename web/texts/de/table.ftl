# Der Tisch

title-table = { $title } · Ilion
title-your-turn = ● Du bist am Zug · { $title }
table = Tisch
board = Brett
table-players = Spieler
you = Du
player-number = Spieler { $number }
problem-thinking = Der Bot rechnet noch am letzten Hinweis.
problem-must-remember = An diesem Tisch spielst du aus dem Gedächtnis: Zurücksehen kannst du nur bis zum Beginn des Zuges.
problem-no-hint = Es gibt keinen Hinweis. Versuch es noch einmal.
problem-rated = In einer gewerteten Partie gibt es keine Hinweise.
problem-rated-no-stand-in = In einer gewerteten Partie springt kein Bot ein: Gib auf oder lass die Uhr entscheiden.
problem-wrong-value = Der Tisch wartet nicht auf diesen Wert.

## Wer am Zug ist und was zu tun ist
your-turn = Du bist am Zug:
your-turn-kept = Dein Zug ist gespeichert:
turn-of = { $name }:
waiting = Der Tisch ist noch nicht voll
spectator = Zuschauer
your-turn-area = Dein Zug
sheet-down = Bereich einklappen
sheet-up = Bereich ausklappen
choose-first = Wähle einen Zug
restart-turn = Zug neu beginnen
undo = Rückgängig
final = endgültig
sent-later = Wird gesendet
do-not-send = Nicht senden
refused = Abgelehnt.

## Spieler
bot = Bot
bot-plays = Bot spielt
program = Programm
resigned = aufgegeben
away-until = abwesend bis { $date }
online = da
offline = nicht da
score-now = jetzt { $score }
clock-left-days = { $days } T { $hours } Std.

## Züge
moves = Erlaubte Züge
no-moves = Jetzt ist nichts zu wählen.
no-such-move = Kein erlaubter Zug passt dazu. Enter zeigt, warum.
notation = Zug in Notation
type-a-move = oder tippe: { $example }

## Verlauf und Zeit
log = Verlauf
close-log = Verlauf schließen
log-moves = { $number ->
    [one] { $number } Ereignis
   *[other] { $number } Ereignisse
}
log-line = { $you ->
    [yes] Du hast gewählt
   *[no] { $name } hat gewählt
}: { $words }
log-undone = { $number ->
    [one] Das letzte Ereignis wurde zurückgenommen.
   *[other] Die letzten { $number } Ereignisse wurden zurückgenommen.
}
not-told = den anderen noch nicht gezeigt
taken-back = zurückgenommen
later-than-seen = später als das, was du siehst
time = Zeit
time-at = { NUMBER($number, useGrouping: 0) } von { NUMBER($events, useGrouping: 0) }
looking-at = Du siehst Schritt
back-to-now = Zurück ins Jetzt
travel = In der Zeit reisen
the-beginning = Der Anfang.
turn = Zug
move = Schritt
turn-back = Einen Zug zurück
move-back = Einen Schritt zurück
move-on = Einen Schritt vor
turn-on = Einen Zug vor
replay = Abspielen
pause = Anhalten
speed = { $speed }×
speed-is = Tempo { $speed }, ändern

## Die Verbindung
line-broken = Die Verbindung ist unterbrochen.
next-try = Nächster Versuch in { $seconds } s.
line-broken-how = Der Tisch wartet; was du jetzt wählst, wird gespeichert und gesendet, sobald die Verbindung wieder da ist.
try-now = Jetzt versuchen

## Neben dem Brett
close = Schließen
drawer-chat = Chat
drawer-menu = Tisch
drawer-keys = Tasten
drawer-hint = Hinweis
drawer-settings = Einstellungen
read-clause = Regel { $clause } lesen
clause-unknown = Diese Regel hat hier keinen Text.
in-the-rules = In den Regeln
chat = Chat
chat-unread = Chat, { $number ->
    [one] { $number } neue Zeile
   *[other] { $number } neue Zeilen
}
chat-empty = Noch keine Nachrichten.
chat-say = Schreib etwas
chat-said = { $name } sagt: { $text }
send = Senden
menu = Tischmenü
ask-hint = Einen Bot um einen Hinweis bitten
hint-none = Kein Zug sticht hervor.
hint-thinks = Ein Bot denkt über deine Stellung nach …
hint-value = { $percent } %
hint-note = Deine Gewinnchance nach jedem Zug, wie der Bot sie sieht; ein geteilter Sieg zählt anteilig.
hint-again = Noch einmal rechnen
ask-undo = Meinen letzten Zug zurücknehmen (die anderen werden gefragt)
cover = Verbergen, was ich sehe
look-as = Zeigen, was { $name } sieht
play-again = Selbst weiterspielen
let-bot-play = Einen Bot für mich spielen lassen
bot-for-absent = Einen Bot für { $name } spielen lassen (nicht da)
download = Aufzeichnung herunterladen
resign = Aufgeben
resign-sure = Aufgeben? Du kommst auf den letzten Platz, und ein Bot spielt weiter. Das ist endgültig.
no = Nein
leave = Den Tisch verlassen
leave-running = Gehen; ein Bot spielt für mich weiter
bot-plays-for = Für { $name } spielt ein Bot.
bot-plays-for-you = Für dich spielt ein Bot.
wants-undo = { $name } möchte Schritt { NUMBER($number, useGrouping: 0) } zurücknehmen.
wants-undo-you = Du möchtest Schritt { NUMBER($number, useGrouping: 0) } zurücknehmen. Die anderen werden gefragt.
ask-sound = Möchtest du mit Ton spielen? Er meldet dir, dass du am Zug bist, auch wenn ein anderer Tab offen ist.
sound-on = Mit Ton
sound-off = Stumm
agree = Zustimmen
disagree = Ablehnen

## Was am Tisch geschehen ist
news-resigned = { $name } hat aufgegeben. Ein Bot spielt weiter.
news-resigned-last = { $name } hat aufgegeben.
news-resigned-you = Du hast aufgegeben. Ein Bot spielt weiter.
news-resigned-last-you = Du hast aufgegeben.
news-time-up = Die Zeit von { $name } ist um. Ein Bot spielt weiter.
news-time-up-you = Deine Zeit ist um. Ein Bot spielt für dich weiter, bis du wieder übernimmst.
news-grace = Die Zeit von { $name } ist um. Einmal gibt es noch 60 Sekunden.
news-grace-you = Deine Zeit ist um. Einmal bekommst du noch 60 Sekunden.
news-time-lost = Die Zeit von { $name } ist um, das gilt als Aufgabe. Ein Bot spielt weiter.
news-time-lost-last = Die Zeit von { $name } ist um, das gilt als Aufgabe.
news-time-lost-you = Deine Zeit ist um, das gilt als Aufgabe. Ein Bot spielt weiter.
news-time-lost-last-you = Deine Zeit ist um, das gilt als Aufgabe.
news-bot-plays = Ab jetzt spielt ein Bot für { $name }.
news-bot-plays-you = Ab jetzt spielt ein Bot für dich.
news-plays-again = { $name } spielt wieder selbst.
news-plays-again-you = Du spielst wieder selbst.
news-undo-granted = Die anderen sind einverstanden: { $name } nimmt den Zug zurück.
news-undo-granted-you = Die anderen sind einverstanden: Dein Zug ist zurückgenommen.
news-undo-refused = { $name } darf den Zug nicht zurücknehmen: Nicht alle sind einverstanden.
news-undo-refused-you = Du darfst den Zug nicht zurücknehmen: Nicht alle sind einverstanden.

## Tasten
key-forward = den gewählten Zug senden
key-unchoose = Auswahl aufheben, schließen, zurück ins Jetzt
key-undo = rückgängig
key-restart = den Zug neu beginnen
key-moves = zur Liste der erlaubten Züge
key-notation = zum Feld für die Notation
key-log = zum Verlauf
key-why = warum: die Regel hinter einer Ablehnung oder hinter dem, was verlangt ist
key-chat = zum Chat
key-board = zum Brett
key-mark = zur nächsten Markierung der letzten Züge
key-time = in der Zeit vor und zurück
key-keys = diese Liste
keys-note = In der Liste und auf dem Brett verschieben die Pfeiltasten die Auswahl, Enter wählt oder spielt.

## Ein Tisch, der nicht voll ist
waiting-for = { $number ->
    [one] Es fehlt noch ein Spieler
   *[other] Es fehlen noch { $number } Spieler
}
begins-when-full = Die Partie beginnt von selbst, wenn jeder Platz besetzt ist.
company = Jemanden melden oder blockieren
report = Melden
report-why = Warum?
report-text = Was ist geschehen?
report-line = Melden, was { $name } geschrieben hat
report-sent = Der Betreiber wird es lesen.
block = Blockieren
block-done = { $name } ist blockiert: kein Chat zwischen euch, und niemand von euch sieht die offenen Tische des anderen.
sealing = Alle Plätze sind besetzt. Die Browser öffnen ihre Siegel …
free-open = offen für alle
free-invited = eingeladen
free-external = Programm
make-link = Mit Link auf Platz { $number } einladen
open-this-seat = Platz { $number } für alle öffnen
seat-a-bot = Ein Bot auf Platz { $number } …

## Ein Gerät
same-device = dasselbe Gerät
hand-over = Weitergeben an { $name }
pass-to = Gib das Gerät an { $name }
others-look-away = { $name }, du bist am Zug. Die anderen schauen bitte weg.
i-am = Ich bin { $name }, zeig mir meine Sicht
nothing-private = Hier steht nichts Geheimes. Esc verbirgt wieder, was du siehst.
closed-eyes = Eine Augenschale mit geschlossenen Augen
since-last-turn = Seit deinem letzten Zug
open-to-all = offen für alle

## Das Ende
the-end = Das Ende
end-you-win = Du gewinnst
end-wins = { $name } gewinnt
end-shared = { $names } teilen den Sieg
end-colon = { $first }:
place = { $place ->
    [1] 1. Platz
    [2] 2. Platz
    [3] 3. Platz
    [4] 4. Platz
    [5] 5. Platz
    [6] 6. Platz
   *[other] { $place }. Platz
}
place-shared = { $place ->
    [1] 1. Platz, geteilt
    [2] 2. Platz, geteilt
    [3] 3. Platz, geteilt
    [4] 4. Platz, geteilt
    [5] 5. Platz, geteilt
   *[other] { $place }. Platz, geteilt
}
score-sheet = Wertung
so-far = bisher
total = Summe
show-rows = Alle zeigen
no-sheet = Die Partie endete vor der Wertung.
end-points-ahead = mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}, { $ahead } vor { $you ->
    [yes] dir
   *[no] { $name }
}
end-points-equal = mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
end-points-each = mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
end-value = Wert
end-equal = gleichauf
end-turn = Zug { $number }
count-out = Vorzählen: { $number ->
    [one] { $number } Zeile
   *[other] { $number } Zeilen
}
course = Wie die Führung wechselte
course-note = das Band unten zeigt, wer vorn lag
course-home = Der Heimweg
course-home-note = Chips in der Hand minus Karten; bei 0 öffnet sich Ithaka
course-at = Zug { $turn }: { $values }
course-value = { $name } { $value }
course-travel = Wie die Führung wechselte; Enter geht zu dem Zug
rematch-bots = Bots in der Revanche
rematch-bot = { $name } in der Revanche
rematch-harder = Schwerer? Du hast „{ $level }“ geschlagen.
rematch-hardest = Du hast „{ $level }“ geschlagen, mehr geht nicht.
rematch-easier = Oder leichter: { $next }?
a-bot-easy = Bot (leicht)
a-bot-medium = Bot (mittel)
a-bot-hard = Bot (schwer)
a-bot-expert = Bot (Experte)
a-bot-olympian = Bot (Olympier)
show-first-turn = Zeig mir den ersten Zug
further-lesson = Das offene Spiel kennst du. Jetzt mit geschlossenem Pferd?
further-lesson-go = In fünf Schritten lernen
rematch = Revanche
to-rematch = Zur Revanche
download-short = Herunterladen

## Die Prüfung der Ziehungen
fairness = Fairness
checking = Die Ziehungen werden geprüft …
fair = Jede Ziehung bestätigt.
fair-how = Sie wurden vor dem ersten Zug versiegelt, und jetzt ist das Siegel geöffnet: { $draws ->
    [one] Die einzige Ziehung stimmt
   *[other] Alle { $draws } Ziehungen stimmen
} mit dem Siegel überein.
fair-round = Das Siegel der Runde passt.
fair-ranks = Alle Tische der Runde zogen dasselbe. „ilion verify“ prüft jede Ziehung der Aufzeichnung.
fair-mine = Dein Browser hat einen Wert beigetragen, den niemand kannte, und das Siegel, das er vor dem Beginn gespeichert hat, passt. Also konnte niemand die Ziehungen wählen: weder der Betreiber noch ein Spieler noch alle zusammen.
fair-others = { $names } haben Werte beigetragen. Dieser Browser war nicht beteiligt und kennt das Siegel nur vom Server: Vergleiche es mit dem eines Spielers, dem du vertraust.
fair-host = Kein Browser hat einen Wert beigetragen. Die Ziehungen hängen also allein vom Geheimnis des Betreibers ab, das er vor dem Beginn wählen, danach aber nicht ändern konnte.
fair-unrevealed = Nicht rechtzeitig aufgedeckt: der Wert von { $names }. Gemeinsam mit dem Betreiber hätte dieser Platz zwischen zwei Partien wählen können.
fair-limit = Nicht bewiesen: dass der Betreiber niemandem die Ziehungen vorher verraten hat.
seal = Siegel
check-yourself = Selbst prüfen
seal-shown = Das Siegel dieser Partie (SHA-256 der Festlegung des Servers und aller Plätze)
seal-unrevealed = festgelegt, nicht aufgedeckt
seal-silent = kein Wert
seal-opened = Das Geheimnis, jetzt aufgedeckt
seal-values = Was die Plätze beitrugen
seal-command = Die Aufzeichnung und dieser Befehl prüfen auch die Regeln
unfair-seal = Das Geheimnis passt nicht zum Siegel, das von Anfang an zu sehen war.
unfair-pinned = Das Siegel ist nicht das, das dieser Browser vor der Partie gespeichert hat. Der Server hat etwas geändert, das festgelegt war.
unfair-hidden = Dieser Browser hat seinen Wert aufgedeckt, und die Aufzeichnung behauptet das Gegenteil. Der Server hat ihn unterschlagen.
unfair-value = Der Wert von Platz { $number } ist nicht der, der vor der Partie festgelegt wurde.
unfair-draw = Die Ziehung bei Ereignis { NUMBER($number, useGrouping: 0) } folgt nicht aus dem Siegel.
unfair-record = Die Aufzeichnung konnte nicht geprüft werden.
unfair-lesson = Dies war eine Lektion: Ihre Ziehungen kamen aus einem Skript.
unfair-browser = Dieser Browser kann nur Seiten prüfen, die über https kommen. Lade die Aufzeichnung herunter und starte „ilion verify“.

## The turns since yours
recap = Was seit deinem Zug geschah
recap-more = { $number ->
    [one] und noch ein Zug davor:
   *[other] und noch { $number } Züge davor:
}
recap-missed = { $number ->
    [one] Ein Zug ohne dich:
   *[other] { $number } Züge ohne dich:
}
skip = Überspringen
continue = Weiter
replay-turns = Diese Züge noch einmal zeigen
replay-missed = { $number ->
    [one] Einen Zug noch einmal zeigen
   *[other] { $number } Züge noch einmal zeigen
}
replay-at = Wiederholung, Zug { $number } von { $turns }
turn-steps = Schritte von Zug { $number }
turn-none = Aufbau
turn-begun = { $name } ist am Zug.
turn-taken-back = Etwas wurde zurückgenommen.
marked-by = Von { $name } bewegt, { $order ->
    [1] als Erstes
    [2] als Zweites
    [3] als Drittes
    [4] als Viertes
    [5] als Fünftes
   *[other] als Sechstes
}
marked-by-you = Von dir bewegt, { $order ->
    [1] als Erstes
    [2] als Zweites
    [3] als Drittes
    [4] als Viertes
    [5] als Fünftes
   *[other] als Sechstes
}
