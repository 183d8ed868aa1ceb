# What the benchmark says.
no-task = er is geen taak “{ $id }”; `ilion benchmark list` toont ze, bijvoorbeeld { $example }
other-rules = { $task } wordt met de regels { $rules } gespeeld; deze versie van Ilion heeft { $ours }
other-opponent = { $task }: de tegenstander { $opponent } doet in deze versie van Ilion andere zetten dan toen de taak werd gemaakt, dus uitslagen zouden niet vergelijkbaar zijn. python -m tools.freeze_benchmark maakt een nieuwe versie van de taak
not-a-result = { $file } is geen uitslag die `ilion benchmark run` heeft geschreven: { $reason }
result-format = er moet “format”: { $format } in staan
