"""Commands for those who install the program: what a shell completes, and the manual page."""

import click
from click.shell_completion import get_completion_class

from tarock.cli.manual import manual

SHELLS = ("bash", "fish", "zsh")


@click.command()
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print what lets a shell complete commands and options.

    For bash: tarock completion bash > ~/.local/share/bash-completion/completions/tarock
    """
    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(context.find_root().command, {}, "tarock", "_TAROCK_COMPLETE").source())


@click.command(name="manual")
@click.pass_context
def manual_page(context: click.Context) -> None:
    """Print the manual page: tarock manual > tarock.1."""
    app = context.find_root().command
    assert isinstance(app, click.Group)
    click.echo(manual(app), nl=False)


INSTALLING = (completion, manual_page)
