"""What follows from a log and is kept beside it, and the rules that tables were opened with."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the tables to this version."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
    )
    op.create_table(
        "shelved_deals",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("deal", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_shelved_deals_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_shelved_deals"),
    )
    op.create_index("ix_shelved_deals_name", "shelved_deals", ["table_id", "name"])
    op.create_table(
        "shelved_lines",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_shelved_lines_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_shelved_lines"),
    )
    op.create_table(
        "rulesets",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("family", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_rulesets"),
    )


def downgrade() -> None:
    """Change them back."""
    op.drop_table("rulesets")
    op.drop_table("shelved_lines")
    op.drop_index("ix_shelved_deals_name", "shelved_deals")
    op.drop_table("shelved_deals")
    op.drop_table("snapshots")
