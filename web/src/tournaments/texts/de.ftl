# The pages about tournaments: lists, a new one, and one with its rounds, tables and standings.

# Lists
tournaments = Turniere
new-tournament = Neues Turnier
list-mine = Meine
list-open = Offen
list-running = Laufend
list-over = Beendet
none-open = Gerade nimmt kein Turnier jemanden auf. Veranstalte eines für deine Freunde oder für alle hier.
list-account = Zum Mitspielen brauchst du ein Konto.
list-note = Ein Turnier, das allen offensteht, dürfen alle hier ansehen.
more = Mehr
you-play = Du spielst mit.
you-direct = Du leitest es.
look = Ansehen
to-tournament = Zum Turnier

# A tournament in a line
format-swiss = Schweizer System
format-round-robin = Jeder gegen jeden
format-knockout = K.-o.-System
format-arena = Arena
about-swiss = Jede Runde mit Leuten, die in der Tabelle nahe bei dir stehen.
about-round-robin = Alle treffen alle, oder so gleichmäßig wie möglich.
about-knockout = Die bessere Hälfte jedes Tisches kommt weiter.
about-arena = Ein neuer Tisch, sobald du frei bist; Punkte werden addiert.
with-rounds = { $rounds ->
    [one] { $format }, { $rounds } Runde
   *[other] { $format }, { $rounds } Runden
}
with-minutes = { $format }, { $minutes } Min.
at-a-table = { $seats } an einem Tisch
people = { $people ->
    [one] { $people } Person
   *[other] { $people } Leute
}
duplicate-part = Duplikat
run-by = geleitet von { $by }
entry-everybody = offen für alle hier
entry-friends = für Freunde der Turnierleitung
entry-link = mit Link
starts-at = beginnt { $time }
starts-on-word = beginnt, wenn die Turnierleitung es sagt
state-open = Es nimmt noch Leute auf.
state-running = Es läuft.
state-over = Es ist zu Ende.
state-cancelled = Es wurde abgesagt.
round-of = Runde { $round } von { $rounds }
round-alone = Runde { $round }

# A new tournament
name = Name
format = Modus
seats = An einem Tisch
rounds = Runden
duration = Dauer
n-minutes = { $minutes } Min.
clock = Uhr
starts = Beginn
starts-word = wenn ich es sage
starts-time = zu einer bestimmten Zeit
starts-when = Tag und Uhrzeit
pause = Vor jeder Runde
pause-note = Alle sehen vor dem Beginn der Runde, wo sie spielen. Bis dahin kannst du zwei Leute tauschen.
entry = Teilnehmen dürfen
may-everybody = alle hier
may-friends = meine Freunde
may-link = mit Link
deals = Karten und Würfel
deals-own = jeder Tisch eigene
deals-duplicate = an allen Tischen gleich
deals-note = Duplikat: Alle Tische einer Runde ziehen dasselbe, und dein Platz wird mit demselben Platz an den anderen Tischen verglichen. So hebt sich das Glück auf, und nur das Spiel zählt.
rated = Zählt für die Wertung
announce = Ankündigen
announce-account = Um ein Turnier anzukündigen, brauchst du ein Konto.
overview = Überblick
with-people = mit { $people }
tables-a-round = { $tables ->
    [one] { $tables } Tisch pro Runde
   *[other] { $tables } Tische pro Runde
}
tables-of = { $tables ->
    [one] { $tables } Tisch zu { $seats }
   *[other] { $tables } Tische zu { $seats }
}
late-entry = späterer Einstieg
late-until = bis Runde { $round } beginnt
late-never = keiner
late-arena = bis zum Ende
order-of-ties = Bei Gleichstand
tie-opponents = Punkte der getroffenen Gegner
tie-meetings = direkte Begegnungen
tie-wins = Siege
tie-lot = ein Los, gezogen aus dem Siegel
ties-note = Die Paarungen richten sich nach Punkten und Wertungen, nie nach dieser Liste.
director = Du leitest das Turnier
director-note = Vor einer Runde kannst du zwei Leute tauschen oder jemanden aussetzen lassen. Das steht dann für alle im Verlauf.

# A tournament
to-my-table = Zu meinem Tisch
enter = Teilnehmen
enter-late = Später einsteigen
enter-late-note = Verpasste Runden zählen 0.
leave = Teilnahme zurückziehen
leave-running = Turnier verlassen
leave-sure = Du bekommst keine weiteren Tische. Eine laufende Partie geht weiter.
leave-really = Verlassen
stay = Bleiben
blocks-note = Die Tische richten sich nach Punkten. Sie können auch Leute zusammenführen, die einander blockiert haben.
make-account = Konto anlegen
results = Ergebnisse
results-csv = Tabelle (CSV)
results-json = Daten (JSON)
records-zip = Aufzeichnungen (ZIP)
print = Drucken
rounds-title = Runden
round = Runde { $number }
round-over = zu Ende
round-running = läuft, noch { $left } von { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tischen
}
round-paired = beginnt um { $time }
round-to-come = kommt noch
arena-until = Neue Tische bis { $time }
my-table = Runde { $round }: Du sitzt an Tisch { $number }, Platz { $seat }.
my-arena-table = Du sitzt an Tisch { $number }, Platz { $seat }.
starts-in = beginnt in
my-table-runs = Dein Tisch ist bereit.
standings = Stand
standings-after = Stand nach Runde { $round }
entrants = Teilnehmer
no-entrants = Noch niemand nimmt teil.
place = Rang
player = Spieler
games = Partien
points = Punkte
opponents = Gegner
wins = Siege
rating = Wertung
you = du
state-in = spielt
state-excused = setzt aus
state-out = ausgeschieden
state-left = gegangen
points-note = Punkte: an jedem Tisch der Anteil der Gegner, die du hinter dir lässt, also 1 für den ersten Platz und 0 für den letzten. Bei Gleichstand: Punkte der Gegner, direkte Begegnungen, Siege, dann das Los.
points-note-duplicate = Punkte: der Anteil der anderen Tische, an denen dein Platz schlechter abschnitt als du. Zuerst zählt der bessere Rang, dann der größere Abstand zu den anderen am Tisch. Bei Gleichstand: Punkte der Gegner, direkte Begegnungen, Siege, dann das Los.
round-closed = Alle Tische dieser Runde ziehen dasselbe. Bis der letzte fertig ist, sieht einen Tisch nur, wer dort sitzt, und es gibt keine Ergebnisse.
round-seal = Siegel von Runde { $number }
round-seal-note = Alle Tische der Runde ziehen aus einem Geheimnis, dessen SHA-256 dieses Siegel ist. Das Geheimnis wird gezeigt, wenn der letzte Tisch fertig ist.
table-number = Tisch { $number }
table-running = Zug { $turns }
table-over = beendet
table-paired = beginnt gleich
table-look = Tisch { $number }: ansehen
table-points = Rang { $place }, Punkte: { $points }
bot-level = Bot
resting = In dieser Runde ohne Tisch: { $names }
no-rounds = Die erste Runde wird ausgelost, wenn das Turnier beginnt.
start = Turnier beginnen
start-round = Runde jetzt beginnen
swap = Tauschen
swap-first = Diese Person tauschen
swap-second = mit
excuse = Aussetzen lassen
excuse-who = Diese Person in der nächsten Runde aussetzen lassen oder, wenn sie ausgeschieden ist, wieder aufnehmen
cancel = Turnier absagen
cancel-sure = Laufende Partien gehen weiter, zählen hier aber nicht.
cancel-really = Absagen
keep = Nicht absagen
done = Erledigt.
choose-person = Jemanden auswählen
entry-link-label = Link für alle, die teilnehmen dürfen
log = Verlauf
step-started = Das Turnier hat begonnen.
step-swapped = Runde { $round }: { $names } wurden getauscht.
step-excused = { $names } setzt nach Runde { $round } aus.
step-out = { $names } ist nach der verpassten Runde { $round } ausgeschieden.
step-left = { $names } ist gegangen.
step-entered-late = { $names } ist nach Runde { $round } eingestiegen.
step-paired-again = Runde { $round } wurde neu ausgelost.
step-cancelled = Das Turnier wurde abgesagt.
seal = Siegel
seal-note = Lose werden aus einem Geheimnis gezogen, dessen SHA-256 dieses Siegel ist. Am Ende wird das Geheimnis gezeigt.
secret = Geheimnis

# Refusals
problem-no-tournament = Dieses Turnier gibt es nicht, oder es ist nicht für dich offen.
problem-not-director = Das darf nur die Turnierleitung.
problem-wrong-token = Dafür brauchst du den ganzen Link der Turnierleitung.
problem-friends-only = Nur Freunde der Turnierleitung dürfen teilnehmen.
problem-entered = Du nimmst schon teil.
problem-not-entered = Du nimmst nicht teil.
problem-entry-closed = Es nimmt niemanden mehr auf.
problem-full = Es ist voll.
problem-too-few = Zum Beginnen sind es zu wenige Leute.
problem-begun = Es hat schon begonnen.
problem-not-running = Es läuft nicht.
problem-no-pairing = Keine Runde steht kurz vor dem Beginn.
problem-no-entrant = Diese Person nimmt nicht teil.
problem-same-entrant = Wähle zwei verschiedene Leute.
problem-too-many-tournaments = Du leitest zu viele Turniere, die nicht zu Ende sind.
problem-no-clock = Ein Turnier braucht eine Uhr.
problem-no-duplicate = Ein Duplikat geht nur im Schweizer System oder jeder gegen jeden.
problem-too-early = Der Beginn liegt in der Vergangenheit.
problem-too-late = Der Beginn liegt mehr als ein Jahr in der Zukunft.
problem-not-signed-in = Zum Teilnehmen brauchst du ein Konto.
problem-account-only = Zum Teilnehmen brauchst du ein Konto.
