"""Tables, their events and who is their authority."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the tables to this version."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("is_closed", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_listed", "tables", ["is_listed", "is_closed", "changed_at"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leases_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
    )


def downgrade() -> None:
    """Change them back."""
    op.drop_table("leases")
    op.drop_table("events")
    op.drop_index("ix_tables_listed", "tables")
    op.drop_table("tables")
