# What the benchmark says.
no-task = il n’y a pas de tâche « { $id } » ; `ilion benchmark list` les montre, { $example } par exemple
other-rules = { $task } se joue selon les règles { $rules } ; cette version d’Ilion a { $ours }
other-opponent = { $task } : l’adversaire { $opponent } joue d’autres coups dans cette version d’Ilion qu’à la création de la tâche, les résultats ne seraient pas comparables. python -m tools.freeze_benchmark fait une nouvelle version de la tâche
not-a-result = { $file } n’est pas un résultat écrit par `ilion benchmark run` : { $reason }
result-format = il doit avoir « format » : { $format }
