"""Counting, and what must be watched."""

from tarock.danish.cards import SKUS_ALONE, TAROKS, ULTIMO_CARDS
from tarock.search.danish.advice import Role
from tarock.tutor.advice import whatever
from tarock.tutor.danish.holding import ALL_TAROKS
from tarock.tutor.danish.predicates.senses import Asked, plays
from tarock.tutor.danish.predicates.shelf import PREDICATES
from tarock.tutor.danish.sight import Sight

FEW = 5
FEW_TO_FOLLOW = 2
"""So few cards to follow with are easily overlooked."""
END = 20
LATE = 18
"""From here on a deal is mostly a fight for the last trick (Møller, l.2001-2006)."""


def fell_last(sight: Sight) -> int:
    """Return how many taroks and ultimo cards fell in the trick before this one, the skus among them."""
    last = sight.table.tricks[-1:]
    return sum(card in ALL_TAROKS | ULTIMO_CARDS for trick in last for card in trick.cards)


@PREDICATES("mo-009")
def count_what_fell(sight: Sight) -> Asked:
    """Know how many taroks are out, whether the skus has gone, and which ultimo cards are out.

    Møller, l.719-732, l.873-876, l.980, l.2008-2014.
    """
    return whatever if sight.plays and fell_last(sight) else None


@PREDICATES("mo-010")
def count_with_a_weak_hand_too(sight: Sight) -> Asked:
    """With few taroks count all the same: untouched they may decide the end.

    Møller, l.739-746, l.1062.
    """
    is_weak = len(sight.taroks) > 0 and sight.role in {Role.HELPER, Role.BALANCE} and sight.number <= FEW
    return whatever if sight.plays and is_weak and fell_last(sight) > 1 else None


@PREDICATES("mo-040")
def think_hardest_now(sight: Sight) -> Asked:
    """The card in the third- or fourth-last trick decides whether an ultimo succeeds.

    Møller, l.947-953.
    """
    open_cards = sight.ultimo_out | sight.ultimo_mine
    return whatever if sight.plays and sight.t >= END and open_cards and len(sight.legal) > 1 else None


@PREDICATES("mo-058")
def the_game_is_free(sight: Sight) -> Asked:
    """When all ultimo cards have gone play for the count and the last trick.

    Møller, l.1061, l.1165-1166, l.2120.
    """
    if not sight.plays or sight.ultimo_out or sight.ultimo_mine or sight.table.is_position:
        return None
    cheap = sight.winners - TAROKS
    return plays(sight.winners) if sight.lies == 2 and cheap else whatever  # noqa: PLR2004 - the last player


@PREDICATES("mo-146")
def go_on_watching(sight: Sight) -> Asked:
    """Without taroks you may still come in and have to lead.

    Møller, l.2064-2067.
    """
    return whatever if sight.plays and sight.t > 1 and not sight.taroks and len(sight.legal) > 1 else None


@PREDICATES("mo-168")
def most_deals_end_in_a_fight(sight: Sight) -> Asked:
    """Most deals look like an ultimo and end as a fight for the last trick.

    Møller, l.2001-2006, l.1977-1979.
    """
    is_fight = sight.role is Role.FIGHTER and sight.kept is None
    return whatever if sight.plays and sight.t >= LATE and is_fight and sight.bosses else None


@PREDICATES("mo-047")
def pagat_or_which_king(sight: Sight) -> Asked:
    """Find out whether the strong player is after the pagat or a king, and which.

    Møller, l.1008-1010.
    """
    enemy = sight.enemy
    if not sight.plays or enemy is None or sight.t == 1:
        return None
    may_have = [card for card in sight.ultimo_out if sight.may_hold(enemy, card)]
    return whatever if len(may_have) > 1 else None


@PREDICATES("mo-006")
def count_your_cards(sight: Sight) -> Asked:
    """Count your cards before anything else: here the number is wrong.

    Møller, l.400-404, l.499.
    """
    is_young = sight.is_table_mode and not sight.table.play_has_begun
    return whatever if is_young and len(sight.hand) != sight.table.cards_left(sight.me) else None


@PREDICATES("mo-163")
def follow_with_care(sight: Sight) -> Asked:
    """Where people can err look twice when few cards of a hand may be played.

    Møller, l.650-657.
    """
    right = sight.legal - SKUS_ALONE
    is_easily_missed = sight.is_table_mode and sight.follows and len(right) <= FEW_TO_FOLLOW
    return plays(sight.legal) if is_easily_missed and len(sight.hand) > FEW else None
