# De Odyssee

title = Odyssee

## Woorden
colour-red = Rood
colour-yellow = Geel
colour-blue = Blauw
colour-green = Groen
colour-white = Wit
colour-black = Zwart
island-ismaros = Ismaros
    .bare = Ismaros
    .on = op Ismaros
island-tenedos = Tenedos
    .bare = Tenedos
    .on = op Tenedos
island-telepylos = Telepylos
    .bare = Telepylos
    .on = op Telepylos
island-kythera = Kythera
    .bare = Kythera
    .on = op Kythera
island-aiaia = Aiaia
    .bare = Aiaia
    .on = op Aiaia
island-aiolia = Aiolia
    .bare = Aiolia
    .on = op Aiolia
island-crete = Kreta
    .bare = Kreta
    .on = op Kreta
island-lotus-coast = de Lotuskust
    .bare = Lotuskust
    .on = aan de Lotuskust
island-pharos = Pharos
    .bare = Pharos
    .on = op Pharos
island-goat-island = Geiteneiland
    .bare = Geiteneiland
    .on = op Geiteneiland
island-scheria = Scheria
    .bare = Scheria
    .on = op Scheria
island-thrinakia = Thrinakia
    .bare = Thrinakia
    .on = op Thrinakia
island-anthemoessa = Anthemoessa
    .bare = Anthemoessa
    .on = op Anthemoessa
island-ogygia = Ogygia
    .bare = Ogygia
    .on = op Ogygia
island-asteris = Asteris
    .bare = Asteris
    .on = op Asteris
island-troy = Troje
    .bare = Troje
    .on = in Troje
island-ithaca = Ithaka
    .bare = Ithaka
    .on = op Ithaka
island-syrte = Syrte
    .bare = Syrte
    .on = op Syrte
card-wine = Marons wijn
    .short = Wijn
card-lotus = Lotuseters
    .short = Lotuseters
card-polyphemos = Polyphemos
    .short = Polyphemos
card-winds = Zak met winden
    .short = Winden
card-laistrygonians = Laistrygonen
    .short = Laistrygonen
card-circe = Circe
    .short = Circe
card-hades = Huis van Hades
    .short = Hades
card-sirens = Sirenen
    .short = Sirenen
card-skylla = Skylla
    .short = Skylla
card-charybdis = Charybdis
    .short = Charybdis
card-cattle = Runderen van Helios
    .short = Runderen
card-kalypso = Kalypso
    .short = Kalypso
card-phaiakians = Phaiaken
    .short = Phaiaken
card-aegis = Aegis van Athena
    .short = Aegis
card-veil = Sluier van Leukothea
    .short = Sluier
direction-E = oosten
direction-NE = noordoosten
direction-NW = noordwesten
direction-W = westen
direction-SW = zuidwesten
direction-SE = zuidoosten
face-white = wit
face-black = zwart
kind-sail = zeilen
kind-arrow = de stormpijl nemen
kind-to = naar een veld zeilen
kind-lay = de pijl leggen
kind-aim = de pijl draaien
kind-fight = een gevecht beginnen
kind-pass = een schip met rust laten
kind-aegis = de Aegis gebruiken
kind-no-aegis = de Aegis bewaren
kind-veil = de Sluier gebruiken
kind-no-veil = de Sluier bewaren
kind-no-offer = niets bieden
kind-peace = vrede bieden
kind-give = iets bieden
kind-ask = iets vragen
kind-accept = aannemen
kind-refuse = weigeren
kind-card = een kaart kiezen
kind-look = een kaart bekijken
kind-pay = de Sirenen betalen
kind-roll = voor de Sirenen gooien
kind-abstain = de runderen sparen
kind-slaughter = de runderen slachten
kind-again = weer tegen de Laistrygonen vechten
kind-flee = vluchten
awaited-move = “sail” of “arrow”
awaited-sail = het veld waar het schip heen gaat, zoals “to 3,0” of “to scheria”
awaited-lay = het veld waar de pijl komt, zoals “at 3,0”
awaited-aim = de richting van de pijl: E, NE, NW, W, SW of SE
awaited-engage = “fight” of “pass”
awaited-refuse = “aegis” of “no aegis”
awaited-offer = een vredesaanbod, zoals “peace”, “give 2” of “ask crete”, of “no offer”
awaited-answer = “accept” of “refuse”
awaited-save = “veil” of “no veil”
awaited-name = een van de kaarten van de heerser, zoals “card skylla”, of “no offer”
awaited-price = wat er voor de kaart wordt geboden, zoals “give 2”
awaited-reply = “accept” of “refuse”
awaited-choose = de kaart voor de nieuwkomer, zoals “card skylla”
awaited-sirens = “pay” of “roll”
awaited-cattle = “abstain” of “slaughter”
awaited-again = “again” of “flee”
awaited-look = een randveld om te bekijken, zoals “look crete”

## Wat er wordt verwacht
prompt-lot = Het lot beslist wie begint.
prompt-move = { $arrow ->
    [free] Zeil, of leg de stormpijl: die is in deze beurt gratis.
    [gift] Zeil, of leg de stormpijl voor 1 extra geschenk.
   *[none] Zeil; voor de stormpijl is er geen geschenk meer.
}
prompt-sail-roll = De zeildobbelsteen wordt gegooid.
prompt-sail = Zeil hoogstens { $roll ->
    [1] 1 veld
   *[other] { $roll } velden
}, of blijf.
prompt-lay = Leg de stormpijl op een veld naar keuze.
prompt-aim = Draai de pijl en laat de storm los.
prompt-engage = { $seat-you ->
    [yes] Je schip staat op hetzelfde veld
   *[no] { $seat-start } staat op hetzelfde veld
}: vechten of niet?
prompt-refuse = { $seat-start } begint een gevecht: weigeren met de Aegis?
prompt-offer = { $seat-you ->
    [yes] Gevecht met jou
   *[no] Gevecht met { $seat-name }
}, ronde { $round } van { $rounds }: bied vrede, of niets.
prompt-answer-peace = { $seat-start } biedt vrede: aannemen?
prompt-answer-give-gifts = { $seat-start } biedt vrede en geeft { $gifts ->
    [1] 1 geschenk
   *[other] { $gifts } geschenken
}: aannemen?
prompt-answer-give-card = { $seat-start } biedt vrede en geeft de kaart “{ $card }”: aannemen?
prompt-answer-give-island = { $seat-start } biedt vrede en geeft { $island }: aannemen?
prompt-answer-ask-gifts = { $seat-start } biedt vrede voor { $gifts ->
    [1] 1 geschenk
   *[other] { $gifts } geschenken
}: aannemen?
prompt-answer-ask-card = { $seat-start } biedt vrede voor de kaart “{ $card }”: aannemen?
prompt-answer-ask-island = { $seat-start } biedt vrede voor { $island }: aannemen?
prompt-round = { $seat-start } en { $other_seat-name } vechten ronde { $round }.
prompt-save = { $danger ->
    [starving] De bemanning verhongert: het schip redden met de Sluier?
   *[crew] De laatste held valt: het schip redden met de Sluier?
}
prompt-name = { $seat-start } beheerst { $island }: vraag om een kaart van de heerser, of bied niets.
prompt-price = { $seat-you ->
    [yes] Wat krijg je voor
   *[no] Wat wordt { $seat-name } geboden voor
} “{ $card }”?
prompt-reply-gifts = { $seat-start } biedt { $gifts ->
    [1] 1 geschenk
   *[other] { $gifts } geschenken
} voor “{ $named_card }”: aannemen?
prompt-reply-card = { $seat-start } biedt de kaart “{ $card }” voor “{ $named_card }”: aannemen?
prompt-reply-island = { $seat-start } biedt { $island } voor “{ $named_card }”: aannemen?
prompt-choose = { $seat-you ->
    [yes] Je landt { $island-on }: de heerser kiest een kaart voor je.
   *[no] { $seat-start } landt { $island-on }: kies een kaart voor de nieuwkomer.
}
prompt-uncover = Het avontuur van { $island } wordt omgedraaid.
prompt-roll = De zeildobbelsteen wordt gegooid voor “{ $card }”.
prompt-favour = De gunstdobbelsteen wordt gegooid voor “{ $card }”.
prompt-brawl = Beide zeildobbelstenen worden gegooid tegen de Laistrygonen.
prompt-again = Een held is verloren aan de Laistrygonen: verder vechten of vluchten?
prompt-sirens = Sirenen: 1 geschenk betalen, of gooien en bij 1 of 2 een held verliezen?
prompt-cattle = Runderen van Helios: sparen, of slachten voor 3 geschenken en de gunstdobbelsteen?
prompt-look = Huis van Hades: kies de { $number ->
    [1] eerste
   *[2] tweede
} gedekte kaart om te bekijken.
prompt-peek = { $seat-start } bekijkt de kaart van { $island }.
prompt-provisions = De gunstdobbelsteen wordt gegooid voor proviand { $island-on }.
prompt-ended = De partij is afgelopen.

## Zetten en trekkingen
move-sail = zeilen
move-arrow = de stormpijl nemen
move-stay = blijven
move-to-coast = naar { $at } zeilen, ten { $direction } van { $island }
move-to-sea = naar { $at } zeilen ({ $away ->
    [one] { $away } veld
   *[other] { $away } velden
} van { $island })
move-to-land = naar { $island } zeilen ({ $at })
move-lay-coast = de pijl op { $at } leggen, ten { $direction } van { $island }
move-lay-sea = de pijl op { $at } leggen ({ $away ->
    [one] { $away } veld
   *[other] { $away } velden
} van { $island })
move-lay-land = de pijl op { $island } leggen ({ $at })
move-aim = de storm naar het { $direction } loslaten
move-fight = vechten
move-pass = het andere schip met rust laten
move-aegis = het gevecht weigeren met de Aegis
move-no-aegis = het gevecht aangaan
move-veil = het schip redden met de Sluier
move-no-veil = het schip laten vergaan
move-no-offer = niets bieden
move-peace = vrede zonder voorwaarden bieden
move-give-gifts = { $gifts ->
    [1] 1 geschenk
   *[other] { $gifts } geschenken
} bieden
move-give-card = de kaart “{ $card }” bieden
move-give-island = { $island } bieden
move-ask-gifts = { $gifts ->
    [1] 1 geschenk
   *[other] { $gifts } geschenken
} vragen
move-ask-card = de kaart “{ $card }” vragen
move-ask-island = { $island } vragen
move-accept = het aanbod aannemen
move-refuse = het aanbod weigeren
move-name-card = “{ $card }” als opdracht vragen
move-choose-card = opdracht voor de nieuwkomer: “{ $card }”
move-look = de kaart van { $island } bekijken
move-pay = de Sirenen 1 geschenk betalen
move-roll = langs de Sirenen varen en gooien
move-abstain = de runderen sparen
move-slaughter = de runderen slachten
move-again = verder vechten
move-flee = vluchten
move-first = { $seat-start } begint
move-die = zeildobbelsteen: { $number }
move-favour = gunstdobbelsteen: { $face }
move-provisions = gunstdobbelsteen: { $face }, { $face-id ->
    [white] proviand
   *[black] geen proviand
}
move-round = { $seat-start } { $die } + { $crew } = { $sum }, { $other_seat-name } { $other_die } + { $other_crew } = { $other_sum }
move-brawl = { $die } + { $crew } = { $sum } tegen { $other_die } + { $other_crew } = { $other_sum } van de Laistrygonen
move-dice = de dobbelstenen tonen { $die } en { $other_die }
move-uncover = avontuur van { $island }: “{ $card }”
move-peek = { $seat-start } bekijkt de kaart van { $island }: “{ $card }”
move-peek-veiled = { $seat-start } bekijkt de kaart van { $island }
move-drawn = kaart: “{ $card }”

## Wat een zet teweeg zou brengen
preview-roll = zeilworp
preview-cost = te betalen geschenken
preview-gifts = geschenken over
preview-place = naar
preview-stays = blijft waar het is
preview-meets = ontmoet de schepen van plaatsen
preview-ruler = beheerst door plaats
preview-lies = kaart op de rand
preview-card = kaart
preview-wins = thuis: wint meteen
preview-directions = verwaaide schepen
preview-drifts = verwaaide schepen
preview-sheltered = beschut aan land, plaatsen
preview-meetings = plaatsen die kunnen vechten
preview-home = plaatsen die thuiskomen
preview-other = tegen plaats
preview-odds = wint de ronde
preview-equal = worpen van 16 die niemand een held kosten
preview-loses = worpen van 16 die jou er een kosten
preview-lost = kans je schip te verliezen, tot het eind gevochten
preview-other_lost = kans dat het andere vergaat
preview-hands = erna, als het wordt aangenomen
preview-loses_hero = worpen die een held kosten, van alle
preview-last = die held is de laatste
preview-island = kaart op het randveld van
drifts-start = van
drifts-at = naar
drifts-place = bij
wind-storm = storm
wind-strong = strakke wind
wind-breeze = bries
lies-face-down = gedekt
lies-face-up = open
lies-nothing = geen

## Weigeringen
refusal-not-now = Nu niet: { $kind }. Het spel wacht op { $awaited }.
refusal-arrow-gift = De stormpijl kost 1 extra geschenk, en je hebt er geen; gratis is hij alleen na Aiolia of met de Zak met winden.
refusal-troy = Troje kun je niet meer binnenvaren, alleen verlaten.
refusal-ithaca = Ithaka is voor jou gesloten: je hebt { $chips ->
    [1] 1 chip
   *[other] { $chips } chips
} en { $cards ->
    [1] 1 kaart
   *[other] { $cards } kaarten
}, en mag niet meer chips dan kaarten hebben.
refusal-ithaca-equal = Ithaka is voor jou gesloten: je hebt { $chips ->
    [1] 1 chip
   *[other] { $chips } chips
} en { $cards ->
    [1] 1 kaart
   *[other] { $cards } kaarten
}, en moet geen chips hebben of precies evenveel als kaarten.
refusal-ithaca-none = Ithaka is voor jou gesloten: je hebt { $chips ->
    [1] 1 chip
   *[other] { $chips } chips
} en { $cards ->
    [1] 1 kaart
   *[other] { $cards } kaarten
}, en mag alleen zonder chips naar huis.
refusal-too-far = { $at } is { $steps } velden ver, en je hebt { $roll } gegooid.
refusal-through-land = Geen weg van { $roll ->
    [1] 1 veld
   *[other] { $roll } velden
} leidt naar { $at }: door eilanden, Syrte, Troje en een gesloten Ithaka kun je niet zeilen.
refusal-looked = De kaart van { $island } heb je net bekeken; de tweede moet een andere zijn.
refusal-no-card = Op het randveld van { $island } ligt geen kaart.
refusal-face-up = De kaart van { $island } ligt open: “{ $card }”. Alleen gedekte kaarten worden bekeken.
refusal-not-the-rulers = { $seat-start } beheerst het eiland en heeft “{ $card }” niet.
refusal-gifts = { $seat-start } kan { $gifts ->
    [1] 1 geschenk
   *[other] { $gifts } geschenken
} niet overhandigen: { $has ->
    [0] er zijn er geen.
    [1] er is er maar één.
   *[other] er zijn er maar { $has }.
}
refusal-card = { $seat-start } heeft de kaart “{ $card }” niet.
refusal-island = { $seat-start } beheerst { $island } niet.
refusal-no-chip = { $seat-start } heeft geen chip voor { $island }, niet in de hand en niet op het randveld, en kan het eiland niet overnemen.

## Puntentelling
score-cards = Avontuurkaarten: { $cards }
score-chips = Chips in de hand: { $chips }
score-home = Thuisgekomen op Ithaka: eerste plaats, ongeacht de score
ending-home = { $colour } is thuisgekomen op Ithaka.
ending-home-excused = { $colour } is thuisgekomen op Ithaka: de kaarten wegen op tegen { $chips ->
    [1] één chip
   *[other] { $chips } chips
} in de hand.
ending-together = { $number } kapiteins zijn samen thuisgekomen op Ithaka.
ending-rounds = { $rounds } ronden zijn voorbij, en niemand is thuisgekomen.
label-ending-home = één kapitein thuis
label-ending-home-excused = één kapitein thuis, nog met chips
label-ending-together = meer kapiteins thuis
label-ending-rounds = alle ronden gespeeld

## De tafel als tekst

terminal-card = { $card-short }
terminal-open = open
terminal-place = { $island-bare }
terminal-island = { $island-bare }
terminal-head-number = nr
terminal-head-island = eiland
terminal-head-at = op
terminal-head-rim = heerser, kaart op de rand (gezien door) + chips daar
terminal-seat = { $colour }, plaats { $number }
terminal-counts = helden { $heroes }  geschenken { $gifts }  honger { $hunger }  chips { $chips }  kaarten { $cards }
terminal-starving = verhongert bijna
terminal-misses_turn = slaat een beurt over
terminal-waits_to_land = landt volgende beurt
terminal-next_sail_is_4 = volgende worp is 4
terminal-may_go_home = mag naar huis
terminal-home = thuis
terminal-free-arrows = gratis pijl × { $number }
terminal-turned = { $name }, gebruikt
terminal-round = Ronde { $round } van { $rounds }
terminal-supply = voorraad { $gifts ->
    [1] 1 geschenk
   *[other] { $gifts } geschenken
}
terminal-sail-die = zeildobbelsteen { $number }
terminal-arrow = pijl op { $at }
terminal-last-chance = laatste kans voor de hongerdood
terminal-fight = { $colour } en { $other_colour } vechten, ronde { $round }
terminal-meet = { $colour } en { $other_colour } ontmoeten elkaar
terminal-landing = landing { $island-on }
terminal-task = landing { $island-on }: { $card-short }
terminal-unseen = nog niet gezien: { $cards }

## Regels
OD-1 = Er zijn zes schepen, elk met vier helden en tien heerserchips van zijn kleur, 24 geschenken en niet meer, hongerstenen zonder grens, een zeildobbelsteen met de getallen 1 tot 4, een gunstdobbelsteen met drie witte en drie zwarte kanten, een stormpijl van vijf rijen breed en 15 avontuurkaarten.
    .ruling = Onze uitleg: de doos heeft tien hongerstenen, te weinig voor zes bemanningen; daarom stellen we geen grens. Dat de zeildobbelsteen elk getal even vaak toont, nemen we aan. De spelregels noemen 20 helden, maar zes bemanningen van vier zijn 24 helden.
OD-2 = Het bord is een zeshoek van 127 velden, zes naar elke kant van het midden. Drie velden in het noordoosten zijn Troje, de westelijke hoek is Ithaka, drie in het zuiden zijn Syrte, vijftien zijn de genummerde eilanden; de andere 105 zijn zee. Elk eiland heeft een randveld met hetzelfde nummer.
    .ruling = Onze reconstructie: het oorspronkelijke bord kennen we niet. De spelregels noemen Troje, Ithaka, Syrte en het eiland van Aiolos en geven de aantallen; de indeling en de andere namen zijn van ons.
OD-3 = De avontuurkaarten worden geschud en gedekt op de rand gelegd, één per veld. Marons wijn: neem 2 geschenken. Lotuseters: gunstdobbelsteen, bij zwart verlies je 1 held. Polyphemos: zeildobbelsteen, bij 1 verlies je 2 helden, bij 2 verlies je er 1, bij 4 neem je 2 geschenken. Zak met winden: nog twee eigen beurten met een gratis pijl. Laistrygonen: zeildobbelsteen plus bemanning tegen zeildobbelsteen plus 3; hoger is volbracht, gelijk wordt overgedaan en is na 12 keer gelijk niet volbracht, lager kost 1 held, dan vecht je verder of vlucht je, wat niet volbracht is. Circe: gunstdobbelsteen, bij wit neem je 1 geschenk en krijg je 1 held terug, bij zwart sla je de volgende beurt over; het onderhoud ervan is verschuldigd. Huis van Hades: geef 1 geschenk en bekijk in het geheim twee verschillende gedekte kaarten op de rand, of zoveel als er zijn; zonder geschenk is het niet volbracht. Sirenen: geef 1 geschenk, of gooi de zeildobbelsteen en verlies bij 1 of 2 een held. Skylla: verlies 1 held. Charybdis: gunstdobbelsteen, bij zwart geef je 2 geschenken of alles wat je hebt; zonder geschenk neem je 1 hongersteen. Runderen van Helios: spaar ze, of neem 3 geschenken en verlies dan bij een zwarte gunstdobbelsteen 1 held. Kalypso: vul je geschenken aan tot 4 en sla de volgende beurt over; het onderhoud ervan is verschuldigd. Phaiaken: neem 1 geschenk; je volgende zeilworp is zonder gooien een 4, bewaard tot gebruik. Aegis van Athena: blijft open; één keer mag je een gevecht weigeren, draai hem dan om. Sluier van Leukothea: blijft open; één keer mag je, als je de laatste held verliest of verhongert, 1 held houden, alle hongerstenen wegdoen en 1 geschenk nemen, draai hem dan om. Alle zijn volbracht tenzij ze anders zeggen; de laatste held verliezen zonder de Sluier is niet volbracht. Met de Sluier gaat de kaart verder als met één held, eindigt een gevecht, en houdt een verhongerende bemanning 1 held over. Een omgedraaide kaart telt nog mee en is weer open als hij van eigenaar wisselt.
    .ruling = Onze reconstructie: de oorspronkelijke kaarten kennen we niet. Volgens de spelregels worden ze geschud en op de rand gelegd; wat erop staat, is van ons, naar Homerus.
OD-4 = Iedereen begint in Troje met vier helden, 3 geschenken en tien chips, voor iedereen zichtbaar. Het lot beslist wie begint; het gaat met de klok mee. Troje is één plek: je zeilt vanaf het veld ervan dat je het best uitkomt, en onder je eigen pijl ligt je schip op het veld dat het hardst wordt getroffen, bij gelijke kracht op het voorste.
    .ruling = Onze uitleg: de spelregels zeggen niet hoe de eerste speler wordt bepaald, noch waar precies een schip in Troje ligt. Het lot beslist, en Troje geldt als één plek.
OD-5 = Een beurt begint met het onderhoud: geef 1 geschenk terug aan de voorraad of neem, zonder geschenk, 1 hongersteen.
OD-6 = Kies dan, voor er wordt gegooid: zeilen met de zeildobbelsteen, of de stormpijl leggen.
OD-7 = Bij het zeilen ga je hoogstens zoveel velden als je hebt gegooid, met wendingen naar wens; je mag ook blijven. Wie een eiland of Syrte bereikt, beëindigt de tocht; er leidt dus geen weg doorheen. Schepen versperren elkaar nooit de weg.
    .ruling = Onze uitleg: de spelregels stellen alleen een maximum; blijven mag dus ook.
OD-8 = De stormpijl kost 1 extra geschenk als hij niet gratis is; zonder dat geschenk kan hij niet worden gebruikt. Leg hem op een veld naar keuze en draai hem dan in een van de zes richtingen. Je eigen schip hoeft hij niet te treffen.
OD-9 = De pijl waait over vijf rijen in zijn richting, vanaf zijn eigen veld: zijn eigen rij is storm, die ernaast strakke wind, de buitenste twee bries. Elk drijvend schip daar, voor de pijl of op gelijke hoogte, drijft tegelijk met de andere af: in de storm tot de volgende oever, in strakke wind 2 velden, in een bries 1. De rand van het bord, Troje en, zolang het voor dat schip gesloten is, Ithaka houden het ervoor tegen; een eiland, Syrte of een open Ithaka wordt betreden en beëindigt het afdrijven.
    .ruling = Onze reconstructie: de spelregels noemen de drie winden en de vijf rijen. Waar de pijl begint te waaien, en wat een schip aan de rand, bij Troje en bij Ithaka tegenhoudt, is van ons.
OD-10 = Een schip aan land is beschut tegen de pijlen van anderen, ook een schip dat daar nog moet landen. Je eigen pijl treft je schip aan land net als op zee; wordt het meteen tegengehouden, dan blijft het en landt het niet.
    .ruling = Onze uitleg: in de spelregels vertrekt een geland schip pas in de eigen beurt; pijlen van anderen kunnen het dus niet verplaatsen.
OD-11 = Een schip dat door de pijl van een ander op een eiland is gewaaid, landt in de volgende beurt van zijn eigenaar, na het onderhoud; dat is de hele beweging van die beurt. Pas dan telt wie het eiland beheerst. Door je eigen pijl erheen gewaaid, land je meteen.
    .ruling = Onze uitleg: de spelregels stellen de landing van een verwaaid schip uit tot de beurt van zijn eigenaar. Dat pas dan blijkt wie er heerst, en dat de eigen pijl je meteen laat landen, is van ons.
OD-12 = Troje kun je niet meer binnenvaren. Ithaka mag je alleen binnenvaren als je naar huis mag.
    .ruling = Onze uitleg: over terugvaren naar Troje, of te vroeg naar Ithaka, zwijgen de spelregels. Beide zijn gesloten.
OD-13 = Een schip dat is geland, blijft tot de volgende beurt van zijn eigenaar.
OD-14 = Op een eiland zonder chip neem je de avontuurkaart van zijn randveld en voer je die uit. Is die volbracht, dan houd je de kaart en leg je een van je chips op het eiland: je beheerst het. Is het randveld leeg, dan neem je het eiland zonder opdracht.
    .ruling = Onze uitleg: een leeg randveld voorzien de spelregels niet. Het eiland wordt dan zonder opdracht genomen.
OD-15 = Op een eiland dat een ander beheerst, kiest de heerser een van zijn avontuurkaarten voor jou. Is die volbracht, dan houd je de kaart en leg je je chip op het eiland; de chip van de oude heerser gaat naar het randveld. Heb je daar al een chip, dan leg je die in plaats van een nieuwe. Zonder chip voor het eiland, in de hand of daar, voer je de kaart uit en houd je die, maar leg je niets, en blijft de heerser.
    .ruling = Onze uitleg: de spelregels staan één chip per kleur op elk randveld toe en zeggen niet wat er volgt als er een tweede zou komen, of als er geen chip over is.
OD-16 = Heeft de heerser geen kaarten, dan neem je het eiland zonder opdracht.
    .ruling = Onze uitleg: een heerser zonder kaarten voorzien de spelregels niet.
OD-17 = Is de opdracht niet volbracht, dan leg je geen chip en gaat de kaart terug: open op het randveld, of naar de heerser die hem gaf.
    .ruling = Onze uitleg: volgens de spelregels wordt er alleen bij een volbrachte opdracht een chip gelegd. Waar de kaart anders heen gaat, is van ons.
OD-18 = Op je eigen eiland is er kaart noch chip. Wie de tocht eindigt op het veld waar hij begon, blijft: geen landing en geen gevecht.
    .ruling = Onze uitleg: de spelregels spreken alleen over eilanden die vrij zijn of door een ander worden beheerst.
OD-19 = Proviand: na elke landing op een genummerd eiland, ook je eigen en ook na een niet volbrachte opdracht, als de kaart is afgehandeld en het schip niet is vergaan, gooi je de gunstdobbelsteen: wit brengt 2 geschenken, zwart geen, nooit meer dan de voorraad heeft. Wie door een landing een geschenk uit de voorraad krijgt, door een kaart of als proviand, doet alle hongerstenen weg.
    .ruling = Onze reconstructie: de spelregels zeggen dat er op eilanden proviand te vinden is en hebben een dobbelsteen voor geschenken, maar niet hoe. De worp is van ons.
OD-20 = Een landing op Aiolia, ook als heerser, maakt de pijl gratis in minstens je volgende drie eigen beurten, geteld voor de kaart; overgeslagen en niet voor de pijl gebruikte beurten tellen mee. Wie op Syrte komt, slaat de volgende beurt over, maar het onderhoud ervan is verschuldigd; er is geen chip, geen proviand en geen latere landing, en een ander veld van Syrte telt opnieuw.
    .ruling = Onze uitleg: de spelregels geven drie beurten met een gratis pijl, en op Syrte een overgeslagen beurt. Hoe dat optelt, en wat Syrte verder brengt, is van ons.
OD-21 = Twee schepen kunnen vechten als ze na een beweging een zeeveld of een eiland delen en dat ervoor niet deden; niet in Troje, op Syrte of op Ithaka. Elk van beide eigenaars kan beginnen. De paren komen met de klok mee vanaf de actieve speler, en in een paar wordt de eerste van de twee het eerst gevraagd en biedt die het eerst vrede; alle gevechten komen voor de landing van de actieve speler, en een speler wiens schip is vergaan, doet niet meer mee. Met de Aegis kan een gevecht worden geweigerd. In elke ronde gooien beiden de zeildobbelsteen en tellen ze hun bemanning erbij; de laagste som verliest 1 held. Dat gaat door tot één bemanning weg is, beiden het eens zijn over vrede, of 12 ronden voorbij zijn. Je wint er alleen mee wat is afgesproken.
    .ruling = Onze uitleg: de spelregels zeggen hoe een ronde wordt gevochten en dat elk van beiden het kan willen. Wanneer schepen elkaar ontmoeten, de volgorde van de gevechten, gelijke sommen en de grens van 12 ronden zijn van ons.
OD-22 = Voor elke ronde van een gevecht mag elke kant op zijn beurt vrede bieden: zonder voorwaarden, door iets te geven, of door iets te vragen. Wie op een beheerst eiland landt, mag één keer, voor de heerser kiest, een van diens kaarten noemen en er iets voor bieden. Dat kan 1 tot 3 geschenken zijn, één avontuurkaart of één eiland dat de gever beheerst. Alleen wat meteen kan worden overhandigd, mag worden geboden of gevraagd, een eiland alleen als de nemer er een chip voor heeft, in de eerste plaats die op het randveld; de chip van de gever gaat naar het randveld van dat nummer, zoals na een verovering (met de optie “Chip van een verhandeld eiland” op “Naar de hand” keert hij terug in de hand). Een aangenomen aanbod wordt meteen uitgevoerd, ook als de opdracht daarna mislukt; het gevecht is voorbij, of de genoemde kaart is de opdracht. Andere beloften binden niemand.
    .ruling = Onze uitleg: de spelregels staan onderhandelen toe en geven voorbeelden. Wij leggen vast wie wat wanneer mag bieden, en dat het meteen wordt uitgevoerd. De spelregels spreken van het wisselen van de chips, dus de chip van de gever gaat waar een veroverde heen gaat; de optie “Chip van een verhandeld eiland” op “Naar de hand” geeft hem terug.
OD-23 = Met de derde hongersteen verhongert een bemanning aan het eind van de volgende beurt van de eigenaar, ook als die wordt overgeslagen, tenzij die eerder door een landing een geschenk krijgt. Tot dan wordt er geen vierde steen genomen.
    .ruling = Onze uitleg: volgens de spelregels kan een bemanning met de derde hongersteen ontsnappen door in de volgende beurt proviand te vinden. Wanneer die anders precies verhongert, is van ons.
OD-24 = Wie de laatste held verliest, of verhongert, verliest het schip: alle eigen chips op de rand keren terug in de hand, kaarten en chips op eilanden blijven. Een nieuw schip begint in Troje met vier helden, tot 3 aangevulde geschenken en zonder honger; overgeslagen beurten, gratis pijlen, de 4 van de Phaiaken en een wachtende landing vervallen.
    .ruling = Onze uitleg: de spelregels zeggen wat er met een schip verloren gaat en wat blijft. Dat ook beurten die worden overgeslagen, gratis pijlen, de 4 van de Phaiaken en een wachtende landing vervallen, is van ons.
OD-25 = Is de voorraad geschenken leeg, dan wordt er niets genomen; wie aanvult, neemt wat er is.
    .ruling = Onze uitleg: de spelregels zeggen niet wat er geldt als er geen geschenk meer in de voorraad is.
OD-26 = Helden komen alleen terug door kaarten en met een nieuw schip, en nooit boven de vier.
    .ruling = Onze uitleg: in de spelregels vult een bemanning zich alleen met een nieuw schip; onze kaarten kunnen een held teruggeven, en een schip heeft vier plaatsen.
OD-27 = Je mag Ithaka binnenvaren als je geen chips hebt, of niet meer chips dan avontuurkaarten. Met de optie “Thuiskomst” op “Precies gelijk” heb je er precies evenveel nodig als kaarten, met “Zonder chips” mag je er geen hebben. Wie binnenvaart, wint meteen, voor elk gevecht, ook als de pijl van een ander hem brengt; meer tegelijk delen de eerste plaats.
    .ruling = Onze uitleg: de spelregels laten naar huis wie evenveel kaarten als chips heeft; een gepubliceerde beschrijving laat elke kaart één chip wegstrepen. Wij volgen de beschrijving; de optie “Thuiskomst” speelt de woorden van de spelregels (“Precies gelijk”) of zonder enige verrekening (“Zonder chips”). Dat één pijl meer schepen thuisbrengt, voorzien de spelregels ook niet: ze delen de overwinning.
OD-28 = Een ronde is één beurt van elke plaats. Na het aantal ronden dat de optie bepaalt (20 tot 200, gewoonlijk 60) eindigt de partij. De score is kaarten min chips in de hand; wie Ithaka heeft bereikt, is eerste, ongeacht de score, en gelijke scores delen een plaats.
    .ruling = Onze keuze: de spelregels stellen geen grens, en een partij zou eindeloos kunnen duren. De optie “Maximaal aantal ronden” bepaalt het aantal ronden, van 20 tot 200.
OD-29 = Open voor iedereen: alles op tafel, kaarten in bezit en omgedraaid, beurten met een gratis pijl, overgeslagen beurten, de 4 van de Phaiaken, en welke randvelden zijn bekeken. Verborgen voor iedereen: de gedekte kaarten op de rand. Privé: wat een plaats door het Huis van Hades heeft gezien.
    .ruling = Onze uitleg: in de spelregels liggen geschenken en chips open en de kaarten gedekt op de rand. Dat al het andere op tafel open is, is van ons.

## Een beurt in zinnen
told-first = { $seat-start } begint.
told-hungry = { $seat-start } had geen geschenk voor de bemanning: honger { $hunger } van 3.
told-last-chance = { $seat-start } had geen geschenk voor een hongerende bemanning: dit was de laatste kans.
told-missed = { $seat-start } sloeg deze beurt over.
told-rolled = { $seat-start } gooide { $roll }.
told-stayed =
    { $seat-start } { $way ->
        [swift] had een zekere 4
       *[other] gooide { $roll }
    } en bleef liggen.
told-at-sea =
    { $seat-start } { $way ->
        [swift] had een 4 dankzij de Phaiaken
       *[other] gooide { $roll }
    } en bleef op zee, { $away ->
        [1] één veld
       *[other] { $away } velden
    } van { $island }.
told-landed =
    { $seat-start } { $way ->
        [storm] landde daar
        [driven] landde waar de storm het schip heen had gedreven: { $island-on }
        [swift] zeilde dankzij de Phaiaken naar { $island }
       *[other] gooide { $roll } en zeilde naar { $island }
    }.
told-landed-card =
    { $seat-start } { $way ->
        [storm] landde daar
        [driven] landde waar de storm het schip heen had gedreven, { $island-on }
        [swift] zeilde dankzij de Phaiaken naar { $island }
       *[other] gooide { $roll } en zeilde naar { $island }
    }: { $card }.
told-landed-favour =
    { $seat-start } { $way ->
        [storm] landde daar
        [driven] landde waar de storm het schip heen had gedreven, { $island-on }
        [swift] zeilde dankzij de Phaiaken naar { $island }
       *[other] gooide { $roll } en zeilde naar { $island }
    }: { $card }, { $face }.
told-landed-die =
    { $seat-start } { $way ->
        [storm] landde daar
        [driven] landde waar de storm het schip heen had gedreven, { $island-on }
        [swift] zeilde dankzij de Phaiaken naar { $island }
       *[other] gooide { $roll } en zeilde naar { $island }
    }: { $card }, { $number }.
told-adventure = Het avontuur van { $island } was “{ $card }”.
told-adventure-favour = Het avontuur van { $island } was “{ $card }”, { $face }.
told-adventure-die = Het avontuur van { $island } was “{ $card }”, { $number }.
told-arrow = { $seat-start } nam de stormpijl.
told-arrow-laid =
    { $seat-start } legde de stormpijl { $away ->
        [0] { $island-on }
        [1] één veld van { $island }
       *[other] { $away } velden van { $island }
    }.
told-storm = { $seat-start } liet een storm los naar het { $direction }.
told-victim =
    { $seat-you ->
        [yes] jou
       *[no] { $seat-name }
    } { $hexes ->
        [1] 1 veld
       *[other] { $hexes } velden
    }
told-victim-land =
    { $seat-you ->
        [yes] jou
       *[no] { $seat-name }
    } naar { $island }
told-driven = Die dreef { $victims }.
told-nobody-driven = Die raakte niemand.
told-aegis =
    { $seat-start } weigerde het gevecht met { $other_seat-you ->
        [yes] jou
       *[no] { $other_seat-name }
    } dankzij de Aegis.
told-let-be =
    { $seat-start } kwam { $other_seat-you ->
        [yes] jou
       *[no] { $other_seat-name }
    } tegen, en beiden hielden vrede.
told-attacked =
    { $seat-start } viel { $other_seat-you ->
        [yes] jou
       *[no] { $other_seat-name }
    } aan.
told-round = { $ours } tegen { $theirs }
told-fought =
    { $seat-start } vocht { $rounds ->
        [1] 1 ronde
       *[other] { $rounds } ronden
    } tegen { $other_seat-you ->
        [yes] jou
       *[no] { $other_seat-name }
    }, { $sums }.
told-lost-heroes =
    { $seat-start } verloor { $heroes ->
        [1] een held
       *[other] { $heroes } helden
    }.
told-peace = Ze sloten vrede.
told-peace-gifts =
    Vrede voor { $gifts ->
        [1] 1 geschenk
       *[other] { $gifts } geschenken
    } van { $seat-you ->
        [yes] jou
       *[no] { $seat-name }
    }.
told-peace-card =
    Vrede voor de kaart { $card } van { $seat-you ->
        [yes] jou
       *[no] { $seat-name }
    }.
told-peace-island =
    Vrede voor { $island } van { $seat-you ->
        [yes] jou
       *[no] { $seat-name }
    }.
told-offered-gifts =
    { $seat-start } bood { $other_seat-you ->
        [yes] jou
       *[no] { $other_seat-name }
    } { $gifts ->
        [1] 1 geschenk
       *[other] { $gifts } geschenken
    } voor { $named_card }.
told-offered-card =
    { $seat-start } bood { $other_seat-you ->
        [yes] jou
       *[no] { $other_seat-name }
    } { $card } voor { $named_card }.
told-offered-island =
    { $seat-start } bood { $other_seat-you ->
        [yes] jou
       *[no] { $other_seat-name }
    } { $island } voor { $named_card }.
told-accepted = { $seat-start } nam het aan.
told-refused = { $seat-start } weigerde.
told-island = { $island-bare }
told-island-card = { $card } ({ $island-bare })
told-looked = { $seat-start } bekeek randkaarten: { $islands }.
told-looked-cards = { $seat-start } bekeek randkaarten: { $cards }.
told-rules =
    { $seat-you ->
        [yes] heerst
       *[no] heerst
    } daar nu
told-not-done = volbracht de kaart niet
told-took-gifts =
    kreeg { $gifts ->
        [1] 1 geschenk
       *[other] { $gifts } geschenken
    }
told-gave-gifts =
    gaf { $gifts ->
        [1] 1 geschenk
       *[other] { $gifts } geschenken
    } af
told-won-heroes =
    kreeg { $heroes ->
        [1] een held
       *[other] { $heroes } helden
    } terug
told-lost-crew =
    verloor { $heroes ->
        [1] een held
       *[other] { $heroes } helden
    }
told-free-arrows =
    { $seat-you ->
        [yes] hebt
       *[no] heeft
    } de pijl { $turns ->
        [1] 1 beurt
       *[other] { $turns } beurten
    } langer gratis
told-misses =
    { $seat-you ->
        [yes] slaat
       *[no] slaat
    } de volgende beurt over
told-sails-4 =
    { $seat-you ->
        [yes] zeilt
       *[no] zeilt
    } de volgende keer 4 velden
told-found-nothing = { $seat-start } vond geen proviand.
told-outcome = { $seat-start } { $parts }.
told-veil = { $seat-start } redde het schip met de Sluier van Leukothea.
told-starved =
    { $seat-you ->
        [yes] Jouw bemanning is verhongerd en je begint
       *[no] De bemanning van { $seat-name } is verhongerd en begint
    } opnieuw in Troje, { $steps ->
        [0] vrij om naar huis te gaan
        [1] 1 stap van huis
       *[other] { $steps } stappen van huis
    }.
told-ship-lost =
    { $seat-start } verloor het schip en begint opnieuw in Troje, { $steps ->
        [0] vrij om naar huis te gaan
        [1] 1 stap van huis
       *[other] { $steps } stappen van huis
    }.
told-sailed-home = { $seat-start } zeilde naar huis, naar Ithaka.
told-driven-home =
    De storm dreef { $seat-you ->
        [yes] jou
       *[no] { $seat-name }
    } naar huis, naar Ithaka.

## Onmogelijke stellingen
impossible-phase = deze fase bestaat niet
impossible-order = de beurt of de eerste speler valt buiten het bereik
impossible-rounds = de laatste ronde is nummer { $rounds }
impossible-actor = in de fase “{ $phase }” is iemand anders aan zet
impossible-ended-early = niemand is thuis en er zijn nog ronden over, maar de partij is afgelopen
impossible-not-ended = er is iemand thuis, maar de partij gaat door
impossible-before-lot = er is iets gebeurd voor de eerste speler is geloot
impossible-last-chance = de laatste kans past niet bij de fase
impossible-nobody = niemand speelt { $colour }
impossible-heroes = { $colour } kan geen { $number ->
    [one] { $number } held
   *[other] { $number } helden
} hebben
impossible-hunger = { $colour } kan niet zoveel hongerstenen hebben: { $number }
impossible-free = { $colour } kan de pijl niet zoveel beurten gratis hebben: { $number }
impossible-fifteen = er zijn vijftien kaarten en vijftien eilanden
impossible-rules-and-rim = { $colour } beheerst een eiland en heeft een chip op het randveld ervan
impossible-chips = { $colour } heeft te veel chips: meer dan { $most }
impossible-two-rulers = een eiland heeft twee heersers
impossible-gifts = er zijn te veel geschenken: meer dan { $most }
impossible-absent = een plaats die niet meespeelt, slaat een beurt over, wacht, heeft een snel schip of is thuis
impossible-fifteen-cards = er zijn vijftien kaarten
impossible-card-twice = een kaart is op twee plekken
impossible-unseen = ongeziene kaarten: { $unseen }, randvelden daarvoor: { $spaces }; een veld zonder kaart schrijf je als “-”
impossible-turned = alleen de Aegis en de Sluier kunnen omgedraaid zijn, bij wie ze heeft
impossible-face-up-some = een kaart ligt open voor sommige plaatsen en voor andere niet
impossible-known-absent = een plaats die niet meespeelt, kent een kaart
impossible-known-nobody = een bekende kaart is door niemand gezien, of een ontbrekende door iemand
impossible-ship-nowhere = het schip van { $colour } is nergens; in Troje ligt het op { $hex }
impossible-home = { $colour } is thuis als het schip op Ithaka is, en alleen dan
impossible-no-landing = { $colour } heeft geen landing om op te wachten
impossible-misses-where = { $colour } slaat alleen op een eiland of op Syrte een beurt over
impossible-misses-and-waits = { $colour } kan niet tegelijk een beurt overslaan en op een landing wachten
impossible-sail-die = de zeildobbelsteen past niet bij de fase
impossible-arrow = de pijl past niet bij de fase
impossible-misses-now = de actieve speler slaat deze beurt over
impossible-not-at-island = het actieve schip ligt niet bij een eiland
impossible-no-fight = “fight”, “meets” en “landing” horen bij de fasen van een gevecht
impossible-fight-apart = een gevecht vraagt twee schepen op hetzelfde veld, op zee of bij een eiland
impossible-fight-order = noem van twee die vechten het eerst wie met de klok mee vanaf de actieve speler het eerst komt
impossible-fight-actor = in een gevecht moet een van de twee beslissen
impossible-fight-rounds = de laatste ronde van een gevecht is nummer { $most }, en voor het begin is er geen
impossible-refuse = wie een gevecht weigert, moet de Aegis open voor zich hebben
impossible-meets-twice = geen paar ontmoet elkaar twee keer
impossible-meets-apart = alleen schepen op hetzelfde veld, op zee of bij een eiland, mogen vechten
impossible-no-island-to-land = het actieve schip ligt niet bij een eiland waar het kan landen
impossible-no-giver = hier geeft niemand een kaart
impossible-giver-missing = een heerser moet een kaart geven
impossible-giver-not-ruler = de plaats die een kaart geeft, moet het eiland beheersen
impossible-too-few-cards = de heerser heeft te weinig kaarten om uit te kiezen
impossible-nothing-to-offer = de nieuwkomer heeft niets te bieden
impossible-named = de genoemde kaart moet er een van de heerser zijn
impossible-ruled-uncover = een eiland met een heerser geeft geen kaart van de rand
impossible-not-face-down = daar ligt geen gedekte kaart
impossible-task-on-rim = de kaart die wordt uitgevoerd, ligt niet meer op het randveld
impossible-task = de kaart die wordt uitgevoerd, past niet bij de fase
impossible-veil = wie de Sluier mag gebruiken, moet die open voor zich hebben
impossible-last-hero = alleen in een gevecht kan een plaats die niet aan zet is, de laatste held verliezen
impossible-fight-before-task = gevechten zijn voorbij voor een kaart wordt uitgevoerd
impossible-starving = er verhongert niemand
impossible-ties = gelijke standen zijn er alleen bij de Laistrygonen, en minder dan { $most }
impossible-sirens = wie geen geschenk heeft, heeft bij de Sirenen geen keus
impossible-not-looked = niemand heeft een kaart bekeken
impossible-looked-unknown = een plaats die een kaart heeft bekeken, moet die kennen
impossible-nothing-to-look = er is niets om te bekijken
impossible-look = een kaart bekijken past niet bij de fase
impossible-cannot-look = die kaart kan niet worden bekeken
impossible-offer = een aanbod past niet bij de fase
impossible-offer-undeliverable = wat wordt geboden, kan niet worden overhandigd
impossible-who-decides = actor: in deze fase moet de stelling zeggen welke plaats beslist
