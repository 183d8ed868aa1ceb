"""The sounds of the table, rendered by the browser: none is too loud, too long, cut off or much louder than the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ilion
from tests.web.browser import Visits

LONGEST = 0.8  # seconds
APART = 6.0  # decibels between the loudest and the softest
# Each sound through the gain of the table and the two filters by which BS.1770 follows the ear; its loudest 0.1 s counts.
MEASURE = """async (name) => {
    const SOUNDS = Object.values(await import(`/assets/${name}`)).find((it) => it.victory);
    let seed = 7; // the noise is the same every time
    Math.random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const RATE = 48000, TENTH = RATE / 10, START = 0.1;
    const render = async (sound, heard) => {
        const context = new OfflineAudioContext(1, 1.5 * RATE, RATE);
        const out = new GainNode(context, { gain: 0.7 });
        const shelf = new BiquadFilterNode(context, { type: "highshelf", frequency: 1500, gain: 4 });
        const bass = new BiquadFilterNode(context, { type: "highpass", frequency: 38, Q: -6 });
        if (heard) out.connect(shelf).connect(bass).connect(context.destination);
        else out.connect(context.destination);
        SOUNDS[sound](out, START);
        return (await context.startRendering()).getChannelData(0);
    };
    const found = {};
    for (const sound of Object.keys(SOUNDS)) {
        const wave = await render(sound, false), heard = await render(sound, true);
        const on = [...wave.keys()].filter((n) => Math.abs(wave[n]) > 0.001);
        let power = 0, most = 0;
        for (let n = 0; n < heard.length; n++) {
            power += heard[n] ** 2 - (n >= TENTH ? heard[n - TENTH] ** 2 : 0);
            most = Math.max(most, power);
        }
        const [first, last] = [on[0], on.at(-1)];
        found[sound] = {
            peak: wave.reduce((most, it) => Math.max(most, Math.abs(it)), 0),
            long: (last - START * RATE) / RATE,
            loud: 10 * Math.log10(most / TENTH),
            offset: wave.slice(first, last).reduce((sum, it) => sum + it, 0) / (last - first),
            begins: Math.max(...wave.slice(first, first + 10).map(Math.abs)),
            ends: Math.max(...wave.slice(last - 10, last + 1).map(Math.abs)),
        };
    }
    return found;
}"""


@pytest.fixture(scope="module")
def measured() -> dict[str, dict[str, Any]]:
    return {}


def sounds(visits: Visits, measured: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Every sound with its figures; rendered once."""
    if not measured:
        (chunk,) = (Path(ilion.__file__).parent / "web" / "assets").glob("sounds-*.js")
        measured.update(visits("/healthz").evaluate(MEASURE, chunk.name))
    return measured


def test_no_sound_is_clipped_too_long_or_begins_and_ends_with_a_click(visits: Visits, measured: dict[str, dict[str, Any]]) -> None:
    for name, sound in sounds(visits, measured).items():
        assert 0.05 < sound["peak"] < 0.9, (name, sound)
        assert 0 < sound["long"] <= LONGEST, (name, sound)
        assert abs(sound["offset"]) < 0.01, (name, sound)
        assert sound["begins"] < 0.02, (name, sound)
        assert sound["ends"] < 0.02, (name, sound)


def test_all_sounds_are_about_equally_loud(visits: Visits, measured: dict[str, dict[str, Any]]) -> None:
    found = sounds(visits, measured)
    loud = {name: sound["loud"] for name, sound in found.items()}
    assert max(loud.values()) - min(loud.values()) < APART, loud
    assert loud["end"] < loud["victory"] - 3  # any other end sounds the same, quieter
