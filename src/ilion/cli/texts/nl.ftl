# What the terminal says by itself; whatever a game has to say stands in that game's catalogue.

## Commands

help =
    Typ een zet zoals die in de lijst staat, of het nummer ervan, als die er een heeft.
      ?               deze hulp, en de regel die nu geldt
      ? ZET           wat de zet zou doen
      why ZET         waarom de zet niet mag
      hint            wat een bot zou doen, en waarom
      moves [WOORD]   de zetten nog eens, of die met een bepaald woord
      more            de volgende zetten van een lange lijst
      board           het bord nog eens
      log             wat er is gebeurd, en volgens welke regel
      undo            je laatste beslissing terugnemen, zolang die niets heeft onthuld
      save BESTAND    het spel naar een bestand schrijven
      load BESTAND    in plaats daarvan verdergaan met een opgeslagen spel
      rules [ID]      alle regels, of één
      quit            stoppen
try = Typ een zet, of ? voor hulp.
not-understood = { $reason } ({ $clause }) Typ ? voor hulp.
no-move-with = In geen zet komt “{ $word }” voor.
no-more-moves = Dat waren ze allemaal; “moves” toont ze opnieuw.
more-moves = … en nog { $number }: “more” toont ze, “moves WOORD” die met een woord erin.
why-what = Typ een zet na “why”.
why-not = Deze zet mag: { $move }
no-clause = Er is geen regel { $id }; ze lopen van { $first } tot { $last }.
remember = Aan deze tafel speel je uit het geheugen; dit is het laatste dat je is verteld.
which-game = Welk spel?{" "}

## People

you = Jij
seat = Speler { $letter }
player = { $name } ({ $player })
bot-names = Nestor, Cassandra, Priamus, Helena, Hector, Andromache
seated = { $number } { $name }
cover = { $name } is aan zet. Druk op Enter als niemand anders kijkt.{" "}
to-move = { $name } is aan zet.

## Taking back

taken-back = Teruggenomen: { $move }
taken-back-events = Teruggenomen: { $number ->
    [1] de laatste gebeurtenis
   *[other] de laatste { $number } gebeurtenissen
}
no-undo-nothing = Er is nog niets om terug te nemen.
no-undo-draw = Sinds je laatste beslissing is er getrokken: wat dat liet zien, is niet te vergeten.
no-undo-other = { $name } heeft gespeeld sinds je laatste beslissing.
no-undo-shown = Je laatste beslissing heeft iets verborgens laten zien, en dat is niet te vergeten.
no-undo-remember = Je laatste beslissing heeft iets getoond wat spelers zelf moeten onthouden; een tweede poging zou niet eerlijk zijn.

## Files

save-what = Typ de naam van een bestand na “save”.
load-what = Typ de naam van een bestand na “load”.
exists = { $file } bestaat al; kies een andere naam.
cannot-write = { $file } kan niet worden geschreven: { $reason }.
saved = Opgeslagen: “load { $file }” gaat hier verder.
loaded = { $title }, na { $number ->
    [1] 1 gebeurtenis
   *[other] { $number } gebeurtenissen
}.
save-before-leaving = Het spel eerst opslaan? Bestandsnaam, of Enter voor nee:{" "}
save-at-end = Dit spel opslaan? Bestandsnaam, of Enter voor nee:{" "}
input-ended = De invoer is afgelopen, dus het spel stopt hier.
input-ended-unsaved = De invoer is afgelopen, dus het spel stopt hier, niet opgeslagen.

## Previews and results

points = punten
place = { $place }e: { $players }
place-shared = { $place }e, gedeeld: { $players }

## Replay

replay-keys = Enter: verder   b: terug   g N: naar gebeurtenis N   q: stoppen
replay-range = (gebeurtenissen 0 tot { $last })
replay-at = Gebeurtenis { $number } van { $last }

## Terugblik

review-title = Terugblik op { $title }: winstkansen van de 100, naar wat elke speler wist
review-start = begin
review-luck = geluk
review-own = eigen keuzes
review-others = keuzes van anderen
review-end = einde
review-stand-in = Van de eigen keuzes van { $player } komt { $change } van een vervanger.
review-apart = De kansen hoeven samen geen 100 te zijn: elke speler wist iets anders.
review-turning = Wat voor { $player } het zwaarst woog
review-change = { $before } → { $after } ({ $cause })
review-resigned = { $player } geeft op.
review-too-close = Te dicht bij elkaar voor een oordeel.
review-better = Beter dan de keuze van de bot: { $played } in plaats van { $best }. De bot had gespeeld: { $words }
review-inaccuracy = Onnauwkeurig: { $played } in plaats van { $best }. De bot had gespeeld: { $words }
review-mistake = Fout: { $played } in plaats van { $best }. De bot had gespeeld: { $words }
review-blunder = Grove fout: { $played } in plaats van { $best }. De bot had gespeeld: { $words }
review-grades = Keuzes van { $player }: { $grades }.
review-n-better = { $number } beter dan de bot
review-n-good = { $number } even goed
review-n-inaccuracy = { $number } onnauwkeurig
review-n-mistake = { $number ->
    [one] { $number } fout
   *[other] { $number } fouten
}
review-n-blunder = { $number ->
    [one] { $number } grove fout
   *[other] { $number } grove fouten
}
review-n-close = { $number ->
    [one] { $number } keuze lag te dicht bij een andere voor een oordeel.
   *[other] { $number } keuzes lagen te dicht bij een andere voor een oordeel.
}
review-bot = Beoordeeld door de bot { $level } van versie { $release }. Een oordeel zegt wat hij liever had gespeeld, niet wat waar is.
review-bot-rated = Beoordeeld door de bot { $level } van versie { $release }, { $rating } ratingpunten boven medium. Een oordeel zegt wat hij liever had gespeeld, niet wat waar is.
review-written = { $file } geschreven
review-not-over = dit spel is niet afgelopen; een terugblik is er pas daarna
review-seat-view = dit verslag toont wat één speler zag; een terugblik heeft het hele verslag nodig
