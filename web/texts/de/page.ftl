# Die Seite um die Tische

tagline = Vier Spiele von Troja, vom Meer und vom Nil
to-first-page = Zur Startseite
navigation = Navigation
nav-play = Spielen
nav-lobby = Tische
nav-tournaments = Turniere
nav-friends = Freunde
nav-ladder = Rangliste
places = Orte
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
minutes = { $minutes } Min.
rules-of = Regeln: { $title }
play-bots = Gegen Bots spielen
play-bots-at = { $title }: gegen Bots spielen
play-friend = Mit Freunden
play-friend-at = { $title }: mit Freunden spielen
seats = Plätze …
seats-of = { $title }: Plätze und Optionen
my-tables = Meine Tische
no-tables = Noch kein Tisch. Ein Klick, und du spielst.
open-tables = Offene Tische
running-tables = Zusehen
finished-tables = Beendete Partien
with = mit { $names }
awaits = { $free ->
    [0] Beginnt sofort
    [one] Wartet auf { $free } Spieler
   *[other] Wartet auf { $free } Spieler
}
to-history = Alle beendeten Partien durchsuchen, Aufzeichnungen herunterladen
time-left = noch { $time }
your-move = Du bist am Zug
thinks = { $name } überlegt
runs = Läuft
over = Beendet
won-by = { $name } hat gewonnen
you-won = Du hast gewonnen
shared-victory = { $names } teilen den Sieg
tables-wait = { $count ->
    [one] ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich, der dringendste zuerst
}
back-to-table = ‹ Zurück zum Tisch
play-on = Weiterspielen
look-in = Reinschauen
look-at = Ansehen
review = Analyse
sit-down = Platz nehmen
watch = Zusehen
table-way = { $way }: { $title } { $with }
show-all = Alle { $count } zeigen
join-friend = Zu Freunden an den Tisch
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
how-many = Wie viele spielen mit?
seat-number = Platz { $number }
seat-me = ich
seat-invited = Freund
seat-bot = Bot
seat-open = offen
seat-hotseat = Gerät
seat-external = Programm
seat-me-note = Du, an diesem Gerät.
seat-invited-note = Jemand, den du einlädst. Du bekommst einen Link nur für diesen Platz.
seat-open-note = Wer zuerst den Link des Tisches öffnet{ $public ->
    [yes] {""} oder ihn in der Liste findet.
   *[no] .
}
seat-hotseat-note = Dasselbe Gerät. Du gibst es weiter; was nur dieser Spieler sehen darf, ist zwischen den Zügen verdeckt.
seat-external-note = Hier spielt ein Programm. Du bekommst einen Zugangsschlüssel, mit dem es sich verbindet.
your-name = Dein Name
name = Name
level = Stufe
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte
level-olympian = Olympier
bot-easy = Bot (leicht)
bot-medium = Bot (mittel)
bot-hard = Bot (schwer)
bot-expert = Bot (Experte)
bot-olympian = Bot (Olympier)
bot-random = Bot (Zufall)
bot-greedy = Bot (gierig)
bot-search = Bot (Suche)
bot-names = Nestor, Kassandra, Priamos, Helena, Hektor
options = Optionen
options-of = für { $title }
no-options = Dieses Spiel wird nur auf eine Art gespielt.
clock = Uhr
clock-none = keine
clock-realtime = { $minutes } Min.
clock-correspondence = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-none-note = Keine Zeitbegrenzung.
clock-realtime-note = Jeder Platz hat { $minutes } Minuten für die Partie und bekommt { $seconds } Sekunden je Zug dazu.
clock-correspondence-note = { $days ->
    [one] Jeder Zug darf einen Tag dauern.
   *[other] Jeder Zug darf { $days } Tage dauern.
}
clock-grace-note = Wer zum ersten Mal keine Zeit mehr hat, bekommt noch 60 Sekunden.
time-up = Wenn die Zeit um ist
time-up-bot = ein Bot übernimmt
time-up-resign = gilt als aufgegeben
visibility = Wer ihn finden kann
by-link = nur mit Link
public-list = öffentliche Liste
by-link-note = Wer den Link hat, kann einen offenen Platz nehmen oder zusehen.
public-note = Er steht auf der Startseite: Alle können mitspielen oder zusehen.
open-seats-for = Offene Plätze sind für
rating-any = jede Wertung
rating-near = ± { $points } Punkte
left-games = Partien verlassen
left-any = alle
left-few = wer höchstens { $percent } % verlässt
open-seats-note = Die Spanne geht von deiner Wertung in diesem Spiel aus. Freunde, die du einlädst, dürfen in jedem Fall kommen.
rated = Gewertet
rated-no = zum Spaß
rated-yes = gewertet
rated-no-note = Hinweise sind erlaubt, und Bots stimmen zu, wenn du einen Zug zurücknehmen willst.
rated-yes-note = Das Ergebnis zählt für die Wertung der Konten auf diesem Server. Keine Hinweise, keine Bots als Ersatz, kein gemeinsames Gerät, keine Programme. Abgelaufene Zeit gilt als Aufgabe.
rated-join-note = Das Ergebnis zählt. Du brauchst ein Konto, niemand kann durch einen Bot ersetzt werden, und abgelaufene Zeit gilt als Aufgabe.
open-table = Tisch öffnen
play-now = Spielen
table-made = Der Tisch ist offen
invitations-note = Schick jedem den Link für den eigenen Platz. Wer ihn öffnet, sitzt dort.
open-seat-link = Link zum Tisch, für offene Plätze und zum Zusehen
copy-link = Link kopieren
copy-token = Zugangsschlüssel kopieren
copied = Kopiert
cannot-copy = Bitte von Hand kopieren: Der Browser erlaubt es nicht.
link-of-seat = Link für Platz { $number }
link-of-player = Link für { $name }
token-of-seat = Zugangsschlüssel für das Programm auf Platz { $number }
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
account-note = Ohne Konto kennt dich nur dieser Browser und vergisst dich irgendwann. Mit Konto findest du deine Tische auf jedem Gerät.
account-of = Du bist angemeldet als { $login }.
login = Anmeldename
password = Passwort
login-note = 3 bis 64 Buchstaben, Ziffern oder . _ @ + -
password-note = Mindestens 8 Zeichen
make-account = Konto anlegen
log-in = Anmelden
your-handle = Deine Kennung
handle-note = Daran finden dich andere. 3 bis 30 Buchstaben, Ziffern oder . _ - Deinen Anmeldenamen sehen sie nicht.
to-profile = Dein Profil
log-out = Abmelden
away = Abwesend
away-note = Wo ein Zug Tage dauert, stehen deine Uhren still, solange du weg bist, und die anderen an deinen Tischen sehen es. Für dieses Jahr { $days ->
    [one] bleibt dir ein Tag
   *[other] bleiben dir { $days } Tage
}.
away-days = Tage
away-begin = Ab jetzt abwesend
away-end = Ich bin zurück
you-are-away = Du bist bis { $date } abwesend.
take-along = Daten mitnehmen
take-along-note = Eine ZIP-Datei, einmal am Tag: Profil, Wertungen, Freunde, was du geschrieben hast und jede Aufzeichnung, wie dein Platz sie sehen darf.
export-data = Alle meine Daten herunterladen
forget-week = Du hast eine Woche, um es dir anders zu überlegen; bis dahin sieht niemand sonst dein Konto.
deleted-on = Dein Konto wird am { $date } gelöscht. Bis dahin sieht es niemand sonst.
account-kept = Dein Konto bleibt.
forget-me = Meine Daten löschen
forget-note = Löscht deinen Namen, dein Konto, alles, was du geschrieben hast, und die Tische, die nur dir gehörten. Partien mit anderen bleiben, als Partien eines früheren Spielers. Eine laufende gewertete Partie wird aufgegeben.
forget-really = Alles löschen
keep-it = Nichts löschen
password-change = Passwort ändern
password-change-note = Ein neues Passwort meldet alle anderen Geräte ab.
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-lost = Passwort vergessen?
password-lost-note = Ein Ersatzcode öffnet das Konto einmal. Ohne Codes kann dir der Betreiber dieses Servers einen Link geben.
change = Ändern
recovery-codes = Ersatzcodes
recovery-code = Ersatzcode
recovery-left = noch { $count }
recovery-once = Jeder öffnet das Konto einmal, wenn du dein Passwort vergisst. Sie werden nur jetzt gezeigt: Drucke sie aus oder bewahre sie bei deinen Passwörtern auf.
recovery-note = Acht neue Codes ersetzen alle früheren.
recovery-make = Neue Codes erstellen
print = Drucken
reset-by-mail = Schick mir einen Link
mail = E-Mail-Adresse
mail-is = { $mail }, bestätigt. Sie dient für ein vergessenes Passwort und, wenn du sie einschaltest, für E-Mails mit Nachrichten.
mail-note = Für ein vergessenes Passwort und, wenn du sie einschaltest, für E-Mails mit Nachrichten. Du bestätigst sie mit einem Link.
mail-off = Der Betreiber dieses Servers hat keine E-Mail eingerichtet. Bewahre deine Ersatzcodes auf.
mail-sent = Wenn diese Adresse bekannt ist, ist eine E-Mail mit einem Link unterwegs.
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
host-reason = Grund (jede Maßnahme braucht einen; er wird aufgezeichnet, und wer gesperrt wird, sieht ihn)
host-reports = Meldungen
host-no-reports = Es gibt keine offenen Meldungen.
host-people = Leute
host-search = Nach Name oder Anmeldename suchen
host-find-person = Diese Person suchen
host-reported = { $count ->
    [one] eine Meldung
   *[other] { $count } Meldungen
}
host-left = { $rated ->
    [one] eine gewertete Partie
   *[other] { $rated } gewertete Partien
}, { $resigned } aufgegeben, { $late } Zeit abgelaufen, { $early } früh verlassen
host-banned = gesperrt bis { $until }
host-steps = Maßnahmen …
host-days = Tage
host-ban = Sperren
host-unban = Sperre aufheben
host-new-name = Neuer Name
host-rename = Umbenennen
host-table = Kennung des Tisches, aus seiner Adresse
host-close-table = Tisch schließen
host-close-report = Meldung erledigt
host-delete-line = Zeile löschen
host-announce = Ankündigung
host-announce-note = Alle sehen sie auf jeder Seite, bis du eine leere speicherst.
host-log = Protokoll
report-chat = wegen Geschriebenem
report-name = wegen des Namens
report-leaving = wegen verlassener Partien
report-collusion = wegen Absprachen
report-other = wegen etwas anderem

## Regeln
rules-title = Die Regeln
rules-choose = Die Regeln welches Spiels?
rules-of-game = { $title }: die Regeln
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
origin-note = bezeichnet, was keine unserer Quellen sagt. Der Grund steht daneben.
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
problem-offline = Der Server ist nicht zu erreichen. Diese Seite versucht es weiter; deine Partien sind sicher.
problem-internal = Auf dem Server ging etwas schief. Es wurde nichts geändert.
problem-other = Der Server hat abgelehnt: { $detail }
problem-away = Der Server war einen Moment lang weg. Versuch es noch einmal.
problem-unavailable = Der Server erreicht seine Datenbank nicht. Wenn du gerade etwas geändert hast, sieh erst nach, ob es geschehen ist.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-leaving = Dein Konto wird bald gelöscht. Behalte es, um mit anderen zu spielen.
problem-unreadable = Die gespeicherten Daten dieses Tisches lassen sich nicht lesen. Gelöscht wurde nichts.
problem-not-signed-in = Öffne zuerst einen Tisch oder setz dich an einen.
problem-wrong-login = Anmeldename oder Passwort ist falsch.
problem-wrong-token = Diese Einladung gilt hier nicht oder wurde schon benutzt.
problem-covered = Dieser Platz ist verdeckt. Bestätige erst, dass du es bist.
problem-invited = Dieser Platz ist für jemanden mit Einladung reserviert.
problem-no-seat = Du hast hier keinen solchen Platz.
problem-not-absent = Dieser Spieler ist da: Kein Bot kann übernehmen.
problem-not-owner = Nur wer den Tisch geöffnet hat, kann seine Plätze ändern.
problem-not-your-seat = Das ist nicht dein Platz.
problem-origin = Anfragen von anderen Seiten werden nicht angenommen.
problem-no-game = Dieses Spiel gibt es nicht.
problem-no-table = Diesen Tisch gibt es nicht.
problem-no-texts = Diese Texte gibt es nicht.
problem-busy = An diesem Tisch ist gerade zu viel los. Versuch es noch einmal.
problem-full = Hier ist kein Platz frei.
problem-has-account = Du hast schon ein Konto.
problem-account-only = Dafür brauchst du ein Konto.
problem-leaves-games = Dieser Tisch sucht Leute, die selten Partien verlassen.
problem-left-too-often = Du hast zu viele gewertete Partien verlassen. Schnelle gewertete Partien sind dir eine Weile verschlossen, ungewertete stehen dir offen.
problem-no-rating = Dieser Tisch verlangt eine Wertung, und du hast in diesem Spiel noch keine.
problem-other-rating = Dieser Tisch ist für andere Wertungen als deine.
problem-program-late = Dieses Konto hat schon gewertete Partien gespielt. Lege für das Programm ein neues an.
problem-program-waits = Die schnelle Partie ist für Menschen. Ein Programm öffnet einen Tisch oder wird an einen eingeladen.
problem-away-already = Du bist schon abwesend. Melde dich zuerst zurück.
problem-away-too-long = So viele Tage hast du dieses Jahr nicht mehr.
problem-banned = Der Server lehnt ab: { $detail }
problem-session-ended = Diese Anmeldung ist beendet. Melde dich neu an.
problem-wrong-code = Anmeldename oder Code ist falsch, oder der Code wurde schon benutzt.
problem-wrong-link = Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen.
problem-no-mail = Dieser Server verschickt keine E-Mails. Nimm einen Ersatzcode oder bitte den Betreiber um einen Link.
problem-no-person = Diese Person gibt es hier nicht.
problem-no-link = Dieser Link wurde schon benutzt oder ist älter als ein Tag. Bitte um einen neuen.
problem-no-request = Diese Anfrage gibt es nicht mehr.
problem-too-many-friends = Du hast schon so viele Freunde, wie dieser Server erlaubt.
problem-not-played = Ihr habt noch keine Partie zu Ende gespielt.
problem-no-invitations = Von dir nimmt diese Person keine Einladungen an. Schick ihr den Link zum Tisch.
problem-no-invitation = Diese Einladung wurde schon benutzt oder ist älter als ein Tag.
problem-cursor = Diese Liste hat sich geändert. Lade die Seite neu.
problem-no-wish = Du suchst gerade keine Partie.
problem-yourself = Das bist du.
problem-not-host = Das ist für den Betreiber des Servers.
problem-no-session = Diese Anmeldung gibt es nicht.
problem-no-report = Diese Meldung gibt es nicht.
problem-no-line = Diese Zeile gibt es nicht.
problem-table-closed = Der Betreiber hat diesen Tisch geschlossen.
problem-needs-account = Dieser Tisch ist gewertet, nur für Konten. Lege ein Konto an oder spiele an einem anderen Tisch.
problem-handle-taken = Diese Kennung hat hier schon jemand. Wähle eine andere.
problem-login-taken = Dieser Anmeldename ist vergeben.
problem-not-over = Die Partie ist nicht zu Ende.
problem-seated = Du hast hier schon einen Platz.
problem-too-large = Das ist zu lang.
problem-content-type = Der Server hat die Anfrage nicht verstanden.
problem-malformed = Das ist ungültig: zu lang, zu kurz oder mit Zeichen, die nicht erlaubt sind.
problem-no-commitment = Diese Festlegung ist nicht deine, schon benutzt oder zu alt.
problem-too-many = Zu viele Anfragen auf einmal. Warte einen Augenblick.
problem-too-many-tables = Du hast zu viele unbeendete Tische.
problem-refused = Der Tisch erlaubt das jetzt nicht.
problem-not-your-turn = Du bist nicht am Zug.
problem-stale = Der Tisch ist inzwischen weiter.
problem-not-running = Die Partie hat nicht begonnen oder ist zu Ende.
problem-no-undo = Es gibt nichts zurückzunehmen.
problem-seat-taken = Dort sitzt jemand anders.
problem-rules-mismatch = An diesem Tisch gelten Regeln, die dieser Server nicht hat.
problem-option = Diese Plätze und Optionen passen nicht zusammen.
problem-review-off = Dieser Server macht keine Analysen.
problem-review-limit = Mehr Analysen gibt es an einem Tag nicht. Morgen geht es weiter.
problem-round-runs = Andere Tische spielen noch mit denselben Ziehungen. Hier öffnet sich alles, wenn der letzte Tisch der Runde fertig ist.
problem-review-running = Die Partie läuft noch. Die Analyse kommt nach dem Ende.
problem-review-none = Noch niemand hat eine Analyse dieser Partie gewünscht.
problem-review-not-yours = Nur wer mitgespielt hat, kann die Analyse bestellen.
problem-no-event = Diesen Schritt gibt es in der Partie nicht.
problem-no-decision = An dieser Stelle hatte dieser Platz nichts zu entscheiden.
problem-no-position = In dieser Stellung gibt es nichts mehr zu spielen. Wähle eine frühere.
