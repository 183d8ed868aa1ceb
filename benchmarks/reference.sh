#!/bin/sh
# The reference results of the benchmark, into docs/benchmark: about two hours of processor time, nearly all of it for the expert.
# JOBS=16 uses 16 processes.
set -e
cd "$(dirname "$0")/.."
run() {
    ilion benchmark run "$1" --agent "$2" --label "$4" --jobs "${JOBS:-1}" --out "docs/benchmark/$1-$3.json"
}
for task in $(ilion benchmark list --names); do
    for agent in random greedy hard; do
        run "$task" $agent $agent $agent
    done
    # The level expert with a fixed number of iterations: with a limit of time nobody would get the same games again.
    case $task in
    *-2p-greedy-*) continue ;;
    trojan-horse-*) expert=search:iterations=40000,net=0.5 ;;
    troia-*) expert=search:iterations=24000,net=0.5 ;;
    odyssey-*) expert=search:iterations=16000,net=1 ;;
    horus-*) expert=search:iterations=8000,net=0.5 ;;
    *) continue ;;
    esac
    run "$task" $expert expert "expert, by count"
done
