"""What a person means by what he types."""

import pytest

from tarock.cli.terminal.danish.replies import only_card, read_reply
from tarock.cli.terminal.shared.requests import Command, Request, Unclear, read_request
from tarock.core.cards import SKUS, Suit
from tarock.danish.actions import (
    ASK_LAID,
    CLAIM,
    DEMAND,
    NAMES,
    REDEAL,
    SKUS_LEADS,
    WAIVE,
    Action,
    Declare,
    Lay,
    Name,
    Play,
)
from tarock.danish.legal import Offer
from tarock.danish.skat import SkatChoice
from tarock.notation.cards import parse_card, parse_cards
from tarock.rulesets import load_danish
from tarock.words import LANGUAGES, Words
from tests.cli.reader import table_words

NAMES_AT_TABLE = ("Anna", "Bo", "Inge")


def plays(cards: str) -> tuple[Offer, ...]:
    return tuple(Play(card) for card in parse_cards(cards))


def read(text: str, offers: tuple[Offer, ...], hand: str, language: str = "en") -> Action | Request | Unclear:
    return read_reply(text, offers, parse_cards(hand), table_words(language, NAMES_AT_TABLE))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", Command)
def test_commands_are_understood_in_the_own_language_and_in_english(command: Command, language: str) -> None:
    words = Words(language)
    own = words(f"play-command-{command}").split()[0]
    assert read_request(f" {own.upper()} ", words) == Request(command)
    assert read_request(Words("en")(f"play-command-{command}").split()[0], words) == Request(command)


def test_only_the_rules_can_be_asked_about_something() -> None:
    assert read_request("rules 7", Words("en")) == Request(Command.RULES, "7")
    assert read_request("regler 7", Words("da")) == Request(Command.RULES, "7")
    assert read_request("last one", Words("en")) is None


@pytest.mark.parametrize(
    ("text", "language", "action"),
    [
        ("demand", "en", DEMAND),
        ("forlang", "da", DEMAND),
        ("ask", "de", ASK_LAID),
        ("neu", "de", REDEAL),
        ("mangler", "da", CLAIM),
        ("verzicht", "de", WAIVE),
    ],
)
def test_what_is_said_is_an_action_whether_it_is_legal_or_not(text: str, language: str, action: Action) -> None:
    assert read(text, plays("S4"), "S4 S5", language) == action


def test_a_card_need_not_be_legal_to_be_understood() -> None:
    assert read("h4", plays("S4"), "S4 H4") == Play(parse_card("H4"))


def test_a_number_of_the_list() -> None:
    offers = plays("SK S9 S4")
    assert read("#2", offers, "SK S9 S4 H4") == Play(parse_card("S9"))
    assert read("2", offers, "SK S9 S4 H4") == Play(parse_card("S9"))
    assert read("# 3", offers, "SK S9 S4 H4") == Play(parse_card("S4"))
    assert isinstance(read("#4", offers, "SK S9 S4 H4"), Unclear)


def test_the_number_on_a_card_is_enough_when_it_can_be_no_other() -> None:
    assert read("9", plays("SK S9 S4"), "SK S9 S4 H4") == Play(parse_card("S9"))
    assert read("21", plays("T21 T4"), "T21 T4") == Play(parse_card("T21"))
    assert read("k", plays("SK S9"), "SK S9 H4") == Play(parse_card("SK"))


def test_a_number_with_two_meanings_is_asked_about() -> None:
    answer = read("3", plays("T21 T8 T5 T3"), "T21 T8 T5 T3 S4")
    assert isinstance(answer, Unclear)
    assert "T3 and T5" in answer.text


def test_without_a_list_a_number_is_a_card() -> None:
    """Whoever may play any card is not shown a list."""
    assert read("2", plays("T21 T8 S2"), "T21 T8 S2") == Play(parse_card("S2"))
    assert isinstance(read("1", plays("T21 T8 S2"), "T21 T8 S2"), Unclear)
    assert read("#1", plays("T21 T8 S2"), "T21 T8 S2") == Play(parse_card("T21"))


def test_enter_plays_the_only_card() -> None:
    assert read("", (*plays("S4"), ASK_LAID), "S4 H4") == Play(parse_card("S4"))
    assert only_card((*plays("S4"), DEMAND)) is None
    assert read("", plays("S4 S5"), "S4 S5 H4") == Unclear("Type a card, for example sk or t21, or ? for help.")


def test_three_cards_for_the_skat() -> None:
    choice = SkatChoice(load_danish("danish-hjoerring"), parse_cards("S4 S5 H6"))
    assert read("s4, h6 s5", (choice,), "S4 S5 H6") == Lay(parse_cards("S4 S5 H6"))
    assert read("s4", (choice,), "S4 S5 H6") == Lay(parse_cards("S4")), "the table says how many"
    assert isinstance(read("s4 hest", (choice,), "S4 S5 H6"), Unclear)
    assert read(" ", (choice,), "S4 S5 H6") == Unclear("Type three cards, for example s4 h9 c2, or ? for help.")


def test_enter_declares() -> None:
    declare = Declare(())
    assert read(" ", (declare,), "S4") is declare
    assert read("s4", (declare,), "S4") == Play(parse_card("S4")), "the table says that it is too early"


def test_a_suit_baptises_the_skus() -> None:
    offers: tuple[Offer, ...] = (*NAMES, WAIVE)
    assert read("h", offers, "S4") == Name(Suit.HEARTS)
    assert read("tarok", offers, "S4") == Name(Suit.TAROK)
    assert isinstance(read("hest", offers, "S4"), Unclear)


def test_a_letter_is_a_card_where_cards_may_be_played() -> None:
    offers = (*plays("SQ S4"), *NAMES, WAIVE)
    assert read("d", offers, "SQ S4", "da") == Play(parse_card("SQ"))
    assert read("ruder", offers, "SQ S4", "da") == Name(Suit.DIAMONDS)
    assert read("♦", offers, "SQ S4", "da") == Name(Suit.DIAMONDS)


def test_a_led_skus_can_be_named_at_once() -> None:
    assert read("x=h", SKUS_LEADS, "X") == Play(SKUS, Suit.HEARTS)
    assert read("skus klør", SKUS_LEADS, "X", "da") == Play(SKUS, Suit.CLUBS)
    assert read("x", SKUS_LEADS, "X") == Play(SKUS)


def test_nonsense_is_answered_kindly() -> None:
    answer = read("hest", plays("S4 S5"), "S4 S5")
    assert answer == Unclear("“hest” is neither a card nor a command. Type ? for help.")
