# The static site: tables and bots in the visitor's own browser.

engine-starting = Die Spiele werden in deinen Browser geladen …
engine-elsewhere = Ilion ist in einem anderen Tab offen, und nur ein Tab kann die Tische haben.
engine-take-over = Hier spielen
engine-failed = Die Spiele ließen sich nicht laden.
engine-damaged = Eine Datei der Spiele kam mehrmals beschädigt an, deshalb wurde nichts gestartet. Es kann am Netz oder am Anbieter der Seite liegen.
engine-no-bots = Die Bots lassen sich gerade nicht laden. Die Seite versucht es weiter, deine Partie wartet auf sie.
engine-no-database = Dieser Browser speichert für diese Seite nichts, wie in manchen privaten Fenstern. Du kannst spielen, aber deine Partien enden, wenn du diesen Tab schließt.
engine-no-lock = Diese Adresse beginnt nicht mit https. Deshalb braucht die Seite ein Netz und merkt nicht, ob Ilion in einem anderen Tab offen ist. Benutze nur einen Tab.
engine-understood = In Ordnung
engine-reload = Noch einmal versuchen

site-update = Eine neue Version von Ilion ist bereit. Deine Partien bleiben.
site-update-now = Jetzt verwenden
site-update-later = Später
site-licences = Lizenzen

install = Auf deinem Gerät
install-why = Installiere Ilion, dann öffnet es sich wie jede andere App, auch ohne Netz. Browser löschen die Partien einer installierten Seite auch seltener.
install-go = Installieren
install-by-hand = Öffne in Safari das Teilen-Menü und wähle „Zum Home-Bildschirm“.

server-offer = Mit Leuten anderswo
server-offer-why = Diese Seite läuft nur auf deinem Gerät, auch ohne Netz. Um mit Leuten anderswo, mit Wertung oder mit einem Konto zu spielen, brauchst du einen Ilion-Server.
server-address = Adresse eines Servers
server-go = Dorthin
server-wrong = Das ist keine Adresse eines Servers. Sie sieht aus wie ilion.example.org.
page-needs-server = Diese Seite braucht einen Server
page-needs-server-why = Es ist nichts kaputt: Dieses Ilion läuft nur auf deinem Gerät, und was du suchst, gibt es nur auf einem Server.

problem-not-stored = Dein Browser konnte das nicht speichern, darum wurde nichts geändert. Vielleicht ist der Speicher voll oder das Fenster privat.
problem-not-loaded = Dieses Spiel ist noch nicht auf deinem Gerät, und es gibt kein Netz, um es zu laden.
problem-damaged = Eine Datei dieses Spiels kam mehrmals beschädigt an, deshalb wurde es nicht gestartet. Versuch es später noch einmal.
problem-elsewhere = Die Tische sind jetzt in einem anderen Tab.
problem-needs-server = Dafür braucht es andere Leute und damit einen Ilion-Server: Diese Seite läuft nur auf deinem Gerät.

fair-here = Das Geheimnis lag in diesem Browser: Das zeigt, dass nachträglich nichts geändert wurde, nicht, dass es niemand kennen konnte.
