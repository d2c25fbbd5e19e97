"""A form, filled in: the same that the page does, in a few lines of Python."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tarock.club.sheets.form import COUNTED, FormColumn, FormRow, FormStep, Given, LineForm, Tokens, filled

Json: TypeAlias = Any
"""What a JSON text decodes to."""


@dataclass(frozen=True)
class Pick:
    """A row that was chosen, or numbers that were counted."""

    step: str
    row: str = ""
    column: str = ""
    marks: tuple[str, ...] = ()
    counts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Answers:
    """All that was chosen so far."""

    form: LineForm
    given: Given
    picks: tuple[Pick, ...] = ()
    steps: dict[str, FormStep] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "steps", {step.id: step for step in self.form.steps})

    def of(self, step: str) -> list[Pick]:
        """The picks of a step; where there are none, what is given."""
        found = [pick for pick in self.picks if pick.step == step]
        return found or [Pick(step, self.given[step])] if step in self.given else found

    def _has(self, tokens: Tokens, step: str) -> bool:
        return any({pick.row, pick.column} & set(tokens[step]) for pick in self.of(step))

    def allows(self, part: FormStep | FormRow | FormColumn) -> bool:
        """Whether a part of the form applies after what was chosen."""
        when = part.when if isinstance(part, FormStep | FormRow) else {}
        return all(self._has(when, step) for step in when) and not any(self._has(part.unless, s) for s in part.unless)

    def open_step(self) -> FormStep | None:
        """The next question that must be answered."""
        for step in self.form.steps:
            if self.allows(step) and not step.is_given and len(self.of(step.id)) < step.least:
                return step
        return None

    def choices(self, step: FormStep) -> Iterator[Pick]:
        """Every row of a step in every column that has it."""
        columns = [column.id for column in step.columns if self.allows(column)] or [""]
        for row in step.rows:
            if self.allows(row):
                for column in columns if not row.columns else row.columns:
                    yield Pick(step.id, row.id, column)

    def sheet(self) -> dict[str, Any]:
        """What the picks write together."""
        sheet: dict[str, Any] = {}
        for step in self.form.steps:
            for pick in self.of(step.id) if self.allows(step) else ():
                if step.counting is not None:
                    _add(sheet, _counted(step.counting.writes, dict(pick.counts)))
                    continue
                (row,) = (each for each in step.rows if each.id == pick.row)
                written = deepcopy(row.writes)
                for mark in (mark for mark in row.marks if mark.id in pick.marks):
                    written = _over(written, mark.writes)
                _add(sheet, filled(written, pick.column))
        return sheet


def _add(sheet: dict[str, Any], more: dict[str, Any]) -> None:
    for key, value in more.items():
        if isinstance(value, dict) and key in sheet:
            _add(sheet[key], value)
        elif isinstance(value, list):
            sheet[key] = [*sheet.get(key, []), *value]
        else:
            sheet[key] = value


def _over(below: Json, above: Json) -> Json:
    if isinstance(below, dict) and isinstance(above, dict):
        return {**below, **{key: _over(below.get(key), value) for key, value in above.items()}}
    if isinstance(below, list) and isinstance(above, list):
        return [_over(below[at] if at < len(below) else None, value) for at, value in enumerate(above)]
    return above


def _counted(writes: Json, counts: dict[str, int]) -> Json:
    if isinstance(writes, dict):
        return {key: _counted(value, counts) for key, value in writes.items()}
    if isinstance(writes, list):
        return [_counted(value, counts) for value in writes]
    return counts if writes == COUNTED else writes
