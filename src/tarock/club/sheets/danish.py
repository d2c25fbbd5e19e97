"""The line of a sheet of Danish Tarok: who won the last trick and with what, the count, and what came before."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final, get_args

from tarock.club.rotation import rotation_for, rounds
from tarock.club.sheets.form import (
    COUNTED,
    Column,
    Counting,
    Form,
    Given,
    Mark,
    Row,
    Said,
    SheetForm,
    Step,
    Tokens,
    seat_columns,
    seats,
)
from tarock.core.cards import SUITS
from tarock.core.seats import SEAT_NAMES
from tarock.danish.cards import KINGS
from tarock.danish.declarations import LONGEST, Fullness
from tarock.danish.events import Cup
from tarock.danish.fault_kinds import FAULTS
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import ACTIVE, Seating
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


def form(ruleset: DanishRuleset, at_table: int) -> Form:
    """Return what a line is made of by these rules."""
    columns = _columns(ruleset, at_table)
    return Form(
        steps=(
            _dealer(ruleset, at_table),
            _cups(),
            _ante(),
            _declarations(ruleset, columns),
            _during(ruleset, columns),
            _last(columns),
            _count(ruleset, columns),
            _faults(ruleset, columns),
        )
    )


def given(ruleset: DanishRuleset, at_table: int, line: int, carried: Mapping[str, Any] | None) -> Given:
    """Return who deals, in the book's rotation, and whether the cups must be funded: both before the first deal."""
    (sitting,) = next(islice(rounds(rotation_for(ruleset, at_table), first_dealer=0), line - 1, None))
    held: Mapping[str, int] = {} if carried is None else carried.get("cups", {})
    empty = [cup.value for cup in Cup if carried is not None and not held.get(cup.value)]
    funded = "both" if len(empty) == len(Cup) else next(iter(empty), "filled")
    return {"dealer": SEAT_NAMES[sitting.seating.dealer], "cups": funded, "ante": "due"}


# Before the play


def _seatings(ruleset: DanishRuleset, at_table: int) -> dict[str, Seating]:
    """Return who sits where, by the seat that deals."""
    turn = islice(rounds(rotation_for(ruleset, at_table), first_dealer=0), at_table)
    return {SEAT_NAMES[sitting.seating.dealer]: sitting.seating for (sitting,) in turn}


def _dealer(ruleset: DanishRuleset, at_table: int) -> Step:
    rows = tuple(
        Row(
            id=letter,
            said=Said(seat=letter),
            writes={
                "dealer": letter,
                "forehand": SEAT_NAMES[seating.forehand],
                "middle": SEAT_NAMES[seating.middle],
                **({"sitting_out": [SEAT_NAMES[seat] for seat in seating.sitting_out]} if seating.sitting_out else {}),
            },
        )
        for letter, seating in sorted(_seatings(ruleset, at_table).items())
    )
    return Step(id="dealer", said=Said(key="form-dealer"), rows=rows, is_given=True, early=True)


def _columns(ruleset: DanishRuleset, at_table: int) -> tuple[Column, ...]:
    """Return the players; whoever sits out has no part in the deal."""
    resting: dict[str, list[str]] = {}
    for dealer, seating in _seatings(ruleset, at_table).items():
        for seat in seating.sitting_out:
            resting.setdefault(SEAT_NAMES[seat], []).append(dealer)
    unless: dict[str, Tokens] = {seat: {"dealer": tuple(dealers)} for seat, dealers in resting.items()}
    return seat_columns(seats(at_table), unless)


def _cups() -> Step:
    rows = (
        Row(id="filled", said=Said(key="form-cups-filled")),
        *(
            Row(id=name, said=Said(key=f"form-cups-{name}"), writes={"events": [["fund", name]]})
            for name in ("both", *(cup.value for cup in Cup))
        ),
    )
    return Step(id="cups", said=Said(key="form-cups"), rows=rows, is_given=True, early=True)


def _ante() -> Step:
    """Ask for the ante, which stays paid when the cards are dealt again (B-47)."""
    rows = (
        Row(id="due", said=Said(key="form-ante-due"), writes={"events": [["ante"]]}),
        Row(id="paid", said=Said(key="form-ante-paid")),
    )
    return Step(id="ante", said=Said(key="form-ante"), rows=rows, is_given=True, early=True)


def _declarations(ruleset: DanishRuleset, columns: tuple[Column, ...]) -> Step:
    rows = tuple(
        _declared(ruleset, declared, said, section, rare=rare) for declared, said, section, rare in _declarable(ruleset)
    )
    return _beside("declarations", "form-declarations", rows, columns)


def _declarable(ruleset: DanishRuleset) -> Iterator[tuple[list[str | int], Said, str, bool]]:
    """Give all that can be declared: how the sheet writes it, its name, its section, and whether it is rare."""
    named = {"taroks": "form-taroks", "matadors": "declare-matadors"}
    for kind, rule in (("taroks", ruleset.taroks), ("matadors", ruleset.matadors)):
        for number in range(rule.shortest, LONGEST + 1):
            said = Said(key=named[kind], values={"number": number})
            yield [kind, number], said, "", number >= rule.shortest + _USUAL_LENGTHS
    for fullness in get_args(Fullness):
        for suit in SUITS:
            letter = format_suit(suit)
            yield [fullness, letter], Said(key="form-courts", values={"suit": letter}), f"form-{fullness}", False
        yield [fullness, "kings"], Said(key="form-kings"), f"form-{fullness}", False


def _declared(ruleset: DanishRuleset, declared: list[str | int], said: Said, section: str, *, rare: bool) -> Row:
    told = ["declare", "@", *declared]
    fined = ["fine", "@", _FALSE, declared]
    found_false = Mark(id="false", said=Said(key="form-false"), writes={"events": [told, fined]})
    return Row(
        id=f"declare {' '.join(map(str, declared))}",
        said=said,
        writes={"events": [told]},
        section=section,
        marks=(found_false,) if ruleset.fines.false_declaration else (),
        rare=rare,
    )


def _beside(name: str, key: str, rows: tuple[Row, ...], columns: tuple[Column, ...], *, early: bool = True) -> Step:
    return Step(id=name, said=Said(key=key), rows=rows, columns=columns, least=0, several=True, early=early)


# The play and its end


def _during(ruleset: DanishRuleset, columns: tuple[Column, ...]) -> Step:
    """Ask for kings and the pagat, lost, brought home or drawn back."""
    lost = (
        Row(
            id=f"lost {cup.value}",
            said=Said(key=f"form-lost-{cup.value}"),
            writes={"events": [["lost", "@", cup.value]]},
            times=len(KINGS) if cup is Cup.KING else 1,
        )
        for cup in Cup
    )
    home = Row(id="pagat_home", said=Said(key="form-pagat-home"), writes={"events": [["pagat_home", "@"]]})
    baguds = (
        Row(
            id=f"bagud {cup.value}",
            said=Said(key=f"form-bagud-{cup.value}"),
            writes={"events": [["bagud", "@", cup.value]]},
        )
        for cup in Cup
    )
    paid = (home,) if ruleset.pagat_home.from_each else ()
    return _beside("during", "form-during", (*lost, *paid, *baguds), columns)


def _last(columns: tuple[Column, ...]) -> Step:
    """Ask who won the last trick and with what, or why there was none to be paid."""
    ultimos = (
        Row(
            id=f"ultimo {cup.value}",
            said=Said(key=f"form-ultimo-{cup.value}"),
            writes={"events": [["ultimo", "@", cup.value]]},
        )
        for cup in Cup
    )
    ends = (
        Row(id=name, said=Said(key=f"form-{name}"), writes={"events": [[name, "@"]]}, rare=True)
        for name in ("nolo", "tout", "redeal")
    )
    rows = (
        Row(id="last_trick", said=Said(key="form-last-trick"), writes={"events": [["last_trick", "@"]]}),
        *ultimos,
        *ends,
        Row(id="void", said=Said(key="form-void"), writes={"events": [["void"]]}, columns=_NO_COLUMN, rare=True),
    )
    return Step(id="last", said=Said(key="form-last"), rows=rows, columns=columns)


def _count(ruleset: DanishRuleset, columns: tuple[Column, ...]) -> Step:
    average = ruleset.count.average
    counting = Counting(
        total=ACTIVE * average,
        usual=(average - _USUAL_SPREAD, average + _USUAL_SPREAD),
        writes={"events": [["count", COUNTED]]},
    )
    ends = _UNCOUNTED if ruleset.tout.adds_count else (*_UNCOUNTED, "tout")
    return Step(id="count", said=Said(key="form-count"), columns=columns, counting=counting, unless={"last": ends})


# Faults


def _faults(ruleset: DanishRuleset, columns: tuple[Column, ...]) -> Step:
    """Ask for fines; a false declaration is marked where it was declared."""
    known = [fault for fault in FAULTS if getattr(ruleset.fines, fault) and fault != _FALSE]
    fines = (
        Row(
            id=f"fine {fault}",
            said=Said(key=f"fault-{fault.replace('_', '-')}"),
            writes={"events": [["fine", "@", fault]]},
            rare=True,
        )
        for fault in known
    )
    unfunded = (
        Row(
            id=f"unfunded {cup.value}",
            said=Said(key=f"form-unfunded-{cup.value}"),
            writes={"events": [["unfunded", "@", cup.value]]},
            rare=True,
        )
        for cup in Cup
    )
    return _beside("faults", "form-faults", (*fines, *unfunded), columns)


FAMILY: Final = SheetForm(form=form, given=given)
