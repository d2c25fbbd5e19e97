"""Bringing the database up to date: done at every start."""

from importlib import resources

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tarock.core.errors import TarockError


def config(connection: Connection) -> Config:
    """Return Alembic's settings for a connection."""
    settings = Config()
    settings.set_main_option("script_location", str(resources.files("tarock.server.store") / "migrations"))
    settings.attributes["connection"] = connection
    return settings


async def migrate(engine: AsyncEngine) -> None:
    """Create the tables, or change them to what this version needs.

    :raises TarockError: if the database cannot be opened or written to.
    """
    try:
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: command.upgrade(config(sync), "head"))
    except (SQLAlchemyError, OSError) as error:
        original = getattr(error, "orig", None) or error
        raise TarockError(f"the database cannot be used: {' '.join(str(original).split())}") from error
