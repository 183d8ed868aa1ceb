"""Fixed tasks for agents, with results that anybody can reproduce: one agent against frozen opponents on duplicate deals."""

from __future__ import annotations

from ilion.benchmark.results import BenchmarkResult, read_results, write_result
from ilion.benchmark.run import reproduce, run_task
from ilion.benchmark.tasks import Task, UnknownTask, task, tasks

__all__ = ["BenchmarkResult", "Task", "UnknownTask", "read_results", "reproduce", "run_task", "task", "tasks", "write_result"]
