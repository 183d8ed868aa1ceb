# What the benchmark says.
no-task = no hay ninguna tarea «{ $id }»; `ilion benchmark list` las muestra, por ejemplo { $example }
other-rules = { $task } se juega con las reglas { $rules }; esta versión de Ilion tiene { $ours }
other-opponent = { $task }: el rival { $opponent } juega de otro modo en esta versión de Ilion que al crearse la tarea; los resultados no serían comparables. python -m tools.freeze_benchmark hace una nueva versión de la tarea
not-a-result = { $file } no es un resultado escrito por `ilion benchmark run`: { $reason }
result-format = debe tener «format»: { $format }
