"""Statements: every action is spelled as it declares itself, and the page about the formats knows all of them."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, get_args

import pytest

from tarock.core.acts import tag_of
from tarock.core.cardset import NO_CARDS
from tarock.danish import actions as danish
from tarock.danish.declarations import Kings, Taroks
from tarock.koenigrufen import actions as koenigrufen
from tarock.koenigrufen.auction import contract_of
from tarock.notation.cards import parse_card, parse_cards, parse_suit
from tarock.notation.danish.statements import GRAMMAR as DANISH
from tarock.notation.danish.statements import format_claim, read_statement
from tarock.notation.koenigrufen.statements import GRAMMAR as KOENIGRUFEN
from tarock.notation.koenigrufen.statements import ROUND, read_bid, read_words
from tarock.notation.patterns import parse_pattern
from tarock.notation.syntax import Statement, split
from tarock.rulesets import KOENIGRUFEN as BOOKS
from tarock.rulesets import load_koenigrufen

PAGE: Final = (Path(__file__).parents[2] / "docs" / "formats.md").read_text("utf-8")
DANISH_PAGE, KOENIGRUFEN_PAGE = PAGE.partition("## Sheets")[0].split("### Königrufen\n")
DEALER: Final = 2


def statement(text: str) -> Statement:
    (line,) = split(text)[0].lines
    assert isinstance(line, Statement)
    return line


DANISH_SPELLED: Final[list[tuple[danish.Action, str]]] = [
    (danish.REDEAL, "redeal"),
    (danish.Lay(parse_cards("S2 S3 H9")), "lays S3 S2 H9"),
    (danish.Lay(NO_CARDS), "lays"),
    (danish.Declare(), "passes"),
    (danish.Declare((Taroks(10, with_pagat=True), Kings("full"))), "declares taroks 10 with, full kings"),
    (danish.CLAIM, "claims"),
    (danish.Name(parse_suit("H")), "names H"),
    (danish.PlayOutOfTurn(parse_card("H7")), "plays H7"),
    (danish.PlayOutOfTurn(parse_card("X"), parse_suit("S")), "plays X=S"),
    (danish.ClaimFault("renonce", 0), "claims-renonce A"),
    (danish.ClaimFault("renonce", 0, 4), "claims-renonce A trick 4"),
    (danish.ACCEPT, "accepts"),
    (danish.ACCEPT_HOLDING, "accepts holding"),
    (danish.Draw(0, 7), "draws A 7"),
    (danish.AGREE, "agrees"),
]
KOENIGRUFEN_SPELLED: Final[list[tuple[koenigrufen.Action, str]]] = [
    (koenigrufen.PASS_FOREHAND, "passes-forehand"),
    (koenigrufen.Hold(("trull", "pagat")), "hold trull pagat"),
    (koenigrufen.Call(parse_card("SK")), "calls SK"),
    (koenigrufen.Call(None), "calls fourth"),
    (koenigrufen.Take(2), "takes 2"),
    (koenigrufen.Take("all"), "takes all"),
    (koenigrufen.Concede(), "concedes"),
    (koenigrufen.Concede("uhu"), "concedes uhu"),
    (koenigrufen.Lay(parse_cards("D3 D4 T5"), parse_cards("T5")), "lays T5 D3 D4 hiding T5"),
    (koenigrufen.GOOD, "good"),
    (koenigrufen.Speak(("trull",)), "announces trull"),
    (koenigrufen.Speak((), ("game", "pagat", 1)), "kontra game pagat B"),
    (koenigrufen.ClaimFault("exposed", 3, 12), "claims-exposed D trick 12"),
    (koenigrufen.ClaimLost("valat"), "claims-lost valat"),
]


@pytest.mark.parametrize(("action", "text"), DANISH_SPELLED)
def test_danish_tarok_is_spelled_and_read_again(action: danish.Action, text: str) -> None:
    assert DANISH.spelled(action) == text
    assert DANISH.read(statement(f"A {text}")) == action


@pytest.mark.parametrize(("action", "text"), KOENIGRUFEN_SPELLED)
def test_koenigrufen_is_spelled_and_read_again(action: koenigrufen.Action, text: str) -> None:
    assert KOENIGRUFEN.spelled(action) == text
    assert KOENIGRUFEN.read(statement(f"A {text}")) == action


def test_a_bid_is_spelled_by_the_name_of_its_game() -> None:
    assert KOENIGRUFEN.spelled(koenigrufen.Bid("dreier")) == "dreier"
    assert KOENIGRUFEN.spelled(koenigrufen.Bid("besserrufer", "uhu")) == "besserrufer uhu"
    assert KOENIGRUFEN.spelled(koenigrufen.Bid("solodreier", announces=("trull", "pagat"))) == "solodreier trull pagat"


def test_cards_of_a_trick_have_no_verb() -> None:
    assert DANISH.spelled(danish.Play(parse_card("X"), parse_suit("D"))) == "X=D"
    assert KOENIGRUFEN.spelled(koenigrufen.Play(parse_card("SK"))) == "SK"
    assert "" not in (*DANISH.on_line, *DANISH.in_trick, *KOENIGRUFEN.on_line, *KOENIGRUFEN.in_trick)


def test_a_claim_about_the_dealer_need_not_name_him() -> None:
    claim = danish.ClaimFault("skat", DEALER)
    assert format_claim(claim) == "claims-skat"
    assert read_statement(statement("A claims-skat"), DEALER) == claim
    assert read_statement(statement("A claims-skat C"), DEALER) == claim


@pytest.mark.parametrize(
    "pattern",
    ["calls <card>|fourth", "lays <cards> [hiding <hidden>]", "plays <card>[=<named>]", "accepts [holding]"],
)
def test_a_pattern_shows_how_it_is_used(pattern: str) -> None:
    text = re.sub(r"<(\w+)>\|fourth", r"{\1|fourth}", pattern)
    parsed = parse_pattern(re.sub(r"<(\w+)>", r"{\1}", text))
    assert " ".join((parsed.verb, *map(str, parsed.arguments))) == pattern


@pytest.mark.parametrize("action", [*get_args(danish.Action), *get_args(koenigrufen.Action)])
def test_a_pattern_spells_every_field(action: type[danish.Action | koenigrufen.Action]) -> None:
    spelling = action.record
    patterns = [parse_pattern(text, has_verb=not spelling.is_card) for text in spelling.patterns]
    assert set(action.__struct_fields__) == {field for pattern in patterns for field in pattern.fields}


@pytest.mark.parametrize("actions", [danish.Action, koenigrufen.Action])
def test_no_two_actions_of_a_game_have_the_same_tag(actions: object) -> None:
    tags = [tag_of(action.__name__) for action in get_args(actions)]
    assert len(tags) == len(set(tags))


# The page


def examples(page: str) -> list[str]:
    """The statements that stand in the tables of a page."""
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    shown = [text.strip("()") for line in rows for text in re.findall(r"`([^`]*)`", line)]
    return [text for text in shown if re.match(r"[A-G] [a-z]", text) and "…" not in text]


def read_danish(line: Statement) -> object:
    return read_statement(line, DEALER)


def read_koenigrufen(line: Statement) -> object:
    verb = line.verb.text
    contract = next((found for book in BOOKS if (found := contract_of(load_koenigrufen(book), verb))), None)
    if contract is not None:
        return read_bid(contract, line)
    return read_words(line) if verb in ROUND else KOENIGRUFEN.read(line)


@pytest.mark.parametrize(
    ("page", "read", "verbs"),
    [
        (DANISH_PAGE, read_danish, {*DANISH.on_line, *DANISH.in_trick}),
        (KOENIGRUFEN_PAGE, read_koenigrufen, {*KOENIGRUFEN.on_line, *KOENIGRUFEN.in_trick}),
    ],
    ids=["danish", "koenigrufen"],
)
def test_the_page_about_the_formats_shows_every_statement(
    page: str, read: Callable[[Statement], object], verbs: set[str]
) -> None:
    lines = [statement(text) for text in examples(page)]
    assert all(read(line) for line in lines)
    assert verbs <= {line.verb.text for line in lines}
