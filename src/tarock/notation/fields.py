"""Values of a settlement sheet: what a JSON text decodes to, checked field by field and named when it is wrong."""

from typing import Any, Final, TypeAlias

from tarock.core.errors import NotationError, SheetError
from tarock.core.seats import Seat
from tarock.core.sentences import Sentence, shown
from tarock.core.shapes import is_list, is_table
from tarock.notation.cards import parse_seat

Json: TypeAlias = Any
"""What a JSON text decodes to."""
Fields: TypeAlias = dict[str, Json]

LARGEST: Final = 1_000_000_000
"""Larger numbers are no amounts of any game."""


def as_object(field: str, value: Json) -> Fields:
    """Return a value that must be an object.

    :raises SheetError: if it is none.
    """
    if not is_table(value):
        raise SheetError(field, Sentence("sheet-no-object", got=shown(value)))
    return value


def as_list(field: str, value: Json) -> list[Json]:
    """Return a value that must be a list.

    :raises SheetError: if it is none.
    """
    if not is_list(value):
        raise SheetError(field, Sentence("sheet-no-list", got=shown(value)))
    return value


def as_seat(field: str, value: Json) -> Seat:
    """Return the seat that a value must name.

    :raises SheetError: if it names none.
    """
    if not isinstance(value, str):
        raise SheetError(field, Sentence("sheet-no-seat", got=shown(value)))
    try:
        return parse_seat(value)
    except NotationError as error:
        raise SheetError(field, error.sentence) from error


def as_number(field: str, value: Json, lowest: int = -LARGEST, highest: int = LARGEST) -> int:
    """Return a value that must be a whole number within bounds.

    :raises SheetError: if it is none.
    """
    if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
        if lowest == -LARGEST:
            raise SheetError(field, Sentence("sheet-no-number", got=shown(value)))
        raise SheetError(field, Sentence("sheet-out-of-bounds", got=shown(value), lowest=lowest, highest=highest))
    return value


def as_text(field: str, value: Json) -> str:
    """Return a value that must be a text with something in it.

    :raises SheetError: if it is none.
    """
    if not isinstance(value, str) or not value.strip():
        raise SheetError(field, Sentence("sheet-no-text", got=shown(value)))
    return value
