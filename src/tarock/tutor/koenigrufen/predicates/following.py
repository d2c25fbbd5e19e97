"""Playing to a card that lies, in games with taroks as trumps and in suit games."""

from tarock.core.cards import PAGAT, SUITS, Card, PlainSuit, Rank, suit_card
from tarock.core.cardset import CardSet
from tarock.koenigrufen.cards import OF_SUIT
from tarock.tutor.koenigrufen.predicates.senses import Wanted, by_bots, plays, some, spares
from tarock.tutor.koenigrufen.predicates.shelf import PREDICATES
from tarock.tutor.koenigrufen.sight import ALL_BIRDS, Sight


def _follows(sight: Sight) -> bool:
    return sight.follows and sight.plays_game("positive", "suit") and len(sight.legal) > 1


def _led_suit(sight: Sight) -> PlainSuit | None:
    """Return the suit that was led, if it is no tarock and I have to follow it."""
    led = sight.led
    return led if led is not None and led in SUITS and sight.legal & OF_SUIT[led] else None


def _is_friends(sight: Sight) -> bool:
    """Tell whether a friend holds the trick."""
    return sight.holder is not None and sight.friend(sight.holder) is True


@PREDICATES("kb-011")
def do_not_finesse(sight: Sight) -> Wanted:
    """With king and cavall do not try to catch the queen: the king would be ruffed next time.

    Book of 1900, l.33.
    """
    suit = _led_suit(sight) if _follows(sight) and sight.plays_game("positive") else None
    if suit is None or not sight.foes_have_tarocks:
        return None
    king, queen, cavall = (suit_card(suit, rank) for rank in (Rank.KING, Rank.QUEEN, Rank.CAVALL))
    is_finesse = king in sight.winning and cavall in sight.winning and queen in sight.out and bool(sight.later)
    return spares(CardSet.of(cavall)) if is_finesse else None


@PREDICATES("kb-021")
def keep_the_called_king_back(sight: Sight) -> Wanted:
    """Partner with the king third or fourth: keep it back while a foe behind you may be void.

    Book of 1900, l.67-69.
    """
    if not _follows(sight) or not sight.is_partner or sight.called is None or sight.called not in sight.legal:
        return None
    if sight.led != sight.called_suit or len(sight.called_cards) < 3 or not sight.foes_later:
        return None
    return some(spares(CardSet.of(sight.called)), sight)


@PREDICATES("ma-022")
def do_not_play_tactics_with_birds(sight: Sight) -> Wanted:
    """In a Dreier do not hold a bird back for its trick where it wins this one: tactics can cost the game.

    Mayr 2012, l.101.
    """
    if not _follows(sight) or not sight.is_alone or not sight.is_declarer or sight.later or sight.announced_birds:
        return None
    if len(sight.tarocks) >= len(sight.tarocks_out):
        return None
    return some(plays(sight.winning & ALL_BIRDS), sight)


@PREDICATES("ma-037")
def bring_the_pagat_home(sight: Sight) -> Wanted:
    """In doubt bring the Pagat home where it is safe.

    Mayr 2012, l.176.
    """
    if not _follows(sight) or PAGAT not in sight.legal or PAGAT in sight.announced_birds:
        return None
    if len(sight.tarocks) > 2 and len(sight.tarocks) >= len(sight.tarocks_out):
        return None
    is_safe = not sight.foes_later and (_is_friends(sight) or PAGAT in sight.winning)
    return some(plays(CardSet.of(PAGAT)), sight) if is_safe else by_bots(sight, "bring_home_pagat")


@PREDICATES("ma-038")
def play_high_in_front(sight: Sight) -> Wanted:
    """As an opponent play high in front of the declarer, or stingers are lost later.

    Mayr 2012, l.176.
    """
    is_in_front = _follows(sight) and sight.is_foe and sight.declarer in sight.later
    return by_bots(sight, "put_high") if is_in_front else None


@PREDICATES("ma-042")
def use_your_tenace(sight: Sight) -> Wanted:
    """In the opponent's suit use your tenace, however small: play the lowest card of it that takes the trick.

    Mayr 2012, l.180.
    """
    suit = _led_suit(sight) if _follows(sight) else None
    if suit is None or sight.trick is None or sight.friend(sight.trick.leader) is True or not sight.later:
        return None
    lows = [card for card in sight.winning & OF_SUIT[suit] if _is_fork(sight, suit, card)]
    return some(plays(CardSet.of(min(lows))), sight) if lows else None


def _is_fork(sight: Sight, suit: PlainSuit, low: Card) -> bool:
    """Tell whether a card is the lower end of a tenace: one unseen card lies between it and my next higher one."""
    above = [card for card in sight.hand & OF_SUIT[suit] if card > low]
    if not above:
        return False
    between = [card for card in sight.out & OF_SUIT[suit] if low < card < min(above)]
    return len(between) == 1


@PREDICATES("ma-043")
def throw_points_on_the_partners_trick(sight: Sight) -> Wanted:
    """Where your partner wins throw as many points as you can.

    Mayr 2012, l.180.
    """
    if not _follows(sight) or not _is_friends(sight) or by_bots(sight, "give_points") is None:
        return None
    assert sight.advised is not None
    most = sight.worth(getattr(sight.advised[0], "card", PAGAT))
    return some(plays(CardSet.from_cards(card for card in sight.legal if sight.worth(card) == most)), sight)
