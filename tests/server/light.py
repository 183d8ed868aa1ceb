"""Makes servers cheap for tests, without affecting the subjects of most tests: a new SQLite database gets its tables at once
instead of by every migration in turn, and passwords are hashed at little cost.

Importing this module changes the servers of this process and of those that are forked from it. The tables are those that the
migrations make: they run once for each process, and their result is copied.
"""

from __future__ import annotations

from functools import cache

from argon2 import PasswordHasher
from sqlalchemy import create_engine, inspect
from sqlalchemy.engine import Connection
from sqlalchemy.pool import StaticPool

from ilion.server.storage import accounts, store

REAL_HASHER = accounts.HASHER
migrate_in_turn = store._migrate


@cache
def migrated() -> tuple[str, ...]:
    """The statements that make an SQLite database as all migrations leave it."""
    engine = create_engine("sqlite://", poolclass=StaticPool)
    with engine.connect() as connection:
        migrate_in_turn(connection)
        driver = connection.connection.driver_connection
        assert driver is not None
        statements = tuple(line for line in driver.iterdump() if line not in ("BEGIN TRANSACTION;", "COMMIT;"))
    engine.dispose()
    return statements


def migrate_at_once(connection: Connection) -> None:
    """Stands in for the migration. A database that has tables, and one that is not SQLite, is migrated as usual."""
    if connection.dialect.name != "sqlite" or inspect(connection).get_table_names():
        migrate_in_turn(connection)
        return
    for statement in migrated():
        connection.exec_driver_sql(statement)
    connection.commit()


store._migrate = migrate_at_once
accounts.HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
migrated()
