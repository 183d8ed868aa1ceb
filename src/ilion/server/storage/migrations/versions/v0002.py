"""Games that begin at a position, for practice, and reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text))
    op.create_table(
        "reviews",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("record", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(60), nullable=False),
        sa.Column("evaluation", sa.String(64), nullable=False),
        sa.Column("budget", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("asked_by", sa.String(32), nullable=False, index=True),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("progress", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("lease", sa.BigInteger),
        sa.Column("figures", sa.Text),
        sa.Column("data", sa.LargeBinary),
        sa.UniqueConstraint("table", "record", "rules", "evaluation", "budget", name="reviews_key"),
        sa.Index("reviews_state", "state", "asked"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
    op.execute("DELETE FROM tables WHERE position IS NOT NULL")  # their games do not fit the initial state
    op.drop_column("tables", "position")
