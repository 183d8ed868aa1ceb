# Wat de kern in elk spel zegt.
refusal-over = De partij is afgelopen: er kan geen zet meer worden gedaan.
refusal-not-a-move = Er is geen zet nummer { NUMBER($action, useGrouping: 0) }: de nummers lopen van 0 tot { NUMBER($last, useGrouping: 0) }.
refusal-not-an-outcome = Deze uitkomst is hier niet mogelijk.
notation-not-understood = “{ $text }” wordt hier niet begrepen. Probeer bijvoorbeeld “{ $example }”.
notation-no-draw = “{ $text }” wordt hier niet begrepen: er wordt nu getrokken.
notation-over = “{ $text }”: de partij is afgelopen, er wordt geen zet verwacht.
seat-name = plaats { $seat }
seat-start = Plaats { $seat }
seat-yours = (jij)
you-name = je
you-start = Je
list-more = { $listed }, { $next }
list-last = { $listed } en { $next }
preview-value-none = niets
preview-value-yes = ja
preview-value-no = nee
preview-value-odds = { $good } van { $cases } ({ $percent }%)
preview-value-change = { $seat-name } { $points }

## Errors: games, options and files

os-enoent = dat bestand of die map bestaat niet
os-eisdir = dat is een map
os-enotdir = dat is geen map
os-eacces = geen toestemming
os-eperm = dat is niet toegestaan
os-erofs = hier kan alleen worden gelezen
os-enospc = er is geen ruimte meer
os-enametoolong = de bestandsnaam is te lang
as-is = { $words }
with-clause = { $refusal } ({ $clause })
no-game = er is geen spel “{ $id }”; de spellen zijn { $games }
game-for-another-core = het spel “{ $id }” is voor een andere versie van Ilion gecompileerd: bouw en installeer het pakket opnieuw
game-not-loadable = het spel “{ $id }” kan niet worden geladen: { $reason }
game-of-another-name = het pakket van “{ $id }” bevat het spel “{ $other }”: beide namen moeten gelijk zijn
wrong-seats = het aantal plaatsen voor { $title } moet { $range } zijn, niet { $number }
wrong-option-value = { $title }: de optie { $option } kan niet “{ $given }” zijn; kies { $choices }
no-option = { $title } heeft geen optie “{ $option }”; de opties: { $options }
no-options = { $title } heeft geen optie “{ $option }”, en ook geen andere
about-file = { $file }: { $reason }
unreadable-file = { $file } kan niet worden gelezen: { $reason }
unwritable-file = { $file } kan niet worden geschreven: { $reason }

## Errors: records

record-line = regel { NUMBER($line, useGrouping: 0) }: { $reason }
record-position = [{ $tag } …]: { $reason }
record-other-position = [Position …] heeft een ander aantal plaatsen of andere opties dan het verslag
record-begins-at-end = [Position …] is het einde van een partij, dus daar kan er geen beginnen
record-other-rules = dit verslag is met de regels { $rules } van { $game } gespeeld; dit programma heeft de regels { $ours }
record-seat-view = dit verslag toont wat één plaats zag; verborgen gebeurtenissen ontbreken, dus het kan niet worden nagespeeld
record-undoes-too-much = “{ $event }” neemt meer gebeurtenissen terug dan er zijn
record-after-end = “{ $event }” komt na het einde van de partij
record-draw-due = “{ $event }”: nu is er een trekking (*)
record-seat-due = “{ $event }”: “{ $number }” is aan zet
record-event = “{ $event }”: { $reason }
record-result = de uitslag is { $found ->
    [open] open
   *[other] { $found }
}, maar in het verslag staat { $stored ->
    [nothing] er geen
   *[other] { $stored }
}
record-no-head = een verslag begint met [Ilion { $format }]
record-no-tag = de aanduiding [{ $tag } …] ontbreekt
record-no-number = [{ $tag } …] moet een getal zijn, niet “{ $given }”
record-cut-off = het verslag is afgekapt: het heeft geen [Check …] en geen enkele gebeurtenis
record-altered = het verslag is veranderd of afgekapt: de [Check …] klopt niet
record-hidden-from-nobody = [Position …] is verborgen, maar de aanduiding [{ $tag } …], die zegt voor wie, ontbreekt
record-tag-twice = [{ $tag } …] komt twee keer voor
record-tag-late = [{ $tag } …] staat tussen de zetten
record-unquoted = de waarde van [{ $tag } …] staat niet goed tussen aanhalingstekens
record-strange-line = “{ $text }” is geen aanduiding tussen haken, en ook geen “* trekking”, “plaats zet” of “< aantal”
record-undo-number = na “<” moet staan hoeveel gebeurtenissen worden teruggenomen

## Errors: positions

position-head = een stelling van dit spel begint met “{ $head } seats=…”, niet met “{ $given }”
position-unreadable = dit is geen stelling: { $reason }
position-impossible = een onmogelijke stelling: { $reason }
position-in-english = { $reason } (in het Engels)
position-twice = “{ $part }” komt twee keer voor
position-unknown = “{ $part }” is hier niet bekend
position-pair = “{ $given }” moet luiden als “naam{ $mark }waarde”
misread-choice = { $part }: “{ $given }” hoort niet bij { $choices }
misread-number = { $part }: “{ $given }” is geen klein getal
misread-numbers = { $part }: “{ $given }” moet { $wanted ->
    [one] één klein getal
   *[other] { $wanted } kleine getallen
} zijn
misread-count = { $part }: verwacht waren { $wanted } waarden, niet { $found }
misread-single = { $part }: verwacht was één getal, geen lijst van { $found }
misread-most = { $part }: verwacht was hoogstens { $most }, niet { $found }
misread-different = { $part }: verwacht waren verschillende woorden, hoogstens { $most }
misread-letters = { $part }: “{ $given }” mag alleen uit de letters { $letters } bestaan of een punt zijn
misread-twice = { $part }: “{ $given }” komt twee keer voor
misread-form = { $part }: “{ $given }” moet luiden als { $example }
misread-range = { $part }: { $given } ligt buiten { $range }

## Errors: networks

network-not-one = dit is geen netwerk: het begint niet met { $magic }
network-cut-off = dit netwerk is beschadigd: het is afgekapt
network-format = dit netwerk heeft formaat { $found }; deze Ilion leest formaat { $ours }
network-checksum = dit netwerk is beschadigd: de controlesom klopt niet
network-header = dit netwerk is beschadigd: de kop kan niet worden gelezen
network-weights = dit netwerk is beschadigd: de gewichten zijn afgekapt
network-other = dit netwerk is getraind voor { $part } { $found }; hier is { $wanted } nodig
network-shape = de vorm van dit netwerk is { $found }; hier is { $wanted } nodig
network-no-shape = de vorm van een netwerk bestaat uit vier gehele getallen, niet { $given }
network-size = een netwerk van de vorm { $shape } is te groot of leeg
network-count = een netwerk van de vorm { $shape } heeft { NUMBER($wanted, useGrouping: 0) } gewichten, niet { NUMBER($found, useGrouping: 0) }
network-numbers = de gewichten van een netwerk moeten getallen van −1.000.000 tot 1.000.000 zijn
