"""Tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def tournament(*, primary: bool = False, index: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return sa.Column("tournament", sa.String(32), key, primary_key=primary, nullable=False, index=index)


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.String(32)))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("director", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL"), index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("format", sa.String(12), nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("minutes", sa.Integer),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("entry", sa.String(10), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("pause", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("starts", sa.BigInteger),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Index("tournaments_state", "state", "created", "id"),
    )
    op.create_table(
        "entrants",
        tournament(primary=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="SET NULL"), index=True),
        sa.Column("rating", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("late", sa.Boolean, nullable=False),
        sa.Column("rests", sa.Integer, nullable=False),
        sa.UniqueConstraint("tournament", "user_id", name="entrants_once"),
    )
    op.create_table(
        "tournament_rounds",
        tournament(primary=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("starts", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_table(
        "tournament_tables",
        tournament(primary=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table", sa.String(32), nullable=False, unique=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("places", sa.Text),
        sa.Column("absent", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_table(
        "tournament_steps",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        tournament(index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("entrants", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("tournament_steps", "tournament_tables", "tournament_rounds", "entrants", "tournaments"):
        op.drop_table(name)
    op.drop_column("tables", "tournament")
