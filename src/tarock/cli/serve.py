"""``tarock serve``: tables for people and bots, over the network."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import click

from tarock.cli import settings
from tarock.cli.serve_hall import hall_lines
from tarock.core.errors import TarockError
from tarock.server import logs
from tarock.server.accounts.mail_server import MailServer
from tarock.server.operating.checking import check
from tarock.server.operating.settings import (
    SECRETS,
    find_secret,
    has_password,
    is_private,
    session_key,
    variable,
    with_password,
)
from tarock.server.options import Options
from tarock.server.serving import serve
from tarock.server.warming import cold_families
from tarock.words import words_in

PASSWORD: Final = "smtp-password"  # noqa: S105 - the name of a setting, not what it holds


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """How the server talks to whoever runs it."""

    language: str
    log_level: str
    log_format: str

    @property
    def is_json(self) -> bool:
        """Whether everything is a line of JSON."""
        return self.log_format == "json"


def run(
    *,
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    only_check: bool,
    **options: Any,  # noqa: ANN401 - what the server itself takes
) -> None:
    """Serve until somebody ends it, or only say whether that could be done.

    :raises TarockError: in one sentence, if it cannot start.
    """
    said = Said(**{name: options.pop(name) for name in ("language", "log_level", "log_format")})
    (logs.configure_all if said.is_json else logs.configure)(said.log_level)
    try:
        kept = settings.file_settings()
        key = session_key(kept, os.environ)
        mail = mail_server({name: options.pop(name) for name in list(options) if name.startswith("smtp_")}, kept)
        made = Options(
            data=data or data_folder(),
            database=with_password(database, kept, os.environ),
            key=key,
            mail=mail,
            **options,
        )
        if only_check:
            click.echo("\n".join([*check(made, host, port, said.language), *_warnings(database, said.language)]))
        else:
            _serve(made, host, port, said, _warnings(database, said.language))
    except TarockError as error:
        if not said.is_json:
            raise
        logs.starting.error("cannot start", why=error.said(said.language))
        raise SystemExit(2) from error


def _serve(options: Options, host: str, port: int, said: Said, warnings: Sequence[str]) -> None:
    words = words_in(said.language)

    def announce(address: str) -> None:
        for warning in warnings:
            logs.starting.warning(warning)
        if said.is_json:
            logs.starting.info("serving", port=urlsplit(address).port)
            return
        click.echo(words("serve-at", address=address))
        if options.club is not None:
            click.echo("\n".join(hall_lines(options.club, address, said.language)))
        if cold_families():
            click.echo(words("serve-compiling"))

    serve(options, host, port, announce)


def _warnings(database: str | None, language: str) -> list[str]:
    """Return what is wrong with secrets that others on the machine can read, and what to do instead."""
    words = words_in(language)
    found = [words("settings-password")] if settings.is_on_command_line("database") and has_password(database) else []
    file = settings.file_of_settings()
    if file is not None and not settings.file_settings().keys().isdisjoint(SECRETS) and not is_private(file):
        found.append(words("settings-open-file", file=str(file)))
    return found


def data_folder() -> Path:
    """Return where data are kept when nothing else is said: where the system keeps those of programs."""
    return Path(click.get_app_dir("tarock"))


def mail_server(told: Mapping[str, Any], kept: Mapping[str, object]) -> MailServer | None:
    """Return who carries letters, as the options with ``smtp_`` say; None where nobody does.

    :param kept: what the file of settings says, where the password may stand.

    :raises TarockError: if nobody is named who writes them, or the file with the password cannot be read.
    """
    host, sender, file = told["smtp_host"], told["smtp_sender"], told["smtp_password_file"]
    if not host:
        return None
    if not sender:
        raise TarockError("letters need a sender: name one with --smtp-sender")
    environment = os.environ if file is None else {f"{variable(PASSWORD)}_FILE": str(file)}
    password = find_secret(PASSWORD, kept, environment) or ""
    return MailServer(
        host=host,
        sender=sender,
        port=told["smtp_port"],
        user=told["smtp_user"] or "",
        password=password,
        security=told["smtp_security"],
    )
