"""``tarock serve``: tables for people and bots, over the network."""

from functools import partial
from pathlib import Path

import click

from tarock.cli.serve_hall import hall_lines
from tarock.server import logs
from tarock.server.options import Options
from tarock.server.serving import serve
from tarock.server.warming import cold_families
from tarock.words import words_in


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
