#!/bin/sh
# Lines of docs/bots.md and docs/bots-experiments.md: 200 games each on one core. Results go to the given folder, and a second run continues where the first stopped.
# With a third argument, the search is limited to that many iterations instead of 0.2 seconds, for busy machines and reproducible games.
set -eu
out=${1:?usage: benchmarks/arena.sh FOLDER [GAME [ITERATIONS]]}
games=${2:-trojan-horse horus troia odyssey}
search=search${3:+:iterations=$3}
mkdir -p "$out"
for game in $games; do
    ilion arena "$game" --seats 2 --games 200 --budget 0.2 --out "$out/$game-search" --bots "$search" greedy
    ilion arena "$game" --seats 2 --games 200 --out "$out/$game-random" --bots greedy random
    if [ "$game" != troia ]; then
        ilion arena "$game" --seats 4 --games 200 --budget 0.2 --out "$out/$game-four" --bots "$search" greedy greedy greedy
        ilion arena "$game" --seats 4 --games 200 --budget 0.2 --out "$out/$game-four-hard" --bots "$search" hard hard hard
    fi
    ilion arena "$game" --seats 2 --games 200 --out "$out/$game-medium-easy" --bots medium easy
    ilion arena "$game" --seats 2 --games 200 --out "$out/$game-hard-medium" --bots hard medium
    ilion arena "$game" --seats 2 --games 200 --out "$out/$game-expert-hard" --bots expert hard
done
ilion bench search --peers --json "$out/search.json"
