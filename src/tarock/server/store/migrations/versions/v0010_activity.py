"""Whose a table is and how many people sit there, so that a list can show every owner's and the liveliest first."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the tables to this version."""
    op.add_column("tables", sa.Column("owner", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("seated", sa.Integer, nullable=False, server_default="0"))
    found = op.get_bind().execute(sa.text("SELECT table_id, payload FROM events WHERE kind = 'opened'")).all()
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("owner", sa.String))
    for table, payload in found:
        op.execute(tables.update().where(tables.c.id == table).values(owner=json.loads(payload)["owner"]))


def downgrade() -> None:
    """Change them back."""
    op.drop_column("tables", "seated")
    op.drop_column("tables", "owner")
