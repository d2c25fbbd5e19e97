"""How a command of ``tarock admin`` opens the store, does something there, and prints what came of it."""

import asyncio
import getpass
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from tarock.cli.columns import aligned
from tarock.cli.output import print_json, print_lines
from tarock.cli.serve import data_folder
from tarock.core.errors import TarockError
from tarock.core.sentences import said
from tarock.server.codes import Refusal
from tarock.server.moderation.desk import Desk
from tarock.server.sessions import Sessions, read_key
from tarock.server.store.engine import FILE, open_engine, sqlite_url
from tarock.server.store.entries import StoreError
from tarock.server.store.log import Log
from tarock.words import words_in

_T = TypeVar("_T")
_SHOWN = 60
"""So much of a text stands in a column."""


def at_desk(
    data: Path | None, database: str | None, language: str, work: Callable[[Desk], Coroutine[Any, Any, _T]]
) -> _T:
    """Do something at the operator's desk.

    :raises TarockError: if the store cannot be used, or if it is refused.
    """
    folder = data or data_folder()
    words = words_in(language)
    if database is None and not (folder / FILE).exists():
        raise TarockError(words("admin-no-store", folder=str(folder)))

    async def run() -> _T:
        log = Log(open_engine(database or sqlite_url(folder)))
        await log.start()
        try:
            return await work(Desk(log, f"terminal: {_user()}"))
        finally:
            await log.stop()

    try:
        return asyncio.run(run())
    except StoreError as error:
        raise TarockError(words("admin-store", why=str(error))) from error
    except Refusal as refusal:
        told = said(refusal.sentence, language)
        sentence = (
            words(f"error-{refusal.code}") if f"error-{refusal.code}" in words and not _brings_own(refusal) else ""
        )
        raise TarockError(" ".join(filter(None, (sentence, told)))) from refusal


def _brings_own(refusal: Refusal) -> bool:
    return not isinstance(refusal.sentence, str)


def key_of(data: Path | None) -> Sessions:
    """Return what addresses are hashed with: the key in the data folder.

    :raises TarockError: if there is none that can be used.
    """
    return Sessions(read_key(data or data_folder()))


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # nobody has this number
        return "?"


def print_rows(rows: Sequence[Any], fields: Sequence[str], *, as_json: bool, language: str) -> None:
    """Print rows: as JSON with all that is known, or some fields in columns."""
    if as_json:
        print_json(msgspec.to_builtins(list(rows)))
        return
    words = words_in(language)
    if not rows:
        print_lines([words("admin-nothing")])
        return
    heads = [words(f"admin-head-{field.replace('_', '-')}") for field in fields]
    print_lines(aligned([heads, *([_cell(field, getattr(row, field)) for field in fields] for row in rows)]))


def _cell(field: str, value: object) -> str:
    if isinstance(value, int) and (field == "at" or field.endswith("_at") or field == "until"):
        return moment(value)
    if value is None or value in {"", ()}:
        return "–"
    text = ", ".join(map(str, cast("tuple[object, ...]", value))) if isinstance(value, tuple) else str(value)
    text = " ".join(text.split())
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


def moment(at: int) -> str:
    """Return a moment as it is printed: the time of the whole world, so that nobody need know where the server is."""
    return "–" if at == 0 else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def print_said(key: str, values: dict[str, Any], *, as_json: bool, language: str) -> None:
    """Print one sentence; for programs its key and what it tells."""
    if as_json:
        print_json({"done": key.removeprefix("admin-done-"), **values})
    else:
        print_lines([words_in(language)(key, **values)])
