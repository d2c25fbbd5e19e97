"""``tarock serve``: tables for people and bots, over the network."""

from pathlib import Path

import click

from tarock.server import logs
from tarock.server.options import Options
from tarock.server.serving import serve
from tarock.words import words_in


def run(options: Options, host: str, port: int, *, language: str, log_level: str) -> None:
    """Serve until somebody ends it.

    :raises TarockError: in one sentence, if it cannot start.
    """
    logs.configure(log_level)
    words = words_in(language)
    serve(options, host, port, lambda address: click.echo(words("serve-at", address=address)))


def data_folder() -> Path:
    """Return where data are kept when nothing else is said: where the system keeps those of programs."""
    return Path(click.get_app_dir("tarock"))
