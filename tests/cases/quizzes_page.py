"""The quizzes in ``docs/strength.md``: how often the bots answer as the experts do.

Renew them with ``python -m tests.cases.quizzes_page``.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from tarock.bots.budget import Budget
from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.playing import DanishPlayer
from tarock.bots.danish.search import SearchBot
from tarock.core.seats import SEAT_NAMES
from tarock.telling.sentences import Reader, sentence
from tarock.testing.danish.quizzes import Agreement, agreement
from tarock.tutor.danish.quizzes.deductions import SITUATIONS, Conclusion, all_conclusions
from tarock.tutor.danish.quizzes.quiz import Kind
from tarock.words import words_in

PAGE: Final = Path(__file__).parents[2] / "docs" / "strength.md"
BEGIN: Final = "<!-- These tables are made by `python -m tests.cases.quizzes_page`. -->"
END: Final = "<!-- End of the quizzes. -->"
BOTS: Final[dict[str, DanishPlayer]] = {
    "`book`": BookBot(),
    "search, 100 deals": SearchBot(Budget(100)),
    "search, 400 deals": SearchBot(Budget(400)),
}
KINDS: Final[tuple[Kind, Kind]] = ("skat", "lead")
WORLDS: Final = 1_000
READER: Final = Reader.of(words_in("en"), "danish", SEAT_NAMES)
SEED: Final = "quizzes"


def page() -> str:
    """Return the page with its tables made anew."""
    text = PAGE.read_text("utf-8")
    lines = [BEGIN, "", *_answers(), "", *_deductions(all_conclusions(WORLDS, Random(SEED))), "", END]
    return text.split(BEGIN)[0] + "\n".join(lines) + text.split(END)[1]


def _answers() -> Iterator[str]:
    laid, led = ([_told(agreement(bot, kind, Random(SEED))) for bot in BOTS.values()] for kind in KINDS)
    yield f"| | {' | '.join(BOTS)} |"
    yield "|---|" + "---|" * len(BOTS)
    yield f"| skats from the same suits as the book or an expert | {' | '.join(laid)} |"
    yield f"| leads | {' | '.join(led)} |"


def _told(found: Agreement) -> str:
    return f"{found.agreed} of {len(found.answers)}"


def _deductions(found: tuple[Conclusion, ...]) -> Iterator[str]:
    certain = [each for each in found if not each.deduction.is_open]
    unknown = [each for each in found if each.deduction.is_open]
    yield f"Of {len(certain)} deductions {_agreed(certain)} hold in all of {WORLDS:,} deals drawn for each situation,"
    yield f"and of {len(unknown)} things that a book leaves open {_agreed(unknown)} stay open:"
    yield ""
    yield "| situation | you hear | deduction, and in how many of the drawn deals it holds |"
    yield "|---|---|---|"
    for situation in SITUATIONS:
        heard = "; ".join(f"{seat}: {_heard(items)}" for seat, items in situation.said.items())
        told = "; ".join(_deduced(each) for each in found if each.situation is situation)
        yield f"| {situation.name} | {heard} | {told} |"


def _agreed(found: list[Conclusion]) -> int:
    return sum(each.agrees for each in found)


def _heard(items: tuple[str, ...] | None) -> str:
    return "anything but taroks" if items is None else ", ".join(items) or "pass"


def _deduced(conclusion: Conclusion) -> str:
    return f"{sentence(conclusion.deduction.line, READER)}: {100 * conclusion.share:.0f} %"


def main() -> None:
    """Write the tables into the page."""
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
