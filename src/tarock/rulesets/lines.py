"""Where the keys of a ruleset stand in its TOML text: the parser does not tell."""

import re
from typing import Final, TypeAlias

Lines: TypeAlias = dict[str, int]
"""By dotted key, a row of a list named by its id: the line from 1."""

_HEADING: Final = re.compile(r"\s*(\[\[?)\s*([\w.\"' -]+?)\s*\]\]?\s*(?:#.*)?")
_ENTRY: Final = re.compile(r"\s*([\w.\"' -]+?)\s*=\s*(.*)")
_ID: Final = re.compile(r"[\"']([^\"']*)[\"']")
_QUOTES: Final = re.compile(r"[\"'\s]")


def lines_of(text: str) -> Lines:
    """Return where the tables and keys of a text stand.

    >>> lines_of('id = "us"' + chr(10) + "[ultimo]" + chr(10) + "pagat = 50")
    {'id': 1, 'ultimo': 2, 'ultimo.pagat': 3}
    """
    lines: Lines = {}
    block: Lines = {}
    table, row, heading = "", "", 0
    for number, line in enumerate(("[]", *text.split("\n"), "[]")):
        found = _HEADING.fullmatch(line)
        entry = _ENTRY.match(line)
        if found is not None or line == "[]":
            path = ".".join(part for part in (table, row) if part)
            lines |= {path: heading} if path else {}
            lines |= {f"{path}.{name}" if path else name: at for name, at in block.items()}
            table, row, heading, block = _plain(found[2]) if found else "", "", number, {}
        elif entry is not None:
            name = _plain(entry[1])
            block[name] = number
            named = _ID.match(entry[2])
            row = named[1] if name == "id" and named and table else row
    return lines


def line_of(lines: Lines, key: str) -> int | None:
    """Return the line of a key, or of the table that it would stand in."""
    while key and key not in lines:
        key = key.rpartition(".")[0]
    return lines.get(key)


def _plain(name: str) -> str:
    return _QUOTES.sub("", name)
