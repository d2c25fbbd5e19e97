"""Where all hands lie open both sides play as well as can be: searching bots from either side, the book in defence."""

from random import Random
from typing import Final

import pytest

from tarock.bots.budget import Budget
from tarock.bots.koenigrufen.book_bot import BookBot
from tarock.bots.koenigrufen.playing import KoenigrufenPlayer
from tarock.bots.koenigrufen.search import SearchBot
from tarock.koenigrufen.actions import PLAYS, Play
from tarock.koenigrufen.state import KoenigrufenState
from tarock.search.koenigrufen.advice import advise
from tarock.search.koenigrufen.goals import ExactTricks
from tarock.search.koenigrufen.packing import Position
from tarock.search.koenigrufen.solver import Limits, Solver
from tests.koenigrufen.builders import MAYR, TURNIER, begun, on_turn, quiet, won_by

HANDS: Final = (
    "S8 S10 SQ H3 H1 HQ D3 D1 DQ C8 C10 CQ",
    "S8 S9 S10 H3 H2 H1 D3 D2 D1 C8 C9 C10",
    "S7 S8 SJ H4 H3 H1 D4 D3 D1 C7 C8 T12",
)
GAMES: Final = ((TURNIER, "A bettel_ouvert"), (TURNIER, "A piccolo_ouvert"), (MAYR, "A bettler_ouvert"))
SEEDS: Final = 240
SOLVER: Final = Solver(1 << 16)
DEEP: Final = Limits(nodes=20_000_000)


def opened(seed: int) -> KoenigrufenState:
    """Return an ouvert game some tricks after its hands were laid open, played at random until then."""
    rng = Random(seed)
    book, bid = GAMES[seed % len(GAMES)]
    state = quiet(won_by(begun(book, HANDS[seed // len(GAMES) % len(HANDS)]), bid))
    for _ in range(rng.randrange(14, 25)):
        state = state.apply(on_turn(state), PLAYS[rng.choice([*state.playable])])
    return state


def values(state: KoenigrufenState) -> dict[Play, bool]:
    """Return after which cards the declarer can force his game."""
    declarer = state.table.declarer
    assert declarer is not None
    goal = ExactTricks(declarer, state.table.game.tricks)
    found = SOLVER.values_after(Position.of(state), state.playable, goal, DEEP)
    assert None not in found.values()
    return {PLAYS[card]: bool(value) for card, value in found.items()}


def check(bot: KoenigrufenPlayer, *, declares: bool) -> int:
    """Check that a bot never throws away what it can force; returns how often it had something to throw away."""
    judged = 0
    for seed in range(SEEDS):
        state = opened(seed)
        seat = on_turn(state)
        if (seat == state.table.declarer) is not declares or len(state.playable) == 1:
            continue
        after = values(state)
        action = bot.act(state.view(seat), Random(seed), {}).action
        assert isinstance(action, Play)
        assert after[action] is declares or declares not in after.values()
        judged += len(set(after.values())) > 1
    return judged


@pytest.mark.parametrize("declares", [True, False])
def test_a_searching_bot_keeps_what_it_can_force(*, declares: bool) -> None:
    """Tournament sheet 6.3, 6.4: after the first trick all cards lie open, and the opponents may talk it over."""
    assert check(SearchBot(Budget(6)), declares=declares) > 2


def test_the_book_defends_against_an_open_hand() -> None:
    """Tournament sheet 6.4."""
    assert check(BookBot(), declares=False) > 2


def test_the_book_says_why_it_defends_so() -> None:
    for seed in range(SEEDS):
        state = opened(seed)
        if on_turn(state) != state.table.declarer and len(state.playable) > 1 and False in values(state).values():
            why = BookBot().act(state.view(on_turn(state)), Random(1), {}).why
            assert why is not None
            assert why.advice == "defend_open_hand"


def test_a_searching_bot_says_that_every_card_is_known() -> None:
    """It names an advice of the books only for the card that they advise."""
    named = 0
    for seed in range(SEEDS):
        state = opened(seed)
        if len(state.playable) == 1:
            continue
        decision = SearchBot(Budget(6)).act(state.view(on_turn(state)), Random(1), {})
        assert decision.why is not None
        assert decision.why.facts == ("all_cards_known",)
        if decision.why.advice is not None:
            assert (decision.action, decision.why.advice) == advise(state.view(on_turn(state)), state.playable)
            named += 1
    assert named
