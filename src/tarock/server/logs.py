"""Logs: one JSON object a line, our own and those of the libraries alike.

What is logged names tables, places and kinds of events; never a card, a person's address or what proves who he is.
"""

import logging
import os
import sys
from collections.abc import Mapping
from typing import Any, Final, TextIO

import msgspec
import structlog
from structlog.typing import Processor

from tarock.server.operating.veiling import veiled

LEVEL: Final = "TAROCK_WORKER_LOG_LEVEL"
"""The variable of the environment by which processes that the server starts log as it does."""

starting: structlog.stdlib.BoundLogger = structlog.get_logger("start")
"""What is said while a server starts."""


class _StandardError(logging.StreamHandler[TextIO]):
    """Writes what libraries log, wherever standard error goes now."""

    def __init__(self) -> None:
        super().__init__(sys.stderr)

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        self.stream = sys.stderr
        super().emit(record)


def configure(level: str = "info") -> None:
    """Send logs to standard error."""
    number: int = getattr(logging, level.upper())
    os.environ[LEVEL] = level
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    written: list[Processor] = [
        structlog.processors.format_exc_info,
        veiled,
        structlog.processors.JSONRenderer(serializer=_serialized),
    ]
    structlog.configure(
        processors=[*shared, *written],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    _configure_libraries(number, shared, written)


def configure_worker() -> None:
    """Let a process that a server has started log as the server does."""
    configure(os.environ.get(LEVEL, "warning"))
    _log_crashes()


def configure_all(level: str) -> None:
    """Send everything to the log that goes to standard error, the end of the program included."""
    configure(level)
    _log_crashes()


def _configure_libraries(level: int, shared: list[Processor], written: list[Processor]) -> None:
    """Let what libraries log look like our own; what they say of each message and statement would be too much."""
    handler = _StandardError()
    plain = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name], processors=[plain, *written]
        )
    )
    root = logging.getLogger()
    root.handlers = [each for each in root.handlers if not isinstance(each, _StandardError)] + [handler]
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger("uvicorn").setLevel(max(level, logging.INFO))
    logging.captureWarnings(capture=True)


def _log_crashes() -> None:
    def crashed(kind: type[BaseException], error: BaseException, _trace: object) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            starting.critical("crashed", exc_info=error)

    sys.excepthook = crashed


def _serialized(event: Mapping[str, object], **_options: Any) -> str:  # noqa: ANN401 - as structlog calls it
    return msgspec.json.encode(event, enc_hook=str).decode()
