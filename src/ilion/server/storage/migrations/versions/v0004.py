"""People: profiles, the history of finished games, friends, invitations to tables, quick match, deletion after a week."""

import json
import re
import secrets
import string

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def person(name: str, *, primary: bool = False, index: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("users.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(32), key, primary_key=primary, nullable=False, index=index)


def upgrade() -> None:
    op.add_column("users", sa.Column("handle", sa.String(30)))
    give_handles()
    op.create_index("ix_users_handle", "users", ["handle"], unique=True)
    op.add_column("users", sa.Column("avatar", sa.String(16)))
    op.add_column("users", sa.Column("show_profile", sa.String(10), nullable=False, server_default="everybody"))
    op.add_column("users", sa.Column("show_presence", sa.String(10), nullable=False, server_default="friends"))
    op.add_column("users", sa.Column("may_invite", sa.String(10), nullable=False, server_default="played"))
    op.add_column("users", sa.Column("delete_at", sa.BigInteger))
    op.create_index("ix_users_delete_at", "users", ["delete_at"])
    op.create_index("tables_open", "tables", ["public", "status", "created"])
    op.create_index("tables_owner", "tables", ["owner", "status"])
    op.add_column("ratings", sa.Column("lower", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE ratings SET lower = mu - 2 * sigma")
    op.create_index("ratings_ladder", "ratings", ["game", "lower", "player"])
    op.create_index("ratings_player", "ratings", ["player"])
    op.create_index("rated_games_curve", "rated_games", ["player", "game", "at"])
    finished = op.create_table(
        "finished",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("bots", sa.String(120), nullable=False),
        sa.Index("finished_user", "user_id", "at", "table"),
        sa.Index("finished_record", "user_id", "game", "seats", "place"),
    )
    enter_finished_games(finished)
    op.create_table(
        "friends",
        person("user_id", primary=True),
        person("friend", primary=True, index=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "friend_requests",
        person("user_id", primary=True),
        person("asked", primary=True, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ended_requests",
        person("user_id", primary=True),
        person("asked", primary=True, index=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "friend_links",
        sa.Column("token", sa.String(64), primary_key=True),
        person("user_id", index=True),
        sa.Column("created", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "table_invitations",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        person("user_id"),
        person("invited", index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table", "invited", name="table_invitations_once"),
    )
    op.create_table(
        "wishes",
        person("user_id", primary=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("connection", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False, index=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table", sa.String(32)),
    )


def give_handles() -> None:
    """Give every account its login as the handle if that may be one, and a drawn one otherwise: a login may be a mail address."""
    connection = op.get_bind()
    for id, login in connection.execute(sa.text("SELECT id, login FROM users WHERE login IS NOT NULL")).all():
        drawn = "player-" + "".join(secrets.choice(string.ascii_lowercase) for _ in range(8))
        handle = login if re.fullmatch(r"[a-z0-9._-]{3,30}", login) else drawn
        connection.execute(sa.text("UPDATE users SET handle = :handle WHERE id = :id"), {"handle": handle, "id": id})


def enter_finished_games(finished: sa.Table) -> None:
    """Enter the games that were finished before there was a history."""
    connection = op.get_bind()
    over = sa.text(
        "SELECT id, game, seats, rated, public, updated, summary FROM tables"
        " WHERE status = 'over' AND script IS NULL AND position IS NULL"
    )
    for table in connection.execute(over).all():
        seated: dict[str, list[int]] = {}
        for user_id, seat in connection.execute(sa.text('SELECT user_id, seat FROM players WHERE "table" = :id'), {"id": table.id}):
            seated.setdefault(user_id, []).append(seat)
        summary = json.loads(table.summary)
        if summary["places"] is None:
            continue
        rows = [
            {
                "table": table.id,
                "user_id": user_id,
                "game": table.game,
                "at": table.updated,
                "seats": table.seats,
                "place": summary["places"][own[0]] if len(own) == 1 else None,
                "rated": bool(table.rated),
                "public": bool(table.public),
                "bots": " ".join(str(seat["level"]) for seat in summary["seats"] if seat["kind"] == "bot"),
            }
            for user_id, own in seated.items()
        ]
        if rows:
            op.bulk_insert(finished, rows)


def downgrade() -> None:
    for table in ("wishes", "table_invitations", "friend_links", "ended_requests", "friend_requests", "friends", "finished"):
        op.drop_table(table)
    op.drop_index("rated_games_curve", "rated_games")
    op.drop_index("ratings_player", "ratings")
    op.drop_index("ratings_ladder", "ratings")
    op.drop_column("ratings", "lower")
    op.drop_index("tables_owner", "tables")
    op.drop_index("tables_open", "tables")
    op.drop_index("ix_users_delete_at", "users")
    op.drop_index("ix_users_handle", "users")
    for column in ("handle", "delete_at", "may_invite", "show_presence", "show_profile", "avatar"):
        op.drop_column("users", column)
