"""The player at the keyboard: what he is shown, asked and told."""

from random import Random

import pytest

from tarock.bots.danish.book_bot import BookBot
from tarock.bots.playing import Move, action_of, interjection
from tarock.cli.terminal.danish.person import Person
from tarock.cli.terminal.shared.screen import Leave
from tarock.cli.terminal.shared.telling import told_lines
from tarock.core.cards import SKUS, Suit
from tarock.core.cardset import CardSet
from tarock.danish.actions import ASK_LAID, CLAIM, DEMAND, REDEAL, WAIVE, Action, Declare, Lay, Name, Play
from tarock.danish.cards import KINGS, PACK, SKUS_ALONE, TAROKS
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start, start_position
from tarock.danish.table import Opening
from tarock.notation.cards import parse_card, parse_cards
from tarock.rulesets import load_danish
from tarock.telling.danish.told import told
from tarock.words import LANGUAGES
from tests.cli.reader import Reader, table_words

NAMES = ("Anna", "Bo", "Inge")


def position(
    *hands: str, trick: int, leader: int = 0, book: str = "danish-hjoerring", plays: tuple[Play, ...] = ()
) -> DanishState:
    """A position with C as dealer: A, B and C play in this order."""
    cards = tuple(parse_cards(hand) for hand in hands)
    state = start_position(load_danish(book), Seating.of_three(2), cards, Opening(trick, leader))
    for play in plays:
        assert state.turn is not None
        state = state.apply(state.turn, play)
    return state


def person_of(reader: Reader, you: int = 0) -> Person:
    return Person(reader, table_words(reader.words.language, NAMES, you), (0, 0, 0))


def acted(state: DanishState, *answers: str, prompt: str = "card", language: str = "en") -> tuple[Action, str]:
    """What the person at seat A does with these answers, and all that he was shown."""
    reader = Reader(language, script={prompt: list(answers)})
    move = action_of(person_of(reader), state, 0, Random(1))
    return move.action, reader.text


def spoken(state: DanishState, *moves: tuple[int, Action], language: str = "en", you: int = 0) -> str:
    """What the person is told about some actions."""
    wording = table_words(language, NAMES, you)
    text = ""
    for seat, action in moves:
        after = state.apply(seat, action)
        lines = told_lines(told(state.view(you), seat, action, after.view(you)), wording)
        text += "\n".join(line.plain for line in lines) + "\n"
        state = after
    return text


FOLLOW = position("SK S4 H3", "S9 H4 H5", "SQ H6 H7", trick=23, leader=1, plays=(Play(parse_card("S9")),)).apply(
    2, Play(parse_card("SQ"))
)


def test_the_table_is_shown_with_roles_declarations_trick_and_marks() -> None:
    _, text = acted(FOLLOW, "sk")
    assert "Trick 23 of 25 · king cup 0 · pagat cup 0" in text
    assert "  You   forehand     0" in text
    assert "  Inge  dealer       0" in text
    assert "On the table: Bo ♠9 (led), Inge ♠Q. Inge holds the trick." in text
    assert "  ♠ [K][4]\n  ♥  3 \n" in text
    assert "You may play: 1) ♠K  2) ♠4" in text


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            ["You must follow suit: play a card of the suit that was led.", "Rule: Møller, Selve spillet, l.648-649"],
        ),
        ("da", ["Du skal bekende kulør", "Regel: Møller, Selve spillet"]),
        ("de", ["bedienen", "Regel: Møller, Selve spillet"]),
    ],
)
def test_an_illegal_card_is_explained_with_its_rule(language: str, expected: list[str]) -> None:
    action, text = acted(FOLLOW, "h3", "s4", language=language)
    assert action == Play(parse_card("S4"))
    for part in expected:
        assert part in text


def test_a_card_that_one_does_not_hold_is_named_as_it_is_shown() -> None:
    action, text = acted(FOLLOW, "hk", "#1")
    assert action == Play(parse_card("SK"))
    assert "You do not hold: ♥K" in text


def test_after_a_refusal_the_cards_are_shown_again() -> None:
    _, text = acted(FOLLOW, "h3", "s4")
    assert text.count("You may play:") == 2
    assert text.count("Trick 23 of 25") == 1


def test_nonsense_and_commands_are_answered_before_a_card_is_played() -> None:
    answers = ["hest", "?", "last", "score", "rules", "rules 7", "rules 99", "table", "sk"]
    action, text = acted(FOLLOW, *answers)
    assert action == Play(parse_card("SK"))
    assert "“hest” is neither a card nor a command." in text
    assert "demand the skus in the third-last trick" in text
    assert "No trick has been played yet." in text
    assert "This deal so far: you 0, Bo 0, Inge 0." in text
    assert "  7  The skus" in text
    assert "has no trick to swap for it loses nothing" in " ".join(text.split())  # B-26
    assert "The skus never wins" in text or "never wins a trick" in text
    assert text.count("Trick 23 of 25") == 2


def test_quit_leaves() -> None:
    with pytest.raises(Leave):
        acted(FOLLOW, "quit")


def test_who_leads_may_play_anything_and_is_shown_no_list() -> None:
    _, text = acted(position("SK S4 H3", "S9 H4 H5", "SQ H6 X", trick=23), "sk")
    assert "You lead." in text
    assert "You may play any card." in text
    assert "1)" not in text


def test_the_last_trick_can_be_looked_at() -> None:
    state = FOLLOW.apply(0, Play(parse_card("SK")))
    _, text = acted(state, "last", "h3")
    assert "Trick 23: Bo ♠9 (led), Inge ♠Q, you ♠K. You took it." in text


# The skus


def test_a_led_skus_is_named() -> None:
    state = position("X S4 H3", "S9 H4 H5", "SQ H6 H7", trick=23)
    reader = Reader(script={"card": ["x"], "suit": ["hest", "score", "h"]})
    move = action_of(person_of(reader), state, 0, Random(1))
    assert move.action == Play(SKUS, Suit.HEARTS)
    assert "You lead the skus: what should it be?" in reader.text
    assert "“hest” is no suit." in reader.text
    assert spoken(state, (0, move.action)) == "You lead skus as hearts.\n"


def test_the_demanded_skus_must_be_played() -> None:
    state = position("X S4 H3", "S9 H4 H5", "SQ H6 H7", trick=23, leader=1).apply(1, DEMAND)
    state = state.apply(1, Play(parse_card("S9"))).apply(2, Play(parse_card("SQ")))
    action, text = acted(state, "s4", "", prompt="only")
    assert action == Play(SKUS)
    assert "The skus has been demanded: you must play it now." in text
    assert "You must play it to this trick." in text


LED_SKUS = position("H4 H5 C3", "S9 D4 X", "SQ C6 C7", trick=23, leader=1)


def test_the_right_to_baptise_can_be_claimed() -> None:
    """The third player is A, the second C: C is asked first."""
    state = LED_SKUS.apply(1, Play(SKUS, Suit.HEARTS))
    reader = Reader(script={"card": ["claim"]})
    move = action_of(person_of(reader, you=2), state, 2, Random(1))
    assert move.action == CLAIM
    assert "The skus was led as hearts, and you have none. Type claim" in reader.text
    assert spoken(state, (2, CLAIM)) == "Inge has no hearts and asks about it. The third player has: the name stands.\n"


def test_the_skus_is_baptised_and_a_name_that_nobody_holds_is_refused_kindly() -> None:
    state = LED_SKUS.apply(1, Play(SKUS, Suit.DIAMONDS)).apply(2, CLAIM)
    reader = Reader(script={"suit": ["d", "t", "hest", "h"]})
    move = action_of(person_of(reader, you=2), state, 2, Random(1))
    assert move.action == Name(Suit.HEARTS)
    assert "Nobody can follow diamonds: baptise the skus." in reader.text
    assert "Neither you nor the other player can follow tarok." in reader.text
    assert "The skus can only be baptised as something that one of the two holds" in " ".join(
        reader.text.split()
    )  # B-22
    said = spoken(LED_SKUS, (1, Play(SKUS, Suit.DIAMONDS)), (2, CLAIM), (2, Name(Suit.HEARTS)), you=2)
    assert said == (
        "Bo leads skus as diamonds.\n"
        "You have no diamonds, and nor has the third player: you may baptise the skus.\n"
        "You baptise the skus: hearts.\n"
    )


def test_the_right_passes_to_the_third_and_the_second_takes_his_card_back() -> None:
    """Møller, Om scusen, l.596-599."""
    state = LED_SKUS.apply(1, Play(SKUS, Suit.DIAMONDS))
    state = state.apply(2, WAIVE).apply(2, Play(parse_card("SQ")))
    action, text = acted(state, "clubs")
    assert action == Name(Suit.CLUBS)
    assert "You may baptise it: type its new suit" in text
    moves: list[tuple[int, Action]] = [(2, WAIVE), (2, Play(parse_card("SQ"))), (0, Name(Suit.CLUBS))]
    said = spoken(LED_SKUS.apply(1, Play(SKUS, Suit.DIAMONDS)), *moves)
    assert said == (
        "Inge gives up the right to baptise.\n"
        "Inge plays ♠Q.\n"
        "You baptise the skus: clubs.\n"
        "Inge takes ♠Q back and must follow with clubs.\n"
    )
    reader = Reader(script={"card": ["#1"]})
    taken_back = state.apply(0, Name(Suit.CLUBS))
    action_of(person_of(reader, you=2), taken_back, 2, Random(1))
    assert "The skus is clubs now. Your card comes back to your hand" in reader.text
    assert "On the table: Bo skus as clubs (led). Nobody holds the trick yet." in reader.text


def test_who_can_follow_hears_nothing_about_baptism() -> None:
    state = LED_SKUS.apply(1, Play(SKUS, Suit.CLUBS))
    reader = Reader()
    action_of(person_of(reader, you=2), state, 2, Random(1))
    assert "baptise" not in reader.text


def test_the_lead_to_the_last_trick_passes_on_from_the_skus() -> None:
    """Møller, Om scusen, l.588-590."""
    state = position("X SK", "S9 H4", "SQ H6", trick=24)
    said = spoken(state, (0, Play(parse_card("SK"))), (1, Play(parse_card("S9"))), (2, Play(parse_card("SQ"))))
    assert "the lead passes on to Bo." in said


# Demanding the skus


def test_the_skus_can_be_demanded_before_another_plays() -> None:
    state = position("SK S4 H3", "S9 H4 H5", "SQ H6 X", trick=23, leader=1)
    reader = Reader(script={"demand": ["score", "hest", "dem"]})
    move = interjection(person_of(reader), state, 0, Random(1))
    assert isinstance(move, Move)
    assert move.action == DEMAND
    assert "Third-last trick, and the skus is still out." in reader.text
    assert spoken(state, (0, DEMAND)) == "You demand the skus in this trick.\n"


def test_enter_goes_on_without_a_demand() -> None:
    state = position("SK S4 H3", "S9 H4 H5", "SQ H6 X", trick=23, leader=1)
    assert interjection(person_of(Reader()), state, 0, Random(1)) is None


def test_a_demand_that_comes_too_late_is_refused_kindly() -> None:
    state = position("SK S4 H3", "S9 H4 X", "SQ H6 H7", trick=23, leader=1, plays=(Play(parse_card("S9")),))
    reader = Reader(script={"demand": ["d"]})
    assert interjection(person_of(reader), state, 0, Random(1)) is None
    assert "The skus can be demanded only in the third-last trick, and in good time." in reader.text


def test_the_skus_can_be_demanded_on_turn() -> None:
    state = position("SK S4 H3", "S9 H4 H5", "SQ H6 X", trick=23)
    action, text = acted(state, "demand")
    assert action == DEMAND
    assert "You may demand it" in text


GONE = position("SK S4 H3", "S9 H4 H5", "SQ H6 H7", trick=23, leader=1)


def test_nobody_is_led_into_a_wrong_demand() -> None:
    """A wrong demand costs 20 into each cup (Møller, Om scusen, l.1853-1854)."""
    assert interjection(person_of(Reader()), GONE, 0, Random(1)) is None
    state = GONE.apply(1, Play(parse_card("S9"))).apply(2, Play(parse_card("SQ")))
    reader = Reader(script={"card": ["demand", "sk"]})
    move = action_of(person_of(reader), state, 0, Random(1))
    assert move.action == Play(parse_card("SK"))
    assert "A wrong demand costs 20 into each cup." in reader.text


def test_who_insists_may_demand_wrongly() -> None:
    state = GONE.apply(1, Play(parse_card("S9"))).apply(2, Play(parse_card("SQ")))
    reader = Reader(script={"card": ["demand"], "sure": ["demand"]})
    assert action_of(person_of(reader), state, 0, Random(1)).action == DEMAND
    assert spoken(state, (0, DEMAND)) == "You demand the skus, but it has gone already.\n"


# Before the play


def dealt(cards: CardSet, dealer: int) -> DanishState:
    """A deal in which A has these cards, and the others whatever is left."""
    rest = sorted(PACK - cards)
    others = CardSet.from_cards(rest[:25]), CardSet.from_cards(rest[25:])
    return start(load_danish("danish-hjoerring"), Seating.of_three(dealer), (cards, *others))


def test_the_skat_is_laid_by_typing_and_prohibitions_are_explained() -> None:
    hand = "T21 T20 T1 T5 SK SQ S4 S3 HK H1 H2 H3 H4 H5 D1 D2 D3 D4 D5 D6 C1 C2 C3 C4 C5 C6 C7 C8"
    state = dealt(parse_cards(hand), dealer=0)
    answers = ["sk s4 s3", "t21 s4 s3", "pagat s4 s3", "t5 s4 s3", "s4 s3", "s4 hest", "s4 s3 h5"]
    action, text = acted(state, *answers, prompt="skat")
    assert action == Lay(parse_cards("S4 S3 H5"))
    for part in (
        "A king may not be laid",
        "T21 may not",
        "The pagat may not",
        "You cannot lay taroks",
        "exactly three",
    ):
        assert part in text
    assert "  T  21  20  5  1 \n  ♠  K [Q][4][3]\n" in text
    assert spoken(state, (0, action)) == "You have laid ♠4 ♠3 ♥5 in the skat.\n"
    assert spoken(state, (0, action), you=1) == "Anna has laid the skat.\n"


def declaring() -> DanishState:
    """A deals and has 22 taroks to declare."""
    state = dealt(TAROKS | SKUS_ALONE | parse_cards("C1 C2 C3 C4 C5 C6"), dealer=0)
    return state.apply(0, Lay(parse_cards("C1 C2 C3")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_declarations_are_computed_and_said_with_enter(language: str) -> None:
    state = declaring()
    action, text = acted(state, "", prompt="declare", language=language)
    said = spoken(state, (0, action), language=language)
    assert "22" in text
    assert "Meldinger, l.447-454" in said
    assert "70" in said, "22 taroks: 10 and twelve times 5"


def test_only_who_has_something_to_declare_is_asked() -> None:
    state = dealt(POOR, dealer=0).apply(0, Lay(parse_cards("S1 S2 S3")))
    asked: list[bool] = []
    for seat in (0, 1, 2):
        reader = Reader()
        move = action_of(person_of(reader, you=seat), state, seat, Random(1))
        assert isinstance(move.action, Declare)
        assert bool(reader.asked) == bool(move.action.items)
        asked.append(bool(reader.asked))
        state = move.state
    assert set(asked) == {True, False}


POOR = CardSet.from_cards(sorted(PACK - TAROKS - KINGS)[:28])


def test_a_new_deal_is_offered_to_a_hand_without_taroks() -> None:
    state = dealt(CardSet.from_cards(sorted(POOR)[:25]), dealer=2)
    reader = Reader(script={"redeal": ["redeal"]})
    move = interjection(person_of(reader), state, 0, Random(1))
    assert move is not None
    assert move.action == REDEAL
    assert "You have no numbered tarok. You may ask for a new deal." in reader.text
    assert "The same dealer deals again; no new stake is paid." in spoken(state, (0, REDEAL))
    assert interjection(person_of(Reader()), state, 0, Random(1)) is None


def test_a_dealer_without_taroks_may_type_redeal_for_the_skat() -> None:
    action, text = acted(dealt(POOR, dealer=0), "redeal", prompt="skat")
    assert action == REDEAL
    assert "Type redeal to ask for it." in text


def test_the_dealer_can_be_asked_about_taroks_in_the_skat() -> None:
    state = start(load_danish("danish-hjoerring"), Seating.of_three(2), "a whole deal")
    for seat in (2, 2, 0, 1):
        state = action_of(BookBot(), state, seat, Random(1)).state
    action, _ = acted(state, "ask")
    assert action == ASK_LAID
    assert spoken(state, (0, action)) == "You ask about taroks in the skat. The answer: none were laid.\n"
    _, text = acted(state.apply(0, ASK_LAID), "ask", "#1")
    assert "The dealer has already answered." in text


# The rest


@pytest.mark.parametrize(("language", "word"), [("en", "rest"), ("da", "resten"), ("de", "rest")])
def test_the_rest_is_claimed_and_played_out(language: str, word: str) -> None:
    state = position("T21 T20", "S3 S4", "D3 D4", trick=24)
    reader = Reader(language, script={"card": [word]})
    person = person_of(reader)
    first = action_of(person, state, 0, Random(1)).action
    assert first == Play(parse_card("T21"))
    for seat, card in ((0, "T21"), (1, "S3"), (2, "D3")):
        state = state.apply(seat, Play(parse_card(card)))
    assert action_of(person, state, 0, Random(1)).action == Play(parse_card("T20"))  # nothing is asked any more
    assert reader.words("play-rest-claimed", rest="all", you="yes", name="") in " ".join(reader.text.split())


def test_what_is_not_proven_is_told_and_asked_again() -> None:
    action, shown = acted(position("H5 S3", "HK S4", "D3 D4", trick=24), "rest", "s3")
    assert action == Play(parse_card("S3"))
    assert "do not prove that" in " ".join(shown.split())
