#!/bin/sh
# The reference results of the benchmark, into docs/benchmark: about ten minutes of processor time. JOBS=16 uses 16 processes.
set -e
cd "$(dirname "$0")/.."
for task in $(ilion benchmark list --names); do
    for agent in random greedy hard; do
        ilion benchmark run "$task" --agent "$agent" --jobs "${JOBS:-1}" --out "docs/benchmark/$task-$agent.json"
    done
done
