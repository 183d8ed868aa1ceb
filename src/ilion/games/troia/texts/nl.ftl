# Troia

title = Troia

## Woorden
side-greek = de Grieken
    .bare = Grieken
    .start = De Grieken
side-trojan = de Trojanen
    .bare = Trojanen
    .start = De Trojanen
winner-greek = De Grieken
winner-trojan = De Trojanen
holder-greek = de Grieken hebben hem
holder-trojan = de Trojanen hebben hem
holder-nobody = hij ligt naast het bord
deck-greek = Grieks
    .the = Griekse
deck-trojan = Trojaans
    .the = Trojaanse
offering-boar = everzwijn
offering-fish = vis
offering-bull = stier
offering-deer = hert
offering-pomegranate = granaatappel
offering-ram = ram
god-ares = Ares
god-hephaestus = Hephaistos
god-poseidon = Poseidon
god-doris = Doris
god-zeus = Zeus
god-athena = Athena
god-artemis = Artemis
god-apollo = Apollo
god-hera = Hera
god-iris = Iris
god-hermes = Hermes
god-aphrodite = Aphrodite
hero-achilles = Achilles
hero-ajax = Ajax
hero-odysseus = Odysseus
hero-diomedes = Diomedes
hero-menelaus = Menelaos
hero-agamemnon = Agamemnon
zone-greek-protection = Griekse bescherming
    .the = de Griekse bescherming
zone-greek-defence = Griekse verdediging
    .the = de Griekse verdediging
zone-combat = strijd
    .the = de strijd
zone-trojan-defence = Trojaanse verdediging
    .the = de Trojaanse verdediging
zone-trojan-protection = Trojaanse bescherming
    .the = de Trojaanse bescherming
part-head = hoofd
    .the = het hoofd
part-front = voorstuk
    .the = het voorstuk
part-rear = achterstuk
    .the = het achterstuk
part-wheels = wielen
    .the = de wielen
icon-either = Hector of Paris
icon-paris = Paris
icon-hector = Hector
icon-both = Hector en Paris
asked-either = een kaart met Hector of Paris
asked-paris = een kaart met Paris
asked-hector = een kaart met Hector
asked-both = een kaart met Hector en Paris, of één met Paris en één met Hector
card-boar = everzwijn
card-fish = vis
card-bull = stier
card-deer = hert
card-pomegranate = granaatappel
card-ram = ram
card-boar-boar = everzwijn+everzwijn
card-boar-fish = everzwijn+vis
card-boar-bull = everzwijn+stier
card-boar-deer = everzwijn+hert
card-boar-pomegranate = everzwijn+granaatappel
card-boar-ram = everzwijn+ram
card-fish-fish = vis+vis
card-fish-bull = vis+stier
card-fish-deer = vis+hert
card-fish-pomegranate = vis+granaatappel
card-fish-ram = vis+ram
card-bull-bull = stier+stier
card-bull-deer = stier+hert
card-bull-pomegranate = stier+granaatappel
card-bull-ram = stier+ram
card-deer-deer = hert+hert
card-deer-pomegranate = hert+granaatappel
card-deer-ram = hert+ram
card-pomegranate-pomegranate = granaatappel+granaatappel
card-pomegranate-ram = granaatappel+ram
card-ram-ram = ram+ram
awaited-turn = een offer (de naam van een god) of “draw”
awaited-pay = een kaart om mee te betalen
awaited-use = “use” of “pass” voor de kracht van de god
awaited-take = een kaart van de aflegstapel van de tegenstander voor Apollo, of “pass”
awaited-hero = een held voor de kracht van de god, of “pass”
awaited-defence = een held en een verdediging voor Artemis, zoals “ajax>trojan”, of “pass”
awaited-forward = de held die Aphrodite vooruit laat gaan, of “pass”
awaited-back = de held die Aphrodite achteruit laat gaan
awaited-back-only = de held die Aphrodite achteruit laat gaan, of “pass”
awaited-god = de god die Iris verplaatst, of “pass”
awaited-slot = het vak voor de god van Iris, zoals “slot 3”
awaited-goal = een kaart voor de doelstap, of “pass”
awaited-goal-other = de tweede kaart voor de laatste etappe
awaited-return = een held die terugkeert naar de strijd

## Wat er wordt verwacht
prompt-face = De kant van de volgende god wordt verloot.
prompt-lay = De plaatsen van de goden op de Olympus worden verloot.
prompt-deal = { $number ->
    [1] Nog één kaart gaat
   *[other] { $number } kaarten gaan
} naar { $side }.
prompt-turn = Offer aan een god, of trek { $number ->
    [1] de laatste kaart
   *[other] { $number } kaarten
}.
prompt-pay = Betaal { $god } { $cost }: tot nu toe { $symbols ->
    [one] { $symbols } symbool
   *[other] { $symbols } symbolen
}, waarvan { $offering }: { $own }.
prompt-pay-complete = { $god } is betaald, { $symbols ->
    [one] { $symbols } symbool
   *[other] { $symbols } symbolen
} voor { $cost }, waarvan { $offering }: { $own }. Offer, of betaal verder.
prompt-use-zeus = Zeus: trek { $number ->
    [1] de laatste kaart
   *[other] { $number } kaarten
}, of pas.
prompt-use-athena = Athena: neem de hoorn des overvloeds, of pas.
prompt-use-doris = Doris: neem een willekeurige kaart uit de hand van je tegenstander, of pas.
prompt-use-apollo = Apollo: neem de bovenste kaart van de aflegstapel van je tegenstander, of pas.
prompt-take = Apollo: neem een kaart van de aflegstapel van je tegenstander, of pas.
prompt-hero-poseidon = Poseidon: verplaats een held uit een bescherming naar de verdediging ernaast, of pas.
prompt-hero-ares = Ares: verplaats een held uit een verdediging naar de strijd, of pas.
prompt-hero-hermes = Hermes: verplaats een held één zone vooruit, of pas.
prompt-hero-hera = Hera: verplaats een held uit een verdediging naar de bescherming ernaast, of pas.
prompt-hero-hephaestus = Hephaistos: verplaats een held van de ene verdediging naar de andere, of pas.
prompt-defence = Artemis: verplaats een held uit de strijd naar een van beide verdedigingen, of pas.
prompt-forward = Aphrodite: verplaats een held één zone vooruit, dan een andere één achteruit; of pas.
prompt-back = Aphrodite: verplaats nu een andere held één zone achteruit.
prompt-back-only = Aphrodite: geen held kan vooruit; verplaats er een één zone achteruit, of pas.
prompt-god = Iris: kies de god die zij verplaatst, of pas.
prompt-slot = Iris: kies het nieuwe vak voor { $god }.
prompt-draw = { $side-start } trekken { $number ->
    [1] een kaart.
   *[other] { $number } kaarten.
}
prompt-steal = Doris neemt een kaart voor { $side }.
prompt-goal-greek = Er staan twee helden in de Trojaanse bescherming: leg een kaart met een ontbrekend deel van het paard, of pas.
prompt-goal-trojan = Er staan twee helden in de Griekse bescherming: leg { $asked } af, of pas.
prompt-goal-other = De laatste etappe vraagt een tweede kaart: leg er een af met alleen { $icon }.
prompt-return = Kies { $number ->
    [1] nog één held die terugkeert
   *[other] { $number } helden die terugkeren
} naar de strijd.
prompt-ended = De partij is afgelopen.

## Zetten en trekkingen
move-draw = { $number ->
    [1] de laatste kaart
   *[other] { $number } kaarten
} trekken
move-god = offer aan { $god }, prijs { $cost }
move-god-iris = Iris verplaatst { $god }
move-pay = { $card } betalen
move-pay-foreign = { $card } betalen ({ $deck })
move-cornucopia = de hoorn des overvloeds besteden
move-offer = betaling beëindigen: het offer is gebracht
move-use = kracht gebruiken: { $god }
move-use-nothing = een kracht gebruiken
move-pass = van de kracht afzien: { $god }
move-pass-goal = geen doelstap doen
move-pass-nothing = passen
move-take = { $card } van de { $deck-the } aflegstapel nemen
move-build = { $card } leggen: { $part }
move-build-nothing = { $card } leggen: geen deel van het paard
move-march = { $card } afleggen voor Hector en Paris
move-move = { $god }: { $hero } naar { $to_zone-the }
move-hero = { $hero } kiezen
move-return = { $hero } terug naar { $to_zone-the }
move-slot = Iris verplaatst { $god } naar vak { $slot }
move-slot-only = vak { $slot }
move-face = in het spel: { $god }
move-lay = { $god } komt op vak { $slot }
move-card = { $side } trekken { $card }
move-card-veiled = { $side } trekken een kaart
move-steal = { $side } nemen { $card } ({ $deck }) uit de hand van de tegenstander
move-steal-veiled = { $side } nemen een { $deck-the } kaart uit de hand van de tegenstander

## Opschriften van een vooruitblik, en woorden erin
preview-god = god
preview-cost = prijs
preview-symbols = betaalde symbolen
preview-own = waarvan eigen van de god
preview-complete = genoeg
preview-outcomes = wat ervan kan komen
preview-cards = kaarten
preview-last = maakt de stapel leeg
preview-goal = doelstap
preview-hero = held
preview-to = gaat naar
preview-olympus = Olympus vanaf Griekse kant
preview-steps = doelstappen dan
preview-wins = wint
preview-returns = kunnen terugkeren
offering-mixed = gemengd
offering-superior = zuiver
outcomes-offering = offer
outcomes-hero = gaat
outcomes-zone = van
outcomes-to = naar
outcomes-power = kracht:
outcomes-goal = doelstap:
power-god = god
power-possible = mogelijk
power-by_cornucopia = alleen als met de hoorn des overvloeds wordt betaald
power-heroes = zouden kunnen gaan
heroes-hero = held
heroes-to = naar
goal-invaders = helden aan de overkant
goal-reach = toegestaan
goal-steps = kaarten ervoor
goal-chance = kaarten die het toeval kan brengen
steps-cards = kaarten ervoor
steps-pay = blijven over bij betaling met
reach-no = nee
reach-power = alleen met de kracht
reach-yes = ja
to-greek-protection = Griekse bescherming
to-greek-defence = Griekse verdediging
to-combat = strijd
to-trojan-defence = Trojaanse verdediging
to-trojan-protection = Trojaanse bescherming
olympus-ares = Ares
olympus-hephaestus = Hephaistos
olympus-poseidon = Poseidon
olympus-doris = Doris
olympus-zeus = Zeus
olympus-athena = Athena
olympus-artemis = Artemis
olympus-apollo = Apollo
olympus-hera = Hera
olympus-iris = Iris
olympus-hermes = Hermes
olympus-aphrodite = Aphrodite

## Weigeringen
refusal-draw-now = Kaarten trek je in plaats van te offeren, aan het begin van een beurt; nu wacht het spel op { $awaited }.
refusal-god-now = Een god kies je aan het begin van een beurt, of met Iris; nu wacht het spel op { $awaited }.
refusal-card-now = Hier kan geen kaart worden gespeeld: het spel wacht op { $awaited }.
refusal-cornucopia-now = De hoorn des overvloeds besteed je bij het betalen van een offer; nu wacht het spel op { $awaited }.
refusal-offer-now = Er is geen betaling af te ronden: het spel wacht op { $awaited }.
refusal-use-now = Er is geen kracht die zo kan worden gebruikt: het spel wacht op { $awaited }.
refusal-hero-now = Een held alleen kan hier niet worden gekozen: het spel wacht op { $awaited }.
refusal-defence-now = Alleen Artemis verplaatst een held naar een verdediging naar keuze; nu wacht het spel op { $awaited }.
refusal-slot-now = Alleen Iris verplaatst een god naar een vak naar keuze, als de god gekozen is; nu wacht het spel op { $awaited }.
refusal-empty-hand = { $god } vraagt minstens één kaart, en je hand is leeg: trek.
refusal-no-own = { $god } vraagt minstens één { $offering }, en je hebt er geen.
refusal-too-dear = { $god } kost je { $cost }, en je handkaarten tonen maar { $symbols ->
    [1] één symbool.
   *[other] { $symbols } symbolen.
}
refusal-too-dear-cornucopia = { $god } kost je { $cost }, en je kaarten tonen maar { $symbols ->
    [1] één symbool
   *[other] { $symbols } symbolen
}; zelfs met de hoorn des overvloeds is dat te weinig.
refusal-not-in-hand = Je hebt { $card } van de { $deck-the } stapel niet in je hand.
refusal-not-discarded = De kaart { $card } van de { $deck-the } stapel ligt niet op de aflegstapel van je tegenstander.
refusal-no-cornucopia = Je kunt de hoorn des overvloeds niet besteden: { $holder }.
refusal-no-card-paid = Bij een betaling hoort minstens één kaart; { $god } heeft er nog geen gekregen.
refusal-not-enough = { $god } kost { $cost } en heeft tot nu toe { $symbols ->
    [1] één symbool
   *[other] { $symbols } symbolen
} gekregen: betaal verder.
refusal-own-missing = Minstens één symbool voor { $god } moet { $offering } zijn: betaal er een.
refusal-foreign = De kaart { $card } is van de { $deck-the } stapel: van een vreemde kaart tellen alleen de offergaven.
refusal-no-part = De kaart { $card } toont geen deel van het paard.
refusal-part-built = De kaart { $card }: dit deel is al gebouwd ({ $part }).
refusal-wrong-icon = Etappe { $stage } vraagt { $icon }; { $card } toont dat niet.
refusal-half-only = De laatste etappe vraagt Hector en Paris: { $card } toont er maar één, en je hebt geen kaart met alleen de ander.
refusal-other-icon = De tweede kaart moet alleen { $icon } tonen; { $card } doet dat niet.
refusal-pass-turn = Een beurt kan niet worden overgeslagen: offer, of trek.
refusal-pass-pay = De betaling moet volledig zijn: betaal verder, of typ “offer” als het genoeg is.
refusal-pass-goal = Er is al één kaart voor de laatste etappe gegeven: leg de andere af.
refusal-pass-back = De kracht van Aphrodite wordt volledig gebruikt: na een held vooruit moet een andere achteruit.
refusal-pass-slot = De kracht van Iris is begonnen: kies een vak voor de god.
refusal-pass-return = Na een doelstap { $number ->
    [one] keert { $number } held terug naar de strijd: kies hem
   *[other] keren { $number } helden terug naar de strijd: kies ze
}.
refusal-poseidon = { $hero } staat in { $zone-the }: Poseidon verplaatst een held uit een bescherming.
refusal-ares = { $hero } staat in { $zone-the }: Ares verplaatst een held uit een verdediging.
refusal-hermes = { $hero } staat in { $zone-the } en kan niet verder vooruit.
refusal-hera = { $hero } staat in { $zone-the }: Hera verplaatst een held uit een verdediging.
refusal-hephaestus = { $hero } staat in { $zone-the }: Hephaistos verplaatst een held uit een verdediging.
refusal-artemis = { $hero } staat in { $zone-the }: Artemis verplaatst een held uit de strijd.
refusal-forward = { $hero } staat in { $zone-the } en kan niet verder vooruit.
refusal-forward-alone = { $hero } is de enige held die achteruit kan: een andere moet vooruit.
refusal-back = { $hero } staat in { $zone-the } en kan niet verder achteruit.
refusal-back-same = { $hero } is net vooruitgegaan: een andere held gaat achteruit.
refusal-return = { $hero } staat in { $zone-the }: alleen helden in { $home_zone-the } keren terug.
refusal-same-slot = { $god } ligt al op vak { $slot }: Iris verplaatst een god naar een ander vak.

## Puntentelling
score-part = Gebouwd deel van het paard: { $part }
score-stage = Etappe { $stage } bereikt: { $icon }
score-heroes = Helden van { $side } voorbij de strijd: { $number }; ze tellen als al het andere gelijk is
ending-horse = Het paard is klaar: de Grieken winnen.
ending-road = Hector en Paris hebben de schepen bereikt: de Trojanen winnen.
ending-steps = De stapel van { $side } is leeg. { $winner } winnen: delen { $greeks }, etappes { $trojans }.
ending-heroes = De stapel van { $side } is leeg; delen en etappes zijn gelijk, elk { $greeks }. { $winner } winnen met meer helden voorbij de strijd.
ending-draw = De stapel van { $side } is leeg; delen en etappes zijn gelijk, elk { $greeks }, en de helden voorbij de strijd ook: gelijkspel.
label-ending-horse = paard voltooid
label-ending-road = schepen bereikt
label-ending-steps = stapel leeg, beslist door doelstappen
label-ending-heroes = stapel leeg, beslist door helden
label-ending-draw = stapel leeg, gelijkspel

## De tafel als tekst
terminal-olympus = DE OLYMPUS
terminal-asks = vraagt
terminal-costs = kost { $side }
terminal-field = SLAGVELD
terminal-moves = voor { $side }
terminal-side = { $side-bare }
terminal-missing = { $steps } van 4, nog te bouwen: { $parts }
terminal-complete = { $steps } van 4, het paard is klaar
terminal-next = { $steps } van 4, volgende etappe: { $icon }
terminal-next-given = { $steps } van 4, volgende etappe: { $icon } ({ $given_icon } gegeven)
terminal-done = { $steps } van 4, de weg is voltooid
terminal-deck = stapel { $number }
terminal-discards = afgelegd { $number }
terminal-discards-top = afgelegd { $number } (bovenop { $card })
terminal-cornucopia = met de hoorn des overvloeds
terminal-hand = handkaarten { $number }: { $cards }
terminal-hidden = { $number } verborgen
terminal-hidden-foreign = { $number } vreemd, verborgen
terminal-either = In een van de handen: { $cards }
terminal-gone = Uit het spel: { $cards }
terminal-card = { $card } ({ $deck })
terminal-offering = Offer aan { $god }: { $symbols } van { $cost ->
    [one] { $cost } symbool
   *[other] { $cost } symbolen
}, waarvan { $own } eigen van de god: { $kind }
terminal-short = nog niet genoeg

## Regels
TR-1 = Elke kant heeft een stapel van 27 offerkaarten met een eigen achterkant. Een kaart toont één of twee offergaven; de meeste Griekse kaarten tonen ook een deel van het paard, de Trojaanse Hector, Paris of beiden.
    .ruling = Onze reconstructie: de spelregels sommen de kaarten niet op. Eén of twee offergaven op elke past bij de getallen die we kennen. Dat de achterkanten verschillen, volgt uit het sorteren van de stapels.
TR-2 = Er zijn zes offergaven: everzwijn, vis, stier, hert, granaatappel en ram.
    .ruling = Onze reconstructie: everzwijn en vis kennen we uit beschrijvingen van het spel; de andere vier zijn onze keuze.
TR-3 = Zes fiches hebben op elke kant een god, en beide goden van een fiche vragen dezelfde offergave: everzwijn Ares of Hephaistos, vis Poseidon of Doris, stier Zeus of Athena, hert Artemis of Apollo, granaatappel Hera of Iris, ram Hermes of Aphrodite. De eerstgenoemden zijn de kanten A, voor de eerste partij.
    .ruling = Onze reconstructie: de spelregels noemen de goden en raden er zes aan voor de eerste partij. Welke twee een fiche delen en wat ze vragen, is deels van ons.
TR-4 = Zes helden zijn voor de Grieken met één offergave verbonden en voor de Trojanen met een andere: Achilles vis, everzwijn; Ajax stier, vis; Odysseus ram, stier; Diomedes hert, ram; Menelaos granaatappel, hert; Agamemnon everzwijn, granaatappel.
    .ruling = Onze reconstructie: van Achilles en Ajax kennen we de verbinding deels uit beschrijvingen van het spel; de andere zijn van ons, zodat elke offergave aan elke kant één held verplaatst.
TR-5 = Een stapel heeft één kaart voor elke mogelijkheid van één of twee offergaven: 6 enkele, 6 dubbele, 15 gemengde. Van de Griekse kaarten tonen er telkens vijf hoofd, voorstuk, achterstuk en wielen; de dubbele en het everzwijn tonen niets. Van de Trojaanse tonen de enkele Hector en Paris, de andere een van beiden. Met de optie “schaarse delen” tonen alleen de gemengde Griekse kaarten een deel.
    .ruling = Onze reconstructie: de spelregels geven 27 kaarten per kant en geen lijst, en er zijn precies 27 manieren om één of twee van zes offergaven te nemen. Waar de delen staan is gekozen door te spelen, zodat beide kanten ongeveer even vaak winnen. De optie “Delen van het paard” met de waarde “Schaars” toont minder delen van het paard.
TR-6 = De Olympus heeft zes vakken in een kolom tussen de spelers. Vanaf de Griekse kant kost een god de Grieken 5, 4, 3, 3, 2, 1 en de Trojanen 1, 2, 3, 3, 4, 5.
TR-7 = Het slagveld heeft vijf zones op een rij: Griekse bescherming, Griekse verdediging, strijd, Trojaanse verdediging, Trojaanse bescherming.
TR-8 = De optie “De goden” bepaalt de kanten van de fiches: alle A voor een eerste partij, elk door het lot, of zes letters A of B voor everzwijn, vis, stier, hert, granaatappel, ram. De zes goden worden altijd over de vakken verloot.
TR-9 = Alle helden beginnen in de strijd, Hector en Paris aan het begin van hun weg. Elke kant schudt zijn stapel en trekt 2 kaarten. De Grieken beginnen, en de beurten wisselen af.
    .ruling = Onze keuze: in de spelregels beginnen de Grieken; dat ze op de eerste plaats zitten, komt van ons.
TR-10 = Een beurt is een offer of het trekken van kaarten. Je trekt 2 kaarten van de eigen stapel, of de laatste. De hand is onbeperkt.
    .ruling = Onze uitleg: de spelregels noemen geen grens voor de hand, dus die is er niet; ook over het trekken van één laatste kaart zwijgen ze.
TR-11 = Om te offeren kies je een god en leg je minstens één kaart af, met samen minstens zoveel symbolen als zijn prijs in jouw kolom, waarvan minstens één zijn eigen. De kaarten betaal je één voor één, in jouw volgorde, elk boven op de aflegstapel van de eigenaar. Je mag stoppen zodra het genoeg is, of verder betalen: meer symbolen brengen niets op, maar de eigen symbolen van de god daaronder tellen voor een zuiver offer.
    .ruling = Onze uitleg: de spelregels vragen kaarten die de prijs halen en zeggen niet of er meer mag worden betaald en in welke volgorde. Wij laten beide vrij aan wie betaalt, want de bovenste afgelegde kaart is van belang voor Apollo.
TR-12 = Dan gaat de god naar het vak dat het dichtst bij jou ligt, en de goden die hij overslaat gaan één vak van je weg. Zo is hij nu voor jou de duurste en voor je tegenstander de goedkoopste.
TR-13 = De held die aan jouw kant met die offergave is verbonden, gaat in de richting van je tegenstander: twee zones als de eigen symbolen van de god alleen al de prijs halen (een zuiver offer), anders één (een gemengd offer), maar nooit voorbij de bescherming van je tegenstander. Je kunt niet anders kiezen. Een held die niet verder kan, verhindert het offer niet.
    .ruling = Onze uitleg: in de spelregels gaat de held vooruit, en niet voorbij de bescherming. Voor ons is dat verplicht, en is een offer ook toegestaan als de held niet verder kan.
TR-14 = Dan werkt meteen de kracht van de god. Je mag ervan afzien, maar alleen in zijn geheel; een onmogelijke kracht gaat verloren.
    .ruling = Onze uitleg: een onmogelijke kracht gaat volgens de spelregels verloren; of je van een mogelijke mag afzien, zeggen ze niet. Bij ons mag het, maar alleen in zijn geheel.
TR-15 = Aan het eind van een beurt, ook na het trekken, mag een speler met twee of meer helden in de bescherming van zijn tegenstander één doelstap doen; dan keren twee van die helden naar zijn keuze terug naar de strijd. Zonder stap keert er geen terug. Na de vierde stap is de partij afgelopen en keert er geen terug.
    .ruling = Onze uitleg: volgens de spelregels keren daarna twee helden terug. Wij zien dat als de prijs van de stap: zonder stap keert er geen terug, en na de laatste doet het er niet meer toe.
TR-16 = Poseidon: een held gaat uit een bescherming naar de verdediging ernaast.
TR-17 = Ares: een held gaat uit een verdediging naar de strijd.
TR-18 = Hermes: een held gaat één zone vooruit, ook de held die net is verplaatst.
TR-19 = Hera: een held gaat uit een verdediging naar de bescherming ernaast.
TR-20 = Artemis: een held gaat uit de strijd naar een van beide verdedigingen.
TR-21 = Hephaistos: een held gaat van de ene verdediging naar de andere.
TR-22 = Aphrodite: één held gaat één zone vooruit en een andere één zone achteruit. Alleen als geen held de ene helft kan doen, gebeurt enkel de andere.
    .ruling = Onze uitleg: de spelregels vragen één held vooruit en een andere terug en zeggen niet wat geldt als maar een van beide mogelijk is. Dan gebeurt die helft.
TR-23 = Zeus: trek twee kaarten, of één als er maar één over is; je mag ervan afzien. Ook wie zo de stapel leegt, beëindigt de partij.
TR-24 = Athena: neem de hoorn des overvloeds, ook van je tegenstander. Vanaf je volgende beurt kun je hem besteden bij een betaling met minstens één kaart: twee symbolen die als eigen van de god gelden, ook voor een zuiver offer. Dan komt hij weer naast het bord; betaal je er Athena zelf mee, dan kun je hem meteen terugkrijgen. Wie hem al heeft, krijgt niets.
    .ruling = Onze uitleg: de spelregels geven twee willekeurige offergaven voor een beurt. Wanneer de hoorn mag worden besteed, dat hij nooit alleen betaalt en dat je hem van je tegenstander kunt nemen, komt van ons.
TR-25 = Doris: neem een willekeurige kaart uit de hand van je tegenstander. Is die leeg, dan gaat de kracht verloren.
    .ruling = Onze uitleg: de spelregels zeggen niet wie de kaart kiest. Omdat de hand verborgen is, beslist het lot.
TR-26 = Apollo: neem de bovenste kaart van de aflegstapel van je tegenstander, met de optie “Een kaart naar keuze” een kaart naar keuze. Is er geen, dan gaat de kracht verloren. Van een kaart uit de stapel van de tegenstander, via Apollo of Doris gekregen, tellen alleen de offergaven, nooit het deel of de afbeelding, en als je ermee betaalt, verlaat die kaart het spel. Een eigen kaart die je terugwint, telt helemaal mee.
    .ruling = Onze uitleg: de spelregels zeggen niet welke afgelegde kaart Apollo neemt. Bij ons is het de bovenste; de optie “Apollo neemt” met de waarde “Een kaart naar keuze” laat de keuze. Ook dat van vreemde kaarten alleen de offergaven tellen en dat ze het spel verlaten, komt van ons: anders zou een partij eindeloos kunnen duren.
TR-27 = Iris: verplaats een god, ook Iris zelf, naar een ander vak; de goden ertussen schuiven één op.
    .ruling = Onze uitleg: de spelregels laten Iris een god naar elke plek op de Olympus verplaatsen. Dat zij ook zichzelf mag verplaatsen en dat de goden ertussen opschuiven, komt van ons.
TR-28 = Een doelstap van de Grieken: leg een handkaart met een nog niet gebouwd deel van het paard op tafel. Met vier verschillende delen winnen de Grieken.
TR-29 = Een doelstap van de Trojanen: leg af wat de volgende etappe vraagt: eerst Hector of Paris, dan Paris, dan Hector, dan Hector en Paris. Een kaart met beiden dient als elk van hen. De laatste etappe vraagt één kaart met beiden, of twee kaarten, één met alleen Paris en één met alleen Hector. Gebruikte kaarten gaan op de Trojaanse aflegstapel. Met de vierde etappe winnen de Trojanen.
    .ruling = Onze uitleg: de spelregels noemen de vier etappes en spreken niet over kaarten die beiden tonen. Bij ons dient zo’n kaart als elk van beiden, en is er één genoeg voor de laatste etappe.
TR-30 = Als een stapel leeg is, eindigt de partij: de lopende beurt wordt eerst met de doelstap afgemaakt of, met de optie “Als een stapel op is” op “Meteen”, maakt de laatst getrokken kaart er een eind aan. Wie meer delen of etappes heeft, wint; bij gelijke stand wie meer helden heeft in verdediging en bescherming van de tegenstander; is ook dat gelijk, dan is het gelijkspel. De andere kant krijgt geen beurt meer.
    .ruling = Onze uitleg: de spelregels laten de partij eindigen op het moment dat een stapel geen kaart meer heeft. Letterlijk genomen valt dat moment midden in een beurt; wij maken de beurt af, doelstap inbegrepen. De optie “Als een stapel op is” op “Meteen” neemt de woorden letterlijk. In beide gevallen krijgt de andere kant geen beurt meer.
TR-31 = Open voor iedereen: het bord, de Olympus, de aflegstapels, hoeveel kaarten stapels en handen hebben, de gebouwde delen, de etappe, de hoorn des overvloeds, elke betaalde kaart, de kaart die Apollo neemt, en hoeveel vreemde kaarten een hand heeft. Verborgen: de handen en de volgorde van de stapels. De kaart die Doris neemt, kennen alleen beide spelers.
    .ruling = Onze uitleg: de spelregels verbergen alleen handen en stapels. De kaart die Doris neemt kennen bij ons beide spelers en verder niemand; die van Apollo ligt open, en ook hoeveel vreemde kaarten een hand heeft, want de achterkanten verschillen.

## Een beurt in zinnen
told-god = { $god }
told-hero = { $hero }
told-card = { $card }
told-cornucopia = de hoorn des overvloeds
told-set-up = De Olympus vanaf de Griekse kant: { $gods }. Iedere speler trok 2 kaarten.
told-drew =
    { $seat-start } trok { $number ->
        [1] de laatste kaart
       *[other] { $number } kaarten
    }.
told-drew-cards = { $seat-start } trok { $cards }.
told-offering-begun = { $seat-start } begon een offer aan { $god }.
told-offered = { $seat-start } offerde { $cards } aan { $god } voor { $cost }.
told-superior =
    { $seat-start } bracht { $god } een zuiver offer: { $hero } { $zones ->
        [0] bleef in { $to_zone-the }
        [1]
            ging één zone { $way ->
                [forward] vooruit
               *[back] terug
            }, naar { $to_zone-the }
       *[other]
            ging twee zones { $way ->
                [forward] vooruit
               *[back] terug
            }, naar { $to_zone-the }
    }.
told-went =
    { $hero } { $zones ->
        [0] bleef in { $to_zone-the }
        [1]
            ging één zone { $way ->
                [forward] vooruit
               *[back] terug
            }, naar { $to_zone-the }
       *[other]
            ging twee zones { $way ->
                [forward] vooruit
               *[back] terug
            }, naar { $to_zone-the }
    }.
told-declined = { $seat-start } zag af van de kracht van { $god }.
told-moved = { $hero } naar { $to_zone-the }
told-power-moved = { $god } stuurde { $heroes }.
told-taken-veiled =
    Met { $god } nam { $seat-name } een kaart uit { $other_seat-you ->
        [yes] jouw hand
       *[no] de hand van { $other_seat-name }
    }.
told-taken-doris =
    Met { $god } nam { $seat-name } { $card } uit { $other_seat-you ->
        [yes] jouw hand
       *[no] de hand van { $other_seat-name }
    }.
told-taken-apollo =
    Met { $god } nam { $seat-name } { $card } van { $other_seat-you ->
        [yes] jouw aflegstapel
       *[no] de aflegstapel van { $other_seat-name }
    }.
told-cornucopia-taken = Met { $god } nam { $seat-name } de hoorn des overvloeds.
told-iris = Iris verplaatste { $god }, die nu { $greek } kost voor de Grieken en { $trojan } voor de Trojanen.
told-zeus =
    Met Zeus trok { $seat-name } { $number ->
        [1] 1 kaart
       *[other] { $number } kaarten
    }.
told-zeus-cards = Met Zeus trok { $seat-name } { $cards }.
told-built =
    { $seat-start } bouwde { $part-the } met { $cards }, { $seat-you ->
        [yes] jouw
       *[no] de
    } { $steps ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] vierde en laatste
    } stap.
told-marched =
    { $seat-start } liet Hector en Paris oprukken met { $cards }, { $seat-you ->
        [yes] jouw
       *[no] de
    } { $steps ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] vierde en laatste
    } stap.
told-returned =
    { $heroes } { $heroes-count ->
        [1] keerde
       *[other] keerden
    } terug naar de strijd.
told-deck-empty = De { $deck-the } stapel is leeg: de partij eindigt met deze beurt.

## Onmogelijke stellingen
impossible-no-hero = geen held kan worden verzet
impossible-nothing-to-do = er valt niets te doen
impossible-range = moment, beurt of hoorn valt buiten het bereik
impossible-actor = bij “{ $phase }” is iemand anders aan zet
impossible-nobodys-turn = bij “{ $phase }” is niemand aan de beurt
impossible-hero-off = een held staat niet op het veld
impossible-stages = de laatste etappe is nummer { $most }
impossible-gods-laid = de gelegde goden passen niet bij dit moment
impossible-gods = op de Olympus ontbreken goden, of ze komen dubbel voor
impossible-face = de kant van een god is A noch B
impossible-gods-option = de goden zijn niet die van de optie
impossible-card-nowhere = de kaart “{ $word }” van de { $deck-the } stapel is nergens
impossible-card-no-part = de kaart “{ $word }” van de { $deck-the } stapel heeft geen deel van het paard
impossible-part-twice = een deel van het paard is twee keer gebouwd
impossible-discards = de { $deck-the } aflegstapel klopt niet
impossible-changed-hands = er zijn kaarten van hand gewisseld zonder Doris en Apollo
impossible-cornucopia = iemand heeft de hoorn des overvloeds zonder Athena
impossible-known-place = wat er van een kaart bekend is, past niet bij waar hij is
impossible-known-early = er zijn handkaarten bekend zonder Doris en Apollo
impossible-strangers = nooit getoonde kaarten van de { $deck-the } stapel in de andere hand: het kunnen er geen { $number } zijn
impossible-crossed = twijfelachtige kaarten van de { $deck-the } stapel in de hand van de eigenaar: het kunnen er geen { $number } zijn
impossible-doubt = een kaart staat als twijfelachtig, hoewel er maar één hand mogelijk is
impossible-past = wat er van de kaarten van de { $deck-the } stapel is gezien sinds er enkele twijfelachtig zijn, klopt niet
impossible-god-phase = de god past niet bij dit moment
impossible-power-phase = { $god } past niet bij “{ $phase }”
impossible-apollo = Apollo kan niets nemen, of niet op deze manier
impossible-doris = Doris kan niets nemen
impossible-athena = Athena geeft niets aan wie de hoorn des overvloeds al heeft
impossible-before-start = er is iets gebeurd voor de partij begint
impossible-chosen = er is op het verkeerde moment een held of god gekozen
impossible-iris = Iris heeft geen god om te verplaatsen
impossible-aphrodite = de eerste held van Aphrodite ontbreekt
impossible-given = er is op het verkeerde moment een kaart voor de laatste etappe gegeven
impossible-todo = het aantal dat nog te doen is, past niet bij dit moment
impossible-goal = er is geen doelstap mogelijk
impossible-return = er hoeft geen held terug te keren
impossible-payment-none = een betaling zonder offer
impossible-payment-sum = de betaling klopt niet
impossible-payment-over = de betaling is al klaar
impossible-payment-never = de betaling kan nooit volledig worden
impossible-ended = zo kan de partij niet zijn geëindigd
impossible-over = de partij had afgelopen moeten zijn
impossible-deck-empty = een stapel is leeg: de partij had afgelopen moeten zijn
impossible-other-deck = { $part }: “{ $given }” is van de andere stapel
impossible-field = field: er horen vijf zones te staan, gescheiden door “/”, met elk van de zes helden in een ervan
