"""The tables of the database."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

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
)
"""Everybody's session: what proves it is a signed token, so this is read only for who lists or ends sessions."""

commitments = Table(
    "commitments",
    metadata,
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("chain", String(64), nullable=False),
)
"""The list that is published: only ever appended to, each entry chained to the one before."""

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
