# De tafel

title-table = { $title } · Ilion
title-your-turn = ● Jouw beurt · { $title }
table = Tafel
board = Bord
table-players = Spelers
you = Jij
player-number = Speler { $number }
problem-thinking = De bot werkt nog aan je vorige hint.
problem-must-remember = Aan deze tafel speel je uit het geheugen: je kunt alleen terugkijken tot het begin van de beurt.
problem-no-hint = Er is geen hint beschikbaar. Probeer het opnieuw.
problem-rated = In een partij met rating zijn er geen hints.
problem-rated-no-stand-in = In een partij met rating speelt geen bot voor iemand: geef op, of laat de klok beslissen.
problem-wrong-value = De tafel wacht niet op deze waarde.

## Wie er aan de beurt is, en wat te doen
your-turn = Jouw beurt:
your-turn-kept = Je zet is bewaard:
turn-of = { $name }:
waiting = De tafel is nog niet vol
spectator = Toeschouwer
your-turn-area = Jouw zet
sheet-down = Paneel omlaag
sheet-up = Paneel omhoog
choose-first = Kies een zet
restart-turn = Beurt opnieuw beginnen
undo = Ongedaan maken
final = niet terug te nemen
sent-later = Wordt verzonden
do-not-send = Niet verzenden
refused = Geweigerd.

## Spelers
bot = bot
bot-plays = bot speelt
program = programma
resigned = opgegeven
away-until = afwezig tot { $date }
online = aanwezig
offline = afwezig
score-now = nu { $score }
clock-left-days = { $days } d { $hours } u

## Zetten
moves = Toegestane zetten
no-moves = Nu valt er niets te kiezen.
no-such-move = Geen toegestane zet past hierbij. Enter toont waarom.
notation = Zet in notatie
type-a-move = of typ: { $example }

## Verloop en tijd
log = Verloop
close-log = Verloop sluiten
log-moves = { $number ->
    [one] { $number } gebeurtenis
   *[other] { $number } gebeurtenissen
}
log-line = { $you ->
    [yes] Je koos
   *[no] { $name } koos
}: { $words }
log-undone = { $number ->
    [one] De laatste gebeurtenis is teruggenomen.
   *[other] De laatste { $number } gebeurtenissen zijn teruggenomen.
}
not-told = nog niet getoond aan de anderen
taken-back = teruggenomen
later-than-seen = later dan wat je ziet
time = Tijd
time-at = { NUMBER($number, useGrouping: 0) } van { NUMBER($events, useGrouping: 0) }
looking-at = Je kijkt naar zet
back-to-now = Terug naar nu
travel = Reizen in de tijd
the-beginning = Het begin.
turn = beurt
move = zet
turn-back = Eén beurt terug
move-back = Eén zet terug
move-on = Eén zet verder
turn-on = Eén beurt verder
replay = Afspelen
pause = Pauze
speed = { $speed }×
speed-is = Tempo { $speed }, veranderen

## De verbinding
line-broken = De verbinding is verbroken.
next-try = Volgende poging over { $seconds } s.
line-broken-how = De tafel wacht; wat je nu kiest, wordt bewaard en verzonden zodra de verbinding er weer is.
try-now = Nu proberen

## Naast het bord
close = Sluiten
drawer-chat = Chat
drawer-menu = Tafel
drawer-keys = Toetsen
drawer-hint = Hint
drawer-settings = Instellingen
read-clause = Regel { $clause } lezen
clause-unknown = Deze regel heeft hier geen tekst.
in-the-rules = In de regels
chat = Chat
chat-unread = Chat, { $number ->
    [one] { $number } nieuw bericht
   *[other] { $number } nieuwe berichten
}
chat-empty = Nog geen berichten.
chat-say = Schrijf een bericht
chat-said = { $name } zegt: { $text }
send = Verzenden
menu = Tafelmenu
ask-hint = Een bot om een hint vragen
hint-none = Geen zet springt eruit.
hint-thinks = Een bot denkt na over je stelling…
hint-value = { $percent } %
hint-note = Je winstkans na elke zet, zoals de bot het ziet; een gedeelde overwinning telt voor een deel.
hint-again = Nog eens vragen
ask-undo = Mijn laatste zet terugnemen (de anderen worden gevraagd)
cover = Verberg wat ik zie
look-as = Toon wat { $name } ziet
play-again = Zelf verder spelen
let-bot-play = Een bot voor mij laten spelen
bot-for-absent = Een bot laten spelen voor { $name } (afwezig)
download = Verslag downloaden
resign = Opgeven
resign-sure = Opgeven? Je eindigt op de laatste plaats en een bot neemt het over. Dit kan niet ongedaan worden gemaakt.
no = Nee
leave = De tafel verlaten
leave-running = Weggaan; een bot speelt voor mij verder
bot-plays-for = Een bot speelt voor { $name }.
bot-plays-for-you = Een bot speelt voor jou.
wants-undo = { $name } wil zet { NUMBER($number, useGrouping: 0) } terugnemen.
wants-undo-you = Je wilt zet { NUMBER($number, useGrouping: 0) } terugnemen. De anderen worden gevraagd.
ask-sound = Wil je met geluid spelen? Het meldt dat jij aan de beurt bent, ook in een ander tabblad.
sound-on = Met geluid
sound-off = Stil
agree = Akkoord
disagree = Weigeren

## Wat er aan tafel is gebeurd
news-resigned = { $name } heeft opgegeven. Een bot speelt verder.
news-resigned-last = { $name } heeft opgegeven.
news-resigned-you = Je hebt opgegeven. Een bot speelt verder.
news-resigned-last-you = Je hebt opgegeven.
news-time-up = De tijd van { $name } is om. Een bot speelt verder.
news-time-up-you = Je tijd is om. Een bot speelt voor je verder tot je het weer overneemt.
news-grace = De tijd van { $name } is om. Eén keer komen er nog 60 seconden bij.
news-grace-you = Je tijd is om. Eén keer krijg je nog 60 seconden.
news-time-lost = De tijd van { $name } is om: dat telt als opgeven. Een bot speelt verder.
news-time-lost-last = De tijd van { $name } is om: dat telt als opgeven.
news-time-lost-you = Je tijd is om: dat telt als opgeven. Een bot speelt verder.
news-time-lost-last-you = Je tijd is om: dat telt als opgeven.
news-bot-plays = Vanaf nu speelt een bot voor { $name }.
news-bot-plays-you = Vanaf nu speelt een bot voor jou.
news-plays-again = { $name } speelt weer zelf.
news-plays-again-you = Je speelt weer zelf.
news-undo-granted = De anderen gaan akkoord: { $name } neemt de zet terug.
news-undo-granted-you = De anderen gaan akkoord: je zet is teruggenomen.
news-undo-refused = { $name } mag de zet niet terugnemen: niet iedereen gaat akkoord.
news-undo-refused-you = Je mag de zet niet terugnemen: niet iedereen gaat akkoord.

## Toetsen
key-forward = de gekozen zet verzenden
key-unchoose = keuze wissen, sluiten, terug naar nu
key-undo = ongedaan maken
key-restart = de beurt opnieuw beginnen
key-moves = naar de lijst van toegestane zetten
key-notation = naar het vak voor de notatie
key-log = naar het verloop
key-why = waarom: de regel achter een weigering of achter wat er gevraagd wordt
key-chat = naar de chat
key-board = naar het bord
key-mark = naar de volgende markering van de laatste beurten
key-time = heen en weer in de tijd
key-keys = deze lijst
keys-note = In de lijst en op het bord verplaatsen de pijltoetsen de selectie; Enter kiest of speelt.

## Een tafel die niet vol is
waiting-for = { $number ->
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $number } spelers
}
begins-when-full = De partij begint vanzelf als elke plaats bezet is.
company = Iemand melden of blokkeren
report = Melden
report-why = Waarom?
report-text = Wat is er gebeurd?
report-line = Melden wat { $name } schreef
report-sent = De beheerder zal het lezen.
block = Blokkeren
block-done = { $name } is geblokkeerd: geen chat tussen jullie, en geen van beiden ziet de open tafels van de ander.
sealing = Alle plaatsen zijn bezet. De browsers openen hun zegels …
free-open = open voor iedereen
free-invited = uitgenodigd
free-external = programma
make-link = Met link uitnodigen op plaats { $number }
open-this-seat = Plaats { $number } voor iedereen openen
seat-a-bot = Een bot op plaats { $number }…

## Eén apparaat
same-device = hetzelfde apparaat
hand-over = Doorgeven aan { $name }
pass-to = Geef het apparaat aan { $name }
others-look-away = { $name }, jij bent aan de beurt. De anderen kijken even weg.
i-am = Ik ben { $name }, toon mijn kant
nothing-private = Op deze pagina staat niets geheims. Esc verbergt weer wat je ziet.
closed-eyes = Een ogenschaal met gesloten ogen
since-last-turn = Sinds je laatste beurt
open-to-all = open voor iedereen

## Het einde
the-end = Het einde
end-you-win = Jij wint
end-wins = { $name } wint
end-shared = { $names } delen de overwinning
end-colon = { $first }:
place = { $place ->
    [1] eerste plaats
    [2] tweede plaats
    [3] derde plaats
    [4] vierde plaats
    [5] vijfde plaats
    [6] zesde plaats
   *[other] plaats { $place }
}
place-shared = { $place ->
    [1] eerste plaats, gedeeld
    [2] tweede plaats, gedeeld
    [3] derde plaats, gedeeld
    [4] vierde plaats, gedeeld
    [5] vijfde plaats, gedeeld
   *[other] plaats { $place }, gedeeld
}
score-sheet = Puntentelling
so-far = tot nu toe
total = Totaal
show-rows = Alles tonen
no-sheet = De partij eindigde voor de puntentelling.
end-points-ahead = met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $ahead } voor op { $you ->
    [yes] jou
   *[no] { $name }
}
end-points-equal = met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
end-points-each = met elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
end-value = Waarde
end-equal = gelijke stand
end-turn = beurt { $number }
count-out = Natellen: { $number ->
    [one] { $number } regel
   *[other] { $number } regels
}
course = Hoe de leiding wisselde
course-note = de band onderaan toont wie voorstond
course-home = De weg naar huis
course-home-note = chips in de hand min kaarten; bij 0 gaat Ithaka open
course-at = Beurt { $turn }: { $values }
course-value = { $name } { $value }
course-travel = Hoe de leiding wisselde; Enter gaat naar die beurt
rematch-bots = Bots in de revanche
rematch-bot = { $name } in de revanche
rematch-harder = Moeilijker? Je hebt “{ $level }” verslagen.
rematch-hardest = Je hebt “{ $level }” verslagen; beter bestaat niet.
rematch-easier = Of makkelijker: { $next }?
a-bot-easy = makkelijke bot
a-bot-medium = gemiddelde bot
a-bot-hard = moeilijke bot
a-bot-expert = expertbot
a-bot-olympian = olympiërbot
show-first-turn = Toon me de eerste beurt
further-lesson = Het open spel ken je. Nu met het paard dicht?
further-lesson-go = Leer het in vijf stappen
rematch = Revanche
to-rematch = Naar de revanche
download-short = Downloaden

## De controle van de trekkingen
fairness = Eerlijkheid
checking = De trekkingen worden gecontroleerd…
fair = Elke trekking klopt.
fair-how = Ze werden voor de eerste beurt verzegeld, en het zegel is nu open: { $draws ->
    [one] de enige trekking klopt
   *[other] alle { $draws } trekkingen kloppen
} met het zegel.
fair-round = Het zegel van de ronde klopt.
fair-ranks = Alle tafels van de ronde hadden dezelfde trekkingen. “ilion verify” controleert elke trekking van het verslag.
fair-mine = Je browser voegde een waarde toe die niemand kende, en het zegel dat hij voor het begin bewaarde klopt. Dus niemand kon de trekkingen kiezen: de beheerder niet, een speler niet, en ook niet allemaal samen.
fair-others = Waarden toegevoegd door { $names }. Deze browser deed niet mee en kent het zegel alleen van de server: vergelijk het met dat van een speler die je vertrouwt.
fair-host = Geen browser voegde een waarde toe. De trekkingen hangen dus alleen af van het geheim van de beheerder, die het voor het begin kon kiezen maar daarna niet meer veranderen.
fair-unrevealed = Niet op tijd onthuld: de waarde van { $names }. Samen met de beheerder had die speler tussen twee partijen kunnen kiezen.
fair-limit = Niet bewezen: dat de beheerder niemand de trekkingen vooraf heeft verteld.
seal = Zegel
check-yourself = Zelf controleren
seal-shown = Het zegel van deze partij (SHA-256 van de vastlegging van de server en alle plaatsen)
seal-unrevealed = vastgelegd, niet onthuld
seal-silent = geen waarde
seal-opened = Het geheim, nu onthuld
seal-values = Wat de plaatsen bijdroegen
seal-command = Het verslag en dit commando controleren ook de regels
unfair-seal = Het geheim past niet bij het zegel dat vanaf het begin te zien was.
unfair-pinned = Het zegel is niet het zegel dat deze browser voor de partij bewaarde. De server heeft iets veranderd dat vastlag.
unfair-hidden = Deze browser onthulde zijn waarde, en het verslag zegt van niet. De server heeft die verborgen.
unfair-value = De waarde van plaats { $number } is niet de waarde die voor de partij was vastgelegd.
unfair-draw = De trekking bij gebeurtenis { NUMBER($number, useGrouping: 0) } volgt niet uit het zegel.
unfair-record = Het verslag kon niet worden gecontroleerd.
unfair-lesson = Dit was een les: de trekkingen kwamen uit een script.
unfair-browser = Deze browser kan alleen pagina’s controleren die via https komen. Download het verslag en start “ilion verify”.

## The turns since yours
recap = Wat er sinds je beurt gebeurde
recap-more = { $number ->
    [one] en nog een beurt daarvoor:
   *[other] en nog { $number } beurten daarvoor:
}
recap-missed = { $number ->
    [one] Eén beurt zonder jou:
   *[other] { $number } beurten zonder jou:
}
skip = Overslaan
continue = Verder
replay-turns = Deze beurten nog eens tonen
replay-missed = { $number ->
    [one] Eén beurt nog eens tonen
   *[other] { $number } beurten nog eens tonen
}
replay-at = Herhaling, beurt { $number } van { $turns }
turn-steps = Stappen van beurt { $number }
turn-none = Opstelling
turn-begun = { $name } is aan de beurt.
turn-taken-back = Er is iets teruggenomen.
marked-by = Verplaatst door { $name }, { $order ->
    [1] als eerste
    [2] als tweede
    [3] als derde
    [4] als vierde
    [5] als vijfde
   *[other] als zesde
}
marked-by-you = Verplaatst door jou, { $order ->
    [1] als eerste
    [2] als tweede
    [3] als derde
    [4] als vierde
    [5] als vijfde
   *[other] als zesde
}
