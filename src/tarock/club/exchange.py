"""Files that leave the house: tables as CSV."""

import csv
import io
from collections.abc import Sequence
from typing import Any


def csv_text(rows: Sequence[Sequence[Any]], divider: str = ";") -> str:
    """Return rows as CSV that spreadsheets read."""
    text = io.StringIO()
    csv.writer(text, delimiter=divider, lineterminator="\r\n").writerows(
        [[_harmless(cell) for cell in row] for row in rows]
    )
    return text.getvalue()


def _harmless(cell: object) -> object:
    """Return a cell that no spreadsheet takes for a formula: names come from people."""
    if isinstance(cell, str) and cell[:1] in {"=", "+", "@", "\t"}:
        return f"'{cell}"
    return cell
