"""The skus: naming, baptising, demanding, and its last tricks.

Jensen 1989, Kortene/Skusen, l.138-170; Møller, Om scusen, l.568-608, l.1840-1949; readings B-17 to B-26, B-53;
docs/formats.md, Danish statements.

In the positions A leads, B is second and C is third, unless said otherwise.
"""

import pytest

from tarock.core.cards import CARD_NAMES, SUIT_NAMES
from tarock.core.cardset import NO_CARDS
from tarock.danish.events import Cup, Cups, Fined, WentBagud, WonLast, WonUltimo
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState
from tarock.danish.trick import Right, Trick
from tests.danish.builders import (
    HJOERRING,
    JENSEN,
    A,
    B,
    C,
    after,
    cards,
    either_book,
    house,
    in_play,
    names,
    offered,
    played_to,
    position,
    spell,
    sums,
    why_not,
)


def trick_of(state: DanishState) -> Trick:
    assert state.table.trick is not None
    return state.table.trick


def last_winner(state: DanishState) -> int:
    winner, _ = state.table.tricks[-1].best()
    return winner


# Naming a led skus


@either_book
def test_a_led_skus_may_be_named_as_any_suit_or_as_tarok(book: DanishRuleset) -> None:
    """Jensen 1989, Skusen, l.138-139, l.163; Møller, Om scusen, l.577, l.591; B-20."""
    state = position(book, A, "X D1 D2 D3", "S2 H1 H2 H3", "S3 C1 C2 C3")
    assert offered(state, A) == ["D3", "D2", "D1", "X=S", "X=H", "X=D", "X=C", "X=T"]


@either_book
def test_a_led_skus_must_be_named(book: DanishRuleset) -> None:
    """Jensen 1989, Skusen, l.163: it is led as a certain suit."""
    state = position(book, A, "X D1 D2 D3", "S2 H1 H2 H3", "S3 C1 C2 C3")
    assert why_not(state, "A X") is Reason.SKUS_NOT_NAMED


@either_book
@pytest.mark.parametrize("suit", "SHDCT")
def test_the_name_is_what_must_be_followed(book: DanishRuleset, suit: str) -> None:
    state = after(position(book, A, "X D9 D8 D7 D6", "S2 H2 D2 C2 T2", "S3 H3 D3 C3 T3"), f"A X={suit}")
    assert offered(state, B) == [f"{suit}2"]
    assert SUIT_NAMES[trick_of(state).suit or 0] == suit
    state = after(state, f"B {suit}2")
    assert offered(state, C) == [f"{suit}3"]


# The second player holds the named suit: the name stands


@either_book
def test_who_holds_the_named_suit_must_follow_and_has_no_right_to_baptise(book: DanishRuleset) -> None:
    """Jensen 1989, Skusen, l.163-165: only a suit that neither opponent has; B-21."""
    state = after(position(book, A, "X C1 C2 C3", "S2 S9 H1 T5", "S3 H2 H3 H4"), "A X=S")
    assert offered(state, B) == ["S2", "S9"]
    assert why_not(state, "B claims") is Reason.HOLDS_NAMED_SUIT
    assert why_not(state, "B waives") is Reason.HOLDS_NAMED_SUIT
    assert why_not(state, "B names H") is Reason.NO_BAPTISM
    assert why_not(state, "B T5") is Reason.MUST_FOLLOW


@either_book
def test_once_the_second_has_followed_the_third_has_no_right_either(book: DanishRuleset) -> None:
    """Jensen 1989, Skusen, l.163-165."""
    state = after(position(book, A, "X C1 C2 C3", "S2 S9 H1 T5", "D3 H2 H3 H4"), "A X=S, B S2")
    assert trick_of(state).right is Right.NONE
    assert offered(state, C) == ["H4", "H3", "H2", "D3"]
    assert why_not(state, "C names H") is Reason.NO_BAPTISM
    assert why_not(state, "C waives") is Reason.NO_BAPTISM
    assert last_winner(after(state, "C D3")) == B


# The second player lacks it and the third holds it

THIRD_HOLDS = ("X C1 C2 C3", "H1 T5 T9 D4", "S3 S8 H3 H4")


@either_book
def test_who_lacks_the_named_suit_may_claim_waive_or_simply_play(book: DanishRuleset) -> None:
    """Jensen 1989, Skusen, l.167-168; Møller, Om scusen, l.594-597; B-21."""
    state = after(position(book, A, *THIRD_HOLDS), "A X=S")
    assert offered(state, B) == ["T5", "T9", "claims", "waives"]


@either_book
def test_a_claim_is_answered_and_the_name_stands_if_the_third_holds_the_suit(book: DanishRuleset) -> None:
    """Møller, Om scusen, l.594-595, l.1935-1937; B-21: B then plays knowing it."""
    state = after(position(book, A, *THIRD_HOLDS), "A X=S, B claims")
    assert trick_of(state).right is Right.HELD
    assert state.turn == B
    assert offered(state, B) == ["T5", "T9"]
    for move in ("B names H", "B waives", "B claims"):
        assert why_not(state, move) is Reason.NO_BAPTISM
    assert why_not(state, "B H1") is Reason.MUST_TAROK
    state = after(state, "B T5")
    assert offered(state, C) == ["S3", "S8"]
    assert why_not(state, "C names H") is Reason.NO_BAPTISM
    assert last_winner(after(state, "C S8")) == B


@either_book
def test_only_a_claim_reveals_whether_the_third_holds_the_suit(book: DanishRuleset) -> None:
    """B-21: after a claim both are known to lack it, or only the claimer."""
    spades = cards("S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SC SQ SK")
    led = after(position(book, A, *THIRD_HOLDS), "A X=S")
    assert led.table.lacks[B] == led.table.lacks[C] == NO_CARDS
    held = after(led, "B claims")
    assert (held.table.lacks[B], held.table.lacks[C]) == (spades, NO_CARDS)
    granted = after(position(book, A, *NOBODY_HOLDS), "A X=S, B claims")
    assert (granted.table.lacks[B], granted.table.lacks[C]) == (spades, spades)


@either_book
def test_the_third_who_holds_the_suit_must_follow_when_the_second_played_silently(book: DanishRuleset) -> None:
    """Jensen 1989, Skusen, l.169-170: back hand baptises only if he too lacks the suit."""
    state = after(position(book, A, *THIRD_HOLDS), "A X=S, B T5")
    assert trick_of(state).right is Right.THIRD
    assert offered(state, C) == ["S3", "S8"]
    assert why_not(state, "C names H") is Reason.HOLDS_NAMED_SUIT
    assert why_not(state, "C waives") is Reason.HOLDS_NAMED_SUIT


# Nobody holds it: the second player baptises

NOBODY_HOLDS = ("X C1 C2 C3", "H1 H5 D4 D6", "H3 H4 C9 D9")


@either_book
def test_a_claim_that_is_granted_must_be_followed_by_a_name_or_a_waiver(book: DanishRuleset) -> None:
    """docs/formats.md: (B names …) or (B waives) must follow; Møller, Om scusen, l.594-596."""
    state = after(position(book, A, *NOBODY_HOLDS), "A X=S, B claims")
    assert trick_of(state).right is Right.GRANTED
    assert state.turn == B
    assert offered(state, B) == ["names H", "names D", "names C", "waives"]
    assert why_not(state, "B D4") is Reason.NAME_OR_WAIVE
    assert why_not(state, "B claims") is Reason.NO_BAPTISM
    assert [offered(state, seat) for seat in (A, C)] == [[], []]


@either_book
@pytest.mark.parametrize(
    ("name", "second", "third"),
    [("H", "H5 H1", "H4 H3"), ("D", "D6 D4", "D9"), ("C", "H5 H1 D6 D4", "C9")],
)
def test_the_new_name_is_what_both_must_follow(book: DanishRuleset, name: str, second: str, third: str) -> None:
    """Jensen 1989, Skusen, l.163-165; Møller, Om scusen, l.591-596."""
    state = after(position(book, A, *NOBODY_HOLDS), f"A X=S, B claims, B names {name}")
    assert trick_of(state).right is Right.USED
    assert state.turn == B
    assert " ".join(offered(state, B)) == second
    state = after(state, f"B {second.partition(' ')[0]}")
    assert " ".join(offered(state, C)) == third


@either_book
def test_the_winner_is_judged_by_the_new_name(book: DanishRuleset) -> None:
    baptised = after(position(book, A, *NOBODY_HOLDS), "A X=S, B claims")
    assert last_winner(after(baptised, "B names H, B H5, C H3")) == C
    assert last_winner(after(baptised, "B names H, B H1, C H3")) == B
    assert last_winner(after(baptised, "B names C, B H1, C C9")) == C


@either_book
def test_a_name_must_be_something_that_one_of_the_two_holds(book: DanishRuleset) -> None:
    """docs/formats.md; B-22: the leader's own cards do not help, nor does the old name."""
    state = after(position(book, A, "X T1 C2 S3", "H1 H5 D4 D6", "H3 H4 D8 D9"), "A X=S, B claims")
    assert offered(state, B) == ["names H", "names D", "waives"]
    for name in "CTS":
        assert why_not(state, f"B names {name}") is Reason.NOBODY_HOLDS_NAME


@either_book
def test_a_player_alone_cannot_tell_which_names_the_other_holds(book: DanishRuleset) -> None:
    """B-22: his view offers every other name; the table refuses one that nobody holds."""
    state = after(position(book, A, *NOBODY_HOLDS), "A X=S, B claims")
    seen = [spell(offer) for offer in state.view(B).legal_actions()]
    assert seen == ["names H", "names D", "names C", "names T", "waives"]


@either_book
def test_the_second_names_only_after_claiming(book: DanishRuleset) -> None:
    """Jensen 1989, Skusen, l.167-168: he must say that he lacks it; docs/formats.md."""
    state = after(position(book, A, *NOBODY_HOLDS), "A X=S")
    assert why_not(state, "B names H") is Reason.CLAIM_FIRST


@either_book
def test_the_skus_may_be_baptised_as_tarok(book: DanishRuleset) -> None:
    """Jensen 1989, Skusen, l.165, "as suits him best"; B-20."""
    state = after(position(book, A, "X C1 C2 C3", "H1 T5 D4 D6", "H3 T9 C9 D9"), "A X=S, B claims, B names T")
    assert offered(state, B) == ["T5"]
    state = after(state, "B T5")
    assert offered(state, C) == ["T9"]
    assert last_winner(after(state, "C T9")) == C


@either_book
def test_led_as_tarok_when_nobody_has_one_it_may_be_baptised(book: DanishRuleset) -> None:
    """B-20: tarok is one of the things that it can be played as."""
    state = after(position(book, A, *NOBODY_HOLDS), "A X=T")
    assert offered(state, B) == ["H5", "H1", "D6", "D4", "claims", "waives"]
    state = after(state, "B claims, B names D")
    assert offered(state, B) == ["D6", "D4"]


@either_book
def test_led_as_tarok_it_must_be_followed_with_a_tarok(book: DanishRuleset) -> None:
    state = after(position(book, A, *THIRD_HOLDS), "A X=T")
    assert offered(state, B) == ["T5", "T9"]


# Waiving, and playing in thoughtlessness: the right passes to the third


@either_book
@pytest.mark.parametrize("moves", ["B D4", "B waives, B D4", "B claims, B waives, B D4"])
def test_a_waiver_or_a_silent_card_passes_the_right_to_the_third(book: DanishRuleset, moves: str) -> None:
    """Jensen 1989, Skusen, l.168-170; Møller, Om scusen, l.596-597, l.1937-1938; docs/formats.md."""
    state = after(position(book, A, *NOBODY_HOLDS), f"A X=S, {moves}")
    assert trick_of(state).right is Right.THIRD
    assert offered(state, C) == ["H4", "H3", "D9", "C9", "names H", "names D", "names C", "waives"]


@either_book
@pytest.mark.parametrize("moves", ["B waives", "B claims, B waives"])
def test_after_a_waiver_the_second_can_only_play(book: DanishRuleset, moves: str) -> None:
    state = after(position(book, A, *NOBODY_HOLDS), f"A X=S, {moves}")
    assert trick_of(state).right is Right.WAIVED
    assert state.turn == B
    assert offered(state, B) == ["H5", "H1", "D6", "D4"]
    for move in ("B claims", "B waives", "B names H"):
        assert why_not(state, move) is Reason.NO_BAPTISM


@either_book
def test_a_waiver_shows_that_one_lacks_the_suit(book: DanishRuleset) -> None:
    """Only who lacks it can waive."""
    state = after(position(book, A, *NOBODY_HOLDS), "A X=S, B waives")
    assert names(state.table.lacks[B]) == "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SC SQ SK"


@either_book
def test_the_third_names_without_claiming(book: DanishRuleset) -> None:
    """docs/formats.md: the second names only after claiming; the third names without claiming."""
    state = after(position(book, A, *NOBODY_HOLDS), "A X=S, B D4")
    assert why_not(state, "C claims") is Reason.NO_BAPTISM
    assert why_not(state, "C names S") is Reason.NOBODY_HOLDS_NAME
    assert why_not(state, "C names T") is Reason.NOBODY_HOLDS_NAME
    assert after(state, "C names C").table.trick is not None


@either_book
def test_the_second_takes_his_card_back_and_follows_what_the_third_names(book: DanishRuleset) -> None:
    """Møller, Om scusen, l.597-599, l.1938-1940; B-23: `3. X=S D4 (C names H) H7 HK` in docs/formats.md."""
    state = after(position(book, A, *NOBODY_HOLDS), "A X=S, B D4, C names H")
    trick = trick_of(state)
    assert (trick.right, trick.plays) == (Right.TAKEN_BACK, ((A, 77),))
    assert trick.taken_back in cards("D4")
    assert state.turn == B
    assert state.hands[B] == cards("H1 H5 D4 D6")
    assert state.table.shows == (NO_CARDS, cards("D4"), NO_CARDS)
    assert offered(state, B) == ["H5", "H1"]
    assert why_not(state, "B D4") is Reason.MUST_FOLLOW
    assert why_not(state, "B claims") is Reason.NO_BAPTISM
    assert why_not(state, "C H3") is Reason.NOT_YOUR_TURN


@either_book
def test_after_the_card_is_taken_back_the_trick_goes_on_under_the_new_name(book: DanishRuleset) -> None:
    state = after(position(book, A, *NOBODY_HOLDS), "A X=S, B D4, C names H, B H5")
    assert trick_of(state).right is Right.USED
    assert offered(state, C) == ["H4", "H3"]
    assert why_not(state, "C names D") is Reason.NO_BAPTISM
    state = after(state, "C H3")
    assert last_winner(state) == C
    assert state.table.tricks[-1].cards == (77, *cards("H5"), *cards("H3"))
    assert state.table.shows[B] == cards("D4")


@either_book
def test_the_card_taken_back_stays_known_until_it_is_played(book: DanishRuleset) -> None:
    state = after(position(book, A, *NOBODY_HOLDS), "A X=S, B D4, C names H, B H5, C H3, C D9, A C1")
    assert state.table.shows[B] == cards("D4")
    assert after(state, "B D4").table.shows[B] == NO_CARDS


@either_book
def test_a_tarok_too_is_taken_back(book: DanishRuleset) -> None:
    """Møller, Om scusen, l.597-599: whatever card it was."""
    state = after(position(book, A, "X C1 C2 C3", "H1 H5 T5 D6", "H3 T9 C9 D9"), "A X=S, B T5, C names H")
    assert offered(state, B) == ["H5", "H1"]
    state = after(state, "B H5, C H3")
    assert last_winner(state) == C
    assert state.hands[B] >= cards("T5")


@either_book
def test_the_seconds_card_stands_if_he_lacks_what_the_third_names(book: DanishRuleset) -> None:
    """Møller, Om scusen, l.597-599: only a suit in which he still has cards."""
    state = after(position(book, A, *NOBODY_HOLDS), "A X=S, B D4, C names C")
    assert (trick_of(state).right, state.turn) == (Right.USED, C)
    assert cards("C1 CK") <= state.table.lacks[B]
    assert offered(state, C) == ["C9"]
    assert last_winner(after(state, "C C9")) == C


@either_book
@pytest.mark.parametrize(
    ("hands", "card", "name", "winner"),
    [(NOBODY_HOLDS, "D4", "D", B), (("X C1 C2 C3", "H1 T5 D4 D6", "H3 T9 C9 D9"), "T5", "T", C)],
    ids=["suit", "tarok"],
)
def test_the_seconds_card_stands_if_it_is_already_of_that_suit(
    book: DanishRuleset, hands: tuple[str, ...], card: str, name: str, winner: int
) -> None:
    """docs/formats.md: if the third names the suit that the second's card has (or T on a tarok), that card stands."""
    state = after(position(book, A, *hands), f"A X=S, B {card}, C names {name}")
    assert (trick_of(state).right, state.turn) == (Right.USED, C)
    assert trick_of(state).taken_back is None
    (follow,) = offered(state, C)
    assert last_winner(after(state, f"C {follow}")) == winner


@either_book
def test_what_the_second_has_played_may_be_named(book: DanishRuleset) -> None:
    """B-22: D4 was his only diamond; it counts as held, for it stands."""
    state = after(position(book, A, "X C1 C2 C3", "H1 H5 D4 H6", "H3 H4 C9 H9"), "A X=S, B D4")
    assert "names D" in offered(state, C)
    assert last_winner(after(state, "C names D, C H9")) == B


def test_a_house_may_do_without_taking_back() -> None:
    """B-23, the other reading: the second's card stands whatever is named, and tells nothing."""
    strict = house(JENSEN, baptism={"retraction": False})
    state = after(position(strict, A, *NOBODY_HOLDS), "A X=S, B D4, C names H")
    assert (trick_of(state).right, state.turn) == (Right.USED, C)
    assert not state.table.lacks[B] & cards("H1")
    assert last_winner(after(state, "C H4")) == C


@either_book
@pytest.mark.parametrize(("first", "second", "third"), [("A", "B", "C"), ("B", "C", "A"), ("C", "A", "B")])
def test_the_rights_go_by_playing_order_whoever_leads(book: DanishRuleset, first: str, second: str, third: str) -> None:
    hands = dict(zip((first, second, third), NOBODY_HOLDS, strict=True))
    start = position(book, "ABC".index(first), *(hands[seat] for seat in "ABC"))
    state = after(start, f"{first} X=S, {second} D4, {third} names H")
    assert state.turn == "ABC".index(second)
    assert after(state, f"{second} H5, {third} H3").turn == "ABC".index(third)


# Both let the right lapse


@either_book
@pytest.mark.parametrize("lapse", ["C waives, C", "C"])
@pytest.mark.parametrize(("card", "winner"), [("D9", B), ("H3", B), ("C9", B)])
def test_if_both_lapse_and_nobody_has_a_tarok_the_seconds_card_counts_as_led(
    book: DanishRuleset, lapse: str, card: str, winner: int
) -> None:
    """B-22: the skus never wins, so B's D4 beats D9 (red: the lower pip is the higher card) and any other suit."""
    state = after(position(book, A, *NOBODY_HOLDS), f"A X=S, B D4, {lapse} {card}")
    assert last_winner(state) == winner
    assert state.turn == winner


@either_book
def test_the_third_may_win_by_beating_the_seconds_card_in_its_suit(book: DanishRuleset) -> None:
    """B-22."""
    state = after(position(book, A, "X C1 C2 C3", "H1 H5 D4 D6", "H3 H4 C9 D1"), "A X=S, B D4, C D1")
    assert last_winner(state) == C


@either_book
def test_a_third_who_waives_can_only_play(book: DanishRuleset) -> None:
    state = after(position(book, A, *NOBODY_HOLDS), "A X=S, B D4, C waives")
    assert trick_of(state).right is Right.USED
    assert offered(state, C) == ["H4", "H3", "D9", "C9"]
    assert why_not(state, "C names H") is Reason.NO_BAPTISM
    assert why_not(state, "C waives") is Reason.NO_BAPTISM


@either_book
@pytest.mark.parametrize(
    ("second", "third", "moves", "winner"),
    [
        ("H1 T5 D4 D6", "H3 H4 C9 D9", "B T5, C D9", B),
        ("H1 H5 D4 D6", "H3 T9 C9 D9", "B D4, C T9", C),
        ("H1 T5 D4 D6", "H3 T9 C9 D9", "B T5, C waives, C T9", C),
        ("H1 T15 D4 D6", "H3 T9 C9 D9", "B waives, B T15, C T9", B),
    ],
)
def test_if_both_lapse_the_highest_tarok_wins(
    book: DanishRuleset, second: str, third: str, moves: str, winner: int
) -> None:
    """Jensen 1989, Kortene, l.136: taroks are always trumps."""
    assert last_winner(after(position(book, A, "X C1 C2 C3", second, third), f"A X=S, {moves}")) == winner


@either_book
def test_who_lacks_the_named_suit_and_does_not_baptise_must_play_a_tarok(book: DanishRuleset) -> None:
    """Jensen 1989, Selve spillet, l.424-426: the duty of any led suit."""
    state = after(position(book, A, "X C1 C2 C3", "H1 H5 D4 D6", "H3 T9 C9 D9"), "A X=S, B D4")
    assert why_not(state, "C D9") is Reason.MUST_TAROK


# There is no right without a led skus


@either_book
@pytest.mark.parametrize("move", ["claims", "waives", "names H"])
def test_there_is_nothing_to_baptise_in_an_ordinary_trick(book: DanishRuleset, move: str) -> None:
    state = position(book, A, "S2 C1 C2 C3", "H1 H5 D4 X", "H3 H4 C9 D9")
    assert why_not(state, f"A {move}") is Reason.NO_BAPTISM
    assert why_not(after(state, "A S2"), f"B {move}") is Reason.NO_BAPTISM
    assert why_not(after(state, "A S2, B X"), f"C {move}") is Reason.NO_BAPTISM


@either_book
def test_the_leader_cannot_baptise_his_own_skus_again(book: DanishRuleset) -> None:
    state = after(position(book, A, *NOBODY_HOLDS), "A X=S")
    assert offered(state, A) == []
    assert why_not(state, "A claims") is Reason.NOT_YOUR_TURN
    assert why_not(state, "C claims") is Reason.NOT_YOUR_TURN


# The second-last trick


@either_book
def test_the_skus_is_never_led_in_the_second_last_trick(book: DanishRuleset) -> None:
    """Jensen 1989, Skusen, l.152; Møller, Om scusen, l.587, l.1847; B-53: the other card must be played."""
    state = position(book, A, "X D1", "S2 H1", "S3 C1")
    assert trick_of(state).number == 24
    assert offered(state, A) == ["D1"]
    assert why_not(state, "A X=S") is Reason.SKUS_IN_SECOND_LAST


@either_book
@pytest.mark.parametrize("other", ["S9", "T9", "DK", "T1", "HK"])
def test_the_skus_is_never_thrown_in_the_second_last_trick(book: DanishRuleset, other: str) -> None:
    """B-53: the other card is played whatever it is, even a king that is lost."""
    state = after(position(book, A, "S2 D1", f"X {other}", "S3 C1"), "A S2")
    assert offered(state, B) == [other]
    assert why_not(state, "B X") is Reason.SKUS_IN_SECOND_LAST
    assert after(state, f"B {other}").hands[B] == cards("X")


@either_book
@pytest.mark.parametrize("trick", [22, 23, 25])
def test_the_skus_may_fall_in_every_other_trick(book: DanishRuleset, trick: int) -> None:
    """Jensen 1989, Skusen, l.152; Møller, Om scusen, l.1842-1845; B-25: kept for the last if nobody demands it."""
    size = 26 - trick
    hands = [" ".join(tokens.split()[:size]) for tokens in ("S2 D1 D2 D3", "X S9 H1 H2", "S3 C1 C2 C3")]
    state = after(position(book, A, *hands), "A S2")
    assert "X" in offered(state, B)


# Demanding it in the third-last trick.  B holds the skus unless said otherwise.

THIRD_LAST = ("S2 D1 D2", "X S9 H1", "S3 C1 C2")


@either_book
@pytest.mark.parametrize("seat", "AC")
@pytest.mark.parametrize("moves", ["", "A S2"])
def test_either_opponent_may_demand_the_skus_until_its_holder_plays(book: DanishRuleset, seat: str, moves: str) -> None:
    """Jensen 1989, Skusen, l.159-160; Møller, l.586, l.1850-1851, l.1866, l.1886; B-17."""
    state = position(book, A, *THIRD_LAST)
    state = after(state, moves) if moves else state
    assert "demands" in offered(state, "ABC".index(seat))
    assert after(state, f"{seat} demands").table.demanded_by == "ABC".index(seat)


@either_book
def test_a_demand_leaves_the_turn_where_it_was(book: DanishRuleset) -> None:
    state = position(book, A, *THIRD_LAST)
    for moves, turn in (("C demands", A), ("A demands", A), ("A S2, C demands", B), ("A S2, A demands", B)):
        assert after(state, moves).turn == turn


@either_book
def test_it_is_too_late_once_the_holder_has_played_something_else(book: DanishRuleset) -> None:
    """B-17: until the holder has played to the third-last trick."""
    state = after(position(book, A, *THIRD_LAST), "A S2, B S9")
    assert [move for seat in (A, C) for move in offered(state, seat) if move == "demands"] == []
    assert why_not(state, "C demands") is Reason.DEMAND_OUTSIDE_WINDOW
    assert why_not(state, "A demands") is Reason.DEMAND_OUTSIDE_WINDOW


@either_book
def test_if_the_holder_leads_it_must_be_demanded_before_his_lead(book: DanishRuleset) -> None:
    """B-17."""
    state = position(book, B, *THIRD_LAST)
    assert "demands" in offered(state, A)
    assert why_not(after(state, "B S9"), "A demands") is Reason.DEMAND_OUTSIDE_WINDOW


@either_book
def test_a_skus_that_lies_on_the_table_has_gone_and_demanding_it_is_fined(book: DanishRuleset) -> None:
    """B-18: a demand after it has gone is allowed and fined; whether a trick ago or just now makes no difference."""
    led = after(position(book, B, *THIRD_LAST), "B X=S")
    thrown = after(position(book, A, *THIRD_LAST), "A S2, B X")
    for state in (led, thrown):
        assert after(state, "C demands").table.demanded_by == C


@either_book
def test_the_holder_cannot_demand_it_of_himself(book: DanishRuleset) -> None:
    """B-18."""
    state = position(book, A, *THIRD_LAST)
    assert "demands" not in offered(state, B)
    assert why_not(state, "B demands") is Reason.HOLDER_DEMANDS


@either_book
@pytest.mark.parametrize("seat", "AC")
def test_one_demand_is_enough(book: DanishRuleset, seat: str) -> None:
    """B-18: either opponent, one is enough."""
    state = after(position(book, A, *THIRD_LAST), "A demands")
    assert "demands" not in offered(state, "ABC".index(seat))
    assert why_not(state, f"{seat} demands") is Reason.DEMANDED_ALREADY


@either_book
@pytest.mark.parametrize(
    "hands",
    [("S2 D1 D2 D3", "X S9 H1 H2", "S3 C1 C2 C3"), ("S2 D1", "X S9", "S3 C1"), ("S2", "X", "S3")],
    ids=["fourth last", "second last", "last"],
)
def test_it_is_demanded_only_in_the_third_last_trick(book: DanishRuleset, hands: tuple[str, ...]) -> None:
    """Jensen 1989, Skusen, l.159; Møller, Om scusen, l.586."""
    state = position(book, A, *hands)
    assert "demands" not in offered(state, A)
    assert why_not(state, "C demands") is Reason.DEMAND_OUTSIDE_WINDOW
    assert why_not(after(state, "A S2"), "C demands") is Reason.DEMAND_OUTSIDE_WINDOW


def test_a_house_may_allow_it_only_before_the_lead() -> None:
    """B-17: the switch for Møller, l.1850 taken by the letter."""
    strict = house(HJOERRING, demand={"window": "before_lead"})
    state = position(strict, A, *THIRD_LAST)
    assert "demands" in offered(state, C)
    assert after(state, "C demands").table.demanded_by == C
    led = after(state, "A S2")
    assert "demands" not in offered(led, C)
    assert why_not(led, "C demands") is Reason.DEMAND_OUTSIDE_WINDOW


@either_book
@pytest.mark.parametrize("moves", ["C demands, A S2", "A S2, C demands", "A S2, A demands"])
def test_a_demanded_skus_must_be_thrown_even_by_who_can_follow(book: DanishRuleset, moves: str) -> None:
    """Jensen 1989, Skusen, l.159; Møller, Om scusen, l.586; B-24: forced only by demand or as the last card."""
    state = after(position(book, A, *THIRD_LAST), moves)
    assert offered(state, B) == ["X"]
    assert why_not(state, "B S9") is Reason.SKUS_DEMANDED
    assert after(state, "B X").turn == C


@either_book
def test_a_demanded_skus_must_be_led_and_named(book: DanishRuleset) -> None:
    """Møller, Om scusen, l.1850, l.1878: "ud- eller tilspillet"."""
    state = after(position(book, B, *THIRD_LAST), "A demands")
    assert offered(state, B) == ["X=S", "X=H", "X=D", "X=C", "X=T"]
    assert why_not(state, "B S9") is Reason.SKUS_DEMANDED
    assert why_not(state, "B X") is Reason.SKUS_NOT_NAMED


@either_book
def test_a_demanded_and_led_skus_may_be_baptised(book: DanishRuleset) -> None:
    """Møller, Om scusen, l.1878-1880, where C could name a suit that nobody has."""
    state = after(position(book, B, "S2 D1 D2", "X S9 H1", "S3 D5 D6"), "A demands, B X=H, C claims, C names D")
    assert offered(state, C) == ["D6", "D5"]


@either_book
def test_the_others_play_as_always_after_a_demand(book: DanishRuleset) -> None:
    state = after(position(book, A, *THIRD_LAST), "C demands")
    assert offered(state, A) == ["S2", "D2", "D1"]
    state = after(state, "A S2, B X")
    assert offered(state, C) == ["S3"]


@either_book
def test_a_demand_is_for_this_trick_only(book: DanishRuleset) -> None:
    state = after(position(book, A, *THIRD_LAST), "C demands, A S2, B X, C S3, C C1, A D1")
    assert offered(state, B) == ["S9", "H1"]


@either_book
def test_a_demand_that_the_holder_has_not_passed_shows_who_lacks_the_skus(book: DanishRuleset) -> None:
    """Everybody learns that it is out and that neither the demander nor who has played holds it."""
    state = after(position(book, A, *THIRD_LAST), "A S2, C demands")
    assert [cards("X") <= state.table.lacks[seat] for seat in (A, B, C)] == [True, False, True]


# A wrong demand


def skus_gone(book: DanishRuleset) -> DanishState:
    """A whole deal in its third-last trick; forehand A has thrown the skus long ago."""
    state = in_play(book, "X", skat="", cups=Cups(60, 60))
    state = after(state, "A X=T")
    while state.table.trick is not None and state.table.trick.number == 1:
        assert state.turn is not None
        state = after(state, f"{'ABC'[state.turn]} {offered(state, state.turn)[0]}")
    return played_to(state, 23)


@either_book
@pytest.mark.parametrize("seat", [A, B, C])
def test_who_demands_a_skus_that_has_gone_pays_twenty_into_each_cup_and_play_goes_on(
    book: DanishRuleset, seat: int
) -> None:
    """Jensen 1989, Skusen, l.160-161, Betalinger, l.280; Møller, l.1853-1854, l.2400; B-18."""
    before = skus_gone(book)
    assert "demands" in offered(before, seat)
    state = after(before, f"{'ABC'[seat]} demands")
    assert state.table.events[-1] == Fined(seat, "wrong_demand")
    nets, cups = sums(state.settlement)
    nets_before, cups_before = sums(before.settlement)
    assert [now - then for now, then in zip(nets, nets_before, strict=True)] == [
        -40 if player == seat else 0 for player in (A, B, C)
    ]
    assert (cups[0] - cups_before[0], cups[1] - cups_before[1]) == (20, 20)
    assert state.turn == before.turn
    assert why_not(state, f"{'ABC'[seat]} demands") is Reason.DEMANDED_ALREADY
    plays = [offered(state, player)[: len(offered(before, player))] for player in (A, B, C)]
    assert plays == [[move for move in offered(before, player) if move != "demands"] for player in (A, B, C)]
    assert played_to(state, 26).is_over


@either_book
def test_a_wrong_demand_may_come_at_any_time_of_the_third_last_trick(book: DanishRuleset) -> None:
    """B-17, B-18: there is no holder any more who could end the window."""
    state = skus_gone(book)
    assert state.turn is not None
    state = after(state, f"{'ABC'[state.turn]} {offered(state, state.turn)[0]}")
    for seat in (A, B, C):
        assert after(state, f"{'ABC'[seat]} demands").table.events[-1] == Fined(seat, "wrong_demand")


def test_demanding_a_skus_that_was_laid_and_named_is_a_wrong_demand() -> None:
    """Jensen 1989, Udtryk, l.40, Skusen, l.160: it has gone, and everybody was told."""
    state = played_to(in_play(JENSEN, "", "", "X S1 S2", skat="X S1 S2", cups=Cups(60, 60)), 23)
    assert "demands" in offered(state, A)
    assert after(state, "A demands").table.events[-1] == Fined(A, "wrong_demand")


@either_book
def test_in_a_position_a_wrong_demand_costs_nothing(book: DanishRuleset) -> None:
    """docs/formats.md: money is not scored."""
    state = after(position(book, A, "S2 D1 D2", "H9 S9 H1", "S3 C1 C2"), "B demands")
    assert state.table.demanded_by == B
    assert state.table.events == ()
    assert offered(state, A) == ["S2", "D2", "D1"]


@either_book
def test_a_whole_deal_may_be_played_with_a_right_demand(book: DanishRuleset) -> None:
    """The skus is kept to the third-last trick, demanded there, and costs nobody anything."""
    state = played_to(in_play(book, "", "", "X", skat=""), 23, keep="X")
    state = after(state, "A demands")
    events = state.table.events
    assert not any(isinstance(event, Fined) for event in events)
    state = played_to(state, 24)
    assert state.table.tricks[-1].skus_player == C


# The last trick


def test_after_jensen_a_skus_led_to_the_last_trick_is_named_and_the_leader_chooses_who_wins() -> None:
    """Jensen 1989, Skusen, l.163, "also in the last trick"; B-19: A has the skus, B H3, C C2."""
    state = position(JENSEN, A, "X", "H3", "C2")
    assert state.turn == A
    assert offered(state, A) == ["X=S", "X=H", "X=D", "X=C", "X=T"]
    assert after(state, "A X=H, B H3, C C2").table.events == (WonLast(B),)
    assert after(state, "A X=C, B claims, B H3, C C2").table.events == (WonLast(C),)


@pytest.mark.parametrize(
    ("moves", "winner"),
    [
        ("B claims, B names H, B H3, C C2", B),
        ("B claims, B names C, B H3, C C2", C),
        ("B H3, C names C, C C2", C),
        ("B H3, C names H, C C2", B),
        ("B H3, C C2", B),
        ("B waives, B H3, C waives, C C2", B),
    ],
)
def test_after_jensen_a_skus_led_to_the_last_trick_may_be_baptised(moves: str, winner: int) -> None:
    """Jensen 1989, Skusen, l.163-170; B-19."""
    state = after(position(JENSEN, A, "X", "H3", "C2"), f"A X=D, {moves}")
    assert state.table.events == (WonLast(winner),)


@pytest.mark.parametrize(("leader", "first", "second"), [("A", "B", "C"), ("B", "C", "A"), ("C", "A", "B")])
def test_after_moeller_the_lead_of_a_bare_skus_passes_on_and_it_falls_last(
    leader: str, first: str, second: str
) -> None:
    """Møller, Om scusen, l.588-590, l.1871-1872, l.1897; B-19; docs/formats.md: cards as they fall."""
    hands = {leader: "X", first: "H3", second: "C2"}
    state = position(HJOERRING, "ABC".index(leader), *(hands[seat] for seat in "ABC"))
    assert state.turn == "ABC".index(first)
    assert trick_of(state).leader == "ABC".index(first)
    assert offered(state, "ABC".index(first)) == ["H3"]
    state = after(state, f"{first} H3, {second} C2, {leader} X")
    assert state.table.events == (WonLast("ABC".index(first)),)
    assert spell_trick(state) == ["H3", "C2", "X"]


def spell_trick(state: DanishState) -> list[str]:
    return [CARD_NAMES[card] for card in state.table.tricks[-1].cards]


def test_after_moeller_everybody_then_knows_who_holds_the_skus() -> None:
    """The lead passes only from a bare skus."""
    state = position(HJOERRING, A, "X", "H3", "C2")
    assert [cards("X") <= state.table.lacks[seat] for seat in (A, B, C)] == [False, True, True]
    ordinary = position(HJOERRING, A, "D9", "X", "C2")
    assert [cards("X") <= ordinary.table.lacks[seat] for seat in (A, B, C)] == [True, False, False]


@either_book
def test_a_skus_that_is_not_led_is_thrown_to_the_last_trick(book: DanishRuleset) -> None:
    """Jensen 1989, Skusen, l.157; Møller, Om scusen, l.1843-1845."""
    state = after(position(book, A, "D9", "X", "C2"), "A D9, B X, C C2")
    assert state.table.events == (WonLast(A),)


# Møller's examples, l.1857-1931


def test_moeller_with_the_demand_the_pagat_is_ultimo() -> None:
    """Møller, Om scusen, l.1857-1868: C leads a spade, demands the skus, and later ultimates the pagat."""
    state = position(HJOERRING, C, "T21 X SQ", "H3 H6 H8", "T1 S5 C2")
    state = after(state, "C demands, C S5, A X, B H8, C C2, A T21, B H6, A SQ, B H3, C T1")
    assert state.table.events == (WonUltimo(C, Cup.PAGAT),)


def test_moeller_without_the_demand_the_lead_passes_and_a_small_heart_wins() -> None:
    """Møller, Om scusen, l.1869-1872."""
    state = position(HJOERRING, C, "T21 X SQ", "H3 H6 H8", "T1 S5 C2")
    state = after(state, "C S5, A SQ, B H8, A T21, B H6, C T1")
    assert state.turn == B
    assert after(state, "B H3, C C2, A X").table.events == (WonLast(B),)


@pytest.mark.parametrize(
    ("moves", "events"),
    [
        ("C X=S, A D8, B SK, B T21, C T18, A D5, B T8, C CK, A D1", (WonLast(B), WentBagud(C, Cup.KING))),
        ("C X=D, A D8, B T8, B T21, C T18, A D5, B SK, C CK, A D1", (WonUltimo(B, Cup.KING), WentBagud(C, Cup.KING))),
    ],
)
def test_moeller_a_demanded_skus_is_called_spades_to_stop_the_ultimo(
    moves: str, events: tuple[WonLast | WonUltimo | WentBagud, ...]
) -> None:
    """Møller, Om scusen, l.1874-1881: B demands before C's lead."""
    state = position(HJOERRING, C, "D1 D5 D8", "T21 T8 SK", "T18 X CK")
    assert after(state, f"B demands, {moves}").table.events == events


def test_moeller_a_demand_after_the_lead() -> None:
    """Møller, Om scusen, l.1884-1886: A leads, B takes with T8 and demands the skus of C."""
    state = position(HJOERRING, A, "D1 D5 D8", "T21 T8 SK", "T18 X CK")
    state = after(state, "A D8, B T8, B demands, C X, B T21, C T18, A D5, B SK, C CK, A D1")
    assert state.table.events == (WonUltimo(B, Cup.KING), WentBagud(C, Cup.KING))


def test_moeller_a_skus_named_in_a_void_suit_lets_the_next_player_call_clubs() -> None:
    """Møller, Om scusen, l.1915-1931: C names hearts, A baptises it clubs, and B goes bagud with the pagat."""
    state = position(HJOERRING, C, "T10 T8 CC", "T21 T18 T1", "X D5 D7")
    state = after(state, "C X=H, A claims, A names C, A CC, B T18, B T21, C D7, A T8, B T1, C D5, A T10")
    assert state.table.events == (WonLast(A), WentBagud(B, Cup.PAGAT))


@either_book
def test_the_rights_are_the_same_at_a_table_of_four(book: DanishRuleset) -> None:
    """Seat C sits out: after B comes D."""
    seating = Seating(dealer=A, forehand=B, middle=3, sitting_out=(C,))
    state = position(book, B, NOBODY_HOLDS[2], NOBODY_HOLDS[0], "", NOBODY_HOLDS[1], seating=seating)
    state = after(state, "B X=S, D D4, A names H")
    assert state.turn == 3
    assert offered(state, 3) == ["H5", "H1"]
