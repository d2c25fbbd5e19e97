"""Recorded deals to draw, and what a picture shows."""

from pathlib import Path
from xml.etree import ElementTree as ET

from tarock.notation.record import Record, loads
from tarock.rulesets import load

FOLDER = Path(__file__).parents[1] / "data" / "cases" / "records"
BOOKS = ("danish-hjoerring", "danish-jensen-1989", "koenigrufen-1900", "koenigrufen-mayr-2012", "koenigrufen-turnier")

SVG = "{http://www.w3.org/2000/svg}"


def recorded(name: str) -> Record:
    return loads((FOLDER / f"{name}.tarock").read_text("utf-8"), load)[0]


def some(book: str, number: int) -> list[str]:
    """The names of the first deals by a book."""
    return sorted(path.stem for path in FOLDER.glob(f"{book}-*.tarock"))[:number]


def texts(svg: str) -> list[str]:
    """All that is written in a picture."""
    return ["".join(element.itertext()) for element in ET.fromstring(svg).iter(f"{SVG}text")]


def described(svg: str) -> str:
    """What those are told who cannot see it."""
    found = ET.fromstring(svg).find(f"{SVG}desc")
    assert found is not None
    return found.text or ""
