# What the terminal says by itself; whatever a game has to say stands in that game's catalogue.

## Commands

help =
    Typ een zet zoals die in de lijst staat, of het nummer ervan, als die er een heeft.
      ?               deze hulp, en de regel die nu geldt
      ? ZET           wat de zet zou doen
      why ZET         waarom de zet niet mag
      hint            wat een bot zou doen, en waarom
      moves [WOORD]   de zetten nog eens, of die met een bepaald woord
      more            de volgende zetten van een lange lijst
      board           het bord nog eens
      log             wat er is gebeurd, en volgens welke regel
      undo            je laatste beslissing terugnemen, zolang die niets heeft onthuld
      save BESTAND    de partij naar een bestand schrijven
      load BESTAND    in plaats daarvan verdergaan met een opgeslagen partij
      rules [ID]      alle regels, of één
      quit            stoppen
try = Typ een zet, of ? voor hulp.
not-understood = { $reason } ({ $clause }) Typ ? voor hulp.
no-move-with = In geen zet komt “{ $word }” voor.
no-more-moves = Dat waren ze allemaal; “moves” toont ze opnieuw.
more-moves = … en nog { $number }: “more” toont ze, “moves WOORD” die met een woord erin.
why-what = Typ een zet na “why”.
why-not = Deze zet mag: { $move }
no-clause = Er is geen regel { $id }; ze lopen van { $first } tot { $last }.
remember = Aan deze tafel speel je uit het geheugen; dit is het laatste dat je is verteld.
which-game = Welk spel?{" "}

## People

you = Jij
seat = Speler { $letter }
player = { $name } ({ $player })
bot-names = Nestor, Cassandra, Priamus, Helena, Hector, Andromache
seated = { $number } { $name }
cover = { $name } is aan zet. Druk op Enter als niemand anders kijkt.{" "}
to-move = { $name } is aan zet.

## Taking back

taken-back = Teruggenomen: { $move }
taken-back-events = Teruggenomen: { $number ->
    [1] de laatste gebeurtenis
   *[other] de laatste { $number } gebeurtenissen
}
no-undo-nothing = Er is nog niets om terug te nemen.
no-undo-draw = Sinds je laatste beslissing is er getrokken: wat dat liet zien, is niet te vergeten.
no-undo-other = { $name } heeft gespeeld sinds je laatste beslissing.
no-undo-shown = Je laatste beslissing heeft iets verborgens laten zien, en dat is niet te vergeten.
no-undo-remember = Je laatste beslissing heeft iets getoond wat spelers zelf moeten onthouden; een tweede poging zou niet eerlijk zijn.

## Files

save-what = Typ de naam van een bestand na “save”.
load-what = Typ de naam van een bestand na “load”.
exists = { $file } bestaat al; kies een andere naam.
cannot-write = { $file } kan niet worden geschreven: { $reason }.
saved = Opgeslagen: “load { $file }” gaat hier verder.
loaded = { $title }, na { $number ->
    [1] 1 gebeurtenis
   *[other] { $number } gebeurtenissen
}.
save-before-leaving = De partij eerst opslaan? Bestandsnaam, of Enter voor nee:{" "}
save-at-end = Deze partij opslaan? Bestandsnaam, of Enter voor nee:{" "}
input-ended = De invoer is afgelopen, dus de partij stopt hier.
input-ended-unsaved = De invoer is afgelopen, dus de partij stopt hier, niet opgeslagen.

## Previews and results

points = punten
place = { $place }e: { $players }
place-shared = { $place }e, gedeeld: { $players }

## Replay

replay-keys = Enter: verder   b: terug   g N: naar gebeurtenis N   q: stoppen
replay-range = (gebeurtenissen 0 tot { $last })
replay-at = Gebeurtenis { $number } van { $last }

## Analyse

review-title = Analyse van { $title }: winstkansen van de 100, naar wat elke speler wist
review-start = begin
review-luck = geluk
review-own = eigen beslissingen
review-others = beslissingen van de anderen
review-end = einde
review-stand-in = Van de eigen beslissingen van { $player } komt { $change } van een vervanger.
review-apart = De kansen hoeven samen geen 100 te zijn: elke speler wist iets anders.
review-turning = Wat voor { $player } het zwaarst woog
review-change = { $before } → { $after } ({ $cause })
review-resigned = { $player } geeft op.
review-too-close = Te dicht bij elkaar voor een oordeel.
review-better = Beter dan de keus van de bot: { $played } in plaats van { $best }. De bot had gespeeld: { $words }
review-inaccuracy = Onnauwkeurig: { $played } in plaats van { $best }. De bot had gespeeld: { $words }
review-mistake = Fout: { $played } in plaats van { $best }. De bot had gespeeld: { $words }
review-blunder = Blunder: { $played } in plaats van { $best }. De bot had gespeeld: { $words }
review-grades = Beslissingen van { $player }: { $grades }.
review-n-better = { $number } beter dan de bot
review-n-good = { $number } even goed
review-n-inaccuracy = { $number } onnauwkeurig
review-n-mistake = { $number ->
    [one] { $number } fout
   *[other] { $number } fouten
}
review-n-blunder = { $number ->
    [one] { $number } blunder
   *[other] { $number } blunders
}
review-n-close = { $number ->
    [one] { $number } beslissing lag te dicht bij een andere voor een oordeel.
   *[other] { $number } beslissingen lagen te dicht bij een andere voor een oordeel.
}
review-bot = Beoordeeld door de bot { $level } van versie { $release }. Een beoordeling zegt wat hij liever had gespeeld, niet wat waar is.
review-bot-rated = Beoordeeld door de bot { $level } van versie { $release }, { $rating } ratingpunten boven medium. Een beoordeling zegt wat hij liever had gespeeld, niet wat waar is.
review-written = { $file } geschreven

## Help

usage = Gebruik
options-heading = Opties
arguments-heading = Argumenten
commands-heading = Opdrachten
with-colon = { $text }:
help-help = Deze hulp tonen en stoppen.
help-default = standaard
help-required = verplicht
help-ilion = Vier bordspellen van Troje, de zee en de Nijl.
help-version = De versie tonen.
help-language = en, de, fr, es of nl; standaard de taal van de terminal.
help-games = De spellen tonen, met het aantal spelers en de opties.
help-play = Tegen bots spelen, of met meer mensen aan één terminal.
help-play-game = Welk spel; `ilion games` noemt ze.
help-play-seats = Hoeveel er meespelen, mensen en bots; standaard het minimum.
help-play-people = Hoeveel mensen deze terminal delen.
help-play-seat = De plaats van de eerste persoon, geteld vanaf 1; de anderen zitten ernaast.
help-play-bots = Wie op de andere plaatsen speelt: easy, medium, hard, expert, olympian, of een bot met naam.
help-play-bot = Een programma, of een eigen klasse, dat op de andere plaatsen speelt.
help-play-option = Een optie van het spel.
help-play-seed = Legt alle trekkingen vast, om dezelfde partij nog eens te spelen.
help-play-load = Verdergaan met een opgeslagen partij.
help-play-tolerate = Een willekeurige zet doen als de bot faalt, en het melden.
help-replay = Een opgeslagen partij doorlopen.
help-replay-file = Een opgeslagen partij.
help-replay-seat = Alleen tonen wat deze plaats (1, 2 …) zag; anders wat een toeschouwer zag.
help-replay-all = Alles in één keer tonen; standaard zonder terminal.
help-replay-steps = Met --all: elke gebeurtenis tonen in plaats van hele beurten.
help-replay-annotate = Het verslag tonen, met elke beurt verteld in een commentaar.
help-hint = Tonen wat de plaats aan zet in een opgeslagen partij zou kunnen doen, en waarom.
help-hint-file = Een opgeslagen partij.
help-hint-seconds = Hoe lang er wordt nagedacht.
help-hint-seed = Legt de toevalsgetallen van het zoeken vast.
help-verify = Een verslag controleren: elke zet volgens de regels, en elke trekking als een server die heeft vastgelegd.
help-verify-file = Het verslag van een partij.
help-verify-seal = Het zegel dat je eigen apparaat voor de partij bewaarde.
help-doctor = Tonen wat hier werkt, wat ontbreekt en wat dat kost.
help-arena = Bots tegen elkaar laten spelen, op elke plaats van dezelfde delingen, of een bot tegen zichzelf.
help-arena-words = Welk spel; met `balance` wordt getest of de plaatsen gelijk zijn.
help-arena-bots = Wie er spelen, één naam per plaats of meer.
help-arena-games = Hoeveel partijen; de laatste deling wordt op alle plaatsen gespeeld.
help-arena-seats = Spelers per partij; standaard zoveel als bots.
help-arena-option = Een optie van het spel.
help-arena-budget = Seconden per beslissing, voor zoekers zonder eigen budget.
help-arena-jobs = Processen die spelen.
help-arena-seed = Legt de delingen vast, en hele partijen tussen bots die iteraties tellen.
help-arena-out = FILE.jsonl schrijven, om later verder te gaan, en samenvattingen in FILE.json en FILE.svg.
help-arena-on = Waar er wordt gespeeld: local, ray, of een Ray-cluster, ray://HOST:PORT.
help-arena-tolerate = Een willekeurige zet doen als een programma of een klasse faalt, en de fouten tonen.
help-review = Een afgelopen partij analyseren: waar de kansen veranderden, en waarom.
help-review-file = Het verslag van een afgelopen partij.
help-review-seat = Wiens keerpunten worden getoond, geteld vanaf 1.
help-review-svg = De grafiek naar dit bestand schrijven.
help-review-json = De hele analyse naar dit bestand schrijven.
help-review-deep = De grootste veranderingen en fouten nog eens grondiger bekijken.
help-mcp = Een taalmodel laten meespelen: een server van het Model Context Protocol op standaardinvoer en -uitvoer.
help-serve = De server starten: tafels voor mensen en bots.
help-serve-host = Het adres waarop de server luistert.
help-serve-port = De poort waarop de server luistert.
help-serve-db = sqlite:///FILE of postgresql://…; standaard een bestand in je gegevensmap.
help-serve-processes = Processen die achter de ene poort verzoeken afhandelen; meerdere gebruiken meerdere processors.
help-serve-workers = Processen waarin bots nadenken, naast één voor snelle beslissingen; standaard één minder dan er processors zijn.
help-serve-origin = Nog een herkomst waarvan de pagina’s mogen verbinden, zoals https://example.org.
help-serve-open-browser = De webapp in de browser openen zodra de server antwoordt.
help-serve-trust-proxy = De headers X-Forwarded-For en -Proto van deze proxy vertrouwen: een adres of een netwerk. Herhaal de optie voor meer.
help-serve-secure-cookies = Cookies alleen via HTTPS versturen.
help-serve-guest-days = Gasten zoveel dagen na hun laatste bezoek verwijderen.
help-serve-rate = Verzoeken en berichten per seconde, per sessie en adres.
help-serve-burst = Hoeveel daarvan er tegelijk mogen binnenkomen.
help-serve-request-time = Hoe lang een verzoek erover mag doen om binnen te komen.
help-serve-sockets = Hoeveel WebSockets er tegelijk open mogen zijn.
help-serve-sockets-per-address = Hoeveel daarvan er van één adres mogen komen.
help-serve-sockets-per-person = Hoeveel één persoon er mag hebben.
help-serve-host-account = De inlognaam van een account dat de pagina van de beheerder mag openen.
help-serve-address = Het adres van de webapp, voor links in e-mails.
help-serve-smtp = smtp://USER@HOST:PORT of smtps://…, om e-mail te versturen; het wachtwoord staat in ILION_SMTP_PASSWORD.
help-serve-mail-from = De afzender van e-mails.
help-serve-private-push = Pushberichten ook naar diensten in privénetwerken en zonder TLS sturen.
help-serve-reviews = Afgelopen partijen analyseren: nooit, als een speler erom vraagt, of ook elke partij met rating.
help-serve-lease = Na hoeveel seconden een andere server een uitgevallen server aflost.
help-train = Een netwerk trainen tegen zichzelf.
help-train-game = Voor welk spel; `ilion games` noemt ze.
help-train-seats = Spelers per partij; elk aantal spelers heeft een eigen netwerk.
help-train-out = De map om in te werken; dezelfde opdracht gaat daar later verder.
help-train-games = Partijen tegen zichzelf per ronde.
help-train-rounds = Rondes van spelen en aanpassen.
help-train-samples = Stellingen die van elke partij worden bewaard.
help-train-first = Eenheden van de eerste verborgen laag.
help-train-second = Eenheden van de tweede verborgen laag.
help-train-epochs = Hoe vaak het aanpassen alle stellingen doorloopt.
help-train-gate = Nieuwe delingen waarin het netwerk van het vorige moet winnen; met 0 wordt elk netwerk aangenomen.
help-train-player = Wie er speelt zodra er een netwerk is, zoals search:iterations=100.
help-train-start = Een netwerk om mee te beginnen.
help-train-seed = Legt elke partij en het aanpassen vast.
help-train-jobs = Processen die spelen.
help-train-device = Waar het aanpassen gebeurt: auto, cpu of cuda.
help-new-game = Een pakket met een klein, compleet spel en zijn tests schrijven, als begin.
help-new-game-name = De naam van het spel: kleine letters, cijfers en koppeltekens.
help-new-game-folder = Waarheen; standaard hier in een map met die naam.
help-bench = Meten hoe snel alles is.
help-bench-peers = Onze spellen meten naast die van OpenSpiel, PettingZoo, RLCard en pgx, voor zover geïnstalleerd.
help-bench-games = Welke spellen; standaard alle.
help-bench-seconds = Hoe lang elk getal wordt gemeten.
help-bench-json = De cijfers ook naar een bestand schrijven.
help-bench-engine = Meten hoeveel zetten per seconde de regels doen, gecompileerd en geïnterpreteerd.
help-bench-search = Meten hoeveel iteraties per seconde het zoeken doet.
help-bench-search-peers = Ook het zoeken van OpenSpiel meten.
help-bot = Hulpmiddelen voor wie bots schrijft.
help-bot-check = Een bot uitproberen: fouten, tijd, geheugen, en of hij zijn zetten herhaalt. Eindcode 1 als hij faalt.
help-bot-check-command = Hoe het programma wordt gestart, of “class my_bot.py:MyBot” voor een Python-klasse.
help-bot-check-games = Een spel om te proberen; standaard alle.
help-bot-check-seconds = De tijd voor elk antwoord van een programma.
help-bot-check-positions = Stellingen waarnaar wordt gevraagd, voor elk aantal spelers dat wordt geprobeerd.
help-bot-check-json = Het rapport ook naar een bestand schrijven.
help-bot-schema = Het JSON-schema tonen van alle berichten die een bot in een spel krijgt en stuurt.
help-bot-schema-game = Welk spel; `ilion games` noemt ze.
help-benchmark = Vaste taken voor agenten, met resultaten die iedereen kan herhalen.
help-benchmark-jobs = Processen die spelen.
help-benchmark-list = De taken tonen.
help-benchmark-list-names = Alleen de namen tonen, één per regel.
help-benchmark-run = Een agent een taak laten spelen en het resultaat schrijven.
help-benchmark-run-name = Welke taak; `ilion benchmark list` noemt ze.
help-benchmark-run-agent = Een bot met naam, een programma (“cmd python my_bot.py”) of een klasse (“class my_bot.py:MyBot”).
help-benchmark-run-label = De naam van de agent in de tabel; standaard zoals opgegeven.
help-benchmark-run-note = Een opmerking voor lezers: wat er is getraind, hoe lang en waarop.
help-benchmark-run-budget = Seconden per beslissing, voor agenten die een budget aannemen.
help-benchmark-run-deals = Minder delingen, voor een snelle proef; de tabel laat het resultaat weg.
help-benchmark-run-out = Het bestand van het resultaat; standaard genoemd naar taak en agent.
help-benchmark-table = De ranglijst tonen. Resultaten van andere versies van een taak, en van minder delingen, worden weggelaten.
help-benchmark-table-places = Resultaten, of mappen ervan; standaard docs/benchmark.
help-benchmark-table-markdown-table = Markdown tonen, zoals in de documentatie.
help-benchmark-verify = Een resultaat partij voor partij naspelen. Eindcode 1 als de partijen verschillen.
help-benchmark-verify-file = Een resultaat.
help-host = Voor de beheerder van een server.
help-host-db = De database van de server, zoals bij `ilion serve`.
help-host-address = Het adres van de webapp, voor de link.
help-host-token = Een link naar de pagina van de beheerder tonen, een dag geldig.
help-host-reset = Een link tonen waarmee de eigenaar van een account een nieuw wachtwoord instelt, 30 minuten geldig.
help-host-reset-login = De inlognaam van het account.

## Wrong arguments

usage-error = Fout: { $reason }
usage-try = “{ $command }” toont wat er kan.
usage-similar = Bedoelde je { $names }?
usage-no-command = Er is geen opdracht “{ $command }”.
usage-no-option = Er is geen optie { $option }.
usage-no-value = { $option } heeft een waarde nodig.
usage-flag = { $option } heeft geen waarde.
usage-missing-argument = { $name } ontbreekt.
usage-missing-option = De optie { $name } ontbreekt.
usage-missing-command = Noem een opdracht.
usage-extra = Hier wordt verder niets verwacht: { $given }.
usage-integer = { $name } moet een geheel getal zijn, niet “{ $value }”.
usage-number = { $name } moet een getal zijn, niet “{ $value }”.
usage-at-least = { $name } moet minstens { $limit } zijn, niet { $value }.
usage-at-most = { $name } mag hoogstens { $limit } zijn, niet { $value }.
usage-choice = Kies voor { $name } uit { $choices }, niet “{ $value }”.

## The list of games

games-id = spel
games-title = titel
games-players = spelers
games-options = opties

## A new game

new-game-written = In { $folder } staat een klein, compleet spel. Installeer het met: { $command }
new-game-next = Start daarna pytest in { $folder }, en speel het: ilion play { $name }

## The check of a record

verify-rules = { $events ->
    [one] De enige gebeurtenis volgt
   *[other] Alle { $events } gebeurtenissen volgen
} de regels.
verify-draws = { $draws ->
    [one] De enige trekking klopt
   *[other] Alle { $draws } trekkingen kloppen
} met de vastlegging.
verify-ranked = Er is op rang getrokken, zoals aan de andere tafels van een duplicaatronde.
verify-unranked = { $draws ->
    [one] Eén trekking kwam
   *[other] { $draws } trekkingen kwamen
} toch uit één reeks, omdat het spel niet zegt wat waar wordt getrokken: andere tafels trokken anders.
verify-local = Geen server heeft de trekkingen van deze partij vastgelegd; daarover valt niets te zeggen.
verify-running = De partij is nog niet afgelopen.
verify-revealed = Plaatsen waarvan de waarde vastlag voordat er een werd onthuld, zodat niemand de trekkingen kon kiezen: { $seats }.
verify-unrevealed = Plaatsen die een waarde vastlegden zonder die te onthullen, en met de beheerder tussen twee partijen konden kiezen: { $seats }.
verify-silent = Plaatsen die geen waarde toevoegden: { $seats }.
verify-host = De trekkingen hangen dus alleen van het geheim van de beheerder af.
verify-position = De partij begon vanuit een stelling: wat daarin verborgen was, is niet met deze waarden getrokken.
verify-imported = De partij kwam uit een bestand: de spelers kenden misschien het geheim, dus bewijzen de trekkingen niets.
verify-continues = De partij begon met de regels { $rules } en ging met andere verder. Het eerste deel is een eigen verslag, waarvan hier niets wordt gecontroleerd.
verify-adjudicated = De partij is gearbitreerd, niet uitgespeeld: { $result }.
verify-seal-fits = Het opgegeven zegel klopt.
verify-seal = Het zegel van deze partij is { $seal }.

## Errors

error-cannot-read = { $file } kan niet worden gelezen: { $reason }. Kies een bestand dat “save” heeft geschreven.
error-not-text = { $file } is geen tekstbestand. Kies een bestand dat “save” heeft geschreven.
error-seat = Er is geen plaats { $number }; de plaatsen lopen van 1 tot { $seats }.
error-people = Er kunnen 0 tot { $seats } mensen meespelen, niet { $people }.
error-load-alone = --load brengt spel, plaatsen en opties mee: laat de andere argumenten weg.
error-name-game = Noem een spel: { $games }.
error-setting = --option { $text }: schrijf --option NAAM=WAARDE.
error-program = In deze partij speelt een programma mee: noem het met --bot.
error-mcp = `ilion mcp` heeft het pakket { $module } nodig: in een kloon van Ilion installeer je het met “pip install '.[mcp]'”.
error-unopened = de server heeft zijn geheim niet geopend, want de partij was bij dit verslag nog niet afgelopen.
error-no-seal = Dit verslag heeft geen zegel, want geen server heeft de trekkingen vastgelegd.
error-seal = --seal: een zegel heeft 64 hexadecimale cijfers (0-9 en a-f); kopieer het helemaal.
error-language = De taal “{ $language }” is er niet; kies { $languages }.
error-server = De server heeft het pakket { $module } nodig: in een kloon van Ilion installeert “pip install '.[server]'” het.
error-train = Voor het trainen zijn de pakketten torch en numpy nodig: in een kloon van Ilion installeert “pip install '.[train]'” ze.
error-game-name = Een spel kan niet “{ $name }” heten: gebruik kleine letters, cijfers en koppeltekens, zoals in river-run.
error-game-exists = Er is al een spel “{ $name }”; kies een andere naam.
error-folder-exists = { $folder } bestaat al; noem met --folder een andere map.
error-account = Er is geen account “{ $login }”.
error-database = De database kan niet worden gebruikt; is de server er al mee gestart? { $reason }
warn-interpreted = De regels draaien geïnterpreteerd, veel trager dan gecompileerd: “ilion doctor” toont waarom.

## The arena

arena-bot = bot
arena-games = partijen
arena-wins = winst
arena-place = rang
arena-score = punten
arena-margin = verschil
arena-rating = waardering
arena-slowest = traagste
arena-seat = plaats
arena-average = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}, gemiddeld { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
arena-playing = bezig
arena-stopped = Gestopt na { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}.
arena-stopped-kept = { $games ->
    [one] Gestopt na { $games } partij; ze staat in { $file }.
   *[other] Gestopt na { $games } partijen; ze staan in { $file }.
}
arena-uneven = Niet gelijk: { $count ->
    [one] het interval van plaats { $seats } sluit
   *[other] de intervallen van de plaatsen { $seats } sluiten
} { $even } uit.
arena-even = Geen interval sluit { $even } uit.
arena-shared = { $share } van { $games } partijen hadden meer winnaars.
arena-length = { $moves } zetten per partij, van { $low } tot { $high } in acht van de tien; de winnaar ligt { $margin } punten voor.
arena-endings = Eindes: { $list }
arena-failures = { $failures ->
    [one] { $failures } fout
   *[other] { $failures } fouten
} in { $faulty } van { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}; willekeurige zetten vielen in, dus de uitslagen zijn niet van de bot zelf:
arena-failure = deling { $deal }, plaats { $seat }, { $bot }: { $failure }

## Versions and saved games

version-compiled = ilion { $version }, regels gecompileerd
version-interpreted = ilion { $version }, regels geïnterpreteerd
error-players = [{ $tag } …] moet voor elke plaats een speler noemen: { $seats }, niet { $found }

## Pictures of the arena

arena-picture = { $title }, spelers: { $seats }. Aandeel van de winst
arena-picture-seats = { $title }, spelers: { $seats }. Winst per plaats

## The check of a bot program

check-game = spel
check-positions = stellingen
check-failures = fouten
check-median = mediaan
check-slowest = traagste
check-start = opstarten
check-memory = geheugen
check-repeats = herhaalt zich
check-of = { $same } van { $all }
check-fine = De bot heeft { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} zonder fout gespeeld.
check-different = twee keer gevraagd antwoordde het in { $different } van { $all } gevallen anders; zijn partijen kunnen dus niet worden herhaald. Eerst { $first }, dan { $second } in: { $position }
check-killed = het eindigde niet met zijn invoer en is afgebroken; een programma dat iets bewaart, moet dat bij “end” doen.
check-not-whole = de partij is niet uitgespeeld.
check-first = De eerste fout, volledig ({ $game })
check-sent = Verzonden:
check-answered = Antwoord:
check-errors = Foutuitvoer:
check-nothing = niets
check-nothing-yet = nog niets
check-empty-line = een lege regel
check-empty = leeg

## Training

train-starting = begin
train-stopped = Gestopt; dezelfde opdracht gaat verder in { $folder }.
train-round = ronde
train-positions = stellingen
train-constant = fout: constant
train-hand-written = met de hand
train-network = netwerk
train-gate = toets
train-no-gate = geen
train-refused = { $result }, afgewezen
train-kept = Het netwerk is { $file }.
train-none-passed = Geen netwerk heeft zijn toets doorstaan.

## The benchmark

task-name = taak
task-players = spelers
task-opponent = tegenstander
task-games = partijen
task-agent = speler
task-wins = winst
task-return = gemiddelde opbrengst
task-decision = per beslissing
task-range = { $low } tot { $high }
task-runs = { $label }, { $runs } trainingen: { $spread }
task-left-out = Weggelaten, want van een andere versie van een taak of met minder delingen: { $left }.
task-written = De uitslag staat in { $file }; `ilion benchmark verify { $file }` speelt hem na.
task-differ = Afwijkende partijen: { $different } van { $all }. De eerste: { $old } was { $new }.
task-same = Alle partijen zijn zoals geschreven: { $games }.
task-won = won { $share } ({ $low }–{ $high }) van de partijen, in totaal { $games }; gemiddelde opbrengst { $return } ({ $least } tot { $most })
task-alike = alle delingen liepen gelijk af
task-worth = een partij met gelijke delingen is { $gain } losse waard
task-time = { $worth }; { $mean } ms per beslissing, de traagste { $slowest } ms
