"""Parts of messages that are encoded once, and kept for those who are sent them later."""

import tracemalloc

import orjson

from ilion.server.live.rooms import encode_once

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
