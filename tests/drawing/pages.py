"""The pictures in ``docs``; renew them with ``python -m tests.drawing.pages``."""

from dataclasses import dataclass, field
from pathlib import Path

from tarock.drawing.picture import Asked, before_play, drawn
from tarock.notation.record import Record, loads
from tarock.rulesets import load
from tests.drawing.deals import recorded

IMAGES = Path(__file__).parents[2] / "docs" / "images"

ULTIMO = """\
[Rules "danish-hjoerring"]
[Event "Møller, At ultimere"]
[Dealer "C"]
[Start "trick 22"]
[Leader "A"]
[A "T19 T18 T13 T1"]
[B "T21 DJ D2 D5"]
[C "T20 T8 T2 S5"]
"""


@dataclass(frozen=True, slots=True)
class Image:
    """A picture in the documentation."""

    name: str
    record: Record
    asked: Asked = field(default_factory=Asked)

    @property
    def path(self) -> Path:
        return IMAGES / f"{self.name}.svg"

    def svg(self) -> str:
        return drawn(self.record, self.asked)


def images() -> list[Image]:
    """All of them."""
    rufer = recorded("koenigrufen-1900-004")
    return [
        Image("deal-koenigrufen", rufer, Asked(at=before_play(rufer))),
        Image("deal-seat", recorded("koenigrufen-turnier-037"), Asked(at=40, seat=1, language="de", theme="dark")),
        Image("deal-position", loads(ULTIMO, load)[0]),
        Image("deal-phone", recorded("danish-hjoerring-090"), Asked(at=62, width=360, language="da")),
    ]


if __name__ == "__main__":
    for image in images():
        image.path.write_text(image.svg(), "utf-8")
