"""The deals that count for ratings, and the ratings of accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the tables to this version."""
    op.create_table(
        "deals_rated",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("deal", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("ruleset", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deals_rated_table_id_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "deal", name="pk_deals_rated"),
    )
    op.create_index("ix_deals_rated_ruleset_at", "deals_rated", ["ruleset", "at"])
    op.create_table(
        "ratings",
        sa.Column("account_id", sa.String(40), nullable=False),
        sa.Column("ruleset", sa.Text, nullable=False),
        sa.Column("day", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name="fk_ratings_account_id_accounts", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account_id", "ruleset", "day", name="pk_ratings"),
    )
    op.create_table(
        "rating_marks",
        sa.Column("ruleset", sa.Text, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("ruleset", name="pk_rating_marks"),
    )


def downgrade() -> None:
    """Change them back."""
    op.drop_table("rating_marks")
    op.drop_table("ratings")
    op.drop_index("ix_deals_rated_ruleset_at", table_name="deals_rated")
    op.drop_table("deals_rated")
