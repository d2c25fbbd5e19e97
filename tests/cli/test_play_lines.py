"""Sentences about payments, declarations and the table."""

from dataclasses import replace

import msgspec
import pytest

from tarock.cli.terminal.danish.settlement_sheet import settlement_sheet
from tarock.cli.terminal.shared.lines import Line
from tarock.cli.terminal.shared.telling import told_lines
from tarock.cli.terminal.shared.wording import signed
from tarock.core.cards import Rank, Suit, suit_card
from tarock.core.ledger import Payment
from tarock.danish.actions import ASK_LAID
from tarock.danish.declarations import Courts, Item, Kings, Laid, Matadors, Taroks
from tarock.danish.events import Ante, Counted, Cup, Cups, Fund, Lost, WonLast, WonUltimo
from tarock.danish.ledger import DanishPayment, Party
from tarock.danish.seating import Seating
from tarock.danish.settlement import Settlement, settle
from tarock.danish.state import start
from tarock.danish.table import Table
from tarock.notation.cards import parse_card
from tarock.rulesets import load_danish
from tarock.telling.danish.payments import newly_paid, told_payments
from tarock.telling.danish.told import told
from tarock.words import LANGUAGES
from tests.bots.danish.situations import situation
from tests.cli.reader import table_words

BOOK = load_danish("danish-hjoerring")
SEATING = Seating.of_three(0)
BEFORE = (Fund(Cup.KING), Fund(Cup.PAGAT), Ante())
EN = table_words("en", ("Anna", "Bo", "Inge"))


def settled(*events: object) -> Settlement:
    return settle(BOOK, SEATING, Cups(), (*BEFORE, *events))  # type: ignore[arg-type]  # events of any kind


def table_with(*events: object) -> Table:
    empty = start(BOOK, SEATING, "a seed").table
    return replace(empty, events=(*BEFORE, *events))  # type: ignore[arg-type]  # events of any kind


def said(lines: list[Line]) -> list[str]:
    """Sentences without their rules."""
    return [line.plain.strip().partition(" (")[0] for line in lines]


def paid_for(*events: object) -> list[str]:
    return said(told_lines(newly_paid(table_with(), table_with(*events)), EN))


def test_only_what_is_new_is_told() -> None:
    assert newly_paid(table_with(), table_with()) == ()
    assert len(newly_paid(table_with(), table_with(Lost(1, Cup.KING)))) == 1


def test_the_same_payment_twice_is_two_payments() -> None:
    once = table_with(Lost(1, Cup.KING))
    assert len(newly_paid(once, table_with(Lost(1, Cup.KING), Lost(1, Cup.KING)))) == 1


def test_one_pays_several() -> None:
    assert paid_for(Lost(1, Cup.KING)) == ["Bo pays 5 to you, 5 to Inge and 5 into the king cup for a lost king."]
    assert paid_for(Lost(0, Cup.PAGAT)) == ["You pay 5 to Bo, 5 to Inge and 5 into the pagat cup for the lost pagat."]


def test_what_is_paid_twice_is_told_twice() -> None:
    bo = "Bo pays 5 to you, 5 to Inge and 5 into the king cup for a lost king."
    you = "You pay 5 to Bo, 5 to Inge and 5 into the king cup for a lost king."
    king = Cup.KING
    assert paid_for(Lost(1, king), Lost(1, king)) == [bo, bo]
    assert paid_for(Lost(1, king), Lost(0, king), Lost(1, king)) == [bo, you, bo]


def test_several_pay_one() -> None:
    assert paid_for(WonLast(2)) == ["You and Bo each pay 20 to Inge for the last trick."]
    assert paid_for(WonLast(0)) == ["Bo and Inge each pay 20 to you for the last trick."]


def test_a_cup_pays_and_is_funded_again() -> None:
    assert paid_for(WonUltimo(1, Cup.KING)) == [
        "You and Inge each pay 40 to Bo for the ultimo.",
        "The king cup pays 65 to Bo for the ultimo.",
        "You, Bo and Inge each pay 20 into the king cup for funding the cup.",
    ]


def test_the_count_is_paid_one_by_one() -> None:
    assert paid_for(Counted(((0, 40), (1, 16), (2, 22)))) == [
        "Bo pays 10 to you for the count.",
        "Inge pays 5 to you for the count.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_payment_names_its_rule(language: str) -> None:
    wording = table_words(language, ("Anna", "Bo", "Inge"))
    for text in told_lines(told_payments(settled(WonUltimo(1, Cup.PAGAT)).payments), wording):
        assert "(Møller, " in text.plain


def test_payments_of_one_kind_to_different_people_are_told_apart() -> None:
    pairs: list[tuple[Party, Party]] = [(0, 1), (2, 1), (0, 2)]
    payments: list[DanishPayment] = [Payment(payer, payee, 5, "count", "rule") for payer, payee in pairs]
    assert said(told_lines(told_payments(payments), EN)) == [
        "You and Inge each pay 5 to Bo for the count.",
        "You pay 5 to Inge for the count.",
    ]


def test_the_sheet_adds_up() -> None:
    sheet = settlement_sheet(settled(WonLast(1)), (100, 0, -100), EN)
    assert sheet.heads == ("You", "Bo", "Inge", "king", "pagat")
    assert dict(sheet.rows) == {
        "for funding the cup": ("−40", "−40", "−40", "+60", "+60"),
        "as the dealer’s stake": ("−10", "·", "·", "+5", "+5"),
        "for the last trick": ("−20", "+40", "−20", "·", "·"),
        "this deal": ("−70", "0", "−60", "+65", "+65"),
        "before": ("+100", "0", "−100", "0", "0"),
        "total": ("+30", "0", "−160", "65", "65"),
    }
    assert sheet.total_from == 3


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ((), "pass"),
        ((Taroks(11, with_pagat=True), Matadors(3)), "11 taroks with the pagat; 3 matadors"),
        ((Taroks(10, with_pagat=False),), "10 taroks without the pagat"),
        ((Kings("half", suit_card(Suit.DIAMONDS, Rank.KING)),), "half in kings, missing diamonds"),
        ((Kings("overfull"), Courts("full", Suit.HEARTS)), "overfull in kings; full in hearts"),
        ((Courts("half", Suit.SPADES, suit_card(Suit.SPADES, Rank.CAVALL)),), "half in spades, missing the cavall"),
        ((Laid(parse_card("HQ")),), "laid away: ♥Q"),
    ],
)
def test_declarations(items: tuple[Item, ...], text: str) -> None:
    assert EN.items(items) == text


def test_points_have_signs() -> None:
    assert [signed(points) for points in (5, 0, -5)] == ["+5", "0", "−5"]


def test_lists_of_one_two_and_three() -> None:
    assert [EN.listed("abc"[:length]) for length in (1, 2, 3)] == ["a", "a and b", "a, b and c"]


def test_a_dealer_may_answer_only_yes_or_no() -> None:
    """Møller, Lægning af skat, l.545-548: not in all clubs the number."""
    rules = msgspec.structs.replace(BOOK, disclosure=msgspec.structs.replace(BOOK.disclosure, answer="yes_no"))
    view = situation("S4")
    before = replace(view, table=replace(view.table, ruleset=rules))
    for laid, answer in ((0, "none were laid"), (1, "some were laid")):
        after = replace(before, table=replace(before.table, laid_taroks=laid))
        (text,) = told_lines(told(before, 0, ASK_LAID, after), EN)
        assert text.plain == f"You ask about taroks in the skat. The answer: {answer}."
