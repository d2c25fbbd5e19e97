"""${message}."""

import sqlalchemy as sa
from alembic import op
${imports if imports else ""}
revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = ${repr(branch_labels)}
depends_on = ${repr(depends_on)}


def upgrade() -> None:
    """Change the tables to this version."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """Change them back."""
    ${downgrades if downgrades else "pass"}
