# What the terminal says by itself; whatever a game has to say stands in that game's catalogue.

## Commands

help =
    Typ een zet zoals die in de lijst staat, of het nummer ervan als het er een heeft.
      ?               deze hulp, en de regel die nu geldt
      ? ZET           wat de zet zou doen
      why ZET         waarom de zet niet mag
      hint            wat een bot zou doen, en waarom
      moves [WOORD]   de zetten nog eens, of die met een woord erin
      more            de volgende zetten van een lange lijst
      board           het bord nog eens
      log             wat er is gebeurd, en volgens welke regel
      undo            je laatste beslissing terugnemen, zolang niemand iets te weten is gekomen
      save BESTAND    het spel naar een bestand schrijven
      load BESTAND    in plaats daarvan verdergaan met een bewaard spel
      rules [ID]      alle regels, of één
      quit            stoppen
try = Typ een zet, of ? voor hulp.
not-understood = { $reason } ({ $clause }) ? helpt.
no-move-with = In geen zet komt “{ $word }” voor.
no-more-moves = Dat waren ze allemaal; moves toont ze opnieuw.
more-moves = … en nog { $number }: more toont ze, moves WOORD die met een woord erin.
why-what = Na why komt een zet.
why-not = Niets staat in de weg: { $move }
no-clause = Er is geen regel { $id }; ze lopen van { $first } tot { $last }.
remember = Aan deze tafel moet je het verleden onthouden; dit is wat je het laatst is verteld.
which-game = Welk spel?{" "}

## People

you = Jij
seat = Speler { $letter }
player = { $name } ({ $player })
bot-names = Nestor, Cassandra, Priamus, Helena, Hector, Andromache
seated = { $number } { $name }
cover = { $name } is aan zet. Laat niemand anders kijken en druk op Enter.{" "}
to-move = { $name } is aan zet.

## Taking back

taken-back = Teruggenomen: { $move }
taken-back-events = Teruggenomen: { $number ->
    [1] de laatste gebeurtenis
   *[other] de laatste { $number } gebeurtenissen
}
no-undo-nothing = Er is nog niets gebeurd dat kan worden teruggenomen.
no-undo-draw = Sinds je laatste beslissing is er getrokken: wat dat liet zien, is niet te vergeten.
no-undo-other = { $name } heeft gespeeld sinds je laatste beslissing.
no-undo-shown = Je laatste beslissing heeft iets verborgens laten zien, en dat is niet te vergeten.
no-undo-remember = Je laatste beslissing heeft getoond wat spelers zelf moeten onthouden; een tweede poging zou niet eerlijk zijn.

## Files

save-what = Na save komt de naam van een bestand.
load-what = Na load komt de naam van een bestand.
exists = { $file } bestaat al; kies een andere naam.
cannot-write = { $file } kan niet worden geschreven: { $reason }.
saved = Bewaard: “load { $file }” gaat hier verder.
loaded = { $title }, na { $number ->
    [1] 1 gebeurtenis
   *[other] { $number } gebeurtenissen
}.
save-before-leaving = Het spel eerst bewaren? Bestandsnaam, of Enter voor nee:{" "}
save-at-end = Dit spel bewaren? Bestandsnaam, of Enter voor nee:{" "}
input-ended = De invoer is afgelopen, en dus stopt het spel hier.
input-ended-unsaved = De invoer is afgelopen, en dus stopt het spel hier, onbewaard.

## Previews and results

points = punten
place = { $place }e: { $players }
place-shared = { $place }e, gedeeld: { $players }

## Replay

replay-keys = Enter: verder   b: terug   g N: naar gebeurtenis N   q: stoppen
replay-range = (gebeurtenissen 0 tot { $last })
replay-at = Gebeurtenis { $number } van { $last }
