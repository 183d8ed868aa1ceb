# Der Tisch

title-table = { $title } · Ilion
title-your-turn = ● Du bist am Zug · { $title }
table = Tisch
board = Brett
table-players = Spieler
you = Du
seat = Platz { $number }
problem-thinking = Über den letzten Hinweis wird noch nachgedacht.
problem-must-remember = An diesem Tisch muss man sich das Vergangene merken: Zurücksehen kann man bis zum Beginn des Zuges.
problem-no-hint = Es kam kein Hinweis. Versuche es noch einmal.
problem-rated = In einem gewerteten Spiel gibt es keine Hinweise.

## Wer am Zug ist und was zu tun ist
your-turn = Du bist am Zug:
your-turn-kept = Dein Zug ist aufgehoben:
turn-of = { $name }:
waiting = Der Tisch ist noch nicht voll
spectator = Zuschauer
your-turn-area = Dein Zug
choose-first = Wähle einen Zug
restart-turn = Zug neu
undo = Zurück
final = endgültig
sent-later = Wird gesendet
do-not-send = Nicht senden
refused = Abgelehnt.

## Spieler
bot = Bot
bot-plays = Bot spielt
program = Programm
resigned = aufgegeben
online = da
offline = nicht da
score-now = jetzt { $score }
clock-left-days = { $days } T { $hours } Std.

## Züge
moves = Erlaubte Züge
no-moves = Jetzt ist nichts zu wählen.
no-such-move = So ist kein erlaubter Zug. Enter fragt, warum.
notation = Zug in Notation
type-a-move = oder tippe: { $example }

## Verlauf und Zeit
log = Verlauf
log-moves = { $number ->
    [one] { $number } Ereignis
   *[other] { $number } Ereignisse
}
log-line = { $name }: { $words }
log-undone = { $number ->
    [one] Das letzte Ereignis ist zurückgenommen.
   *[other] Die letzten { $number } Ereignisse sind zurückgenommen.
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
next-try = Nächster Versuch in { $seconds } s.
line-broken-how = Der Tisch wartet; was du jetzt wählst, wird aufgehoben und gesendet, wenn die Verbindung wieder da ist.
try-now = Versuchen

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
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sage etwas
chat-said = { $name } sagt: { $text }
send = Senden
menu = Tischmenü
ask-hint = Einen Bot um einen Hinweis bitten
hint-none = Kein Zug sticht hervor.
hint-thinks = Ein Bot denkt über deine Stellung nach …
hint-value = { $percent } %
hint-note = Wie viel vom Sieg jeder Zug verspricht, so wie der Bot es sieht.
hint-again = Noch einmal denken
ask-undo = Meinen letzten Zug zurücknehmen (die anderen werden gefragt)
cover = Meine Sicht verdecken
look-as = Die Sicht von { $name } zeigen
play-again = Selbst weiterspielen
let-bot-play = Einen Bot für mich spielen lassen
bot-for-absent = Einen Bot für { $name } spielen lassen (nicht da)
download = Aufzeichnung herunterladen
resign = Aufgeben
resign-sure = Aufgeben? Du wirst Letzter, und ein Bot spielt weiter. Das ist endgültig.
no = Nein
leave = Den Tisch verlassen
leave-running = Gehen; ein Bot spielt für mich weiter
bot-plays-for = Für { $name } spielt ein Bot.
bot-plays-for-you = Für dich spielt ein Bot.
wants-undo = { $name } möchte Schritt { NUMBER($number, useGrouping: 0) } zurücknehmen.
wants-undo-you = Du möchtest Schritt { NUMBER($number, useGrouping: 0) } zurücknehmen. Die anderen werden gefragt.
agree = Zustimmen
disagree = Ablehnen

## Was am Tisch geschehen ist
news-resigned = { $name } hat aufgegeben. Ein Bot spielt weiter.
news-resigned-you = Du hast aufgegeben. Ein Bot spielt weiter.
news-time-up = Die Zeit von { $name } ist um. Ein Bot spielt weiter.
news-time-up-you = Deine Zeit ist um. Ein Bot spielt für dich weiter, bis du wieder übernimmst.
news-time-lost = Die Zeit von { $name } ist um, das gilt als Aufgabe. Ein Bot spielt weiter.
news-time-lost-you = Deine Zeit ist um, das gilt als Aufgabe. Ein Bot spielt weiter.
news-bot-plays = Ab jetzt spielt ein Bot für { $name }.
news-bot-plays-you = Ab jetzt spielt ein Bot für dich.
news-plays-again = { $name } spielt wieder selbst.
news-plays-again-you = Du spielst wieder selbst.
news-undo-granted = Die anderen sind einverstanden: { $name } nimmt zurück.
news-undo-granted-you = Die anderen sind einverstanden: Dein Zug ist zurückgenommen.
news-undo-refused = { $name } darf nicht zurücknehmen: Nicht alle sind einverstanden.
news-undo-refused-you = Du darfst nicht zurücknehmen: Nicht alle sind einverstanden.

## Tasten
key-forward = den gewählten Zug senden
key-unchoose = nichts wählen, schließen, zurück ins Jetzt
key-undo = zurück
key-restart = den Zug neu beginnen
key-moves = zur Liste der erlaubten Züge
key-notation = zum Feld für die Notation
key-log = zum Verlauf
key-why = warum: die Regel einer Ablehnung oder dessen, was zu tun ist
key-chat = zum Chat
key-board = zum Brett
key-time = in der Zeit vor und zurück
key-keys = diese Liste
keys-note = In der Liste und auf dem Brett bewegen die Pfeiltasten, Enter wählt oder spielt.

## Ein Tisch, der nicht voll ist
waiting-for = { $number ->
    [one] Es fehlt noch ein Spieler
   *[other] Es fehlen noch { $number } Spieler
}
begins-when-full = Das Spiel beginnt von selbst, wenn jeder Platz besetzt ist.
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
others-look-away = { $name }, du bist am Zug. Die anderen sehen weg.
i-am = Ich bin { $name }, zeig meine Sicht
nothing-private = Auf dieser Seite steht nichts Geheimes. Esc verdeckt deine Sicht wieder.
closed-eyes = Eine Augenschale mit geschlossenen Augen
since-last-turn = Seit deinem letzten Zug
open-to-all = offen für alle

## Das Ende
the-end = Das Ende
end-you-win = Du gewinnst
end-wins = { $name } gewinnt
end-shared = { $names } teilen den Sieg
end-points = mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
place = { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
    [4] Vierter
   *[other] Rang { $place }
}
place-shared = { $place ->
    [1] Erster, geteilt
    [2] Zweiter, geteilt
    [3] Dritter, geteilt
   *[other] Rang { $place }, geteilt
}
score-sheet = Wertung
score-for = Für
so-far = bisher
total = Summe
show-rows = Alle zeigen
no-sheet = Das Spiel endete vor der Wertung.
rematch = Revanche
to-rematch = Zur Revanche
download-short = Laden

## Die Prüfung der Ziehungen
fairness = Fairness
checking = Die Ziehungen werden geprüft …
fair = Jede Ziehung bestätigt.
fair-how = Sie wurden vor dem ersten Zug versiegelt und jetzt geöffnet: { $draws ->
    [one] Eine Ziehung kam
   *[other] Alle { $draws } Ziehungen kamen
} wie versiegelt.
seal = Siegel
check-yourself = Selbst prüfen
seal-shown = Das Siegel, von Anfang an gezeigt (SHA-256 des Geheimnisses)
seal-opened = Das Geheimnis, jetzt geöffnet
seal-values = Was die Plätze beitrugen
seal-command = Die Aufzeichnung und dieser Befehl prüfen auch die Regeln
unfair-seal = Das Geheimnis passt nicht zum Siegel, das von Anfang an zu sehen war.
unfair-draw = Die Ziehung bei Ereignis { NUMBER($number, useGrouping: 0) } folgt nicht aus dem Siegel.
unfair-record = Die Aufzeichnung konnte nicht geprüft werden.
unfair-lesson = Dies war eine Lektion: Ihre Ziehungen kamen aus einem Skript.
unfair-browser = Dieser Browser kann nur Seiten prüfen, die über https kommen. Lade die Aufzeichnung herunter und starte „ilion verify“.

## The turns since yours
recap = Was seit deinem Zug geschah
recap-more = { $number ->
    [one] und ein Zug davor:
   *[other] und { $number } Züge davor:
}
skip = Überspringen
continue = Weiter
replay-turns = Diese Züge noch einmal zeigen
turn-steps = Schritte von Zug { $number }
turn-none = Aufbau
turn-begun = { $name } ist am Zug.
turn-taken-back = Etwas wurde zurückgenommen.
