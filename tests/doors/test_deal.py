"""One deal, decision by decision: the same as at the readable table, and nobody is told what he may not know."""

from random import Random

import pytest

from tarock.core.errors import TarockError
from tarock.doors.deal import Deal
from tarock.doors.dealing import deal_of, dealt
from tarock.doors.games import game_of
from tarock.doors.worlds import resampled
from tarock.koenigrufen.ledger import HALVES
from tarock.koenigrufen.state import KoenigrufenState
from tarock.rulesets import RULESETS

pytestmark = pytest.mark.kernels


def played(deal: Deal, rng: Random, boldness: float) -> int:
    """Play a deal at random to its end, and return how many decisions there were; who is not bold passes."""
    decisions = 0
    while not deal.is_over:
        legal = deal.legal
        assert len(legal) > 1
        deal.act(deal.PASS if deal.PASS in legal and rng.random() > boldness else rng.choice(legal))
        decisions += 1
    return decisions


def won_at_table(deal: Deal) -> list[float]:
    settlement = deal.state.settlement
    if isinstance(deal.state, KoenigrufenState):
        return [points / HALVES for points in settlement.score]
    net = dict(settlement.net)
    return [float(net[seat]) for seat in range(3)]


@pytest.mark.parametrize("rules", RULESETS)
def test_a_deal_comes_to_the_same_at_the_readable_table(rules: str) -> None:
    game = game_of(rules)
    for seed in range(12):
        rng = Random(seed)
        deal = dealt(game, seed % game.seats, rng)
        played(deal, rng, rng.choice((0.1, 0.5, 0.9)))
        assert deal.begun == []
        assert deal.state.is_over
        assert deal.paid == won_at_table(deal)


@pytest.mark.parametrize("rules", RULESETS)
def test_a_copy_goes_its_own_way(rules: str) -> None:
    rng = Random(3)
    deal = dealt(rules, 1, rng)
    copy = deal.copy()
    before = [deal.told(seat) for seat in range(deal.game.seats)]
    played(copy, rng, 0.5)
    assert not deal.is_over
    assert [deal.told(seat) for seat in range(deal.game.seats)] == before


@pytest.mark.parametrize("rules", RULESETS)
def test_nobody_can_tell_two_worlds_apart_that_are_alike_to_him(rules: str) -> None:
    """Text and bits of every seat are equal in two deals that it cannot tell from each other."""
    game = game_of(rules)
    compared = different = 0
    for seed in range(6):
        rng = Random(seed)
        deal = dealt(game, seed % game.seats, rng)
        while not deal.is_over:
            seat = deal.player
            if rng.random() < 0.15:
                other = resampled(deal, rng)
                assert other.told(seat) == deal.told(seat)
                assert other.observation(seat).tolist() == deal.observation(seat).tolist()
                assert other.legal == deal.legal
                different += other.cards != deal.cards
                compared += 1
            deal.act(deal.PASS if deal.PASS in deal.legal and rng.random() > 0.4 else rng.choice(deal.legal))
    assert compared > 20
    assert different > 10


@pytest.mark.parametrize("rules", RULESETS)
def test_whoever_is_not_asked_learns_nothing_of_another_world_either(rules: str) -> None:
    """What two others hold is exchanged where nothing has shown it yet; the third is told the same."""
    game = game_of(rules)
    for seed in range(20):
        rng = Random(seed)
        cards = list(range(game.family.cards))
        rng.shuffle(cards)
        deal = deal_of(game, 0, cards)
        seat = rng.randrange(game.seats)
        own = set(deal.hand(seat))
        hidden = [place for place, card in enumerate(cards) if card not in own]
        moved = [cards[place] for place in hidden]
        rng.shuffle(moved)
        other_cards = cards.copy()
        for place, card in zip(hidden, moved, strict=True):
            other_cards[place] = card
        other = deal_of(game, 0, other_cards)
        if seat not in {deal.player, other.player} and deal.player == other.player:
            assert other.told(seat) == deal.told(seat)
            assert other.observation(seat).tolist() == deal.observation(seat).tolist()


@pytest.mark.parametrize(
    ("dealer", "cards", "expected"),
    [
        (3, range(78), "dealer 3: expected a seat from 0 to 2"),
        (0, range(77), "expected every number from 0 to 77 once"),
        (0, [0] * 78, "expected every number from 0 to 77 once"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(dealer: int, cards: list[int], expected: str) -> None:
    with pytest.raises(TarockError, match=expected):
        deal_of("danish-hjoerring", dealer, cards)


def test_what_may_not_be_done_is_refused_with_what_may() -> None:
    deal = dealt("koenigrufen-turnier", 3, Random(1))
    with pytest.raises(TarockError, match=r"seat 0 may not do 3; expected .*\(vorhand\)"):
        deal.act(3)
    played(deal, Random(1), 0.2)
    with pytest.raises(TarockError, match="expected a new deal"):
        deal.act(deal.PASS)
