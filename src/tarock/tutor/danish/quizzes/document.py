"""The table of quizzes in ``docs/coach.md``: what the judge says to every expert's answer.

Renew it with ``python -m tarock.tutor.danish.quizzes.document docs/coach.md``.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tarock.core.seats import SEAT_NAMES
from tarock.telling.sentences import Reader, sentence
from tarock.tutor.danish.quizzes.pricing import priced
from tarock.tutor.danish.quizzes.quiz import Quiz, quizzes
from tarock.tutor.danish.quizzes.telling import declared_lines, priced_line
from tarock.words import words_in

COMMAND: Final = "python -m tarock.tutor.danish.quizzes.document docs/coach.md"
BEGIN: Final = f"<!-- This table is made by `{COMMAND}`. -->"
END: Final = "<!-- End of the quizzes. -->"


def document(text: str) -> str:
    """Return a page with its table made anew."""
    reader = Reader.of(words_in("en"), "danish", SEAT_NAMES)
    rows = [f"| {' | '.join(row)} |" for quiz in quizzes().values() for row in _rows(quiz, reader)]
    table = ["| quiz | book | answer, and what it costs in chips |", "|---|---|---|", *rows]
    return text.split(BEGIN, maxsplit=1)[0] + "\n".join([BEGIN, "", *table, "", END]) + text.split(END)[1]


def _rows(quiz: Quiz, reader: Reader) -> Iterator[tuple[str, str, str]]:
    lines = declared_lines(quiz) if quiz.kind == "declaration" else map(priced_line, priced(quiz))
    for number, line in enumerate(lines):
        name, source = (quiz.id, quiz.source) if number == 0 else ("", "")
        yield name, source, sentence(line, reader)


def main(file: str) -> None:
    """Write the table into the page."""
    path = Path(file)
    path.write_text(document(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
