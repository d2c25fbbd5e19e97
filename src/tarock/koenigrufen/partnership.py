"""Who can be the declarer's partner, from what everybody has seen and heard and one's own hand."""

from collections.abc import Iterator
from typing import Final

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.koenigrufen.bonus_kinds import Announced, is_of_king
from tarock.koenigrufen.cards import KINGS, PLAYERS
from tarock.koenigrufen.table import Table

NOWHERE: Final = -1
"""The called card is in nobody's hand: it lies in the talon."""


def known_called(table: Table, seat: Seat, hand: CardSet) -> Card | None:
    """Return the called card as far as a seat knows it: the fourth king was not named."""
    call = table.call
    if call is None or call.card is not None:
        return None if call is None else call.card
    lying = next((card for card in table.talon if card in KINGS), None)
    if lying is not None:
        return lying
    own = (hand | table.played_by(seat)) & KINGS
    if seat == table.declarer:
        return (KINGS - own).strongest()
    for other in range(PLAYERS):
        if other != table.declarer:
            own |= table.played_by(other) & KINGS
    return own.strongest() if own else None


def shown_partner(table: Table) -> Seat | None:
    """Return who has shown himself as the declarer's partner: everybody saw him play the called card."""
    if table.call is None or table.declarer is None:
        return None
    called = known_called(table, table.after(table.declarer), NO_CARDS)  # what even an empty hand knows
    others = (seat for seat in range(PLAYERS) if seat != table.declarer)
    return next((seat for seat in others if called is not None and called in table.played_by(seat)), None)


def is_partner(table: Table, seat: Seat, hand: CardSet) -> bool:
    """Tell whether a seat is itself the called partner."""
    called = known_called(table, seat, hand)
    return called is not None and seat != table.declarer and called in hand | table.played_by(seat)


def possible_places(table: Table) -> frozenset[int]:
    """Return where the called card can be by all that was said: with which players, or :data:`NOWHERE`.

    The word of one player may show another's side: a re is for one's own side, and in the book of 1900 a kontra
    never is.
    """
    declarer = table.declarer
    assert declarer is not None
    places = {NOWHERE, *range(PLAYERS)}
    if not table.ruleset.calling.own:
        places.discard(declarer)
    for first, second, together in _words(table, declarer):
        places = {place for place in places if _together(declarer, place, first, second) == together}
    return frozenset(places)


def _together(declarer: Seat, partner: int, first: Seat, second: Seat) -> bool:
    callers = {declarer, partner}
    return (first in callers) == (second in callers)


def _words(table: Table, declarer: Seat) -> Iterator[tuple[Seat, Seat, bool]]:
    """Give pairs of players of whom something said shows that they are partners, or that they are not."""
    for said in table.round.announcements:
        if said.seat != declarer and _is_partners_word(table, said.item):
            yield said.seat, declarer, True
    for doubled in table.round.doubled:
        owner = declarer if doubled.target is None else doubled.target.seat
        for level, seat in enumerate(doubled.by):
            if level % 2 == 1:
                yield seat, owner, True
            elif table.ruleset.kontra.between_partners == "refused":
                yield seat, owner, False


def _is_partners_word(table: Table, item: Announced) -> bool:
    """Tell whether only the called partner can have announced something; people may announce a king they lack (8.8)."""
    rule = table.ruleset.announcing
    if item in rule.partner_only:
        return True
    return is_of_king(item) and (table.mode is Mode.STRICT or item not in rule.holder_only)


def with_me(table: Table, seat: Seat, hand: CardSet) -> tuple[bool | None, ...]:
    """Return for every seat whether it plays on the side of one that asks; None where that one does not know."""
    declarer = table.declarer
    assert declarer is not None
    partners = _partners_for(table, seat, hand, declarer)
    answers: list[bool | None] = []
    for other in range(PLAYERS):
        found = {_together(declarer, partner, seat, other) for partner in partners}
        answers.append(found.pop() if len(found) == 1 else None)
    return tuple(answers)


def _partners_for(table: Table, seat: Seat, hand: CardSet, declarer: Seat) -> frozenset[int]:
    """Return who can be the partner as far as a seat can tell; NOWHERE where the declarer plays alone."""
    called = known_called(table, seat, hand)
    if table.call is None or (called is not None and called in table.talon):
        return frozenset({NOWHERE})
    if called is not None and called in hand | table.played_by(seat):
        return frozenset({seat if seat != declarer else NOWHERE})
    shown = next((other for other in range(PLAYERS) if called is not None and called in table.played_by(other)), None)
    places = possible_places(table) - {seat} if shown is None else frozenset({shown})
    if table.talon:
        places -= {NOWHERE}  # it would lie open
    return frozenset(NOWHERE if place == declarer else place for place in places)
