"""What Jensen advises the balance player: the weak one between two strong players.

Jensen 1989, Ligevægtsspilleren, l.792-839; Ligevægtsspillerens åbningsudspil, l.841-863.
"""

from typing import Final

from tarock.core.cards import PAGAT, SUITS, PlainSuit, Suit
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.cards import KINGS, TAROKS
from tarock.search.danish.advice import Role
from tarock.tutor.advice import whatever
from tarock.tutor.danish.others import STRONGER
from tarock.tutor.danish.predicates.senses import Asked, avoids_suit, leads_suit, plays, some
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

FEW_TAROKS: Final = 5
FEW_ENTRIES: Final = 1
LATELY: Final = 3
"""So many tricks back is lately."""
OFTEN: Final = 2
"""Who has taken so many of them keeps getting in."""
OPENING_LENGTHS: Final = (6, 7, 5)
"""The lengths of suits to open from, the best first."""
VERY_LONG: Final = 8
VERY_SHORT: Final = 2


def _leads_in_balance(sight: Sight) -> bool:
    return sight.leads and sight.balances


def _suits(sight: Sight) -> list[PlainSuit]:
    """Return the suits of which I can lead something but the king."""
    return [suit for suit in SUITS if sight.mine(suit) - KINGS]


def _cost(sight: Sight, seat: Seat) -> int:
    """Return how many taroks my leads of suits have cost a player."""
    mine = [trick for trick in sight.table.tricks if trick.leader == sight.me and trick.suit != Suit.TAROK]
    return sum(trick.card_of(seat) in TAROKS for trick in mine)


@PREDICATES("je-033")
def leave_the_fight(sight: Sight) -> Asked:
    """Who keeps getting in and can only lead suits that strike somebody plays taroks and entries off.

    Jensen 1989, l.499-501, l.823-829.
    """
    is_weak = sight.balances or sight.role in {Role.BALANCE, Role.HELPER}
    if not sight.leads or not is_weak or not sight.taroks:
        return None
    takers = [trick.best()[0] for trick in sight.table.tricks[-LATELY:]]
    if takers.count(sight.me) < OFTEN or not all(sight.struck(suit) for suit in _suits(sight)):
        return None
    tops = CardSet.from_cards(sight.mine(suit).strongest() for suit in sight.entries)
    return plays(sight.taroks - CardSet.of(PAGAT) | tops)


@PREDICATES("je-082")
def keep_two_equals_level(sight: Sight) -> Asked:
    """Few taroks, few entries, and two others who are about as strong: this is the balance player.

    Jensen 1989, l.792-802.
    """
    is_thin = sight.number <= FEW_TAROKS and len(sight.entries) <= FEW_ENTRIES
    return whatever if sight.plays and sight.t == 1 and is_thin and sight.balances else None


@PREDICATES("je-083")
def make_it_good(sight: Sight) -> Asked:
    """If one's leads have cost one of two equals more taroks, strike the other.

    Jensen 1989, l.804-806.
    """
    if not _leads_in_balance(sight):
        return None
    spared, hurt = sorted(sight.others, key=lambda seat: _cost(sight, seat))
    if _cost(sight, spared) == _cost(sight, hurt):
        return None
    suits = [suit for suit in _suits(sight) if sight.struck(suit) == (spared,)]
    return leads_suit(*suits) if suits else None


@PREDICATES("je-084")
def lead_untouched_suits(sight: Sight) -> Asked:
    """Lead a suit that neither fighter has led, and that strikes nobody.

    Jensen 1989, l.808.
    """
    if not _leads_in_balance(sight):
        return None
    touched = {suit for suit in SUITS if any(sight.leads_of(seat, suit) for seat in sight.others)}
    quiet = [suit for suit in _suits(sight) if suit not in touched and not sight.struck(suit)]
    return leads_suit(*quiet) if quiet and touched else None


@PREDICATES("je-085")
def do_not_whip_both(sight: Sight) -> Asked:
    """Do not lead a suit that both must ruff, if there is another.

    Jensen 1989, l.810-813.
    """
    if not _leads_in_balance(sight):
        return None
    both = [suit for suit in _suits(sight) if len(sight.struck(suit)) == len(sight.others)]
    return some(avoids_suit(*both), sight) if both else None


@PREDICATES("je-086")
def rather_strike_one(sight: Sight) -> Asked:
    """If every suit strikes somebody, strike one alone.

    Jensen 1989, l.815-816.
    """
    if not _leads_in_balance(sight) or not all(sight.struck(suit) for suit in _suits(sight)):
        return None
    one = [suit for suit in _suits(sight) if len(sight.struck(suit)) == 1]
    return leads_suit(*one) if one else None


@PREDICATES("je-087")
def keep_the_pagat_behind(sight: Sight) -> Asked:
    """Strike the one who has the pagat, until the other has a tarok more.

    Jensen 1989, l.818-821.
    """
    if not _leads_in_balance(sight) or PAGAT not in sight.unseen:
        return None
    holders = [seat for seat in sight.others if sight.may_hold(seat, PAGAT)]
    if len(holders) != 1 or sight.middle(sight.third(holders[0])) >= sight.middle(holders[0]) + 1:
        return None
    suits = [suit for suit in _suits(sight) if sight.struck(suit) == (holders[0],)]
    return leads_suit(*suits) if suits else None


@PREDICATES("je-088")
def help_against_the_dangerous(sight: Sight) -> Asked:
    """Of two who began alike one is now clearly ahead: strike him.

    Jensen 1989, l.831-832.
    """
    enemy = sight.enemy
    if not sight.leads or enemy is None or not sight.helps or sight.balances or sight.partner is None:
        return None
    began_alike = all(sight.declared_taroks(seat) == 0 for seat in sight.others)
    is_ahead = sight.middle(enemy) >= sight.middle(sight.partner) + STRONGER
    suits = [suit for suit in _suits(sight) if sight.struck(suit) == (enemy,)]
    return leads_suit(*suits) if began_alike and is_ahead and suits else None


@PREDICATES("je-089")
def drive_out_the_kings(sight: Sight) -> Asked:
    """Without taroks a weak player leads the suits whose kings are out.

    Jensen 1989, l.834-835.
    """
    if not sight.leads or sight.taroks or not sight.ultimo_out & KINGS:
        return None
    suits = [suit for suit in _suits(sight) if sight.out(suit) & KINGS]
    return leads_suit(*suits) if suits else None


@PREDICATES("je-090")
def open_from_six(sight: Sight) -> Asked:
    """Open from six cards, else from seven, else from five.

    Jensen 1989, l.853-859.
    """
    if not _leads_in_balance(sight) or sight.t != 1:
        return None
    for length in OPENING_LENGTHS:
        suits = [suit for suit in SUITS if sight.n(suit) == length]
        if suits:
            return leads_suit(*suits)
    return None


@PREDICATES("je-091")
def open_from_a_short_suit(sight: Sight) -> Asked:
    """With very long and very short suits only open from one or two cards.

    Jensen 1989, l.861-863.
    """
    if not _leads_in_balance(sight) or sight.t != 1 or sight.n(sight.longest) < VERY_LONG:
        return None
    short = [suit for suit in SUITS if 0 < sight.n(suit) <= VERY_SHORT]
    return leads_suit(*short) if short and open_from_six(sight) is None else None
