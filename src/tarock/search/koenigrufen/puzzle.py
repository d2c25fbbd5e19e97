"""What a seat of Königrufen cannot see, packed for the kernel that draws deals from it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Bid, Hold, Speak
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS
from tarock.koenigrufen.cards import HALF, HAND_SIZE, KINGS, PLAYERS, SUIT_CARDS
from tarock.koenigrufen.rules import Contract
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Table
from tarock.koenigrufen.talon import DiscardChoice
from tarock.koenigrufen.unseen import LAID, TALON, Unseen
from tarock.search._kernels.koenigrufen import worlds as kernel
from tarock.search.koenigrufen.packing import Ints, bits_of

Floats: TypeAlias = NDArray[np.float64]
Need: TypeAlias = tuple[Seat, CardSet, int, int]
"""A seat was dealt at least and at most so many of some cards."""

Pull: TypeAlias = tuple[Seat, Floats]
"""A seat, and by the number of its bit how much likelier each card is taken to be in its hand."""

_ROW_OF: Final = {TALON: kernel.IN_TALON, LAID: kernel.LAID, **{seat: seat for seat in range(PLAYERS)}}


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The unseen cards and their places for one card that may have been called, and what is known of every world."""

    words: Ints
    known: Ints
    pulls: Floats
    ways: Floats
    total: float
    """In how many ways the cards can be placed, by their pulls; what the bids need is not asked yet."""
    called: Card | None


def trusted(view: KoenigrufenView) -> KoenigrufenView:
    """Return a view as it would be if nobody could err: the search supposes that nobody has."""
    if view.table.mode is Mode.STRICT:
        return view
    return replace(view, table=replace(view.table, mode=Mode.STRICT))


def puzzles(view: KoenigrufenView, pulls: Sequence[Pull] = ()) -> list[Puzzle]:
    """Return a puzzle for each card that may have been called; none that has no solution."""
    unseen = Unseen(view)
    common = _common(unseen)
    known = _known(unseen)
    if sum(room for _, room in unseen.places) != len(unseen.cards):
        return []  # somebody has miscounted
    called: list[Card | None] = [*unseen.possibly_called] or [None]
    solvable = [puzzle for card in called if (puzzle := _puzzle(unseen, common.copy(), known, card, pulls)).total > 0]
    for number, puzzle in enumerate(solvable):
        puzzle.words[kernel.FIRST_CASE] = kernel.CASES * number
    return solvable


def _puzzle(unseen: Unseen, words: Ints, known: Ints, called: Card | None, pulls: Sequence[Pull]) -> Puzzle:
    allowed = [bits_of(cards) for cards in unseen.allowed(called)]
    domains: list[tuple[int, int]] = []
    left = bits_of(unseen.cards)
    while left:
        bit = left & -left
        left ^= bit
        domains.append((sum(1 << place for place, cards in enumerate(allowed) if cards & bit), bit))
    domains.sort(key=lambda entry: (entry[0].bit_count(), entry[0]))
    for place, (domain, bit) in enumerate(domains):
        words[kernel.CARDS + place] = bit
        words[kernel.DOMAINS + place] = domain
    words[kernel.CALLED] = 0 if called is None else bits_of(CardSet.of(called))
    rooms = [int(room) + 1 for room in words[kernel.ROOMS : kernel.ROOMS + kernel.PLACES - 1]]
    ways = np.zeros((len(domains) + 1) * rooms[0] * rooms[1] * rooms[2])
    packed = _packed(words, pulls)
    return Puzzle(words, known, packed, ways, float(kernel.count_ways(words, packed, ways)), called)


def _packed(words: Ints, pulls: Sequence[Pull]) -> Floats:
    """Return the pull of each card to each place."""
    packed = np.ones((kernel.MOST_CARDS, kernel.PLACES))
    rows = words[kernel.ROWS : kernel.ROWS + kernel.PLACES].tolist()
    rooms = words[kernel.ROOMS : kernel.ROOMS + kernel.PLACES].tolist()
    bits = words[kernel.CARDS : kernel.CARDS + int(words[kernel.COUNT])]
    for seat, worths in pulls:
        for place, row in enumerate(rows):
            if row == seat and rooms[place]:
                packed[: len(bits), place] *= worths[np.log2(bits).astype(np.int64)]
    return packed


def _common(unseen: Unseen) -> Ints:
    """Pack what does not depend on the called card."""
    table = unseen.table
    words = np.zeros(kernel.PUZZLE_SIZE, np.int64)
    words[kernel.COUNT] = len(unseen.cards)
    for number, (place, room) in enumerate(unseen.places):
        words[kernel.ROOMS + number] = room
        words[kernel.ROWS + number] = _ROW_OF[place]
        if place == LAID:
            words[kernel.LAID_UNSEEN] = room
    words[kernel.DECLARER] = -1 if table.declarer is None else table.declarer
    words[kernel.LACKS] = 0 if table.declarer is None else bits_of(table.lacks[table.declarer])
    words[kernel.BOUGHT] = bits_of(table.bought)
    words[kernel.TOOK_ALL] = table.take is not None and table.take.half == "all"
    words[kernel.TURNED] = len(table.talon or table.turned)
    for seat in range(PLAYERS):
        laid = table.laid_open if seat == table.declarer else NO_CARDS
        words[kernel.GONE + seat] = bits_of(table.played_by(seat) | laid)
    for number, (seat, cards, least, most) in enumerate(dict.fromkeys(_needs(unseen))):
        row = kernel.NEED + kernel.NEED_SIZE * number
        words[row : row + kernel.NEED_SIZE] = seat, bits_of(cards), least, most
        words[kernel.NEEDS] = number + 1
    if table.take is not None:
        words[kernel.TAROCKS_FIRST] = DiscardChoice(table.ruleset, table.game, NO_CARDS).taroks_first
    if table.take is not None and table.take.half != "all":
        words[kernel.LEFT] = bits_of(table.half(3 - table.take.half))
        words[kernel.SUIT_CARDS] = table.game.suit_cards
    return words


def _known(unseen: Unseen) -> Ints:
    """Pack the part of every world that this seat knows: hands that it sees, and what it knows of talon and discard."""
    view, table = unseen.view, unseen.table
    known = np.zeros(kernel.WORLD_SIZE, np.int64)
    for seat, hand in enumerate(table.open_hands or ()):
        known[kernel.HANDS + seat] = bits_of(hand)
    known[kernel.HANDS + view.seat] = bits_of(view.hand)
    known[kernel.LAID] = bits_of(unseen.known_discard())
    for place, card in enumerate(table.talon or table.turned):
        known[kernel.TALON + place] = bits_of(CardSet.of(card))
    if view.taken and not table.talon:
        for place, card in enumerate(view.taken):
            known[kernel.TALON + place] = bits_of(CardSet.of(card))
    return known


def _needs(unseen: Unseen) -> Iterator[Need]:
    """Give what the words of the auction need; one's own were said with the cards that one has."""
    others = [(seat, cards, 1, HAND_SIZE) for seat, cards in unseen.needs()]
    for seat, contract in _bids(unseen.table):
        if contract.calls and unseen.table.ruleset.calling.four_kings == "barred":
            others.append((seat, KINGS, 0, len(KINGS) - 1))
        if contract.suit_cards:
            bought = HALF if contract.talon == "half" else 0
            others.append((seat, SUIT_CARDS, contract.suit_cards - bought, HAND_SIZE))
    others += _understood_bird(unseen.table)
    return (need for need in others if need[0] != unseen.view.seat)


def _understood_bird(table: Table) -> Iterator[Need]:
    """Give that a declarer who did not name the bird of his bid was dealt no other (tournament sheet 5.6; T-A25)."""
    opening = next((action for _, action in table.log if isinstance(action, Speak)), None)
    if opening is None or table.declarer is None or table.game.needs != "bird" or table.bird is not None:
        return
    birds = {said.item for said in table.round.announcements if not said.turn and said.seat == table.declarer}
    if birds - set(opening.announces):
        yield table.declarer, CardSet.from_cards(BIRD_CARDS.values()), 1, 1


def _bids(table: Table) -> Iterator[tuple[Seat, Contract]]:
    """Give who has bid or held which game."""
    best: Contract | None = None
    for seat, action in table.log:
        if isinstance(action, Bid):
            best = contract_of(table.ruleset, action.contract)
        if isinstance(action, Bid | Hold) and best is not None:
            yield seat, best
