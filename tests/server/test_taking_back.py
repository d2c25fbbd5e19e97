"""Taking back one's last card: among bots, while nobody has acted on it, and where nothing was learnt."""

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from tarock.core.game import State
from tarock.danish import actions as danish_actions
from tarock.danish.skat import SkatChoice
from tarock.koenigrufen import actions as koenigrufen_actions
from tarock.koenigrufen.talon import DiscardChoice
from tarock.rulesets import RULESETS
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.events import decode, encode
from tarock.server.evening.families import raw_act
from tarock.server.evening.fold import refold
from tarock.server.evening.requests import events_of
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.state import Game, TableState
from tarock.server.evening.taking_back import MOMENT, waiting_time
from tarock.server.families import SERVER
from tarock.server.frames.story import NOTHING_TOLD
from tarock.server.frames.table import Frames
from tarock.server.names import Session
from tarock.server.wire.shared.asking import TakeBack
from tarock.server.wire.shared.telling import Frame
from tests.danish import builders as danish
from tests.koenigrufen import builders as koenigrufen
from tests.server.played import BOT, History

Choices = SkatChoice | DiscardChoice
ADA = Session("ada", "Ada")
PLAYERS = {"danish": 3, "koenigrufen": 4}


def game_of(table: TableState) -> Game:
    game = table.games[0]
    assert game is not None
    return game


def begun(ruleset: str, *, mode: str = "strict", people: int = 1) -> History:
    """A deal in which Ada, at the first place, plays against bots; others of the people sit beside her."""
    size = PLAYERS[ruleset.split("-", maxsplit=1)[0]]
    chairs = (*[Chair()] * people, *[BOT] * (size - people))
    history = History(Settings(ruleset=ruleset, chairs=chairs, mode=mode))  # type: ignore[arg-type]
    for place in range(people):
        history.add(events.Sat(place, ADA.id if place == 0 else f"guest {place}", "Ada"))
    history.add(events.Dealt(0, "seed", "promised"))
    return history


def step(history: History, rng: Random) -> None:
    """Let the player on turn do anything that he may."""
    state = game_of(history.table).deal
    assert state.turn is not None
    offer = rng.choice(state.legal_actions(state.turn))
    history.act(0, state.turn, offer.sample(rng) if isinstance(offer, Choices) else offer)


def played_until_a_choice(history: History, *, final: bool = False, by: str = "") -> TableState:
    """Play at random until Ada has had a choice of cards, and has played one of them; the table before it."""
    rng = Random(3)
    while True:
        game = game_of(history.table)
        turn = game.deal.turn
        assert turn is not None
        offers = game.deal.legal_actions(turn)
        cards = [offer for offer in offers if isinstance(offer, danish_actions.Play | koenigrufen_actions.Play)]
        if turn == 0 and len(cards) > 1:
            before = history.table
            act = raw_act(history.table.ruleset, rng.choice(cards))
            history.add(events.Acted(0, 0, act, by, final=final))
            return before
        step(history, rng)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_card_is_taken_back_and_everything_is_as_before(ruleset: str) -> None:
    history = begun(ruleset)
    before = game_of(played_until_a_choice(history))
    assert game_of(history.table).can_take_back == 0
    request = TakeBack(id=1, state=game_of(history.table).state)
    (event,) = events_of(history.table, ADA, request)
    after = game_of(history.add(event))
    assert (before.deal, before.acts) == (after.deal, after.acts)
    assert (after.can_take_back, after.taken_back) == (None, 1)
    assert after.state > before.state
    while not game_of(history.table).deal.is_over:
        step(history, Random(4))
    stored = [(decode(encode(each)), at) for each, at in history.log]
    assert history.table == refold(stored)


REFUSED: dict[str, dict[str, Any]] = {
    "who has let go of it": {"final": True},
    "what a bot played for a person": {"by": "clock"},
    "in table mode a card lies": {"mode": "table"},
    "people are not asked to forget": {"people": 2},
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_card_that_lies_is_not_taken_back(name: str) -> None:
    settings = {key: value for key, value in REFUSED[name].items() if key in {"mode", "people"}}
    history = begun("koenigrufen-turnier", **settings)
    played_until_a_choice(history, **{key: REFUSED[name][key] for key in REFUSED[name].keys() - settings.keys()})
    assert game_of(history.table).can_take_back is None
    with pytest.raises(Refusal) as refusal:
        history.add(events.TookBack(0, 0))
    assert refusal.value.code is Code.TOO_LATE


def test_nobody_takes_back_what_a_bot_has_acted_on() -> None:
    history = begun("danish-hjoerring")
    played_until_a_choice(history)
    step(history, Random(1))
    with pytest.raises(Refusal) as refusal:
        history.add(events.TookBack(0, 0))
    assert refusal.value.code is Code.TOO_LATE


@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_takes_back_the_card_of_another(seat: int) -> None:
    history = begun("danish-hjoerring")
    played_until_a_choice(history)
    with pytest.raises(Refusal) as refusal:
        history.add(events.TookBack(0, seat))
    assert refusal.value.code is Code.TOO_LATE


@pytest.mark.parametrize(("pace", "waits"), [(0, 0), (300, 900), (700, MOMENT), (5_000, 5_000)])
def test_bots_leave_a_moment_for_it(pace: int, waits: int) -> None:
    history = begun("danish-hjoerring")
    settings = msgspec.structs.replace(history.table.settings, pace=pace)
    before = replace(played_until_a_choice(history), settings=settings)
    after = replace(history.table, settings=settings)
    assert pace == waiting_time(before, game_of(before))
    assert waits == waiting_time(after, game_of(after))


def test_the_player_is_told_that_he_may_and_is_told_the_deal_anew_when_he_has() -> None:
    history = begun("koenigrufen-turnier")
    played_until_a_choice(history)
    frames = Frames(history.table)
    shown = msgspec.json.decode(frames.for_place(0), type=Frame)
    assert shown.you is not None
    assert shown.you.takes_back
    mark = frames.mark(0)
    history.add(events.TookBack(0, 0))
    again = Frames(history.table, frames._stories)
    told = msgspec.json.decode(again.for_place(0, mark), type=Frame)
    whole = msgspec.json.decode(Frames(history.table).for_place(0, NOTHING_TOLD), type=Frame)
    assert told.you is not None
    assert not told.you.takes_back
    assert told.news is not None
    assert told.news.since == 0
    assert told.news == whole.news


def is_reversible(state: State, rng: Random) -> tuple[bool, State]:
    """Whether a card of the player on turn could be taken back, and the deal after it."""
    assert state.turn is not None
    card = rng.choice([offer for offer in state.legal_actions(state.turn) if hasattr(offer, "card")])
    after = state.apply(state.turn, card)
    handling = SERVER[state.ruleset.family].handling
    return handling.is_reversible(state, state.turn, card, after), after


def test_a_card_that_turns_up_the_talon_lies() -> None:
    """Mayr 2012, Trischaken: one card of the talon goes to each of the first tricks, and everybody sees it."""
    state: State = koenigrufen.in_play(koenigrufen.MAYR, "A trischaken")
    for number in range(4 * 12):
        turned = len(state.table.turned)  # type: ignore[attr-defined]
        reversible, state = is_reversible(state, Random(number))
        assert not (reversible and len(state.table.turned) > turned)  # type: ignore[attr-defined]


def test_the_last_cards_of_a_deal_lie() -> None:
    """Who leads to the last trick shows whether he had nothing but the skus (B-19), and the end shows everything."""
    state: State = danish.played_to(danish.in_play(danish.HJOERRING), 24)
    for number in range(6):
        reversible, state = is_reversible(state, Random(number))
        assert not (reversible and number >= 2)


def test_a_word_is_a_word() -> None:
    """Only cards are taken back."""
    state: State = koenigrufen.begun(koenigrufen.TURNIER)
    (word, *_) = state.legal_actions(0)
    assert not SERVER["koenigrufen"].handling.is_reversible(state, 0, word, state.apply(0, word))
