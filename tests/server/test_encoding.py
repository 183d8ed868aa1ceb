"""Parts of messages that are encoded once, and kept for later recipients; and entries in storage."""

import tracemalloc

import orjson
import pytest

from ilion.core.actors import CHANCE
from ilion.core.record import Event
from ilion.server.live.rooms import encode_once
from ilion.server.storage.store import encoded
from ilion.table.log import Entry

EVENT = {"number": 7, "beats": [{"kind": "announce", "seat": 1, "number": 3, "odds": [4, 12]}]}


def test_what_is_kept_takes_no_more_memory_than_it_needs() -> None:
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept = [encode_once(EVENT) for _ in range(100)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert orjson.loads(orjson.dumps(kept)) == [EVENT] * 100
    assert (after - before) / 100 < 4 * len(orjson.dumps(EVENT))


@pytest.mark.parametrize(
    "entry",
    [
        Entry(
            "play", 1, {"seat": 1, "move": "2", "key": "ключ “7”\n", "asked": "play 2"}, (Event(1, "2"), Event(CHANCE, "card 3"))
        ),
        Entry("take-back", 1, {"seat": 0, "n": 2}, (Event(CHANCE, "", 2),)),
        Entry("adjudicate", 1, {"places": [1, 2], "by": "evaluation", "chances": [0.1, 0.9]}),
        Entry("sit", 1, {"seat": 0, "kind": "person", "holder": None, "number": 1 << 70, "yes": True}),
    ],
)
def test_an_entry_is_stored_as_the_text_that_every_host_writes(entry: Entry) -> None:
    assert encoded(entry) == entry.dumps()
    assert Entry.loads(entry.kind, entry.at, encoded(entry)) == entry
