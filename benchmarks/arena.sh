#!/bin/sh
# The lines of docs/bots.md: 200 games each on one core. Results go to the folder given, and a second run goes on where the first stopped.
set -eu
out=${1:?usage: benchmarks/arena.sh FOLDER [GAME …]}
shift
mkdir -p "$out"
for game in ${*:-trojan-horse horus troia odyssey}; do
    ilion arena "$game" --seats 2 --games 200 --out "$out/$game-greedy-random" --bots greedy random
    ilion arena "$game" --seats 2 --games 200 --budget 0.2 --out "$out/$game-search-greedy" --bots search greedy
    ilion arena "$game" --seats 2 --games 200 --out "$out/$game-medium-easy" --bots medium easy
    ilion arena "$game" --seats 2 --games 200 --out "$out/$game-hard-medium" --bots hard medium
    ilion arena "$game" --seats 2 --games 200 --out "$out/$game-expert-hard" --bots expert hard
    if [ "$game" != troia ]; then
        ilion arena "$game" --seats 4 --games 200 --budget 0.2 --out "$out/$game-four" --bots search greedy greedy greedy
    fi
done
ilion bench search --peers --json "$out/search.json"
