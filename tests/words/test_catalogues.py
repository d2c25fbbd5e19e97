"""The catalogues say the same things in every language, and all that the program has to say."""

import ast
import re
from itertools import product
from pathlib import Path

import pytest

import tarock
from tarock.core.cards import COURT_RANKS, RANK_NAMES, SUIT_NAMES
from tarock.danish.events import Cup
from tarock.danish.fault_kinds import FAULTS
from tarock.danish.reasons import Reason
from tarock.rulesets import DANISH
from tarock.words import LANGUAGES, Words
from tarock.words.danish.rulebook import CONSTANTS, SECTIONS
from tarock.words.danish.tables import TERMS
from tests.words.catalogue import BOOK_CATALOGUES, arguments, messages

SOURCE = Path(tarock.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
COURTS = [RANK_NAMES[rank] for rank in COURT_RANKS]

PAID_FOR = {
    *("fund", "ante", "unfunded", "ruling", "taroks", "matadors", "half", "full", "overfull"),
    *("lost_king", "lost_pagat", "pagat_home", "repaid"),
    *("last_trick", "ultimo", "bagud", "nolo", "tout", "count", "close"),
    *FAULTS,
}


def code(name: str) -> str:
    return name.replace("_", "-").replace(".", "-")


REASONS = {f"reason-{code(reason)}" for reason in Reason}
PAYMENTS = {f"for-{code(reason)}" for reason in PAID_FOR}
DECLARATIONS = {
    *("declare-taroks", "declare-matadors", "declare-laid", "declare-pass"),
    *(f"declare-{fullness}{of}" for fullness, of in product(("half", "full", "overfull"), ("", "-kings"))),
}
CARDS = {
    *(f"suit-{suit}" for suit in SUIT_NAMES),
    *(f"rank-{rank}" for rank in COURTS),
    *(f"rank-short-{rank}" for rank in COURTS),
    *("suit-name", "card-tarok", "card-pagat", "card-skus", "card-suit"),
    *(f"role-{role}" for role in ("dealer", "forehand", "middle", "sitting-out")),
    *(f"cup-{cup}" for cup in Cup),
    *(f"card-danish-{card}" for card in ("X", "T1")),
    *(f"card-koenigrufen-{card}" for card in ("X", "T21", "T1", "T2", "T3", "T4")),
}
RULES = {
    *(f"section-{name}" for name in SECTIONS),
    *(f"rule-{code(entry)}" for entries in SECTIONS.values() for entry in entries if entry != "fines"),
    *("rule-count-values", "rule-count-payments"),
    *(f"rule-fines-{code(fault)}" for fault in FAULTS),
    *(f"term-{term}" for term in TERMS),
    *(f"title-{book}" for book in DANISH),
}
EXPECTED = REASONS | PAYMENTS | DECLARATIONS | CARDS | RULES


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages("en").keys() == messages(language).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_takes_the_same_arguments_in_every_language(language: str) -> None:
    different = [name for name in messages("en") if arguments("en", name) != arguments(language, name)]
    assert different == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_stands_in_the_same_catalogue_in_every_language(language: str) -> None:
    different = [name for name, message in messages("en").items() if messages(language)[name].file != message.file]
    assert different == []


WORD = re.compile(r"(?<![$\[\w-])[^\W\d_]{2,}")
"""A word, and not the name of an argument or of one of its values."""


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    a_sentence = 3
    copied = [
        name
        for name, message in messages("en").items()
        if len(message.text.split()) >= a_sentence
        and WORD.search(message.text)
        and message.text == messages(language)[name].text
    ]
    assert copied == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["REASONS", "PAYMENTS", "DECLARATIONS", "CARDS", "RULES"])
def test_everything_that_can_be_said_has_its_words(kind: str, language: str) -> None:
    expected: set[str] = globals()[kind]
    assert expected - messages(language).keys() == set()


def test_no_message_is_unused() -> None:
    """A message is used by a code, by another message or by its name in the program."""
    own = {name for name, message in messages("en").items() if message.file in BOOK_CATALOGUES}
    referred_to = {other for message in messages("en").values() for other in message.references}
    in_program = {
        name for path in SOURCE.rglob("*.py") for name in re.findall(r'"([a-z0-9-]+)"', path.read_text("utf-8"))
    }
    assert own - EXPECTED - referred_to - in_program == set()


def test_the_settlement_gives_no_other_reasons_for_payments() -> None:
    paying = {"pay", "from_each", "to_each", "into_cups"}
    given = {
        argument.value
        for path in (SOURCE / "danish").glob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in paying
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    assert given
    assert given <= PAID_FOR


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("detail", ["", "S", "T", "HK", "taroks 10 with, half H missing C"])
def test_a_refusal_is_one_line_whatever_its_detail(detail: str, language: str) -> None:
    words = Words(language)
    for reason in REASONS:
        assert "\n" not in words(reason, detail=detail)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["10 taroks with the pagat", "half in hearts, missing the queen", "half in kings, missing clubs"]),
        ("da", ["10 tarokker med pagaten", "halvfuld i hjerter, mangler damen", "halvfuld i konger, mangler klør"]),
        ("de", ["10 Tarock mit Pagat", "halb in Herz, es fehlt die Dame", "halb in Königen, es fehlt Treff"]),
    ],
)
def test_a_declaration_is_said_in_the_players_language(language: str, said: list[str]) -> None:
    words = Words(language)
    assert said == [
        words("declare-taroks", number=10, pagat="with"),
        words("declare-half", suit="H", missing="Q"),
        words("declare-half-kings", missing="C"),
    ]


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["king of spades", "7 of diamonds", "T21"]),
        ("da", ["spar konge", "ruder 7", "T21"]),
        ("de", ["Pik-König", "Karo-7", "T21"]),
    ],
)
def test_a_card_has_a_name_in_the_players_language(language: str, names: list[str]) -> None:
    words = Words(language)
    assert names == [
        words("card-suit", suit="S", rank=words("rank-K")),
        words("card-suit", suit="D", rank="7"),
        words("card-tarok", number=21),
    ]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You hold a heart yourself, so you cannot baptise the skus. Please follow suit."),
        ("da", "Du har selv en hjerter og kan derfor ikke døbe skusen. Du skal bekende kulør."),
        ("de", "Du hast selbst Herz und kannst den Sküs daher nicht taufen. Bitte bedienen."),
    ],
)
def test_a_refusal_names_the_suit_that_it_is_about(language: str, text: str) -> None:
    assert text == Words(language)("reason-holds-named-suit", detail="H")


def test_the_constants_of_the_game_are_no_tables_of_a_ruleset() -> None:
    assert {entry for entries in SECTIONS.values() for entry in entries} >= CONSTANTS.keys()
