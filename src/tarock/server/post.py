"""Hearing from other processes on the same PostgreSQL that a table has changed."""

import structlog
from sqlalchemy import URL

from tarock.server.house import House

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("post")


class Post:
    """Listens."""

    def __init__(self, url: URL, house: House) -> None:
        self.url = url
        self.house = house

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Stop."""
