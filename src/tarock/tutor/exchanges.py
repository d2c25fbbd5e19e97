"""Taking away the fact that a piece of advice names: the same moment, with a card or two of the hand exchanged.

Whoever wants to know whether a fact is why a choice is better asks what is left of the preference where the fact is
not.  Cards of the player are exchanged for cards of another, as few and as like as possible, in a deal in which all
that was done could still be done.  A choice goes with its cards: whoever kept T21 keeps what he got for it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from tarock.core.cards import SUIT_SIZE, Card, Suit, suit_of
from tarock.core.cardset import CardSet
from tarock.core.errors import IllegalAction
from tarock.core.families import GAMES
from tarock.core.seats import Seat
from tarock.tutor.advice import Advice, Sense
from tarock.tutor.deeds import strict
from tarock.tutor.families import TUTORS

Swap: TypeAlias = tuple[tuple[Seat, Card, Card], ...]
"""Cards of the player for cards of others: from whom, which of mine, which of his."""

_OTHER_SUIT: Final = SUIT_SIZE
_TAROK: Final = SUIT_SIZE // 2
"""A card of another suit is less like than any of the same, and a tarok less like than any of the other suits."""
_TAROKS: Final = 22
_DOUBLE: Final = 60
"""So many exchanges of two cards are tried."""
LOOKED_AT: Final = 220
"""So many exchanges are looked at: all that there are, in most moments."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A moment in which a piece of advice speaks."""

    state: Any
    """A deal that the player on turn cannot tell from the real one."""
    row: Advice
    sense: Sense[Any]
    """Whether the advice asks for a choice, as long as it applies."""
    choices: tuple[Any, ...] = ()
    """Choices that are compared after an exchange in any case, if they can be made."""

    @property
    def seat(self) -> Seat:
        """Who chooses."""
        seat: Seat = self.state.turn
        return seat


@dataclass(frozen=True)
class Exchanged:
    """A moment after an exchange."""

    spoken: Spoken
    swap: Swap

    @cached_property
    def state(self) -> Any:  # noqa: ANN401 - of the family
        """The deal as it is now."""
        return _with(self.spoken.state, self.swap, self.spoken.seat)

    @cached_property
    def view(self) -> Any:  # noqa: ANN401 - of the family
        """What the player sees now."""
        return self.state.view(self.spoken.seat)

    @cached_property
    def _before(self) -> dict[Card, Card]:
        return {his: mine for _, mine, his in self.swap}

    def sense(self, action: Any) -> bool:  # noqa: ANN401 - of the family
        """Tell whether the advice asked for what a choice was before the exchange."""
        return bool(self.spoken.sense(renamed(action, self._before)))

    @property
    def choices(self) -> tuple[Any, ...]:
        """What the choices that are compared in any case have become, as far as they can be made."""
        now = {mine: his for _, mine, his in self.swap}
        choices = (renamed(choice, now) for choice in self.spoken.choices)
        return tuple(choice for choice in choices if _is_legal(self.state, self.spoken.seat, choice))

    def is_asked_the_same(self, sense: Sense[Any] | None) -> bool:
        """Tell whether advice asks for the same as before the exchange."""
        offers = [offer for offer in self.view.legal_actions() if not hasattr(offer, "sample")]
        return sense is not None and all(bool(sense(offer)) == self.sense(offer) for offer in offers)


def exchanges(
    spoken: Spoken, rng: Random, *, keeping: bool = False, least: int = 0, looked_at: int = LOOKED_AT
) -> Iterator[Exchanged]:
    """Give exchanges after which the advice does not apply, the smallest first.

    :param keeping: whether the advice shall apply as before instead.
    :param least: how unlike the cards must be at the least.
    """
    tutor = TUTORS[spoken.state.ruleset.family]
    predicate = tutor.registry.predicates[spoken.row.id]
    enough = (swap for swap in _swaps(spoken, rng) if unlikeness(swap) >= least)
    for swap in islice(enough, looked_at):
        exchanged = Exchanged(spoken, swap)
        sense = predicate(tutor.sight(exchanged.view))
        is_right = exchanged.is_asked_the_same(sense) if keeping else sense is None
        if is_right and _could_be(spoken, swap):
            yield exchanged


def unlikeness(swap: Swap) -> int:
    """Return how unlike the exchanged cards are.

    >>> from tarock.core.cards import MOND, PAGAT, Rank, suit_card
    >>> king, queen, other = (suit_card(*each) for each in ((0, Rank.KING), (0, Rank.QUEEN), (3, Rank.QUEEN)))
    >>> [unlikeness(((1, king, card),)) for card in (queen, other, MOND, PAGAT)]
    [1, 15, 22, 34]
    """
    return sum(_apart(mine, his) for _, mine, his in swap)


def _apart(mine: Card, his: Card) -> int:
    first, second = suit_of(mine), suit_of(his)
    if first == second:
        return abs(mine - his)
    taroks = _TAROK if Suit.TAROK in {first, second} else 0
    return _OTHER_SUIT + taroks + abs(_height(mine) - _height(his))


def _height(card: Card) -> int:
    """Return how high a card stands in its suit, the taroks being as high as a suit."""
    suit = suit_of(card)
    height = card - suit * SUIT_SIZE
    return height * (SUIT_SIZE - 1) // (_TAROKS - 1) if suit is Suit.TAROK else height


def _swaps(spoken: Spoken, rng: Random) -> Iterator[Swap]:
    """Give exchanges of one card for the most like of each suit, and then of two.

    The smallest come first, and of those as small the cards between which is chosen.
    """
    begun = GAMES[spoken.state.ruleset.family].begun(spoken.state)
    held = [now & before for now, before in zip(spoken.state.hands, begun.hands, strict=True)]
    others = [(seat, card) for seat, hand in enumerate(held) if seat != spoken.seat for card in hand]
    singles = [(seat, mine, his) for mine in held[spoken.seat] for seat, his in _nearest(mine, others)]
    chosen = {card for choice in spoken.choices for card in cards_of(choice)}
    rng.shuffle(singles)
    singles.sort(key=lambda single: (_apart(*single[1:]), single[1] not in chosen))
    yield from ((single,) for single in singles)
    far = [single for single in singles if suit_of(single[1]) != suit_of(single[2])]
    for _ in range(_DOUBLE if far else 0):
        first, second = rng.choice(far), rng.choice(far)
        if first[1] != second[1] and first[2] != second[2]:
            yield first, second


def _nearest(mine: Card, others: list[tuple[Seat, Card]]) -> Iterator[tuple[Seat, Card]]:
    """Give the next higher and the next lower card of the same suit, and the most like card of each other suit."""
    near: dict[tuple[Suit, bool], tuple[Seat, Card]] = {}
    for seat, card in others:
        side = (suit_of(card), suit_of(card) == suit_of(mine) and card > mine)
        if side not in near or _apart(mine, card) < _apart(mine, near[side][1]):
            near[side] = seat, card
    yield from near.values()


def _is_legal(state: Any, seat: Seat, action: Any) -> bool:  # noqa: ANN401 - of the family
    try:
        strict(state).apply(seat, action)
    except IllegalAction:
        return False
    return True


def cards_of(action: Any) -> Iterable[Card]:  # noqa: ANN401 - of the family
    """Return the cards that an action names."""
    card: Card | None = getattr(action, "card", None)
    return getattr(action, "cards", () if card is None else (card,))


def renamed(action: Any, cards: dict[Card, Card]) -> Any:  # noqa: ANN401 - of the family
    """Return an action with other cards in the place of some."""
    if hasattr(action, "cards"):
        return msgspec.structs.replace(
            action, cards=CardSet.from_cards(cards.get(card, card) for card in cards_of(action))
        )
    if getattr(action, "card", None) in cards:
        return msgspec.structs.replace(action, card=cards[action.card])
    return action


def _with(state: Any, swap: Swap, seat: Seat) -> Any:  # noqa: ANN401
    hands = list(state.hands)
    for other, mine, his in swap:
        hands[seat] = hands[seat] - CardSet.of(mine) | CardSet.of(his)
        hands[other] = hands[other] - CardSet.of(his) | CardSet.of(mine)
    return replace(state, hands=tuple(hands))


def _could_be(spoken: Spoken, swap: Swap) -> bool:
    """Tell whether all that was done could be done after an exchange."""
    game = GAMES[spoken.state.ruleset.family]
    state = strict(_with(game.begun(spoken.state), swap, spoken.seat))
    try:
        for seat, action in game.acts(spoken.state):
            state = state.apply(seat, action)
    except IllegalAction:
        return False
    return True
