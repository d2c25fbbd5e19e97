"""What a person types in Königrufen, and what he means by it."""

import re
from dataclasses import replace
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random

import pytest

import tarock.cli.terminal.koenigrufen
import tarock.telling.koenigrufen
from tarock.bots.koenigrufen.playing import next_move
from tarock.bots.koenigrufen.random_bot import RandomBot
from tarock.cli.terminal.koenigrufen.labels import label
from tarock.cli.terminal.koenigrufen.reading import bare
from tarock.cli.terminal.koenigrufen.replies import playable, read_reply
from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.koenigrufen.table_lines import table_lines
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.requests import Command, Request, Unclear
from tarock.cli.terminal.shared.telling import told_lines
from tarock.core.cards import PAGAT, Rank, Suit, suit_card
from tarock.core.cardset import CardSet
from tarock.core.errors import IllegalAction
from tarock.koenigrufen.actions import (
    GOOD,
    HOLD,
    PASS,
    VORHAND,
    Action,
    Bid,
    Call,
    Concede,
    Hold,
    Lay,
    Play,
    Speak,
    Take,
)
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView, start
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice
from tarock.rulesets import load_koenigrufen
from tarock.telling.koenigrufen.told import told
from tarock.words import LANGUAGES, Words

HEART_KING = suit_card(Suit.HEARTS, Rank.KING)


@cache
def words_of(language: str = "en") -> TableWords:
    words = Words(language)
    return TableWords(words, Faces(words, "koenigrufen"), ("Anna", "Franz", "Resi", "Sepp"), 0)


def opening(book: str = "koenigrufen-turnier", seed: str = "answers") -> KoenigrufenState:
    """Forehand is A."""
    return start(load_koenigrufen(book), 3, *deal(3, seed))


def passed(state: KoenigrufenState, *mine: Action) -> KoenigrufenState:
    """A says some words, and the others pass after each."""
    for word in mine:
        state = state.apply(0, word)
        while state.phase is Phase.AUCTION and state.turn != 0:
            assert state.turn is not None
            state = state.apply(state.turn, PASS)
    return state


def rufer() -> KoenigrufenState:
    """A plays a Rufer and calls a king now."""
    return passed(opening(), VORHAND, Bid("rufer"))


def buying(king_lies: bool) -> KoenigrufenState:
    """A plays a Rufer and has seen the talon, with or without the called king in it."""
    for number in range(200):
        state = passed(opening(seed=f"talon {number}"), VORHAND, Bid("rufer"))
        for offer in state.legal_actions(0):
            if isinstance(offer, Call) and offer.card is not None and (offer.card in state.talon) == king_lies:
                return state.apply(0, offer)
    raise AssertionError


def announcing() -> KoenigrufenState:
    state = buying(king_lies=False).apply(0, Take(1))
    (choice,) = state.legal_actions(0)
    assert isinstance(choice, DiscardChoice)
    return state.apply(0, next(iter(choice)))


def read(state: KoenigrufenState, text: str, language: str = "en") -> object:
    return read_reply(text, state.view(0), words_of(language))


def test_words_are_compared_without_capitals_and_umlauts() -> None:
    assert bare("König ultimo") == bare("koenig-ULTIMO") == bare("konigultimo")


@pytest.mark.parametrize(
    ("language", "text", "action"),
    [
        ("en", "vorhand", VORHAND),
        ("en", "1", VORHAND),
        ("en", "#1", VORHAND),
        ("de", "Vorhand", VORHAND),
        ("da", "forhånd", VORHAND),
        ("en", "pass", PASS),
        ("de", "weiter", PASS),
        ("da", "pas", PASS),
        ("en", "hold", HOLD),
        ("en", "rufer", Bid("rufer")),
        ("en", "Piccolo ouvert", Bid("piccolo_ouvert")),
        ("en", "solodreier trull, pagat", Bid("solodreier", announces=("trull", "pagat"))),
        ("en", "hold trull", Hold(announces=("trull",))),
        ("en", "?", Request(Command.HELP)),
        ("de", "letzter", Request(Command.LAST)),
        ("en", "score", Request(Command.SCORE)),
        ("en", "rules 7", Request(Command.RULES, "7")),
    ],
)
def test_words_of_the_auction(language: str, text: str, action: object) -> None:
    assert read(opening(), text, language) == action


@pytest.mark.parametrize("text", ["", "hest", "99", "#0", "solo hest"])
def test_what_is_no_word_of_the_auction(text: str) -> None:
    assert isinstance(read(opening(), text), Unclear)


def test_a_beginning_that_can_mean_two_games_is_asked_about() -> None:
    state = passed(opening(), VORHAND)
    answer = read(state, "solo")
    assert isinstance(answer, Unclear)
    assert "Solorufer and Solodreier" in answer.text
    assert read(state, "solod") == Bid("solodreier")


@pytest.mark.parametrize(
    ("language", "text"), [("en", "hearts"), ("en", "hk"), ("de", "Herz"), ("da", "hjerter konge"), ("en", "♥")]
)
def test_a_king_is_called_by_its_suit(language: str, text: str) -> None:
    assert read(rufer(), text, language) == Call(HEART_KING)


def test_other_calls() -> None:
    assert read(rufer(), "fourth") == Call(None)
    assert read(rufer(), "de vierte", "de") != Call(None)
    assert read(rufer(), "t5") == Call(PAGAT + 4)
    assert isinstance(read(rufer(), "tarok"), Unclear)


@pytest.mark.parametrize(
    ("language", "text", "action"),
    [
        ("en", "1", Take(1)),
        ("en", "second", Take(2)),
        ("de", "links", Take(1)),
        ("da", "anden", Take(2)),
        ("en", "all", Take("all")),
        ("en", "3", Concede()),
        ("en", "give up", Concede()),
        ("de", "aufgeben", Concede()),
    ],
)
def test_the_talon(language: str, text: str, action: Action) -> None:
    assert read(buying(king_lies=True), text, language) == action


def test_enter_takes_the_only_thing_on_offer() -> None:
    state = passed(opening(), Bid("sechser"))
    assert read(state, "") == Take("all")


def test_laying_away() -> None:
    state = buying(king_lies=False).apply(0, Take(1))
    assert read(state, "s8 h2, c9") == Lay(
        CardSet.of(suit_card(Suit.SPADES, Rank(8)), suit_card(Suit.HEARTS, Rank(2)), suit_card(Suit.CLUBS, Rank(9)))
    )
    assert isinstance(read(state, ""), Unclear)
    assert isinstance(read(state, "s8 hest"), Unclear)


@pytest.mark.parametrize(
    ("language", "text", "action"),
    [
        ("en", "", GOOD),
        ("en", "good", GOOD),
        ("de", "gut", GOOD),
        ("da", "god", GOOD),
        ("en", "trull", Speak(announces=("trull",))),
        ("en", "trull, pagat", Speak(announces=("trull", "pagat"))),
        ("en", "trull uhu", Speak(announces=("trull", "uhu"))),
        ("en", "four kings, king ultimo", Speak(announces=("kings", "koenig_ultimo"))),
        ("de", "vier Könige + Koenig ultimo", Speak(announces=("kings", "koenig_ultimo"))),
        ("da", "fire konger", Speak(announces=("kings",))),
        ("en", "1", Speak(announces=("trull",))),
        ("en", "1 2", Speak(announces=("trull", "kings"))),
        ("en", "kontra", Speak(doubles=("game",))),
        ("en", "kontra game pagat", Speak(doubles=("game", "pagat"))),
        ("en", "trull, re pagat", Speak(("trull",), ("pagat",))),
        ("de", "Kontra: Spiel", Speak(doubles=("game",))),
        ("en", "kontra the game", Speak(doubles=("game",))),
        ("en", "re Franz", Speak(doubles=(1,))),
    ],
)
def test_several_announcements_in_one_line(language: str, text: str, action: Action) -> None:
    assert read(announcing(), text, language) == action


@pytest.mark.parametrize("text", ["hest", "trull hest", "kontra hest", "77", "trull,,"])
def test_what_is_no_announcement(text: str) -> None:
    assert isinstance(read(announcing(), text), Unclear)


def test_a_declarer_says_re_to_everybody_who_said_kontra_in_a_negative_game() -> None:
    state = passed(opening(), VORHAND, Bid("piccolo")).apply(0, GOOD)
    for seat in (1, 2):
        state = state.apply(seat, Speak(doubles=("game",)))
    state = state.apply(3, GOOD)
    assert read(state, "re") == Speak(doubles=(1, 2))
    assert label(Speak(doubles=(1,)), state.view(0), words_of()) == "Re: Franz"
    shown = [line.plain for line in table_lines(state.view(0), (0, 0, 0, 0), words_of())]
    assert "The game (Franz): kontra, 2 times" in shown
    after = state.apply(0, Speak(doubles=(1,)))
    assert told_between(state, after, 0, Speak(doubles=(1,))) == ["You say “re” to: the game (Franz)."]


def in_play() -> KoenigrufenState:
    state = announcing()
    while state.phase is Phase.ANNOUNCING:
        assert state.turn is not None
        state = state.apply(state.turn, GOOD)
    return state


def test_cards() -> None:
    state = in_play()
    view = state.view(0)
    cards = playable(view)
    wording = words_of()
    assert read(state, "#1") == Play(cards[0])
    assert read(state, wording.faces.plain(cards[-1])) == Play(cards[-1])
    assert read(state, "hk") == Play(HEART_KING)
    for text in ("", "#99", "hest", "99"):
        assert isinstance(read(state, text), Unclear)


def test_a_number_can_be_a_face_or_a_place_in_the_list() -> None:
    def first_follow(state: KoenigrufenState) -> KoenigrufenView:
        rng = Random(1)
        bots = dict.fromkeys(range(4), RandomBot())
        while state.turn != 0 or len(playable(state.view(0))) in {1, len(state.hands[0])}:
            state = next_move(state, bots, rng).state
        return state.view(0)

    view = first_follow(in_play())
    answers = [read_reply(str(number), view, words_of()) for number in range(1, 13)]
    assert any(isinstance(answer, Play) for answer in answers)
    assert all(answer.card in playable(view) for answer in answers if isinstance(answer, Play))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_has_words(language: str, reason: Reason) -> None:
    detail = "B" if reason is Reason.DECISION_OPEN else "T5 koenig_ultimo 10"
    text = words_of(language).refusal(IllegalAction(reason, "a rule", detail))
    assert text
    assert "koenig_ultimo" not in text
    assert ("Franz" in text) == (reason is Reason.DECISION_OPEN), "who is waited for is named"


def test_the_fourth_king_and_a_concession_are_told() -> None:
    wording = words_of()
    state = buying(king_lies=True)
    after = state.apply(0, Concede())
    assert told_between(state, after, 0, Concede()) == ["You give the game up."]
    assert wording.called_face(Call(None)) == "the fourth king"
    assert label(Concede("uhu"), state.view(0), wording) == "Give up: Uhu"
    named = replace(after, table=replace(after.table, log=((0, Concede("uhu")),)))
    assert told_between(state, named, 0, Concede("uhu")) == ["You give the game up, with the Uhu."]


def told_between(before: KoenigrufenState, after: KoenigrufenState, seat: int, action: Action) -> list[str]:
    """What the person at A reads of an act."""
    return [line.plain for line in told_lines(told(before.view(0), seat, action, after.view(0)), words_of())]


def _messages(language: str) -> list[str]:
    file = resources.files("tarock.words").joinpath(f"{language}/koenigrufen_terminal.ftl")
    return re.findall(r"^(kplay-[a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_catalogue_has_what_the_game_says_and_no_more() -> None:
    folders = (Path(tarock.cli.terminal.koenigrufen.__file__).parent, Path(tarock.telling.koenigrufen.__file__).parent)
    program = "".join(file.read_text(encoding="utf-8") for folder in folders for file in folder.glob("*.py"))
    used = {name.removeprefix("kplay-") for name in re.findall(r"""["']([a-z-]+)["']""", program)}
    families = ("word-", "help-", "ask-", "phase-")
    names = [name.removeprefix("kplay-") for name in _messages("en")]
    assert [name for name in names if name not in used and not name.startswith(families)] == []
    assert _messages("da") == _messages("en") == _messages("de")


def telling(state: KoenigrufenState, seat: int, action: Action) -> list[str]:
    return told_between(state, state.apply(seat, action), seat, action)


def test_words_of_the_auction_are_told() -> None:
    state = passed(opening("koenigrufen-1900"))
    for seat in (0, 1, 2):
        state = state.apply(seat, PASS)
    assert telling(state, 3, PASS) == ["Sepp passes.", "Nobody wants to play. The cards are thrown in."]
    trischaken = passed(opening(), VORHAND)
    assert telling(trischaken, 0, Bid("trischaken")) == [
        "You bid Trischaken.",
        "Trischaken: everybody plays alone.",
    ]
    assert telling(trischaken, 0, Bid("solodreier", announces=("trull",)))[:2] == [
        "You bid Solodreier.",
        "You announce: Trull.",
    ]
    over_bid = opening().apply(0, VORHAND).apply(1, Bid("dreier")).apply(2, PASS).apply(3, PASS)
    assert telling(over_bid, 0, HOLD) == ["You hold the Dreier."]
    assert label(HOLD, over_bid.view(0), words_of()) == "Hold (Dreier)"


def test_a_called_king_in_the_talon_is_told() -> None:
    after = buying(king_lies=True)
    _, call = after.table.log[-1]
    before = replace(after, table=replace(after.table, phase=Phase.CALLING, talon=(), call=None))
    said = told_between(before, after, 0, call)
    assert said[0].startswith("You call the king of ")
    assert said[1].startswith("The talon: ")
    assert said[2] == "The called king lies in the talon."
