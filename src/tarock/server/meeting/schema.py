"""The tables of the database that only the meeting of people needs."""

from sqlalchemy import BigInteger, Boolean, Column, String, Table, Text

from tarock.server.store.schema import metadata

seekers = Table(
    "seekers",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("name", Text, nullable=False),
    Column("device", String(50), nullable=False),
    Column("address", String(50), nullable=False),
    Column("family", String(40), nullable=False),
    Column("ruleset", String(100), nullable=True),
    Column("level", String(20), nullable=True),
    Column("pace", String(10), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("table_id", String(40), nullable=True, index=True),
    Column("claimed_at", BigInteger, nullable=True),
)
"""Who waits to be paired; ``table_id``: for which table he was claimed, which is soon there, and when that was.

Marks of browser and address are keyed hashes; the row goes when its owner does.
"""

friends = Table(
    "friends",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("friend", String(40), primary_key=True, index=True),
    Column("asked_at", BigInteger, nullable=False),
    Column("agreed_at", BigInteger, nullable=True),
)
"""``person`` has asked ``friend``, who has agreed or not yet answered."""

presence = Table(
    "presence",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
    Column("table_id", String(40), nullable=True),
    Column("is_hidden", Boolean, nullable=False),
)
"""When somebody with an account was last here, and at which table; ``is_hidden``: whether friends are not told."""

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("host", String(40), nullable=False, index=True),
    Column("host_name", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
    Column("table_id", String(40), nullable=True),
)
"""What somebody has challenged others to; ``table_id``: where it is played."""

challenged = Table(
    "challenged",
    metadata,
    Column("challenge", String(40), primary_key=True),
    Column("person", String(40), primary_key=True, index=True),
    Column("name", Text, nullable=False),
    Column("device", String(50), nullable=False),
    Column("address", String(50), nullable=False),
    Column("answer", String(10), nullable=False),
)
"""Whom a challenge was sent to, or who has come by its link: ``asked``, ``accepted`` or ``declined``."""
