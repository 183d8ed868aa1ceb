"""Guests who have asked a rated table to play unrated."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "unrated_askers",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("ix_unrated_askers_user_id", "unrated_askers", ["user_id"])


def downgrade() -> None:
    op.drop_table("unrated_askers")
