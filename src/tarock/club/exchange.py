"""Files that leave the house: tables as CSV, and pages of HTML that need nothing else."""

import csv
import io
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final

_STYLE: Final = (
    "body{font-family:sans-serif;margin:1em auto;max-width:60em;padding:0 1em}"
    "table{border-collapse:collapse;width:100%}td,th{padding:.2em .5em;border-bottom:1px solid #999;text-align:left}"
    "svg{max-width:100%;height:auto}"
)


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


def html_page(title: str, language: str, parts: Iterable[str]) -> str:
    """Return a page with a title and some parts of HTML."""
    named = escape(title)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{named}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{named}</h1>\n"
        f"{''.join(parts)}</body>\n</html>\n"
    )


def html_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return rows as a table of HTML."""
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n"
