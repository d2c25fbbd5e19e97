"""The tables of a Königrufen rule book say what the engine plays and pays."""

import re

import pytest

from tarock.koenigrufen.facts import BySeat, Facts, Side, ValatFact
from tarock.koenigrufen.ledger import HALVES
from tarock.koenigrufen.rules import Contract
from tarock.koenigrufen.settlement import settle
from tarock.words import Words
from tarock.words.koenigrufen import tables
from tarock.words.koenigrufen.names import contract_name
from tests.words.koenigrufen_books import BOOKS, book

pytestmark = pytest.mark.slow

A_GAME = 107
"""35 points and 2 Blatt."""


def sums(cell: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", cell)]


def trischaken(thirds: BySeat = (40, 50, 60, 60), revoke: tuple[int, ...] = ()) -> Facts:
    return Facts(forehand=0, contract="trischaken", thirds=thirds, tricks=(3, 3, 3, 3), revoke=revoke)


@pytest.mark.parametrize("name", [name for name in BOOKS if book(name).trischaken])
def test_the_table_of_trischaken_is_what_the_engine_pays(name: str) -> None:
    """Tournament sheet, 4.3–4.6; Mayr 2012, Trischaken."""
    deals = [
        (trischaken((40, 50, 40, 80)), 3),
        (trischaken((30, 33, 40, A_GAME)), 3),
        (trischaken((60, 60, 50, 40)), 3),
        (trischaken((A_GAME, 33, 40, 30)), 3),
        (trischaken((40, 40, 65, 65)), 1),
        (trischaken((30, 60, 60, 60)), 1),
        (trischaken(revoke=(2,)), 3),
        (trischaken(revoke=(0,)), 3),
        (trischaken(revoke=(1, 2)), 1),
    ]
    paid = [-min(settle(book(name), facts).score) // HALVES // others for facts, others in deals]
    _, *cases = tables.trischaken(Words("en"), book(name))
    assert [sums(cell)[0] for _, cell in cases] == paid


def valat(contract: Contract, side: Side, *, announced: bool) -> Facts:
    thirds = 210 if side is Side.DECLARER else 0
    partner = 2 if contract.calls else None
    made = ValatFact(side, announced=announced, made=True)
    return Facts(forehand=0, contract=contract.id, declarer=0, partner=partner, tricks=12, thirds=thirds, valat=made)


@pytest.mark.parametrize("name", BOOKS)
def test_the_table_of_the_valat_is_what_the_engine_pays(name: str) -> None:
    """Book of 1900, §§ 12, 14, 16, 19; tournament sheet, 9.1–9.3; Mayr 2012, Valat."""
    ruleset = book(name)
    _, *shown = tables.valat(Words("en"), ruleset)
    cells = {row[0]: row[1:] for row in shown}
    for contract in ruleset.contracts:
        told = cells.pop(contract_name(Words("en"), contract.id), ("", ""))
        for cell, announced in zip(told, (False, True), strict=True):
            paid = [
                max(payment.score for payment in settle(ruleset, valat(contract, side, announced=announced)).payments)
                for side in Side
                if cell
            ]
            assert sorted(set(sums(cell))) == sorted({score // HALVES for score in paid})
    assert not cells


def test_equal_bids_share_a_row_in_the_order_of_bids() -> None:
    """Mayr 2012, Übersicht; M-A06."""
    table = tables.order_of_bids(Words("en"), book("koenigrufen-mayr-2012").auction)
    assert table[0] == ("Rank", "Bid")
    assert table[1] == ("1", "Piccolo, Zwiccolo")
    assert table[3] == ("3", "Pagatrufer")
    assert table[-1] == ("13", "Solodreier")
