# The pages about people: profiles, ladders, finished games, friends, lobby, quick match.

# Ratings and games
about-rating = etwa { $rating }
curve-of = Wertung über die letzten { $games } gewerteten Partien, von { $first } bis { $last }
at-one-device = an einem gemeinsamen Gerät
won = gewonnen
place = Rang { $place } von { $seats }
place-shared = Rang { $place } von { $seats }, geteilt
games = Partien
rating = Wertung
ranked = Rang { $rank }
not-ranked = noch ohne Rang

# Profile
profile = Profil
person = Person
here-since = Hier seit { $month }
edit-profile = Profil ändern
ask-friend = Als Freund hinzufügen
accept-friend = Freundschaft annehmen
asked = Deine Anfrage läuft.
asked-now = Deine Anfrage ist verschickt.
friends-now = Ihr seid jetzt befreundet.
is-friend = Ihr seid befreundet.
at-the-table = Am Tisch
games-finished = beendete Partien
games-rated = gewertet
games-left = vorzeitig verlassen, von den letzten { $of } gewerteten
ratings = Wertungen
band-note = Band: Hier liegt die wahre Stärke, 19 von 20 Mal
no-ratings = Noch keine gewerteten Partien.
rated-games = { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
}
record = Bilanz
game-and-seats = Spiel und Plätze
won-second = gewonnen, Platz 2
game-seats = { $title }, { $seats }
won-second-of = { $won } gewonnen, { $second }-mal Platz 2, von { $games }
opponents = Am häufigsten mit
opponent-record = { $games ->
    [one] { $games } Partie, { $ahead }-mal vorn
   *[other] { $games } Partien, { $ahead }-mal vorn
}
recent = Letzte Partien
no-games = Noch keine beendeten Partien.
no-public-games = Noch keine öffentlichen Partien.
public-only = Hier stehen nur öffentliche Partien und solche, die ihr zusammen gespielt habt.
profile-hidden = Dieses Profil ist für dich nicht offen.
avatar-figure = Figur
avatar-ground = Hintergrund
ground = Hintergrund { $number }
figure-owl = Eule
figure-ship = Schiff
figure-bull = Stier
figure-amphora = Amphore
figure-lotus = Lotos
figure-helmet = Helm
figure-eye = Auge
figure-deer = Hirsch
figure-star = Stern
figure-dolphin = Delfin
who-may = Wer darf …
program = Programm
program-switch = Mit diesem Konto spielt ein Programm
program-note = Dann sehen es alle. Es wird gewertet wie ein Mensch, und die schnelle Partie ist ihm verschlossen. Das lässt sich nicht zurücknehmen.
program-really = Ja, es ist ein Programm
switch-show_presence = sehen, dass ich hier bin
switch-may_invite = mich an einen Tisch einladen
switch-show_profile = Profil und Wertungen sehen
audience-everybody = alle hier
audience-played = Leute, mit denen ich gespielt habe
audience-friends = Freunde
audience-nobody = niemand

# Ladder
ladder = Rangliste
ladder-of = Rangliste von { $title }
rank = Rang
player = Spieler
range = Bereich der wahren Stärke
bot-fixed = { $name }, fest
nobody-ranked = Noch niemand hat einen Rang. Dafür braucht es etwa 20 gewertete Partien.
more = Mehr
how-to-read = So liest man sie
you-here = Du
read-bar = Der Punkt ist die Wertung; der Balken zeigt, wo die wahre Stärke liegt, 19 von 20 Mal.
read-order = Die Reihenfolge richtet sich nach dem unteren Ende des Balkens: Ein paar glückliche Partien führen nicht an die Spitze.
read-bots = Die Wertung der Bots ändert sich nie. Der Bot „mittel“ hat auf jedem Server 1000 Punkte, darum bedeutet eine Wertung überall dasselbe.
read-points = 300 Punkte über jemandem: Du liegst etwa 8 von 10 Mal vorn.
read-waiting = { $count ->
    [one] Wer eine unsicherere Wertung als ±300 hat, ist noch ohne Rang: Eine Person wartet.
   *[other] Wer eine unsicherere Wertung als ±300 hat, ist noch ohne Rang: { $count } Personen warten.
}
play-for-ladder = Um die Rangliste spielen

# Finished games
history = Beendete Partien
search-games = Nach Mitspielern suchen
search-hint = Name oder Kennung eines Mitspielers, Stufe eines Bots …
filter-game = Spiel
filter-seats = Spieler
filter-rated = Gewertet
filter-time = Zeit
all-games = alle Spiele
any-seats = jede Spielerzahl
n-seats = { $count } Spieler
rated-or-not = gewertet oder nicht
only-rated = gewertet
only-unrated = nicht gewertet
any-time = jederzeit
last-days = letzte { $days } Tage
games-found = { $total ->
    [one] { $total } Partie, { $rated } gewertet
   *[other] { $total } Partien, { $rated } gewertet
}
record-file = Aufzeichnung
record-note = Eine Aufzeichnung enthält jeden Zug und jede Ziehung, mit dem Siegel und seinem Schlüssel.
all-records = Alle Aufzeichnungen als eine Datei
older = Ältere

# Friends
friends = Freunde
friends-here = { $here ->
    [one] { $here } von { $all } ist hier
   *[other] { $here } von { $all } sind hier
}
no-friends = Noch keine Freunde hier. Schick jemandem einen Link oder stell eine Anfrage über die Kennung.
presence-here = hier
presence-playing = an einem Tisch
presence-away = nicht hier
presence-note = Scheibe: hier. Quadrat: an einem Tisch. Ring: nicht hier. Wir zeigen nie, wann jemand zuletzt hier war.
invite = Einladen
invite-name = { $name }: Einladen
end-name = …: { $name }, Freundschaft beenden
end-really = Freundschaft beenden
add-friend = Freund hinzufügen
handle = Kennung
handle-hint = @name auf diesem Server
ask = Anfragen
friend-link = Link für einen Freund
make-link = Link erstellen
link-note = Gilt einmal, einen Tag lang. Wer ihn öffnet, ist mit einem Tippen mit dir befreundet.
asked-you = Anfragen an dich
accept-name = Ja, Freundschaft mit { $name }
decline-name = Nein, nicht mit { $name }
yes = Ja
no = Nein
blocked-note = Blockierte erfahren nichts davon. Die Liste steht unter
needs-account = Dafür brauchst du ein Konto: Anmeldename und Passwort, mehr nicht. Deine Tische bleiben deine.
make-account = Konto anlegen
invited-now = Die Einladung ist unterwegs. Sie gilt einen Tag.
close = Schließen
invite-to = { $title } ({ $free } frei)
no-waiting-table = Keiner deiner Tische hat einen freien Platz.
link-from = { $name } möchte auf diesem Server mit dir befreundet sein.
become-friends = Freundschaft schließen
come-back = Öffne danach diesen Link noch einmal.

# Lobby and quick match
lobby = Tische
show = Anzeigen
filter-clock = Uhr
filter-near = Wertung nahe meiner
clock-realtime = live, Minuten
clock-correspondence = Tage je Zug
clock-none = keine Uhr
any-rating = jede Wertung
near-points = höchstens { $points } Punkte entfernt
near-note = Gezählt ab deiner jetzigen Wertung in jedem Spiel.
no-open-tables = Kein offener Tisch passt. Such eine schnelle Partie oder öffne selbst einen Tisch.
lobby-note = Die kleine Zahl sagt, wie weit jemand in diesem Spiel über oder unter deiner Wertung liegt.
free = frei
kept = für einen Freund
kept-seats = Die freien Plätze sind für Freunde.
condition-rating = Wertung { $lowest } bis { $highest }
condition-left = höchstens { $percent } % verlassene Partien
guest = Gast
sit = Platz nehmen
rated-for-accounts = Gewertet, nur für Konten.
tables-for-guests = { $count ->
    [one] Den Tisch für Gäste zeigen
   *[other] Die { $count } Tische für Gäste zeigen
}
unrated-instead = Einen zum Spaß öffnen
quick-match = Schnelle Partie
play-as-last = Spielen wie zuletzt
match-note = Du bekommst einen Platz, sobald genug Leute dasselbe wollen. Ohne Auswahl passt jedes Spiel.
match-waiting = { $looking ->
    [one] Es wird gesucht. Gerade wartet sonst niemand.
   *[other] Es wird gesucht. { $looking } Leute warten.
}
match-meanwhile = Spiel so lange gegen einen Bot: Du wirst gerufen, wenn ein Tisch bereit ist, und die Partie wartet auf dich.
match-bot = Gegen einen Bot spielen
match-cancel = Nicht mehr suchen
match-found = Dein Tisch ist bereit.
match-go = Zum Tisch
match-ended = Die Suche ist zu Ende. Starte sie neu, wenn du noch spielen willst.
match-close = Schließen
find-table = Tisch suchen
quick-5min = 5 Min.
quick-10min = 10 Min.
quick-25min = 25 Min.
quick-day = 1 Tag
size-two = 2 Spieler
size-more = 3 oder mehr
size-any = egal

# For those who return
invitations = Einladungen
invites-you = { $name } lädt dich ein: { $title }
all-friends = Alle Freunde
requests-wait = { $count ->
    [one] Jemand möchte mit dir befreundet sein
   *[other] { $count } Leute möchten mit dir befreundet sein
}
