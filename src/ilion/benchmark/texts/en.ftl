# What the benchmark says.
no-task = there is no task “{ $id }”; `ilion benchmark list` shows them, { $example } for example
other-rules = { $task } is played under rules { $rules }; this version of Ilion has { $ours }
other-opponent = { $task }: the opponent { $opponent } plays differently in this version of Ilion than when the task was made, so results would not be comparable. python -m tools.freeze_benchmark makes a new version of the task
not-a-result = { $file } is not a result that `ilion benchmark run` wrote: { $reason }
result-format = it should have “format”: { $format }
