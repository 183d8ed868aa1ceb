# The pages about people: profiles, ladders, finished games, friends, lobby, quick match.

# Ratings and games
about-rating = ongeveer { $rating }
curve-of = Rating over de laatste { $games } partijen met rating, van { $first } tot { $last }
at-one-device = op een gedeeld apparaat
won = gewonnen
place = { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] zesde
} van { $seats }
place-shared = { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] zesde
} van { $seats }, gedeeld
games = partijen
rating = rating
ranked = plaats { $rank }
not-ranked = nog zonder plaats

# Profile
profile = Profiel
person = Persoon
here-since = Hier sinds { $month }
edit-profile = Profiel wijzigen
ask-friend = Toevoegen als vriend
accept-friend = Vrienden worden
asked = Je verzoek is verstuurd.
asked-now = Je verzoek is verstuurd.
friends-now = Jullie zijn nu vrienden.
is-friend = Jullie zijn vrienden.
at-the-table = Aan tafel
games-finished = partijen gespeeld
games-rated = met rating
games-left = voor het einde verlaten, van de laatste { $of } met rating
ratings = Ratings
band-note = band: hier ligt de echte sterkte, 19 van de 20 keer
no-ratings = Nog geen partijen met rating.
rated-games = { $count ->
    [one] { $count } partij met rating
   *[other] { $count } partijen met rating
}
record = Resultaten
game-and-seats = spel en plaatsen
won-second = gewonnen, tweede
game-seats = { $title }, { $seats }
won-second-of = { $won } gewonnen, { $second } tweede, van { $games }
opponents = Meestal met
opponent-record = { $games ->
    [one] { $games } partij, ervoor in { $ahead }
   *[other] { $games } partijen, ervoor in { $ahead }
}
recent = Recente partijen
no-games = Nog geen gespeelde partijen.
no-public-games = Nog geen openbare partijen.
public-only = Hier staan alleen openbare partijen en partijen die jullie samen speelden.
profile-hidden = Dit profiel staat niet voor je open.
avatar-figure = Figuur
avatar-ground = Achtergrond
ground = Achtergrond { $number }
figure-owl = uil
figure-ship = schip
figure-bull = stier
figure-amphora = amfora
figure-lotus = lotus
figure-helmet = helm
figure-eye = oog
figure-deer = hert
figure-star = ster
figure-dolphin = dolfijn
who-may = Wie mag…
program = programma
program-switch = Met dit account speelt een programma
program-note = Dan ziet iedereen het. Het krijgt een rating zoals een mens, en snel zoeken is ervoor gesloten. Dat kan niet ongedaan worden gemaakt.
program-really = Ja, het is een programma
switch-show_presence = zien dat ik hier ben
switch-may_invite = mij aan een tafel uitnodigen
switch-show_profile = profiel en ratings zien
audience-everybody = iedereen hier
audience-played = mensen met wie ik speelde
audience-friends = vrienden
audience-nobody = niemand

# Ladder
ladder = Ranglijst
ladder-of = Ranglijst van { $title }
rank = plaats
player = speler
range = bereik van de echte sterkte
bot-fixed = { $name }, vast
nobody-ranked = Nog niemand heeft een plaats. Daarvoor zijn ongeveer 20 partijen met rating nodig.
more = Meer
how-to-read = Zo lees je het
you-here = Jij
read-bar = De stip is de rating; de balk toont waar de echte sterkte ligt, 19 van de 20 keer.
read-order = De volgorde gaat naar het lage eind van de balk, dus met een paar gelukkige partijen kom je niet bovenaan.
read-bots = De rating van bots verandert nooit. Het niveau “gemiddeld” heeft op elke server 1000 punten, dus een rating betekent overal hetzelfde.
read-points = 300 punten boven iemand: je eindigt ongeveer 8 van de 10 keer voor die speler.
read-waiting = { $count ->
    [one] Wie een onzekerder rating dan ±300 heeft, heeft nog geen plaats: één wacht.
   *[other] Wie een onzekerder rating dan ±300 heeft, heeft nog geen plaats: { $count } wachten.
}
play-for-ladder = Speel voor de ranglijst

# Finished games
history = Gespeelde partijen
search-games = Zoek op speler
search-hint = Naam of gebruikersnaam van een andere speler, niveau van een bot…
filter-game = Spel
filter-seats = Spelers
filter-rated = Rating
filter-time = Tijd
all-games = alle spellen
any-seats = elk aantal
n-seats = { $count } spelers
rated-or-not = met rating of niet
only-rated = met rating
only-unrated = zonder rating
any-time = altijd
last-days = laatste { $days } dagen
games-found = { $total ->
    [one] { $total } partij, { $rated } met rating
   *[other] { $total } partijen, { $rated } met rating
}
record-file = Verslag
record-note = Een verslag bevat elke zet en elke trekking, met het zegel en de sleutel.
all-records = Alle verslagen als één bestand
older = Oudere

# Friends
friends = Vrienden
friends-here = { $here ->
    [one] { $here } van { $all } is hier
   *[other] { $here } van { $all } zijn hier
}
no-friends = Nog geen vrienden hier. Stuur iemand een link, of een verzoek aan de gebruikersnaam.
presence-here = hier
presence-playing = aan een tafel
presence-away = niet hier
presence-note = Schijf: hier. Vierkant: aan een tafel. Ring: niet hier. We tonen nooit wanneer iemand er voor het laatst was.
invite = Uitnodigen
invite-name = { $name } uitnodigen
end-name = …: { $name }, vriendschap beëindigen
end-really = Vriendschap beëindigen
add-friend = Vriend toevoegen
handle = Gebruikersnaam
handle-hint = @naam op deze server
ask = Vragen
friend-link = Link voor één vriend
make-link = Link maken
link-note = Eén keer geldig, één dag lang. Wie hem opent, wordt na een tik je vriend.
asked-you = Verzoeken aan jou
accept-name = Ja, vrienden worden met { $name }
decline-name = Nee, niet met { $name }
yes = Ja
no = Nee
blocked-note = Geblokkeerde mensen merken er niets van. De lijst staat onder
needs-account = Hiervoor heb je een account nodig: inlognaam en wachtwoord, meer niet. Je tafels blijven van jou.
make-account = Account maken
invited-now = De uitnodiging is onderweg. Die geldt één dag.
close = Sluiten
invite-to = { $title } ({ $free } vrij)
no-waiting-table = Geen van je tafels heeft een vrije plaats.
link-from = { $name } wil op deze server met je bevriend zijn.
become-friends = Vrienden worden
come-back = Open daarna deze link opnieuw.

# Lobby and quick match
lobby = Tafels
show = Tonen
filter-clock = Klok
filter-near = Rating dicht bij de mijne
clock-realtime = live, minuten
clock-correspondence = dagen per beurt
clock-none = geen klok
any-rating = elke rating
near-points = hooguit { $points } punten verschil
near-note = Gemeten vanaf je huidige rating in elk spel.
no-open-tables = Geen open tafel past. Zoek een snelle partij, of open zelf een tafel.
lobby-note = Het kleine getal zegt hoe ver de rating van een speler in dat spel boven of onder die van jou ligt.
free = vrij
kept = gereserveerd voor een vriend
kept-seats = De vrije plaatsen zijn gereserveerd voor vrienden.
condition-rating = ratings { $lowest } tot { $highest }
condition-left = hoogstens { $percent } % verlaten partijen
guest = gast
sit = Ga zitten
rated-for-accounts = Met rating, voor accounts.
tables-for-guests = { $count ->
    [one] De tafel voor gasten tonen
   *[other] De { $count } tafels voor gasten tonen
}
unrated-instead = Open er een voor de lol
quick-match = Snelle partij
play-as-last = Spelen zoals laatst
match-note = Je krijgt een plaats zodra genoeg mensen hetzelfde willen. Zonder keuze is elk spel goed.
match-waiting = { $looking ->
    [one] Er wordt gezocht. Op dit moment wacht niemand anders.
   *[other] Er wordt gezocht. { $looking } mensen wachten.
}
match-meanwhile = Speel zolang tegen een bot: je wordt geroepen als een tafel klaar is, en die partij wacht op je.
match-bot = Tegen een bot spelen
match-cancel = Niet meer zoeken
match-found = Je tafel is klaar.
match-go = Naar de tafel
match-ended = Het zoeken is gestopt. Begin opnieuw als je nog wilt spelen.
match-close = Sluiten
find-table = Tafel zoeken
quick-5min = 5 min
quick-10min = 10 min
quick-25min = 25 min
quick-day = 1 dag
size-two = 2 spelers
size-more = 3 of meer
size-any = maakt niet uit

# For those who return
invitations = Uitnodigingen
invites-you = { $name } nodigt je uit: { $title }
all-friends = Alle vrienden
requests-wait = { $count ->
    [one] Iemand wil je vriend zijn
   *[other] { $count } mensen willen je vriend zijn
}
