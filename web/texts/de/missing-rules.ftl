# Ein Spiel, dessen Regeln der Server nicht hat

missing-rules = Die Regeln dieses Spiels fehlen
missing-rules-why = Dieses Spiel begann mit Regeln, die der Server nicht mehr hat. Nichts ist verloren: Kommen die Regeln zurück, geht es einfach weiter.
missing-rules-wait = Im Augenblick ist nichts zu entscheiden. Versuch es gleich noch einmal.
missing-rules-ways = Die Spieler können nach den neuesten Regeln weiterspielen oder das Spiel mit einem Ergebnis beenden. Es geschieht, sobald sich alle auf einen Weg einigen; Bots stimmen allem zu.
missing-rules-unknown = Die neuesten Regeln kennen diese Stellung nicht, also kann das Spiel nicht weitergehen. Die Spieler können es mit einem Ergebnis beenden, wenn alle zustimmen; Bots stimmen allem zu.
missing-rules-choice = { $way ->
    [continue] möchte nach den neuesten Regeln weiterspielen
    [adjudicate] möchte das Spiel mit einem Ergebnis beenden
   *[none] hat sich noch nicht entschieden
}
missing-rules-continue = Nach den neuesten Regeln weiterspielen
missing-rules-continue-note = Das Spiel geht in dieser Stellung weiter. Der Verlauf beginnt von vorn; die bisherigen Züge bleiben in einer eigenen Aufzeichnung.
missing-rules-adjudicate = Das Spiel mit einem Ergebnis beenden
missing-rules-adjudicate-note = Die Bots bewerten die Stellung, und wer die bessere Aussicht auf den Sieg hat, bekommt den besseren Rang. Das Spiel wird als abgeschätzt gekennzeichnet und nie gewertet.
missing-rules-scores-note = Der letzte bekannte Punktestand entscheidet. Das Spiel wird als abgeschätzt gekennzeichnet und nie gewertet.
missing-rules-back = Meine Wahl zurücknehmen
missing-rules-record = Bisherige Aufzeichnung herunterladen
adjudicated = abgeschätzt
adjudicated-by = { $by ->
    [evaluation] Dieses Spiel wurde abgeschätzt: Die Bewertung der Stellung durch die Bots hat entschieden.
    [scores] Dieses Spiel wurde abgeschätzt: Der letzte bekannte Punktestand hat entschieden.
   *[nothing] Dieses Spiel wurde abgeschätzt: Kein Punktestand war bekannt, also teilen sich alle den ersten Rang.
}
continued-note = Dieses Spiel begann nach früheren Regeln.
continued-record = Seinen ersten Teil herunterladen
host-adjudicate = Das Spiel abschätzen
host-adjudicate-note = Abgeschätzt wird ein Spiel, dessen Regeln fehlen und dessen Spieler sich nicht entscheiden: wenn seine Uhr abgelaufen ist oder eine Woche nach dem letzten Zug.
problem-rules-known = Ein Server hat die Regeln dieses Spiels wieder. Lade die Seite neu.
problem-position-unknown = Die neuesten Regeln kennen diese Stellung nicht. Das Spiel kann nur mit einem Ergebnis enden.
problem-not-stuck = Die Spieler können noch selbst entscheiden. Warte, bis die Uhr abgelaufen ist, oder ohne Uhr eine Woche nach dem letzten Zug.
problem-no-evaluation = Die Bots können die Stellung gerade nicht bewerten. Versuch es noch einmal.
problem-review-adjudicated = Dieses Spiel wurde abgeschätzt und nicht zu Ende gespielt, darum gibt es keine Analyse.
problem-no-record = Dieses Spiel hat eine einzige Aufzeichnung, und sie enthält alles.
problem-continued = Dieses Spiel ging nach anderen Regeln weiter, darum bleibt es, wo es ist.
