"""The public history of a deal of Königrufen, packed for the kernels from what a table or a view shows."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.koenigrufen import partnership
from tarock.koenigrufen.bonus_kinds import BONUS_NAMES
from tarock.koenigrufen.cards import KINGS, PLAYERS
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Table
from tarock.search._kernels.koenigrufen import history as seen
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search.koenigrufen.packing import Ints, bit_of, bits_of, public_plan

_SAID: Final[dict[str, int]] = {
    **{name: 1 << number for number, name in enumerate(BONUS_NAMES)},
    "valat": seen.SAID_VALAT,
}


@dataclass(frozen=True, slots=True)
class Packed:
    """What one seat may know of a deal in play, as the kernels read it: the other hands are empty.

    A game that has laid its hands open (ouvert) has them all.
    """

    plan: Ints
    words: Ints
    history: Ints


def history_of(table: Table) -> Ints:
    """Return the public history of a deal in play: all that was said, and every card that was played."""
    return _replayed(table)[1]


def packed(view: KoenigrufenView) -> Packed:
    """Pack a view of a deal in play for the advice."""
    words, history = _replayed(view.table)
    plan = _plan_of(view.table, partnership.known_called(view.table, view.seat, view.hand))
    plan[at.CALLERS_CARDS] = bits_of(view.laid)
    words[at.HANDS : at.HANDS + PLAYERS] = 0
    for seat, hand in enumerate(view.table.open_hands or ()):
        words[at.HANDS + seat] = bits_of(hand)
    words[at.HANDS + view.seat] = bits_of(view.hand)
    return Packed(plan, words, history)


def _plan_of(table: Table, called: Card | None) -> Ints:
    plan = public_plan(table, table.all_tricks[0].leader)
    plan[at.CALLED] = 0 if called is None else bit_of(called)
    return plan


def _replayed(table: Table) -> tuple[Ints, Ints]:
    """Return the tricks, with hands of which only the played cards are right, and the history after the last card."""
    plan = _plan_of(table, _seen_called(table))
    words = np.zeros(at.STATE_SIZE, np.int64)
    history = _before_play(table)
    for trick in table.all_tricks:  # one by one, since in table mode somebody may have had no card for a trick
        words[at.NUMBER], words[at.LEADS] = trick.number, trick.leader
        words[at.COUNT] = words[at.LYING] = words[at.LED] = 0
        seen.replay(plan, words, history, np.array([bit_of(card) for card in trick.cards], np.int64))
    history[seen.LACKS : seen.LACKS + PLAYERS] = [bits_of(lacks) for lacks in table.lacks]
    history[seen.AWAY] |= bits_of(CardSet.from_cards(table.turned))
    return words, history


def _seen_called(table: Table) -> Card | None:
    """Return the called card as everybody knows it; of a fourth king that is once it has been seen."""
    if table.call is None or table.declarer is None:
        return None
    return partnership.known_called(table, table.after(table.declarer), NO_CARDS)


def _before_play(table: Table) -> Ints:
    """Return the history before the first card: auction, talon and announcements."""
    history = np.zeros(seen.HISTORY_SIZE, np.int64)
    for said in table.round.announcements:
        history[seen.SAID_BY + said.seat] |= _SAID[said.item]
    for doubled in table.round.doubled:
        if doubled.target is None:
            history[seen.DOUBLERS] |= 1 << doubled.by[0]
    history[seen.OUVERT] = table.game.ouvert
    history[seen.PLACES] = _places(table)
    if table.call is not None and table.call.card is not None:
        history[seen.NAMED] = bit_of(table.call.card)
    lying = CardSet.from_cards(table.talon) - table.bought
    history[seen.AWAY] = bits_of(lying | table.laid_open)
    history[seen.BOUGHT] = bits_of(table.bought - table.laid_open)
    return history


def _places(table: Table) -> int:
    """Return where the called card can be when play begins, by all that was said and seen."""
    if table.call is None:
        return seen.NOWHERE
    called = _called_at_first(table)
    if called is not None and called in table.talon:
        return seen.NOWHERE
    places = partnership.possible_places(table)
    if table.talon:
        places -= {partnership.NOWHERE}  # it would lie open
    alone = {partnership.NOWHERE, table.declarer}
    return sum(1 << place for place in places - alone) | (seen.NOWHERE if places & alone else 0)


def _called_at_first(table: Table) -> Card | None:
    """Return the called card as everybody knew it before the first card was played."""
    assert table.call is not None
    if table.call.card is not None:
        return table.call.card
    return next((card for card in table.talon if card in KINGS), None)
