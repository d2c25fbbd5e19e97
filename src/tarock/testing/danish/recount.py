"""A second reading of a deal: from the cards dealt and the words and cards that fell, and nothing else.

The engine keeps tricks and writes down events while a deal is played.  Here the same things are worked out again
from its log alone, in another way, so that the two can be compared.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from tarock.core.cards import CARD_NAMES, PAGAT, SKUS, Card, Suit, suit_of
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import Action, Declare, Name, Play, Redeal
from tarock.danish.cards import LAST_TRICK, OF_SUIT, TAROKS
from tarock.danish.events import (
    Counted,
    Cup,
    Event,
    Lost,
    PagatHomed,
    WentBagud,
    WonLast,
    WonNolo,
    WonTout,
    WonUltimo,
)
from tarock.danish.seating import ACTIVE
from tarock.danish.state import DanishState


@dataclass(slots=True)
class ToldTrick:
    """A trick as the log tells it."""

    number: int
    held: dict[Seat, CardSet]
    """The hands before the trick."""
    plays: list[tuple[Seat, Card]] = field(default_factory=list[tuple[Seat, Card]])
    words: list[tuple[int, Seat, Action]] = field(default_factory=list[tuple[int, Seat, Action]])
    """What was said: how many cards lay there, who spoke, and what."""
    led_as: Suit | None = None
    """What a led skus was named by its player."""
    suit: Suit | None = None
    """What had to be followed in the end."""
    taken_back: Card | None = None
    first_card: Card | None = None
    """The second player's card, taken back or not."""
    won: tuple[Seat, Card] | None = None
    """Who won with which card, once somebody has asked."""

    @property
    def leader(self) -> Seat:
        """Who led."""
        return self.plays[0][0]

    @property
    def is_finished(self) -> bool:
        """Tell whether all three have played."""
        return len(self.plays) == ACTIVE

    def winner(self) -> tuple[Seat, Card]:
        """Return who won the finished trick with which card.

        A tarok, else the suit, else the suit of the first card beside the skus.
        """
        if self.won is None:
            others = [(card, seat) for seat, card in self.plays if card != SKUS]
            taroks = [play for play in others if play[0] in TAROKS]
            following = [play for play in others if suit_of(play[0]) == self.suit]
            counted_as_led = [play for play in others if suit_of(play[0]) == suit_of(others[0][0])]
            card, seat = max(taroks or following or counted_as_led)
            self.won = seat, card
        return self.won


def retold(state: DanishState) -> list[ToldTrick]:
    """Return the tricks of a deal, the last of them perhaps unfinished, as its log tells them."""
    table = state.table
    dealt = dict(enumerate(state.dealt))
    dealt[table.seating.dealer] -= state.skat
    number = 1 if table.opening is None else table.opening.trick
    tricks: list[ToldTrick] = []
    trick = ToldTrick(number, dealt)
    hands = dict(dealt)
    for seat, action in table.log:
        if isinstance(action, Declare | Redeal):
            continue
        if not tricks or tricks[-1] is not trick:
            tricks.append(trick)
        if isinstance(action, Play):
            _tell_play(trick, hands, seat, action)
            if trick.is_finished:
                trick = ToldTrick(trick.number + 1, dict(hands))
            continue
        trick.words.append((len(trick.plays), seat, action))
        if isinstance(action, Name):
            trick.suit = action.suit
            if len(trick.plays) > 1 and state.ruleset.baptism.retraction:
                _take_back(trick, hands, action.suit)
    return tricks


def _tell_play(trick: ToldTrick, hands: dict[Seat, CardSet], seat: Seat, action: Play) -> None:
    if not trick.plays:
        trick.led_as = action.named
        trick.suit = suit_of(action.card) if action.named is None else action.named
    elif len(trick.plays) == 1 and trick.first_card is None:
        trick.first_card = action.card
    trick.plays.append((seat, action.card))
    hands[seat] -= CardSet.of(action.card)


def _take_back(trick: ToldTrick, hands: dict[Seat, CardSet], suit: Suit) -> None:
    """Let a second player who can follow the new name take his card back."""
    second, card = trick.plays[1]
    if suit_of(card) != suit and hands[second] & OF_SUIT[suit]:
        trick.taken_back = card
        hands[second] |= CardSet.of(card)
        trick.plays.pop()


def recounted_events(state: DanishState, tricks: list[ToldTrick]) -> Iterator[Event]:
    """Give what the cards of a whole deal came to, during play and, when it is over, after it.

    :param tricks: the finished tricks as the log tells them.
    """
    for trick in tricks:
        if trick.number != LAST_TRICK:
            yield from _paid_at_once(trick)
    if state.is_over and tricks:
        yield from _last_trick(tricks[-1])
        yield from _whole_deal(state, tricks)


def _paid_at_once(trick: ToldTrick) -> Iterator[Event]:
    _, best = trick.winner()
    for seat, card in trick.plays:
        if card == PAGAT and card == best:
            yield PagatHomed(seat)
        elif card != best and (cup := _cup(card)) is not None:
            yield Lost(seat, cup)


def _last_trick(trick: ToldTrick) -> Iterator[Event]:
    winner, best = trick.winner()
    cup = _cup(best)
    yield WonLast(winner) if cup is None else WonUltimo(winner, cup)
    for seat, card in sorted(trick.plays):
        lost = _cup(card)
        if lost is not None and seat != winner:
            yield WentBagud(seat, lost)


def _whole_deal(state: DanishState, tricks: list[ToldTrick]) -> Iterator[Event]:
    winners = [trick.winner()[0] for trick in tricks]
    active = state.table.seating.active
    without = [seat for seat in active if seat not in winners]
    if len(without) == 1:
        yield WonNolo(without[0])
        return
    if without:
        yield WonTout(winners[0])
    yield Counted(tuple((seat, _pile(state, tricks, seat)) for seat in active))


def _pile(state: DanishState, tricks: list[ToldTrick], seat: Seat) -> int:
    """Count a pile card by card: the skus is its player's own but in the last trick, the skat is the dealer's."""
    cards: list[Card] = []
    points = 0
    if seat == state.table.seating.dealer:
        cards += state.skat
        points += state.ruleset.count.values.trick
    for trick in tricks:
        winner, _ = trick.winner()
        own_skus = (seat, SKUS) in trick.plays and trick.number != LAST_TRICK
        cards += [SKUS] if own_skus else []
        if winner == seat:
            keeps = trick.number == LAST_TRICK
            cards += [card for _, card in trick.plays if card != SKUS or keeps]
            points += state.ruleset.count.values.trick
    return points + sum(_value(state, card) for card in cards)


def _value(state: DanishState, card: Card) -> int:
    values = state.ruleset.count.values
    by_name = {"X": values.skus, "T21": values.t21, "T1": values.pagat}
    by_letter = {"K": values.king, "Q": values.queen, "C": values.cavall, "J": values.jack}
    name = CARD_NAMES[card]
    return by_name[name] if name in by_name else by_letter.get(name[1:], 0)


def _cup(card: Card) -> Cup | None:
    name = CARD_NAMES[card]
    if name == "T1":
        return Cup.PAGAT
    return Cup.KING if name in {"SK", "HK", "DK", "CK"} else None


def recounted_declarations(state: DanishState, seat: Seat) -> set[str]:
    """Return what a seat must declare of its cards, in the words of a record."""
    cards = state.dealt[seat]
    if seat == state.table.seating.dealer and state.ruleset.declared_skat.judged_on == "kept":
        cards -= state.skat
    names = {CARD_NAMES[card] for card in cards}
    has_skus = "X" in names
    numbers = {number for number in range(1, 22) if f"T{number}" in names}
    found: set[str] = set()
    length = len(numbers) + has_skus
    if length >= state.ruleset.taroks.shortest:
        found.add(f"taroks {length} {'with' if 1 in numbers else 'without'}")
    row = next(count for count in range(22) if 21 - count not in numbers)
    matadors = min(row, 20) + 2 if has_skus and 1 in numbers and row else 0
    if matadors >= state.ruleset.matadors.shortest:
        found.add(f"matadors {matadors}")
    groups = {"kings": [f"{suit}K" for suit in "SHDC"], **{suit: [suit + rank for rank in "KQCJ"] for suit in "SHDC"}}
    for group, members in groups.items():
        missing = [name for name in members if name not in names]
        if not missing:
            found.add(f"{'overfull' if has_skus else 'full'} {group}")
        elif len(missing) == 1 and has_skus:
            letter = missing[0][0] if group == "kings" else missing[0][1]
            found.add(f"half {group} missing {letter}")
    return found
