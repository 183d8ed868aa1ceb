# Horus

title = Horus

## Woorden
terrain-desert = woestijn
    .start = Woestijn
    .the = de woestijn
terrain-hills = heuvels
    .start = Heuvels
    .the = de heuvels
terrain-farmland = akkerland
    .start = Akkerland
    .the = het akkerland
terrain-marsh = moeras
    .start = Moeras
    .the = het moeras
tile-desert = woestijn
    .piece = woestijntegel
tile-hills = heuvels
    .piece = heuveltegel
tile-farmland = akkerland
    .piece = akkerlandtegel
tile-marsh = moeras
    .piece = moerastegel
tile-river = rivier
    .piece = riviertegel
tile-temple = Horustempel
    .piece = tempeltegel
tile-necropolis = necropolis
    .piece = necropolistegel
kind-desert = de woestijn
kind-hills = de heuvels
kind-farmland = het akkerland
kind-marsh = het moeras
kind-river = de rivier
kind-temple = de tempel
kind-necropolis = de necropolis
kind-end = een riviereinde
side-north = noordelijke
side-east = oostelijke
side-south = zuidelijke
side-west = westelijke
pile-desert = woestijn
pile-hills = heuvels
pile-farmland = akkerland
pile-marsh = moeras
pile-river = rivier/necropolis
use-river = rivier
use-necropolis = necropolis
region-desert = woestijn
region-hills = heuvels
region-farmland = akkerland
region-marsh = moeras
colour-white = wit
colour-blue = blauw
colour-black = zwart
colour-yellow = geel
centre-desert = woestijn
centre-hills = heuvels
centre-farmland = akkerland
centre-marsh = moeras
centre-any = vrij
control-alone = alleen
control-shared = gedeeld
place-land = aan land
place-temple = verdubbeld door de tempel
place-island = verdubbeld als eiland
place-both = verviervoudigd: tempel en eiland
act-place = een tegel leggen
act-stone = een tegel voor een steen kiezen
act-card = een kaart spelen
act-pile = een tegel van een stapel nemen
act-end = een riviereinde vervangen
act-use = het gebruik van een rivier-/necropolistegel kiezen
act-pass = van een steen afzien
awaited-place = een plek voor de tegel in de hand
awaited-end = het einde dat de riviertegel vervangt
awaited-relay = een plek voor het einde in de hand
awaited-use = het gebruik van de rivier-/necropolistegel
awaited-card = een Horuskaart of de Nijlkaart
awaited-pile = een stapel
awaited-stone = een tegel voor de steen
awaited-from = de tegel waarvan de steen wordt verzet
awaited-to = de tegel waar de steen heen gaat

## Wat er wordt verwacht
prompt-deal = { $seat-start } krijgt een kaart.
prompt-bag = Er wordt een tegel uit de zak getrokken.
prompt-place = Leg de { $tile-piece } aan.
prompt-place-river = Leg de riviertegel aan de rivier.
prompt-place-temple = Leg de Horustempel aan de rivier, ver van alle land.
prompt-place-necropolis = Leg de necropolis aan.
prompt-end = Een riviertegel uit de zak: welk einde vervangt hij?
prompt-relay = Leg het { $side } einde opnieuw aan, tegen een riviertegel naar keuze.
prompt-relay-here = Leg het { $side } einde opnieuw aan, tegen de zojuist gelegde riviertegel.
prompt-use = Een rivier-/necropolistegel: als rivier, in plaats van een einde, of als necropolis?
prompt-card = Speel een Horuskaart of de Nijlkaart.
prompt-card-only = Speel een Horuskaart.
prompt-card-nile = Geen Horuskaarten: speel de Nijlkaart.
prompt-pile = De kaart noemt geen terrein: kies een stapel.
prompt-stone = Leg een steen in een regio van { $size } { $size ->
    [1] tegel
   *[other] tegels
}.
prompt-stone-may = Leg een steen in een regio van { $size } { $size ->
    [1] tegel
   *[other] tegels
}, of pas.
prompt-from = Nijlkaart: kies een van je stenen in een regio aan de rivier.
prompt-to = Verplaats de steen uit { $source } naar een andere regio aan de rivier.
prompt-refill = { $seat-start } trekt een kaart.
prompt-ended = De partij is afgelopen.

## Zetten en trekkingen
move-place =
    { $tile } { $where ->
        [north] in het noorden
        [east] in het oosten
        [south] in het zuiden
        [west] in het westen
        [north-edge] aan de noordrand
        [east-edge] aan de oostrand
        [south-edge] aan de zuidrand
        [west-edge] aan de westrand
       *[other] in het midden
    }, naast { $a_kind }{ $b_kind ->
        [none] { "" }
       *[other] { " " }en { $b_kind }
    }
move-relay =
    het { $side } einde { $where ->
        [north] in het noorden
        [east] in het oosten
        [south] in het zuiden
        [west] in het westen
        [north-edge] aan de noordrand
        [east-edge] aan de oostrand
        [south-edge] aan de zuidrand
        [west-edge] aan de westrand
       *[other] in het midden
    } opnieuw aanleggen{ $a_kind-id ->
        [river] { "" }
       *[other] , naast { $a_kind }{ $b_kind ->
            [none] { "" }
           *[other] { " " }en { $b_kind }
        }
    }
move-replace = het { $side } einde door rivier vervangen
move-use = tegel als { $use } leggen
move-play = kaart { $centre } { $number } spelen
move-nile = Nijlkaart spelen
move-pass = geen steen
move-pile = tegel nemen van de stapel { $pile }
move-stone = steen in { $region }, { $size } { $size ->
    [1] tegel
   *[other] tegels
}
move-from = steen uit { $region }, { $size } { $size ->
    [1] tegel
   *[other] tegels
}
move-to = steen naar { $region }, { $size } { $size ->
    [1] tegel
   *[other] tegels
}
move-tile = uit de zak: { $tile }
move-draw = { $seat-name } trekt de kaart { $centre } { $number }
move-draw-veiled = { $seat-name } trekt een kaart
move-draw-dead = { $seat-name } trekt de kaart { $centre } { $number } en legt die af: het terrein is op

## Vooruitblik
preview-region = regio
preview-size = tegels
preview-worth = punten
preview-leaders = plaats aan de leiding
preview-merges = verbonden regio’s
preview-closes = voortaan gesloten voor stenen
preview-stuck = einden die niet verder kunnen
preview-changes = score
preview-tiles_left = nog in de stapel
preview-sizes = steen in een regio van
preview-exhausts = laatste tegel: allen leggen deze kaarten af
preview-last_turn = de partij eindigt met deze beurt
preview-places = mogelijke plekken

## Weigeringen
refusal-not-now = Nu niet: { $act }. Het spel wacht op { $awaited }.
refusal-no-such-tile = Er ligt geen tegel nummer { $number } op tafel: de laatste is { $last }.
refusal-no-tile-there = Daar ligt geen tegel.
refusal-off-the-table = { $at } ligt buiten de tafel: de coördinaten lopen van { $least } tot { $most }.
refusal-overlap = Een tegel zou daar overlappen met { $kind }.
refusal-corner = Een tegel zou daar { $kind } alleen met een hoek raken: er is minstens een halve kant nodig.
refusal-touches-nothing = Een tegel zou daar geen enkele andere raken.
refusal-lowest-tile = De plek { $at } wordt geteld vanaf de tegel op { $other }, de eerste die eraan raakt.
refusal-blocks-end = Een tegel zou daar het { $side } einde van de rivier blokkeren: het zou niet meer twee keer verder kunnen.
refusal-not-at-the-river = Die plek raakt de rivier niet: de { $tile-piece } moet aan de rivier liggen.
refusal-temple-beside = De tempel mag bij het leggen { $kind } niet raken.
refusal-not-at-its-tile = Het { $side } einde moet tegen de riviertegel die het heeft vervangen; die plek raakt die tegel niet.
refusal-end-not-at-the-river = Het { $side } einde moet tegen een riviertegel; die plek raakt er geen.
refusal-end-blocked-there = Het { $side } einde zou daar geblokkeerd zijn: het zou niet meer twee keer verder kunnen.
refusal-end-has-no-place = Het { $side } einde kan niet worden vervangen: het zou nergens opnieuw kunnen liggen.
refusal-must-replace = Een riviertegel uit de zak moet een einde vervangen.
refusal-no-room = Nergens kan de tegel als { $kind-id ->
    [river] rivier
   *[necropolis] necropolis
} liggen.
refusal-not-in-hand = De kaart { $centre } { $number } zit niet in je hand.
refusal-nile-gone = De Nijlkaart is al gespeeld.
refusal-pile-empty = De stapel { $pile } is leeg.
refusal-no-region = Daar kan geen steen liggen: { $kind } hoort bij geen enkele regio.
refusal-has-a-stone = Daar ligt al een steen van { $colour }.
refusal-closed = { $terrain-start } daar: { $size } tegels. Vanaf zes tegels neemt een regio geen steen meer op.
refusal-size = { $terrain-start } daar: { $size } { $size ->
    [1] tegel
   *[other] tegels
}; de kaart vraagt een regio van { $wanted }.
refusal-size-first = { $terrain-start } daar: { $size } { $size ->
    [1] tegel
   *[other] tegels
}; in de eerste beurt telt elke kaart als 1.
refusal-stone-must = Er kan een steen in een regio van { $wanted }, dus dat moet ook.
refusal-no-stone-there = Daar ligt geen steen.
refusal-not-your-stone = De steen daar is van { $colour }, niet van jou.
refusal-region-not-at-the-river = { $terrain-start } van { $size } daar: die regio raakt de rivier niet.
refusal-same-region = Die tegel ligt in dezelfde regio: de steen moet naar een andere.
refusal-nowhere-else = Geen andere regio aan de rivier heeft een vrije tegel voor die steen.

## Puntentelling
score-region = { $terrain } van { $size } op { $at }, { $stones ->
    [1] één steen
   *[other] { $stones } stenen
}, { $control }, { $place }
score-compensation = begon niet
ending = De stapels { $a_pile } en { $b_pile } zijn leeg.
label-ending = twee stapels leeg

## De tafel als tekst

short-river = r
short-temple = t
short-island = e
terminal-legend = naam tegels→punten stenen, meeste eerst, = gedeeld ({ short-river } aan rivier, { short-temple } bij tempel, { short-island } op eiland)
terminal-closed = gesloten
terminal-piles = Stapels
terminal-bag = Zak
terminal-out = Uit het spel
terminal-hand = Hand
terminal-empty = leeg
terminal-played = Gespeeld
terminal-lay = Te leggen
terminal-count = { $tile } { $number }
terminal-seat = Plaats { $seat }
terminal-points = punten { $number }
terminal-stones = stenen { $number }
terminal-cards = kaarten { $number }
terminal-nile = Nijl
terminal-card = { $centre } { $number }
terminal-first-turn = (eerste beurt: telt als 1)
terminal-tile = { $tile-id ->
    [necropolis] { $tile }
   *[other] { $tile } ({ $tile-id })
}
terminal-either = rivier of necropolis
terminal-end = einde { $end }

## Regels
HO-1 = Er zijn 120 vierkante tegels: van woestijn, heuvels, akkerland en moeras elk twintig, en veertig bijzondere: drie starttegels, de Horustempel en 36 riviertegels.
HO-2 = De zak bevat twaalf tegels van elk terrein, zestien riviertegels en de tempel. Vier open stapels hebben elk acht tegels van één terrein, een vijfde twintig rivier-/necropolistegels. Met de optie “Tegels per stapel” zitten er van elk terrein één of twee meer in de zak (zeven of zes in de stapel) of twee minder (tien).
    .ruling = Onze reconstructie: de spelregels sorteren de tegels naar hun achterkant en zeggen niet hoeveel er welke hebben. De optie “Tegels per stapel” met de waarde “Zes”, “Zeven” of “Tien” verdeelt ze anders.
HO-3 = Er zijn vijftig Horuskaarten, elk met een terrein of een vraagteken (“vrij”) in het midden en een getal van 1 tot 5 of een vraagteken. Elk terrein heeft elk getal twee keer en één vraagteken; “vrij” heeft alles één keer.
    .ruling = Onze reconstructie: de spelregels geven het aantal kaarten en wat erop staat, niet hoe vaak. Gelijk verdeeld zijn het er precies vijftig.
HO-4 = Elke speler heeft twintig stenen van een kleur (wit, blauw, zwart, geel) en één Nijlkaart.
HO-5 = Met twee of drie spelers verandert er niets, behalve dat de overige stenen en Nijlkaarten in de doos blijven.
HO-6 = Tegels raken elkaar met een hele kant of met precies een halve, nooit schuin. Coördinaten zijn halve tegels: een tegel op x,y bedekt x tot x+1 en y tot y+1. Twee tegels raken elkaar als één coördinaat 2 verschilt en de andere hoogstens 1; ze overlappen als geen van beide meer dan 1 verschilt. Een hoek is geen contact.
    .ruling = Onze uitleg: de spelregels spreken alleen van hele en halve kanten; een hoek is dus geen contact, niet voor regio’s en niet voor rivier of tempel.
HO-7 = De tafel is eindig: coördinaten van tegels lopen van −64 tot 63, en geen plek daarbuiten is vrij.
    .ruling = Onze keuze: een programma heeft een tafelrand nodig. Die ligt ver voorbij waar partijen komen.
HO-8 = Een nieuwe tegel mag er geen overlappen en moet er minstens één raken die al ligt, van welke soort ook. Soorten hoeven niet bij elkaar te passen, en gaten mogen blijven.
HO-9 = Aan het begin ligt de piramide op 0,0 en liggen de twee riviereinden, de barken, op −2,0 en 2,0. Alle drie zijn in elk opzicht rivier.
    .ruling = Onze reconstructie: de spelregels tonen het begin op een afbeelding die we niet hebben. Omdat ze de drie tegels het begin van de rivier noemen, tellen ze overal als rivier.
HO-10 = Een regio bestaat uit alle tegels van één terrein die elkaar raken, rechtstreeks of via andere ervan. Rivier, tempel en necropolis horen bij geen regio.
HO-11 = De rivier heeft altijd twee einden, en geen tegel, ook geen einde, mag er een blokkeren: elk einde moet naar een vrije plek kunnen die het raakt, waarna beide einden nog een vrije plek naast zich hebben. Dat wordt beoordeeld als het leggen is voltooid; een einde vervangen en opnieuw aanleggen is één geheel. Een einde mag alleen worden gekozen als het opnieuw kan liggen. Een tegel die niet kan worden gelegd, verlaat het spel: een tegel van een stapel geldt als genomen, na een riviertegel uit de zak volgt geen rivier-/necropolistegel, na de tegel van een kaart volgt de steen.
    .ruling = Onze uitleg: de spelregels verbieden een einde te blokkeren en zeggen niet wanneer het geblokkeerd is. Wij eisen dat elk einde nog verder kan en daarna beide nog een keer. Ook wat er gebeurt met een tegel die nergens past, is onze keuze.
HO-12 = De Horuskaarten worden geschud en ieder krijgt er vijf op de hand, de eerste speler het eerst; de rest is de trekstapel. De eerste plaats begint, daarna gaat het met de klok mee.
    .ruling = Onze keuze: in de spelregels begint de jongste. Hier is het de eerste plaats; een tafel kan de plaatsen verloten. Ook de volgorde van het delen is van ons.
HO-13 = Eerste actie: trek een tegel uit de zak en leg hem aan. Terrein mag overal waar het is toegestaan.
HO-14 = Een riviertegel uit de zak komt op de plek van een van de twee einden, en dat einde wordt er opnieuw tegenaan gelegd. Daarna moet de speler een rivier-/necropolistegel nemen en leggen, als er nog een is.
    .ruling = Onze uitleg: de spelregels zeggen niet wat er geldt als er geen rivier-/necropolistegel meer is. Dan wordt er geen genomen.
HO-15 = De tempel moet aan de rivier liggen, mag op dat moment geen terrein en geen necropolis raken en geen einde blokkeren. Kan dat niet, dan verlaat hij het spel en wordt er niets anders getrokken. Later mag elke tegel ertegenaan worden gelegd.
    .ruling = Onze uitleg: de spelregels nemen een tempel die niet kan worden gelegd uit het spel en spreken niet van opnieuw trekken; dat gebeurt dus niet.
HO-16 = Is de zak leeg, dan vervalt de eerste actie.
    .ruling = Onze uitleg: over een lege zak zwijgen de spelregels. Verder hangt er in de beurt niets van af.
HO-17 = Tweede actie: speel een Horuskaart of, één keer per partij, in plaats daarvan de Nijlkaart.
HO-18 = Derde actie: neem een tegel van de stapel van het terrein op de kaart en leg hem aan. Een vraagteken staat elke stapel toe die niet leeg is, ook rivier/necropolis.
HO-19 = Vierde actie: leg een steen op een tegel zonder steen, in een regio naar keuze met precies zoveel tegels als het getal op de kaart; een vraagteken staat 1 tot 5 toe. Regio’s vanaf zes zijn gesloten. Is het onmogelijk of is er geen steen meer, dan vervalt de actie; anders is ze verplicht, tenzij de optie “Een steen leggen” op “Facultatief” staat.
    .ruling = Onze uitleg: de spelregels zeggen zowel dat de kaart bepaalt waar een steen moet komen als dat er een kan worden gelegd. Wij zien het als plicht. De optie “Een steen leggen” met de waarde “Facultatief” laat een speler ervan afzien.
HO-20 = In de eerste beurt van elke speler telt het getal van elke kaart als 1, ook een vraagteken. Een Nijlkaart in die beurt verbruikt de eerste beurt.
    .ruling = Onze uitleg: volgens de spelregels telt in de eerste ronde elke kaart als 1; over vraagtekens en de Nijlkaart zeggen ze daarbij niets. Wij nemen het getal in elk geval als 1, laten een vraagteken in het midden gelden en geven niemand een tweede eerste beurt.
HO-21 = Een rivier-/necropolistegel wordt gelegd als rivier, op een vrije plek aan de rivier of in plaats van een einde, dat dan tegen een riviertegel naar keuze komt; of als necropolis, overal zoals terrein.
    .ruling = Onze uitleg: de spelregels staan het einde elke tegel van de rivier toe; voor ons is het andere einde er een van.
HO-22 = Vijfde actie: trek tot vijf kaarten bij; daarmee is de beurt voorbij. Een gespeelde kaart gaat meteen op de aflegstapel. Moet er een kaart worden getrokken en is er geen, dan wordt de aflegstapel tot een nieuwe trekstapel geschud, zonder de kaarten van een terrein dat op is.
    .ruling = Onze uitleg: in de spelregels wordt de aflegstapel de nieuwe trekstapel als die op is. Dat de gespeelde kaart erbij hoort, en dat het pas gebeurt als er een kaart nodig is, komt van ons.
HO-23 = Wordt de laatste tegel van een terreinstapel genomen, dan legt iedereen, nog voor die tegel ligt, de kaarten van dat terrein af. De anderen trekken meteen bij tot vijf, met de klok mee vanaf de linkerbuur; wie aan de beurt is, doet dat in zijn vijfde actie. Later getrokken kaarten van dat terrein worden open afgelegd en vervangen. Een al gespeelde kaart geldt nog.
    .ruling = Onze uitleg: volgens de spelregels legt iedereen meteen af en trekt bij; in welke volgorde, staat er niet. Bij ons gebeurt het als de laatste tegel wordt genomen, de anderen eerst; wie aan de beurt is, trekt op het gewone moment.
HO-24 = Wie geen Horuskaart heeft, moet de Nijlkaart spelen; wie ook die niet heeft, slaat de tweede, derde en vierde actie over.
    .ruling = Onze uitleg: over een hand zonder Horuskaarten zwijgen de spelregels. Met onze aantallen tegels en kaarten komt het niet voor.
HO-25 = De Nijlkaart: leg twee rivier-/necropolistegels na elkaar, of zoveel als er nog zijn. Verzet dan een van je stenen uit een regio aan de rivier naar een tegel zonder steen in een andere regio aan de rivier, hoe groot die ook zijn. Beide zijn verplicht voor zover ze kunnen. Er wordt geen steen gelegd en geen kaart getrokken. Daarna is de Nijlkaart uit het spel.
    .ruling = Onze uitleg: de spelregels zeggen dat de Nijlkaart twee tegels en daarna het verzetten van een steen toestaat, niet wat er geldt als een deel onmogelijk is. Voor ons zijn beide delen verplicht voor zover ze kunnen; de kaart mag ook gespeeld worden als er geen tegel meer is.
HO-26 = Zijn twee van de vijf stapels leeg, dan wordt de beurt nog afgemaakt en is de partij afgelopen. Het slot noemt de twee die het eerst op waren, in die volgorde. Vanaf dat moment wordt er geen kaart afgelegd of getrokken.
    .ruling = Onze uitleg: in de laatste beurt heeft geen kaart nog nut; daarom wordt er geen afgelegd of getrokken zodra de tweede stapel leeg is.
HO-27 = Wie in een regio de meeste stenen heeft, beheerst die. Bij een gelijke stand aan kop beheersen ze de regio allemaal en krijgt ieder de volle waarde. Zonder stenen beheerst niemand de regio.
HO-28 = Een regio is één punt per tegel waard, verdubbeld als hij de tempel raakt, verdubbeld als hij op een eiland ligt, maar nooit meer dan 10.
HO-29 = Een regio ligt op een eiland als water hem geheel omsluit: geen weg over vakken die geen rivier zijn, van kant tot kant, leidt van een van zijn vakken naar buiten. Einden zijn rivier; riviertegels die elkaar in een hoek ontmoeten, sluiten de ring; een gat van een halve tegel, een tempel of een necropolis in de ring opent hem.
    .ruling = Onze uitleg: de spelregels noemen land een eiland als water het omsluit en geven geen maat. Wij volgen de weg van kant tot kant, omdat tegels elkaar met kanten raken.
HO-30 = Wie de meeste punten heeft, wint; bij gelijke punten is de overwinning gedeeld.
HO-31 = Open voor iedereen: de tafel, de stapels, de stenen, de aflegstapel, de gespeelde kaarten, wie zijn Nijlkaart nog heeft en hoeveel kaarten ieder houdt. Verborgen: de handen, de trekstapel en de volgorde van de zak, waarvan de inhoud door tellen bekend is.
    .ruling = Onze uitleg: de spelregels verbergen alleen de handen en de trekstapel. Dat al het andere openligt is van ons; wat nog in de zak zit, volgt door tellen.
HO-32 = Stenen blijven liggen als regio’s groeien of samengaan, en alle stenen in een samengegane regio tellen. In een regio vanaf zes veranderen ze alleen door samengaan of door de Nijlkaart.
HO-33 = Met de optie “Compensatie” op “Punten” krijgt iedereen behalve de beginnende speler 2 punten. Ze tellen vanaf het begin.
    .ruling = Onze beslissing: de spelregels kennen geen compensatie. Wie begint, wint vaker dan de anderen; twee punten vangen dat op zo goed als hele punten dat kunnen. Zonder de optie krijgt niemand ze.

## Een beurt in zinnen
told-set-up = Iedereen kreeg vijf kaarten. { $seat-start } begint.
told-skipped = { $seat-start } had niets te trekken en niets te spelen.
told-player =
    { $seat-you ->
        [yes] jou
       *[no] { $seat-name }
    }
told-player-with =
    { $seat-you ->
        [yes] jou
       *[no] { $seat-name }
    }
told-card = { $centre } { $number }
told-region =
    { $terrain-the } { $where ->
        [temple] bij de tempel
        [island] op het eiland
        [north] in het noorden
        [east] in het oosten
        [south] in het zuiden
        [west] in het westen
       *[other] in het midden
    }
told-region-from =
    { $terrain-the } { $where ->
        [temple] bij de tempel
        [island] op het eiland
        [north] in het noorden
        [east] in het oosten
        [south] in het zuiden
        [west] in het westen
       *[other] in het midden
    }
told-drew = { $seat-start } trok { $tile }.
told-gone = { $seat-start } trok { $tile }, die nergens kon liggen.
told-drew-river = { $seat-start } trok een riviertegel.
told-end-moved =
    het { $where ->
        [north] noordelijke
        [east] oostelijke
        [south] zuidelijke
        [west] westelijke
       *[other] nabije
    } einde schoof { $times ->
        [1] op
       *[other] tweemaal op
    }
told-laid-river =
    de rivier breidde zich uit { $where ->
        [temple] bij de tempel
        [island] op het eiland
        [north] in het noorden
        [east] in het oosten
        [south] in het zuiden
        [west] in het westen
       *[other] in het midden
    }
told-laid-necropolis =
    { $number ->
        [1] een necropolis sloot
       *[other] twee necropolissen sloten
    } het land af { $where ->
        [temple] bij de tempel
        [island] op het eiland
        [north] in het noorden
        [east] in het oosten
        [south] in het zuiden
        [west] in het westen
       *[other] in het midden
    }
told-river = { $seat-start } trok een riviertegel: { $parts }.
told-temple =
    { $seat-start } legde de Horustempel { $where ->
        [temple] bij de tempel
        [island] op het eiland
        [north] in het noorden
        [east] in het oosten
        [south] in het zuiden
        [west] in het westen
       *[other] in het midden
    }.
told-nobody = niemand beheerst de regio
told-points =
    { $points ->
        [1] 1 punt
       *[other] { $points } punten
    } voor { $seat-you ->
        [yes] jou
       *[no] { $seat-name }
    }
told-points-shared =
    elk { $points ->
        [1] 1 punt
       *[other] { $points } punten
    } voor { $players }
told-laid =
    { $seat-start } legde { $terrain } { $where ->
        [temple] bij de tempel
        [island] op het eiland
        [north] in het noorden
        [east] in het oosten
        [south] in het zuiden
        [west] in het westen
       *[other] in het midden
    }.
told-grew = { $seat-start } breidde { $region } uit tot { $size }: { $result }.
told-joined =
    { $seat-start } legde { $terrain } en verbond { $regions ->
        [2] twee
        [3] drie
       *[other] { $regions }
    } regio’s: { $size } tegels, { $result }.
told-played = { $seat-start } speelde { $card }.
told-card-laid =
    Met { $card } legde { $seat-name } { $terrain } { $where ->
        [temple] bij de tempel
        [island] op het eiland
        [north] in het noorden
        [east] in het oosten
        [south] in het zuiden
        [west] in het westen
       *[other] in het midden
    }.
told-card-grew = Met { $card } breidde { $seat-name } { $region } uit tot { $size }: { $result }.
told-card-joined =
    Met { $card } legde { $seat-name } { $terrain } en verbond { $regions ->
        [2] twee
        [3] drie
       *[other] { $regions }
    } regio’s: { $size } tegels, { $result }.
told-card-river = Met { $card } nam { $seat-name } een riviertegel: { $parts }.
told-took =
    Met { $card } nam { $seat-name } { $region } in, { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }.
told-kept =
    Met { $card } zette { $seat-name } nog een steen in { $region }, { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }.
told-shares =
    Met { $card } kwam { $seat-name } gelijk met { $players }: { $region }, elk { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }.
told-stone = Met { $card } zette { $seat-name } een steen in { $region }: { $result }.
told-then-took =
    { $seat-start } nam { $region } in, { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }.
told-then-kept =
    { $seat-start } zette nog een steen in { $region }, { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }.
told-then-shares =
    { $seat-start } kwam gelijk met { $players }: { $region }, elk { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }.
told-then-stone = { $seat-start } zette een steen in { $region }: { $result }.
told-stone-moved = een steen ging van { $source } naar { $region }
told-nile-played = { $seat-start } speelde de Nijlkaart.
told-nile = { $seat-start } speelde de Nijlkaart: { $parts }.
told-pile-empty = De stapel { $pile } is leeg: iedereen legt kaarten met { $pile } af. Nog één lege stapel en de partij is uit.
told-river-pile-empty = De stapel { $pile } is leeg. Nog één lege stapel en de partij is uit.
told-last-pile = Ook de stapel { $pile } is leeg: de partij eindigt met deze beurt.

## Onmogelijke stellingen
impossible-nothing-to-do = in de fase “{ $phase }” valt niets te doen
impossible-start = de starttegels liggen niet op hun plek
impossible-no-river = { $kind } op { $at } raakt geen eerder gelegde riviertegel
impossible-end-blocked = einde { $end } is geblokkeerd
impossible-tiles = te veel tegels: { $kind } ({ $number } meer dan in de doos)
impossible-bag = de zak of een stapel bevat meer dan aan het begin
impossible-emptied = de stapels die het eerst op waren, horen niet bij de lege
impossible-necropolises = er zijn meer necropolissen dan tegels die van de stapel zijn genomen
impossible-cards = kaarten { $card }: het zijn er { $found }, niet { $total }
impossible-hand = een hand is te groot of van niemand
impossible-pile-not-empty = de stapel { $pile } is niet leeg
impossible-not-discarded = de kaarten met { $pile } hadden afgelegd moeten zijn
impossible-held = iemand heeft een kaart { $card }, hoewel dat terrein op is
impossible-actor = in de fase “{ $phase }” is iemand anders aan zet
impossible-deal = de kaarten worden niet plaats voor plaats gedeeld
impossible-refill = de verkeerde plaats vult zijn hand aan
impossible-no-draw = er worden nu geen kaarten getrokken
impossible-hand-full = de hand heeft geen kaart nodig
impossible-end = de partij eindigt als twee stapels leeg zijn, en alleen dan
impossible-source = daarvandaan kan nu geen steen worden verzet
impossible-tile-in-hand = de tegel in de hand past niet bij de fase “{ $phase }”
impossible-played = de gespeelde kaart past niet bij de fase “{ $phase }”
impossible-not-in-discards = de gespeelde kaart ligt niet op de aflegstapel
impossible-remembered = er worden kaarten onthouden, hoewel de trekstapel nooit is vernieuwd
impossible-not-shown = er worden kaarten onthouden die niet zijn getoond
impossible-kept = plaats { $seat } heeft niet de kaarten die zijn gehouden en getrokken
impossible-kept-only = kept: plaats { $seat } heeft niet de kaarten die zijn gehouden
impossible-lost = plaats { $seat } is een kaart kwijt die was gehouden
impossible-unexplained = de kaarten die sinds de vernieuwing van de trekstapel zijn getoond, kan niemand in de hand hebben gehad
impossible-stone = er ligt een steen waar er geen kan liggen
impossible-table-size = tegels op tafel: { $found } in plaats van 3 tot { $most }
impossible-beyond = er is iets waar geen tegel ligt
impossible-off = { $at } ligt buiten de tafel
impossible-no-kind = de tegel op { $at } heeft geen soort
impossible-overlap = de tegel op { $at } overlapt een andere
impossible-apart = de tegel op { $at } raakt geen van de eerdere
impossible-ends = de rivier heeft geen twee einden
impossible-no-source = source: er is geen tegel { $number }
impossible-stones = een plaats heeft te veel stenen: meer dan { $most }
impossible-shown-by = een kaart die sinds de vernieuwing van de trekstapel is getoond, is van niemand
