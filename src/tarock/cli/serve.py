"""``tarock serve``: tables for people and bots, over the network."""

import os
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

import click

from tarock.cli.serve_hall import hall_lines
from tarock.core.errors import TarockError
from tarock.server import logs
from tarock.server.accounts.mail_server import MailServer
from tarock.server.options import Options
from tarock.server.serving import serve
from tarock.server.warming import cold_families
from tarock.words import words_in

PASSWORD: Final = "TAROCK_SMTP_PASSWORD"  # noqa: S105 - the name of a variable, not what it holds


def run(options: Options, host: str, port: int, *, language: str, log_level: str) -> None:
    """Serve until somebody ends it.

    :raises TarockError: in one sentence, if it cannot start.
    """
    logs.configure(log_level)
    words = words_in(language)

    def announce(address: str) -> None:
        click.echo(words("serve-at", address=address))
        if options.club is not None:
            click.echo("\n".join(hall_lines(options.club, address, language)))
        if cold_families():
            click.echo(words("serve-compiling"))

    serve(options, host, port, announce, partial(logs.configure, log_level))


def data_folder() -> Path:
    """Return where data are kept when nothing else is said: where the system keeps those of programs."""
    return Path(click.get_app_dir("tarock"))


def mail_server(told: Mapping[str, Any]) -> MailServer | None:
    """Return who carries letters, as the options with ``smtp_`` say; None where nobody does.

    :raises TarockError: if nobody is named who writes them, or the file with the password cannot be read.
    """
    host, sender, file = told["smtp_host"], told["smtp_sender"], told["smtp_password_file"]
    if not host:
        return None
    if not sender:
        raise TarockError("letters need a sender: name one with --smtp-sender")
    try:
        password = os.environ.get(PASSWORD, "") if file is None else Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise TarockError(f"{file}: the password cannot be read") from error
    return MailServer(
        host=host,
        sender=sender,
        port=told["smtp_port"],
        user=told["smtp_user"] or "",
        password=password,
        security=told["smtp_security"],
    )
