"""Meeting people: who waits to be paired, whose turn it is for days, friends, presence and challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the tables to this version."""
    op.create_table(
        "seekers",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("device", sa.String(50), nullable=False),
        sa.Column("address", sa.String(50), nullable=False),
        sa.Column("family", sa.String(40), nullable=False),
        sa.Column("ruleset", sa.String(100), nullable=True),
        sa.Column("level", sa.String(20), nullable=True),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=True),
        sa.Column("claimed_at", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("person", name="pk_seekers"),
    )
    op.create_index("ix_seekers_table_id", "seekers", ["table_id"])
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_turns_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_turns"),
    )
    op.create_index("ix_turns_person", "turns", ["person"])
    op.create_index("ix_turns_due_at", "turns", ["due_at"])
    _create_friends()
    _create_challenges()


def _create_friends() -> None:
    op.create_table(
        "friends",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("friend", sa.String(40), nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("agreed_at", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("person", "friend", name="pk_friends"),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
    op.create_table(
        "presence",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=True),
        sa.Column("is_hidden", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_presence"),
    )


def _create_challenges() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("host_name", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_host", "challenges", ["host"])
    op.create_index("ix_challenges_expires_at", "challenges", ["expires_at"])
    op.create_table(
        "challenged",
        sa.Column("challenge", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("device", sa.String(50), nullable=False),
        sa.Column("address", sa.String(50), nullable=False),
        sa.Column("answer", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("challenge", "person", name="pk_challenged"),
    )
    op.create_index("ix_challenged_person", "challenged", ["person"])


def downgrade() -> None:
    """Change them back."""
    for table in ("challenged", "challenges", "presence", "friends", "turns", "seekers"):
        op.drop_table(table)
