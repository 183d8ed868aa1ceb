hint-best = Der beste Zug ist wohl { $move }: { $words }
hint-worth = { $move }: { $percent } % Gewinnchance, { $visits ->
        [one] einmal
       *[other] { $visits }-mal
    } probiert – { $words }
hint-only = Es gibt nur einen Zug: { $move }.
hint-close = Der zweitbeste, { $move }, ist etwa gleich gut.
hint-better = Er wirkt etwas besser als der zweitbeste, { $move }.
hint-clear = Er ist deutlich besser als der zweitbeste, { $move }.
external-gone = Das Programm hat sich beendet{ $code ->
        [none] .
       *[other] {" "}mit Code { $code }.
    }
external-late = Das Programm hat nicht innerhalb von { $seconds } s geantwortet.
external-nonsense = Das Programm hat „{ $answer }“ geantwortet; das ist kein JSON-Objekt mit „move“.
external-illegal = Das Programm hat mit dem Zug „{ $answer }“ geantwortet, der nicht unter den angebotenen ist.
external-missing = Das Programm { $command } lässt sich nicht starten: { $why }.
external-unasked = Das Programm hat ungefragt „{ $answer }“ geschrieben. Auf jede Anfrage gehört eine Zeile, alles andere in die Fehlerausgabe.

## Bots that cannot be made

no-bot = es gibt keinen Bot „{ $id }“; für { $title } gibt es { $bots }
no-setting = { $kind } hat keine Einstellung „{ $setting }“; die Einstellungen: { $settings }
no-settings = { $kind } hat keine Einstellungen, also auch nicht „{ $setting }“
setting-number = { $kind }: { $setting } muss eine Zahl sein, wie in { $setting }=1, nicht „{ $given }“
setting-share = { $kind }: { $setting }={ $given } geht nicht; der Wert muss zwischen 0 und 1 liegen
setting-positive = { $kind }: { $setting }={ $given } geht nicht; der Wert muss größer als 0 sein
setting-not-negative = { $kind }: { $setting }={ $given } geht nicht; der Wert muss 0 oder größer sein
class-form = „{ $given }“ nennt keine Klasse: Schreib DATEI.py:NAME oder MODUL:NAME, mit Einstellungen wie in my_bot.py:MyBot:depth=2
class-missing = { $where } hat keine Klasse { $class }, die ilion.bots.Bot erweitert
class-settings = { $class } lässt sich mit den Einstellungen „{ $settings }“ nicht erzeugen: { $reason }
class-not-loadable = { $where } lässt sich nicht laden: { $reason }
class-setting-form = „{ $given }“: Die Einstellung „{ $setting }“ muss NAME=WERT lauten
command-unreadable = der Befehl „{ $command }“ lässt sich nicht lesen: { $reason }
command-missing = ein Bot-Programm braucht einen Befehl, der es startet, wie „python my_bot.py“
illegal-choice = der Bot { $bot } wählte { $move }, was nicht erlaubt ist: { $reason }
bot-failed = das Bot-Programm „{ $name }“ hat versagt. { $failure }
with-error-output =
    { $failure }
    Seine Fehlerausgabe endet mit:
    { $output }
class-failed = der Bot „{ $name }“ hat versagt. { $failure }
class-raised = Bei Entscheidung { $decision } von Platz { $seat } ({ $game }) warf { $class } { $error }
class-no-action = Bei Entscheidung { $decision } von Platz { $seat } ({ $game }) gab { $class } { $answer } zurück. Das ist keine Aktion: Ein Bot gibt eine der Zahlen aus world.legal_actions() zurück.
class-illegal = Bei Entscheidung { $decision } von Platz { $seat } ({ $game }) wählte { $class } die Aktion { $answer }, die { $clause } verbietet: Ein Bot gibt eine der Zahlen aus world.legal_actions() zurück.
class-raised-after = In { $method }() warf { $class } { $error }
with-frames =
    { $failure }
    Dort ist es geschehen, der letzte Aufruf am Ende:
    { $output }
with-report =
    { $failed }
    Der ganze Bericht, mit der Stellung und allen Aufrufen, steht in { $file }.

## No hint

no-hint-over = die Partie ist zu Ende
no-hint-draw = niemand ist am Zug: Jetzt wird gezogen
no-hint-bot = dieser Bot kann seine Züge nicht erklären
