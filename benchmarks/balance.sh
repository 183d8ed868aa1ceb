#!/bin/sh
# The tables of docs/balance.md: one bot in all seats. Results go to the given folder; a second run continues where the first stopped.
set -eu
out=${1:?usage: benchmarks/balance.sh FOLDER [BOT [GAMES]]}
bot=${2:-search:iterations=2000}
games=${3:-400}
mkdir -p "$out"
for seats in 2 3 4; do
    ilion arena balance trojan-horse --seats $seats --games "$games" --bots "$bot" --out "$out/trojan-horse-$seats"
    for tiles in eight seven ten; do
        ilion arena balance horus --seats $seats --option tiles=$tiles --games "$games" --bots "$bot" --out "$out/horus-$tiles-$seats"
    done
done
for seats in 2 3 4 5 6; do
    ilion arena balance odyssey --seats $seats --games "$games" --bots "$bot" --out "$out/odyssey-$seats"
done
for parts in default scarce; do
    for gods in first-game random; do
        ilion arena balance troia --option parts=$parts --option gods=$gods --games "$games" --bots "$bot" --out "$out/troia-$parts-$gods"
    done
done
