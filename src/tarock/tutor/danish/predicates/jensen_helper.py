"""What Jensen advises the helper: the weaker of two who defend together.

Jensen 1989, Hjælperen, l.628-660; Samspillet mod ultimator, l.695-720; Hjælperens åbningsudspil, l.722-744.
"""

from typing import Final

from tarock.core.cards import PAGAT, SUIT_SIZE, SUITS, PlainSuit, Suit, suit_of
from tarock.core.cardset import CardSet
from tarock.danish.cards import COURTS, KINGS, SKUS_ALONE, TAROKS
from tarock.danish.declarations import Kings
from tarock.search.danish.advice import Signal
from tarock.tutor.danish.predicates.senses import Asked, avoids_suit, leads_suit, plays, some
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

FIRST_LEADS: Final = 3
"""In these tricks the leader has not yet shown his suit."""
SEVERAL: Final = 3
"""From so many taroks on there is one in the middle."""
LATE: Final = 15
NINE_CARDS: Final = 9
HIGH: Final = 9
"""A card that so many of its suit are below is high enough to ask for a signal."""
HIGH_CARDS: Final = 2


def _leads_as_helper(sight: Sight) -> bool:
    return sight.leads and sight.supports


def _plays_last_as_helper(sight: Sight) -> bool:
    return sight.supports and sight.lies == len(sight.others) and sight.plays


def _begun_by_partner(sight: Sight, suit: PlainSuit) -> bool:
    """Tell whether my partner has led a suit, shown that he likes it, or declared its courts."""
    if sight.partner is None:
        return False
    wanted = {*sight.shown_suits(sight.partner), *sight.declared_suits(sight.partner)}
    return suit in wanted or bool(sight.leads_of(sight.partner, suit))


@PREDICATES("je-054")
def do_not_overtake_the_leader(sight: Sight) -> Asked:
    """The leader has taken the strong player's first lead: do not beat him.

    Jensen 1989, l.628-633.
    """
    if not _plays_last_as_helper(sight) or sight.t > FIRST_LEADS or sight.trick is None:
        return None
    if sight.trick.leader != sight.enemy or sight.holder != sight.partner:
        return None
    return plays(sight.losers | sight.legal & SKUS_ALONE) if sight.winners and sight.losers else None


@PREDICATES("je-055")
def take_or_duck(sight: Sight) -> Asked:
    """Playing last, take the trick from the strong player, and leave it to the leader.

    Jensen 1989, l.636.
    """
    if not _plays_last_as_helper(sight) or not sight.winners or not sight.losers:
        return None
    return plays(sight.winners if sight.holder == sight.enemy else sight.losers | sight.legal & SKUS_ALONE)


@PREDICATES("je-056")
def give_up_high_cards(sight: Sight) -> Asked:
    """Take the strong player's trick with a court, even a king.

    Jensen 1989, l.637.
    """
    if not _plays_last_as_helper(sight) or sight.holder != sight.enemy or not sight.can_follow:
        return None
    courts = [card for card in sight.winners - TAROKS if card in COURTS[suit_of(card)]]
    return plays(sight.winners) if courts and len(courts) == len(sight.winners) and sight.losers else None


@PREDICATES("je-057")
def middle_taroks_first(sight: Sight) -> Asked:
    """With several taroks play neither the smallest nor the biggest.

    Jensen 1989, l.639-640, l.713-715, l.827-829.
    """
    taroks = sight.legal & TAROKS - CardSet.of(PAGAT)
    is_weak = sight.supports or sight.balances
    if not sight.follows or not is_weak or len(taroks) < SEVERAL or not sight.legal <= TAROKS | SKUS_ALONE:
        return None
    return plays(taroks - CardSet.of(min(taroks), max(taroks)))


@PREDICATES("je-058")
def ruff_high_before_the_strong(sight: Sight) -> Asked:
    """The leader's suit strikes both, and the strong player comes after me: ruff with a big tarok.

    Jensen 1989, l.642-643.
    """
    if not sight.supports or sight.lies != 1 or sight.left != sight.enemy or sight.led is None:
        return None
    if sight.led is Suit.TAROK or sight.can_follow or not sight.ruffs(sight.left, sight.led):
        return None
    return plays(sight.big_taroks) if sight.big_taroks else None


@PREDICATES("je-059")
def do_not_hunt_alone(sight: Sight) -> Asked:
    """Do not lead a suit only because its king is out, if the leader has not begun it.

    Jensen 1989, l.645-646, l.652-655; not where the helper alone can do it, l.658-660.
    """
    if not _leads_as_helper(sight) or sight.enemy is None or drive_the_king_out_alone(sight) is not None:
        return None
    hunts = [
        suit
        for suit in SUITS
        if sight.n(suit) and sight.may_hold(sight.enemy, sight.king(suit)) and not _begun_by_partner(sight, suit)
    ]
    return some(avoids_suit(*hunts), sight) if hunts else None


@PREDICATES("je-061")
def drive_the_king_out_alone(sight: Sight) -> Asked:
    """Late, one king is the only danger, and my cards of his suit and the skus outlast those that guard him.

    Jensen 1989, l.658-660.
    """
    dangerous = list(sight.ultimo_out)
    if not sight.leads or not sight.helps or sight.t < LATE or len(dangerous) != 1 or dangerous[0] not in KINGS:
        return None
    suit = suit_of(dangerous[0])
    guards = len(sight.out(suit)) - 1
    comes_in = len(sight.taroks) + sum(sight.has_top(other) for other in SUITS if other != suit)
    lasts = sight.n(suit) + sight.has_skus >= guards and comes_in + 1 >= guards
    return leads_suit(suit) if sight.n(suit) and lasts else None


@PREDICATES("je-065")
def lead_the_leaders_suit(sight: Sight) -> Asked:
    """Lead the suit that the leader has declared, and once he shows his whip, that.

    Jensen 1989, l.677-678, l.728-730.
    """
    if not _leads_as_helper(sight) or sight.partner is None:
        return None
    shown = [suit for suit in SUITS if sight.n(suit) and sight.leads_of(sight.partner, suit) > 1]
    declared = [suit for suit in sight.declared_suits(sight.partner) if sight.n(suit)]
    return leads_suit(*(shown or declared)) if shown or declared else None


@PREDICATES("je-068")
def play_the_leader_in(sight: Sight) -> Asked:
    """Lead what the leader has shown with til, else what he declared, else so high that he can signal.

    Jensen 1989, l.695-703.
    """
    if not _leads_as_helper(sight) or sight.partner is None:
        return None
    til = [suit for suit in SUITS if sight.n(suit) and sight.signal(sight.partner, suit) is Signal.TIL]
    declared = [suit for suit in sight.declared_suits(sight.partner) if sight.n(suit)]
    if til or declared:
        return leads_suit(*(til or declared))
    if any(_begun_by_partner(sight, suit) for suit in SUITS):
        return None
    high = [card for card in sight.legal - KINGS if card % SUIT_SIZE >= HIGH and suit_of(card) == sight.longest]
    return plays(CardSet.from_cards(high)) if high else None


@PREDICATES("je-071")
def keep_the_surplus(sight: Sight) -> Asked:
    """Do not lead the common whip while the leader is out of it and still has taroks.

    Jensen 1989, l.715-717.
    """
    if not _leads_as_helper(sight) or sight.partner is None:
        return None
    common = [
        suit
        for suit in SUITS
        if sight.n(suit) and sight.leads_of(sight.partner, suit) and sight.ruffs(sight.partner, suit)
    ]
    return some(avoids_suit(*common), sight) if common else None


@PREDICATES("je-072")
def lead_low_through_the_strong(sight: Sight) -> Asked:
    """The strong player comes next: lead low from high cards in a suit of which nothing is known.

    Jensen 1989, l.719-720.
    """
    if not _leads_as_helper(sight) or sight.left != sight.enemy:
        return None
    unknown = [
        suit
        for suit in SUITS
        if len(sight.courts(suit)) >= HIGH_CARDS
        and sight.courts(suit) != sight.mine(suit)
        and not sight.rounds(suit)
        and not any(suit in sight.declared_suits(seat) for seat in sight.others)
    ]
    low = CardSet.from_cards(card for suit in unknown for card in sight.mine(suit) - COURTS[suit])
    return plays(low) if low else None


@PREDICATES("je-074")
def leave_the_declared_suit(sight: Sight) -> Asked:
    """The weak do not open in a suit that a strong player has declared.

    Jensen 1989, l.732-733, l.848-851.
    """
    if not sight.leads or sight.t != 1:
        return None
    strong = sight.others if sight.balances else (sight.enemy,) if sight.helps and sight.enemy is not None else ()
    declared = {suit for seat in strong for suit in sight.declared_suits(seat) if sight.n(suit)}
    return some(avoids_suit(*declared), sight) if declared else None


@PREDICATES("je-075")
def leave_the_fourth_king(sight: Sight) -> Asked:
    """The strong player declared three kings, and the leader has the fourth: do not lead its suit.

    Jensen 1989, l.735-741.
    """
    if not _leads_as_helper(sight) or sight.enemy is None or sight.partner is None:
        return None
    missing = [item.missing for item in sight.declared(sight.enemy) if isinstance(item, Kings)]
    suits = [suit_of(king) for king in missing if king is not None and king in sight.unseen]
    wanted = [suit for suit in suits if sight.signal(sight.partner, suit) is not Signal.TIL and sight.n(suit)]
    return some(avoids_suit(*wanted), sight) if wanted else None


@PREDICATES("je-076")
def do_not_open_from_nine(sight: Sight) -> Asked:
    """A suit of nine cards cannot be the leader's whip.

    Jensen 1989, l.743-744.
    """
    if not _leads_as_helper(sight) or sight.t != 1 or sight.n(sight.longest) < NINE_CARDS:
        return None
    return some(avoids_suit(sight.longest), sight)
