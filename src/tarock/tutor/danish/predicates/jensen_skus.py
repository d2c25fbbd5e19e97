"""What Jensen advises on the skus.

Jensen 1989, Skusens anvendelse, l.556-586.
"""

from typing import Final

from tarock.core.cards import PAGAT, SKUS, SUITS
from tarock.danish.actions import Play
from tarock.danish.cards import KINGS, SECOND_LAST_TRICK, SKUS_ALONE, THIRD_LAST_TRICK
from tarock.search.danish.advice import Role
from tarock.tutor.danish.predicates.senses import Asked, does, plays_card, some, spares
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

IN_TIME: Final = 13
"""From this trick on a strong player should think of the skus: half of the deal is over."""
ENDGAME: Final = 20
KING_NEARLY_OUT: Final = 3
"""A king will fall soon when his suit has been led so often, and no more of its cards are out."""


def _may_play_skus(sight: Sight) -> bool:
    """Tell whether I may play the skus or something else."""
    return SKUS in sight.legal and len(sight.legal) > 1


@PREDICATES("je-040")
def keep_the_skus_against_a_king(sight: Sight) -> Asked:
    """Against a king ultimo hold the skus as long as possible.

    Jensen 1989, l.562-564.
    """
    enemy = sight.enemy
    if enemy is None or not _may_play_skus(sight) or sight.t >= SECOND_LAST_TRICK:
        return None
    may_have_king = any(sight.may_hold(enemy, king) for king in KINGS)
    return spares(SKUS_ALONE) if may_have_king and not sight.may_hold(enemy, PAGAT) else None


@PREDICATES("je-041")
def lead_the_skus_at_a_king(sight: Sight) -> Asked:
    """Lead the skus as the suit of a king that will soon fall, when no card of it is left.

    Jensen 1989, l.566-567.
    """
    if not sight.leads or SKUS not in sight.legal:
        return None
    for suit in SUITS:
        is_near = sight.king(suit) in sight.unseen and len(sight.out(suit)) <= KING_NEARLY_OUT
        if is_near and not sight.n(suit) and sight.began_with(suit) and sight.rounds(suit) >= KING_NEARLY_OUT:
            return does(Play(SKUS, suit))
    return None


@PREDICATES("je-044")
def lead_the_skus_as_the_partners_suit(sight: Sight) -> Asked:
    """A helper without the leader's suit leads the skus as that suit.

    Jensen 1989, l.579.
    """
    if not sight.leads or not sight.supports or SKUS not in sight.legal or sight.partner is None:
        return None
    wanted = {*sight.shown_suits(sight.partner), *sight.declared_suits(sight.partner)}
    suits = [suit for suit in wanted if not sight.n(suit) and sight.out(suit)]
    return some(lambda act: isinstance(act, Play) and act.card == SKUS and act.named in suits, sight)


@PREDICATES("je-045")
def keep_the_skus_to_the_end(sight: Sight) -> Asked:
    """A weak player holds the skus to the last trick, unless it is demanded.

    Jensen 1989, l.581-583.
    """
    is_weak = sight.role in {Role.HELPER, Role.BALANCE}
    is_late = ENDGAME <= sight.t <= THIRD_LAST_TRICK
    return spares(SKUS_ALONE) if is_weak and is_late and sight.ultimo_out and _may_play_skus(sight) else None


@PREDICATES("je-046")
def strong_use_the_skus_in_time(sight: Sight) -> Asked:
    """A strong player uses the skus before it can be demanded.

    Jensen 1989, l.585-586.
    """
    is_strong = sight.role in {Role.ULTIMATOR, Role.FIGHTER} and sight.enemy is None
    is_time = IN_TIME <= sight.t < THIRD_LAST_TRICK
    return plays_card(SKUS) if is_strong and is_time and sight.follows and _may_play_skus(sight) else None
