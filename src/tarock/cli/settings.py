"""Settings of the server as options: from a file, then from the environment, and then from the command line."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource

from tarock.cli.errors import fail, reports_errors
from tarock.cli.languages import language_of_environment

_SETTINGS: Final = "tarock.settings"
"""Where what a file sets is kept while a command runs."""
_FILE: Final = "tarock.settings.file"
_CONFIG: Final = "config"
_PATH: Final = click.Path(path_type=Path)


def setting(name: str, *declared: str, **more: Any) -> Callable[..., Any]:  # noqa: ANN401 - as click takes them
    """Return an option that a file and the environment can set too."""
    return click.option(f"--{name}", *declared, envvar=f"TAROCK_{name.upper().replace('-', '_')}", **more)


def key_of(option: click.Parameter) -> str:
    """Return the key of a setting in a file.

    >>> key_of(click.Option(["--bot-workers"]))
    'bot-workers'
    """
    return max(option.opts, key=len).removeprefix("--")


def settings_of(command: click.Command) -> list[click.Option]:
    """Return the options of a command that are settings."""
    return [
        option
        for option in command.params
        if isinstance(option, click.Option) and option.envvar and key_of(option) not in {_CONFIG, "lang"}
    ]


@reports_errors
def _read(context: click.Context, _option: click.Parameter, file: Path | None) -> None:
    """Let a file set what neither the environment nor the command line does."""
    from tarock.core.errors import TarockError
    from tarock.server.operating.settings import check_environment, read_settings

    known = {key_of(option) for option in settings_of(_server(context))}
    try:
        check_environment(os.environ, [*known, _CONFIG])
        found = {} if file is None else read_settings(file, known)
    except TarockError as error:
        fail(error.said(language_of_environment(os.environ)))
    context.meta[_SETTINGS], context.meta[_FILE] = found, file
    options = {key_of(option): option for option in settings_of(context.command)}
    context.default_map = {
        str(option.name): _as_option(option, found[key]) for key, option in options.items() if key in found
    }


def _server(context: click.Context) -> click.Command:
    """Return the command whose settings a file holds; others read some of them too."""
    app = context.find_root().command
    assert isinstance(app, click.Group)
    return app.commands["serve"]


def _as_option(option: click.Option, value: object) -> object:
    """Return a value as an option takes it: one that may be repeated takes a list."""
    if option.multiple and isinstance(value, str):
        return (value,)
    return value


config = click.option(
    f"--{_CONFIG}",
    type=_PATH,
    metavar="FILE",
    envvar="TAROCK_CONFIG",
    is_eager=True,
    expose_value=False,
    callback=_read,
    help="A file of settings (TOML); the environment and the command line go before it.",
)


def file_settings() -> Mapping[str, object]:
    """Return what the file of settings of this command says, secrets included."""
    found: Mapping[str, object] = click.get_current_context().meta[_SETTINGS]
    return found


def file_of_settings() -> Path | None:
    """Return that file."""
    file: Path | None = click.get_current_context().meta[_FILE]
    return file


def is_on_command_line(option: str) -> bool:
    """Tell whether an option was given on the command line, which every user of the machine can read."""
    return click.get_current_context().get_parameter_source(option) is ParameterSource.COMMANDLINE


def database_url(database: str | None) -> str | None:
    """Return the URL of the database with its password; one that stands on the command line is warned of.

    :raises TarockError: if the password cannot be read.
    """
    from tarock.server.operating.settings import has_password, with_password
    from tarock.words import words_in

    if is_on_command_line("database") and has_password(database):
        click.echo(words_in(language_of_environment(os.environ))("settings-password"), err=True)
    return with_password(database, file_settings(), os.environ)


data = setting("data", type=_PATH, metavar="FOLDER", help="Where the server keeps its tables.")
database = setting("database", metavar="URL", help="The PostgreSQL of the server, instead of a file.")


def store(command: Callable[..., Any]) -> Callable[..., Any]:
    """Let a command find the database of a server as the server itself does."""
    for option in (database, data, config):
        command = option(command)
    return command


def smtp(command: Callable[..., Any]) -> Callable[..., Any]:
    """Let a command be told who carries letters; a password never stands on a command line, which others can read."""
    for option in (
        setting("smtp-password-file", type=_PATH, metavar="FILE", help="A file that holds its password."),
        setting(
            "smtp-security",
            type=click.Choice(["starttls", "tls", "none"]),
            default="starttls",
            show_default=True,
            help="How the way to it is kept secret.",
        ),
        setting("smtp-sender", metavar="ADDRESS", help="Who writes the letters: tarock@your.site."),
        setting("smtp-user", metavar="NAME", help="Who we are to the mail server."),
        setting("smtp-port", type=click.IntRange(1, 65535), default=587, show_default=True, help="Its port."),
        setting("smtp-host", metavar="HOST", help="The mail server for links to accounts; without it none."),
    ):
        command = option(command)
    return command
