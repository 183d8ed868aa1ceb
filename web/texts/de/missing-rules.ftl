# Eine Partie, deren Regeln der Server nicht hat

missing-rules = Die Regeln dieser Partie fehlen
missing-rules-why = Diese Partie begann nach Regeln, die der Server nicht mehr hat. Nichts ist verloren: Kommen die Regeln zurück, geht sie einfach weiter.
missing-rules-wait = Im Augenblick ist nichts zu entscheiden. Versuch es gleich noch einmal.
missing-rules-ways = Die Spieler können nach den neuesten Regeln weiterspielen oder die Partie mit einem Ergebnis beenden. Es geschieht, sobald sich alle auf einen Weg einigen; Bots stimmen allem zu.
missing-rules-unknown = Die neuesten Regeln kennen diese Stellung nicht, also kann die Partie nicht weitergehen. Die Spieler können sie mit einem Ergebnis beenden, wenn alle zustimmen; Bots stimmen allem zu.
missing-rules-choice = { $way ->
    [continue] möchte nach den neuesten Regeln weiterspielen
    [adjudicate] möchte die Partie mit einem Ergebnis beenden
   *[none] hat sich noch nicht entschieden
}
missing-rules-continue = Nach den neuesten Regeln weiterspielen
missing-rules-continue-note = Die Partie geht in dieser Stellung weiter. Der Verlauf beginnt von vorn; die bisherigen Züge bleiben in einer eigenen Aufzeichnung.
missing-rules-adjudicate = Die Partie mit einem Ergebnis beenden
missing-rules-adjudicate-note = Die Bots bewerten die Stellung, und wer die bessere Aussicht auf den Sieg hat, bekommt den besseren Rang. Die Partie wird als abgeschätzt gekennzeichnet und nie gewertet.
missing-rules-scores-note = Der letzte bekannte Punktestand entscheidet. Die Partie wird als abgeschätzt gekennzeichnet und nie gewertet.
missing-rules-back = Meine Wahl zurücknehmen
missing-rules-record = Bisherige Aufzeichnung herunterladen
adjudicated = abgeschätzt
adjudicated-by = { $by ->
    [evaluation] Diese Partie wurde abgeschätzt: Die Bewertung der Stellung durch die Bots hat entschieden.
    [scores] Diese Partie wurde abgeschätzt: Der letzte bekannte Punktestand hat entschieden.
   *[nothing] Diese Partie wurde abgeschätzt: Kein Punktestand war bekannt, also teilen sich alle den ersten Rang.
}
continued-note = Diese Partie begann nach früheren Regeln.
continued-record = Ihren ersten Teil herunterladen
host-adjudicate = Die Partie abschätzen
host-adjudicate-note = Abgeschätzt wird eine Partie, deren Regeln fehlen und deren Spieler sich nicht entscheiden: wenn ihre Uhr abgelaufen ist oder eine Woche nach dem letzten Zug.
problem-rules-known = Ein Server hat die Regeln dieser Partie wieder. Lade die Seite neu.
problem-position-unknown = Die neuesten Regeln kennen diese Stellung nicht. Die Partie kann nur mit einem Ergebnis enden.
problem-not-stuck = Die Spieler können noch selbst entscheiden. Warte, bis die Uhr abgelaufen ist, oder ohne Uhr eine Woche nach dem letzten Zug.
problem-no-evaluation = Die Bots können die Stellung gerade nicht bewerten. Versuch es noch einmal.
problem-review-adjudicated = Diese Partie wurde abgeschätzt und nicht zu Ende gespielt, darum gibt es keine Analyse.
problem-no-record = Diese Partie hat eine einzige Aufzeichnung, und sie enthält alles.
problem-continued = Diese Partie ging nach anderen Regeln weiter, darum lässt sie sich nicht mitnehmen.
