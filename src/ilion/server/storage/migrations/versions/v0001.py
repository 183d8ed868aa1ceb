"""The first version of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def to_table() -> sa.ForeignKey:
    return sa.ForeignKey("tables.id", ondelete="CASCADE")


def to_user() -> sa.ForeignKey:
    return sa.ForeignKey("users.id", ondelete="CASCADE")


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(64), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("password_changed", sa.BigInteger),
        sa.Column("mail", sa.String(254)),
        sa.Column("banned_until", sa.BigInteger),
        sa.Column("ban_reason", sa.String(500)),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), to_user(), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), to_user(), nullable=False, index=True),
    )
    op.create_table(
        "mail_links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), to_user(), nullable=False, index=True),
        sa.Column("mail", sa.String(254)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(60), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("control", sa.Text, nullable=False),
        sa.Column("script", sa.Text),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("reserved", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(32)),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("turn", sa.String(32)),
        sa.Column("due", sa.BigInteger),
        sa.Column("lease", sa.BigInteger),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("scored", sa.Boolean, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_status", "tables", ["status", "updated"])
    op.create_table(
        "log_entries",
        sa.Column("table", sa.String(32), to_table(), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), to_table(), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("table", sa.String(32), to_table(), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.String(32), nullable=False, index=True),
    )
    op.create_table(
        "invitations",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), to_table(), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("external", sa.Boolean, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_table(
        "commitments",
        sa.Column("commitment", sa.String(64), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(32), to_table(), nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.String(32), index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(48), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "rated_games",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(48), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("left_by", sa.String(10), nullable=False),
        sa.Column("left_early", sa.Boolean, nullable=False),
        sa.Column("weight", sa.Float, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu_after", sa.Float, nullable=False),
        sa.Column("sigma_after", sa.Float, nullable=False),
    )
    op.create_index("rated_games_player", "rated_games", ["player", "at"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False, index=True),
        sa.Column("about", sa.String(32), nullable=False, index=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.String(32), primary_key=True),
        sa.Column("blocked", sa.String(32), primary_key=True, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "host_tokens",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "host_steps",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(500), nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
    )


def downgrade() -> None:
    for name in (
        "announcements",
        "host_steps",
        "host_tokens",
        "blocks",
        "reports",
        "mail_links",
        "recovery_codes",
        "rated_games",
        "ratings",
        "chat",
        "commitments",
        "invitations",
        "players",
        "snapshots",
        "log_entries",
        "tables",
        "sessions",
        "users",
    ):
        op.drop_table(name)
