"""The round before play: what to announce, and what to double."""

from typing import Final

from tarock.bots.koenigrufen.announcing import ULTIMO_TAROCKS, VALAT_TOPS
from tarock.bots.koenigrufen.evaluation import STINGERS
from tarock.core.cards import MOND, PAGAT, SKUS, Rank, suit_card, tarok
from tarock.core.cardset import CardSet
from tarock.koenigrufen.cards import OF_SUIT, TRULL
from tarock.tutor.koenigrufen.predicates.senses import Wanted, announces, keeps_quiet_about
from tarock.tutor.koenigrufen.predicates.shelf import PREDICATES
from tarock.tutor.koenigrufen.sight import Sight

QUINT_MAJOR: Final = CardSet.from_cards((SKUS, MOND, *(tarok(number) for number in (18, 19, 20))))
"""From the Sküs down to XVIII (book of 1900, l.55)."""
FOES_STINGERS: Final = 4
"""So many stingers may be against a Pagat that is announced alone (book of 1900, l.139)."""


def _guards(sight: Sight) -> int:
    """Return how many cards of the called suit a partner holds with its king; none for all others."""
    return len(sight.called_cards) if sight.is_partner and sight.called in sight.hand else 0


# Trull and kings


@PREDICATES("kb-016")
def announce_your_trull(sight: Sight) -> Wanted:
    """With the Trull in hand and a void, in which the Pagat comes home, announce it.

    Book of 1900, l.47.
    """
    return announces("trull") if sight.may_announce("trull") and sight.trull == TRULL and sight.voids else None


@PREDICATES("kb-017")
def announce_the_bought_trull(sight: Sight) -> Wanted:
    """Partner with the Pagat: announce the Trull when the declarer has bought Sküs and Mond.

    Book of 1900, l.53.
    """
    is_sure = PAGAT in sight.hand and sight.table.bought >= CardSet.of(SKUS, MOND)
    return announces("trull") if sight.may_announce("trull") and sight.is_partner and is_sure else None


@PREDICATES("kb-018")
def draw_the_pagat_for_the_trull(sight: Sight) -> Wanted:
    """Forehand with ten taroks from the Sküs to XVIII announces the Trull without the Pagat: five leads draw it.

    Book of 1900, l.55.
    """
    strong = len(sight.tarocks) >= 10 and sight.hand >= QUINT_MAJOR and PAGAT not in sight.hand
    return announces("trull") if sight.may_announce("trull") and sight.is_forehand and strong else None


@PREDICATES("kb-029")
def announce_the_trull_in_a_solo(sight: Sight) -> Wanted:
    """Partner of a solo with two pieces: announce the Trull, the solo player must hold the third.

    Book of 1900, l.109.
    """
    needs_piece = sight.game is not None and sight.game.needs == "trull_piece"
    two = sight.is_partner and len(sight.trull) == 2
    return announces("trull") if sight.may_announce("trull") and needs_piece and two else None


@PREDICATES("kb-020")
def announce_four_kings(sight: Sight) -> Wanted:
    """Partner with four kings, or three and a void: announce them if very strong in taroks, or very weak.

    Book of 1900, l.63-65.
    """
    if not sight.may_announce("kings") or not sight.is_partner:
        return None
    missing = [suit for suit in range(4) if not sight.kings & OF_SUIT[suit]]
    all_mine = not missing or (len(missing) == 1 and not sight.hand & OF_SUIT[missing[0]])
    strong = len(sight.tarocks) >= 8 and len(sight.stingers) >= 3
    return announces("kings") if all_mine and (strong or len(sight.tarocks) <= 2) else None


# Birds


@PREDICATES("kb-022")
def announce_the_pagat(sight: Sight) -> Wanted:
    """With a partner eight taroks with several high ones are enough to announce the Pagat.

    Book of 1900, l.75-77.
    """
    calls = sight.game is not None and sight.game.calls
    strong = PAGAT in sight.hand and len(sight.tarocks) >= 8 and len(sight.stingers) >= 3
    return announces("pagat") if sight.may_announce("pagat") and calls and strong else None


@PREDICATES("kb-024")
def announce_the_pagat_for_the_declarer(sight: Sight) -> Wanted:
    """A partner who is very strong may announce the Pagat that the declarer has bought.

    Book of 1900, l.77.
    """
    if not sight.may_announce("pagat") or not sight.is_partner or PAGAT not in sight.table.bought:
        return None
    return announces("pagat") if len(sight.tarocks) >= 8 and len(sight.stingers) >= 4 else None


@PREDICATES("kb-032")
def announce_in_a_solo(sight: Sight) -> Wanted:
    """In a solo the Pagat needs fewer taroks, and kings are announced only from the hand.

    Book of 1900, l.117.
    """
    if not sight.is_solorufer:
        return None
    if sight.may_announce("pagat") and PAGAT in sight.hand and len(sight.tarocks) == 7 and len(sight.stingers) >= 3:
        return announces("pagat")
    return keeps_quiet_about("kings") if sight.may_announce("kings") and len(sight.kings) in {2, 3} else None


@PREDICATES("kb-036")
def announce_the_pagat_alone(sight: Sight) -> Wanted:
    """Alone announce the Pagat only with ten taroks, and at most four stingers against you.

    Book of 1900, l.139.
    """
    if not sight.may_announce("pagat") or not sight.is_alone or not sight.is_declarer or PAGAT not in sight.hand:
        return None
    if len(sight.tarocks) < 8:
        return None
    strong = len(sight.tarocks) >= 10 and len(sight.out & STINGERS) <= FOES_STINGERS
    return announces("pagat") if strong else keeps_quiet_about("pagat")


# König ultimo


@PREDICATES("kb-025")
def announce_a_guarded_king(sight: Sight) -> Wanted:
    """Partner with the king third or fourth: König ultimo if strong in taroks, or if the declarer bought the Sküs.

    Book of 1900, l.79-81.
    """
    if not sight.may_announce("koenig_ultimo") or _guards(sight) < 3 or no_ultimo_before_a_valat(sight) is not None:
        return None
    strong = len(sight.tarocks) >= ULTIMO_TAROCKS and len(sight.stingers) >= 2
    return announces("koenig_ultimo") if strong or SKUS in sight.table.bought else None


@PREDICATES("ma-009")
def announce_a_third_king(sight: Sight) -> Wanted:
    """Partner with the king at least third, some taroks and a stinger among them: König ultimo.

    Mayr 2012, l.81.
    """
    if not sight.may_announce("koenig_ultimo") or _guards(sight) < 3:
        return None
    return announces("koenig_ultimo") if len(sight.tarocks) >= 5 and sight.stingers else None


@PREDICATES("kb-026")
def announce_the_partners_king(sight: Sight) -> Wanted:
    """A very strong declarer with the Sküs, short in the called suit, may announce König ultimo.

    Book of 1900, l.83-85.
    """
    if not sight.may_announce("koenig_ultimo") or not sight.is_declarer or sight.called_suit is None:
        return None
    few_seen = len(sight.out & OF_SUIT[sight.called_suit]) >= 6 and len(sight.called_cards) <= 1
    strong = SKUS in sight.hand and len(sight.tarocks) >= 9
    return announces("koenig_ultimo") if few_seen and strong and sight.called not in sight.hand else None


@PREDICATES("kb-027")
def no_ultimo_before_a_valat(sight: Sight) -> Wanted:
    """Where all twelve tricks are in sight announce König ultimo only with the queen too.

    Book of 1900, l.87.
    """
    if not sight.may_announce("koenig_ultimo") or _guards(sight) < 3 or sight.called_suit is None:
        return None
    ours = sight.hand | sight.table.bought
    has_queen = suit_card(sight.called_suit, Rank.QUEEN) in sight.hand
    return keeps_quiet_about("koenig_ultimo") if ours >= VALAT_TOPS and not has_queen else None
