"""Blocks, reports, bans, notices, the audit log, and whoever runs the server."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the tables to this version."""
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("blocked", sa.String(40), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("deal", sa.String(40), nullable=False),
        sa.Column("reporter", sa.String(40), nullable=False),
        sa.Column("reporter_name", sa.Text, nullable=False),
        sa.Column("reported", sa.String(40), nullable=False),
        sa.Column("reported_name", sa.Text, nullable=False),
        sa.Column("address", sa.String(50), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("remarks", sa.Text, nullable=False),
        sa.Column("decided_at", sa.BigInteger, nullable=True),
        sa.Column("decided_by", sa.Text, nullable=False),
        sa.Column("decision", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    for column in ("table_id", "reporter", "reported"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("target", sa.String(50), nullable=False),
        sa.Column("bits", sa.Integer, nullable=False),
        sa.Column("device", sa.String(50), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("lifted_at", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("en", sa.Text, nullable=False),
        sa.Column("da", sa.Text, nullable=False),
        sa.Column("de", sa.Text, nullable=False),
        sa.Column("from_at", sa.BigInteger, nullable=False),
        sa.Column("until_at", sa.BigInteger, nullable=False),
        sa.Column("withdrawn_at", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )
    op.create_table(
        "audit",
        sa.Column("n", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("what", sa.String(30), nullable=False),
        sa.Column("target", sa.String(60), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("chain", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("n", name="pk_audit"),
    )
    op.create_table(
        "operators",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("ends_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_operators"),
    )


def downgrade() -> None:
    """Change them back."""
    for table in ("operators", "audit", "notices", "bans", "reports", "blocks"):
        op.drop_table(table)
