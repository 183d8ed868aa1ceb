"""The tables of the database. Times are milliseconds since 1970; tokens are stored as SHA-256 only."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(64), unique=True),  # accounts only
    Column("password", String(200)),  # Argon2id
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("password_changed", BigInteger),
    Column("mail", String(254)),  # confirmed
    Column("banned_until", BigInteger),
    Column("ban_reason", String(500)),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("device", String(60), nullable=False),  # browser and system, as far as they are known
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
)

mail_links = Table(  # for a new password or, with an address, to confirm it
    "mail_links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("mail", String(254)),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(60), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("control", Text, nullable=False),
    Column("script", Text),
    Column("position", Text),  # at which a game for practice begins; it names what is hidden
    Column("secret", LargeBinary, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("reserved", Text, nullable=False),  # seat -> user, after a rematch
    Column("rematch", String(32)),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),  # waiting, running, over
    Column("turn", String(32)),  # the user who is to act
    Column("due", BigInteger),  # when a bot's turn or a timeout is due
    Column("lease", BigInteger),  # until when a server handles it
    Column("summary", Text, nullable=False),  # for lists: seats, turn, places
    Column("scored", Boolean, nullable=False),  # whether it was entered into the ratings
    Index("tables_due", "due"),
    Index("tables_status", "status", "updated"),
)

log_entries = Table(
    "log_entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("data", Text, nullable=False),
)

snapshots = Table(  # the last one of each table; `seq` is the number of entries in it
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(32), nullable=False, index=True),
)

invitations = Table(
    "invitations",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("external", Boolean, nullable=False),  # for a program, which may use it again and again
    Column("used", Boolean, nullable=False),
)

commitments = Table(
    "commitments",
    metadata,
    Column("commitment", String(64), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("user_id", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("user_id", String(32), index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(48), primary_key=True),  # a user's id; bots have fixed ratings
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rated_games = Table(  # every player of every finished rated game; games that somebody left too early have weight 0
    "rated_games",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("player", String(48), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("left_by", String(10), nullable=False),  # resigned, timeout, or empty
    Column("left_early", Boolean, nullable=False),
    Column("weight", Float, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu_after", Float, nullable=False),
    Column("sigma_after", Float, nullable=False),
    Index("rated_games_player", "player", "at"),
)

reviews = Table(  # of finished games: requested, begun or made; two requests for the same review are one row
    "reviews",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("record", String(64), nullable=False),  # a digest of its events
    Column("rules", String(60), nullable=False),
    Column("evaluation", String(64), nullable=False),  # a digest of the network and curve that judge
    Column("budget", String(64), nullable=False),
    Column("game", String(40), nullable=False),
    Column("asked_by", String(32), nullable=False, index=True),  # a user; empty if nobody asked, or nobody is left
    Column("asked", BigInteger, nullable=False),
    Column("state", String(10), nullable=False),  # queued, running, refining, ready
    Column("progress", Float, nullable=False),  # of the pass under way, 0 to 1
    Column("attempts", Integer, nullable=False),  # how often a server has begun it
    Column("lease", BigInteger),  # until when a server works on it
    Column("figures", Text),  # luck and own decisions of every seat, as JSON
    Column("data", LargeBinary),  # the review as JSON, packed with zlib
    UniqueConstraint("table", "record", "rules", "evaluation", "budget", name="reviews_key"),
    Index("reviews_state", "state", "asked"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(32), nullable=False, index=True),
    Column("about", String(32), nullable=False, index=True),
    Column("table", String(32), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("text", String(500), nullable=False),
    Column("lines", Text, nullable=False),  # the last lines of the table's chat, as JSON
    Column("closed", BigInteger),
)

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("blocked", String(32), primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),
)

host_tokens = Table(
    "host_tokens",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

host_steps = Table(  # everything that a host has done, with the reason
    "host_steps",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("host", String(64), nullable=False),
    Column("what", String(20), nullable=False),
    Column("about", String(64), nullable=False),
    Column("reason", String(500), nullable=False),
)

announcements = Table(  # the last one counts; an empty text ends it
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("text", String(500), nullable=False),
)
