"""Faults as the three books of Königrufen tell them: whose they are, what became of them, and what is due."""

from collections.abc import Callable
from typing import Final

import pytest

from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES
from tarock.koenigrufen import corrections
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tarock.referee.koenigrufen import findings
from tests.koenigrufen.builders import K1900, MAYR, TURNIER, A, B, C, D, after, begun, laid, on_turn, played
from tests.koenigrufen.tables import TAROCKS_12, agreed, gathered, laying, misdealt, revoked, table, to_the_end
from tests.referee.reading import written


def dealt(book: KoenigrufenRuleset, bid: str) -> KoenigrufenState:
    """A game of A, in a Rufer with B."""
    return table(book, bid, "S7 X", "SK", call="SK" if "rufer" in bid else "")


def offenders(book: KoenigrufenRuleset, bid: str, *seats: int) -> KoenigrufenState:
    """Let each of them revoke in a trick of its own, and only then be found."""
    state = dealt(book, bid)
    for seat in seats:
        state = gathered(revoked(state, seat))
    for seat in seats:
        state = after(state, f"{SEAT_NAMES[(seat + 1) % 4]} claims-renonce {SEAT_NAMES[seat]}")
        if state.table.proceedings.ruling is not None:
            state = after(state, f"{SEAT_NAMES[on_turn(state)]} plays-on")
    return state


def besserrufer(hand: str, said: str) -> KoenigrufenState:
    """A plays a Besserrufer of the tournament sheet with D; B has the birds that A has not."""
    others = " ".join(bird for bird in ("T1", "T2", "T3", "T4") if bird not in hand.split())
    state = begun(TURNIER, f"S7 X {hand}", others, "", "SK", talon="D4 D3 D2", mode=Mode.TABLE)
    state = after(state, "A vorhand, B pass, C pass, D pass, A besserrufer, A calls SK, A takes 1")
    return after(laid(state), said)


def corrected(state: KoenigrufenState) -> KoenigrufenState:
    """C takes a wrong card back and plays the first that may be played."""
    return state.apply(C, corrections.corrections(state, C)[0])


def trumping(book: KoenigrufenRuleset, said: str) -> KoenigrufenState:
    """A leads a spade, and B, who plays alone, has nothing but tarocks."""
    state = table(book, "B dreier", "S7", TAROCKS_12, "S8", "S9", talon="D4 D3 D2", said=f"B announces {said}")
    return played(state, "S7")


SCENARIOS: Final[dict[str, tuple[Callable[[], KoenigrufenState], list[str]]]] = {
    "Tournament sheet 4.6: both offend in a Trischaken": (
        lambda: offenders(TURNIER, "A trischaken", C, D),
        ["C revoke noticed: C>A 1.5, C>B 1.5", "D revoke noticed: D>A 1.5, D>B 1.5"],
    ),
    "Tournament sheet 10.3; T-A29: both sides of a Rufer share": (
        lambda: offenders(TURNIER, "A rufer", A, C),
        ["A revoke noticed: A>B 0.5, A>D 0.5", "C revoke noticed: C>B 0.5, C>D 0.5"],
    ),
    "M-A31: both sides of a Rufer share": (
        lambda: offenders(MAYR, "A rufer", A, C),
        ["A revoke noticed: A>B 5, A>D 5", "C revoke noticed: C>B 5, C>D 5"],
    ),
    "K-A21: both sides of a Rufer, and nothing is settled": (
        lambda: offenders(K1900, "A rufer", A, C),
        ["A revoke noticed", "C revoke noticed"],
    ),
    "K-A21: the side pays": (
        lambda: to_the_end(offenders(K1900, "A rufer", A)),
        ["A revoke noticed: A>C 6, B>D 6"],
    ),
    "T-A30: three offenders, and no book settles it": (
        lambda: offenders(TURNIER, "A trischaken", B, C, D),
        ["B revoke noticed", "C revoke noticed", "D revoke noticed"],
    ),
    "Tournament sheet 10.3: one offender": (
        lambda: offenders(TURNIER, "A dreier", C),
        ["C revoke noticed: C>A 12, C>B 4, C>D 4"],
    ),
    "Tournament sheet 10.4: a misdeal is the dealer's before the first call": (
        lambda: after(misdealt(TURNIER), "A claims-cards C"),
        ["D misdeal put_right"],
    ),
    "K-A07: and at any time": (
        lambda: after(misdealt(K1900), "A pass, B claims-cards C"),
        ["D misdeal put_right"],
    ),
    "Mayr 2012, Renonce: and at any time": (
        lambda: after(misdealt(MAYR), "A vorhand, B claims-cards C"),
        ["D misdeal put_right"],
    ),
    "Tournament sheet 10.4: later it is Renonce of those who hold a wrong number, and not of the dealer": (
        lambda: after(
            misdealt(TURNIER, "S7", "SK"), "A vorhand, A claims-cards D, B pass, C pass, D pass, A rufer, A calls SK"
        ),
        ["C cards noticed: C>A 0.5, C>B 0.5", "D cards noticed: D>A 0.5, D>B 0.5"],
    ),
    "Mayr 2012, Renonce: corrected without a claim, it is listed as put right": (
        lambda: corrected(revoked(dealt(MAYR, "A dreier"), C)),
        ["C revoke put_right"],
    ),
    "Mayr 2012, Renonce: corrected after a claim": (
        lambda: corrected(after(revoked(dealt(MAYR, "A dreier"), C), "B claims-renonce C")),
        ["C revoke put_right"],
    ),
    "Tournament sheet 10.2: a wrong discard, hidden too, is one fault": (
        lambda: after(laying(TURNIER, "S7 S8 T5", "D2 D3 D4"), "A lays T5 S7 S8 hiding T5, B claims-discard A"),
        ["A discard noticed: A>B 4, A>C 4, A>D 4"],
    ),
    "Tournament sheet 5.6; T-A25: a caller who is silent plays his bird as announced": (
        lambda: besserrufer("T2", "A announces nothing, B good, C good, D good"),
        [],
    ),
    "Tournament sheet 5.7: a caller who has none and is silent commits a Renonce": (
        lambda: besserrufer("", "A announces nothing"),
        ["A no_bird noticed: A>B 3, A>C 3, A>D 3"],
    ),
    "Tournament sheet 5.8: a bird announced and not held loses only that": (
        lambda: agreed(to_the_end(table(TURNIER, "A dreier", "S7 X", "T3", said="A announces kakadu"))),
        ["A not_held item_lost: A>B 6, A>C 6, A>D 6"],
    ),
    "M-A16: so it is after Mayr": (
        lambda: agreed(to_the_end(table(MAYR, "A dreier", "S7 X", "T3", said="A announces kakadu"))),
        ["A not_held item_lost: A>B 60, A>C 60, A>D 60"],
    ),
    "Book of 1900, § 11; K-A23: an announced card played too early loses only the announcement": (
        lambda: agreed(to_the_end(played(trumping(K1900, "pagat"), "T1"))),
        ["B played_early item_lost: B>A 8, B>C 8, B>D 8"],
    ),
    "M-A17: birds in the wrong order lose only the announcement": (
        lambda: played(trumping(MAYR, "pagat uhu"), "T1 S8 S9"),
        ["B bird_order item_lost"],
    ),
}


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_referee_finds(name: str) -> None:
    begun_deal, expected = SCENARIOS[name]
    assert expected == written(findings(begun_deal()))


def test_of_several_birds_the_lowest_is_understood() -> None:
    """T-A49."""
    state = besserrufer("T2 T4", "A announces trull")
    assert [said.item for said in state.table.round.announcements] == ["uhu", "trull"]


def test_silence_without_a_bird_ends_the_play_and_asks_for_no_claim() -> None:
    state = besserrufer("", "A announces nothing")
    (found,) = findings(state)
    assert (state.phase, found.noticed_by) == (Phase.CLOSING, None)


def test_a_second_fault_of_the_same_offender_is_paid_for_with_the_first() -> None:
    state = gathered(revoked(gathered(revoked(dealt(TURNIER, "A dreier"), C)), C))
    first, second = findings(after(state, "D claims-renonce C"))
    assert (bool(first.due), second.due, second.paid_with) == (True, (), first.fault)


def test_in_the_book_of_1900_what_a_partner_did_is_paid_for_with_it() -> None:
    state = to_the_end(offenders(K1900, "A rufer", A, B))
    first, second = findings(state)
    assert (bool(first.due), second.due, second.paid_with) == (True, (), first.fault)


def test_what_nobody_noticed_would_have_cost_the_game() -> None:
    for book, bid in ((TURNIER, "A dreier"), (K1900, "A rufer"), (MAYR, "A trischaken")):
        (found,) = findings(agreed(to_the_end(gathered(revoked(dealt(book, bid), C)))))
        assert (found.fate, found.due, bool(found.would_cost)) == ("stands", (), True)
