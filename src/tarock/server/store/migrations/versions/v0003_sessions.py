"""Sessions that end: which there are, in which browser they were begun, and which were ended before their time."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

YEAR = 365 * 24 * 3600 * 1000


def upgrade() -> None:
    """Change the tables to this version."""
    sessions = op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("device", sa.String(50), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("begun_at", sa.BigInteger, nullable=False),
        sa.Column("ends_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_index("ix_sessions_device", "sessions", ["device"])
    op.create_index("ix_sessions_ended_at", "sessions", ["ended_at"])
    # Tokens of earlier versions name no end.  They all end a year after this day: it stands in a row without an id.
    now = time.time_ns() // 1_000_000
    op.bulk_insert(sessions, [{"id": "", "device": "", "name": "", "begun_at": now, "ends_at": now + YEAR}])


def downgrade() -> None:
    """Change them back."""
    op.drop_table("sessions")
