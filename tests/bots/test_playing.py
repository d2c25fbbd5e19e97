"""Bots at a table: whole deals, and what happens when the table refuses."""

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.playing import DanishDecision, DanishPlayer, Refusals, next_move, play_out
from tarock.bots.danish.random_bot import RandomBot
from tarock.bots.names import AUSTRIAN, DANISH
from tarock.bots.playing import action_of, interjection
from tarock.bots.protocol import Decision
from tarock.core.cards import Suit
from tarock.core.cardset import NO_CARDS
from tarock.core.errors import IllegalAction
from tarock.core.seats import Seat
from tarock.danish.actions import ASK_LAID, CLAIM, DEMAND, Action, Demand, Name, Play
from tarock.danish.reasons import Reason
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, DanishView, start, start_position
from tarock.danish.table import Opening
from tarock.notation.cards import parse_card, parse_cards
from tarock.rulesets import load_danish

BOOKS = ("danish-jensen-1989", "danish-hjoerring")
DEALS = 100
ALLOWED: dict[Reason, type[Action]] = {Reason.NOBODY_HOLDS_NAME: Name, Reason.DEMAND_OUTSIDE_WINDOW: Demand}
"""The only two things that a view offers and the table may refuse."""


class Watched:
    """A bot whose refusals are counted."""

    def __init__(self, bot: DanishPlayer) -> None:
        self.bot = bot
        self.refusals: Counter[str] = Counter()

    def act(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision:
        self.note(refused)
        return self.bot.act(view, rng, refused)

    def interject(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision | None:
        self.note(refused)
        return self.bot.interject(view, rng, refused)

    def note(self, refused: Refusals) -> None:
        for action, error in list(refused.items())[-1:]:
            assert isinstance(error.reason, Reason)
            assert isinstance(action, ALLOWED[error.reason]), error
            self.refusals[error.reason] += 1


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("kind", [RandomBot, BookBot])
def test_bots_play_any_deal_to_its_end(book: str, kind: type[RandomBot | BookBot]) -> None:
    for number in range(DEALS):
        bots = {seat: Watched(kind()) for seat in range(3)}
        state = start(load_danish(book), Seating.of_three(number % 3), f"bots {number}")
        end = play_out(state, bots, Random(number))
        assert end.is_over
        assert (
            not sum(points for _, points in end.settlement.net) + end.settlement.cups.king + end.settlement.cups.pagat
        )


def test_the_same_seed_gives_the_same_deal() -> None:
    state = start(load_danish("danish-hjoerring"), Seating.of_three(0), "twice")
    bots: Mapping[Seat, DanishPlayer] = {0: RandomBot(), 1: BookBot(), 2: RandomBot()}
    assert play_out(state, bots, Random(7)) == play_out(state, bots, Random(7))


def test_the_simple_bot_beats_the_random_bot() -> None:
    won: dict[type[RandomBot | BookBot], int] = {BookBot: 0, RandomBot: 0}
    for number in range(60):
        kinds: list[type[BookBot | RandomBot]]
        kinds = [BookBot, BookBot, RandomBot] if number % 2 else [RandomBot, RandomBot, BookBot]
        bots: dict[Seat, DanishPlayer] = {seat: kind() for seat, kind in enumerate(kinds)}
        end = play_out(
            start(load_danish("danish-hjoerring"), Seating.of_three(number % 3), f"match {number}"), bots, Random(1)
        )
        for seat, points in end.settlement.net:
            won[kinds[seat]] += points
    assert won[BookBot] > won[RandomBot] + 60 * 30


def test_names_are_many_enough_for_a_table_of_seven() -> None:
    assert all(len(set(names)) == len(names) >= 6 for names in (DANISH, AUSTRIAN))


class Scripted:
    """A bot that does one thing after the other."""

    def __init__(self, *actions: Action | None) -> None:
        self.actions = list(actions)
        self.told: list[Refusals] = []

    def act(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision:
        decision = self.interject(view, rng, refused)
        assert decision is not None
        return decision

    def interject(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision | None:
        self.told.append(refused)
        action = self.actions.pop(0)
        return None if action is None else Decision(action)


def position(*hands: str, trick: int, leader: Seat = 0) -> DanishState:
    cards = tuple(parse_cards(hand) for hand in hands)
    return start_position(load_danish("danish-hjoerring"), Seating.of_three(2), cards, Opening(trick, leader))


def test_whoever_is_refused_is_asked_again_and_told_why() -> None:
    state = position("S4 S5 S6", "H4 H5 H6", "C4 C5 X", trick=23)
    bot = Scripted(Play(parse_card("HK")), Play(parse_card("DK")), Play(parse_card("HK")), Play(parse_card("S4")))
    assert action_of(bot, state, 0, Random(1)).action == Play(parse_card("S4"))
    assert [list(refused) for refused in bot.told] == [
        [],
        [Play(parse_card("HK"))],
        [Play(parse_card("HK")), Play(parse_card("DK"))],
        [Play(parse_card("DK")), Play(parse_card("HK"))],
    ]
    assert all(isinstance(error, IllegalAction) for error in bot.told[-1].values())


def test_rights_are_used_before_somebody_else_plays() -> None:
    """Møller, Om scusen, l.1850-1851."""
    state = position("S4 S5 S6", "H4 H5 H6", "C4 C5 X", trick=23)
    quiet = Scripted(None)
    move = next_move(state, {0: quiet, 1: Scripted(DEMAND), 2: quiet}, Random(1))
    assert (move.seat, move.action) == (1, DEMAND)


def test_who_is_refused_out_of_turn_may_let_it_be() -> None:
    state = position("S4 S5 X", "H4 H5 H6", "C4 C5 C6", trick=23)
    state = state.apply(0, Play(parse_card("S4")))
    bot = Scripted(DEMAND, None)
    assert interjection(bot, state, 2, Random(1)) is None
    assert list(bot.told[-1]) == [DEMAND]


def test_who_has_no_right_is_not_asked() -> None:
    state = position("S4 S5", "H4 H5", "C4 C5", trick=24)
    quiet = {0: Scripted(Play(parse_card("S4"))), 1: Scripted(), 2: Scripted()}
    assert next_move(state, quiet, Random(1)).seat == 0


def test_the_random_bot_lets_a_refused_name_be() -> None:
    state = position("X S9 S5 S6", "D4 D5 C6 C7", "C4 C5 T2 T3", trick=22)
    state = state.apply(0, Play(parse_card("X"), Suit.HEARTS)).apply(1, CLAIM)
    names = set()
    for seed in range(30):
        names.add(action_of(RandomBot(), state, 1, Random(seed)).action)
    assert Name(Suit.SPADES) not in names, "neither B nor C holds a spade"
    assert {Name(Suit.DIAMONDS), Name(Suit.TAROK)} <= names


def test_the_random_bot_sometimes_asks_about_the_skat() -> None:
    state = start(load_danish("danish-hjoerring"), Seating.of_three(2), "asks")
    bots: dict[Seat, DanishPlayer] = dict.fromkeys(range(3), BookBot())
    while state.view(0).legal_actions() != (ASK_LAID,):
        state = next_move(state, bots, Random(1)).state
    said = {RandomBot().interject(state.view(0), Random(seed), {}) for seed in range(20)}
    assert said == {Decision(ASK_LAID), None}
    assert state.view(0).skat == NO_CARDS
