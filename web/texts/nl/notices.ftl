# De pagina met berichten

notices = Berichten
notices-badge = Berichten, { $count ->
    [0] geen nieuwe
    [1] 1 nieuw
   *[other] { $count } nieuwe
}
notices-none = Niets nieuws. Hier vind je waar jij aan de beurt bent, uitnodigingen en afgelopen partijen.
notices-guest = Voor berichten is een account nodig: een gast ziet ze alleen op de pagina die open is.
notices-guest-go = Account maken
notices-all-seen = Alles als gezien markeren
notice-new = nieuw
notice-open = Openen
notice-turn = Jij bent aan de beurt: { $title }, met { $names }
notice-turn-alone = Jij bent aan de beurt: { $title }
notice-time-short = Je tijd raakt op: { $title }, met { $names }
notice-time-short-alone = Je tijd raakt op: { $title }
notice-invitation = { $name } nodigt je uit: { $title }
notice-friend = { $name } wil graag vrienden worden
notice-unrated = { $name } vraagt je tafel om zonder rating te spelen: { $title }
notice-round = { $name }: een ronde begint
notice-missing-rules = Een partij wacht op jouw keuze, omdat de regels ontbreken: { $title }, met { $names }
notice-missing-rules-alone = Een partij wacht op jouw keuze, omdat de regels ontbreken: { $title }
notice-game-over = De partij is afgelopen: { $title }, met { $names }
notice-game-over-alone = De partij is afgelopen: { $title }
notice-review-ready = De analyse is klaar: { $title }
notices-what = Waarover je bericht krijgt
notices-kind = Aanleiding
notices-page = Op de pagina
notices-push = via push
notices-mail = via mail
notices-not-by = niet { $channel }
notices-turn-live = Jij bent aan de beurt, live
notices-turn-live-rule = meteen, tenzij de tafel open is
notices-turn-days = Jij bent aan de beurt, dagen per beurt
notices-turn-days-rule = push na 5 min, mail na 30 min, als je niet hebt gekeken
notices-time-short = Je tijd raakt op
notices-time-short-rule = als er een kwart van de tijd over is
notices-invitation = Een uitnodiging
notices-invitation-rule = mails worden een uur lang verzameld
notices-friend = Een vriendschapsverzoek
notices-friend-rule = mails worden een uur lang verzameld
notices-unrated = Een gast vraagt om zonder rating te spelen
notices-unrated-rule = mails worden een uur lang verzameld
notices-round = Toernooi: een ronde begint
notices-round-rule = meteen
notices-missing-rules = Partij waarvan de regels ontbreken
notices-missing-rules-rule = push na 5 min, mail na 30 min, als je niet hebt gekeken
notices-game-over = Partij afgelopen
notices-game-over-rule = als je het niet hebt gezien
notices-review-ready = Analyse klaar
notices-review-ready-rule = als je erom hebt gevraagd
quiet-hours = Stille uren
quiet-on = ’s Nachts wordt niets verstuurd
quiet-from = Van
quiet-to = Tot
quiet-says = Van { $from } tot { $to } uur wordt niets verstuurd ({ $zone }). Wat intussen binnenkwam, komt als één samenvatting.
push-device = Dit apparaat
push-what = Een pushbericht noemt het spel en de namen, nooit iets wat verborgen is. De maker van je browser bezorgt het, versleuteld.
push-switch-on = Push aanzetten
push-switch-off = Push uitzetten
push-is-on = Push staat aan voor deze browser.
push-test = Stuur me een proefbericht
push-sent = { $count ->
    [0] Geen apparaat nam het aan.
    [1] Naar 1 apparaat gestuurd.
   *[other] Naar { $count } apparaten gestuurd.
}
push-no-https = Push heeft een adres met https nodig. Vraag de beheerder erom.
push-unsupported = Deze browser ondersteunt geen push.
push-denied = Je hebt deze pagina berichten verboden; in de instellingen van je browser kun je ze toestaan.
push-unreachable = De pushdienst van deze browser is niet bereikbaar.
push-others = Andere apparaten
push-unknown-device = onbekend apparaat
push-remove = Verwijderen
notices-mail-is = Mails gaan naar { $mail }.
notices-mail-choose = Er komt geen mail voordat je die hier aanzet, per soort.
notices-mail-none = Vul eerst een adres in bij je account.
notices-mail-account = Naar je account
notices-mail-off = Deze server verstuurt geen mail.
notices-mail-bounced = Drie mails werden geweigerd, dus mail is uitgezet. Controleer het adres van je account en zet mail weer aan.
unsubscribe = Geen mails meer
unsubscribe-done = Mails met berichten staan uit. Op de pagina met je berichten kun je ze weer aanzetten.
unsubscribe-ask = Alle mails met berichten uitzetten?
unsubscribe-go = Uitzetten
opening-table = De tafel wordt geopend
open-other-account = { $name } is hier ingelogd, maar deze link is van iemand anders. Als je doorgaat, wordt { $name } in deze browser uitgelogd.
open-other-guest = De gast { $name } is hier ingelogd, maar deze link is van iemand anders. Als je doorgaat, verliest deze browser de gast en diens partijen.
open-replace = Inloggen met de link
open-stay = Ingelogd blijven als { $name }
open-sign-in = Inloggen
