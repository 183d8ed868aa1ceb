# What the benchmark says.
no-task = es gibt keine Aufgabe „{ $id }“; `ilion benchmark list` zeigt alle, zum Beispiel { $example }
other-rules = { $task } wird nach den Regeln { $rules } gespielt; diese Version von Ilion hat { $ours }
other-opponent = { $task }: Der Gegner { $opponent } zieht in dieser Version von Ilion anders als bei der Erstellung der Aufgabe; Ergebnisse wären nicht vergleichbar. python -m tools.freeze_benchmark macht eine neue Version der Aufgabe
not-a-result = { $file } ist kein Ergebnis, das `ilion benchmark run` geschrieben hat: { $reason }
result-format = es muss „format“: { $format } haben
