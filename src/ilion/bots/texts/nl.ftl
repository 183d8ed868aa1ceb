hint-best = De beste zet lijkt { $move }: { $words }
hint-worth = { $move }: { $percent } % winstkans, { $visits ->
        [one] één keer
       *[other] { $visits } keer
    } geprobeerd – { $words }
hint-only = Er is maar één zet: { $move }.
hint-close = De op een na beste, { $move }, is ongeveer even goed.
hint-better = Hij lijkt iets beter dan de op een na beste, { $move }.
hint-clear = Hij is duidelijk beter dan de op een na beste, { $move }.
external-gone = Het programma is gestopt{ $code ->
        [none] .
       *[other] {" "}met code { $code }.
    }
external-late = Het programma heeft niet binnen { $seconds } s geantwoord.
external-nonsense = Het programma antwoordde “{ $answer }”, en dat is geen JSON-object met “move”.
external-illegal = Het programma antwoordde met de zet “{ $answer }”, die niet bij de aangeboden zetten hoort.
external-missing = Het programma { $command } kan niet worden gestart: { $why }.
external-unasked = Het programma schreef ongevraagd “{ $answer }”. Eén regel per verzoek, en al het andere naar de foutuitvoer.

## Bots that cannot be made

no-bot = er is geen bot “{ $id }”; voor { $title } zijn er { $bots }
no-setting = { $kind } heeft geen instelling “{ $setting }”; de instellingen: { $settings }
no-settings = { $kind } heeft geen instellingen, dus ook niet “{ $setting }”
setting-number = { $kind }: { $setting } moet een getal zijn, zoals in { $setting }=1, niet “{ $given }”
setting-share = { $kind }: { $setting }={ $given } kan niet; de waarde moet tussen 0 en 1 liggen
setting-positive = { $kind }: { $setting }={ $given } kan niet; de waarde moet groter dan 0 zijn
setting-not-negative = { $kind }: { $setting }={ $given } kan niet; de waarde moet 0 of hoger zijn
class-form = “{ $given }” noemt geen klasse: schrijf BESTAND.py:NAAM of MODULE:NAAM, met instellingen zoals in my_bot.py:MyBot:depth=2
class-missing = { $where } heeft geen klasse { $class } die ilion.bots.Bot uitbreidt
class-settings = { $class } kan niet met de instellingen “{ $settings }” worden gemaakt: { $reason }
class-not-loadable = { $where } kan niet worden geladen: { $reason }
class-setting-form = “{ $given }”: de instelling “{ $setting }” moet NAAM=WAARDE luiden
command-unreadable = de opdracht “{ $command }” kan niet worden gelezen: { $reason }
command-missing = een botprogramma heeft een opdracht nodig die het start, zoals “python my_bot.py”
illegal-choice = de bot { $bot } koos { $move }, wat niet mag: { $reason }
bot-failed = het botprogramma “{ $name }” heeft gefaald. { $failure }
with-error-output =
    { $failure }
    De foutuitvoer eindigt met:
    { $output }
class-failed = de bot “{ $name }” heeft gefaald. { $failure }
class-raised = Bij beslissing { $decision } van plaats { $seat } ({ $game }) gaf { $class } de fout { $error }
class-no-action = Bij beslissing { $decision } van plaats { $seat } ({ $game }) gaf { $class } { $answer } terug, en dat is geen actie: een bot geeft een van de getallen van world.legal_actions() terug.
class-illegal = Bij beslissing { $decision } van plaats { $seat } ({ $game }) koos { $class } de actie { $answer }, die { $clause } verbiedt: een bot geeft een van de getallen van world.legal_actions() terug.
class-raised-after = In { $method }() gaf { $class } de fout { $error }
with-frames =
    { $failure }
    Het gebeurde hier, met de laatste aanroep onderaan:
    { $output }
with-report =
    { $failed }
    Het volledige verslag, met de stelling en alle aanroepen, staat in { $file }.

## No hint

no-hint-over = de partij is afgelopen
no-hint-draw = geen plaats is aan zet: er volgt een trekking
no-hint-bot = deze bot kan zijn zetten niet uitleggen
