"""A sure ultimo: what keeps it can be forced in every deal that the seat cannot rule out, and nothing else is asked."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.playing import next_move
from tarock.core.cards import CARD_NAMES
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.danish.actions import Action, Play
from tarock.danish.cards import PACK, SKUS_ALONE, TAROKS, ULTIMO_CARDS
from tarock.danish.events import Fined
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, DanishView, start, start_position
from tarock.danish.sure import run_of
from tarock.danish.table import Opening
from tarock.danish.trick import Trick
from tarock.notation.cards import parse_card, parse_cards
from tarock.rulesets import DANISH, load_danish
from tarock.search.danish import ultimo as danish_ultimo
from tarock.search.danish.beliefs import every_board
from tarock.search.danish.solver import Goal, Limits, solve
from tarock.search.danish.ultimo import DEALS, keeping_ultimo, may_be_sure, offers, sure_ultimo_thrown

EVERY_RULESET = pytest.mark.parametrize("name", DANISH)
ME = 0


def ending(*hands: str, can: tuple[str, str] | None = None, lacks: CardSet = NO_CARDS) -> DanishView:
    """The view of A, who leads; ``can`` is what B and C can hold as far as A knows, ``lacks`` what they cannot."""
    cards = tuple(map(parse_cards, hands))
    opening = Opening(26 - len(cards[0]), ME)
    state = start_position(load_danish("danish-hjoerring"), Seating.of_three(dealer=2), cards, opening)
    known = (lacks, lacks) if can is None else tuple(PACK - parse_cards(each) for each in can)
    return replace(state, table=replace(state.table, lacks=(SKUS_ALONE - cards[ME], *known))).view(ME)


def kept(view: DanishView) -> str:
    """The cards that keep an ultimo in each of a few deals."""
    assert every_board(view, DEALS) is not None
    return " ".join(
        CARD_NAMES[action.card] for action in keeping_ultimo(view, offers(view)) if isinstance(action, Play)
    )


def by_run(view: DanishView) -> str:
    """The cards that keep an ultimo however many deals there are."""
    run = run_of(view)
    return " ".join(CARD_NAMES[card] for card in view.hand if run.keeps(card, ULTIMO_CARDS))


def late_views(ruleset: DanishRuleset, deals: range) -> Iterator[tuple[DanishView, Action]]:
    """Give the views of players by the book who may be sure of an ultimo, and what the advice alone tells them."""
    bot = BookBot()
    for seed in deals:
        rng = Random(seed)
        state = start(ruleset, Seating.of_three(seed % 3), f"ultimo {seed}")
        while not state.is_over:
            turn = state.turn
            assert turn is not None
            if may_be_sure(state.view(turn)):
                yield state.view(turn), bot.advised(state.view(turn), rng, {}).action
            state = next_move(state, dict.fromkeys(range(3), bot), rng).state


# Few deals


def test_a_king_that_surely_wins_the_last_trick_is_kept_for_it() -> None:
    """Nobody has a tarok left: T5 first, and the king wins the last trick (Møller, At ultimere, l.798-804)."""
    view = ending("HK T5", "D4 S3", "D5 S4", can=("D4 S3", "D5 S4"))
    assert kept(view) == "T5"
    assert sure_ultimo_thrown(view, Play(parse_card("HK")))
    assert not sure_ultimo_thrown(view, Play(parse_card("T5")))


def test_a_pagat_that_surely_wins_the_last_trick_is_kept_for_it() -> None:
    assert kept(ending("T1 T21 T20", "T9 T10 S3", "D5 S4 S5", can=("T9 T10 S3", "D5 S4 S5"))) == "T20 T21"


def test_an_ultimo_must_be_sure_in_every_deal_that_can_be() -> None:
    """T21 draws the only tarok wherever it is; if both can be in one hand, it does not draw both."""
    hands = "HK T21", "T9 D4", "D5 S4"
    assert kept(ending(*hands, can=("T9 D4", "D5 S4"))) == "T21"
    assert kept(ending(*hands, can=("T9 D4 D5", "T9 D5 S4 D4"))) == "T21"
    assert kept(ending(*hands, can=("T9 T8 D4", "D5 S4"))) == ""


def test_an_ultimo_that_can_be_forced_in_no_deal_is_not_sure() -> None:
    view = ending("HK H3", "T9 D4", "D5 S4", can=("T9 D4", "D5 S4"))
    assert kept(view) == ""
    assert not sure_ultimo_thrown(view, Play(parse_card("HK")))


# Many deals


def test_a_run_draws_every_tarok_and_leads_the_ultimo_card_last() -> None:
    """Four others can all be in one hand, so four winners must be led before the king."""
    low = parse_cards("T1 T2 T3 T4")
    others = "S2 S3 S4 S5 S6 S7", "D2 D3 D4 D5 D6 D7"
    assert by_run(ending("T21 T20 T19 T18 T17 HK", *others, lacks=TAROKS - low | SKUS_ALONE)) == "T17 T18 T19 T20 T21"
    assert by_run(ending("T21 T20 T19 T18 HQ HK", *others, lacks=TAROKS - low | SKUS_ALONE)) == "T18 T19 T20 T21"
    assert by_run(ending("T21 T20 T19 SQ HQ HK", *others, lacks=TAROKS - low | SKUS_ALONE)) == ""


def test_a_skus_with_another_saves_him_a_tarok() -> None:
    """The skus can be played to anything (Møller, Om scusen)."""
    others = "S2 S3 S4 S5", "D2 D3 D4 D5"
    hand = "T21 T20 HQ HK"
    lacks = TAROKS - parse_cards("T1 T2")
    assert by_run(ending(hand, *others, lacks=lacks | SKUS_ALONE)) == "T20 T21"
    assert by_run(ending(hand, *others, lacks=lacks)) == ""


def test_a_run_breaks_at_a_card_that_can_be_beaten_and_at_ones_own_skus() -> None:
    others = "S2 S3 S4", "D2 D3 D4"
    nothing = TAROKS | SKUS_ALONE
    assert by_run(ending("T5 HQ HK", *others, lacks=nothing)) == "HQ T5"
    assert by_run(ending("T5 HJ HK", *others, lacks=nothing)) == ""
    assert by_run(ending("T5 X HK", *others, lacks=nothing)) == ""


@EVERY_RULESET
def test_what_a_run_keeps_the_solver_keeps_in_every_deal(name: str) -> None:
    compared = 0
    for view, _ in late_views(load_danish(name), range(40)):
        if every_board(view, DEALS) is not None:
            run = run_of(view)
            found = {
                action for action in offers(view) if isinstance(action, Play) and run.keeps(action.card, ULTIMO_CARDS)
            }
            compared += len(found)
            assert found <= set(keeping_ultimo(view, offers(view)))
    assert compared > 5


# When nothing is sure


def test_nothing_is_sure_early_off_turn_without_an_ultimo_card_or_after_a_fine() -> None:
    view = ending("HK T5", "D4 S3", "D5 S4", lacks=TAROKS)
    table = view.table
    assert table.trick is not None
    assert may_be_sure(view)
    assert not may_be_sure(replace(view, table=replace(table, trick=replace(table.trick, number=17))))
    assert not may_be_sure(replace(view, table=replace(table, turn=1)))
    assert not may_be_sure(replace(view, hand=parse_cards("HQ T5")))
    assert not may_be_sure(replace(view, table=replace(table, events=(Fined(ME, "wrong_demand"),))))


def test_nothing_is_sure_while_another_can_make_a_nolo() -> None:
    """Møller, At ultimere, l.852-855; Nolo, l.611-616."""
    view = ending("HK T5", "D4 S3", "D5 S4", lacks=TAROKS)
    table = replace(view.table, opening=None)
    taken = [Trick(1, seat, ((seat, card),), won=(seat, card)) for seat, card in ((1, 0), (2, 1))]
    assert not may_be_sure(replace(view, table=replace(table, tricks=tuple(taken[:1]))))
    assert may_be_sure(replace(view, table=replace(table, tricks=tuple(taken))))


def test_what_is_not_found_out_is_not_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    view = ending("T1 T21 T20", "T9 T10 S3", "D5 S4 S5", can=("T9 T10 S3", "D5 S4 S5"))
    monkeypatch.setattr(danish_ultimo, "NODES", 1)
    assert kept(view) == ""


# In whole deals


@EVERY_RULESET
def test_it_agrees_with_the_solver_about_every_deal_that_can_be(name: str) -> None:
    sure = 0
    for view, _ in late_views(load_danish(name), range(100, 130)):
        boards = every_board(view, 20)
        if boards is None:
            continue
        found = keeping_ultimo(view, offers(view))
        sure += bool(found)
        for action in found:
            after = view.sample(Random(1)).apply(view.seat, action)
            assert after.is_settled or is_forced(after, view.seat)
    assert sure > 5


def is_forced(state: DanishState, seat: int) -> bool:
    alone = frozenset({seat})
    return solve(state, Goal("ultimo", seat), alone, Limits(nodes=1_000_000), line=False).value is True


@EVERY_RULESET
def test_hidden_cards_never_change_what_is_sure(name: str) -> None:
    compared = sure = 0
    for view, action in late_views(load_danish(name), range(200, 240)):
        other = view.sample(Random(1))
        assert other.view(view.seat) == view
        found = keeping_ultimo(view, offers(view))
        assert keeping_ultimo(other.view(view.seat), offers(view)) == found
        assert sure_ultimo_thrown(view, action) == (bool(found) and action not in found)
        compared += 1
        sure += bool(found)
    assert compared > 40
    assert sure > 5
