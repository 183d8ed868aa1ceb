# What `ilion bench` says.
game = spel
rules = regels
package = pakket
seats = plaatsen
compiled = gecompileerd
interpreted = geïnterpreteerd
playouts = partijen/s
moves = zetten/s
moves-python =
    zetten/s
    uit Python
copy =
    kopie
    µs
view =
    zicht
    µs
bytes =
    bytes
    per toestand
legal-moves =
    legale
    zetten
python =
    uit
    Python
native =
    native
    lus
step =
    AEC,
    kale stap
wrapped =
    AEC,
    verpakt
vector =
    { $number }
    tegelijk
ours = van ons
theirs = van hen
iterations = iteraties/s
relative-to =
    vergeleken met
    { $peer }
played-out = { $game }, uitgespeeld
measuring = bezig met meten
how-engine = Eén kern, ronden ({ $rounds }) van { $seconds } s processortijd per getal, alle getallen om de beurt; medianen van de ronden. Een zet is de beslissing van een plaats; trekkingen worden gedaan maar niet geteld. Partijen zijn hele willekeurige partijen met ilion.playouts; uit Python is elke zet n_legal, apply_nth en deal. Kopie en zicht worden gemeten bij toestanden van willekeurige partijen; de bytes zijn die van de toestand.
how-search = Processortijd, één thread, medianen van ronden ({ $rounds }) waarin elk getal één keer is gemeten. Er wordt gezocht voor de plaats die aan zet is, { $few } iteraties in elk van { $positions } stellingen, gelijkmatig verdeeld over een willekeurige partij. Een iteratie van ons trekt de wereld opnieuw, gaat de boom af en beoordeelt de stelling; uitgespeeld speelt ze eerst willekeurig tot het einde, zoals de ISMCTSBot van OpenSpiel.
how-peers = Beslissingen van plaatsen per seconde, op één kern, ronden ({ $rounds }) van { $seconds } s processortijd per getal, alle om de beurt, medianen van de ronden. Uit Python: de eigen aanroepen van elk pakket voor één willekeurige partij. Native lus: hele willekeurige partijen zonder Python (ilion.playouts; de RandomRolloutEvaluator van OpenSpiel, waarvan de zetten uit de gemiddelde lengte van zijn partijen zijn geschat). AEC: een in PettingZoo opgenomen spel, step() zonder omhulsels, en last() en step() via de gewone omhulsels. Tegelijk: ilion.envs.vector, de SyncVectorEnv van OpenSpiel, een gecompileerde lus van pgx. Een verhouding is ons tempo gedeeld door het hunne in dezelfde ronde, voor partijen waarvan het gemiddelde aantal legale zetten hoogstens een factor { $comparable } verschilt.
long-search = Midden in die partij doet één zoektocht van { $seconds } s processortijd zoveel iteraties: { $counts }.
largest-search = In de grootste stelling van een willekeurige partij { $title } (plaatsen: { $seats }, zetten: { $moves }) kwam het traagste van { $answers } antwoorden { $late } ms na zijn tijd van { $seconds } s. De zoektocht neemt { $memory } MB in.
not-compared = Niet vergeleken, want niet geïnstalleerd: { $packages }. In een kloon van Ilion haalt { $command } ze op.
no-openspiel = OpenSpiel is niet geïnstalleerd: { $command }
no-environments = de vergelijking heeft de onderzoeksomgevingen nodig: in een kloon haalt { $command } ze op
