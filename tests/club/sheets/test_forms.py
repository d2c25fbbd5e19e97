"""The forms of both families: whatever way one goes through the questions, a sheet comes out that settles."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from tarock.club.evenings.danish import seating_fields
from tarock.club.rotation import rounds
from tarock.club.sheets.form import FORMS, FormColumn, FormWords, LineForm
from tarock.club.tournament.scoring import SCORINGS
from tarock.core.errors import SheetError
from tarock.core.rules import Ruleset
from tarock.danish.rules import Rotation
from tarock.koenigrufen.bonus_kinds import BIRDS
from tarock.rulesets import load, load_danish, load_koenigrufen
from tarock.rulesets.danish import DANISH
from tarock.words import LANGUAGES, words_in
from tests.club.sheets.answers import Answers, Pick

TABLES = [
    ("danish-jensen-1989", 3),
    ("danish-jensen-1989", 4),
    ("danish-hjoerring", 3),
    ("danish-hjoerring", 4),
    ("koenigrufen-1900", 4),
    ("koenigrufen-turnier", 4),
    ("koenigrufen-turnier", 5),
    ("koenigrufen-mayr-2012", 4),
]
every_table = pytest.mark.parametrize(("book", "at_table"), TABLES)


def blank(book: str, at_table: int, line: int = 1) -> tuple[Ruleset, Answers]:
    """An empty form for a line."""
    ruleset = load(book)
    family = FORMS[ruleset.family]
    begun = SCORINGS[ruleset.family].placed(ruleset, at_table, line)
    return ruleset, Answers(family.form(ruleset, at_table, ""), family.given(begun, {}))


def settled(ruleset: Ruleset, sheet: dict[str, Any]) -> list[int]:
    """What a sheet comes to."""
    found = SCORINGS[ruleset.family].settled(ruleset, {"ruleset": ruleset.id, **sheet}, {}, "score")
    return [int(2 * points) for points in found.points]


def ways(answers: Answers, dice: Random | None = None) -> Iterator[Answers]:
    """Every way through the questions that must be answered; with dice one."""
    step = answers.open_step()
    if step is None:
        yield answers
        return
    if step.counting is not None:
        seats = [column.id for column in step.columns if answers.allows(column)]
        counts = (*((seat, 26 + at) for at, seat in enumerate(seats[:-1])), (seats[-1], 78 - 26 - 27))
        choices = [Pick(step.id, counts=counts)]
    else:
        chosen = answers.of(step.id)
        choices = [pick for pick in answers.choices(step) if pick not in chosen]
    for pick in choices if dice is None else [dice.choice(choices)]:
        yield from ways(replace(answers, picks=(*answers.picks, pick)), dice)


@every_table
def test_every_way_through_the_questions_gives_a_sheet_that_settles(book: str, at_table: int) -> None:
    ruleset, form = blank(book, at_table)
    for filled_in in ways(form):
        sheet = filled_in.sheet()
        try:
            won = settled(ruleset, sheet)
        except SheetError as error:  # pragma: no cover - only if the form and the sheet disagree
            pytest.fail(f"{sheet}: {error}")
        if ruleset.family == "koenigrufen":
            assert sum(won) == 0


@every_table
def test_whatever_may_be_added_settles_after_some_way(book: str, at_table: int) -> None:
    """Every row of every question that may be passed over, alone and with each of its marks."""
    ruleset, form = blank(book, at_table)
    dice, missing = Random(5), set[tuple[str, str, str]]()
    for step in form.form.steps:
        if step.least == 0:
            rows = [row for row in step.rows if step.id not in row.when]
            missing |= {(step.id, row.id, mark) for row in rows for mark in ("", *(m.id for m in row.marks))}
    for _ in range(600):
        (filled_in,) = ways(form, dice)
        for step in filled_in.form.steps:
            if step.least or not filled_in.allows(step):
                continue
            for pick in filled_in.choices(step):
                for key in [key for key in missing if key[:2] == (step.id, pick.row)]:
                    (row,) = (row for row in step.rows if row.id == pick.row)
                    needs = next((mark.needs for mark in row.marks if mark.id == key[2]), "")
                    marked = replace(pick, marks=tuple(mark for mark in (needs, key[2]) if mark))
                    try:
                        settled(ruleset, replace(filled_in, picks=(*filled_in.picks, marked)).sheet())
                    except SheetError:
                        continue
                    missing.discard(key)
    assert not missing


def test_a_valat_may_be_announced_against_another() -> None:
    """Announced by both sides, it is settled for each (K-A26)."""
    ruleset, form = blank("koenigrufen-turnier", 4)
    taps = [("contract", "dreier", ""), ("declarer", "A", ""), ("result", "lost", "")]
    picks = [Pick(*tap) for tap in taps]
    picks += [
        Pick("bonuses", "valat", "declarer", ("announced", "missed")),
        Pick("bonuses", "counter_valat", "defenders"),
    ]
    once = settled(ruleset, replace(form, picks=tuple(picks[:-1])).sheet())
    assert once[0] < 0
    assert settled(ruleset, replace(form, picks=tuple(picks)).sheet()) == [0, 0, 0, 0]


def test_a_form_of_koenigrufen_offers_every_game_and_every_bonus_of_its_rules() -> None:
    for book in ("koenigrufen-1900", "koenigrufen-turnier", "koenigrufen-mayr-2012"):
        ruleset = load_koenigrufen(book)
        steps = {step.id: step for step in FORMS["koenigrufen"].form(ruleset, 4, "").steps}
        games = {row.writes.get("contract") for row in steps["contract"].rows}
        assert {contract.id for contract in ruleset.contracts} <= games
        assert {bonus.id for bonus in ruleset.bonuses} | {"valat"} <= {row.id for row in steps["bonuses"].rows}
        birds = [row.writes["bird"] for row in steps["contract"].rows if "bird" in row.writes]
        assert not birds or set(birds) == {*BIRDS, "none"}


def test_a_form_of_danish_tarok_offers_every_fine_of_its_book() -> None:
    for book in ("danish-jensen-1989", "danish-hjoerring"):
        ruleset = load_danish(book)
        steps = {step.id: step for step in FORMS["danish"].form(ruleset, 4, "").steps}
        fines = {name for name in ruleset.fines.__struct_fields__ if getattr(ruleset.fines, name)}
        offered = {row.id.removeprefix("fine ") for row in steps["faults"].rows if row.id.startswith("fine ")}
        assert fines - {"false_declaration"} == offered
        assert all(row.marks for row in steps["declarations"].rows)


@every_table
def test_everything_has_a_name_in_every_language(book: str, at_table: int) -> None:
    _, form = blank(book, at_table)
    names: list[FormWords] = []
    for step in form.form.steps:
        marks = [mark.said for row in step.rows for mark in row.marks]
        sections = [FormWords(key=row.section) for row in step.rows if row.section]
        names += [step.said, *(row.said for row in step.rows), *(c.said for c in step.columns), *marks, *sections]
    for said in names:
        for language in LANGUAGES:
            if said.key:
                assert words_in(language)(said.key, **said.values, name="Anna")


def test_forehand_and_deal_go_round() -> None:
    """The dealer sits out at a table of five; in Danish Tarok the fourth does (Møller, Deltagere, l.371-372)."""
    _, four = blank("koenigrufen-turnier", 4)
    assert four.given == {"forehand": "B"}
    assert [blank("koenigrufen-turnier", 5, line)[1].given["forehand"] for line in range(1, 6)] == list("ABCDA")
    seatings = [blank("danish-hjoerring", 4, line)[1].given["dealer"] for line in range(1, 6)]
    assert seatings == ["ABD", "BCA", "CDB", "DAC", "ABD"]


@pytest.mark.parametrize(
    ("book", "rotation"),
    [(book, rotation) for book in DANISH for rotation in load_danish(book).rotations],
    ids=lambda each: each if isinstance(each, str) else each.id,
)
def test_a_form_knows_every_way_in_which_the_book_lets_people_sit(book: str, rotation: Rotation) -> None:
    """Also of four with two packs, of five of whom one rests, of six and seven with two games (Jensen, l.48-118)."""
    ruleset = load_danish(book)
    form = FORMS["danish"].form(ruleset, rotation.at_table, rotation.id)
    (dealer,) = (step for step in form.steps if step.id == "dealer")
    seatings = {row.id: row.writes for row in dealer.rows}
    for first in range(rotation.at_table):
        for sittings in islice(rounds(rotation, first), 60):
            for sitting in sittings:
                begun = seating_fields(sitting.seating)
                assert seatings[FORMS["danish"].given(begun, {})["dealer"]] == begun
                playing = {each.id for each in dealer_columns(form) if not sits_out(each, begun)}
                assert playing == {begun[role] for role in ("dealer", "forehand", "middle")}


def dealer_columns(form: LineForm) -> tuple[FormColumn, ...]:
    return next(step.columns for step in form.steps if step.id == "declarations")


def sits_out(column: FormColumn, begun: dict[str, Any]) -> bool:
    return FORMS["danish"].given(begun, {})["dealer"] in column.unless.get("dealer", ())


def test_empty_cups_are_funded_and_full_ones_are_not() -> None:
    given, begun = FORMS["danish"].given, {"dealer": "A", "forehand": "B", "middle": "D"}
    assert given(begun, {})["cups"] == "both"
    assert given(begun, {"cups": {"king": 65, "pagat": 65}})["cups"] == "filled"
    assert given(begun, {"cups": {"king": 0, "pagat": 65}})["cups"] == "king"
    assert given(begun, None)["cups"] == "filled"
