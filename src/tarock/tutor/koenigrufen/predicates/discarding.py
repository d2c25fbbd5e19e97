"""Laying away: voids, points in safety, the called suit."""

from collections.abc import Iterable

from tarock.bots.koenigrufen.announcing import VALAT_TAROCKS, VALAT_TOPS
from tarock.core.cards import SUITS, PlainSuit, Rank, suit_card
from tarock.core.cardset import CardSet
from tarock.koenigrufen.cards import KINGS, OF_SUIT, SUIT_CARDS
from tarock.tutor.koenigrufen.predicates.senses import Wanted, lays
from tarock.tutor.koenigrufen.predicates.shelf import PREDICATES
from tarock.tutor.koenigrufen.sight import Sight


def _lays_suits(sight: Sight) -> bool:
    """Tell whether I lay suit cards away for a game with taroks, and have more of them than must go."""
    choice = sight.choice
    return choice is not None and sight.plays_game("positive") and len(choice.way.pool) > choice.way.open > 0


def _size(sight: Sight) -> int:
    return 0 if sight.choice is None else sight.choice.size


def _hopes_for_valat(sight: Sight) -> bool:
    return sight.hand >= VALAT_TOPS and len(sight.tarocks) >= VALAT_TAROCKS


def _most_voids(sight: Sight, suits: Iterable[PlainSuit]) -> int:
    """Return how many of some suits can be laid away whole: the shortest go first."""
    room, voids = _size(sight), 0
    for length in sorted(map(sight.length, suits)):
        room -= length
        voids += room >= 0
    return voids


def _voids(sight: Sight, laid: CardSet, suits: Iterable[PlainSuit]) -> int:
    """Return how many of some suits are gone after a discard."""
    return sum(1 for suit in suits if not (sight.hand - laid) & OF_SUIT[suit])


def _is_called_suit_better_laid(sight: Sight) -> bool:
    """Tell whether three of the called suit, and two more in the half that was left, speak for a void in it."""
    if sight.called_suit is None or sight.called in sight.hand:
        return False
    return len(sight.called_cards) == 3 and len(sight.left_lying & OF_SUIT[sight.called_suit]) >= 2


@PREDICATES("kb-008")
def lay_whole_suits(sight: Sight) -> Wanted:
    """Be void in as many suits as possible.

    Book of 1900, l.33.
    """
    most = _most_voids(sight, sight.open_suits) if _lays_suits(sight) else 0
    if not most or _is_called_suit_better_laid(sight):
        return None
    return lays(lambda cards: _voids(sight, cards, sight.open_suits) == most)


@PREDICATES("kb-009")
def keep_the_called_suit(sight: Sight) -> Wanted:
    """Do not lay the called suit away: the partner wins a trick in it anyway.

    Book of 1900, l.33.
    """
    own = sight.called_cards
    if not _lays_suits(sight) or not own or own & KINGS or len(own) > _size(sight):
        return None
    return None if _is_called_suit_better_laid(sight) else lays(lambda cards: bool(own - cards))


@PREDICATES("kb-013")
def lay_the_called_suit_when_many_lie(sight: Sight) -> Wanted:
    """With three of the called suit, and two more in the half left, lay it away.

    Book of 1900, l.39-41.
    """
    if not _lays_suits(sight) or not _is_called_suit_better_laid(sight):
        return None
    return lays(lambda cards: sight.called_cards <= cards)


@PREDICATES("kb-012")
def keep_the_longest_open_suit(sight: Sight) -> Wanted:
    """If a suit without its king must stay, let it be the longest, or one of which cards lie in the half left.

    Book of 1900, l.35.
    """
    suits = sight.open_suits
    if not _lays_suits(sight) or len(suits) < 2 or sum(map(sight.length, suits)) <= _size(sight):
        return None
    longest = max(map(sight.length, suits))
    good = [suit for suit in suits if sight.length(suit) == longest or sight.left_lying & OF_SUIT[suit]]
    rest = [suit for suit in suits if suit not in good]
    most = _most_voids(sight, rest)
    return lays(lambda cards: _voids(sight, cards, rest) == most) if most else None


@PREDICATES("kb-014")
def lay_many_points(sight: Sight) -> Wanted:
    """Lay many points: of each suit what counts most goes first.

    Book of 1900, l.41.
    """
    if not _lays_suits(sight) or _hopes_for_valat(sight) or not any(_has_court(sight, suit) for suit in SUITS):
        return None
    return lays(lambda cards: all(_goes_by_points(sight, cards, suit) for suit in SUITS))


def _has_court(sight: Sight, suit: PlainSuit) -> bool:
    """Tell whether a suit has cards of different worth that may be laid."""
    return len({sight.worth(card) for card in sight.hand & OF_SUIT[suit] - KINGS}) > 1


def _goes_by_points(sight: Sight, laid: CardSet, suit: PlainSuit) -> bool:
    own = sight.hand & OF_SUIT[suit] & SUIT_CARDS - KINGS
    gone = [sight.worth(card) for card in own & laid]
    return not gone or min(gone) >= max((sight.worth(card) for card in own - laid), default=0)


@PREDICATES("kb-015")
def keep_the_queen_for_a_valat(sight: Sight) -> Wanted:
    """With a hand for all twelve tricks keep king and queen, and lay the small card beside them.

    Book of 1900, l.41.
    """
    if not _lays_suits(sight) or not _hopes_for_valat(sight):
        return None
    pairs = [suit for suit in SUITS if sight.holds(suit, Rank.KING) and sight.holds(suit, Rank.QUEEN)]
    queens = CardSet.from_cards(suit_card(suit, Rank.QUEEN) for suit in pairs if sight.length(suit) > 2)
    return lays(queens.isdisjoint) if queens else None
