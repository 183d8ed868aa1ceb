"""Absences, during which the clocks of correspondence tables stand still, conditions for seats, and accounts of programs."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("users", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("conditions", sa.Text))
    op.create_table(
        "absences",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("absences")
    op.drop_column("tables", "conditions")
    op.drop_column("users", "program")
