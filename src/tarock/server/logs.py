"""Logs: one JSON object a line.  What is logged names tables, places and kinds of events; never a card."""

import logging
import sys
from typing import Any

import msgspec
import structlog


def configure(level: str = "info") -> None:
    """Send logs to standard error."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(serializer=_serialized),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _serialized(event: Any, **_options: Any) -> str:  # noqa: ANN401 - as structlog calls it
    return msgspec.json.encode(event, enc_hook=str).decode()
