## Mails van de server. Ze bevatten alleen waar om is gevraagd.

mail-reset-subject = Ilion: een nieuw wachtwoord
mail-reset = Iemand, waarschijnlijk jij, is het wachtwoord van het account { $login } vergeten. Met deze link kies je een nieuw. Hij werkt één keer, 30 minuten lang:
mail-confirm-subject = Ilion: is dit jouw adres?
mail-confirm = Het account { $login } wil dit adres gebruiken voor vergeten wachtwoorden en, als je ze aanzet, voor mails met berichten. Was jij dat, bevestig het dan binnen 30 minuten met deze link:
mail-ignore = Was jij het niet, doe dan niets. Zonder de link verandert er niets.

## Berichten per push en mail: spellen en namen, nooit wat verborgen is of in de chat stond.

notice-turn = Jij bent aan de beurt: { $game }, met { $names }
notice-turn-alone = Jij bent aan de beurt: { $game }
notice-time-short = Je tijd raakt op: { $game }, met { $names }
notice-time-short-alone = Je tijd raakt op: { $game }
notice-invitation = { $name } nodigt je uit voor een partij: { $game }
notice-friend = { $name } wil graag vrienden worden
notice-unrated = { $name } vraagt je tafel om zonder rating te spelen: { $game }
notice-round = { $name }: een ronde begint
notice-missing-rules = Een partij wacht op jouw keuze, omdat de regels ontbreken: { $game }, met { $names }
notice-missing-rules-alone = Een partij wacht op jouw keuze, omdat de regels ontbreken: { $game }
notice-game-over = De partij is afgelopen: { $game }, met { $names }
notice-game-over-alone = De partij is afgelopen: { $game }
notice-review-ready = De analyse is klaar: { $game }
notice-test = Zo ziet een bericht eruit.
notice-several = { $count } berichten
mail-link-once = Elke link logt je in bij de tafel ervan en werkt één keer, drie dagen lang: geef hem niet door. Door hem te openen speel je niets.
mail-off-here = Geen mails meer zoals deze:

## Settings that the server cannot use

database-kind = databases van de soort “{ $kind }” worden niet ondersteund; gebruik sqlite:///BESTAND of postgresql://HOST/NAAM
database-file = een SQLite-database moet een bestand zijn: sqlite:///BESTAND
proxy-unknown = “{ $proxy }” is geen proxy die te vertrouwen is; noem het adres (127.0.0.1) of het netwerk (10.0.0.0/8)
database-in-use = een andere server{ $process ->
    [none] {""}
   *[other] {" "}(proces { $process })
} gebruikt { $database }: stop die eerst, of geef deze met --db een eigen bestand; meer servers kunnen één PostgreSQL delen
database-newer = de database heeft het schema { $found } van een nieuwere versie van Ilion, en deze versie kent schema’s tot en met { $newest }: start de nieuwere versie, of zet een back-up van voor de update terug
database-read-only = de database { $database } is voor deze gebruiker alleen-lezen: maak het bestand en de map beschrijfbaar, of kies met --db een andere
database-closed = de database { $database } kan niet worden geopend: de map moet bestaan en beschrijfbaar zijn
database-damaged = { $database } is beschadigd of geen SQLite-database: zet een back-up terug, of kies met --db een ander bestand
database-full = er is geen ruimte meer voor de database { $database }
database-unusable = de database { $database } is niet te gebruiken: { $reason }
cannot-listen = de server kan niet luisteren op { $host }, poort { $port }: { $reason }; kies een andere poort met --port of een ander adres met --host
processes-unsupported = op dit systeem kan een server niet uit meerdere processen achter één poort bestaan: laat --processes weg
