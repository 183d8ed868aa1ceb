"""Games that continue under other rules, and the agreements of their players."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("continues", sa.Text))
    op.create_table(
        "consents",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("way", sa.String(12), nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("consents")
    op.drop_column("tables", "continues")
