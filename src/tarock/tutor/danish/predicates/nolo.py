"""The nolo: whether to try, how to answer, how to help, and how to stop one."""

from tarock.core.cards import SUIT_SIZE, SUITS, Card, Rank, Suit, rank_of, tarok_number
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import Action, Play
from tarock.danish.cards import OF_SUIT, SKUS_ALONE, TAROKS
from tarock.search.danish.advice import Role
from tarock.tutor.advice import whatever
from tarock.tutor.danish.predicates.senses import Asked, leads_suit, plays, plays_card
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

FEW = 4
HIGH = 17
"""From this number on a tarok that is led invites to a nolo."""
STRONG_PARTNER = 8
VERY_STRONG = 11
YOUNG = 4
"""So long an invitation can be made and answered."""


def is_weak_enough(sight: Sight) -> bool:
    """Tell whether a hand may think of a nolo: hardly a tarok, and no trick taken."""
    return len(sight.taroks) <= FEW - 1 and sight.nolo_open(sight.me)


@PREDICATES("mo-046")
def ask_whether_your_partner_wants_it(sight: Sight) -> Asked:
    """A strong partner may not want a nolo: then be an ordinary helper.

    Møller, l.1004-1007, l.1192-1196, l.1723-1727.
    """
    partner = sight.partner
    if not sight.plays or sight.t > YOUNG or partner is None or not is_weak_enough(sight):
        return None
    return whatever if sight.middle(partner) >= STRONG_PARTNER else None


@PREDICATES("mo-114")
def a_nolo_seldom_succeeds(sight: Sight) -> Asked:
    """A nolo seldom succeeds and pays little, but may be the only way to stop an ultimo.

    Møller, l.1702-1707, l.611-616.
    """
    return whatever if sight.judges and len(sight.taroks) <= FEW - 1 and not sight.kings else None


@PREDICATES("mo-115")
def without_help_forget_it(sight: Sight) -> Asked:
    """No strong declaration, no help: then forget the nolo.

    Møller, l.1718-1722.
    """
    if not sight.plays or sight.t > 1 or not is_weak_enough(sight):
        return None
    loud = any(sight.declared_taroks(seat) >= VERY_STRONG or sight.declared_matadors(seat) for seat in sight.others)
    return None if loud else whatever


def invitation(sight: Sight) -> Card | None:
    """Return the high card with which my partner has led, while I may still play a nolo."""
    trick = sight.trick
    if not sight.follows or trick is None or trick.leader != sight.partner or sight.t > YOUNG:
        return None
    led = trick.cards[0]
    is_high = led in TAROKS and tarok_number(led) >= HIGH
    is_court = led < SUIT_SIZE * len(SUITS) and rank_of(led) >= Rank.QUEEN
    return led if (is_high or is_court) and is_weak_enough(sight) else None


def below(sight: Sight, led: Card) -> CardSet:
    """Return my cards of what is led that are lower than a card."""
    suit = next(suit for suit in Suit if led in OF_SUIT[suit])
    return sight.legal & OF_SUIT[suit] - OF_SUIT[suit].above(led)


@PREDICATES("mo-116")
def answer_the_invitation(sight: Sight) -> Asked:
    """When your partner invites to a nolo show at once by your card whether you want it.

    Møller, l.1734-1737.
    """
    led = invitation(sight)
    if led is None or len(sight.legal) == 1:
        return None
    low = below(sight, led)
    clear = sight.winners | (CardSet.of(low.strongest(), min(low)) if low else CardSet())
    return plays(clear) if clear else None


@PREDICATES("mo-117")
def how_to_answer(sight: Sight) -> Asked:
    """If you want the nolo throw the card just below; if not overtake, or throw the lowest.

    Møller, l.1738-1742.
    """
    led = invitation(sight)
    if led is None or len(sight.legal) == 1:
        return None
    low = below(sight, led)
    if sight.role is Role.NOLO_PLAYER:
        return plays_card(low.strongest()) if low else None
    if sight.winners:
        return plays(sight.winners)
    return plays_card(min(low)) if len(low) > 1 else None


def has_agreed(sight: Sight, partner: Seat) -> bool:
    """Tell whether a partner has answered a high lead of mine with the card just below it, and taken no trick."""
    for trick in sight.table.tricks:
        led, answer = trick.cards[0], trick.card_of(partner)
        if trick.leader != sight.me or answer is None or answer >= led or trick.suit is None:
            continue
        suit = OF_SUIT[trick.suit]
        between = suit.above(answer) - suit.above(led) - CardSet.of(led)
        if answer in suit and (answer in TAROKS or rank_of(answer) >= Rank.JACK) and not between & sight.unseen:
            return sight.nolo_open(partner)
    return False


@PREDICATES("mo-118")
def help_the_nolo(sight: Sight) -> Asked:
    """Help an agreed nolo: taroks from the top until he is void and some more, then suits from the top.

    Møller, l.1743-1747.
    """
    partner = sight.partner
    if not sight.leads or partner is None or not sight.leads_defence or not has_agreed(sight, partner):
        return None
    if sight.taroks and not sight.void(partner, Suit.TAROK):
        return plays_card(sight.taroks.strongest())
    tops = CardSet.from_cards(sight.mine(suit).strongest() for suit in SUITS if sight.mine(suit))
    return plays(tops | sight.taroks) if tops else leads_suit(Suit.TAROK)


@PREDICATES("mo-122")
def duck_with_the_skus(sight: Sight) -> Asked:
    """The nolo player throws the skus on a low card that he would have to beat.

    Møller, l.1785-1787.
    """
    has_skus = bool(sight.legal & SKUS_ALONE)
    must_win = bool(sight.winners) and not sight.losers
    if not sight.follows or not sight.nolo_open(sight.me) or sight.t <= 1 or not has_skus or not must_win:
        return None
    return plays(SKUS_ALONE) if sight.role is Role.NOLO_PLAYER else None


@PREDICATES("mo-123")
def stop_a_nolo_with_the_skus(sight: Sight) -> Asked:
    """When the taroks are drawn lead the skus as a suit that only the nolo player holds: he must win it.

    Møller, l.1787-1788, l.1730-1732, l.1771-1772.
    """
    if not sight.leads or not sight.has_skus or any(sight.numbered(seat)[1] for seat in sight.others):
        return None
    suits = {
        suit
        for seat in sight.others
        if sight.nolo_open(seat)
        for suit in SUITS
        if sight.out(suit) and sight.void(sight.third(seat), suit) and not sight.void(seat, suit)
    }

    def names(action: Action) -> bool:
        return isinstance(action, Play) and action.card in SKUS_ALONE and action.named in suits

    return names if suits else None
