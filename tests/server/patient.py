"""A server that takes no pause for a failure: the `ilion` command with a long lease among the servers on one PostgreSQL, and long
waits for the database. It exists for tests only. Most of them are not about servers that were away, and on a busy machine a process
may stand still for longer than the usual lease lasts.
"""

from __future__ import annotations

from typing import Any

from ilion.cli.main import run
from ilion.server.storage import membership
from ilion.server.storage.store import POSTGRES
from tests.server.fixed_draws import fix_draws

SECONDS = 600


def be_patient() -> None:
    """Let a server that is started in this process from now on wait for long."""
    membership.LEASE = SECONDS * 1000
    options: Any = POSTGRES["connect_args"]
    POSTGRES["pool_timeout"] = options["timeout"] = options["command_timeout"] = SECONDS
    options["server_settings"]["idle_in_transaction_session_timeout"] = str(SECONDS * 1000)


if __name__ == "__main__":
    be_patient()
    fix_draws()
    run()
