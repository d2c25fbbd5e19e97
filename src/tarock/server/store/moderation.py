"""The tables of the database about people and whoever runs the server; none belongs to the log of a table."""

from sqlalchemy import BigInteger, Column, Integer, String, Table, Text

from tarock.server.store.schema import metadata

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("blocked", String(40), primary_key=True, index=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Who does not want to play with whom; ``name``: as the other was called then."""

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(40), nullable=False, index=True),
    Column("deal", String(40), nullable=False),
    Column("reporter", String(40), nullable=False, index=True),
    Column("reporter_name", Text, nullable=False),
    Column("reported", String(40), nullable=False, index=True),
    Column("reported_name", Text, nullable=False),
    Column("address", String(50), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("words", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("remarks", Text, nullable=False),
    Column("decided_at", BigInteger, nullable=True),
    Column("decided_by", Text, nullable=False),
    Column("decision", Text, nullable=False),
)
"""What was reported: it outlives its table, so it keeps the record and what was said last."""

bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("target", String(50), nullable=False),
    Column("bits", Integer, nullable=False),
    Column("device", String(50), nullable=False),
    Column("name", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("lifted_at", BigInteger, nullable=True),
)
"""Who may not play: a person, or an address or network by a keyed hash; ``until`` 0: for good."""

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("en", Text, nullable=False),
    Column("da", Text, nullable=False),
    Column("de", Text, nullable=False),
    Column("from_at", BigInteger, nullable=False),
    Column("until_at", BigInteger, nullable=False),
    Column("withdrawn_at", BigInteger, nullable=True),
)
"""What every page shows for a while."""

audit = Table(
    "audit",
    metadata,
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("what", String(30), nullable=False),
    Column("target", String(60), nullable=False),
    Column("why", Text, nullable=False),
    Column("chain", String(64), nullable=False),
)
"""Everything that whoever runs the server has done: only ever appended to, each entry chained to the one before."""

operators = Table(
    "operators",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=True),
)
"""Links to the operator's page, and the browsers that were opened with one: by hashes of what proves them."""
