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
    false,
)

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(64), unique=True),  # accounts only; nobody else ever sees it
    Column("password", String(200)),  # Argon2id
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("password_changed", BigInteger),
    Column("mail", String(254)),  # confirmed
    Column("banned_until", BigInteger),
    Column("ban_reason", String(500)),
    Column("handle", String(30), unique=True, index=True),  # accounts only: other people find them by it
    Column("avatar", String(16)),  # figure and ground; None: one that follows from the id
    Column("show_profile", String(10), nullable=False, server_default="everybody"),  # and ratings: see `messages.people.Audience`
    Column("show_presence", String(10), nullable=False, server_default="friends"),
    Column("may_invite", String(10), nullable=False, server_default="played"),
    Column("program", Boolean, nullable=False, server_default=false()),  # a program plays with this account
    Column("delete_at", BigInteger, index=True),  # when the account will be deleted, unless its owner reconsiders
)

absences = Table(  # times during which the clocks of an account stand still, where turns take days
    "absences",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
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
    Column("position", Text),  # at which practice begins, or a game goes on under other rules; it contains hidden information
    Column("secret", LargeBinary, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("reserved", Text, nullable=False),  # seat -> user, after a rematch
    Column("rematch", String(32)),
    Column("rematch_of", String(32)),  # unique, so that two requests for a rematch make one table
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),  # waiting, running, over
    Column("turn", String(32)),  # the user who is to act
    Column("due", BigInteger),  # when a bot's turn or a timeout is due
    Column("lease", BigInteger),  # the time until which a server handles it
    Column("summary", Text, nullable=False),  # for lists: seats, turn, places
    Column("scored", Boolean, nullable=False),  # whether it was counted in the ratings
    Column("imported", Boolean, nullable=False, server_default=false()),  # it came from a file
    Column("conditions", Text),  # its conditions for people who take an open seat
    Column("tournament", String(32)),  # to which it belongs
    Column("continues", Text),  # the rules under which it began, if it goes on under others
    Column("duplicate", String(6)),  # where tables share their deals: closed until the last one of the round has ended, then open
    Index("tables_due", "due"),
    Index("tables_status", "status", "updated"),
    Index("tables_open", "public", "status", "created"),
    Index("tables_owner", "owner", "status"),
    Index("tables_rematch_of", "rematch_of", unique=True),
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

consents = Table(  # the agreements of people at tables whose rules are missing
    "consents",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("way", String(12), nullable=False),  # continue, adjudicate
    Column("length", Integer, nullable=False),  # the number of the table's entries: if it went on, nobody has agreed to anything
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
    Column("lower", Float, nullable=False),  # μ − 2σ, by which the ladder is ordered
    Index("ratings_ladder", "game", "lower", "player"),
    Index("ratings_player", "player"),
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
    Index("rated_games_curve", "player", "game", "at"),
)

finished = Table(  # every person of every finished game, except lessons and games for practice
    "finished",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer),  # None for a person with several seats, at one device
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("bots", String(120), nullable=False),  # the levels of the bots that played, joined by spaces
    Index("finished_user", "user_id", "at", "table"),
    Index("finished_record", "user_id", "game", "seats", "place"),
)

friends = Table(  # a row for each of the two
    "friends",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)

friend_requests = Table(
    "friend_requests",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),  # the person who asks
    Column("asked", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)

ended_requests = Table(  # that were declined or taken back: asking again soon raises no notice
    "ended_requests",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),  # the person who asked
    Column("asked", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False, index=True),
)

friend_links = Table(  # good once, for a day
    "friend_links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False, index=True),
)

table_invitations = Table(  # of one person by another, to a table that waits for players
    "table_invitations",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),  # the person who invites
    Column("invited", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table", "invited", name="table_invitations_once"),
)

unrated_askers = Table(  # guests who have asked a rated table to play unrated: its log names them
    "unrated_askers",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
)

wishes = Table(  # of people who wait for a quick match
    "wishes",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("data", Text, nullable=False),  # games, clocks, seats, as JSON
    Column("rated", Boolean, nullable=False),
    Column("connection", String(64), nullable=False),  # a keyed digest of the address, kept only as long as the wish
    Column("since", BigInteger, nullable=False, index=True),
    Column("seen", BigInteger, nullable=False),  # when the person last asked for its state
    Column("table", String(32)),  # the table at which they were seated
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
    Column("asked_by", String(32), nullable=False, index=True),  # a user; empty if nobody asked, or the user was deleted
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

notices = Table(  # news for people with accounts; `handled` once nothing is left to do about it
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("person", ForeignKey("users.id", ondelete="CASCADE"), index=True),  # the person it is about; it is deleted with them
    Column("about", Text, nullable=False),  # names of games and people, as JSON
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("handled", BigInteger),
    Index("notices_user", "user_id", "created"),
)

deliveries = Table(  # of notices, by push and mail; `due` is empty once they were sent or are no longer needed
    "deliveries",
    metadata,
    Column("notice", ForeignKey("notices.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", String(10), primary_key=True),  # push, mail
    Column("user_id", String(32), nullable=False),
    Column("due", BigInteger),
    Column("lease", BigInteger),  # until when a server is sending it
    Column("sent", BigInteger),
    Index("deliveries_due", "due"),
    Index("deliveries_sent", "user_id", "channel", "sent"),
)

notice_settings = Table(
    "notice_settings",
    metadata,
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("switches", Text, nullable=False),  # kind -> channels, as JSON; kinds that are missing have their default
    Column("quiet_from", Integer),  # hours of the day in the person's zone; empty without quiet hours
    Column("quiet_to", Integer),
    Column("zone", String(64), nullable=False),
    Column("language", String(5), nullable=False),
    Column("bounces", Integer, nullable=False),  # mails in a row that were refused
)

push_devices = Table(
    "push_devices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("device", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
)

table_links = Table(  # in mails: they open one table, once
    "table_links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

server_keys = Table(  # made at the first start, the same for all servers on this database
    "server_keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("director", ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("format", String(12), nullable=False),
    Column("rounds", Integer),  # empty until it is known
    Column("minutes", Integer),  # of an arena
    Column("clock", Text, nullable=False),  # in the form for the creation of a table
    Column("entry", String(10), nullable=False),  # everybody, friends, link
    Column("rated", Boolean, nullable=False),
    Column("duplicate", Boolean, nullable=False, server_default=false()),  # all tables of a round have the same deals
    Column("pause", Integer, nullable=False),  # seconds
    Column("state", String(10), nullable=False),  # open, running, over, cancelled
    Column("created", BigInteger, nullable=False),
    Column("starts", BigInteger),  # when it starts by itself, or started
    Column("secret", LargeBinary, nullable=False),  # of lots and of the link; its seal is shown from the beginning
    Column("version", Integer, nullable=False),  # increases with each change, so that nobody overwrites a newer state
    Index("tournaments_state", "state", "created", "id"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("users.id", ondelete="SET NULL"), index=True),  # empty once the account is deleted
    Column("rating", Integer),  # at entry
    Column("at", BigInteger, nullable=False),
    Column("state", String(10), nullable=False),  # in, out, left
    Column("late", Boolean, nullable=False),  # they entered after the start
    Column("rests", Integer, nullable=False),  # the round in which the director lets them rest; 0: none; -1: out when they left
    UniqueConstraint("tournament", "user_id", name="entrants_once"),
)

tournament_rounds = Table(
    "tournament_rounds",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("state", String(10), nullable=False),  # paired, running, over
    Column("starts", BigInteger, nullable=False),
    Column("ended", BigInteger),
)

tournament_tables = Table(  # the primary key and the id that is given beforehand keep two servers from creating a table twice
    "tournament_tables",
    metadata,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table", String(32), nullable=False, unique=True),
    Column("state", String(10), nullable=False),  # paired, running, over
    Column("seats", Text, nullable=False),  # numbers of entrants, null for a bot, as JSON
    Column("places", Text),  # as JSON, once the game is over; empty if it has no result
    Column("scores", Text),  # likewise, in a duplicate; null for somebody who has left
    Column("absent", Text, nullable=False),  # entrants who never came, as JSON
    Column("ended", BigInteger),
)

tournament_steps = Table(  # the director's actions and other events around the rounds
    "tournament_steps",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String(20), nullable=False),
    Column("entrants", Text, nullable=False),  # their numbers, as JSON
    Column("round", Integer, nullable=False),
)

nodes = Table(  # the servers on this database; a server whose lease has expired is gone, or finds out before it writes anything
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("epoch", BigInteger, nullable=False),  # when it joined; a new value after it was away for too long
    Column("lease", BigInteger, nullable=False),  # the time until which it is alive, by the clock of the database
    Column("rules", Text, nullable=False),  # the versions of the rules that it has, by game
)

presence = Table(  # connections of people to tables, by server
    "presence",
    metadata,
    Column("node", ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(32), primary_key=True),
    Column("user_id", String(48), primary_key=True),
    Index("presence_table", "table"),
    Index("presence_user", "user_id"),
)

changes = Table(  # the messages between the servers, see `changes.py`
    "changes",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("node", String(32), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("key", String(64), nullable=False),
    Column("data", String(200), nullable=False),
    sqlite_autoincrement=True,  # a number is never used twice, even after old changes were deleted
)
