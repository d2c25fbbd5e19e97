"""All settings of a server as a table: ``python -m tarock.cli.settings_table docs/operating.md`` renews it there."""

import sys
from pathlib import Path
from typing import Final

import click

from tarock.cli import app
from tarock.cli.settings import key_of, settings_of
from tarock.server.operating.settings import SECRETS, variable

BEGIN: Final = "<!-- settings: python -m tarock.cli.settings_table docs/operating.md -->\n"
END: Final = "<!-- end of settings -->\n"


def table() -> str:
    """Return the table: each setting with what sets it, what is usual, and what it means."""
    rows = [_row(option) for option in settings_of(app.commands["serve"])]
    rows += [_secret_row(name, text) for name, text in SECRETS.items()]
    return "".join(["| key | variable | usually | meaning |\n", "|---|---|---|---|\n", *rows])


def _row(option: click.Option) -> str:
    key = key_of(option)
    usual = "" if option.default is None or not _is_told(option.default) else f"`{option.default}`"
    kind = (
        f" ({', '.join(f'`{each}`' for each in option.type.choices)})" if isinstance(option.type, click.Choice) else ""
    )
    many = " A list; in the variable apart by blanks." if option.multiple else ""
    return f"| `{key}` | `{variable(key)}` | {usual} | {(option.help or '').rstrip()}{kind}{many} |\n"


def _is_told(default: object) -> bool:
    return isinstance(default, str | int) and default is not False


def _secret_row(name: str, text: str) -> str:
    return (
        f"| `{name}`, `{name}-file` | `{variable(name)}`, `{variable(name)}_FILE` | | {text} No option: a secret. |\n"
    )


def renewed(document: str) -> str:
    """Return a document with the table as it is now."""
    before, _, rest = document.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def main() -> None:
    """Renew the table in a document."""
    (name,) = sys.argv[1:]
    file = Path(name)
    file.write_text(renewed(file.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
