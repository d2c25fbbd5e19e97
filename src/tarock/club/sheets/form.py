"""A form: the questions of which a sheet is the answer.

A page that shows a form knows no rules.  It asks each step that applies, in order, and puts together what the chosen
rows write: fields of a sheet, where a list is added to what is there and an object is merged.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias

from msgspec import Struct

from tarock.core.families import Layer, RulesetT
from tarock.core.seats import SEAT_NAMES
from tarock.core.shapes import is_list, is_table

CHOSEN: Final = "@"
"""Stands in what a row writes for the column in which it was chosen."""
COUNTED: Final = "$count"
"""Stands in what a count writes for the numbers, by column."""

Json: TypeAlias = Any
"""What a JSON text decodes to."""
Tokens: TypeAlias = dict[str, tuple[str, ...]]
"""By step: rows or columns of it."""
Given: TypeAlias = dict[str, str]
"""By step: the row that is chosen unless somebody chooses another."""


class Part(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a form; what goes without saying is left out on the wire."""


class FormWords(Part, frozen=True):
    """What something is called: a message of the catalogues, or a player."""

    key: str = ""
    values: dict[str, str | int] = {}
    seat: str = ""
    """Whose name stands here instead of a message."""
    text: str = ""
    """What stands here where no catalogue has the message, as with a game of a house."""


class FormMark(Part, frozen=True):
    """What may be said beside a row that was chosen: announced, missed, doubled."""

    id: str
    said: FormWords
    writes: dict[str, Json]
    """Laid over what the row writes, element by element."""
    group: str = ""
    """Of the marks of one group only one can be set."""
    needs: str = ""
    """The mark without which this one cannot be."""
    when: Tokens = {}


class FormRow(Part, frozen=True):
    """Something that can be chosen."""

    id: str
    said: FormWords
    writes: dict[str, Json] = {}
    columns: tuple[str, ...] = ()
    """The columns of the step that have it; nothing: all."""
    section: str = ""
    """The message above rows that belong together."""
    marks: tuple[FormMark, ...] = ()
    times: int = 1
    """So often can it be chosen in one column."""
    rare: bool = False
    """Whether it may be folded away."""
    when: Tokens = {}
    unless: Tokens = {}


class FormColumn(Part, frozen=True):
    """A side or a player for whom rows are chosen."""

    id: str
    said: FormWords
    unless: Tokens = {}


class FormCount(Part, frozen=True):
    """A number for each column, which together make a total: the last follows from the others."""

    total: int
    usual: tuple[int, int]
    """The least and the most that is seen on most evenings."""
    writes: dict[str, Json]


class FormStep(Part, frozen=True):
    """A question.  It is asked when the answers before allow it."""

    id: str
    said: FormWords
    rows: tuple[FormRow, ...] = ()
    columns: tuple[FormColumn, ...] = ()
    least: int = 1
    """So many rows must be chosen; with none the step may be passed over."""
    several: bool = False
    """Whether more than one may be."""
    counting: FormCount | None = None
    is_given: bool = False
    """Whether the answer is known as a rule: who deals, whether the cups are funded."""
    early: bool = False
    """Whether it can be noted while the deal is still being played."""
    when: Tokens = {}
    unless: Tokens = {}


class LineForm(Part, frozen=True):
    """What a line is made of."""

    steps: tuple[FormStep, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetForm(Generic[RulesetT]):
    """How a family's sheets are asked for."""

    form: Callable[[RulesetT, int, str], LineForm]
    """The form for so many players at the table, and the rotation in which they take turns; nothing: the book's first.

    Where several games are played at once, it is the form of each of them.
    """
    given: Callable[[Mapping[str, Json], Mapping[str, Json] | None], Given]
    """What goes without asking, from how the sheet of the line begins, and from what the line before carried on.

    None: that line is not written yet.
    """


FORMS: Final[Layer[SheetForm[Any]]] = Layer("sheets", SheetForm, home="tarock.club.sheets.{family}")


def seats(number: int) -> tuple[str, ...]:
    """Return the letters of so many seats."""
    return tuple(SEAT_NAMES[:number])


def seat_rows(letters: tuple[str, ...], writes: dict[str, Json]) -> tuple[FormRow, ...]:
    """Return a row for each player; ``@`` in what it writes is his seat."""
    return tuple(FormRow(id=seat, said=FormWords(seat=seat), writes=filled(writes, seat)) for seat in letters)


def seat_columns(letters: tuple[str, ...], unless: Mapping[str, Tokens] | None = None) -> tuple[FormColumn, ...]:
    """Return a column for each player."""
    return tuple(
        FormColumn(id=seat, said=FormWords(seat=seat), unless=(unless or {}).get(seat, {})) for seat in letters
    )


def filled(writes: Json, column: str) -> Json:
    """Return what a row writes in a column.

    >>> filled({"events": [["nolo", "@"]]}, "B")
    {'events': [['nolo', 'B']]}
    """
    if is_table(writes):
        return {filled(key, column): filled(value, column) for key, value in writes.items()}
    if is_list(writes):
        return [filled(value, column) for value in writes]
    return column if writes == CHOSEN else writes
