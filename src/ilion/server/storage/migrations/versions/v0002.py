"""Games that begin at a position, for practice."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "position")
