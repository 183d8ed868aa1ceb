# Die Seite der Nachrichten

notices = Nachrichten
notices-badge = Nachrichten, { $count ->
    [0] keine neue
    [1] 1 neue
   *[other] { $count } neue
}
notices-none = Nichts Neues. Hier findest du, wo du am Zug bist, Einladungen und beendete Partien.
notices-guest = Für Nachrichten brauchst du ein Konto: Als Gast siehst du sie nur auf der Seite, die gerade offen ist.
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
notice-missing-rules = Eine Partie braucht deine Entscheidung, weil ihre Regeln fehlen: { $title }, mit { $names }
notice-missing-rules-alone = Eine Partie braucht deine Entscheidung, weil ihre Regeln fehlen: { $title }
notice-game-over = Die Partie ist zu Ende: { $title }, mit { $names }
notice-game-over-alone = Die Partie ist zu Ende: { $title }
notice-review-ready = Die Analyse ist fertig: { $title }
notices-what = Was du erfährst
notices-kind = Anlass
notices-page = Auf der Seite
notices-push = per Push
notices-mail = per E-Mail
notices-not-by = nicht { $channel }
notices-turn-live = Du bist am Zug, live
notices-turn-live-rule = sofort, wenn der Tisch nicht offen ist
notices-turn-days = Du bist am Zug, Tage je Zug
notices-turn-days-rule = Push nach 5 min, E-Mail nach 30 min, wenn du nicht nachgesehen hast
notices-time-short = Deine Zeit wird knapp
notices-time-short-rule = wenn ein Viertel der Zeit übrig ist
notices-invitation = Eine Einladung
notices-invitation-rule = E-Mails werden eine Stunde lang gesammelt
notices-friend = Eine Freundschaftsanfrage
notices-friend-rule = E-Mails werden eine Stunde lang gesammelt
notices-unrated = Ein Gast bittet, ohne Wertung zu spielen
notices-unrated-rule = E-Mails werden eine Stunde lang gesammelt
notices-round = Turnier: Eine Runde beginnt
notices-round-rule = sofort
notices-missing-rules = Partie, deren Regeln fehlen
notices-missing-rules-rule = Push nach 5 min, E-Mail nach 30 min, wenn du nicht nachgesehen hast
notices-game-over = Partie zu Ende
notices-game-over-rule = wenn du es nicht gesehen hast
notices-review-ready = Analyse fertig
notices-review-ready-rule = wenn du sie bestellt hast
quiet-hours = Ruhezeit
quiet-on = Nachts wird nichts gesendet
quiet-from = Von
quiet-to = Bis
quiet-says = Von { $from } bis { $to } Uhr wird nichts gesendet ({ $zone }). Was in dieser Zeit anfällt, kommt danach als eine Zusammenfassung.
push-device = Dieses Gerät
push-what = Eine Push-Nachricht nennt Spiel und Namen, nie Verdecktes. Der Hersteller deines Browsers stellt sie verschlüsselt zu.
push-switch-on = Push einschalten
push-switch-off = Push ausschalten
push-is-on = Push ist für diesen Browser eingeschaltet.
push-test = Testnachricht senden
push-sent = { $count ->
    [0] Kein Gerät hat sie angenommen.
    [1] An 1 Gerät gesendet.
   *[other] An { $count } Geräte gesendet.
}
push-no-https = Push braucht eine Adresse mit https. Bitte den Betreiber darum.
push-unsupported = Dieser Browser kann kein Push.
push-denied = Du hast dieser Seite Nachrichten verboten; in den Einstellungen deines Browsers für diese Seite kannst du sie erlauben.
push-unreachable = Der Push-Dienst dieses Browsers ist nicht erreichbar.
push-others = Andere Geräte
push-unknown-device = unbekanntes Gerät
push-remove = Entfernen
notices-mail-is = E-Mails gehen an { $mail }.
notices-mail-choose = Es kommt keine E-Mail, bevor du sie hier einschaltest, für jeden Anlass einzeln.
notices-mail-none = Trage zuerst eine Adresse in dein Konto ein.
notices-mail-account = Zum Konto
notices-mail-off = Dieser Server verschickt keine E-Mails.
notices-mail-bounced = Drei E-Mails wurden abgelehnt, darum sind E-Mails ausgeschaltet. Prüfe die Adresse in deinem Konto und schalte sie wieder ein.
unsubscribe = Keine E-Mails mehr
unsubscribe-done = E-Mails mit Nachrichten sind ausgeschaltet. Auf der Seite deiner Nachrichten kannst du sie wieder einschalten.
unsubscribe-ask = Alle E-Mails mit Nachrichten ausschalten?
unsubscribe-go = Ausschalten
opening-table = Der Tisch wird geöffnet
open-other-account = Hier ist { $name } angemeldet, aber dieser Link gehört jemand anderem. Wenn du weitermachst, wird { $name } in diesem Browser abgemeldet.
open-other-guest = Hier ist { $name } als Gast angemeldet, aber dieser Link gehört jemand anderem. Wenn du weitermachst, verliert dieser Browser den Gast und dessen Partien.
open-replace = Mit dem Link anmelden
open-stay = Als { $name } angemeldet bleiben
open-sign-in = Anmelden
