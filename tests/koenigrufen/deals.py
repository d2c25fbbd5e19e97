"""Whole deals whose course is easy to follow, for the tests of what a deal came to.

A has the forehand in all of them.
"""

from dataclasses import dataclass, replace

from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState
from tests.koenigrufen.builders import in_play, played, played_out


@dataclass(frozen=True)
class Whole:
    """Hands, talon, and the order in which everybody plays his cards as far as he may."""

    hands: tuple[str, str, str, str]
    talon: str
    orders: tuple[str, str, str, str]
    discard: str = ""

    def begun(
        self,
        book: KoenigrufenRuleset,
        bid: str,
        *,
        call: str = "",
        take: str = "1",
        discard: str = "",
        said: str = "",
    ) -> KoenigrufenState:
        """Return the deal at the first lead."""
        laid = discard or self.discard
        return in_play(book, bid, *self.hands, talon=self.talon, call=call, take=take, discard=laid, said=said)

    def play(self, book: KoenigrufenRuleset, bid: str, **choices: str) -> KoenigrufenState:
        """Play it to the end; ``choices`` as for :meth:`begun`."""
        return played_out(self.begun(book, bid, **choices), *self.orders)


def swapped(deal: Whole, one: str, other: str) -> Whole:
    """Let two cards change places, in hands, talon and orders."""
    token = {one: other, other: one}

    def changed(text: str) -> str:
        return " ".join(token.get(name, name) for name in text.split())

    hands, orders = ((changed(a), changed(b), changed(c), changed(d)) for a, b, c, d in (deal.hands, deal.orders))
    return Whole(hands, changed(deal.talon), orders, changed(deal.discard))


NO_ORDER = ("", "", "", "")


def lowest(*hands: str, talon: str = "") -> Whole:
    """Return a deal in which the seats hold at least these cards, and everybody plays the lowest card that he may."""
    a, b, c, d = (*hands, *NO_ORDER[len(hands) :])
    return Whole((a, b, c, d), talon, NO_ORDER)


# A leads one tarock after the other and wins all twelve tricks, the last with the Pagat; B throws SK to that one,
# C DK, D CK.  B holds SK and HK.
MARCH = Whole(
    hands=(
        "X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T1",
        "T11 T10 T9 T8 SK SQ SC SJ HK HQ HC HJ",
        "T7 T6 T5 DK DQ DC DJ D1 S10 S9 S8 S7",
        "T4 T3 T2 CK CQ CC CJ C10 H1 H2 H3 H4",
    ),
    talon="D4 D3 D2 C7 C8 C9",
    orders=(
        "X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T1",
        "T11 T10 T9 T8 HK HQ HC HJ SQ SC SJ SK",
        "T7 T6 T5 D1 S10 S9 S8 S7 DQ DC DJ DK",
        "T4 T3 T2 C10 H1 H2 H3 H4 CQ CC CJ CK",
    ),
    discard="D4 D3 D2",
)

# The same with S7 as A's last card: B's SK wins the last trick.
KING_WINS_LAST = swapped(MARCH, "T1", "S7")

# A leads S7 to the first trick, and B must play his bare SK, which wins it.
KING_FORCED_OUT = Whole(
    hands=(
        "X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 S7",
        "T11 T10 T9 T8 SK HK HQ HC HJ H1 H2 H3",
        "T7 T6 T5 T1 DK DQ DC DJ D1 S10 S9 S8",
        "T4 T3 T2 CK CQ CC CJ C10 SQ SC SJ H4",
    ),
    talon="D4 D3 D2 C7 C8 C9",
    orders=("S7 X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12", "SK H3", "S8", "SJ"),
    discard="D4 D3 D2",
)

# A wins all tricks against C, whose Mond falls under A's skus, and B, whose SK falls in the last trick.
MOND_AT_C = replace(
    swapped(MARCH, "T7", "T21"),
    orders=(
        "X T20 T19 T18 T17 T16 T15 T14 T13 T12 T7 T1",
        MARCH.orders[1],
        "T21 T6 T5 D1 S10 S9 S8 S7 DQ DC DJ DK",
        MARCH.orders[3],
    ),
)

# A leads seven taroks, then S7, which B takes with SQ; B leads HK, and from then on A wins with T4, T3, T2 and T1 in
# tricks 9 to 12.  B throws SK to the last trick.
FOUR_BIRDS = Whole(
    hands=(
        "X T21 T20 T19 T18 T17 T16 T4 T3 T2 T1 S7",
        "T15 T14 T13 T12 SK SQ SC SJ HK HQ HC HJ",
        "T11 T10 T9 DK DQ DC DJ D1 S10 S9 S8 C10",
        "T8 T7 T6 T5 CK CQ CC CJ H1 H2 H3 H4",
    ),
    talon="D4 D3 D2 C7 C8 C9",
    orders=(
        "X T21 T20 T19 T18 T17 T16 S7 T4 T3 T2 T1",
        "T15 T14 T13 T12 HC HJ SJ SQ HK HQ SC SK",
        "T11 T10 T9 D1 C10 S10 S9 S8 DQ DC DJ DK",
        "T8 T7 T6 T5 H1 H2 H3 H4 CQ CC CJ CK",
    ),
    discard="D4 D3 D2",
)

# Everybody has two cards of each suit and four taroks: eight tricks of suits in which all follow, four of taroks.
EVEN = Whole(
    hands=(
        "X T17 T13 T9 SK S7 HQ H4 DK D4 CC C7",
        "T21 T18 T14 T10 SQ S8 HC H3 DQ D3 CJ C8",
        "T20 T16 T12 T8 SC S9 HJ H2 DC D2 CK C9",
        "T19 T15 T11 T1 SJ S10 HK H1 DJ D1 CQ C10",
    ),
    talon="T2 T3 T4 T5 T6 T7",
    orders=NO_ORDER,
)
EVEN_SUITS = """
    SK SQ SC SJ  S7 S8 S9 S10
    HK HQ HC HJ  H1 H4 H3 H2
    DJ DK DQ DC  D4 D3 D2 D1
    CQ CC CJ CK  C9 C10 C7 C8
"""
"""The eight tricks of suits: A wins 1 and 5, C wins 7, D the others and has the lead."""


def even(book: KoenigrufenRuleset, bid: str, taroks: str, **choices: str) -> KoenigrufenState:
    """Play the even deal: the suits, and then the taroks in an order of one's own, D leading."""
    return played(EVEN.begun(book, bid, **choices), f"{EVEN_SUITS} {taroks}")


MONDFANG_AND_LOST_PAGAT = "T19 X T21 T20  T9 T10 T8 T11  T15 T13 T14 T12  T1 T17 T18 T16"
"""D leads: A's skus takes B's Mond; D's Pagat is taken by B in the last trick."""
