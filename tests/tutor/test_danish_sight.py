"""The terms of the books over a view of Danish Tarok."""

from tarock.bots.families import BOTS
from tarock.core.cards import SUITS, Suit
from tarock.danish.actions import DEMAND
from tarock.danish.cards import KINGS, SKUS_ALONE
from tarock.search.danish.advice import Role, outlook
from tarock.tutor.advice import Moment
from tarock.tutor.danish.sight import Sight
from tarock.tutor.moments import moments, view_at


def sight_at(deal: str, step: int, seat: int | None = None) -> Sight:
    return Sight(view_at("danish", Moment(deal, step, seat)))  # type: ignore[arg-type]


def test_a_declaration_tells_the_taroks_of_the_third() -> None:
    sight = sight_at("extra-twelve-taroks", 4)
    dealer = sight.table.seating.dealer
    assert (sight.number, sight.number_out) == (7, 15)
    assert sight.T(dealer) == (12, 12)
    assert sight.T(sight.third(dealer)) == (3, 3)
    assert (sight.enemy, sight.partner) == (dealer, sight.third(dealer))
    assert sight.leads_defence


def test_without_declarations_nobody_has_ten() -> None:
    sight = sight_at("extra-nine-and-nine", 7)
    assert [sight.T(seat) for seat in sight.others] == [(9, 9), (9, 9)]
    assert sight.enemy is None


def test_what_lies_divides_the_cards_into_those_that_win_and_those_that_do_not() -> None:
    for _, view in moments("danish"):
        sight = Sight(view)  # type: ignore[arg-type]
        if sight.follows:
            assert sight.winners.isdisjoint(sight.losers)
            assert sight.winners | sight.losers == sight.legal - SKUS_ALONE
            assert sight.best is None or all(card > sight.best for card in sight.winners)


def test_the_hand_is_seen_in_suits() -> None:
    sight = sight_at("extra-twelve-taroks", 4)
    assert [sight.n(suit) for suit in SUITS] == [3, 3, 8, 4]
    assert sight.whip is Suit.DIAMONDS
    assert sight.king(Suit.DIAMONDS) in sight.ultimo_mine
    assert sight.ultimo_mine | sight.ultimo_out >= KINGS


def test_the_bots_tell_their_outlook_and_their_reason() -> None:
    view = view_at("danish", Moment("extra-nolo-agreed", 4))
    assert outlook(view).role is Role.NOLO_PLAYER  # type: ignore[arg-type]
    advised = Sight(view).advised  # type: ignore[arg-type]
    assert advised is not None
    assert advised[1] in BOTS["danish"].advice
    assert sight_at("hjoerring-01", 0).role is None


def test_a_player_who_is_not_on_turn_may_still_have_advice() -> None:
    waiting = sight_at("extra-shortened", 70, seat=0)
    assert not waiting.on_turn
    assert waiting.advised == (DEMAND, "demand_the_skus")
    assert sight_at("extra-shortened", 70, seat=2).advised is None
