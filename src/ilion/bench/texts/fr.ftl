# What `ilion bench` says.
game = jeu
rules = règles
package = paquet
seats = sièges
compiled = compilées
interpreted = interprétées
playouts = parties/s
moves = coups/s
moves-python =
    coups/s
    depuis Python
copy =
    copie
    µs
view =
    vue
    µs
bytes =
    octets
    par état
legal-moves =
    coups
    permis
python =
    depuis
    Python
native =
    boucle
    native
step =
    AEC,
    pas nu
wrapped =
    AEC,
    enveloppé
vector =
    { $number }
    à la fois
ours = le nôtre
theirs = le leur
iterations = itérations/s
relative-to =
    par rapport à
    { $peer }
played-out = { $game }, joué jusqu’au bout
measuring = mesure en cours
how-engine = Un cœur, tours ({ $rounds }) de { $seconds } s de temps processeur par nombre, tous les nombres à tour de rôle ; médianes des tours. Un coup est la décision d’un siège ; les tirages sont faits mais pas comptés. Les parties sont des parties entières au hasard par ilion.playouts ; depuis Python, chaque coup est n_legal, apply_nth et deal. Copie et vue sont mesurées sur des états de parties au hasard ; les octets sont ceux de l’état.
how-search = Temps processeur, un seul fil, médianes de tours ({ $rounds }) où chaque nombre a été mesuré une fois. On cherche pour le siège au trait, { $few } itérations dans chacune des { $positions } positions réparties sur une partie au hasard. Une de nos itérations retire le monde, descend l’arbre et évalue la position ; jouée jusqu’au bout, elle joue d’abord au hasard jusqu’à la fin, comme l’ISMCTSBot d’OpenSpiel.
how-peers = Décisions de sièges par seconde, sur un cœur, tours ({ $rounds }) de { $seconds } s de temps processeur par nombre, tous à tour de rôle, médianes des tours. Depuis Python : les appels propres à chaque paquet pour une partie au hasard. Boucle native : des parties entières au hasard sans Python (ilion.playouts ; le RandomRolloutEvaluator d’OpenSpiel, ses coups estimés par la longueur moyenne de ses parties). AEC : une partie enregistrée dans PettingZoo, step() sans enveloppe, puis last() et step() à travers les enveloppes habituelles. À la fois : ilion.envs.vector, le SyncVectorEnv d’OpenSpiel, une boucle pgx compilée. Un rapport est notre cadence divisée par la leur dans le même tour, pour des jeux dont les nombres moyens de coups permis diffèrent au plus d’un facteur { $comparable }.
long-search = Au milieu de cette partie, une recherche de { $seconds } s de temps processeur fait autant d’itérations : { $counts }.
largest-search = Dans la plus grande position d’une partie au hasard de { $title } (sièges : { $seats }, coups : { $moves }), la plus lente des réponses ({ $answers }) est venue { $late } ms après son délai de { $seconds } s. La recherche prend { $memory } Mo.
not-compared = Non comparés, car non installés : { $packages }. Dans un clone d’Ilion, { $command } les installe.
no-openspiel = OpenSpiel n’est pas installé : { $command }
no-environments = la comparaison a besoin des environnements de recherche : dans un clone, { $command } les installe
