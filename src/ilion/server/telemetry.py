"""Metrics for Prometheus, and logs as lines of JSON. Logs contain listed facts only, so that no secret gets into them.

The processes of one server keep their metrics in a folder that they share, in the layout of the Prometheus client, and each of them
reports the sums. The folder is in the environment before this module is imported.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import time
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR" in os.environ
REGISTRY = CollectorRegistry()
gauge = partial(Gauge, multiprocess_mode="livesum", registry=REGISTRY)  # several processes add theirs up
ENTRIES = Counter("ilion_entries", "Entries stored", registry=REGISTRY)
COMMITS = Counter("ilion_commits", "Transactions that stored entries", registry=REGISTRY)
MESSAGES = Counter("ilion_messages", "WebSocket messages received", ["type"], registry=REGISTRY)
PROBLEMS = Counter("ilion_problems", "Requests and messages refused", ["status"], registry=REGISTRY)
SOCKETS = gauge("ilion_sockets", "Open WebSockets")
DROPPED = Counter("ilion_sockets_dropped", "WebSockets dropped because they were too slow", registry=REGISTRY)
OPEN_ROOMS = gauge("ilion_tables_in_memory", "Tables in memory")
BOT_TURNS = Counter("ilion_bot_turns", "Decisions of bots", ["how"], registry=REGISTRY)
THINKING_QUEUE = gauge(
    "ilion_thinking_queue", "Decisions and hints that wait for a process", multiprocess_mode="livesum", registry=REGISTRY
)
REVIEWS = Counter("ilion_reviews", "Reviews: requested, first pass done, refined, given up", ["what"], registry=REGISTRY)
REVIEW_SECONDS = Counter("ilion_review_seconds", "Processor time spent on reviews", registry=REGISTRY)
REVIEW_QUEUE = gauge(
    "ilion_review_queue", "Reviews that this server works on or has put aside", multiprocess_mode="livesum", registry=REGISTRY
)
NOTICES_SENT = Counter("ilion_notices_sent", "Notices sent, by channel", ["channel"], registry=REGISTRY)
SECONDS = Histogram("ilion_move_seconds", "Time from receiving a command to acknowledging it", registry=REGISTRY)

FACTS = ("event", "method", "path", "status", "ms", "table", "error", "count", "node", "database", "address")

log = logging.getLogger("ilion.server")


def metrics() -> bytes:
    """Return all metrics in the format of Prometheus, of this process or of all that share their folder."""
    registry = REGISTRY
    if SHARED:
        MultiProcessCollector(registry := CollectorRegistry())  # type: ignore[no-untyped-call]
    return generate_latest(registry)


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, message, and the facts that are allowed."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FACTS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["exception"] = record.exc_info[0].__name__  # its text might contain input of a player
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            if trace is not None:
                line["where"] = f"{trace.tb_frame.f_code.co_filename.rpartition('/ilion/')[2]}:{trace.tb_lineno}"
        return json.dumps(line, ensure_ascii=False)


def set_up_logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("ilion.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # lower levels log the addresses of tables
    logging.getLogger("uvicorn.access").disabled = True
