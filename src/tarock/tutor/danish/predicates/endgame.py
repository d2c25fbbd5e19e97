"""The ultimo and the end: what to keep, what to be rid of, and when."""

from tarock.core.cards import MOND, PAGAT, SUITS, Suit, suit_of
from tarock.core.cardset import CardSet
from tarock.danish.cards import KINGS, OF_SUIT, SECOND_LAST_TRICK, TAROKS
from tarock.search.danish.advice import Role
from tarock.tutor.danish.holding import ALL_TAROKS
from tarock.tutor.danish.predicates.senses import Asked, by_bots, plays, plays_card, spares
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

END = 20
MIDDLE = 10
WEAK = 7
"""With so many taroks at first nobody has an ultimo in mind."""
NOLO_RISK = 18
"""So long it is worth while to give a trick to somebody who has none (Møller, l.857-861)."""


def dealt_taroks(sight: Sight) -> int:
    """Return how many taroks I had when the play began, the skus counted."""
    return len((sight.table.played_by(sight.me) | sight.hand) & ALL_TAROKS)


@PREDICATES("mo-027")
def give_both_a_trick(sight: Sight) -> Asked:
    """Who means to score an ultimo sees that both others get a trick early: a nolo would cancel it.

    Møller, l.857-861, l.1708-1711.
    """
    means_it = sight.kept is not None or bool(sight.declared_taroks(sight.me))
    poor = [seat for seat in sight.others if sight.nolo_open(seat)]
    if not sight.plays or not means_it or not poor or not 1 < sight.t <= NOLO_RISK:
        return None
    if sight.follows:
        gives = sight.holder in poor and sight.winners and sight.losers
        return plays(sight.losers) if gives else None
    small = [card for suit in SUITS for card in sight.mine(suit) if _may_win(sight, poor, suit, card)]
    return plays(CardSet.from_cards(small)) if small else None


def _may_win(sight: Sight, poor: list[int], suit: Suit, card: int) -> bool:
    """Tell whether one of some players may have to take a card with one of its suit."""
    return bool(sight.out(suit).above(card)) and any(not sight.void(seat, suit) for seat in poor)


@PREDICATES("mo-028")
def get_rid_of_the_ultimo_card(sight: Sight) -> Asked:
    """When the ultimo cannot be forced get rid of its card in time, kings first.

    Møller, l.863-867.
    """
    return by_bots(sight, "shake_off_the_ultimo_card") if sight.plays else None


@PREDICATES("mo-029")
def the_pagat_may_wait(sight: Sight) -> Asked:
    """With nothing but taroks the pagat can wait until the second-last trick, but no longer.

    Møller, l.867-868, l.1081-1083.
    """
    only_taroks = sight.plays and PAGAT in sight.legal and sight.hand <= TAROKS
    if not only_taroks or not END <= sight.t <= SECOND_LAST_TRICK:
        return None
    if sight.t < SECOND_LAST_TRICK:
        return spares(CardSet.of(PAGAT))
    is_sure = sight.bosses and all(sight.numbered(seat)[1] <= 1 for seat in sight.others)
    return spares(CardSet.of(PAGAT)) if is_sure and sight.leads else plays_card(PAGAT)


@PREDICATES("mo-032", "mo-072")
def an_unexpected_chance(sight: Sight) -> Asked:
    """When the others have shortened each other your taroks gain: keep the ultimo card.

    Møller, l.899-912, l.1203-1205.
    """
    if not sight.plays or sight.t < MIDDLE or dealt_taroks(sight) > WEAK or not sight.ultimo_mine:
        return None
    if sight.number <= sum(sight.middle(seat) for seat in sight.others) or not sight.taroks - CardSet.of(PAGAT):
        return None
    return spares(sight.ultimo_mine) if sight.legal - sight.ultimo_mine else None


@PREDICATES("mo-060")
def a_sure_last_trick_is_better(sight: Sight) -> Asked:
    """With T21 and a king on lead in the second-last trick, two taroks out: play the king and keep T21.

    Møller, l.1096-1100.
    """
    kings = sight.hand & KINGS
    has_both = len(sight.hand) == 2 and MOND in sight.hand and bool(kings)  # noqa: PLR2004 - the last two cards
    if not sight.leads or sight.t != SECOND_LAST_TRICK or not has_both or len(sight.taroks_out) != 2:  # noqa: PLR2004
        return None
    is_split = all(sight.numbered(seat) == (1, 1) for seat in sight.others)
    return None if is_split else plays(kings)


@PREDICATES("mo-141")
def let_them_lead_into_the_king(sight: Sight) -> Asked:
    """The dealer, who knows the skat, sees that only the suit of his king is left: let them win, and lead into him.

    Møller, l.2020-2027.
    """
    if not sight.leads or sight.t != SECOND_LAST_TRICK or not sight.is_dealer:
        return None
    suit = suit_of(sight.hand.strongest())
    beside = sight.hand - KINGS
    if not sight.hand & KINGS or not sight.hand <= OF_SUIT[suit] or sight.unseen != sight.out(suit):
        return None
    return plays(beside) if beside and sight.out(suit).above(beside.strongest()) else None


@PREDICATES("mo-030")
def use_the_skus_before_the_end(sight: Sight) -> Asked:
    """A strong hand uses the skus before the end, where it could be demanded and cost the lead.

    Møller, l.868-871, l.1078-1080, l.1814-1817, l.1886-1887.
    """
    is_strong = sight.role in {Role.ULTIMATOR, Role.FIGHTER}
    if not sight.follows or not is_strong or not 15 <= sight.t <= 22:  # noqa: PLR2004 - late, before the third-last
        return None
    skus = sight.legal & ALL_TAROKS - TAROKS
    return plays(skus) if skus and len(sight.legal) > 1 else None
