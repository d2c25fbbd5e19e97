"""Leading in games with taroks as trumps."""

from typing import Final

from tarock.core.cards import MOND, SKUS, SUITS, PlainSuit, Rank, suit_card, suit_of, tarok
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.koenigrufen.cards import KINGS, SUIT_CARDS, TAROCKS
from tarock.tutor.koenigrufen.predicates.senses import Wanted, by_bots, plays, some, spares
from tarock.tutor.koenigrufen.predicates.shelf import PREDICATES
from tarock.tutor.koenigrufen.sight import ALL_BIRDS, MIDDLE, Sight

WEAK: Final = 8
"""Who has fewer points than this leads short suits (ours; Mayr 2012, l.178, gives no number)."""
STRONG: Final = 10
XX_TO_XVII: Final = CardSet.from_cards(tarok(number) for number in range(17, 21))


def _leads(sight: Sight) -> bool:
    """Tell whether I lead in a game with taroks as trumps, and have a choice."""
    return sight.leads and sight.plays_game("positive") and len(sight.legal) > 1


def _suit_cards(sight: Sight, *suits: PlainSuit) -> CardSet:
    return CardSet.from_cards(card for card in sight.legal if suit_of(card) in suits)


def _suits_of(sight: Sight, length: int) -> CardSet:
    """Return the cards of my suits of at least some length."""
    return _suit_cards(sight, *(suit for suit in SUITS if sight.length(suit) >= length))


def _longest(sight: Sight) -> CardSet:
    """Return the cards of my longest suits."""
    most = max(map(sight.length, SUITS))
    return _suit_cards(sight, *(suit for suit in SUITS if sight.length(suit) == most)) if most else NO_CARDS


# The declarer's side


@PREDICATES("kb-007")
def play_for_the_kings(sight: Sight) -> Wanted:
    """Play for all four kings: lead to the partner's, take those of the others, throw your own on sure tricks.

    Book of 1900, l.27-29.
    """
    if not sight.is_caller or not sight.plays_game("positive"):
        return None
    if sight.leads:
        leads_to_it = by_bots(sight, "lead_to_called_king") is not None
        return some(plays(sight.called_cards), sight) if leads_to_it else None
    if not sight.follows or sight.holder is None:
        return None
    if sight.friend(sight.holder):
        return None if sight.foes_later else some(plays(KINGS), sight)
    return some(plays(sight.winning), sight) if sight.lying & KINGS else None


@PREDICATES("kb-019")
def drive_the_mond_out(sight: Sight) -> Wanted:
    """Drive the Mond of the others into the declarer's Sküs with high taroks, and catch it with the Sküs.

    Book of 1900, l.57-61.
    """
    if sight.follows and MOND in sight.lying and SKUS in sight.winning:
        assert sight.trick is not None
        owner = next(seat for seat, card in sight.trick.plays if card == MOND)
        return None if sight.friend(owner) else some(plays(CardSet.of(SKUS)), sight)
    high = sight.legal & XX_TO_XVII
    if not _leads(sight) or not sight.is_partner or SKUS not in sight.table.bought & sight.out:
        return None
    return some(plays(high), sight) if MOND in sight.out and sight.tarocks >= XX_TO_XVII else None


@PREDICATES("ma-008")
def lead_high_courts_in_a_solorufer(sight: Sight) -> Wanted:
    """Partner in a Solorufer: lead high court cards from a short suit.

    Mayr 2012, l.81.
    """
    if not _leads(sight) or not sight.is_solorufer or not sight.is_caller or sight.is_declarer:
        return None
    short = (suit for suit in SUITS if sight.length(suit) <= 2 and suit != sight.called_suit)
    ranks = (Rank.KING, Rank.QUEEN, Rank.CAVALL)
    courts = CardSet.from_cards(suit_card(suit, rank) for suit in short for rank in ranks)
    return some(plays(courts), sight)


@PREDICATES("ma-013")
def lead_the_long_suit_for_a_bird(sight: Sight) -> Wanted:
    """A long suit helps a bird where you cannot draw all taroks: it costs the others theirs.

    Mayr 2012, l.87.
    """
    if not _leads(sight) or not sight.announced_birds or not sight.foes_have_tarocks:
        return None
    can_draw = len(sight.tarocks) >= len(sight.tarocks_out)
    return None if can_draw else some(plays(_suits_of(sight, 4)), sight)


@PREDICATES("ma-014")
def lead_taroks_with_a_bird(sight: Sight) -> Wanted:
    """In a Besserrufer declarer and partner lead taroks.

    Mayr 2012, l.87.
    """
    if not _leads(sight) or not sight.is_besserrufer or not sight.is_caller or not sight.tarocks_out:
        return None
    drawing = TAROCKS - ALL_BIRDS | (_suits_of(sight, 4) if sight.announced_birds else NO_CARDS)
    return some(plays(drawing), sight)


@PREDICATES("ma-020")
def lead_taroks_alone(sight: Sight) -> Wanted:
    """Alone lead taroks, or your long suit, which draws them.

    Mayr 2012, l.101.
    """
    if not _leads(sight) or not sight.is_alone or not sight.is_declarer or not sight.foes_have_tarocks:
        return None
    return some(plays(TAROCKS - ALL_BIRDS | _longest(sight)), sight)


# The opponents


@PREDICATES("kb-023")
def force_the_pagat_out(sight: Sight) -> Wanted:
    """Against an announced Pagat force its holder with suits.

    Book of 1900, l.77.
    """
    if not _leads(sight) or not sight.threatening_birds:
        return None
    return some(plays(SUIT_CARDS), sight)


@PREDICATES("ma-007")
def lead_no_kings_against_a_solorufer(sight: Sight) -> Wanted:
    """Against a Solorufer lead no kings: they are ruffed.

    Mayr 2012, l.81.
    """
    return some(spares(KINGS), sight) if _leads(sight) and sight.is_solorufer and sight.is_foe else None


@PREDICATES("ma-015")
def lead_suits_against_a_bird(sight: Sight) -> Wanted:
    """Against a Besserrufer lead suits, usually not the called one.

    Mayr 2012, l.87.
    """
    if not _leads(sight) or not sight.is_besserrufer or not sight.is_foe:
        return None
    return some(plays(_suit_cards(sight, *(suit for suit in SUITS if suit != sight.called_suit))), sight)


@PREDICATES("ma-021")
def lead_suits_against_a_dreier(sight: Sight) -> Wanted:
    """Against a lone declarer lead suits, to wear his taroks down.

    Mayr 2012, l.101.
    """
    return some(plays(SUIT_CARDS), sight) if _leads(sight) and sight.is_alone and sight.is_foe else None


# Everybody


@PREDICATES("ma-036")
def middle_taroks_first(sight: Sight) -> Wanted:
    """Lead middle taroks first, never below X, and spare the stingers for fat tricks.

    Mayr 2012, l.176.
    """
    if sight.follows:
        saved = by_bots(sight, "save_strength")
        return None if saved is None else some(spares(sight.stingers), sight)
    if not _leads(sight) or by_bots(sight, "lead_middle_tarock") is None:
        return None
    return some(plays(sight.tarocks & MIDDLE or sight.stingers), sight)


@PREDICATES("ma-040")
def lead_your_partners_suit(sight: Sight) -> Wanted:
    """Lead your partner's suit, not the opponent's.

    Mayr 2012, l.178.
    """
    if not _leads(sight):
        return None
    friends = {suit for seat in range(4) if seat != sight.me and sight.friend(seat) for suit in sight.led_by(seat)}
    foes = {suit for seat in sight.foes if sight.friend(seat) is False for suit in sight.led_by(seat)}
    if _suit_cards(sight, *(friends - foes)):
        return some(plays(_suit_cards(sight, *(friends - foes))), sight)
    return some(spares(_suit_cards(sight, *(foes - friends))), sight)


@PREDICATES("ma-041")
def short_suits_when_weak(sight: Sight) -> Wanted:
    """Weak, lead short suits; strong, force with the long one.

    Mayr 2012, l.178.
    """
    if not _leads(sight) or not sight.is_foe or sight.number > 3:
        return None
    if sight.points < WEAK:
        short = [suit for suit in SUITS if 0 < sight.length(suit) <= 2]
        return some(plays(_suit_cards(sight, *short)), sight)
    return some(plays(_longest(sight)), sight) if sight.points >= STRONG else None
