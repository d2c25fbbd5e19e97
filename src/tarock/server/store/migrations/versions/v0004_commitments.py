"""The list of all commitments, each chained to the one before it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the tables to this version."""
    op.create_table(
        "commitments",
        sa.Column("n", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("chain", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("n", name="pk_commitments"),
    )


def downgrade() -> None:
    """Change them back."""
    op.drop_table("commitments")
