"""Accounts, what enters them, and an index of who has played which deal."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the tables to this version."""
    op.add_column("sessions", sa.Column("person", sa.String(40), nullable=False, server_default=""))
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("handle", sa.String(40), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("renamed_at", sa.BigInteger, nullable=True),
        sa.Column("mail", sa.Text, nullable=True),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("shows_statistics", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("handle", name="uq_accounts_handle"),
        sa.UniqueConstraint("folded", name="uq_accounts_folded"),
        sa.UniqueConstraint("mail", name="uq_accounts_mail"),
    )
    op.create_index("ix_accounts_renamed_at", "accounts", ["renamed_at"])
    _ways_in()
    _index_of_deals()


def _ways_in() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("account_id", sa.String(40), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
        _of_account("passkeys"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_account_id", "passkeys", ["account_id"])
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account_id", sa.String(40), nullable=False),
        _of_account("recovery_codes"),
        sa.PrimaryKeyConstraint("hash", name="pk_recovery_codes"),
    )
    op.create_index("ix_recovery_codes_account_id", "recovery_codes", ["account_id"])
    op.create_table(
        "key_challenges",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(20), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_key_challenges"),
    )
    op.create_index("ix_key_challenges_expires_at", "key_challenges", ["expires_at"])
    op.create_table(
        "mail_links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("mailbox", sa.String(64), nullable=False),
        sa.Column("mail", sa.Text, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("address", sa.String(50), nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("hash", name="pk_mail_links"),
    )
    for column in ("mailbox", "address", "expires_at"):
        op.create_index(f"ix_mail_links_{column}", "mail_links", [column])


def _index_of_deals() -> None:
    op.create_table(
        "deals_played",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("deal", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ruleset", sa.Text, nullable=False),
        sa.Column("contract", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("result", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_deals_played_table_id_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "table_id", "deal", name="pk_deals_played"),
    )
    op.create_index("ix_deals_played_person_at", "deals_played", ["person", "at"])
    op.create_table(
        "kept_progress",
        sa.Column("account_id", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        _of_account("kept_progress"),
        sa.PrimaryKeyConstraint("account_id", name="pk_kept_progress"),
    )


def _of_account(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["account_id"], ["accounts.id"], name=f"fk_{table}_account_id_accounts", ondelete="CASCADE"
    )


def downgrade() -> None:
    """Change them back."""
    for table in (
        "kept_progress",
        "deals_played",
        "mail_links",
        "key_challenges",
        "recovery_codes",
        "passkeys",
        "accounts",
    ):
        op.drop_table(table)
    with op.batch_alter_table("sessions") as sessions:
        sessions.drop_index("ix_sessions_person")
        sessions.drop_column("person")
