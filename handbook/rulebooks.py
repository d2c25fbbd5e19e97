"""The rule books on the site: each in three languages, which lead to each other."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tarock.rulesets import RULESETS, load
from tarock.words import LANGUAGES
from tarock.words.rulebook import MARK, as_markdown, rule_book

NAMES: Final = {"en": "English", "da": "Dansk", "de": "Deutsch"}
"""What the languages call themselves."""


def pages(documents: Path) -> Iterator[tuple[str, str]]:
    """Give every rule book's place and text; in English with the document that tells how far the book is followed."""
    for ruleset in RULESETS:
        status = _status((documents / f"{ruleset}.md").read_text("utf-8"))
        for language in LANGUAGES:
            book = as_markdown(rule_book(load(ruleset), language))
            yield place(ruleset, language), _page(ruleset, language, book) + (status if language == "en" else "")


def place(ruleset: str, language: str) -> str:
    """Return where a book stands on the site.

    >>> place("danish-hjoerring", "en"), place("danish-hjoerring", "da")
    ('rules/danish-hjoerring.md', 'rules/da/danish-hjoerring.md')
    """
    return f"rules/{ruleset}.md" if language == "en" else f"rules/{language}/{ruleset}.md"


def _page(ruleset: str, language: str, book: str) -> str:
    title, _, text = book.partition("\n\n")
    return f'<div lang="{language}" markdown>\n\n{title}\n\n{_switch(ruleset, language)}\n\n{text}\n</div>\n'


def _switch(ruleset: str, language: str) -> str:
    up = "" if language == "en" else "../"
    offered = (
        f'<strong lang="{other}">{name}</strong>'
        if other == language
        else f"[{name}]({up}{place(ruleset, other).removeprefix('rules/')})"
        for other, name in NAMES.items()
    )
    return f'<div class="languages" markdown>{" ".join(offered)}</div>'


def _status(document: str) -> str:
    """Return what a document says above the book, but for its title and how the book is made."""
    _, _, told = document.partition(MARK)[0].partition("\n## ")
    status = told.partition("\n## The rule book")[0]
    return f"\n## {status}\n"
