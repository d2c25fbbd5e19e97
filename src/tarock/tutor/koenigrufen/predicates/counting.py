"""Counting: where what has fallen tells more than the hand."""

from typing import Final

from tarock.core.cards import SUITS, Rank, suit_of
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, DUE
from tarock.tutor.advice import whatever
from tarock.tutor.koenigrufen.predicates.senses import Wanted
from tarock.tutor.koenigrufen.predicates.shelf import PREDICATES
from tarock.tutor.koenigrufen.sight import Sight

FEW: Final = 3
"""When no more taroks are out, the count decides how the rest is played (ours)."""


@PREDICATES("kb-041")
def count_the_taroks(sight: Sight) -> Wanted:
    """Count the 22 taroks: when few are out, you know which of yours win.

    Book of 1900, l.169.
    """
    few = 0 < len(sight.tarocks_out) <= FEW if sight.plays_now else False
    return whatever if few and sight.tarocks and sight.plays_game("positive") else None


@PREDICATES("ma-035")
def count_taroks_and_birds(sight: Sight) -> Wanted:
    """Count the taroks, those in the talon too, and watch for silent birds near the end.

    Mayr 2012, l.174.
    """
    if not sight.plays_now or not sight.plays_game("positive") or sight.number < min(DUE.values()):
        return None
    waiting = [bird for bird, card in BIRD_CARDS.items() if card in sight.out and DUE[bird] >= sight.number]
    return whatever if waiting and sight.is_foe else None


@PREDICATES("kb-010")
def one_trick_in_a_suit(sight: Sight) -> Wanted:
    """With king and queen of a suit count on one trick only: the six others seldom lie two, two and two.

    Book of 1900, l.33.
    """
    if not sight.bids_now:
        return None
    pairs = [suit for suit in SUITS if sight.holds(suit, Rank.KING) and sight.holds(suit, Rank.QUEEN)]
    return whatever if pairs else None


@PREDICATES("ma-039")
def remember_the_suits(sight: Sight) -> Wanted:
    """Remember who led which suit how often: a suit that was led twice will be ruffed.

    Mayr 2012, l.178.
    """
    if not sight.leads or not sight.plays_game("positive") or not sight.foes_have_tarocks:
        return None
    led = [trick.suit for trick in sight.table.tricks]
    mine = {suit_of(card) for card in sight.legal} & set(SUITS)
    return whatever if any(led.count(suit) >= 2 for suit in mine) else None
