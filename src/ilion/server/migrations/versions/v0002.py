"""Lists of tables tell more of the seats than their names."""

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

tables = sa.table("tables", sa.column("id", sa.String), sa.column("summary", sa.Text))


def upgrade() -> None:
    rewrite(lambda names: {"seats": [seat(name) for name in names], "turn": None, "places": None})


def downgrade() -> None:
    rewrite(lambda summary: [seat["name"] if seat["filled"] else None for seat in summary["seats"]])


def seat(name: str | None) -> dict[str, object]:
    kind = "open" if name is None else "person"
    return {"kind": kind, "name": name or "", "level": None, "stand_in": None, "resigned": False, "filled": name is not None}


def rewrite(change: Callable[[Any], object]) -> None:
    connection = op.get_bind()
    for id, summary in connection.execute(sa.select(tables.c.id, tables.c.summary)).all():
        connection.execute(tables.update().where(tables.c.id == id).values(summary=json.dumps(change(json.loads(summary)))))
