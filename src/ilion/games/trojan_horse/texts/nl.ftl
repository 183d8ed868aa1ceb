# Het paard van Troje

title = Het paard van Troje

## Woorden
colour-red = rood
    .adj = rode
colour-yellow = geel
    .adj = gele
colour-blue = blauw
    .adj = blauwe
colour-green = groen
    .adj = groene
colour-unknown = een held
    .adj = onbekende
figure-red = rood
figure-yellow = geel
figure-blue = blauw
figure-green = groen
figure-helper = helper
figure-unknown = een held
district-palace = Paleis
    .in = in het Paleis
district-gate = Poort
    .in = bij de Poort
district-temple = Tempel
    .in = in de Tempel
district-market = Markt
    .in = op de Markt
district-harbour = Haven
    .in = in de Haven
district-wells = Bronnen
    .in = bij de Bronnen
district-tower = Toren
    .in = in de Toren
card-trident = Poseidons drietand
awaited-announce = een aankondiging van 1, 2 of 3
awaited-swap = een ruil van twee schatten, of “keep”
awaited-swap-either = een ruil van twee schatten, “keep”, of “all” om ze eerst erin te duwen
awaited-all = “all” of “pass”
awaited-insert = een figuur en een wijk, zoals “red>harbour”

## Wat er wordt verwacht
prompt-deal = De kleurkaarten worden gedeeld.
prompt-load = Odysseus trekt twee helden en laadt het paard.
prompt-set-out = Odysseus zet drie helden klaar.
prompt-announce = { $most ->
    [1] Kondig 1 aan: er is één figuur over.
    [2] Kondig 1 of 2 aan: er zijn twee figuren over.
   *[3] Kondig 1, 2 of 3 aan.
}
prompt-card = Er wordt een heldenkaart getrokken.
prompt-swap = Poseidon: ruil twee schatten ongezien om, of laat ze liggen.
prompt-swap-either = Poseidon: ruil twee schatten ongezien om, laat ze liggen, of duw eerst { $number ->
    [1] de laatste figuur
   *[other] alle { $number } figuren
} in het paard.
prompt-all = Poseidon: duw { $number ->
    [1] de laatste figuur
   *[other] alle { $number } figuren
} in het paard, of pas.
prompt-insert = Duw een figuur in het paard en kies de wijk voor de held die eruit valt; { $left ->
    [1] er moet nog één figuur in.
   *[other] er moeten nog { $left } figuren in.
}
prompt-look = { $seat-start } bekijkt de schat { $district-in }.
prompt-fill = Het aanbod wordt aangevuld uit de zak.
prompt-reveal = De schat { $district-in } wordt omgedraaid.
prompt-ended = De partij is afgelopen.

## Zetten en trekkingen
move-announce = { $number } aankondigen
move-keep = de schatten laten liggen
move-swap = schatten omruilen: { $a_district } en { $b_district }
move-all = het hele aanbod in het paard
move-pass = niets in het paard
move-insert = { $figure } in het paard; de held die eruit valt, komt { $district-in }
move-deal = { $colour } gaat naar { $seat-name }
move-load = { $colour } gaat in het paard
move-draw = { $colour } wordt uit de zak getrokken
move-card = kaart: { $card }
move-look = { $seat-name } bekijkt de schat { $district-in }: { $treasure }
move-look-veiled = { $seat-name } bekijkt de schat { $district-in }
move-reveal = schat { $district-in }: { $treasure }

## Opschriften van een vooruitblik
preview-odds = kans van slagen
preview-drops = eruit valt
preview-district = wijk
preview-winner = de wijk gaat dan naar
preview-worth = en is waard
preview-changes = verandering van ieders punten
preview-looks = plaats die de schat bekijkt
preview-lookers = plaatsen die een schat bekijken
preview-insertions = figuren in het paard

## Weigeringen
refusal-announce-now = Aankondigen gebeurt aan het begin van een beurt; nu wacht het spel op { $awaited }.
refusal-announce-too-many = { $number } kan niet worden aangekondigd: er { $left ->
    [1] is nog maar één figuur
   *[other] zijn nog maar { $left } figuren
} over.
refusal-swap-now = Schatten worden alleen meteen na een drietand omgeruild; nu wacht het spel op { $awaited }.
refusal-all-now = “all” en “pass” zijn het antwoord op een drietand, na de ruil; nu wacht het spel op { $awaited }.
refusal-insert-now = Er kan nog niets in het paard: het spel wacht op { $awaited }.
refusal-no-helper = Beide helpers zitten al in het paard.
refusal-helper-later = Helpers gaan pas na de laatste gekleurde held in het paard: in zak en aanbod { $heroes ->
    [1] is er nog één.
   *[other] zijn er nog { $heroes }.
}
refusal-not-on-display = Er staat geen held in { $figure } klaar.
refusal-full = { $district }: vol, { $heroes } van { $holds } helden.

## Puntentelling
score-district = { $district } voor { $colour }: { $heroes ->
    [1] één held
   *[other] { $heroes } helden
}, bonus { $bonus }, schat { $treasure }
score-district-unseen = { $district } voor { $colour }: { $heroes ->
    [1] één held
   *[other] { $heroes } helden
}, bonus { $bonus }, schat niet gezien
ending = Beide helpers zitten in het paard: elke held heeft zijn wijk gevonden.
label-ending = beide helpers in het paard

## De tafel als tekst

terminal-district = { $district }
terminal-treasure = schat { $value }
terminal-treasure-unseen = schat ?
terminal-treasure-seen = schat ? ({ $seats })
terminal-leads = { $token } leidt: { $worth }
terminal-tie = gelijk
terminal-display = Aanbod { $figures }
terminal-nothing = niets
terminal-horse = Paard (valt eerst) { $figures }
terminal-remember = ? ? (onthoud)
terminal-bag = Zak { $number }
terminal-helpers = Helpers { $number }
terminal-discards = Aflegstapel { $cards }
terminal-deck = Trekstapel { $number }
terminal-card = Kaart { $card }
terminal-announced = Aangekondigd { $number }
terminal-chance = Kans
terminal-seats = Plaatsen

## Regels
TH-1 = Troje heeft zeven wijken. Op één staat een bonus van 3, op drie een bonus van 1, op drie geen. Hun volgorde rond het plein doet er bij het spelen niet toe; wij leggen 3, 0, 1, 0, 1, 0, 1.
    .ruling = Onze uitleg: we kennen de getallen, maar niet het gedrukte bord; de volgorde is dus van ons.
TH-2 = Er zijn van elke kleur (rood, geel, blauw, groen) tien helden, en twee neutrale helpers, die opzij blijven tot de zak leeg is.
    .editions = De Duitse uitgave noemt de twee neutrale figuren helpers; in de Franse zijn het zwarte pionnen.
TH-3 = De twintig heldenkaarten: zes keer 3, zes keer 2, drie keer 1, drie keer 0 en twee drietanden van Poseidon.
    .editions = De Duitse uitgave rekent de drietanden tot de twintig heldenkaarten; de Franse noemt achttien heldenkaarten en twee drietandkaarten. In beide worden ze samen geschud.
TH-4 = De zeven schatkaarten: één keer 3, drie keer 1, drie keer 0.
TH-5 = Het paard bevat precies twee figuren. Gaat er boven een derde in, dan valt er onder de figuur uit die er het langst in zat.
TH-6 = Er spelen evenveel kleuren mee als spelers, rood altijd (met drie spelers: rood, geel, blauw); met twee spelers alle vier. Van elke meespelende kleur gaan alle tien helden in de zak.
    .ruling = Onze uitleg: de spelregels eisen alleen rood. Welke andere kleur met drie spelers ontbreekt, maakt geen verschil; wij laten groen weg.
TH-7 = De kleurkaarten van de meespelende kleuren worden open verloot: ieder één, met twee spelers ieder twee. Wie rood krijgt, is Odysseus.
TH-8 = Op elke wijk ligt een gedekte, door het lot bepaalde schatkaart. De heldenkaarten vormen een gedekte stapel.
TH-9 = Odysseus trekt twee helden uit de zak en laadt ze voor ieders ogen in het paard; de eerst getrokken held valt er het eerst uit. Dan trekt hij er drie en zet ze open klaar: het aanbod.
    .ruling = Onze uitleg: de spelregels zeggen niet welke van de twee het eerst naar binnen gaat; dus de eerst getrokken held.
TH-10 = Heeft Odysseus het paard geladen, dan krijgt hij een gewone eerste beurt. Met de optie “laden is de eerste beurt” was het laden die beurt (met twee spelers zijn beide beurten), en gaat zijn linkerbuur verder.
    .ruling = Onze uitleg: de spelregels laten Odysseus het paard laden en dan zijn linkerbuur verdergaan; of hij ertussen zelf een beurt krijgt, zeggen ze niet. Wij denken van wel. Met de optie “Het laden” op “Eerste beurt” wordt het op de andere manier gespeeld.
    .editions = In de Duitse uitgave gaat de linkerbuur na Odysseus verder; in de Franse na diens eerste beurt. Beide kunnen het laden alleen bedoelen of een hele beurt.
TH-11 = De beurten gaan met de klok mee, te beginnen bij Odysseus. Met twee spelers krijgt ieder twee beurten na elkaar, één voor elke kleur, rood of de eerst gekregen kleur eerst; ertussen wordt het aanbod aangevuld.
    .ruling = Onze uitleg: de spelregels zeggen niet welke kleur van een speler het eerst komt. Een vaste volgorde bespaart een keuze die er nauwelijks toe doet.
TH-12 = De speler kondigt 1, 2 of 3 aan, maar nooit meer dan er nog figuren in het paard kunnen.
    .ruling = Onze uitleg: over de laatste beurten zwijgen de spelregels. Niemand mag aankondigen wat niet uitvoerbaar is.
TH-13 = Dan wordt er een heldenkaart getrokken. Is die minstens zo hoog als de aankondiging, dan gaat precies het aangekondigde aantal in het paard. Is die lager, dan is de beurt verloren en beweegt er niets.
    .ruling = Onze uitleg: de spelregels staan het toe en kennen geen kleiner aantal; het aangekondigde aantal is dus bindend.
    .editions = Volgens de Duitse uitgave mag de speler het aangekondigde aantal in het paard duwen; volgens de Franse kan hij dat, en dan doet hij het.
TH-14 = De figuren gaan één voor één naar binnen. Telkens kiest de speler eerst een figuur van het aanbod en de wijk voor de figuur die eruit valt. Dat is de oudste in het paard; van drie figuren valt de eerste er dus als derde uit.
    .editions = De Franse uitgave verplicht de speler bij elke held de kleur te noemen; de Duitse vraagt dat alleen van Odysseus bij het laden. Hier ziet iedereen elke kleur die naar binnen gaat.
TH-15 = Elke figuur van het aanbod mag worden gekozen, welke kleur die ook heeft: het aanbod is van iedereen.
    .editions = De Duitse uitgave noemt de keuze onder de klaarstaande helden vrij; de Franse zegt alleen dat er onder hen wordt gekozen.
TH-16 = In een wijk is plaats voor hoogstens zeven helden van alle kleuren samen, met drie spelers vijf. Een volle wijk kan niet worden gekozen; elders is er altijd plaats.
TH-17 = Na de beurt gaat de kaart op de open aflegstapel en wordt het aanbod uit de zak aangevuld tot drie.
TH-18 = Zijn de heldenkaarten op, dan worden de afgelegde kaarten tot een nieuwe stapel geschud.
    .editions = Volgens de Franse uitgave wordt de aflegstapel tot een nieuwe stapel geschud; de Duitse spreekt van het opnieuw schudden van de stapel.
TH-19 = Een drietand staat twee dingen toe, en elk mag je weigeren: ongezien twee schatkaarten tussen twee wijken ruilen; en alle drie de helden van het aanbod in het paard duwen, wat er ook aangekondigd was. In de Duitse uitgave komt de ruil eerst; in de Franse mag elk van beide eerst, en de beurt is voorbij als beide gedaan of geweigerd zijn. Wie het duwen weigert, duwt er geen in. Het is alles of niets, en wat begonnen is wordt afgemaakt: drie figuren of, als er minder over zijn, allemaal, eerst het aanbod, dan de helpers. Eindigt de partij daarmee, dan vervalt een ruil die nog openstond.
    .ruling = Onze uitleg: de spelregels zeggen niet of je maar een deel van de drie erin mag duwen, en ook niet wat geldt als er minder over zijn. Wij zien het duwen als alles of niets, en als alles wat er nog in kan. De optie “De drietand” kiest de volgorde: “Duitse uitgave” of “Franse uitgave”.
    .editions = Beide uitgaven zeggen “mag”; alleen de Franse voegt toe dat het niet hoeft. Elk deel mag je dus weigeren. De Duitse uitgave nummert de twee delen, de Franse somt ze alleen op.
TH-20 = Zodra de tweede held van een kleur in een wijk landt, door wie ook, bekijkt de eigenaar van die kleur in het geheim de schat daar: één keer per kleur en wijk. Is dat helemaal aan het eind nog nodig, dan gebeurt het voor de schatten worden omgedraaid.
    .editions = De Duitse uitgave geeft de blik wanneer de tweede held wordt neergezet, de Franse zodra een speler er twee helden heeft. Beide zeggen “mag”; omdat niemand reden heeft om te weigeren, wordt er altijd gekeken. De Duitse woorden spreken van de tweede held van een speler: met zijn tweeën, met twee kleuren elk, zou dat ook één held van elke kleur kunnen zijn. Wij tellen elke kleur apart.
TH-21 = Iedereen ziet welke twee schatten van plaats wisselen, dus wat een plaats gezien heeft gaat met de kaart mee. In de Duitse uitgave geeft een ruil niemand een nieuwe blik. In de Franse bekijkt iedereen met twee of meer helden van een kleur in een van beide wijken de kaart die er nu ligt.
    .ruling = Onze uitleg: de spelregels zeggen niet of je een schat mag bekijken die door een ruil is binnengekomen. Wij lezen de Duitse woorden als een gebeurtenis en de Franse als een toestand; de optie “De drietand” kiest.
    .editions = In de Duitse uitgave is de blik een gebeurtenis: er wordt een tweede held neergezet. De Franse is als toestand te lezen: wie er twee helden heeft, mag kijken, ook na een ruil.
TH-22 = Is de zak leeg, dan krimpt het aanbod. In het paard kunnen de helden van het aanbod en daarna de helpers, deze pas na de laatste gekleurde held, ook binnen één beurt. Een helper landt nooit in een wijk en telt niet mee.
    .ruling = Onze uitleg: de spelregels zeggen alleen dat de helpers de laatste twee helden naar buiten duwen. Bij ons komen ze zo laat mogelijk, zodat elke held van het aanbod voorgaat.
TH-23 = De partij eindigt zodra alle gekleurde helden in de wijken zijn, dus als beide helpers in het paard zitten.
TH-24 = Een wijk gaat naar de kleur met de meeste helden daar. Gelijke aantallen heffen elkaar op, en het eerstvolgende lagere wint: het hoogste aantal, minstens 1, dat maar één kleur heeft. Is dat er niet, dan krijgt niemand de wijk.
    .ruling = Onze uitleg: de spelregels zeggen dat het volgende lagere aantal wint, en houden daar op. Hebben meerdere kleuren ook dat aantal, dan gaan wij verder omlaag tot een aantal dat maar één kleur heeft, minstens 1.
    .editions = De Duitse uitgave spreekt van willekeurige spelers met evenveel helden, de Franse van een gelijkspel om het grootste aantal.
TH-25 = Wie een wijk wint, krijgt een punt voor elke held erin, van alle kleuren, en daarbij de gedrukte bonus en de schat.
TH-26 = Met twee spelers dingt elke kleur voor zich mee; de punten van een speler zijn de som van zijn twee kleuren.
    .ruling = Onze uitleg: de spelregels geven elke speler twee kleuren en zeggen niet of ze samen tellen. Elke kleur strijdt voor zichzelf, en wat beide winnen wordt opgeteld.
TH-27 = Aan het eind worden alle schatten omgedraaid. Wie de meeste punten heeft, wint; bij gelijke punten is de overwinning gedeeld.
    .ruling = Onze uitleg: de spelregels geven geen beslissing bij een gelijke stand; de overwinning wordt dus gedeeld.
TH-28 = Open voor iedereen: de wijken, het aanbod, de aflegstapel, hoeveel er in zak en stapel zit, de aankondigingen, waarvan is afgezien, wie waar heeft gekeken, welke schatten zijn omgeruild, en elke kleur die in het paard gaat. Verborgen voor iedereen: de volgorde van zak en stapel, en schatten die niemand heeft gezien. Privé: de schatten die een plaats heeft gezien.
    .ruling = Onze uitleg: de spelregels sommen niet op wat openligt. Wat iedereen aan tafel zou kunnen zien ligt ook hier open, ook wat geweigerd werd.
TH-29 = Wat in het paard gaat, ziet iedereen, en daarna is het uit het zicht: het onthouden hoort bij het spel. Zo spelen tafels als er niets anders gekozen is: elke kleur wordt één keer getoond, terwijl het gebeurt; is de beurt voorbij en heeft je apparaat die getoond, dan verdwijnt ze uit het verloop en de herhaling tot de partij eindigt. Wie weg was, hoort het één keer bij terugkomst. Met de optie “open paard” blijft de inhoud zichtbaar. Bots onthouden het, behalve als ze je een hint geven of voor je spelen.
    .ruling = Onze uitleg: beide spelregels maken het onthouden deel van het spel; daarom verbergt een tafel het paard als er niets anders gekozen is. Wanneer een kleur precies vervaagt, en dat ook hints vergeten, is van ons. De optie “Wat er in het paard zit” op “Open” toont het.

## Een beurt in zinnen
told-loaded =
    { $seat-start } { $seat-you ->
        [yes] bent
       *[no] is
    } Odysseus en { $seat-you ->
        [yes] hebt
       *[no] heeft
    } het paard geladen.
told-set-up =
    { $seat-start } { $seat-you ->
        [yes] bent
       *[no] is
    } Odysseus en { $seat-you ->
        [yes] hebt
       *[no] heeft
    } het paard geladen. In het aanbod: { $heroes }.
told-announced = { $seat-start } kondigde { $number } aan.
told-drew = { $seat-start } kondigde { $number } aan en trok { $drawn }.
told-lost =
    { $seat-start } kondigde { $number } aan en trok { $drawn }. { $drawn ->
        [0] Beurt verloren; het aanbod blijft.
       *[other] Beurt verloren.
    }
told-trident =
    { $seat-start } trok de drietand{ $inserted ->
        [-1] { " " }en duwde niets in het paard
        [0] { "" }
        [1] { " " }en liet 1 held vallen
       *[other] { " " }en liet { $inserted } helden vallen
    }.
told-trident-kept =
    { $seat-start } trok de drietand{ $inserted ->
        [-1] , liet de schatten liggen en duwde niets in het paard
        [0] { " " }en liet de schatten liggen
        [1] , liet de schatten liggen en liet 1 held vallen
       *[other] , liet de schatten liggen en liet { $inserted } helden vallen
    }.
told-trident-swapped =
    { $seat-start } trok de drietand{ $inserted ->
        [-1] , ruilde de schatten { $a_district-in } en { $b_district-in } om en duwde niets in het paard
        [0] { " " }en ruilde de schatten { $a_district-in } en { $b_district-in } om
        [1] , ruilde de schatten { $a_district-in } en { $b_district-in } om en liet 1 held vallen
       *[other] , ruilde de schatten { $a_district-in } en { $b_district-in } om en liet { $inserted } helden vallen
    }.
told-hero =
    { $number ->
        [1] een { $colour-adj } held
        [2] twee { $colour-adj } helden
       *[other] drie { $colour-adj } helden
    }
told-hero-start =
    { $number ->
        [1] Een { $colour-adj } held
        [2] Twee { $colour-adj } helden
       *[other] Drie { $colour-adj } helden
    }
told-fell-first =
    { $heroes } { $fallen ->
        [1] viel
       *[other] vielen
    } { $district-in }{ $fallen ->
        [1]
            , { $seat-you ->
                [yes] jouw eerste daar
               *[no] de eerste van { $seat-name } daar
            }
       *[other] { "" }
    }.
told-fell-alone =
    { $heroes } { $fallen ->
        [1] viel
       *[other] vielen
    } { $district-in }: { $seat-name } { $seat-you ->
        [yes] staat
       *[no] staat
    } daar alleen met { $ours }.
told-fell-led =
    { $heroes } { $fallen ->
        [1] viel
       *[other] vielen
    } { $district-in }: { $seat-name } leidt daar met { $ours } tegen { $theirs }.
told-fell-below-tie =
    { $heroes } { $fallen ->
        [1] viel
       *[other] vielen
    } { $district-in }: de anderen heffen elkaar op, en { $seat-name } leidt daar met { $ours }.
told-fell-tie =
    { $heroes } { $fallen ->
        [1] viel
       *[other] vielen
    } { $district-in }: daar leidt niemand.
told-look = { $seat-start } bekeek de schat { $district-in }.
told-look-seen =
    { $seat-you ->
        [yes] Het was jouw tweede held { $district-in }: de schat daar is { $treasure } waard.
       *[no] { $seat-start } bekeek de schat { $district-in }: die is { $treasure } waard.
    }
told-look-swapped = { $seat-start } bekeek de schat { $district-in }: die is { $treasure } waard.
told-treasure = { $district } { $treasure }
told-treasures = De schatten werden omgedraaid: { $treasures }.

## Onmogelijke stellingen
impossible-half = alleen met twee spelers speel je twee beurten achter elkaar
impossible-actor = in de fase “{ $phase }” is iemand anders aan zet
impossible-dealt = de gedeelde kleuren passen niet bij de fase
impossible-owner = een kleur hoort bij een plaats die hem niet heeft gekregen
impossible-loaded = het paard is niet geladen zoals de fase vereist
impossible-helpers = er ontbreken helpers, of ze komen dubbel voor
impossible-helper-early = een helper zit eerder in het paard dan de laatste gekleurde held
impossible-heroes = helden in de kleur { $colour }: het zijn er { $found }, niet { $wanted }
impossible-district-full = in een wijk staan er meer dan { $most }
impossible-display-full = in het aanbod staan er meer dan { $most }
impossible-cards = er ontbreken heldenkaarten, of ze komen dubbel voor
impossible-card = de kaart past niet bij de fase
impossible-treasures = er komen schatten dubbel voor
impossible-treasure-known = iemand kent een schat die niemand heeft bekeken
impossible-look-known = de schat die bekeken wordt, is al bekend
impossible-swap-look = niemand bekijkt nu geruilde schatten
impossible-not-swapped = de schat die bekeken wordt, is niet geruild
impossible-second-hero = niemand heeft daar net een tweede held gekregen
impossible-swap-later = er staat geen ruil meer open
impossible-announced = de aankondiging past niet bij de fase
impossible-insertions = het aantal figuren dat nog in het paard moet, past niet bij de fase
impossible-nothing-left = er is niets meer om in het paard te duwen
impossible-early-heroes = er staan helden in de stad voor de partij begint
impossible-display-filled = het aanbod hoeft niet te worden aangevuld
impossible-deck-empty = de stapel is leeg
impossible-helpers-last = de partij eindigt pas als beide helpers in het paard zitten
impossible-treasure-hidden = een schat is niet omgedraaid
