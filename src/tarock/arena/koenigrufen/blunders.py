"""Blunders in Königrufen: cards that give something away although a better one was at hand.

Nobody is blamed for what he could not know: friend and foe are those whom the player knew as such when he played, and
a trick counts as lost only if nobody could have saved it of whom he might have hoped it.  The exception is
:func:`gave_points_late`, which looks at all hands, so even a master has some of these.

They are counted in positive games and suit games, where two sides play for points.
"""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from tarock.core.cards import PAGAT, Card
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Action, Play
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, DUE
from tarock.koenigrufen.cards import KINGS, LAST_TRICK, PLAYERS, QUEENS, card_points
from tarock.koenigrufen.ledger import HALVES
from tarock.koenigrufen.state import KoenigrufenState, seat_of
from tarock.koenigrufen.trick import Trick
from tarock.search.koenigrufen.endings import forced_scores
from tarock.search.koenigrufen.packing import Position

Step: TypeAlias = tuple[KoenigrufenState, Seat, Action]
"""An action of a seat, and the state before it."""

HONOURS: Final = KINGS | QUEENS | CardSet.of(PAGAT)
"""What is not given to the other side without need."""

LATE: Final = LAST_TRICK - 3
"""From this trick on everybody has four cards at most, and what open cards are worth is soon found."""

GIVEN: Final = 2 * HALVES
"""So many half points less than the best card are points given away."""


def blunders(course: Iterable[Step], *, solves: bool) -> Iterator[tuple[Seat, str]]:
    """Yield who blundered, and how, card by card.

    :param solves: whether the last tricks are solved, which takes compiled code.
    """
    ending: Position | None = None  # packed once, and then played on
    for state, seat, action in course:
        contract = state.table.contract
        if not isinstance(action, Play) or contract is None or contract.kind not in {"positive", "suit"}:
            continue
        if gave_honour(state, action.card):
            yield seat, "gave_honour"
        if overtook_friend(state, action.card):
            yield seat, "overtook_friend"
        if threw_bird(state, action.card):
            yield seat, "threw_bird"
        if solves and _trick(state).number >= LATE:
            ending = ending or Position.of(state)
            if gave_points_late(ending, action.card):
                yield seat, "gave_points_late"
            ending.play_unchecked(action.card)


def gave_honour(state: KoenigrufenState, card: Card) -> bool:
    """Tell whether a card gives a king, a queen or the Pagat to the other side, with a plain card at hand.

    A foe held the trick, the card did not take it, and nobody behind could who was not a foe too, by the cards that
    the player saw.  A plain card counts a third of a point.
    """
    trick = _trick(state)
    if card not in HONOURS or not trick.plays or card in trick.takers:
        return False
    return any(_is_plain(state, other) for other in state.playable) and _is_lost(state)


def threw_bird(state: KoenigrufenState, card: Card) -> bool:
    """Tell whether a card is a bird that its player has announced, thrown into a trick of the other side without need.

    A foe holds the trick as far as he knows, nobody behind can save it, and he had another card.
    """
    trick = _trick(state)
    said = {item.item for item in state.table.round.announcements if item.seat == seat_of(state)}
    if not any(card == BIRD_CARDS[bird] and bird in said for bird in BIRD_CARDS):
        return False
    return bool(trick.plays) and card not in trick.takers and len(state.playable) > 1 and _is_lost(state)


def overtook_friend(state: KoenigrufenState, card: Card) -> bool:
    """Tell whether a card beats a friend's that would have won, with one at hand that does not.

    Only friends came after him, or nobody.  A bird that takes the trick which it has to win is no blunder.  Now and
    then it is right to take the lead from a friend, so a few of these are not yet bad play.
    """
    trick = _trick(state)
    if not trick.plays or card not in trick.takers or not state.playable - trick.takers:
        return False
    if any(card == BIRD_CARDS[bird] and trick.number == DUE[bird] for bird in BIRD_CARDS):
        return False
    known = _known_sides(state)
    return all(known[seat] for seat in (trick.best()[0], *_behind(trick)))


def gave_points_late(position: Position, card: Card) -> bool:
    """Tell whether a card of the last four tricks costs its player two points or more.

    That is what his seat gets less than after the best card, when from there on both sides play as well as can be with
    open cards.
    """
    turn = position.turn
    if turn is None or len(position.playable) == 1:
        return False
    scores = forced_scores(position, turn)
    played, known = scores[card], [score for score in scores.values() if score is not None]
    return played is not None and max(known) - played >= GIVEN


def _trick(state: KoenigrufenState) -> Trick:
    trick = state.table.trick
    assert trick is not None
    return trick


def _is_plain(state: KoenigrufenState, card: Card) -> bool:
    counting = state.ruleset.counting
    return card not in HONOURS and card_points(counting, card) == counting.other


def _is_lost(state: KoenigrufenState) -> bool:
    """Tell whether a trick that the player on turn does not take falls to the other side, by all that he knows."""
    trick, known = _trick(state), _known_sides(state)
    if known[trick.best()[0]] is not False:
        return False
    return not any(_may_take(state, seat) for seat in _behind(trick) if known[seat] is not False)


def _known_sides(state: KoenigrufenState) -> tuple[bool | None, ...]:
    """Return for every seat whether it is with the player on turn, as far as he knows."""
    return state.view(seat_of(state)).speaker.with_me


def _behind(trick: Trick) -> tuple[Seat, ...]:
    """Return who plays to a trick after the player on turn."""
    return tuple((trick.leader + step) % PLAYERS for step in range(len(trick.plays) + 1, PLAYERS))


def _may_take(state: KoenigrufenState, seat: Seat) -> bool:
    """Tell whether the player on turn may hope that a seat takes the trick: he has not seen all cards that could."""
    view = state.view(seat_of(state))
    seen = view.hand | view.laid | state.table.played | state.table.lacks[seat]
    return bool(_trick(state).takers - seen)
