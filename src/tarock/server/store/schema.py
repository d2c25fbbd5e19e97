"""The tables of the database."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("is_closed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("owner", String(40), nullable=False, server_default=""),
    Column("seated", Integer, nullable=False, server_default="0"),
)
"""One row for each table: what a list of tables shows; everything else follows from its events."""
Index("ix_tables_listed", tables.c.is_listed, tables.c.is_closed, tables.c.changed_at)

events = Table(
    "events",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The truth.  The key is the lock too: of two who write the same number only one succeeds."""

participants = Table(
    "participants",
    metadata,
    Column("session", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
)
"""Who has owned a table or sat at it, so that everybody finds his tables again."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("device", String(50), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("begun_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=True, index=True),
    Column("person", String(40), nullable=False, server_default="", index=True),
)
"""Everybody's session: what proves it is a signed token, so this is read only for who lists or ends sessions.

``person`` is the account that it belongs to; nothing for a guest.
"""

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("handle", String(40), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("renamed_at", BigInteger, nullable=True, index=True),
    Column("mail", Text, nullable=True, unique=True),
    Column("language", String(5), nullable=False),
    Column("shows_statistics", Boolean, nullable=False),
)
"""Who keeps a name: ``id`` is the person, ``handle`` what others know him by, ``folded`` the name as it is compared."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("account_id", String(40), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)
"""By which an account is entered: the public half of what an authenticator keeps."""

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account_id", String(40), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""Hashes of the codes that let somebody in once each, when he has nothing else."""

key_challenges = Table(
    "key_challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(20), nullable=False),
    Column("person", String(40), nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
)
"""What authenticators have been asked to sign: each is answered once, within minutes."""

mail_links = Table(
    "mail_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("mailbox", String(64), nullable=False, index=True),
    Column("mail", Text, nullable=False),
    Column("person", String(40), nullable=False),
    Column("address", String(50), nullable=False, index=True),
    Column("asked_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
    Column("used_at", BigInteger, nullable=True),
)
"""Links by mail: hashes of their secrets, and keyed hashes of mailbox and address, by which they are counted."""

deals_played = Table(
    "deals_played",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("deal", String(20), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("ruleset", Text, nullable=False),
    Column("contract", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("result", Float, nullable=False),
)
"""An index of the log, made again from it at any time: who has played which deal, and what it brought him."""
Index("ix_deals_played_person_at", deals_played.c.person, deals_played.c.at)

deals_rated = Table(
    "deals_rated",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("deal", String(20), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("ruleset", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("points", Text, nullable=False),
)
"""An index of the log as well: the deals that count for ratings, who was dealt the cards, and what each won."""
Index("ix_deals_rated_ruleset_at", deals_rated.c.ruleset, deals_rated.c.at)

ratings = Table(
    "ratings",
    metadata,
    Column("account_id", String(40), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("ruleset", Text, primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("deals", Integer, nullable=False),
)
"""What comes of the deals that count: the rating of an account after each day on which it played, counted from 1970."""

rating_marks = Table(
    "rating_marks",
    metadata,
    Column("ruleset", Text, primary_key=True),
    Column("deals", Integer, nullable=False),
)
"""By ruleset: how many deals the ratings were made of last, so that they are made anew only when there are more."""

kept_progress = Table(
    "kept_progress",
    metadata,
    Column("account_id", String(40), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What somebody has uploaded of his progress at school, as his browser exports it."""

commitments = Table(
    "commitments",
    metadata,
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("chain", String(64), nullable=False),
)
"""The list that is published: only ever appended to, each entry chained to the one before."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("version", String(64), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("state", Text, nullable=False),
)
"""What a table was after some event, so that it need not be worked out from the first; it may be thrown away."""

shelved_deals = Table(
    "shelved_deals",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("name", String(20), nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("deal", Text, nullable=False),
)
"""The deals of a table that are over, up to its snapshot: what was done in them is in the log, between two events."""
Index("ix_shelved_deals_name", shelved_deals.c.table_id, shelved_deals.c.name)

shelved_lines = Table(
    "shelved_lines",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)
"""The lines of a table's score sheet, up to its snapshot."""

rulesets = Table(
    "rulesets",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("family", String(40), nullable=False),
    Column("text", Text, nullable=False),
)
"""The rules that tables were opened with, each once: they are read by them for ever."""

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("owner", String(40), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)
"""Which process is the authority of a table, and until when."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("expires_at", BigInteger, nullable=False),
    Column("is_ending", Boolean, nullable=False),
)
"""Which processes share the database, and until when each was heard of."""

turns = Table(
    "turns",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), primary_key=True, index=True),
    Column("due_at", BigInteger, nullable=False, index=True),
)
"""Whose turn it is where people have days to think, and until when.

``person`` is "" where a table goes on by itself: between two deals, and while bots think.
Whoever looks for what is due finds here a table that nobody has in memory.
"""
