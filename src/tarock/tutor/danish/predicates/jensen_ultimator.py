"""What Jensen advises whoever plays for an ultimo, or fights for the last trick.

Jensen 1989, Ultimator, l.595-612; Selve spillet, l.488-494.
"""

from typing import Final

from tarock.core.cards import SUITS, PlainSuit, Suit
from tarock.danish.cards import KINGS
from tarock.search.danish.advice import Role
from tarock.tutor.danish.holding import WHIP
from tarock.tutor.danish.predicates.senses import Asked, avoids_suit, leads_suit, some
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

LONG: Final = 5
"""From so many cards on a suit is long."""
SHORT: Final = 2
OPENING: Final = 5
"""So many tricks are the beginning of the play."""
HARD: Final = 10
"""From this trick on hard play may be dangerous."""
FIGHTERS: Final = frozenset({Role.ULTIMATOR, Role.FIGHTER})


def _worked(sight: Sight) -> PlainSuit | None:
    """Return the suit with which I whip, while cards of it are left: the one that I have led most, or the longest."""
    suits = [suit for suit in SUITS if sight.mine(suit) - KINGS]
    led = [suit for suit in suits if sight.leads_of(sight.me, suit) > 1]
    if led:
        return max(led, key=lambda suit: sight.leads_of(sight.me, suit))
    whips = [suit for suit in suits if sight.began_with(suit) >= WHIP]
    return max(whips, key=sight.n) if whips else None


@PREDICATES("je-031")
def fight_at_first(sight: Sight) -> Asked:
    """Nobody has declared taroks, so whoever can fights: he leads his long suit.

    Jensen 1989, l.488-489.
    """
    is_quiet = not any(sight.declared_taroks(seat) for seat in sight.others)
    if not sight.leads or sight.t > OPENING or not is_quiet or sight.role not in FIGHTERS:
        return None
    return leads_suit(sight.longest) if sight.n(sight.longest) >= LONG else None


@PREDICATES("je-032")
def stop_whipping(sight: Sight) -> Asked:
    """Who has whipped and can no longer keep a tarok to the end leads that suit no more.

    Jensen 1989, l.491-494.
    """
    if not sight.leads or sight.role in FIGHTERS or sight.t <= OPENING:
        return None
    whipped = _worked(sight)
    if whipped is None or sight.leads_of(sight.me, whipped) <= 1 or sight.struck(whipped) == (sight.enemy,):
        return None
    return some(avoids_suit(whipped), sight)


@PREDICATES("je-047")
def whip_then_taroks(sight: Sight) -> Asked:
    """Lead the whip to the end, then taroks, as long as more of them are mine than out.

    Jensen 1989, l.595-600.
    """
    if not sight.leads or sight.role is not Role.ULTIMATOR:
        return None
    whip = _worked(sight)
    if whip is not None:
        return leads_suit(whip)
    is_safe = len(sight.taroks) > len(sight.taroks_out) > 0
    return leads_suit(Suit.TAROK) if is_safe and len(sight.taroks) > 1 else None


@PREDICATES("je-048")
def bluff_with_a_short_suit(sight: Sight) -> Asked:
    """The strong player may lead a very short suit, so that others leave it alone.

    Jensen 1989, l.602-604.
    """
    if not sight.leads or sight.t > OPENING or sight.role is not Role.ULTIMATOR:
        return None
    short = [suit for suit in SUITS if 0 < sight.n(suit) <= SHORT and sight.mine(suit) - KINGS]
    return leads_suit(*short) if short else None


@PREDICATES("je-049")
def do_not_play_too_hard(sight: Sight) -> Asked:
    """Do not draw taroks while another holds an ultimo card and may have more taroks than one has sure ones.

    Jensen 1989, l.604-607.
    """
    if not sight.leads or sight.t < HARD or sight.role is not Role.ULTIMATOR or not sight.ultimo_out:
        return None
    longest = max(sight.numbered(seat)[1] for seat in sight.others)
    return some(avoids_suit(Suit.TAROK), sight) if len(sight.bosses) < longest else None


@PREDICATES("je-050")
def let_another_do_the_work(sight: Sight) -> Asked:
    """Another has opened the suit that a fighter would lead: he leads another long suit, or taroks.

    Jensen 1989, l.609-612.
    """
    if not sight.leads or sight.role not in FIGHTERS or sight.n(sight.longest) < LONG:
        return None
    works = any(sight.leads_of(seat, sight.longest) for seat in sight.others)
    if not works or sight.leads_of(sight.me, sight.longest):
        return None
    second = [suit for suit in SUITS if suit != sight.longest and sight.n(suit) >= LONG]
    return some(leads_suit(*second) if second else leads_suit(Suit.TAROK), sight)
