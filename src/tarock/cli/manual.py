"""The manual page of the program, written from what the commands say of themselves: ``tarock manual > tarock.1``."""

from collections.abc import Iterator

import click

import tarock


def manual(app: click.Group) -> str:
    """Return the page in the language of ``man`` (troff with its macros for manual pages)."""
    told = (line for path, command in commands(app) for line in _command(path, command))
    return "\n".join([*_head(app), *told, ""])


def _head(app: click.Group) -> Iterator[str]:
    yield f'.TH TAROCK 1 "" "tarock {tarock.__version__}" "Tarock by the book"'
    yield from (".SH NAME", f"tarock \\- {_plain(app.get_short_help_str(200))}")
    yield from (".SH SYNOPSIS", ".B tarock", "COMMAND [OPTION ...] [ARGUMENT ...]")
    yield from (".SH DESCRIPTION", _plain(app.help or ""), ".SH COMMANDS")


def commands(group: click.Group, path: str = "tarock") -> Iterator[tuple[str, click.Command]]:
    """Give every command that can be run, with its whole name: ``tarock club line``."""
    for name, command in sorted(group.commands.items()):
        if command.hidden:
            continue
        if isinstance(command, click.Group):
            yield from commands(command, f"{path} {name}")
        else:
            yield f"{path} {name}", command


def _command(path: str, command: click.Command) -> Iterator[str]:
    context = click.Context(command, info_name=path)
    yield f".SS {_plain(' '.join((path, *command.collect_usage_pieces(context))))}"
    for paragraph in (command.help or "").split("\n\n"):
        yield from (".PP", _plain(" ".join(paragraph.split())))
    for option in command.params:
        told = option.get_help_record(context)
        if told is not None:
            yield from (".TP", f".B {_plain(told[0])}", _plain(told[1]))


def _plain(text: str) -> str:
    r"""Return a text in which nothing is a command of troff.

    >>> _plain(".a - b")
    '\\&.a \\- b'
    """
    shown = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{shown}" if shown.startswith((".", "'")) else shown
