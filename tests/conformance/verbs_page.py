"""The verbs in ``docs/format.md``, from the actions that declare them.

Renew them with ``python -m tests.conformance.verbs_page``.
"""

from collections.abc import Iterator
from typing import Final, get_args

from tarock.core.acts import Act
from tarock.danish.actions import Action as DanishAction
from tarock.koenigrufen.actions import Action as KoenigrufenAction
from tests.conformance.ebnf import PAGE

BEGIN: Final = "<!-- The verbs are written by `python -m tests.conformance.verbs_page`. -->"
END: Final = "<!-- End of the verbs. -->"


def page() -> str:
    """Return the page with its verbs made anew."""
    text = PAGE.read_text("utf-8")
    tables = (*_table("Danish Tarok", get_args(DanishAction)), *_table("Königrufen", get_args(KoenigrufenAction)))
    return text.split(BEGIN)[0] + "\n".join((BEGIN, *tables, END)) + text.split(END)[1]


def _table(game: str, actions: tuple[type[Act], ...]) -> Iterator[str]:
    yield from ("", f"| {game} | in a line | in a trick |", "|---|---|---|")
    for action in actions:
        spelling = action.record
        for pattern in spelling.patterns:
            told = pattern.replace("|", r"\|")
            in_line = spelling.on_line and not spelling.is_card
            yield f"| `{told}` | {_yes(in_line)} | {_yes(spelling.in_trick or spelling.is_card)} |"
    yield ""


def _yes(is_so: object) -> str:
    return "yes" if is_so else ""


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
