"""The process in which bots think and pieces of reviews are done: one line in, one line out, in the format of
`ilion.review.worker`."""

from __future__ import annotations

import json
import sys

from ilion.bots import worker


def answer(line: str) -> str:
    """Carry out a task and return the answer."""
    task = json.loads(line)
    if not {"review", "judge", "adjudicate"} & task.keys():
        return worker.answer(line)
    from ilion.review import worker as reviews  # a process that never does a review need not load its modules

    return reviews.answer(line)


def main() -> None:
    for line in sys.stdin:
        print(answer(line), flush=True)


if __name__ == "__main__":
    main()
