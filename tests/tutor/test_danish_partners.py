"""What a player of Danish Tarok sees of partners and fighters: taroks counted, suits shown, rows and gaps."""

from tarock.core.cards import Suit
from tarock.core.seats import SEAT_NAMES
from tarock.tutor.advice import Moment
from tarock.tutor.danish.sight import Sight
from tarock.tutor.moments import view_at

A, B, C = (SEAT_NAMES.index(name) for name in "ABC")


def seen(deal: str, step: int) -> Sight:
    view = view_at("danish", Moment(deal, step))
    return Sight(view)  # type: ignore[arg-type]  # a view of this family


def test_after_one_declaration_of_taroks_the_third_is_counted_exactly() -> None:
    """Jensen 1989, l.449: the dealer declared eleven and I hold six, so five are left."""
    sight = seen("jensen-07", 4)
    assert (sight.declared_taroks(A), sight.number) == (11, 6)
    assert sight.T(C) == (5, 5)
    assert (sight.enemy, sight.partner) == (A, C)


def test_two_players_with_eight_or_nine_taroks_against_five_are_in_balance() -> None:
    sight = seen("jensen-02", 4)
    assert (sight.number, sight.T(A), sight.T(B)) == (5, (8, 9), (8, 9))
    assert sight.balances
    assert not sight.supports


def test_who_has_as_many_taroks_as_another_keeps_no_balance() -> None:
    assert not seen("jensen-01", 10).balances


def test_three_courts_that_follow_one_another_are_a_row_until_led_away() -> None:
    sight = seen("jensen-07", 10)
    assert sight.has_row(Suit.SPADES)
    assert not sight.has_row(Suit.CLUBS), "queen and cavall, but no jack"
    assert not sight.has_row(Suit.DIAMONDS), "no court"


def test_queen_and_jack_with_the_cavall_out_have_a_gap() -> None:
    sight = seen("jensen-02", 55)
    assert sight.has_gaps(Suit.CLUBS)
    assert not sight.has_gaps(Suit.SPADES), "a single card"


def test_a_suit_led_twice_or_declared_is_known_to_the_partner() -> None:
    sight = seen("hjoerring-11", 22)
    assert sight.leads_of(C, Suit.SPADES) == 2
    assert Suit.SPADES in sight.shown_suits(C)
    assert seen("jensen-07", 4).declared_suits(C) == (Suit.SPADES,)


def test_a_suit_strikes_whoever_is_void_and_has_taroks() -> None:
    sight = seen("jensen-13", 55)
    assert set(sight.struck(Suit.HEARTS)) == {A, B}
    assert len(sight.struck(Suit.SPADES)) < 2


def test_what_i_began_with_counts_what_i_have_played() -> None:
    sight = seen("jensen-06", 58)
    assert (sight.n(Suit.DIAMONDS), sight.began_with(Suit.DIAMONDS)) == (1, 6)
