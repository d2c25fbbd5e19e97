"""Negative games and Trischaken: who wants few tricks, and who wants to make him take them."""

from typing import Final

from tarock.core.cards import SKUS, SUITS, suit_of, tarok
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import Action, Play
from tarock.koenigrufen.cards import KINGS, OF_SUIT, SUIT_CARDS
from tarock.search.koenigrufen.open import preventing
from tarock.tutor.advice import Sense
from tarock.tutor.koenigrufen.predicates.senses import Wanted, by_bots, plays, some
from tarock.tutor.koenigrufen.predicates.shelf import PREDICATES
from tarock.tutor.koenigrufen.sight import Sight

LOWEST_TAROCKS: Final = CardSet.from_cards(tarok(number) for number in (1, 2, 3))
DECLARERS_PLAY: Final = ("lead_dangerous_card", "take_planned_trick", "throw_dangerous_card")


def _plays_negative(sight: Sight) -> bool:
    return sight.plays_now and sight.plays_game("negative") and len(sight.legal) > 1


def _wanted_tricks(sight: Sight) -> int:
    return -1 if sight.game is None or sight.game.kind != "negative" else sight.game.tricks


@PREDICATES("ma-028")
def get_rid_of_a_winner(sight: Sight) -> Wanted:
    """Trischaken: with your first lead get rid of the card that is the most likely to win a trick.

    Mayr 2012, l.142.
    """
    has_led = any(trick.leader == sight.me for trick in sight.table.tricks)
    if not sight.leads or not sight.plays_game("trischaken") or has_led or len(sight.legal) == 1:
        return None
    return by_bots(sight, "lead_unwanted_card")


@PREDICATES("ma-029")
def play_a_piccolo(sight: Sight) -> Wanted:
    """Piccolo: get rid of your problem cards, and take the planned trick with a sure one.

    Mayr 2012, l.148.
    """
    if not _plays_negative(sight) or _wanted_tricks(sight) != 1 or not sight.is_declarer:
        return None
    return by_bots(sight, *DECLARERS_PLAY)


@PREDICATES("ma-031")
def play_a_zwiccolo(sight: Sight) -> Wanted:
    """Zwiccolo: with three leads more dangerous cards can go.

    Mayr 2012, l.150.
    """
    if not _plays_negative(sight) or _wanted_tricks(sight) != 2 or not sight.is_declarer:
        return None
    return by_bots(sight, *DECLARERS_PLAY) if sight.leads else None


@PREDICATES("ma-030")
def test_the_skus(sight: Sight) -> Wanted:
    """Against a Piccolo lead a high tarock first, to test whether he plans his trick with the Sküs.

    Mayr 2012, l.148.
    """
    if not _plays_negative(sight) or _wanted_tricks(sight) != 1 or sight.is_declarer or not sight.leads:
        return None
    declarer = sight.declarer
    was_tested = any(trick.leader != declarer and trick.suit not in SUITS for trick in sight.table.tricks)
    if declarer is None or sight.tricks_of(declarer) or was_tested or SKUS not in sight.out or not sight.stingers:
        return None
    return some(plays(sight.stingers), sight)


@PREDICATES("ma-033")
def lead_low_against_a_bettler(sight: Sight) -> Wanted:
    """Against a Bettler lead below a king, a low suit card, or a very small tarock when he plays last.

    Mayr 2012, l.156.
    """
    if not _plays_negative(sight) or _wanted_tricks(sight) or sight.is_declarer or not sight.leads:
        return None
    if sight.table.open_hands is not None:
        return None
    declarer_last = sight.declarer is not None and sight.later[-1] == sight.declarer
    low = CardSet.from_cards(card for card in sight.legal & SUIT_CARDS if _is_low(sight, card))
    return some(plays(low | LOWEST_TAROCKS if declarer_last else low), sight)


def _is_low(sight: Sight, card: int) -> bool:
    """Tell whether a suit card lies below my king, or counts nothing."""
    suit = OF_SUIT[suit_of(card)]
    is_plain = sight.worth(card) == sight.table.ruleset.counting.other
    return card not in KINGS and (is_plain or bool(sight.hand & KINGS & suit))


@PREDICATES("ts-006")
def talk_the_defence_over(sight: Sight) -> Wanted:
    """When the hands lie open talk the defence over: who sees all cards plays one that still prevents the game.

    Tournament sheet, l.79-80.
    """
    if not _plays_negative(sight) or sight.table.open_hands is None or sight.is_declarer:
        return None
    return _still_prevents(sight)


def _still_prevents(sight: Sight) -> Sense[Action]:
    """Return a sense that solves the open deal only when it is asked."""
    found: list[CardSet] = []

    def prevents(action: Action) -> bool:
        if not found:
            found.append(preventing(sight.view, sight.legal) or sight.legal)
        return isinstance(action, Play) and action.card in found[0]

    return prevents
