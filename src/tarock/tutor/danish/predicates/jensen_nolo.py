"""What Jensen advises on the nolo: the one that slips through, and the one that two play against an ultimo.

Jensen 1989, Nolo, l.865-973.
"""

from typing import Final

from tarock.core.cards import SUITS, Rank, suit_card, suit_of
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.cards import COURTS, KINGS, OF_SUIT, SKUS_ALONE, TAROKS, ULTIMO_CARDS
from tarock.search.danish.advice import Role
from tarock.tutor.advice import whatever
from tarock.tutor.danish.predicates.senses import Asked, plays, plays_card, some, spares
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

LARGE: Final = 11
"""From so many declared taroks on two others think of a nolo."""
FEW: Final = 3
"""So few taroks a nolo bears."""
HIGH: Final = 2
"""The highest pip of a suit is high too: it stands just above this many places below the jack."""
ASKING: Final = 5
"""So long the stronger defender asks whether a nolo is wanted."""
UNNOTICED: Final = 12
"""From this trick on a player without one is suspicious."""


def _faces_a_large_declaration(sight: Sight) -> bool:
    return sight.enemy is not None and sight.declared_taroks(sight.enemy) >= LARGE


def _can_be_nolo(sight: Sight, seat: Seat) -> bool:
    return sight.nolo_open(seat) and sight.T(seat)[0] <= FEW and sight.held(seat).isdisjoint(KINGS)


def _helps_a_nolo(sight: Sight) -> bool:
    """Tell whether I am the stronger of two against a large declaration, and my partner may play a nolo."""
    if not _faces_a_large_declaration(sight) or sight.partner is None or not sight.leads_defence:
        return False
    return _can_be_nolo(sight, sight.partner)


def _is_agreed(sight: Sight) -> bool:
    """Tell whether the partner has thrown a high card to a court of mine: yes to a nolo."""
    for trick in sight.table.tricks:
        led = trick.plays[0][1]
        if trick.leader != sight.me or led in TAROKS | SKUS_ALONE or led not in COURTS[suit_of(led)]:
            continue
        answer = None if sight.partner is None else trick.card_of(sight.partner)
        if answer is not None and answer in OF_SUIT[suit_of(led)].above(suit_card(suit_of(led), Rank.JACK) - HIGH):
            return True
    return False


def _small_leads(sight: Sight, poor: Seat) -> CardSet:
    """Return the smallest cards of suits that a player may have to win."""
    suits = [
        suit
        for suit in SUITS
        if sight.mine(suit) - KINGS
        and not sight.void(poor, suit)
        and not sight.ruffs(sight.third(poor), suit)
        and sight.out(suit).above(min(sight.mine(suit)))
    ]
    return CardSet.from_cards(min(sight.mine(suit)) for suit in suits)


@PREDICATES("je-094")
def watch_for_an_unnoticed_nolo(sight: Sight) -> Asked:
    """Late, a strong player leads a small card to whoever has no trick.

    Jensen 1989, l.892-897.
    """
    if not sight.leads or sight.t < UNNOTICED or sight.role not in {Role.ULTIMATOR, Role.FIGHTER}:
        return None
    poor = [seat for seat in sight.others if sight.nolo_open(seat)]
    small = _small_leads(sight, poor[0]) if poor else CardSet()
    return plays(small) if small else None


@PREDICATES("je-096")
def few_and_low_taroks(sight: Sight) -> Asked:
    """At the beginning a hand with few and low taroks and no king is one for a nolo.

    Jensen 1989, l.932-937.
    """
    return whatever if sight.plays and sight.t == 1 and sight.role is Role.NOLO_PLAYER else None


@PREDICATES("je-097")
def leave_the_offer_to_the_stronger(sight: Sight) -> Asked:
    """A weak forehand can offer a nolo with the highest tarok, but leaves it to the stronger.

    Jensen 1989, l.939-943.
    """
    if not sight.leads or sight.t != 1 or not _faces_a_large_declaration(sight) or sight.leads_defence:
        return None
    if not sight.taroks or len(sight.taroks) > FEW:
        return None
    return spares(sight.taroks)


@PREDICATES("je-098")
def ask_for_a_nolo(sight: Sight) -> Asked:
    """The stronger leads a king or another court to ask the weaker.

    Jensen 1989, l.945-949.
    """
    if not sight.leads or sight.t > ASKING or not _helps_a_nolo(sight) or _is_agreed(sight):
        return None
    kings = sight.legal & KINGS
    queens = CardSet.from_cards(suit_card(suit, Rank.QUEEN) for suit in SUITS) & sight.legal
    return plays(kings or queens) if kings or queens else None


@PREDICATES("je-099")
def clear_the_way_for_a_nolo(sight: Sight) -> Asked:
    """After a yes lead high taroks until the partner has none, then the top of the longest suit.

    Jensen 1989, l.951-957.
    """
    if not sight.leads or sight.partner is None or not _helps_a_nolo(sight) or not _is_agreed(sight):
        return None
    if sight.numbered(sight.partner)[1] and sight.taroks:
        return plays_card(sight.taroks.strongest())
    return plays_card(sight.mine(sight.longest).strongest()) if sight.n(sight.longest) else None


@PREDICATES("je-100")
def stay_in_the_partners_suits(sight: Sight) -> Asked:
    """While the skus may lie with the strong player do not play the last card of a suit that the partner may have.

    Jensen 1989, l.959-963.
    """
    if not sight.plays or sight.partner is None or not _helps_a_nolo(sight) or not sight.skus_out:
        return None
    if sight.t <= ASKING and not _is_agreed(sight):
        return None
    bare = [suit for suit in SUITS if sight.n(suit) == 1 and not sight.void(sight.partner, suit)]
    last = CardSet.from_cards(card for suit in bare for card in sight.mine(suit))
    return some(spares(last), sight) if last & sight.legal else None


@PREDICATES("je-101")
def put_off_the_first_trick(sight: Sight) -> Asked:
    """Who cannot play a nolo, but has no trick yet, lets the strong player fear one: he ducks.

    Jensen 1989, l.965-968.
    """
    if not sight.follows or not _faces_a_large_declaration(sight) or not sight.nolo_open(sight.me):
        return None
    cannot = sight.number > FEW or bool(sight.bosses) or bool(sight.kings)
    ducks = sight.losers - ULTIMO_CARDS
    return plays(ducks | sight.legal & SKUS_ALONE) if cannot and sight.winners and ducks else None


@PREDICATES("je-102")
def turn_against_the_nolo(sight: Sight) -> Asked:
    """No ultimo is possible any more: give the one without a trick a trick.

    Jensen 1989, l.970-973.
    """
    enemy, partner = sight.enemy, sight.partner
    if not sight.leads or enemy is None or partner is None or not _can_be_nolo(sight, partner):
        return None
    if not sight.declared_taroks(enemy) or any(sight.may_hold(enemy, card) for card in ULTIMO_CARDS):
        return None
    small = _small_leads(sight, partner)
    return plays(small) if small else None
