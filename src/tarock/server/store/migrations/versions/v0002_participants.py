"""Who has owned a table or sat at it; for the tables that there are, from their events."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the tables to this version."""
    participants = op.create_table(
        "participants",
        sa.Column("session", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_participants_table_id_tables"),
        sa.PrimaryKeyConstraint("session", "table_id", name="pk_participants"),
    )
    found = op.get_bind().execute(sa.text("SELECT table_id, kind, payload FROM events WHERE kind IN ('opened', 'sat')"))
    people = {
        (json.loads(payload)["owner" if kind == "opened" else "session"], table) for table, kind, payload in found
    }
    op.bulk_insert(participants, [{"session": session, "table_id": table} for session, table in sorted(people)])


def downgrade() -> None:
    """Change them back."""
    op.drop_table("participants")
