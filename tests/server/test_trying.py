"""A refusal tells nothing of hidden cards, unless the whole table hears it."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

from tarock.core.cards import Suit
from tarock.core.errors import IllegalAction
from tarock.danish import actions as danish
from tarock.danish.state import DanishState
from tarock.koenigrufen import actions as koenigrufen
from tarock.rulesets import RULESETS, load_danish
from tarock.server.codes import Refusal
from tarock.server.evening import events
from tarock.server.evening.families import Action, State, applied, raw_act
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.state import TableState
from tarock.server.evening.trying import forbidden_by_hidden, tried
from tarock.server.families import SERVER
from tarock.server.frames.table import Frames
from tarock.server.names import Session
from tarock.server.wire.shared.asking import Act
from tarock.server.wire.shared.telling import Frame
from tests.danish.builders import A, after, position
from tests.server.played import History
from tests.server.test_taking_back import Choices, game_of, step

PLAYERS = {"danish": 3, "koenigrufen": 4}
WORDS = {
    "danish": (danish.DEMAND, danish.CLAIM, danish.WAIVE, *(danish.Name(suit) for suit in Suit)),
    "koenigrufen": (koenigrufen.PASS,),
}


def begun(ruleset: str, mode: str) -> History:
    size = PLAYERS[ruleset.split("-", maxsplit=1)[0]]
    history = History(Settings(ruleset=ruleset, chairs=(Chair(),) * size, mode=mode))  # type: ignore[arg-type]
    for place in range(size):
        history.add(events.Sat(place, f"guest {place}", "Somebody"))
    history.add(events.Dealt(0, "seed", "promised"))
    return history


def outcome(state: State, seat: int, action: Action) -> tuple[str, ...] | None:
    """Return what whoever acts is told; None if it is done."""
    try:
        applied(state, seat, action)
    except IllegalAction as error:
        return (error.reason.value, error.rule, str(error.detail))
    return None


def conceivable(state: State, rng: Random) -> list[Action]:
    """Return what anybody may do now, what the family knows besides, and some cards."""
    family = state.ruleset.family
    offers = [offer for seat in range(len(state.hands)) for offer in state.view(seat).legal_actions()]
    actions = danish if family == "danish" else koenigrufen
    cards = [actions.Play(card) for hand in state.hands for card in hand]
    drawn = [offer.sample(rng) if isinstance(offer, Choices) else offer for offer in offers]
    return [*drawn, *WORDS[family], *rng.sample(cards, min(6, len(cards)))]


@pytest.mark.parametrize("mode", ["strict", "table"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_refusal_is_the_same_in_every_world_that_one_cannot_tell_apart(ruleset: str, mode: str) -> None:
    history, rng, compared = begun(ruleset, mode), Random(f"{ruleset} {mode}"), 0
    while history.table.running:
        state = game_of(history.table).deal
        if rng.random() < 0.3:
            seat = rng.randrange(len(state.hands))
            view = state.view(seat)
            other = view.sample(rng)
            for action in conceivable(state, rng):
                told = outcome(state, seat, action), outcome(other, seat, action)
                is_offered = SERVER[state.ruleset.family].judging.not_offered(view, action) is None
                assert is_offered or told[0] == told[1], (seat, action, told)
                compared += 1
                for world, answer in zip((state, other), told, strict=True):
                    error = forbidden_by_hidden(world, seat, action)
                    assert (error is not None) == (is_offered and answer is not None)
        step(history, rng)
    assert compared > 100


# What a hidden card forbids is heard by all


def with_deal(state: DanishState) -> TableState:
    history = begun(state.ruleset.id, "strict")
    game = replace(game_of(history.table), deal=state)
    return replace(history.table, games=(game,))


def asked(table: TableState, action: Action) -> Act:
    return Act(id=1, state=game_of(table).state, act=raw_act(table.ruleset, action))


BOOK = load_danish("danish-hjoerring")
TOO_LATE = after(position(BOOK, A, "S2 D1 D2", "X S9 H1", "S3 C1 C2"), "A S2, B S9")
NOBODY_HOLDS = after(position(BOOK, A, "X C1 C2 C3", "H1 H5 D4 D6", "H3 H4 C9 D9"), "A X=S, B claims")


@pytest.mark.parametrize(
    ("state", "seat", "action"), [(TOO_LATE, 0, danish.DEMAND), (NOBODY_HOLDS, 1, danish.Name(Suit.TAROK))]
)
def test_what_a_hidden_card_forbids_is_told_to_everybody_once(state: DanishState, seat: int, action: Action) -> None:
    table = with_deal(state)
    guest = Session(f"guest {seat}", "Somebody")
    (event,) = tried(table, guest, asked(table, action))
    log = History(table.settings)
    log.table = table
    after_it = log.add(event)
    assert game_of(after_it).state == game_of(table).state
    assert game_of(after_it).deal == state
    frames = Frames(after_it)
    told = [frames.for_spectator(), *(frames.for_place(place) for place in range(3))]
    lines = [msgspec.json.decode(frame, type=Frame).news for frame in told]
    assert all(news is not None and news.lines[-1].key == "table-tried" for news in lines)
    assert len({str(news.lines[-1]) for news in lines if news is not None}) == 1
    assert tried(after_it, guest, asked(after_it, action)) == ()  # whoever tries again has nothing new to tell


def test_what_everybody_can_know_to_be_wrong_is_told_to_nobody_else() -> None:
    table = with_deal(TOO_LATE)
    for action in (danish.Name(Suit.HEARTS), danish.CLAIM, danish.Play(next(iter(TOO_LATE.hands[1])))):
        assert tried(table, Session("guest 2", "Somebody"), asked(table, action)) == ()
    with pytest.raises(Refusal):
        History(table.settings).add(events.Tried(0, 2, raw_act(table.ruleset, danish.CLAIM)))
