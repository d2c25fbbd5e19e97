"""Perft: how many sequences of actions there are from a position.

The positions and counts lie in `tests/data/perft/danish/*.perft`; the head of each file says what it counts.  The play
is counted a second time by the small implementation below, which is written from the spec with cards as words and
shares nothing with the engine.

`pytest tests/danish/test_perft.py` runs them; each position takes less than two seconds.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Final

import pytest

from tarock.core.cards import CARD_NAMES
from tarock.danish.cards import PACK
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, start_position
from tarock.danish.table import Opening, Phase
from tarock.notation.cards import format_hand, parse_cards
from tarock.notation.danish.record import DanishRecord
from tarock.notation.record import loads
from tarock.rulesets import load_danish
from tarock.testing.danish.stacking import stacked_hands
from tests.danish.builders import HJOERRING, either_book
from tests.perft import Block, blocks


class Position(Block):
    """A position of Danish Tarok."""

    @property
    def state(self) -> DanishState:
        (record,) = loads(self.text, load_danish)
        assert isinstance(record, DanishRecord)
        return record.state


POSITIONS: Final = tuple(Position(block.id, block.text, block.counts) for block in blocks("danish"))


def perft(state: DanishState, depth: int) -> int:
    """Count the sequences of `depth` actions; a deal that is over earlier counts as one."""
    if depth == 0 or state.is_over:
        return 1
    return sum(perft(after, depth - 1) for after in successors(state))


def successors(state: DanishState) -> Iterator[DanishState]:
    for seat in state.table.seating.active:
        for offer in state.legal_actions(seat):
            for action in offer if isinstance(offer, SkatChoice) else (offer,):
                yield state.apply(seat, action)


@pytest.mark.deals
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.id)
def test_a_position_has_as_many_continuations_as_its_file_says(position: Position) -> None:
    """Jensen 1989, Kortene/Skusen, l.138-170, Selve spillet, l.422-428; Møller, Om scusen, l.568-608."""
    found = tuple((depth, perft(position.state, depth)) for depth, _ in position.counts)
    assert position.counts == found


@pytest.mark.parametrize(
    "position",
    [position for position in POSITIONS if position.state.phase is Phase.PLAY],
    ids=lambda position: position.id,
)
def test_a_second_implementation_counts_the_same_play(position: Position) -> None:
    """The same sections as above, and the readings B-17 to B-25 and B-53."""
    board = board_of(position.state)
    found = tuple((depth, count(board, depth)) for depth, _ in position.counts)
    assert position.counts == found


@pytest.mark.parametrize(
    "position",
    [position for position in POSITIONS if position.state.phase is Phase.SKAT],
    ids=lambda position: position.id,
)
def test_a_second_implementation_counts_the_same_skats(position: Position) -> None:
    """Jensen 1989, Udtryk, l.33-44; Møller, Lægning af skat, l.502-561; B-27 to B-29, and the redeal right B-31."""
    state = position.state
    hands = [{CARD_NAMES[card] for card in hand} for hand in state.hands]
    skats = sum(1 for _ in permitted_skats(state.ruleset.id, hands[state.table.seating.dealer]))
    redeals = sum(not any(is_tarok(card) for card in hand) for hand in hands)
    assert position.counts[0] == (1, skats + redeals)


@either_book
@pytest.mark.parametrize("seed", range(12))
def test_any_stacked_hand_may_lay_what_the_second_implementation_permits(book: DanishRuleset, seed: int) -> None:
    """Jensen 1989, Udtryk, l.33-44; Møller, Lægning af skat, l.502-561; B-27 to B-29."""
    rng = Random(f"skats {seed}")
    hand = stacked_hands(Seating.of_three(0), rng)[0]
    offered = {frozenset(CARD_NAMES[card] for card in lay.cards) for lay in SkatChoice(book, hand)}
    assert set(permitted_skats(book.id, {CARD_NAMES[card] for card in hand})) == offered


@pytest.mark.slow
@either_book
@pytest.mark.parametrize(("trick", "depth", "number"), [(25, 12, 60), (24, 12, 30), (23, 5, 15), (22, 5, 8)])
def test_random_endings_have_the_same_continuations_and_winners_in_both_implementations(
    book: DanishRuleset, trick: int, depth: int, number: int
) -> None:
    """Jensen 1989, Selve spillet, l.422-428; Møller, Selve spillet, l.648-649; readings B-17 to B-25 and B-53."""
    rng = Random(f"{book.id} {trick}")
    for _ in range(number):
        state = random_ending(book, trick, rng)
        expected = Counter(board.won for board in ends(board_of(state), depth))
        found = Counter(map(won, engine_ends(state, depth)))
        assert expected == found, [format_hand(hand) for hand in state.hands]


def engine_ends(state: DanishState, depth: int) -> Iterator[DanishState]:
    if depth == 0 or state.is_over:
        yield state
        return
    for next_state in successors(state):
        yield from engine_ends(next_state, depth - 1)


def won(state: DanishState) -> str:
    """Who has won the tricks so far."""
    return "".join("ABC"[trick.best()[0]] for trick in state.table.tricks)


def random_ending(book: DanishRuleset, trick: int, rng: Random) -> DanishState:
    """A position with few suits, so that players run out of them, and nearly always with the skus."""
    size = 26 - trick
    pool = [card for card in PACK if CARD_NAMES[card][0] in rng.choice(("SH", "SHT", "SHDT", "SHDCT"))]
    cards = rng.sample(pool, 3 * size)
    if rng.random() < 0.9:
        cards[rng.randrange(3 * size)] = CARD_NAMES.index("X")
    hands = tuple(
        parse_cards(" ".join(CARD_NAMES[card] for card in cards[place * size : (place + 1) * size]))
        for place in range(3)
    )
    return start_position(book, Seating.of_three(0), hands, Opening(trick, rng.randrange(3)))


# The second implementation: cards are words, seats are letters, moves are what a record writes.

BLACK: Final = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "C", "Q", "K"]
RED: Final = ["10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "J", "C", "Q", "K"]
SUITS: Final = "SHDCT"
SKUS: Final = "X"


def is_tarok(card: str) -> bool:
    return card[0] == "T"


def strength(card: str) -> int:
    if is_tarok(card):
        return int(card[1:])
    return (BLACK if card[0] in "SC" else RED).index(card[1:])


def of_suit(cards: frozenset[str], suit: str) -> frozenset[str]:
    """The skus is of no suit."""
    return frozenset(card for card in cards if card[0] == suit)


@dataclass(frozen=True)
class Board:
    """The play at one moment."""

    passes_last_skus: bool
    may_ask: str
    """The seats that may still ask about the skat."""
    number: int
    leader: str
    hands: dict[str, frozenset[str]]
    lying: tuple[tuple[str, str], ...] = ()
    called: str = ""
    """What must be followed."""
    right: str = ""
    """What has become of the right to baptise: open, held, granted, waived, third or done."""
    demanded: bool = False
    won: str = ""
    """Who has won the tricks so far."""

    @property
    def turn(self) -> str:
        return "" if self.number > 25 else order_from(self.leader)[len(self.lying)]

    @property
    def third(self) -> str:
        return order_from(self.leader)[2]


def order_from(seat: str) -> str:
    return {"A": "ABC", "B": "BCA", "C": "CAB"}[seat]


def board_of(state: DanishState) -> Board:
    """Set the second implementation up: it takes the cards and whose lead it is from the engine, and no rule."""
    table = state.table
    assert table.trick is not None
    assert not table.trick.plays
    hands = {"ABC"[seat]: frozenset(CARD_NAMES[card] for card in state.hands[seat]) for seat in range(3)}
    passes = table.ruleset.id == HJOERRING.id
    askers = "" if table.is_position else "".join("ABC"[seat] for seat in range(3) if seat != table.seating.dealer)
    number, leader = table.trick.number, "ABC"[table.trick.leader]
    if table.opening is not None:
        number, leader = table.opening.trick, "ABC"[table.opening.leader]
    return lead_to(Board(passes, askers, number, leader, hands))


def lead_to(board: Board) -> Board:
    """Møller: if the skus would have to be led to the last trick, the lead passes on."""
    if board.number == 25 and board.passes_last_skus and board.hands[board.leader] == {SKUS}:
        return replace(board, leader=order_from(board.leader)[1])
    return board


def moves(board: Board) -> Iterator[tuple[str, str]]:
    for seat in "ABC":
        if seat == board.turn:
            yield from ((seat, card) for card in cards_to_play(board, board.hands[seat]))
            yield from ((seat, word) for word in words_about_the_skus(board, seat))
        if may_demand(board, seat):
            yield seat, "demands"
        if seat in board.may_ask and board.turn:
            yield seat, "asks"


def cards_to_play(board: Board, hand: frozenset[str]) -> list[str]:
    if board.right == "granted":
        return []
    skus = [] if SKUS not in hand else [SKUS] if board.lying else [f"X={suit}" for suit in SUITS]
    if board.number == 24:
        skus = []
    if board.demanded and board.number == 23 and skus:
        return skus
    others = hand - {SKUS}
    if board.called:
        others = of_suit(others, board.called) or of_suit(others, "T") or others
    return [*others, *skus]


def words_about_the_skus(board: Board, seat: str) -> list[str]:
    if of_suit(board.hands[seat], board.called):
        return []
    if board.right == "open":
        return ["claims", "waives"]
    if board.right not in {"granted", "third"}:
        return []
    held = board.hands[order_from(board.leader)[1]] | board.hands[board.third]
    held |= {card for _, card in board.lying[1:]}
    return [*(f"names {suit}" for suit in SUITS if of_suit(held, suit)), "waives"]


def may_demand(board: Board, seat: str) -> bool:
    if board.number != 23 or board.demanded or SKUS in board.hands[seat]:
        return False
    played = {player for player, _ in board.lying}
    return not any(SKUS in board.hands[player] for player in played)


def after(board: Board, seat: str, move: str) -> Board:
    match move.split():
        case ["asks"]:
            return replace(board, may_ask="")
        case ["demands"]:
            return replace(board, demanded=True)
        case ["claims"]:
            held = of_suit(board.hands[board.third], board.called)
            return replace(board, right="held" if held else "granted")
        case ["waives"]:
            return replace(board, right="done" if board.right == "third" else "waived")
        case ["names", suit]:
            return baptised(board, suit)
        case _:
            return with_card(board, seat, move)


def baptised(board: Board, suit: str) -> Board:
    named = replace(board, called=suit, right="done")
    if len(board.lying) == 1:
        return named
    second, card = board.lying[1]
    if card[0] == suit or not of_suit(board.hands[second], suit):
        return named
    return replace(named, lying=board.lying[:1], hands={**board.hands, second: board.hands[second] | {card}})


def with_card(board: Board, seat: str, move: str) -> Board:
    card, _, named = move.partition("=")
    right = board.right
    if not board.lying:
        right = "open" if named else "done"
    elif right in {"open", "waived"}:
        right = "done" if card[0] == board.called else "third"
    board = replace(
        board,
        hands={**board.hands, seat: board.hands[seat] - {card}},
        lying=(*board.lying, (seat, card)),
        called=board.called or named or card[0],
        right=right,
    )
    if len(board.lying) < 3:
        return board
    taker = winner(board)
    return lead_to(
        replace(board, number=board.number + 1, leader=taker, lying=(), called="", right="", won=board.won + taker)
    )


def winner(board: Board) -> str:
    plays = [(seat, card) for seat, card in board.lying if card != SKUS]
    for suit in ("T", board.called, plays[0][1][0]):
        contenders = [(strength(card), seat) for seat, card in plays if card[0] == suit]
        if contenders:
            return max(contenders)[1]
    raise AssertionError(board)


def count(board: Board, depth: int) -> int:
    return sum(1 for _ in ends(board, depth))


def ends(board: Board, depth: int) -> Iterator[Board]:
    if depth == 0 or not board.turn:
        yield board
        return
    for seat, move in moves(board):
        yield from ends(after(board, seat, move), depth - 1)


def permitted_skats(ruleset: str, hand: set[str]) -> Iterator[frozenset[str]]:
    """Every three of the dealer's cards that he may lay, tried one by one."""
    taroks = {card for card in hand if is_tarok(card)}
    bound = {card for group in declarable_groups() if is_declared(hand, group) for card in group & hand}
    never = {card for card in hand if card[1:] == "K" or card in {"T21", "T1"}}
    if ruleset == HJOERRING.id:
        never |= hand & {SKUS}
    free = hand - taroks - bound - never - {SKUS}
    for three in combinations(sorted(hand), 3):
        laid = frozenset(three)
        if laid & never:
            continue
        if laid & bound and not free <= laid:
            continue
        void = laid & taroks == taroks
        if laid & taroks and not void and not (free | (bound - never)) <= laid:
            continue
        yield laid


def declarable_groups() -> list[set[str]]:
    return [{f"{suit}K" for suit in "SHDC"}, *({suit + court for court in "KQCJ"} for suit in "SHDC")]


def is_declared(hand: set[str], group: set[str]) -> bool:
    return len(group & hand) + (SKUS in hand) >= 4
