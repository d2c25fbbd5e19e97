"""The kernels know every bonus: from its row, or by hand where a row cannot say how it is made."""

from tarock.core.cards import PAGAT, tarok
from tarock.koenigrufen.bonus_kinds import BONUS_KINDS, BONUS_NAMES
from tarock.koenigrufen.cards import KINGS, TRULL
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search.koenigrufen.packing import bit_of, bits_of

BY_HAND = {at.ULTIMO: "koenig_ultimo", at.MONDFANG: "mondfang", at.KING_CAPTURED: "king_captured"}
"""The called king and captures: ``rules._note`` of the kernels looks for them in every trick."""


def test_every_bonus_is_known_to_the_kernels() -> None:
    """A new one that is neither a set nor a card that wins its trick needs its rule in the kernel, too."""
    by_row = {number for _, number in at.SETS} | {number for _, _, number in at.AIMS}
    assert {BONUS_NAMES[number] for number in by_row} | set(BY_HAND.values()) == set(BONUS_KINDS)
    assert all(BONUS_NAMES[number] == name for number, name in BY_HAND.items())


def test_the_bits_of_the_rows_are_those_of_the_cards() -> None:
    assert ((bits_of(TRULL), 0), (bits_of(KINGS), 1)) == at.SETS
    assert [card for card, _, _ in at.AIMS] == [bit_of(tarok(number)) for number in (1, 2, 3, 4)]
    assert [trick for _, trick, _ in at.AIMS] == [12, 11, 10, 9]
    assert at.AIMS[0][2] == at.BIRD_BONUS
    assert bit_of(PAGAT) == at.PAGAT
