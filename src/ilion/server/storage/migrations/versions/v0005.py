"""Notices by push and mail, and tables that came from a file."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), index=True),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger),
        sa.Column("handled", sa.BigInteger),
        sa.Index("notices_user", "user_id", "created"),
    )
    op.create_table(
        "deliveries",
        sa.Column("notice", sa.Integer, sa.ForeignKey("notices.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("channel", sa.String(10), primary_key=True),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("lease", sa.BigInteger),
        sa.Column("sent", sa.BigInteger),
        sa.Index("deliveries_due", "due"),
        sa.Index("deliveries_sent", "user_id", "channel", "sent"),
    )
    op.create_table(
        "notice_settings",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("switches", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("bounces", sa.Integer, nullable=False),
    )
    op.create_table(
        "push_devices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("endpoint", sa.String(1000), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "table_links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("server_keys", "table_links", "push_devices", "notice_settings", "deliveries", "notices"):
        op.drop_table(name)
    op.execute("DELETE FROM tables WHERE imported")  # an older version would take their draws for proved
    op.drop_column("tables", "imported")
