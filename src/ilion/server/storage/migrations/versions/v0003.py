"""Several servers that act as one: the connections of people, and the messages between the servers."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rematch_of", sa.String(32)))
    op.create_index("tables_rematch_of", "tables", ["rematch_of"], unique=True)
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("node", sa.String(32), sa.ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("user_id", sa.String(48), primary_key=True),
        sa.Index("presence_table", "table"),
        sa.Index("presence_user", "user_id"),
    )
    op.create_table(
        "changes",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("data", sa.String(200), nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    for name in ("changes", "presence", "nodes"):
        op.drop_table(name)
    op.drop_index("tables_rematch_of", "tables")
    op.drop_column("tables", "rematch_of")
