"""What Jensen advises the two who defend together, and above all the one who leads the defence.

Jensen 1989, Føreren, l.614-626; Samspillet mod ultimator, l.677-720; Rollefordelingen, l.746-783.
"""

from typing import Final

from tarock.core.cards import PAGAT, SUITS, PlainSuit, Rank, suit_card, suit_of
from tarock.core.cardset import CardSet
from tarock.danish.cards import KINGS, SECOND_LAST_TRICK, SKUS_ALONE, THIRD_LAST_TRICK, ULTIMO_CARDS
from tarock.danish.declarations import Taroks
from tarock.search.danish.advice import Signal
from tarock.tutor.advice import whatever
from tarock.tutor.danish.holding import WHIP
from tarock.tutor.danish.predicates.senses import Asked, avoids_suit, leads_suit, plays_card, some, spares
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

OPENING: Final = 6
"""So many tricks pass before everybody knows who leads the defence."""
LONG: Final = 5
SHOWN: Final = 3
"""Who has led a suit so often has a whip."""
ALIKE: Final = 1
"""So near in taroks neither defender is the leader by them alone."""


def _leads_as_leader(sight: Sight) -> bool:
    return sight.leads and sight.enemy is not None and sight.leads_defence


def _own_suit(sight: Sight) -> PlainSuit | None:
    """Return the suit with which I attack: led before, or a whip."""
    left = [suit for suit in SUITS if sight.n(suit)]
    begun = [suit for suit in left if sight.leads_of(sight.me, suit) > 1]
    suits = begun or [suit for suit in left if sight.began_with(suit) >= WHIP]
    return max(suits, key=sight.n) if suits else None


def _partners_suits(sight: Sight) -> list[PlainSuit]:
    if sight.partner is None:
        return []
    wanted = {*sight.shown_suits(sight.partner), *sight.declared_suits(sight.partner)}
    return [suit for suit in SUITS if suit in wanted and sight.n(suit)]


def _has_pagat(sight: Sight) -> bool | None:
    """Tell whether the strong player declared taroks with the pagat; None if he declared none."""
    if sight.enemy is None:
        return None
    return next((item.with_pagat for item in sight.declared(sight.enemy) if isinstance(item, Taroks)), None)


@PREDICATES("je-051")
def one_of_two_leads(sight: Sight) -> Asked:
    """Against declared taroks the one with more taroks leads his own suit, the other his partner's.

    Jensen 1989, l.614-617.
    """
    if not sight.leads or sight.t > OPENING or _has_pagat(sight) is None:
        return None
    if sight.leads_defence:
        return leads_suit(sight.longest) if sight.n(sight.longest) >= LONG else None
    wanted = _partners_suits(sight)
    return leads_suit(*wanted) if wanted else None


@PREDICATES("je-052")
def attack_with_the_whip(sight: Sight) -> Asked:
    """The leader attacks with his whip, or with another suit if the strong player has that whip too.

    Jensen 1989, l.619-623.
    """
    whip = _own_suit(sight) if _leads_as_leader(sight) else None
    if whip is None or sight.enemy is None:
        return None
    is_common = bool(sight.leads_of(sight.enemy, whip)) or whip in sight.declared_suits(sight.enemy)
    return some(avoids_suit(whip), sight) if is_common else leads_suit(whip)


@PREDICATES("je-053")
def heed_the_helpers_signal(sight: Sight) -> Asked:
    """The strong player has led the leader's suit: with the helper's til it is a feint, with fra it is not.

    Jensen 1989, l.625-626.
    """
    if not _leads_as_leader(sight) or sight.enemy is None or sight.partner is None:
        return None
    suit = sight.longest
    signal = sight.signal(sight.partner, suit)
    if (
        sight.began_with(suit) < WHIP
        or not sight.n(suit)
        or not sight.leads_of(sight.enemy, suit)
        or signal is Signal.NONE
    ):
        return None
    return leads_suit(suit) if signal is Signal.TIL else some(avoids_suit(suit), sight)


@PREDICATES("je-060")
def the_leader_may_hunt_kings(sight: Sight) -> Asked:
    """Against taroks without the pagat the leader may hunt the kings that the strong player may hold.

    Jensen 1989, l.657-658.
    """
    if not _leads_as_leader(sight) or sight.enemy is None or _has_pagat(sight) is not False:
        return None
    suits = [suit for suit in SUITS if sight.n(suit) and sight.may_hold(sight.enemy, sight.king(suit))]
    return leads_suit(*suits) if suits else None


@PREDICATES("je-062")
def stand_together_against_the_pagat(sight: Sight) -> Asked:
    """Against a declared pagat only leader and helper together can do something, from the first lead on.

    Jensen 1989, l.648-650.
    """
    if not sight.leads or sight.t > OPENING or _has_pagat(sight) is not True:
        return None
    own = [sight.longest] if sight.leads_defence else _partners_suits(sight)
    return leads_suit(*own) if own else whatever


@PREDICATES("je-063")
def keep_the_bare_queen(sight: Sight) -> Asked:
    """Keep the bare queen of a king that is out, and lead her in the second-last trick.

    Jensen 1989, l.662-666.
    """
    if not sight.plays or not THIRD_LAST_TRICK <= sight.t <= SECOND_LAST_TRICK:
        return None
    queens = CardSet.from_cards(suit_card(s, Rank.QUEEN) for s in SUITS if sight.king(s) in sight.unseen)
    bare = [queen for queen in queens & sight.hand if sight.n(suit_of(queen)) == 1]
    free = sight.hand - queens - ULTIMO_CARDS - SKUS_ALONE
    if len(bare) != 1 or not free:
        return None
    if sight.t == SECOND_LAST_TRICK:
        return plays_card(bare[0]) if sight.leads else None
    return some(spares(CardSet.of(bare[0])), sight) if bare[0] in sight.legal else None


@PREDICATES("je-066")
def strike_the_helper_too(sight: Sight) -> Asked:
    """The leader goes on with a suit that strikes the strong player, though it strikes the helper as well.

    Jensen 1989, l.680-685.
    """
    if not _leads_as_leader(sight):
        return None
    both = [suit for suit in SUITS if sight.mine(suit) - KINGS and len(sight.struck(suit)) == len(sight.others)]
    return leads_suit(*both) if both else None


@PREDICATES("je-069")
def lead_the_top_of_a_row(sight: Sight) -> Asked:
    """A defender leads the highest of three cards in a row, once.

    Jensen 1989, l.705-707.
    """
    if not sight.leads or sight.enemy is None:
        return None
    rows = [suit for suit in SUITS if sight.has_row(suit) and not sight.leads_of(sight.me, suit)]
    tops = CardSet.from_cards(sight.mine(suit).strongest() for suit in rows if not sight.struck(suit))
    return (lambda action: any(plays_card(top)(action) for top in tops)) if tops else None


@PREDICATES("je-070")
def wait_with_gaps(sight: Sight) -> Asked:
    """Behind the strong player do not lead a suit with gaps between the high cards.

    Jensen 1989, l.709-711.
    """
    if not sight.leads or sight.enemy is None or sight.enemy != sight.right:
        return None
    gaps = [suit for suit in SUITS if sight.has_gaps(suit) and not sight.void(sight.enemy, suit)]
    return some(avoids_suit(*gaps), sight) if gaps else None


@PREDICATES("je-078")
def weigh_more_than_taroks(sight: Sight) -> Asked:
    """With about as many taroks as the partner weigh whip and entries too before taking the lead.

    Jensen 1989, l.768-774.
    """
    if not sight.plays or sight.t != 1 or _has_pagat(sight) is None or sight.partner is None:
        return None
    return whatever if abs(sight.number - sight.middle(sight.partner)) <= ALIKE else None


@PREDICATES("je-079")
def join_against_the_dangerous(sight: Sight) -> Asked:
    """Somebody who declared no taroks has shown a whip, or holds all ultimo cards that are out: strike him.

    Jensen 1989, l.776-783.
    """
    enemy = sight.enemy
    if not sight.leads or enemy is None or _has_pagat(sight) is not None:
        return None
    has_whip = any(sight.leads_of(enemy, suit) >= SHOWN for suit in SUITS)
    has_all = bool(sight.ultimo_out) and sight.ultimo_out <= sight.held(enemy)
    if not has_whip and not has_all:
        return None
    striking = [suit for suit in SUITS if sight.mine(suit) - KINGS and enemy in sight.struck(suit)]
    return leads_suit(*striking) if striking else None


@PREDICATES("je-064")
def stop_at_balance(sight: Sight) -> Asked:
    """When the strong player is down to his rival's taroks, no longer strike him alone, unless he has the pagat.

    Jensen 1989, l.670-676.
    """
    if not sight.leads or not sight.balances:
        return None
    declared = [seat for seat in sight.others if sight.declared_taroks(seat)]
    if len(declared) != 1 or PAGAT in sight.held(declared[0]):
        return None
    alone = [suit for suit in SUITS if sight.n(suit) and sight.struck(suit) == (declared[0],)]
    return some(avoids_suit(*alone), sight) if alone else None
