"""What an act surely costs is known beforehand to whoever can see it."""

from tarock.core.cards import CARD_NAMES
from tarock.koenigrufen.actions import Concede, Play, Speak
from tarock.koenigrufen.costs import costs
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tests.koenigrufen.builders import (
    K1900,
    MAYR,
    TURNIER,
    B,
    after,
    begun,
    house,
    in_play,
    modern_books,
    on_turn,
    played,
    position,
    prepared,
    won_by,
)


def costly(state: KoenigrufenState) -> dict[str, str]:
    """What costs the player on turn something, and why."""
    view = state.view(on_turn(state))
    return {spelled(cost.action): cost.kind for cost in costs(view, view.legal_actions())}


def spelled(action: Play | Speak | Concede) -> str:
    match action:
        case Play(card):
            return CARD_NAMES[card]
        case Speak(announces):
            return " ".join(announces)
        case Concede(bird):
            return f"concedes {bird}" if bird else "concedes"


# Before the play


@modern_books
def test_nothing_costs_in_the_auction(book: KoenigrufenRuleset) -> None:
    assert costly(begun(book)) == {}


def test_giving_the_game_up_costs() -> None:
    """Tournament sheet 5.2; the called king lies in the talon."""
    state = won_by(begun(TURNIER, "SK HK", talon="CK T5 S7 H4 H3 H2"), "A rufer")
    state = after(state, "A calls CK")
    assert state.phase is Phase.TALON
    assert costly(state) == {"concedes": "concede"}


def test_announcing_what_lies_in_the_half_that_was_left_costs() -> None:
    """The other half of the talon goes to the opponents."""
    state = prepared(TURNIER, "A dreier", "T1 X", talon="T21 S7 S8 H4 H3 DK", take="2")
    assert {"trull": "impossible"}.items() <= costly(state).items()
    assert "pagat" not in costly(state)


def test_in_a_game_of_ones_own_a_bird_that_one_does_not_hold_cannot_be_made() -> None:
    """Book of 1900: anybody may announce the Pagat, and he who plays alone cannot make it without."""
    state = prepared(K1900, "A dreier", "T21 X", "T1")
    assert costly(state)["pagat"] == "impossible"
    held = prepared(K1900, "A dreier", "T21 X T1")
    assert "pagat" not in costly(held)


# Cards


def test_an_announced_card_before_its_trick_is_lost() -> None:
    """Tournament sheet 8.9; Mayr 2012, Ansagen."""
    for book in (TURNIER, MAYR):
        state = position(book, "dreier", 3, "T1 T9 SQ", "S7 S8 S9", "H4 H3 H2", "T20 D4 D3", announced="A pagat")
        assert costly(played(state, "T20")) == {"T1": "early"}
        unsaid = position(book, "dreier", 3, "T1 T9 SQ", "S7 S8 S9", "H4 H3 H2", "T20 D4 D3")
        assert costly(played(unsaid, "T20")) == {}


def test_the_mond_under_the_skus_of_the_other_side_is_captured() -> None:
    """Book of 1900, §§ 10, 14."""
    hands = ("T21 T9 SQ", "S7 S8 S9", "H4 H3 H2", "X D4 D3")
    assert costly(played(position(K1900, "dreier", 3, *hands), "X")) == {"T21": "captured"}
    assert costly(played(position(TURNIER, "dreier", 3, *hands), "X")) == {}  # nobody pays for it there
    forced = ("T21 HQ SQ", "S7 S8 S9", "H4 H3 H2", "X D4 D3")
    assert costly(played(position(K1900, "dreier", 3, *forced), "X")) == {}


def test_the_called_king_that_falls_to_the_other_side_is_paid() -> None:
    """Book of 1900, § 10: the partner plays the called king, and the trick is the opponents'."""
    hands = ("S7 S8 D3", "T20 D4 D2", "SK SQ D1", "S9 S10 H3")
    state = position(K1900, "rufer", 3, *hands, call="SK")
    state = played(state, "S9 S7 T20")
    assert on_turn(state) == 2
    assert costly(state) == {"SK": "captured"}
    before = played(position(K1900, "rufer", 3, *hands, call="SK"), "S9 S7")
    assert costly(before) == {}


def test_a_bird_that_falls_in_vain_in_its_trick_is_paid_where_the_book_says_so() -> None:
    """Book of 1900: the Pagat in the last trick; there is a choice only in a house that asks it of the Uhu."""
    state = position(K1900, "dreier", 3, "T1", "S7", "H4", "T20")
    assert costly(played(state, "T20")) == {}  # nothing else can be played


def test_a_trick_too_many_loses_a_negative_game() -> None:
    """A Piccolo is one trick: the declarer has it, is last, and need not overtake in this house."""
    easy = house(TURNIER, trick={"overtake": False})
    state = position(easy, "bettel", B, "S9 S7 H4", "S8 D4 D3", "C7 C8 C9", "D1 D2 H2")
    assert costly(played(state, "S8 C7 D1")) == {"S9": "trick_too_many"}
    allowed = position(easy, "piccolo", B, "S9 S7 H4", "S8 D4 D3", "C7 C8 C9", "D1 D2 H2")
    assert costly(played(allowed, "S8 C7 D1")) == {}
    forced = position(TURNIER, "bettel", B, "S9 S7 H4", "S8 D4 D3", "C7 C8 C9", "D1 D2 H2")
    assert costly(played(forced, "S8 C7 D1")) == {}  # who must overtake has no choice


def test_a_mond_of_ones_own_side_is_not_captured() -> None:
    """Book of 1900, § 10: only the called partner may announce it."""
    hands = ("X T20 T19 T18", "SK T21")
    state = prepared(K1900, "A rufer", *hands, call="SK")
    assert costly(after(state, "A good")) == {"mondfang": "impossible"}


def test_only_what_is_certain_costs() -> None:
    """Trischaken has no sides, and a trick that another may still take is nobody's."""
    state = in_play(TURNIER, "A trischaken")
    assert costly(state) == {}
