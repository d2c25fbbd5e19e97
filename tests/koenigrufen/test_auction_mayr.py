"""The auction after Mayr 2012: Lizitation, Einfacher Rufer, Sechserdreier, Übersicht; M-A04–M-A06, M-A22–M-A24."""

from itertools import combinations

import pytest

from tarock.koenigrufen.actions import Bid
from tarock.koenigrufen.reasons import Reason
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tests.koenigrufen.builders import MAYR, A, B, C, D, after, begun, offered, refused, why_not

ROWS = [
    ["piccolo", "zwiccolo"],
    ["solorufer"],
    ["besserrufer pagat"],
    ["bettler"],
    ["besserrufer uhu"],
    ["farbendreier"],
    ["dreier"],
    ["piccolo_ouvert", "zwiccolo_ouvert"],
    ["besserrufer kakadu"],
    ["bettler_ouvert"],
    ["besserrufer quapil"],
    ["farbensolo"],
    ["solodreier"],
]
ALL = [bid for row in ROWS for bid in row]
BIRDS = "T1 T2 T3 T4"
MIXED = f"{BIRDS} SJ S10 S9 HJ H1 H2 T20 T19"
"""All birds and six suit cards: enough for every bid."""
TAROKS = "X T21 T20 T19 T18 T17 T16 T15 T14"


def opened(b: str = MIXED, c: str = "") -> KoenigrufenState:
    """A deal in which forehand A has said "Vorhand"."""
    return after(begun(MAYR, "", b, c), "A vorhand")


def test_forehands_first_word_is_vorhand_and_nothing_else() -> None:
    """Lizitation; M-A22."""
    state = begun(MAYR)
    assert offered(state, A) == ["vorhand"]
    assert why_not(state, "A dreier") is Reason.OPENING_WORD
    assert why_not(state, "A rufer") is Reason.OPENING_WORD
    assert why_not(state, "A pass") is Reason.OPENING_WORD
    assert why_not(state, "A passes-forehand") is Reason.OPENING_WORD


def test_the_others_bid_in_turn_or_say_gut() -> None:
    """Lizitation; Rufer, Trischaken and Sechserdreier are the forehand's (M-A23)."""
    state = opened()
    assert offered(state, B) == [*ALL, "pass"]
    for game in ("rufer", "trischaken", "sechser"):
        assert why_not(state, f"B {game}") is Reason.NOT_FOREHAND
    assert why_not(state, "B vorhand") is Reason.OPENING_WORD


@pytest.mark.parametrize(("low", "high"), list(combinations(range(len(ROWS)), 2)))
def test_the_order_of_the_table_is_the_order_of_bids(low: int, high: int) -> None:
    """Übersicht; M-A06.  Whoever bids a Besserrufer holds its bird."""
    first, second = ROWS[low][0], ROWS[high][-1]
    state = after(opened(bird_of(first), bird_of(second)), f"B {first}")
    assert second in offered(state, C)
    state = after(opened(bird_of(second), bird_of(first)), f"B {second}")
    assert why_not(state, f"C {first}") is Reason.NOT_HIGHER


def bird_of(bid: str) -> str:
    return {"pagat": "T1", "uhu": "T2", "kakadu": "T3", "quapil": "T4"}.get(bid.rpartition(" ")[2], "")


@pytest.mark.parametrize("row", [["piccolo", "zwiccolo"], ["piccolo_ouvert", "zwiccolo_ouvert"]])
def test_piccolo_and_zwiccolo_are_equal_and_neither_beats_the_other(row: list[str]) -> None:
    """M-A06."""
    for one in row:
        for other in row:
            assert why_not(after(opened(), f"B {one}"), f"C {other}") is Reason.NOT_HIGHER


def test_each_bird_is_a_bid_of_its_own_and_the_bid_names_it() -> None:
    """Besserrufer; Übersicht."""
    state = opened()
    assert why_not(state, "B besserrufer") is Reason.NO_SUCH_BID
    assert refused(state, B, Bid("dreier", "pagat")).reason is Reason.NO_SUCH_BID
    state = after(state, "B besserrufer uhu, C pass, D pass, A pass")
    assert (state.table.bird, state.phase) == ("uhu", Phase.CALLING)


@pytest.mark.parametrize("bird", ["pagat", "uhu", "kakadu", "quapil"])
def test_a_besserrufer_needs_the_bird_that_it_names(bird: str) -> None:
    """Besserrufer: "hat eines dieser Vogerl im Blatt"."""
    others = " ".join(token for token in BIRDS.split() if token != bird_of(bird))
    state = after(begun(MAYR, bird_of(bird), others), "A vorhand")
    assert why_not(state, f"B besserrufer {bird}") is Reason.NEEDS_BIRD
    assert f"besserrufer {bird}" in offered(opened(bird_of(bird)), B)


def test_nobody_may_hold() -> None:
    """M-A05: the highest game wins."""
    state = after(opened(), "B dreier")
    for name in "CDA":
        assert why_not(state, f"{name} hold") is Reason.NO_HOLD
        state = state if name == "A" else after(state, f"{name} pass")


def test_forehand_comes_in_again_after_the_others() -> None:
    """Lizitation: he may overbid or pass, but Rufer, Trischaken and Sechserdreier are gone (M-A23)."""
    state = after(opened(""), "B dreier, C pass, D pass")
    assert state.turn == A
    assert "solodreier" in offered(state, A)
    assert "pass" in offered(state, A)
    for game in ("rufer", "trischaken", "sechser"):
        assert why_not(state, f"A {game}") is Reason.NOT_FOREHAND
    assert after(state, "A pass").table.declarer == B
    overbid = after(state, "A solodreier")
    assert offered(overbid, B) == ["pass"]
    assert after(overbid, "B pass").table.declarer == A


def test_when_all_three_pass_forehand_chooses_any_game() -> None:
    """Lizitation: "kann dann jedes beliebige Spiel ansagen"; he must play."""
    state = after(begun(MAYR, MIXED), "A vorhand, B pass, C pass, D pass")
    assert offered(state, A) == ["trischaken", "rufer", "sechser", *ALL]
    assert why_not(state, "A pass") is Reason.MUST_PLAY


@pytest.mark.parametrize("game", ["trischaken", "rufer", "sechser", "zwiccolo"])
def test_forehands_choice_ends_the_auction_at_once(game: str) -> None:
    """docs/formats.md: nobody passes again."""
    state = after(opened(), f"B pass, C pass, D pass, A {game}")
    assert state.phase is not Phase.AUCTION
    assert state.table.contract is not None
    assert state.table.contract.id == game


def test_who_has_said_weiter_is_out() -> None:
    """Lizitation."""
    state = after(opened(), "B pass, C piccolo, D dreier, A pass")
    assert state.turn == C
    assert after(state, "C pass").table.declarer == D


def test_a_farbensolo_needs_six_suit_cards() -> None:
    """Farbenspiele; M-A24."""
    assert why_not(opened(f"{TAROKS} SK SQ SC"), "B farbensolo") is Reason.NEEDS_SUIT_CARDS
    assert why_not(opened("X T21 T20 T19 T18 T17 T16 SK SQ SC SJ S10"), "B farbensolo") is Reason.NEEDS_SUIT_CARDS
    assert "farbensolo" in offered(opened("X T21 T20 T19 T18 T17 SK SQ SC SJ S10 S9"), B)


def test_a_farbendreier_that_cannot_reach_six_suit_cards_is_blocked() -> None:
    """Farbenspiele; M-A24: three may still come from the talon."""
    assert why_not(opened(f"{TAROKS} T13 SK SQ"), "B farbendreier") is Reason.NEEDS_SUIT_CARDS
    assert "farbendreier" in offered(opened(f"{TAROKS} SK SQ SC"), B)


def test_four_kings_bar_nothing() -> None:
    """Ruferspiele: who has all four calls a queen."""
    state = after(begun(MAYR, "SK HK DK CK T1"), "A vorhand, B pass, C pass, D pass")
    assert {"rufer", "solorufer", "besserrufer pagat"} <= set(offered(state, A))


def test_nothing_is_announced_with_a_bid() -> None:
    """Ausspielen: bonuses come with "Ich liege", also in a Solodreier."""
    assert why_not(opened(), "B solodreier pagat") is Reason.NO_SUCH_BONUS


def test_the_dealer_sits_anywhere() -> None:
    """Lizitation: the forehand sits to the right of the dealer."""
    state = begun(MAYR, dealer=C)
    assert offered(state, D) == ["vorhand"]
    assert after(state, "D vorhand, A pass, B pass, C pass, D trischaken").turn == D
