# Die Seite der Nachrichten

notices = Nachrichten
notices-badge = Nachrichten, { $count ->
    [0] keine neue
    [1] 1 neue
   *[other] { $count } neue
}
notices-none = Nichts Neues. Hier findest du, wo du am Zug bist, Einladungen und beendete Spiele.
notices-guest = Nachrichten brauchen ein Konto: Einem Gast kann nur die offene Seite etwas sagen.
notices-guest-go = Konto anlegen
notices-all-seen = Alle als gesehen markieren
notice-new = neu
notice-open = Öffnen
notice-turn = Du bist am Zug: { $title }, mit { $names }
notice-turn-alone = Du bist am Zug: { $title }
notice-time-short = Deine Zeit wird knapp: { $title }, mit { $names }
notice-time-short-alone = Deine Zeit wird knapp: { $title }
notice-invitation = { $name } lädt dich ein: { $title }
notice-friend = { $name } möchte mit dir befreundet sein
notice-unrated = { $name } bittet deinen Tisch, ohne Wertung zu spielen: { $title }
notice-round = { $name }: Eine Runde beginnt
notice-missing-rules = Ein Spiel braucht deine Entscheidung, weil seine Regeln fehlen: { $title }, mit { $names }
notice-missing-rules-alone = Ein Spiel braucht deine Entscheidung, weil seine Regeln fehlen: { $title }
notice-game-over = Das Spiel ist zu Ende: { $title }, mit { $names }
notice-game-over-alone = Das Spiel ist zu Ende: { $title }
notice-review-ready = Die Analyse ist fertig: { $title }
notices-what = Was du erfährst
notices-kind = Anlass
notices-page = Auf der Seite
notices-push = per Push
notices-mail = per Mail
notices-not-by = nicht { $channel }
notices-turn-live = Du bist am Zug, live
notices-turn-live-rule = sofort, wenn seine Seite nicht offen ist
notices-turn-days = Du bist am Zug, Tage je Zug
notices-turn-days-rule = Push nach 5 min, Mail nach 30 min, wenn du nicht nachgesehen hast
notices-time-short = Deine Zeit wird knapp
notices-time-short-rule = wenn ein Viertel übrig ist
notices-invitation = Eine Einladung
notices-invitation-rule = Mails werden eine Stunde lang gesammelt
notices-friend = Eine Freundschaftsanfrage
notices-friend-rule = Mails werden eine Stunde lang gesammelt
notices-unrated = Ein Gast bittet, ohne Wertung zu spielen
notices-unrated-rule = Mails werden eine Stunde lang gesammelt
notices-round = Turnier: Eine Runde beginnt
notices-round-rule = sofort
notices-missing-rules = Spiel, dessen Regeln fehlen
notices-missing-rules-rule = Push nach 5 min, Mail nach 30 min, wenn du nicht nachgesehen hast
notices-game-over = Spiel zu Ende
notices-game-over-rule = wenn du es nicht gesehen hast
notices-review-ready = Analyse fertig
notices-review-ready-rule = wenn du sie verlangt hast
quiet-hours = Ruhezeit
quiet-on = Nachts wird nichts gesendet
quiet-from = Von
quiet-to = Bis
quiet-says = Von { $from } bis { $to } Uhr wird nichts gesendet ({ $zone }). Was inzwischen kam, kommt als eine Zusammenfassung.
push-device = Dieses Gerät
push-what = Push nennt Spiel und Namen, nie Verdecktes. Der Hersteller deines Browsers befördert es verschlüsselt.
push-switch-on = Push einschalten
push-switch-off = Push ausschalten
push-is-on = Push ist für diesen Browser eingeschaltet.
push-test = Schick mir eine
push-sent = { $count ->
    [0] Kein Gerät hat sie angenommen.
    [1] An 1 Gerät gesendet.
   *[other] An { $count } Geräte gesendet.
}
push-no-https = Push braucht eine Adresse mit https. Bitte den Gastgeber darum.
push-unsupported = Dieser Browser hat kein Push.
push-denied = Du hast dieser Seite Nachrichten verboten; in den Einstellungen deines Browsers kannst du sie erlauben.
push-unreachable = Der Push-Dienst dieses Browsers ist nicht erreichbar.
push-others = Andere Geräte
push-unknown-device = unbekanntes Gerät
push-remove = Entfernen
notices-mail-is = Mails gehen an { $mail }.
notices-mail-choose = Es kommt keine Mail, bevor du sie hier einschaltest, jede Art für sich.
notices-mail-none = Trage zuerst eine Adresse in dein Konto ein.
notices-mail-account = Zum Konto
notices-mail-off = Dieser Server sendet keine Mails.
notices-mail-bounced = Drei Mails wurden abgelehnt, darum ist Mail ausgeschaltet. Prüfe die Adresse in deinem Konto und schalte sie wieder ein.
unsubscribe = Keine Mails mehr
unsubscribe-done = Mails mit Nachrichten sind ausgeschaltet. Auf der Seite deiner Nachrichten kannst du sie wieder einschalten.
unsubscribe-ask = Alle Mails mit Nachrichten ausschalten?
unsubscribe-go = Ausschalten
opening-table = Der Tisch wird geöffnet
open-other-account = Dieser Link gehört nicht { $name }, hier angemeldet, sondern jemand anderem. Wenn du weitermachst, wird { $name } in diesem Browser abgemeldet.
open-other-guest = Dieser Link gehört nicht dem Gast { $name }, der hier angemeldet ist, sondern jemand anderem. Wenn du weitermachst, verliert dieser Browser den Gast und dessen Partien.
open-replace = Mit dem Link anmelden
open-stay = Als { $name } angemeldet bleiben
open-sign-in = Anmelden
