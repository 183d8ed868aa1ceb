"""Duplicate rounds of tournaments, whose tables have the same deals and are closed until the last of them has ended."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("duplicate", sa.String(6)))
    op.add_column("tournaments", sa.Column("duplicate", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tournament_tables", sa.Column("scores", sa.Text))


def downgrade() -> None:
    op.drop_column("tournament_tables", "scores")
    op.drop_column("tournaments", "duplicate")
    op.drop_column("tables", "duplicate")
