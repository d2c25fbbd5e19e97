"""What the commands of ``tarock admin`` share: where the store is, and how what was found is printed.

The server's modules are loaded when a command runs, not when its help is read.
"""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from tarock.cli import options, settings
from tarock.cli.errors import reports_errors

if TYPE_CHECKING:
    from tarock.server.moderation.desk import Desk

_T = TypeVar("_T")

why = click.option("--why", required=True, metavar="TEXT", help="The reason; it stands in the audit log.")


@dataclass(frozen=True, slots=True)
class Place:
    """Where the store is, and how to answer."""

    data: Path | None
    database: str | None
    as_json: bool
    language: str

    def at_desk(self, work: "Callable[[Desk], Coroutine[Any, Any, _T]]") -> _T:
        """Do something at the operator's desk.

        :raises TarockError: if the store cannot be used, or if it is refused.
        """
        from tarock.cli.admin.running import at_desk

        return at_desk(self.data, self.database, self.language, work)

    def show(self, rows: Sequence[Any], fields: Sequence[str]) -> None:
        """Print what was found: all of it for programs, some fields in columns for people."""
        from tarock.cli.admin.running import print_rows

        print_rows(rows, fields, as_json=self.as_json, language=self.language)

    def say(self, key: str, **values: str | int) -> None:
        """Print one sentence."""
        from tarock.cli.admin.running import print_said

        print_said(key, values, as_json=self.as_json, language=self.language)


def at_store(command: Callable[..., Any]) -> Callable[..., Any]:
    """Let a command work on the store of a server: it is handed the place instead of the options."""

    def run(  # as click calls it
        *,
        data: Path | None,
        database: str | None,
        as_json: bool,
        language: str,
        **given: Any,  # noqa: ANN401 - theirs
    ) -> None:
        command(Place(data, settings.database_url(database), as_json, language), **given)

    run.__name__, run.__doc__ = command.__name__, command.__doc__
    run.__click_params__ = getattr(command, "__click_params__", [])  # type: ignore[attr-defined] # click's own way
    return settings.store(options.as_json(options.language(reports_errors(run))))
