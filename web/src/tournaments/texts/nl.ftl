# The pages about tournaments: lists, a new one, and one with its rounds, tables and standings.

# Lists
tournaments = Toernooien
new-tournament = Nieuw toernooi
list-mine = Van mij
list-open = Open
list-running = Bezig
list-over = Afgelopen
none-open = Op dit moment kun je je voor geen toernooi inschrijven. Begin er een voor je vrienden, of voor iedereen hier.
list-account = Om in een toernooi te spelen heb je een account nodig.
list-note = Een toernooi dat voor iedereen open is, mag iedereen bekijken.
more = Meer
you-play = Je doet mee.
you-direct = Je leidt het.
look = Bekijken
to-tournament = Naar het toernooi

# A tournament in a line
format-swiss = Zwitsers systeem
format-round-robin = Iedereen tegen iedereen
format-knockout = Knock-out
format-arena = Arena
about-swiss = Elke ronde met mensen die in de stand dicht bij je staan.
about-round-robin = Iedereen treft iedereen, of zo gelijk mogelijk verdeeld.
about-knockout = De beste helft van elke tafel gaat door.
about-arena = Een nieuwe tafel zodra je vrij bent; de punten worden opgeteld.
with-rounds = { $rounds ->
    [one] { $format }, { $rounds } ronde
   *[other] { $format }, { $rounds } rondes
}
with-minutes = { $format }, { $minutes } min
at-a-table = { $seats } aan een tafel
people = { $people ->
    [one] { $people } persoon
   *[other] { $people } mensen
}
duplicate-part = duplicaat
run-by = geleid door { $by }
entry-everybody = open voor iedereen hier
entry-friends = voor vrienden van de leider
entry-link = met een link
starts-at = begint { $time }
starts-on-word = begint zodra de leider het zegt
state-open = Je kunt je inschrijven.
state-running = Het is bezig.
state-over = Het is afgelopen.
state-cancelled = Het is afgelast.
round-of = ronde { $round } van { $rounds }
round-alone = ronde { $round }

# A new tournament
name = Naam
format = Vorm
seats = Aan een tafel
rounds = Rondes
duration = Duur
n-minutes = { $minutes } min
clock = Klok
starts = Begin
starts-word = als ik het zeg
starts-time = op een vast tijdstip
starts-when = Dag en tijd
pause = Voor elke ronde
pause-note = Iedereen ziet voor het begin van de ronde waar hij speelt. Tot dan kun je twee mensen verwisselen.
entry = Inschrijven mag
may-everybody = iedereen hier
may-friends = mijn vrienden
may-link = met een link
deals = Trekkingen
deals-own = elke tafel eigen
deals-duplicate = aan alle tafels dezelfde
deals-note = Duplicaat: alle tafels van een ronde hebben dezelfde trekkingen, en je plaats wordt vergeleken met dezelfde plaats aan de andere tafels. Zo valt het geluk weg en telt alleen het spel.
rated = Telt mee voor de rating
announce = Aankondigen
announce-account = Om een toernooi aan te kondigen heb je een account nodig.
overview = Overzicht
with-people = met { $people }
tables-a-round = { $tables ->
    [one] { $tables } tafel per ronde
   *[other] { $tables } tafels per ronde
}
tables-of = { $tables ->
    [one] { $tables } tafel van { $seats }
   *[other] { $tables } tafels van { $seats }
}
late-entry = later instappen
late-until = tot ronde { $round } begint
late-never = niet
late-arena = tot het einde
order-of-ties = Bij gelijke stand
tie-opponents = punten van de getroffen tegenstanders
tie-meetings = onderlinge partijen
tie-wins = overwinningen
tie-lot = een loting uit het zegel
ties-note = De indeling gaat naar punten en ratings, nooit naar deze lijst.
director = Je leidt het toernooi
director-note = Voor een ronde kun je twee mensen verwisselen of iemand laten rusten. Iedereen kan dat daarna lezen.

# A tournament
to-my-table = Naar mijn tafel
enter = Inschrijven
enter-late = Later instappen
enter-late-note = De rondes die je hebt gemist tellen 0.
leave = Uitschrijven
leave-running = Toernooi verlaten
leave-sure = Je krijgt geen tafels meer. Een partij die bezig is, gaat door.
leave-really = Verlaten
stay = Blijven
blocks-note = De tafels gaan naar punten. Ze kunnen ook mensen samenbrengen die elkaar geblokkeerd hebben.
make-account = Account maken
results = Uitslagen
results-csv = Tabel (CSV)
results-json = Gegevens (JSON)
records-zip = Verslagen (ZIP)
print = Afdrukken
rounds-title = Rondes
round = Ronde { $number }
round-over = afgelopen
round-running = bezig, nog { $left } van { $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
}
round-paired = begint om { $time }
round-to-come = komt nog
arena-until = Nieuwe tafels tot { $time }
my-table = Ronde { $round }: je zit aan tafel { $number }, plaats { $seat }.
my-arena-table = Je zit aan tafel { $number }, plaats { $seat }.
starts-in = begint over
my-table-runs = Je tafel is klaar.
standings = Stand
standings-after = Stand na ronde { $round }
entrants = Deelnemers
no-entrants = Nog niemand heeft zich ingeschreven.
place = positie
player = speler
games = partijen
points = punten
opponents = tegenstanders
wins = overwinningen
rating = rating
you = jij
state-in = speelt
state-excused = rust
state-out = eruit
state-left = vertrokken
points-note = Punten: aan elke tafel het deel van de tegenstanders dat je achter je laat, dus 1 voor de eerste en 0 voor de laatste. Bij gelijke stand: punten van de tegenstanders, onderlinge partijen, overwinningen, dan het lot.
points-note-duplicate = Punten: het deel van de andere tafels waar jouw plaats het slechter deed dan jij. Eerst telt de betere plaats in de uitslag, dan de grotere voorsprong op de anderen aan tafel. Bij gelijke stand: punten van de tegenstanders, onderlinge partijen, overwinningen, dan het lot.
round-closed = Alle tafels van deze ronde hebben dezelfde trekkingen. Tot de laatste klaar is, zien alleen de mensen aan een tafel die tafel, en zijn er geen uitslagen.
round-seal = Zegel van ronde { $number }
round-seal-note = De trekkingen aan alle tafels van de ronde komen uit een geheim waarvan dit zegel de SHA-256 is. Het geheim wordt getoond als de laatste tafel klaar is.
table-number = Tafel { $number }
table-running = beurt { $turns }
table-over = afgelopen
table-paired = begint zo
table-look = Tafel { $number }: bekijken
table-points = { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
   *[other] zesde
}, punten: { $points }
bot-level = bot
resting = In deze ronde zonder tafel: { $names }
no-rounds = De eerste ronde wordt ingedeeld als het toernooi begint.
start = Toernooi beginnen
start-round = Ronde nu beginnen
swap = Verwisselen
swap-first = Deze persoon verwisselen
swap-second = met
excuse = Laten rusten
excuse-who = In de volgende ronde laten rusten, of iemand weer laten meedoen
cancel = Toernooi afgelasten
cancel-sure = Partijen die bezig zijn gaan door, maar tellen hier niet.
cancel-really = Afgelasten
keep = Behouden
done = Klaar.
choose-person = Kies iemand
entry-link-label = Link om je in te schrijven
log = Wat er gebeurde
step-started = Het toernooi is begonnen.
step-swapped = Ronde { $round }: { $names } zijn verwisseld.
step-excused = { $names } rust na ronde { $round }.
step-out = { $names } ligt eruit na het missen van ronde { $round }.
step-left = { $names } is vertrokken.
step-entered-late = { $names } stapte later in, na ronde { $round }.
step-paired-again = Ronde { $round } is opnieuw ingedeeld.
step-cancelled = Het toernooi is afgelast.
seal = Zegel
seal-note = Er wordt geloot uit een geheim waarvan dit zegel de SHA-256 is. Aan het eind wordt het geheim getoond.
secret = Geheim

# Refusals
problem-no-tournament = Dit toernooi bestaat niet, of is niet open voor jou.
problem-not-director = Dat mag alleen de leider van het toernooi.
problem-wrong-token = Je hebt de hele link van de leider nodig.
problem-friends-only = Alleen vrienden van de leider mogen zich inschrijven.
problem-entered = Je hebt je al ingeschreven.
problem-not-entered = Je hebt je niet ingeschreven.
problem-entry-closed = De inschrijving is gesloten.
problem-full = Het is vol.
problem-too-few = Er zijn te weinig mensen om te beginnen.
problem-begun = Het is al begonnen.
problem-not-running = Het is niet bezig.
problem-no-pairing = Er begint nu geen ronde.
problem-no-entrant = Die persoon doet niet mee.
problem-same-entrant = Kies twee verschillende mensen.
problem-too-many-tournaments = Je leidt te veel toernooien die niet afgelopen zijn.
problem-no-clock = Een toernooi heeft een klok nodig.
problem-no-duplicate = Een duplicaat wordt in het Zwitserse systeem of iedereen tegen iedereen gespeeld.
problem-too-early = Het begin ligt in het verleden.
problem-too-late = Het begin ligt meer dan een jaar vooruit.
problem-not-signed-in = Om je in te schrijven heb je een account nodig.
problem-account-only = Om je in te schrijven heb je een account nodig.
