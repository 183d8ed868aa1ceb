# De analyse van een afgelopen partij

review = Analyse
review-colon = Analyse:
window-title = Analyse: { $title } · Ilion

## Hoe ze ontstaat
loading = Een ogenblik…
not-asked = Nog niemand heeft om een analyse van deze partij gevraagd.
ask-review = Partij analyseren
ask-note = Een bot loopt de hele partij door. Dat duurt een paar minuten; het resultaat blijft bewaard voor iedereen die de partij mag zien.
only-players-ask = Wie heeft meegespeeld kan erom vragen.
wait-queued = De analyse staat in de wachtrij op plaats { $position }.
wait-running = De bot loopt de partij door.
wait-progress = Hoe ver de analyse is
wait-note = Je kunt deze pagina verlaten: als je terugkomt is de analyse er.
ready-seconds = Klaar over ongeveer { $number } s.
ready-minutes = Klaar over ongeveer { $number } min.
review-coming = De analyse wordt gemaakt.
review-offer = Waar werd deze partij beslist? Een bot bekijkt elke zet.
open-review = Analyse openen
refining = De bot bekijkt de beslissingen die het zwaarst wogen nog wat preciezer. De cijfers kunnen een beetje verschuiven.
offline = De verbinding is weg. Deze pagina probeert het vanzelf opnieuw.

## Oorzaken
cause-luck = geluk
cause-own = jij
cause-own-of = { $name }
cause-others = de anderen
cause-luck-short = Geluk:
cause-own-short = Eigen beslissingen:
cause-others-short = Beslissingen van de anderen:

## Plaatsen en sommen
seats = Aan tafel
whose-eyes = door wiens ogen?
where-it-went = Wat het verschil maakte
in-points = punten van 100
fall-start = aan het begin
fall-luck = geluk
fall-own = jouw beslissingen
fall-own-of = beslissingen van { $name }
fall-others = beslissingen van de anderen
fall-end = aan het eind
falls-note = { $sum }. Elke verandering heeft één oorzaak.
falls-stand-in = Van de verandering door beslissingen komt { $points } van een bot die op deze plaats speelde.
percent = { $points } %
percent-sign = %
give-or-take = , plus of min { $points }

## Beslissingen
your-decisions = { $number ->
    [one] Je ene beslissing
   *[other] Je { $number } beslissingen
}
decisions-of = { $number ->
    [one] Eén beslissing van { $name }
   *[other] { $number } beslissingen van { $name }
}
grades-better = beter dan de bot
grades-good = even goed
grades-inaccuracy = onnauwkeurigheden
grades-mistake = fouten
grades-blunder = blunders
grade-better = beter dan de keus van de bot
grade-good = zo goed als de keus van de bot
grade-inaccuracy = onnauwkeurigheid
grade-mistake = fout
grade-blunder = blunder

## De grafiek
chart = Winstkans, op grond van wat ieder wist
chart-keys = De pijltjes gaan van zet naar zet, Home en End naar het begin en het eind. De letter t gaat naar het volgende keerpunt, m naar de volgende fout; met Shift terug.
chart-as-table = De grafiek als tabel
column-move = Zet
column-cause = Oorzaak
column-from = Van
column-to = Naar
column-words = Wat er gebeurde
move-of = zet { NUMBER($number, useGrouping: 0) } van { NUMBER($moves, useGrouping: 0) }
chance = Kans van { $name }: { $points } %
chance-you = Jouw kans: { $points } %
steps = Stap voor stap
turn-of-seat = beurt van
turn-of-you = jouw beurt

## Keerpunten
turning-points = Keerpunten
for-you = voor jou
for-name = voor { $name }
turning-order = Volgorde van de keerpunten
by-size = naar grootte
by-time = op volgorde
no-turning = Niets in deze partij heeft de kansen van deze plaats veel veranderd.
at-move = zet { NUMBER($number, useGrouping: 0) }
from-to = { $from } → { $to } %
detail-lapse-you = { $grade }, de bot { $best } → jij { $played } %
detail-lapse = { $grade }, de bot { $best } → { $name } { $played } %
decision-you = jouw beslissing
decision-of = beslissing van { $name }
resigned-you = je gaf op
resigned-by = { $name } gaf op
turning-you-rises = Jouw kans stijgt van { $from } naar { $to } procent.
turning-you-falls = Jouw kans daalt van { $from } naar { $to } procent.
turning-rises = De kans van { $name } stijgt van { $from } naar { $to } procent.
turning-falls = De kans van { $name } daalt van { $from } naar { $to } procent.

## Eén moment
board-at = Het bord bij zet { NUMBER($number, useGrouping: 0) }, zoals { $name } het zag; van twee zetten is die van de bot goud en de gespeelde gestreept
board-at-you = Het bord bij zet { NUMBER($number, useGrouping: 0) }, zoals jij het zag; van twee zetten is die van de bot goud en de gespeelde gestreept
move-number = Zet { NUMBER($number, useGrouping: 0) }
beginning = Het begin
beginning-note = De kans die ieder had voor de eerste zet, voor zover hij het kon weten.
you-played = Jij
name-played = { $name }
the-bot = De bot
same-as-bot = De bot had hetzelfde gespeeld.
too-close = Te dicht bij elkaar om te zeggen: het verschil is kleiner dan tweemaal de onzekerheid ervan.
as-good = Zo goed als de keus van de bot.
forced = Hier viel niets te kiezen.
not-compared = Deze beslissing wordt niet met die van de bot vergeleken; die staat alleen in de grafiek.
what-luck = Het toeval besliste: niemand koos hier.
what-resignation = Wie opgeeft, heeft geen kans meer.
practise = Oefenen vanaf hier
practise-note = Een nieuwe tafel vanaf deze stelling, zonder rating. Bots spelen de andere plaatsen, en wat je niet kon weten wordt opnieuw getrokken.
practise-level = Niveau van de bots
practise-go = Beginnen
bot-goes-on = Laten zien hoe de bot verdergaat

## Leren
learn-mine = Leren van mijn fouten ({ $number })
learn-of = Leren van de fouten van { $name } ({ $number })
learn-title = Vind een betere zet: { $number } van { $all }
learn-question = Zet { NUMBER($number, useGrouping: 0) }. Hier was iets beters. Wat zou jij spelen?
learn-choose = Kies een zet
learn-judging = De bot denkt na…
learn-answer = Jouw antwoord
learn-then = In de partij
learn-best = Gevonden: de bot zou dit ook spelen.
learn-better = Beter dan de keus van de bot.
learn-good = Zo goed als de keus van de bot.
learn-inaccuracy = Bijna. De bot heeft net iets beters.
learn-mistake = Nog niet: ook dat kost kansen.
learn-blunder = Nee: dat kost heel veel.
learn-next = Volgende stelling
learn-finish = Klaar
learn-done = Alles gedaan
learn-sum = { $found } van de { $all } even goed beantwoord als door de bot.
learn-back = Terug naar de analyse

## Delen
share = Delen
share-link = Link naar dit moment
picture = Plaatje
picture-failed = Deze browser kon het plaatje niet maken.
card-moves-of = { $name }: zetten
card-moment = Zet { NUMBER($number, useGrouping: 0) }: { $from } → { $to } %
colour-pR = rood
colour-pY = geel
colour-pB = blauw
colour-pG = groen
colour-pW = wit
colour-pK = zwart
colour-pGr = Grieken
colour-pT = Trojanen
colour-pN = plaats

## Het einde
sum-start = begin
sum-luck = geluk
sum-own = jouw zetten
sum-own-of = zetten van { $name }
sum-others = de anderen
sum-end = eind
weighed-most = Zet { NUMBER($number, useGrouping: 0) } woog het zwaarst:

## Eerlijkheid
good-to-about = De cijfers kloppen op ongeveer ± { $points }. Alleen verschillen die groter zijn dan tweemaal hun onzekerheid worden beoordeeld; { $close ->
    [0] geen beslissing lag te dicht bij elkaar.
    [one] { $close } beslissing lag te dicht bij elkaar.
   *[other] { $close } beslissingen lagen te dicht bij elkaar.
}
need-not-add-up = De lijnen hoeven samen geen 100 te zijn: ieder wist iets anders.
by-bot = Beoordeeld door de bot van niveau “{ $level }” uit versie { $release }, met { $searches } zoekacties.
bot-strength = Zijn rating in dit spel is { $rating }; het niveau eronder, “{ $level }”, heeft { $below }.
by-turns = In deze lange partij worden de kansen beurt voor beurt berekend.
how-calculated = Hoe dit wordt berekend
method-knew = Een lijn laat zien hoe groot de winstkans van die plaats was, op grond van alles wat de speler daar op dat moment wist en niets anders, als vanaf daar iedereen als de bot had gespeeld. Kaarten die de speler niet kon zien, worden vele malen opnieuw getrokken.
method-causes = Elke gebeurtenis heeft één oorzaak, en de hele verandering hoort daarbij: een getrokken kaart of een dobbelsteen bij het geluk, een beslissing bij wie die nam. Zo zijn begin, geluk, eigen beslissingen en die van de anderen samen het eind.
method-luck = Vóór een trekking is de kans het gemiddelde van alles wat kan komen. Over veel partijen valt het geluk daarom weg. Wat eerder verborgen werd getrokken en door de zet van een ander zichtbaar wordt, telt als diens beslissing.
method-grades = Een beslissing wordt in dezelfde werelden met die van de bot vergeleken. Vanaf 3 punten van 100 is het verlies een onnauwkeurigheid, vanaf 8 een fout, vanaf 20 een blunder, en alleen als het groter is dan tweemaal de onzekerheid ervan.
method-bot = De bot is een programma met zijn eigen zwakke kanten. Een beoordeling zegt wat hij liever had gespeeld, niet wat waar is. Hoe sterk hij in dit spel is, staat in de documentatie van de bots.
method-limits = Aanbiedingen en andere gesprekken worden alleen beoordeeld naar het antwoord van de bot, en krijgen dus geen oordeel. Analyses tellen nooit mee voor de rating.

## Account
figures = Je geanalyseerde partijen
figures-games = { $number ->
    [one] { $number } partij
   *[other] { $number } partijen
}
figures-luck = Geluk: { $mean } punten per partij, tussen { $low } en { $high }
figures-own = Eigen beslissingen: { $mean } punten per partij, tussen { $low } en { $high }
figures-note = Vergeleken met de bot die ze beoordeelde. De marges bevatten het ware gemiddelde in 19 van de 20 gevallen; geluk middelt uit tot 0.
