"""The line of a sheet of Danish Tarok: who won the last trick and with what, the count, and what came before."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, Final, get_args

from tarock.club.evenings.danish import seating_fields
from tarock.club.rotation import rotation_for, rounds
from tarock.club.sheets.form import (
    COUNTED,
    FormColumn,
    FormCount,
    FormMark,
    FormRow,
    FormStep,
    FormWords,
    Given,
    LineForm,
    SheetForm,
    Tokens,
    seat_columns,
    seats,
)
from tarock.core.cards import SUITS
from tarock.danish.cards import KINGS
from tarock.danish.declarations import LONGEST, Fullness
from tarock.danish.events import Cup
from tarock.danish.fault_kinds import FAULTS
from tarock.danish.rules import DanishRuleset, Rotation
from tarock.danish.seating import ACTIVE
from tarock.notation.cards import format_suit

_USUAL_LENGTHS: Final = 4
"""So many lengths of a declaration are seen on most evenings; longer ones are folded away."""
_USUAL_SPREAD: Final = 17
"""So far from the average is a count on most evenings."""
_UNCOUNTED: Final = ("nolo", "void", "redeal")
"""Ends after which nobody counts; after a tout only where the count is paid beside it (B-16)."""
_FALSE: Final = "false_declaration"
_NO_COLUMN: Final = ("",)
"""The columns of a row that is nobody's."""


def form(ruleset: DanishRuleset, at_table: int, rotation: str = "") -> LineForm:
    """Return what a line is made of by these rules: of one game, where several are played at once."""
    turn = rotation_for(ruleset, at_table, rotation or None)
    columns = _columns(turn)
    return LineForm(
        steps=(
            _dealer(turn),
            _cups(),
            _ante(),
            _declarations(ruleset, columns),
            _during(ruleset, columns),
            _last(columns),
            _count(ruleset, columns),
            _faults(ruleset, columns),
        )
    )


def given(begun: Mapping[str, Any], carried: Mapping[str, Any] | None) -> Given:
    """Return who deals, which cups must be funded, and whether the ante is due.

    An evening tells what is paid before the play; a tournament only what the cups hold, which are empty at first.
    """
    if carried is None:
        funded, is_due = [], True
    elif "events" in begun:
        funded, is_due = [event[1] for event in begun["events"] if event[0] == "fund"], ["ante"] in begun["events"]
    else:
        held: Mapping[str, int] = carried.get("cups", {})
        funded, is_due = [cup.value for cup in Cup if not held.get(cup.value)], True
    cups = "both" if len(funded) == len(Cup) else next(iter(funded), "filled")
    return {"dealer": _seating_id(begun), "cups": cups, "ante": "due" if is_due else "paid"}


# Before the play


@cache
def _seatings(turn: Rotation) -> dict[str, dict[str, Any]]:
    """Return every way in which the players of a game come to sit, whoever deals first."""
    deals = turn.at_table * turn.rest_rounds * (turn.at_table if turn.resting else 1)
    seatings = [
        seating_fields(sittings[0].seating)
        for first in range(turn.at_table)
        for sittings in islice(rounds(turn, first), deals)
    ]
    return {_seating_id(seating): seating for seating in seatings}


def _seating_id(seating: Mapping[str, Any]) -> str:
    """Return what a way to sit goes by: dealer, forehand and middle hand tell who sits out."""
    return "".join(seating[role] for role in ("dealer", "forehand", "middle"))


def _dealer(turn: Rotation) -> FormStep:
    rows = tuple(
        FormRow(id=name, said=FormWords(seat=seating["dealer"]), writes=seating)
        for name, seating in sorted(_seatings(turn).items())
    )
    return FormStep(id="dealer", said=FormWords(key="form-dealer"), rows=rows, is_given=True, early=True)


def _columns(turn: Rotation) -> tuple[FormColumn, ...]:
    """Return the players; whoever sits out has no part in the deal."""
    resting: dict[str, list[str]] = {}
    for name, seating in _seatings(turn).items():
        for seat in seating.get("sitting_out", ()):
            resting.setdefault(seat, []).append(name)
    unless: dict[str, Tokens] = {seat: {"dealer": tuple(ways)} for seat, ways in resting.items()}
    return seat_columns(seats(ACTIVE if len(turn.games) > 1 else turn.at_table), unless)


def _cups() -> FormStep:
    rows = (
        FormRow(id="filled", said=FormWords(key="form-cups-filled")),
        *(
            FormRow(id=name, said=FormWords(key=f"form-cups-{name}"), writes={"events": [["fund", name]]})
            for name in ("both", *(cup.value for cup in Cup))
        ),
    )
    return FormStep(id="cups", said=FormWords(key="form-cups"), rows=rows, is_given=True, early=True)


def _ante() -> FormStep:
    """Ask for the ante, which stays paid when the cards are dealt again (B-47)."""
    rows = (
        FormRow(id="due", said=FormWords(key="form-ante-due"), writes={"events": [["ante"]]}),
        FormRow(id="paid", said=FormWords(key="form-ante-paid")),
    )
    return FormStep(id="ante", said=FormWords(key="form-ante"), rows=rows, is_given=True, early=True)


def _declarations(ruleset: DanishRuleset, columns: tuple[FormColumn, ...]) -> FormStep:
    rows = tuple(
        _declared(ruleset, declared, said, section, rare=rare) for declared, said, section, rare in _declarable(ruleset)
    )
    return _beside("declarations", "form-declarations", rows, columns)


def _declarable(ruleset: DanishRuleset) -> Iterator[tuple[list[str | int], FormWords, str, bool]]:
    """Give all that can be declared: how the sheet writes it, its name, its section, and whether it is rare."""
    for kind, rule in (("taroks", ruleset.taroks), ("matadors", ruleset.matadors)):
        for number in range(rule.shortest, LONGEST + 1):
            said = FormWords(key="form-length", values={"number": number})
            yield [kind, number], said, f"form-{kind}", number >= rule.shortest + _USUAL_LENGTHS
    for fullness in get_args(Fullness):
        for suit in SUITS:
            letter = format_suit(suit)
            yield [fullness, letter], FormWords(key=f"form-court-{letter}"), f"form-{fullness}", False
        yield [fullness, "kings"], FormWords(key="form-kings"), f"form-{fullness}", False


def _declared(
    ruleset: DanishRuleset, declared: list[str | int], said: FormWords, section: str, *, rare: bool
) -> FormRow:
    told = ["declare", "@", *declared]
    fined = ["fine", "@", _FALSE, declared]
    found_false = FormMark(id="false", said=FormWords(key="form-false"), writes={"events": [told, fined]})
    return FormRow(
        id=f"declare {' '.join(map(str, declared))}",
        said=said,
        writes={"events": [told]},
        section=section,
        marks=(found_false,) if ruleset.fines.false_declaration else (),
        rare=rare,
    )


def _beside(
    name: str, key: str, rows: tuple[FormRow, ...], columns: tuple[FormColumn, ...], *, early: bool = True
) -> FormStep:
    return FormStep(id=name, said=FormWords(key=key), rows=rows, columns=columns, least=0, several=True, early=early)


# The play and its end


def _during(ruleset: DanishRuleset, columns: tuple[FormColumn, ...]) -> FormStep:
    """Ask for kings and the pagat, lost, brought home or drawn back."""
    lost = (
        FormRow(
            id=f"lost {cup.value}",
            said=FormWords(key=f"form-lost-{cup.value}"),
            writes={"events": [["lost", "@", cup.value]]},
            times=len(KINGS) if cup is Cup.KING else 1,
        )
        for cup in Cup
    )
    home = FormRow(id="pagat_home", said=FormWords(key="form-pagat-home"), writes={"events": [["pagat_home", "@"]]})
    baguds = (
        FormRow(
            id=f"bagud {cup.value}",
            said=FormWords(key=f"form-bagud-{cup.value}"),
            writes={"events": [["bagud", "@", cup.value]]},
        )
        for cup in Cup
    )
    paid = (home,) if ruleset.pagat_home.from_each else ()
    return _beside("during", "form-during", (*lost, *paid, *baguds), columns)


def _last(columns: tuple[FormColumn, ...]) -> FormStep:
    """Ask who won the last trick and with what, or why there was none to be paid."""
    ultimos = (
        FormRow(
            id=f"ultimo {cup.value}",
            said=FormWords(key=f"form-ultimo-{cup.value}"),
            writes={"events": [["ultimo", "@", cup.value]]},
        )
        for cup in Cup
    )
    ends = (
        FormRow(id=name, said=FormWords(key=f"form-{name}"), writes={"events": [[name, "@"]]}, rare=True)
        for name in ("nolo", "tout", "redeal")
    )
    rows = (
        FormRow(id="last_trick", said=FormWords(key="form-last-trick"), writes={"events": [["last_trick", "@"]]}),
        *ultimos,
        *ends,
        FormRow(
            id="void", said=FormWords(key="form-void"), writes={"events": [["void"]]}, columns=_NO_COLUMN, rare=True
        ),
    )
    return FormStep(id="last", said=FormWords(key="form-last"), rows=rows, columns=columns)


def _count(ruleset: DanishRuleset, columns: tuple[FormColumn, ...]) -> FormStep:
    average = ruleset.count.average
    counting = FormCount(
        total=ACTIVE * average,
        usual=(average - _USUAL_SPREAD, average + _USUAL_SPREAD),
        writes={"events": [["count", COUNTED]]},
    )
    ends = _UNCOUNTED if ruleset.tout.adds_count else (*_UNCOUNTED, "tout")
    return FormStep(
        id="count", said=FormWords(key="form-count"), columns=columns, counting=counting, unless={"last": ends}
    )


# Faults


def _faults(ruleset: DanishRuleset, columns: tuple[FormColumn, ...]) -> FormStep:
    """Ask for fines; a false declaration is marked where it was declared."""
    known = [fault for fault in FAULTS if getattr(ruleset.fines, fault) and fault != _FALSE]
    fines = (
        FormRow(
            id=f"fine {fault}",
            said=FormWords(key=f"fault-{fault.replace('_', '-')}"),
            writes={"events": [["fine", "@", fault]]},
            rare=True,
        )
        for fault in known
    )
    unfunded = (
        FormRow(
            id=f"unfunded {cup.value}",
            said=FormWords(key=f"form-unfunded-{cup.value}"),
            writes={"events": [["unfunded", "@", cup.value]]},
            rare=True,
        )
        for cup in Cup
    )
    return _beside("faults", "form-faults", (*fines, *unfunded), columns)


FAMILY: Final = SheetForm(form=form, given=given)
