# What `ilion bench` says.
game = Spiel
rules = Regeln
package = Paket
seats = Plätze
compiled = kompiliert
interpreted = interpretiert
playouts = Partien/s
moves = Züge/s
moves-python =
    Züge/s
    aus Python
copy =
    Kopie
    µs
view =
    Sicht
    µs
bytes =
    Bytes
    je Zustand
legal-moves =
    erlaubte
    Züge
python =
    aus
    Python
native =
    native
    Schleife
step =
    AEC,
    bloßer Schritt
wrapped =
    AEC,
    verpackt
vector =
    { $number }
    auf einmal
ours = unseres
theirs = anderes
iterations = Durchläufe/s
relative-to =
    verglichen mit
    { $peer }
played-out = { $game }, zu Ende gespielt
measuring = es wird gemessen
how-engine = Ein Kern, Runden ({ $rounds }) zu { $seconds } s Prozessorzeit je Zahl, alle Zahlen abwechselnd; Mediane der Runden. Ein Zug ist die Entscheidung eines Platzes; Ziehungen werden gemacht, aber nicht gezählt. Partien sind ganze zufällige Partien mit ilion.playouts; aus Python ist jeder Zug n_legal, apply_nth und deal. Kopie und Sicht werden an Zuständen zufälliger Partien gemessen; die Bytes sind die des Zustands.
how-search = Prozessorzeit, ein Thread, Mediane von Runden ({ $rounds }), in denen jede Zahl einmal gemessen wurde. Gesucht wird für den Platz am Zug, { $few } Durchläufe in jeder von { $positions } Stellungen, gleichmäßig über eine zufällige Partie verteilt. Ein Durchlauf von uns zieht die Welt neu, geht den Baum hinab und bewertet die Stellung; zu Ende gespielt, spielt er erst zufällig bis zum Schluss, wie der ISMCTSBot von OpenSpiel.
how-peers = Entscheidungen von Plätzen je Sekunde, auf einem Kern, Runden ({ $rounds }) zu { $seconds } s Prozessorzeit je Zahl, alle abwechselnd, Mediane der Runden. Aus Python: die eigenen Aufrufe jedes Pakets für eine zufällige Partie. Native Schleife: ganze zufällige Partien ohne Python (ilion.playouts; der RandomRolloutEvaluator von OpenSpiel, dessen Züge aus der mittleren Länge seiner Partien geschätzt sind). AEC: eine in PettingZoo aufgezeichnete Partie, step() ohne Hüllen sowie last() und step() durch die üblichen Hüllen. Auf einmal: ilion.envs.vector, der SyncVectorEnv von OpenSpiel, eine kompilierte Schleife von pgx. Ein Verhältnis ist unsere Rate geteilt durch die andere in derselben Runde, bei Spielen, deren mittlere Zahl erlaubter Züge sich höchstens um den Faktor { $comparable } unterscheidet.
long-search = In der Mitte dieser Partie macht eine Suche von { $seconds } s Prozessorzeit so viele Durchläufe: { $counts }.
largest-search = In der größten Stellung einer zufälligen Partie { $title } (Plätze: { $seats }, Züge: { $moves }) kam die langsamste von { $answers } Antworten { $late } ms nach ihrer Frist von { $seconds } s. Die Suche braucht { $memory } MB.
not-compared = Nicht verglichen, da nicht installiert: { $packages }. In einem Klon von Ilion holt sie { $command }.
no-openspiel = OpenSpiel ist nicht installiert: { $command }
no-environments = der Vergleich braucht die Umgebungen für die Forschung: In einem Klon holt sie { $command }
