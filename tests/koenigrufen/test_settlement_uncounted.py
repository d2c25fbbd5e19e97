"""A sheet on which nobody counted: that a game was won, or who has most in Trischaken, settles it as a count does."""

from dataclasses import replace

import pytest

from tarock.koenigrufen import contradictions, positive
from tarock.koenigrufen.facts import Facts, Side
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.notation.koenigrufen.sheet import parse_sheet, sheet_of
from tests.koenigrufen.sheets import BETTEL, CONCEDED, RUFER, TRISCHAKEN, TURNIER, Json, Sheet, check, every_book, load
from tests.koenigrufen.sheets import valat as valat_of
from tests.koenigrufen.test_settlement_properties import deal


def uncounted(ruleset: KoenigrufenRuleset, contract: Contract, facts: Facts) -> Facts:
    """Return the same deal as somebody writes it who did not count."""
    bare = replace(facts, tricks=None, thirds=None)
    if contract.kind == "negative":
        return replace(bare, won=facts.tricks == contract.tricks)
    if contract.kind != "trischaken":
        return replace(bare, won=positive.winner(ruleset, facts) is Side.DECLARER)
    assert isinstance(facts.tricks, tuple)
    assert isinstance(facts.thirds, tuple)
    most = max(facts.thirds)
    return replace(
        bare,
        most=tuple(seat for seat in range(4) if facts.thirds[seat] == most),
        virgins=tuple(seat for seat in range(4) if not facts.tricks[seat]),
        won=most >= ruleset.counting.win_thirds,
    )


@every_book
@pytest.mark.parametrize("seed", range(150))
def test_the_result_alone_settles_as_the_count_does(book: str, seed: int) -> None:
    ruleset = load(book)
    facts = deal(ruleset, seed)
    if facts.contract is None or facts.revoke or facts.king_in_talon == "conceded":
        return  # nothing was counted anyway
    contract = ruleset.contracts_by_id[facts.contract]
    short = uncounted(ruleset, contract, facts)
    contradictions.check(ruleset, contract, short)
    assert settle(ruleset, short) == settle(ruleset, facts)
    assert parse_sheet(ruleset, sheet_of(short, book)) == short


def without(data: Sheet, **fields: Json) -> Sheet:
    """Return a sheet without its counts, with something else instead."""
    return {**{key: value for key, value in data.items() if key not in {"tricks", "thirds"}}, **fields}


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (without(RUFER), "thirds"),
        (without(BETTEL), "tricks"),
        (without(RUFER, won="yes"), "won"),
        ({**RUFER, "won": False}, "won"),
        ({**BETTEL, "won": False}, "won"),
        (without(RUFER, won=True, valat=valat_of(announced=True, made=False)), "won"),
        ({**CONCEDED, "won": True}, "tricks, thirds"),
        (without(RUFER, won=True, most=["A"]), "most"),
        (without(TRISCHAKEN, won=True), "won"),
        (without(TRISCHAKEN, virgins=["A"]), "virgins"),
        ({**TRISCHAKEN, "most": ["A"]}, "tricks"),
        (without(TRISCHAKEN, most=["A"], virgins=["B", "A"]), "most, virgins"),
        (without(TRISCHAKEN, most=["A", "B", "C", "D"]), "most, virgins"),
        (without(TRISCHAKEN, most=["B", "C"], won=True), "most, won"),
        (without(TRISCHAKEN, most=["B", "B"]), "most"),
    ],
)
def test_what_cannot_be_is_refused_with_its_field(data: Sheet, field: str) -> None:
    check(data, field)


def test_a_game_that_was_won_says_so_beside_its_count() -> None:
    data = {**RUFER, "won": True}
    assert parse_sheet(load(TURNIER), data).won is True
