"""The skus: throwing it, leading it, naming it and demanding it."""

from tarock.core.cards import SUITS, Suit
from tarock.core.cardset import CardSet
from tarock.danish.actions import DEMAND, WAIVE, Action, Play
from tarock.danish.cards import COURTS, SKUS_ALONE, TAROKS, THIRD_LAST_TRICK
from tarock.tutor.danish.predicates.leading import my_suits, struck
from tarock.tutor.danish.predicates.senses import Asked, by_bots, does, plays, spares
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

SECOND = 2


def leads_skus_as(*suits: Suit) -> Asked:
    """The skus led under one of some names."""

    def names(action: Action) -> bool:
        return isinstance(action, Play) and action.card in SKUS_ALONE and action.named in suits

    return names if suits else None


@PREDICATES("mo-125")
def spare_a_tarok_with_the_skus(sight: Sight) -> Asked:
    """Throw the skus in place of a tarok that would only be lost under a higher one.

    Møller, l.1820-1821.
    """
    has_skus = bool(sight.legal & SKUS_ALONE)
    is_lost = sight.is_ruffed and bool(sight.legal & TAROKS) and not sight.winners
    return plays(SKUS_ALONE) if sight.follows and has_skus and is_lost else None


@PREDICATES("mo-126")
def promote_a_court_with_the_skus(sight: Sight) -> Asked:
    """With a court second, while higher ones are played, the skus once makes it an entry.

    Møller, l.1822.
    """
    led = sight.led
    if not sight.follows or led is None or led is Suit.TAROK or sight.n(led) != SECOND or not sight.legal & SKUS_ALONE:
        return None
    best = sight.mine(led).strongest()
    is_beaten = sight.best is not None and sight.best > best and not sight.is_ruffed
    above = sight.out(led).above(best)
    return plays(SKUS_ALONE) if best in COURTS[led] and is_beaten and len(above) <= 1 else None


@PREDICATES("mo-127")
def hide_that_the_taroks_are_gone(sight: Sight) -> Asked:
    """Without taroks and with a skus that nobody knows of throw a suit card: the strong player counts one tarok more.

    Møller, l.1823-1826.
    """
    is_known = any(sight.declared(sight.me))
    is_void = sight.follows and sight.led is not Suit.TAROK and not sight.can_follow and not sight.taroks
    if not is_void or not sight.legal & SKUS_ALONE or is_known or sight.t >= THIRD_LAST_TRICK:
        return None
    return spares(SKUS_ALONE) if sight.legal - SKUS_ALONE else None


@PREDICATES("mo-128")
def drive_the_bare_king_out(sight: Sight) -> Asked:
    """When only the king of a suit is left lead the skus as that suit: he must come.

    Møller, l.1827-1830.
    """
    if not sight.leads or not sight.legal & SKUS_ALONE:
        return None
    return leads_skus_as(*(suit for suit in SUITS if sight.out(suit) == CardSet.of(sight.king(suit))))


@PREDICATES("mo-129")
def lead_the_skus_for_your_partner(sight: Sight) -> Asked:
    """If every other lead hurts your partner lead the skus as a suit that he has.

    Møller, l.1831-1833.
    """
    partner = sight.partner
    if not sight.leads or partner is None or sight.kept is not None or not sight.legal & SKUS_ALONE:
        return None
    suits = my_suits(sight)
    if not suits or any(suit not in struck(sight, partner) for suit in suits):
        return None
    return leads_skus_as(*(suit for suit in SUITS if not sight.void(partner, suit)))


@PREDICATES("mo-138")
def let_your_partner_name_it(sight: Sight) -> Asked:
    """With a bad lead, and your partner next, lead the skus in an empty suit: he may name it.

    Møller, l.1947-1949.
    """
    partner = sight.partner
    if not sight.leads or partner != sight.left or not sight.legal & SKUS_ALONE:
        return None
    suits = my_suits(sight)
    if not suits or any(suit not in struck(sight, partner) for suit in suits):
        return None
    return leads_skus_as(*(suit for suit in SUITS if all(sight.void(seat, suit) for seat in sight.others)))


@PREDICATES("mo-130")
def the_skus_may_save_you(sight: Sight) -> Asked:
    """Kept to the last trick a skus that nobody demands may save you from a bagud.

    Møller, l.1842-1845.
    """
    is_known = any(sight.declared(sight.me))
    is_threatened = bool(sight.ultimo_mine) and sight.kept is None
    if not sight.plays or sight.t != THIRD_LAST_TRICK or is_known or not is_threatened:
        return None
    skus = sight.legal & SKUS_ALONE
    return spares(skus) if skus and sight.legal - skus else None


@PREDICATES("mo-131")
def demand_the_skus(sight: Sight) -> Asked:
    """Demand the skus in the third-last trick when it decides, and count first: a wrong demand is dear.

    Møller, l.1850-1854.
    """
    open_cards = sight.ultimo_out | sight.ultimo_mine
    return does(DEMAND) if DEMAND in sight.offers and open_cards and sight.skus_out else None


@PREDICATES("mo-137")
def baptise_for_your_side(sight: Sight) -> Asked:
    """Name a led skus as what suits you and hurts the enemy; the weaker partner lets the right pass on.

    Møller, l.1941-1947.
    """
    if not sight.may_baptise or sight.can_follow:
        return None
    if sight.helps and WAIVE in sight.offers:
        return does(WAIVE)
    return by_bots(sight, "claim_the_baptism", "name_the_own_suit", "leave_the_name")
