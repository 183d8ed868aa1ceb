# Die Seite um die Tische

tagline = Vier Spiele von Troja, vom Meer und vom Nil
to-first-page = Zur Startseite
navigation = Navigation
rules = Regeln
language = Sprache
guest = Gast
account-and-name = Name und Konto

## Startseite
choose-game = Wähle ein Spiel
players = { $most ->
    [one] { $most } Spieler
   *[other] { $most } Spieler
}
players-range = { $least }–{ $most } Spieler
minutes = { $minutes } Min.
rules-of = Regeln: { $title }
play-bots = Gegen Bots spielen
play-bots-at = { $title }: gegen Bots spielen
play-friend = Mit Freund
play-friend-at = { $title }: mit einem Freund spielen
seats = Plätze …
seats-of = { $title }: Plätze und Optionen
my-tables = Meine Tische
no-tables = Noch kein Tisch. Ein Klick oben, und du spielst.
open-tables = Offene Tische
running-tables = Zusehen
finished-tables = Beendete Spiele
with = mit { $names }
awaits = { $free ->
    [0] Beginnt sofort
    [one] Wartet auf { $free } Spieler
   *[other] Wartet auf { $free } Spieler
}
your-move = Du bist am Zug
thinks = { $name } überlegt
runs = Läuft
over = Beendet
won-by = { $name } hat gewonnen
you-won = Du hast gewonnen
shared-victory = { $names } teilen den Sieg
tables-wait = { $count ->
    [one] ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich, der dringendere zuerst
}
back-to-table = ‹ Zurück zum Tisch
play-on = Weiterspielen
look-in = Hineinsehen
look-at = Ansehen
review = Analyse
sit-down = Platz nehmen
watch = Zusehen
table-way = { $way }: { $title } { $with }
show-all = Alle { $count } zeigen
join-friend = Mit Freunden spielen
link-or-name = Einladungslink oder Name des Tisches
paste-link = Link oder Tischname einfügen
join = Beitreten
not-a-link = Das ist weder der Link noch der Name eines Tisches.
no-account-needed = Kein Konto nötig. Die Links für deine Freunde bekommst du, sobald dein Tisch offen ist.

## Einstellungen
settings = Einstellungen
as-browser = Wie der Browser
theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
motion = Bewegung
motion-system = Wie das System
motion-on = An
motion-off = Aus
pace = Tempo
pace-slow = Langsam
pace-normal = Mittel
pace-fast = Schnell
pace-instant = Sofort
sound = Ton
on = An
off = Aus
confirm = Züge bestätigen
confirm-always = immer
confirm-final = nur endgültige
confirm-never = nie
confirm-always-how = Du stellst deinen Zug frei zusammen; erst der große Knopf schickt ihn ab.
confirm-final-how = Was sich zurücknehmen lässt, geht mit dem zweiten Tippen oder beim Ablegen ab. Alles andere wartet auf den großen Knopf.
confirm-never-how = Jede Wahl wird sofort abgeschickt. Eine Raute zeigt weiter, was sich nicht zurücknehmen lässt.

## Ein neuer Tisch
new-table = Ein neuer Tisch
game = Spiel
seats-title = Plätze
seats-note = im Uhrzeigersinn; { $count } an diesem Tisch
how-many = Wie viele sitzen hier
seat-number = Platz { $number }
seat-me = ich
seat-invited = Freund
seat-bot = Bot
seat-open = offen
seat-hotseat = Gerät
seat-external = Programm
seat-me-note = Du, an diesem Gerät.
seat-invited-note = Jemand, den du einlädst. Du bekommst einen Link nur für diesen Platz.
seat-open-note = Wer zuerst mit dem Link des Tisches kommt{ $public ->
    [yes] {""} oder ihn in der Liste findet.
   *[no] .
}
seat-hotseat-note = Dasselbe Gerät. Du gibst es weiter; was nur dieser Spieler sehen darf, ist zwischen den Zügen verdeckt.
seat-external-note = Ein Programm von außen. Du bekommst ein Kennwort, mit dem es sich verbindet.
your-name = Dein Name
name = Name
level = Stärke
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
level-olympian = Olympier
bot-easy = Leichter Bot
bot-medium = Mittlerer Bot
bot-hard = Schwerer Bot
bot-expert = Experten-Bot
bot-olympian = Olympier-Bot
bot-random = Zufalls-Bot
bot-greedy = Gieriger Bot
bot-search = Suchender Bot
bot-names = Nestor, Kassandra, Priamos, Helena, Hektor
options = Optionen
options-of = für { $title }
no-options = Dieses Spiel wird nur auf eine Art gespielt.
clock = Uhr
clock-none = keine
clock-realtime = { $minutes } Min.
clock-correspondence = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-none-note = Alle nehmen sich die Zeit, die sie brauchen.
clock-realtime-note = Jeder Platz hat { $minutes } Minuten für das Spiel und gewinnt { $seconds } Sekunden je Zug.
clock-correspondence-note = { $days ->
    [one] Jeder Zug darf einen Tag dauern.
   *[other] Jeder Zug darf { $days } Tage dauern.
}
time-up = Wenn die Zeit um ist
time-up-bot = ein Bot spielt weiter
time-up-resign = der Platz gibt auf
visibility = Wer ihn finden kann
by-link = nur mit Link
public-list = öffentliche Liste
by-link-note = Mit dem Link kann man einen offenen Platz nehmen oder zusehen.
public-note = Alle finden ihn auf der Startseite, zum Mitspielen oder Zusehen.
rated = Wertung
rated-no = zum Spaß
rated-yes = gewertet
rated-no-note = Hinweise sind erlaubt, und Bots stimmen zu, wenn du etwas zurücknehmen willst.
rated-yes-note = Es zählt für die Wertung der Konten hier. Keine Hinweise, kein Bot, der für jemanden spielt, kein gemeinsames Gerät, keine Programme. Wessen Zeit abläuft, gibt auf.
rated-join-note = Das Ergebnis zählt. Es spielen nur Konten, niemand kann durch einen Bot ersetzt werden, und wessen Zeit abläuft, gibt auf.
open-table = Tisch öffnen
play-now = Spielen
table-made = Der Tisch ist offen
invitations-note = Schicke jedem den Link für seinen Platz. Wer ihn öffnet, sitzt dort.
open-seat-link = Link des Tisches, für offene Plätze und zum Zusehen
copy-link = Link kopieren
copy-token = Kennwort kopieren
copied = Kopiert
cannot-copy = Bitte von Hand kopieren: Der Browser lässt uns nicht.
link-of-seat = Link für Platz { $number }
token-of-seat = Kennwort für das Programm auf Platz { $number }
go-to-table = Zum Tisch

## Beitreten
take-a-seat = Nimm Platz
invited-to = Du bist eingeladen: { $title }.
seat-free-at = Ein Platz ist frei: { $title }.
sit-here = Hier Platz nehmen
nobody-yet = frei
watch-instead = Nur zusehen
seat-is-gone = An diesem Tisch ist kein Platz mehr frei. Du kannst zusehen.

## Name und Konto
account-name-note = So sehen dich die anderen an den Tischen, an die du dich von jetzt an setzt.
save = Speichern
saved = Gespeichert
account = Konto
account-note = Ohne Konto kennt dich nur dieser Browser und vergisst dich mit der Zeit. Mit Konto findest du deine Tische auf jedem Gerät.
account-of = Du bist angemeldet als { $login }.
login = Anmeldename
password = Passwort
login-note = 3 bis 64 Buchstaben, Ziffern oder . _ @ + -
password-note = Mindestens 8 Zeichen
make-account = Konto anlegen
log-in = Anmelden
log-out = Abmelden
forget-me = Meine Daten löschen
forget-note = Löscht deinen Namen, dein Konto, was du geschrieben hast, und die Tische, die du allein hattest. Spiele mit anderen bleiben, als die eines früheren Spielers. Ein laufendes gewertetes Spiel wird aufgegeben.
forget-really = Alles löschen
keep-it = Behalten
password-change = Passwort ändern
password-change-note = Ein neues meldet alle anderen Geräte ab.
password-old = Jetziges Passwort
password-new = Neues Passwort
password-lost = Passwort vergessen?
password-lost-note = Ein Ersatzcode öffnet das Konto einmal. Ohne Codes kann dir der Betreiber dieses Servers einen Link machen.
change = Ändern
recovery-codes = Ersatzcodes
recovery-code = Ersatzcode
recovery-left = noch { $count }
recovery-once = Jeder öffnet das Konto einmal, wenn du dein Passwort vergisst. Sie werden nur jetzt gezeigt: Drucke sie aus oder bewahre sie bei deinen Passwörtern auf.
recovery-note = Acht neue Codes ersetzen alle früheren.
recovery-make = Neue Codes machen
print = Drucken
reset-by-mail = Schick mir einen Link
mail = Mailadresse
mail-is = { $mail }, bestätigt. Sie dient nur einem vergessenen Passwort.
mail-note = Nur für ein vergessenes Passwort. Du bestätigst sie mit einem Link.
mail-off = Der Betreiber dieses Servers hat keine Mail eingerichtet. Bewahre deine Ersatzcodes auf.
mail-sent = Wenn es eine solche Adresse gibt, ist eine Mail mit einem Link unterwegs.
mail-confirm = Diese Adresse bestätigen
mail-confirmed = Die Adresse ist bestätigt.
sessions = Wo du angemeldet bist
session-unknown = Unbekanntes Gerät
session-current = dieses Gerät
session-end = Abmelden
session-end-others = Überall sonst abmelden
blocked = Wen du blockiert hast
unblock = Freigeben
host-page = Für den Betreiber
host-how = Diese Seite ist für den Betreiber des Servers. Öffne sie mit dem Link, den dieser Befehl ausgibt, oder mit einem Konto, das die Einstellungen nennen:
host-reason = Grund (jeder Schritt braucht einen; er wird aufgezeichnet, und wer gesperrt wird, sieht ihn)
host-reports = Meldungen
host-no-reports = Es gibt keine offenen Meldungen.
host-people = Leute
host-search = Nach Name oder Login suchen
host-find-person = Diese Person suchen
host-reported = { $count ->
    [one] eine Meldung
   *[other] { $count } Meldungen
}
host-left = { $rated ->
    [one] ein gewertetes Spiel
   *[other] { $rated } gewertete Spiele
}, { $resigned } aufgegeben, { $late } Zeit abgelaufen, { $early } früh verlassen
host-banned = gesperrt bis { $until }
host-steps = Schritte …
host-days = Tage
host-ban = Sperren
host-unban = Sperre aufheben
host-new-name = Neuer Name
host-rename = Umbenennen
host-table = Kennung des Tisches, aus seiner Adresse
host-close-table = Tisch schließen
host-close-report = Meldung ablegen
host-delete-line = Zeile löschen
host-announce = Ankündigung
host-announce-note = Alle sehen sie auf jeder Seite, bis du eine leere speicherst.
host-log = Was getan wurde
report-chat = wegen Geschriebenem
report-name = wegen des Namens
report-leaving = wegen verlassener Spiele
report-collusion = wegen Absprachen
report-other = wegen etwas anderem

## Regeln
rules-title = Die Regeln
rules-choose = Die Regeln welches Spiels?
rules-of-game = { $title }, die Regeln
search-rules = Regeln durchsuchen
found-clauses = { $count ->
    [0] keine Regel
    [one] { $count } Regel
   *[other] { $count } Regeln
}
chapters = Kapitel
editions = Ausgaben
origin-R = Anleitung
origin-D = folgt daraus
origin-S = Beschreibung
origin-P = unsere Auslegung
origin-note = bezeichnet, was kein Text sagt, den wir haben. Der Grund steht daneben.
link-to-clause = Link zu { $clause }
copy-clause = Link zu { $clause } kopieren
clauses-in-turn = Regel für Regel
clause-before = Zurück: { $clause }
clause-after = Weiter: { $clause }
print-rules = Regeln drucken
rules-option = Option
play-it = { $title } spielen

## Wenn etwas schiefgeht
no-connection = Keine Verbindung
something-wrong = Etwas stimmt nicht
not-found = Hier ist nichts
not-found-here = Unter dieser Adresse gibt es keine Seite.
problem-offline = Der Server ist nicht zu erreichen. Diese Seite versucht es von selbst wieder; deine Spiele sind sicher.
problem-internal = Auf dem Server ging etwas schief. Es wurde nichts geändert.
problem-other = Der Server hat abgelehnt: { $detail }
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-not-signed-in = Dafür musst du erst einen Tisch geöffnet oder an einem Platz genommen haben.
problem-wrong-login = Anmeldename oder Passwort ist falsch.
problem-wrong-token = Diese Einladung gilt hier nicht oder ist schon benutzt.
problem-covered = Dieser Platz ist verdeckt. Sage erst, dass du es bist.
problem-invited = Dieser Platz ist für jemanden mit Einladung bestimmt.
problem-no-seat = Du hast hier keinen solchen Platz.
problem-not-absent = Dieser Spieler ist da: Kein Bot kann übernehmen.
problem-not-owner = Nur wer den Tisch geöffnet hat, ändert seine Plätze.
problem-not-your-seat = Das ist nicht dein Platz.
problem-origin = Anfragen von anderen Seiten werden nicht angenommen.
problem-no-game = Dieses Spiel gibt es nicht.
problem-no-table = Diesen Tisch gibt es nicht.
problem-no-texts = Diese Texte gibt es nicht.
problem-busy = An diesem Tisch ist gerade zu viel los. Versuche es noch einmal.
problem-full = Hier ist kein Platz frei.
problem-has-account = Du hast schon ein Konto.
problem-account-only = Dafür brauchst du ein Konto.
problem-banned = Der Server lehnt ab: { $detail }
problem-session-ended = Diese Anmeldung ist beendet. Melde dich neu an.
problem-wrong-code = Login oder Code ist falsch, oder der Code wurde schon benutzt.
problem-wrong-link = Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen.
problem-no-mail = Dieser Server verschickt keine Mails. Nimm einen Ersatzcode oder bitte den Betreiber um einen Link.
problem-no-person = Diese Person gibt es hier nicht.
problem-yourself = Das bist du.
problem-not-host = Das ist für den Betreiber des Servers.
problem-no-session = Diese Anmeldung gibt es nicht.
problem-no-report = Diese Meldung gibt es nicht.
problem-no-line = Diese Zeile gibt es nicht.
problem-table-closed = Der Betreiber hat diesen Tisch geschlossen.
problem-needs-account = Dieser Tisch ist gewertet, nur für Konten. Lege ein Konto an oder spiele an einem anderen Tisch.
problem-login-taken = Dieser Anmeldename ist vergeben.
problem-not-over = Das Spiel ist nicht zu Ende.
problem-seated = Du hast hier schon einen Platz.
problem-too-large = Das ist zu lang.
problem-content-type = Der Server hat die Anfrage nicht verstanden.
problem-malformed = Etwas daran ist nicht, wie es sein muss: zu lang, zu kurz oder mit Zeichen, die nicht erlaubt sind.
problem-no-commitment = Diese Festlegung ist nicht deine, schon benutzt oder zu alt.
problem-too-many = Zu viel auf einmal. Warte einen Augenblick.
problem-too-many-tables = Du hast zu viele unbeendete Tische.
problem-refused = Der Tisch erlaubt das jetzt nicht.
problem-not-your-turn = Du bist nicht am Zug.
problem-stale = Der Tisch ist inzwischen weiter.
problem-not-running = Das Spiel hat nicht begonnen oder ist zu Ende.
problem-no-undo = Es gibt nichts, was zurückgenommen werden kann.
problem-seat-taken = Dort sitzt jemand anders.
problem-rules-mismatch = An diesem Tisch gelten Regeln, die dieser Server nicht hat.
problem-option = Diese Plätze oder Optionen passen nicht zusammen.
problem-review-off = Dieser Server macht keine Analysen.
problem-review-limit = Für heute sind genug Analysen bestellt. Morgen gibt es wieder welche.
problem-review-running = Die Partie läuft noch. Die Analyse kommt nach dem Ende.
problem-review-none = Noch niemand hat eine Analyse dieser Partie gewünscht.
problem-review-not-yours = Nur wer mitgespielt hat, kann die Analyse bestellen.
problem-no-event = Diesen Schritt gibt es in der Partie nicht.
problem-no-decision = An dieser Stelle hatte dieser Platz nichts zu entscheiden.
problem-no-position = In dieser Stellung gibt es nichts mehr zu spielen. Wähle eine frühere.
