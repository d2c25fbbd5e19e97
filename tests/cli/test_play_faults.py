"""Table mode told to a player: what somebody does, how it is judged, and what the others are asked."""

import re

import pytest

from tarock.cli.terminal.shared.telling import told_lines
from tarock.danish.history import history
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.telling.danish.told import told
from tarock.words import LANGUAGES
from tests.cli.reader import table_words
from tests.danish.builders import HJOERRING, JENSEN, A, B, after, laid, parse_move
from tests.danish.tables import at_table, declared, declared_by_next, in_play, miscounted, played_out

NAMES = ("Anna", "Bo", "Cai")


def narrated(state: DanishState, moves: str, language: str = "en") -> list[str]:
    """Return what A reads of the last of some moves; payments without their rules."""
    *before, last = moves.split(", ")
    state = after(state, ", ".join(before)) if before else state
    seat, action = parse_move(last)
    happened = told(state.view(A), seat, action, state.apply(seat, action).view(A))
    lines = told_lines(happened, table_words(language, NAMES))
    return [line.plain.strip().partition(" (")[0] for line in lines]


def table() -> DanishState:
    return in_play(HJOERRING, "S4 S5", "S9 H9", "S10 H10")


def one_too_many(book: DanishRuleset = HJOERRING) -> DanishState:
    return miscounted(at_table(book, "", "S9"), B, A, "S9")


def test_a_claim_is_told_with_its_verdict_the_fine_and_what_is_asked() -> None:
    assert narrated(table(), "A S4, B H9, C claims-renonce B trick 1") == [
        "Cai points out a fault of Bo: revoke in trick 1.",
        "That is right.",
        "Cai and you decide. If even one of the two objects, the deal is void.",
        "Bo pays 40 into the king cup and 40 into the pagat cup for a revoke.",
    ]


def test_a_claim_that_is_not_so_is_told_as_well() -> None:
    assert narrated(table(), "B claims-declaration A") == [
        "Bo points out a fault of yours: wrong or missing declaration.",
        "That is not so, and play goes on.",
    ]


def test_the_answers_are_told() -> None:
    state = after(table(), "A S4, B H9, C claims-renonce B")
    assert narrated(state, "C accepts") == ["Cai wants to play on."]
    assert narrated(state, "C accepts, A accepts") == [
        "You want to play on.",
        "Bo may put it right: the wrong card and all that followed are taken back.",
    ]
    assert narrated(state, "C refuses") == ["Cai wants the deal void.", "The deal is void."]


def test_a_card_out_of_turn_and_what_becomes_of_it_are_told() -> None:
    assert narrated(table(), "B plays S9") == ["Bo plays ♠9 out of turn."]
    assert narrated(table(), "B plays S9, C claims-turn B, C accepts holding")[0] == (
        "Cai wants to play on, and the card must stay on the table."
    )
    assert narrated(table(), "B plays S9, C claims-turn B, C accepts holding, A accepts") == [
        "You want to play on.",
        "Bo’s ♠9 stays on the table.",
    ]


def test_a_misdeal_is_told() -> None:
    assert narrated(one_too_many(), "C claims-cards B")[1:3] == ["That is right.", "Bo draws a card."]
    assert narrated(one_too_many(), "C claims-cards B, B draws A 7") == ["Bo draws a card of yours."]
    jensen = after(one_too_many(JENSEN), "B claims-cards B")
    assert narrated(jensen, "C deals-again")[0] == "Cai pays and deals again."
    assert narrated(jensen, "C passes-deal") == ["Cai lets the next player deal.", "The deal is void."]


def test_a_wrong_number_that_shows_itself_is_told() -> None:
    end = played_out(laid(one_too_many(JENSEN)))
    *_, before, after_it = history(end)
    seat, action = end.table.log[-1]
    lines = told_lines(told(before.view(A), seat, action, after_it.view(A)), table_words("en", NAMES))
    assert "The number of cards is wrong: Bo and you." in [line.plain for line in lines]


def test_a_skat_that_is_put_right_is_told() -> None:
    state = laid(at_table(JENSEN, "", "", "SK S2 S4"), "SK S2 S4")
    assert narrated(state, "A claims-skat C") == [
        "You point out a fault of Cai: wrong skat.",
        "That is right.",
        "The skat is put right: the dealer lays again, and everybody declares again.",
    ]


def test_a_false_declaration_asks_whether_both_want_the_deal_void() -> None:
    state = after(declared_by_next(laid(at_table(HJOERRING, "", "SK"))), "A declares full S")
    question = "Bo and Cai decide. The deal is void only if both of the others want it so."
    assert narrated(state, "B claims-declaration A")[2] == question


EVERY_DEED = {
    "moves-cups": (at_table(HJOERRING, moves_cups=False), "C moves-cups"),
    "agrees": (played_out(table()), "A agrees"),
    "early": (after(at_table(HJOERRING), "A passes"), "B claims-early A"),
    "cups": (declared(laid(at_table(HJOERRING, "S4", moves_cups=False))), "A S4, B claims-cups C"),
    "turn": (table(), "B plays S9, A claims-turn B"),
    "skat": (table(), "A claims-skat C"),
    "cards": (table(), "A claims-cards C"),
    "renonce": (table(), "A claims-renonce B"),
    "declaration": (table(), "A claims-declaration B"),
    "holding": (table(), "B plays S9, A claims-turn B, C accepts holding"),
    "refuses": (table(), "B plays S9, A claims-turn B, C refuses"),
    "draws": (one_too_many(), "C claims-cards B, B draws A 7"),
    "deals again": (one_too_many(JENSEN), "A claims-cards B, C deals-again"),
    "passes the deal": (one_too_many(JENSEN), "A claims-cards B, C passes-deal"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deed", EVERY_DEED)
def test_every_deed_is_a_sentence_in_every_language(deed: str, language: str) -> None:
    for line in narrated(*EVERY_DEED[deed], language):
        assert re.fullmatch(r"[A-ZÆØÅÄÖÜ♠♥♦♣].*\.", line), line
        assert not re.search(r"  |\{|None", line), line


def test_moving_the_cups_and_agreeing_are_told() -> None:
    assert narrated(*EVERY_DEED["moves-cups"]) == ["Cai moves the cups to the right."]
    assert narrated(*EVERY_DEED["agrees"]) == ["You agree that the deal may be settled."]
