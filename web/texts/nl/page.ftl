# De pagina rond de tafels

tagline = Vier spellen van Troje, de zee en de Nijl
to-first-page = Beginpagina
navigation = Navigatie
nav-play = Spelen
nav-lobby = Tafels
nav-tournaments = Toernooien
nav-friends = Vrienden
nav-ladder = Ranglijst
places = Plekken
rules = Regels
language = Taal
guest = Gast
account-and-name = Naam en account

## Beginpagina
choose-game = Kies een spel
players = { $most ->
    [one] { $most } speler
   *[other] { $most } spelers
}
players-range = { $least }–{ $most } spelers
minutes = { $minutes } min.
rules-of = Regels van { $title }
play-bots = Tegen bots spelen
play-bots-at = { $title }: tegen bots spelen
play-friend = Met een vriend
play-friend-at = { $title }: met een vriend spelen
seats = Plaatsen…
seats-of = { $title }: plaatsen en opties
my-tables = Mijn tafels
no-tables = Nog geen tafel. Eén klik en je speelt.
open-tables = Open tafels
running-tables = Toekijken
finished-tables = Afgelopen partijen
with = met { $names }
awaits = { $free ->
    [0] Begint meteen
    [one] Wacht op { $free } speler
   *[other] Wacht op { $free } spelers
}
to-history = Alle gespeelde partijen doorzoeken, verslagen downloaden
time-left = nog { $time }
your-move = Jouw beurt
thinks = { $name } denkt na
runs = Bezig
over = Afgelopen
won-by = { $name } heeft gewonnen
you-won = Jij hebt gewonnen
shared-victory = { $names } delen de overwinning
tables-wait = { $count ->
    [one] één tafel wacht op je
   *[other] { $count } tafels wachten op je, de dringendste eerst
}
back-to-table = ‹ Terug naar de tafel
play-on = Verder spelen
look-in = Even kijken
look-at = Bekijken
review = Analyse
sit-down = Ga zitten
watch = Toekijken
table-way = { $way }: { $title } { $with }
show-all = Alle { $count } tonen
join-friend = Meedoen met vrienden
link-or-name = Uitnodigingslink of naam van de tafel
paste-link = Plak een link of tafelnaam
join = Meedoen
not-a-link = Dit is geen link en geen naam van een tafel.
no-account-needed = Geen account nodig. Je krijgt de links voor je vrienden zodra je tafel open is.

## Instellingen
settings = Instellingen
as-browser = Zelfde als de browser
theme = Kleuren
theme-system = Zelfde als het systeem
theme-light = Licht
theme-dark = Donker
motion = Beweging
motion-system = Zelfde als het systeem
motion-on = Aan
motion-off = Uit
pace = Tempo
pace-slow = Langzaam
pace-normal = Normaal
pace-fast = Snel
pace-instant = Meteen
sound = Geluid
on = Aan
off = Uit
confirm = Zetten bevestigen
confirm-always = altijd
confirm-final = alleen definitieve
confirm-never = nooit
confirm-always-how = Je stelt je beurt vrij samen; niets gaat weg voordat je op de hoofdknop drukt.
confirm-final-how = Een zet die ongedaan gemaakt kan worden, gaat weg bij een tweede tik of als je het stuk neerlegt. De andere wachten op de hoofdknop.
confirm-never-how = Elke keuze gaat meteen weg. Een ruit markeert nog steeds wat niet ongedaan gemaakt kan worden.

## Een nieuwe tafel
new-table = Een nieuwe tafel
game = Spel
seats-title = Plaatsen
seats-note = met de klok mee; { $count } aan deze tafel
how-many = Aantal spelers
seat-number = Plaats { $number }
seat-me = ik
seat-invited = vriend
seat-bot = bot
seat-open = open
seat-hotseat = apparaat
seat-external = programma
seat-me-note = Jij, op dit apparaat.
seat-invited-note = Een vriend. Je krijgt een link voor alleen deze plaats.
seat-open-note = Wie het eerst komt met de link van de tafel{ $public ->
    [yes] , of hem in de lijst vindt.
   *[no] .
}
seat-hotseat-note = Hetzelfde apparaat. Je geeft het door; wat alleen deze speler mag zien, is tussen de beurten afgedekt.
seat-external-note = Hier speelt een programma. Je krijgt een sleutel waarmee het verbinding maakt.
your-name = Je naam
name = Naam
level = Niveau
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-expert = expert
level-olympian = olympiër
bot-easy = Makkelijke bot
bot-medium = Gemiddelde bot
bot-hard = Moeilijke bot
bot-expert = Expertbot
bot-olympian = Olympiërbot
bot-random = Willekeurige bot
bot-greedy = Gulzige bot
bot-search = Zoekende bot
bot-names = Nestor, Cassandra, Priamus, Helena, Hector
options = Opties
options-of = van { $title }
no-options = Dit spel wordt maar op één manier gespeeld.
clock = Klok
clock-none = geen
clock-realtime = { $minutes } min.
clock-correspondence = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
}
clock-none-note = Geen tijdslimiet.
clock-realtime-note = Elke plaats heeft { $minutes } minuten voor de partij en krijgt er { $seconds } seconden per beurt bij.
clock-correspondence-note = { $days ->
    [one] Elke beurt mag een dag duren.
   *[other] Elke beurt mag { $days } dagen duren.
}
clock-grace-note = Wie voor het eerst geen tijd meer heeft, krijgt nog 60 seconden.
time-up = Als de tijd om is
time-up-bot = neemt een bot het over
time-up-resign = geeft de plaats op
visibility = Zichtbaarheid
by-link = alleen met link
public-list = openbare lijst
by-link-note = Met de link kun je een open plaats nemen of toekijken.
public-note = Staat op de beginpagina: iedereen kan meespelen of toekijken.
open-seats-for = Vrije plaatsen zijn voor
rating-any = elke rating
rating-near = ± { $points } punten
left-games = Verlaten partijen
left-any = iedereen
left-few = hoogstens { $percent } % verlaten partijen
open-seats-note = De marge telt vanaf jouw rating in dit spel. Vrienden die je uitnodigt mogen in elk geval komen.
rated = Met rating
rated-no = voor de lol
rated-yes = met rating
rated-no-note = Hints zijn toegestaan, en bots stemmen toe als je een zet wilt terugnemen.
rated-yes-note = De uitslag telt voor de ratings van de accounts op deze server. Geen hints, geen bots als vervanger, geen gedeeld apparaat, geen programma’s. Geen tijd meer hebben telt als opgeven.
rated-join-note = De uitslag telt voor de rating. Je hebt een account nodig, niemand wordt door een bot vervangen, en geen tijd meer hebben telt als opgeven.
open-table = Tafel openen
play-now = Spelen
table-made = De tafel is open
invitations-note = Stuur elke vriend de link voor de eigen plaats. Wie hem opent, neemt die plaats.
open-seat-link = Link van de tafel, voor open plaatsen en om toe te kijken
copy-link = Link kopiëren
copy-token = Sleutel kopiëren
copied = Gekopieerd
cannot-copy = Kopieer het met de hand: de browser laat het ons niet doen.
link-of-seat = Link voor plaats { $number }
link-of-player = Link voor { $name }
token-of-seat = Sleutel voor het programma op plaats { $number }
go-to-table = Naar de tafel

## Meedoen
take-a-seat = Neem een plaats
invited-to = Je bent uitgenodigd voor { $title }.
seat-free-at = Er is een plaats vrij: { $title }.
sit-here = Hier gaan zitten
nobody-yet = vrij
watch-instead = Alleen toekijken
seat-is-gone = Aan deze tafel is geen plaats meer vrij. Je kunt toekijken.

## Naam en account
account-name-note = Zo zien anderen je aan de tafels waar je voortaan aanschuift.
save = Opslaan
saved = Opgeslagen
account = Account
account-note = Zonder account kent alleen deze browser je, en die vergeet je op den duur. Met een account vind je je tafels op elk apparaat.
account-of = Je bent ingelogd als { $login }.
login = Inlognaam
password = Wachtwoord
login-note = 3 tot 64 letters, cijfers of . _ @ + -
password-note = Minstens 8 tekens
make-account = Account maken
log-in = Inloggen
your-handle = Je gebruikersnaam
handle-note = Zo vinden anderen je. 3 tot 30 letters, cijfers of . _ - Niemand ziet je inlognaam.
to-profile = Je profiel
log-out = Uitloggen
away = Afwezig
away-note = Waar een beurt dagen duurt, staan je klokken stil zolang je weg bent, en de anderen aan je tafels zien het. Je hebt dit jaar nog { $days ->
    [one] één dag
   *[other] { $days } dagen
}.
away-days = Dagen
away-begin = Vanaf nu afwezig
away-end = Ik ben terug
you-are-away = Je bent afwezig tot { $date }.
take-along = Je gegevens meenemen
take-along-note = Eén ZIP-bestand, één keer per dag: profiel, ratings, vrienden, wat je schreef en elk verslag zoals je plaats het mag zien.
export-data = Al mijn gegevens downloaden
forget-week = Je hebt een week om je te bedenken; tot dan ziet niemand anders je account.
deleted-on = Je account wordt op { $date } verwijderd. Tot dan ziet niemand anders het.
account-kept = Je account blijft.
forget-me = Mijn gegevens wissen
forget-note = Wist je naam, je account, alles wat je schreef en de tafels die alleen van jou waren. Partijen met anderen blijven, op naam van een vroegere speler. Een lopende partij met rating wordt opgegeven.
forget-really = Alles wissen
keep-it = Niets wissen
password-change = Wachtwoord wijzigen
password-change-note = Een nieuw wachtwoord logt alle andere apparaten uit.
password-old = Huidig wachtwoord
password-new = Nieuw wachtwoord
password-lost = Wachtwoord vergeten?
password-lost-note = Een herstelcode opent het account één keer. Zonder codes kan de beheerder van deze server je een link geven.
change = Wijzigen
recovery-codes = Herstelcodes
recovery-code = Herstelcode
recovery-left = nog { $count }
recovery-once = Elke code opent het account één keer als je je wachtwoord vergeet. Ze worden alleen nu getoond: druk ze af of bewaar ze bij je wachtwoorden.
recovery-note = Acht nieuwe codes vervangen alle eerdere.
recovery-make = Nieuwe codes maken
print = Afdrukken
reset-by-mail = Stuur me een link
mail = E-mailadres
mail-is = { $mail }, bevestigd. Voor een vergeten wachtwoord en, als je ze aanzet, voor mails met berichten.
mail-note = Voor een vergeten wachtwoord en, als je ze aanzet, voor mails met berichten. Je bevestigt het met een link.
mail-off = De beheerder van deze server heeft geen e-mail ingesteld. Bewaar je herstelcodes.
mail-sent = Als dit adres bekend is, is er een e-mail met een link onderweg.
mail-confirm = Dit adres bevestigen
mail-confirmed = Het adres is bevestigd.
sessions = Waar je bent ingelogd
session-unknown = Onbekend apparaat
session-current = dit apparaat
session-end = Uitloggen
session-end-others = Overal elders uitloggen
blocked = Wie je hebt geblokkeerd
unblock = Deblokkeren
host-page = Voor de beheerder
host-how = Deze pagina is voor de beheerder van de server. Open de pagina met de link die dit commando geeft, of met een account dat in de instellingen staat:
host-reason = Reden (elke maatregel vraagt er een; de reden wordt vastgelegd, en wie verbannen wordt ziet hem)
host-reports = Meldingen
host-no-reports = Er zijn geen open meldingen.
host-people = Mensen
host-search = Zoek op naam of inlognaam
host-find-person = Zoek deze persoon
host-reported = { $count ->
    [one] één melding
   *[other] { $count } meldingen
}
host-left = { $rated ->
    [one] één partij met rating
   *[other] { $rated } partijen met rating
}, { $resigned } opgegeven, { $late } tijd om, { $early } vroeg verlaten
host-banned = verbannen tot { $until }
host-steps = Maatregelen …
host-days = Dagen
host-ban = Verbannen
host-unban = Ban opheffen
host-new-name = Nieuwe naam
host-rename = Hernoemen
host-table = Kenmerk van de tafel, uit het adres
host-close-table = Tafel sluiten
host-close-report = Melding afhandelen
host-delete-line = Regel wissen
host-announce = Aankondiging
host-announce-note = Iedereen ziet dit op elke pagina, tot je een lege aankondiging opslaat.
host-log = Logboek van maatregelen
report-chat = om een bericht
report-name = om de naam
report-leaving = om verlaten partijen
report-collusion = om heimelijke afspraken
report-other = om iets anders

## Regels
rules-title = De regels
rules-choose = De regels van welk spel?
rules-of-game = { $title }, de regels
search-rules = Zoek in de regels
found-clauses = { $count ->
    [0] geen regel
    [one] { $count } regel
   *[other] { $count } regels
}
chapters = Hoofdstukken
editions = Uitgaven
origin-R = spelregels
origin-D = volgt eruit
origin-S = beschrijving
origin-P = onze uitleg
origin-note = geeft aan wat geen van onze bronnen zegt. De reden staat ernaast.
link-to-clause = Link naar { $clause }
copy-clause = De link naar { $clause } kopiëren
clauses-in-turn = Regel voor regel
clause-before = Vorige: { $clause }
clause-after = Volgende: { $clause }
print-rules = De regels afdrukken
rules-option = Optie
play-it = { $title } spelen

## Als er iets misgaat
no-connection = Geen verbinding
something-wrong = Er is iets mis
not-found = Hier is niets
not-found-here = Op dit adres is geen pagina.
problem-offline = De server is niet bereikbaar. Deze pagina blijft het proberen; je partijen zijn veilig.
problem-internal = Op de server ging iets mis. Er is niets veranderd.
problem-other = De server weigerde: { $detail }
problem-away = De server was even niet beschikbaar. Probeer het opnieuw.
problem-unavailable = De server kan zijn database niet bereiken. Heb je net iets gewijzigd, kijk dan eerst of het gebeurd is.
problem-not-found = Op dit adres is niets.
problem-leaving = Je account wordt binnenkort verwijderd. Houd het om met anderen te spelen.
problem-unreadable = De opgeslagen gegevens van deze tafel zijn niet te lezen. Er is niets gewist.
problem-not-signed-in = Open eerst een tafel of schuif ergens aan.
problem-wrong-login = Inlognaam of wachtwoord is onjuist.
problem-wrong-token = Deze uitnodiging geldt hier niet, of is al gebruikt.
problem-covered = Deze plaats is afgedekt. Bevestig eerst dat jij het bent.
problem-invited = Deze plaats is gereserveerd voor iemand met een uitnodiging.
problem-no-seat = Je hebt hier niet zo’n plaats.
problem-not-absent = Deze speler is er: geen bot kan het overnemen.
problem-not-owner = Alleen wie de tafel heeft geopend, kan de plaatsen wijzigen.
problem-not-your-seat = Dat is niet jouw plaats.
problem-origin = Verzoeken van andere sites worden niet aangenomen.
problem-no-game = Dat spel bestaat niet.
problem-no-table = Die tafel bestaat niet.
problem-no-texts = Die teksten bestaan niet.
problem-busy = Het is nu te druk aan deze tafel. Probeer het opnieuw.
problem-full = Hier is geen plaats vrij.
problem-has-account = Je hebt al een account.
problem-account-only = Hiervoor heb je een account nodig.
problem-leaves-games = Deze tafel zoekt mensen die zelden partijen verlaten.
problem-left-too-often = Je hebt te veel partijen met rating verlaten. Snel zoeken met rating is een tijdje voor je gesloten; partijen zonder rating zijn open.
problem-no-rating = Deze tafel vraagt een rating, en in dit spel heb je er nog geen.
problem-other-rating = Deze tafel is voor andere ratings dan de jouwe.
problem-program-late = Dit account heeft al partijen met rating gespeeld. Maak een nieuw account voor het programma.
problem-program-waits = Snel zoeken is voor mensen. Een programma opent een tafel of wordt uitgenodigd.
problem-away-already = Je bent al afwezig. Meld je eerst terug.
problem-away-too-long = Zoveel dagen heb je dit jaar niet meer.
problem-banned = De server weigert: { $detail }
problem-session-ended = Deze sessie is beëindigd. Log opnieuw in.
problem-wrong-code = Inlognaam of code is onjuist, of de code is al gebruikt.
problem-wrong-link = Deze link is al gebruikt of te oud. Vraag een nieuwe.
problem-no-mail = Deze server verstuurt geen e-mail. Gebruik een herstelcode, of vraag de beheerder om een link.
problem-no-person = Die persoon bestaat hier niet.
problem-no-link = Deze link is al gebruikt of ouder dan een dag. Vraag een nieuwe.
problem-no-request = Dat verzoek is er niet meer.
problem-too-many-friends = Je hebt al zoveel vrienden als deze server toestaat.
problem-not-played = Jullie hebben nog geen partij uitgespeeld.
problem-no-invitations = Deze persoon neemt geen uitnodigingen van jou aan. Stuur de link van de tafel.
problem-no-invitation = Deze uitnodiging is al gebruikt of ouder dan een dag.
problem-cursor = Deze lijst is veranderd. Laad de pagina opnieuw.
problem-no-wish = Je zoekt geen partij.
problem-yourself = Dat ben jij.
problem-not-host = Dit is voor de beheerder van de server.
problem-no-session = Die sessie bestaat niet.
problem-no-report = Die melding bestaat niet.
problem-no-line = Die regel bestaat niet.
problem-table-closed = De beheerder heeft deze tafel gesloten.
problem-needs-account = Dit is een tafel met rating, alleen voor accounts. Maak een account, of speel aan een andere tafel.
problem-handle-taken = Deze gebruikersnaam is al in gebruik. Kies een andere.
problem-login-taken = Deze inlognaam is al in gebruik.
problem-not-over = De partij is niet afgelopen.
problem-seated = Je hebt hier al een plaats.
problem-too-large = Dit is te lang.
problem-content-type = De server begreep het verzoek niet.
problem-malformed = Dit is niet geldig: te lang, te kort, of met tekens die niet mogen.
problem-no-commitment = Deze vastlegging is niet van jou, is gebruikt, of is te oud.
problem-too-many = Te veel verzoeken tegelijk. Wacht even.
problem-too-many-tables = Je hebt te veel onafgemaakte tafels.
problem-refused = De tafel staat het nu niet toe.
problem-not-your-turn = Je bent niet aan de beurt.
problem-stale = De tafel is intussen verder.
problem-not-running = De partij is niet begonnen, of is afgelopen.
problem-no-undo = Er is niets om terug te nemen.
problem-seat-taken = Daar zit iemand anders.
problem-rules-mismatch = Aan deze tafel gelden regels die deze server niet heeft.
problem-option = Deze plaatsen en opties gaan niet samen.
problem-review-off = Deze server maakt geen analyses.
problem-review-limit = Je hebt vandaag zo veel analyses gevraagd als er op een dag mogen. Morgen kan het weer.
problem-round-runs = Andere tafels spelen nog met dezelfde trekkingen. Hier gaat alles open als de laatste tafel van de ronde klaar is.
problem-review-running = De partij is nog bezig. De analyse komt na het einde.
problem-review-none = Nog niemand heeft om een analyse van deze partij gevraagd.
problem-review-not-yours = Alleen wie heeft meegespeeld kan om de analyse vragen.
problem-no-event = Die zet bestaat niet in deze partij.
problem-no-decision = Deze plaats had bij die zet niets te beslissen.
problem-no-position = In deze stelling valt niets meer te spelen. Kies een eerdere.
