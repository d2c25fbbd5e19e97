"""How Alembic runs our migrations: on a connection that it is handed."""

from alembic import context

from tarock.server.store import moderation  # noqa: F401  # pyright: ignore[reportUnusedImport] - its tables belong to the metadata
from tarock.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
