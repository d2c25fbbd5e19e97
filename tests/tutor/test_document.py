"""The registry as a document: current, and with every row."""

from pathlib import Path

from tarock.tutor.document import COMMAND, document, main
from tarock.tutor.families import TUTORS

FILE = Path(__file__).parents[2] / "docs" / "advice.md"


def test_the_document_is_current(tmp_path: Path) -> None:
    main(str(tmp_path / FILE.name))
    written = (tmp_path / FILE.name).read_text("utf-8")
    assert written == FILE.read_text("utf-8"), (
        f"the advice or its words have changed; renew the document with\n{COMMAND}"
    )


def test_the_document_has_every_row_in_the_table_of_its_book() -> None:
    sections = {part.partition("\n")[0]: part for part in document().split("\n## ")}
    for family in TUTORS:
        for row in TUTORS[family].registry.rows.values():
            assert f"\n| {row.id} | {row.lines} |" in sections[row.book]
