"""Following: whom to beat, whom to leave the trick, and what to throw."""

from tarock.core.cards import PAGAT, SUITS, Suit, suit_of
from tarock.core.cardset import CardSet
from tarock.danish.cards import COURTS, KINGS, OF_SUIT, SKUS_ALONE, TAROKS
from tarock.search.danish.advice import Role
from tarock.tutor.danish.predicates.senses import Asked, plays, plays_card, spares
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

EARLY = 6
LAST = 2
"""So many cards lie before the last player."""
SHORT = 2
"""A suit of so few cards is easily bared."""
BEST_TWO = 2
"""Beaten only by so many taroks, one of mine makes the strong player spend one of his best."""
THIRD_ROUND = 3
"""A king is not held beyond the third, at most the fourth round (Møller, l.1132-1134)."""
LONG = 5
TIL = 4
"""With so many cards of a suit one says til (Møller, l.2031-2033)."""
ALL_COURTS = CardSet.from_cards(card for courts in COURTS for card in courts)


def needs_to_lead(sight: Sight) -> bool:
    """Tell whether a lead is needed that only I can make: a suit whose king is out and of which my partner is void."""
    partner = sight.partner
    return partner is not None and any(
        sight.king(suit) in sight.unseen and sight.mine(suit) and sight.void(partner, suit) for suit in SUITS
    )


def my_partner_holds_it(sight: Sight) -> bool:
    """Tell whether I play last, my partner holds the trick, and I could beat or leave it."""
    last = sight.follows and sight.lies == LAST
    return last and sight.holder is not None and sight.holder == sight.partner and bool(sight.winners and sight.losers)


@PREDICATES("mo-034")
def leave_your_partner_the_trick(sight: Sight) -> Asked:
    """Do not take your partner's trick for some count: it loses the lead and helps the strong player.

    Møller, l.937-941; but for the exceptions of l.1161-1164 and l.2050-2053.
    """
    if not my_partner_holds_it(sight) or not sight.ultimo_out or needs_to_lead(sight):
        return None
    return plays(sight.losers | sight.legal & SKUS_ALONE)


@PREDICATES("mo-069")
def do_not_beat_your_partners_court(sight: Sight) -> Asked:
    """The weaker partner does not beat the other's court for a fat trick, unless to make a needed lead.

    Møller, l.1157-1164.
    """
    is_court = sight.best is not None and sight.best in ALL_COURTS
    if (
        not my_partner_holds_it(sight)
        or not sight.helps
        or not is_court
        or not sight.ultimo_out
        or needs_to_lead(sight)
    ):
        return None
    return plays(sight.losers | sight.legal & SKUS_ALONE)


@PREDICATES("mo-144")
def take_over_to_stop_the_king(sight: Sight) -> Asked:
    """The weaker partner may take over who has the cards and the skus in the suit of the expected king.

    Møller, l.2050-2053.
    """
    if not my_partner_holds_it(sight) or not sight.helps or not sight.has_skus or sight.partner is None:
        return None
    kings = [suit for suit in SUITS if sight.king(suit) in sight.unseen and sight.void(sight.partner, suit)]
    return plays(sight.winners) if any(sight.n(suit) > 1 for suit in kings) else None


@PREDICATES("mo-035")
def make_him_pay_for_the_entry(sight: Sight) -> Asked:
    """Before the strong player play so high that he cannot come in with a small card.

    Møller, l.938-941.
    """
    if not sight.follows or sight.lies != 1 or sight.left != sight.enemy or sight.led in {None, Suit.TAROK}:
        return None
    led = sight.led
    assert led is not None
    winners = sight.winners - TAROKS
    high = CardSet.from_cards(card for card in winners if len(sight.out(led).above(card)) <= 1)
    return plays(high) if high and sight.losers and not sight.void(sight.left, led) else None


@PREDICATES("mo-038")
def put_a_big_tarok_in_front(sight: Sight) -> Asked:
    """Before the strong player, who ruffs too, put a big tarok in time.

    Møller, l.942-945.
    """
    led = sight.led
    if not sight.follows or sight.lies != 1 or sight.left != sight.enemy or led is None or led is Suit.TAROK:
        return None
    if sight.can_follow or not sight.ruffs(sight.left, led):
        return None
    big = CardSet.from_cards(card for card in sight.winners & TAROKS if len(sight.taroks_out.above(card)) <= BEST_TWO)
    return plays(big) if big and sight.legal - big - SKUS_ALONE else None


@PREDICATES("mo-064")
def when_to_play_a_king(sight: Sight) -> Asked:
    """A king without a plan goes early in the weaker hand, and is held where his suit is long.

    Møller, l.1125-1131.
    """
    king = _king_that_may_win(sight)
    if king is None or king == sight.kept:
        return None
    if sight.role is Role.HELPER and sight.t <= EARLY:
        return plays_card(king)
    weaker = any(0 < sight.n(suit) <= SHORT and not sight.has_top(suit) for suit in SUITS if suit != sight.led)
    is_early = sight.led is not None and sight.rounds(sight.led) < THIRD_ROUND
    holds = is_early and (sight.n(suit_of(king)) >= LONG or weaker)
    return spares(CardSet.of(king)) if holds and sight.legal - CardSet.of(king) else None


@PREDICATES("mo-065")
def no_longer_than_the_third_round(sight: Sight) -> Asked:
    """A king without use is not held beyond the third, at most the fourth round of his suit.

    Møller, l.1132-1137.
    """
    king = _king_that_may_win(sight)
    if king is None or king == sight.kept or sight.led is None:
        return None
    is_weak = sight.role is Role.HELPER
    due = sight.rounds(sight.led) >= THIRD_ROUND or is_weak
    is_safe = sight.lies == LAST or not sight.void(sight.left, sight.led)
    return plays_card(king) if due and is_safe else None


def _king_that_may_win(sight: Sight) -> int | None:
    """Return the king with which I can take the trick that lies, as far as it lies."""
    kings = sight.winners & KINGS
    return kings.strongest() if sight.follows and kings else None


@PREDICATES("mo-066")
def a_thin_declared_pagat_goes_first(sight: Sight) -> Asked:
    """Who declared taroks with the pagat and has no chance plays it at the first ruff.

    Møller, l.1139-1142.
    """
    ruffs = sight.follows and sight.led is not Suit.TAROK and not sight.is_ruffed and PAGAT in sight.winners
    if not ruffs or not sight.declared_taroks(sight.me) or sight.kept == PAGAT:
        return None
    return plays_card(PAGAT)


@PREDICATES("mo-067")
def an_undeclared_pagat_may_wait(sight: Sight) -> Asked:
    """With some taroks that were not declared the pagat may wait, even if it is lost.

    Møller, l.1142-1145.
    """
    if not sight.follows or PAGAT not in sight.legal or sight.declared_taroks(sight.me):
        return None
    is_open = 6 <= sight.number <= 9 and sight.number_out > 2  # noqa: PLR2004 - a good number, and something to draw
    return spares(CardSet.of(PAGAT)) if is_open and sight.legal - CardSet.of(PAGAT) else None


@PREDICATES("mo-142")
def say_til_or_fra(sight: Sight) -> Asked:
    """To the first two rounds of a suit throw low and then higher if you want it, else high and then low.

    Møller, l.2029-2034.
    """
    led = sight.led
    if not sight.follows or led is None or led is Suit.TAROK or not sight.can_follow or sight.best is None:
        return None
    pips = sight.losers & sight.mine(led) - ALL_COURTS
    thrown = [trick.card_of(sight.me) for trick in sight.table.tricks if trick.suit == led and trick.leader != sight.me]
    mine = [card for card in thrown if card is not None and card in OF_SUIT[led]]
    takes_it = sight.lies == LAST and bool(sight.winners)
    if len(pips) <= 1 or len(mine) > 1 or takes_it:
        return None
    if not mine:
        return plays_card(min(pips) if sight.n(led) >= TIL else max(pips))
    return _second_card(pips, mine[0], wants=sight.n(led) >= TIL - 1)


def _second_card(pips: CardSet, first: int, *, wants: bool) -> Asked:
    """Go on with what the first card began to say."""
    said = pips.above(first) if wants else pips - pips.above(first)
    return plays(said) if said and pips - said else None


@PREDICATES("mo-063")
def do_not_keep_the_highest_tarok(sight: Sight) -> Asked:
    """Near the end do not hold the highest tarok back if that opens an ultimo for another.

    Møller, l.1115-1117.
    """
    if not sight.follows or sight.t < 21 or not sight.ultimo_out or sight.ultimo_mine:  # noqa: PLR2004 - the end
        return None
    best = sight.winners & sight.bosses
    others_may = sight.is_ruffed or sight.led is Suit.TAROK
    return plays(best) if best and sight.losers and others_may else None
