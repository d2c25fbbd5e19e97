"""What a seat may know: all that lies on the table and its own cards, and not a card more."""

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import TypeGuard

from msgspec import Struct

from tarock.core.cards import CARD_NAMES
from tarock.core.cardset import CardSet
from tarock.core.errors import IllegalAction
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.actions import Demand, Name
from tarock.danish.state import DanishState
from tarock.testing.danish.replaying import replayed
from tarock.testing.expecting import CheckFailed, expect


def check_view_shows_no_hidden_cards(state: DanishState, seat: Seat) -> None:
    """No state is reached from a view, and no set of cards that another hand or a hidden skat consists of."""
    hidden = [hand for other, hand in enumerate(state.hands) if other != seat]
    if seat != state.table.seating.dealer:
        hidden.append(state.skat)
    secrets = [cards for cards in hidden if len(cards) > 1]
    for value in _within(state.view(seat)):
        expect(not isinstance(value, DanishState), f"{SEAT_NAMES[seat]}'s view holds a state")
        if isinstance(value, CardSet):
            expect(value not in secrets, f"{SEAT_NAMES[seat]}'s view holds the hidden cards {value!r}")


def _within(value: object) -> Iterator[object]:
    """Give a value and all that can be reached from it."""
    yield value
    if is_dataclass(value):
        for each in fields(value):
            yield from _within(getattr(value, each.name))
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _within(getattr(value, name))
    elif _is_row(value):
        for item in value:
            yield from _within(item)


def _is_row(value: object) -> TypeGuard[Iterable[object]]:
    return isinstance(value, Iterable) and not isinstance(value, str | CardSet)


def check_view_is_blind_to_swaps(state: DanishState, seat: Seat, rng: Random) -> None:
    """Two hidden cards change places and the seat sees nothing of it."""
    places = [other for other, hand in enumerate(state.hands) if other != seat and hand]
    piles = {place: state.hands[place] for place in places}
    if state.skat and seat != state.table.seating.dealer:
        piles[-1] = state.skat
    if len(piles) < 2:  # noqa: PLR2004 - a swap needs two places
        return
    here, there = rng.sample(list(piles), 2)
    given, taken = rng.choice(list(piles[here])), rng.choice(list(piles[there]))
    piles[here] = piles[here] - CardSet.of(given) | CardSet.of(taken)
    piles[there] = piles[there] - CardSet.of(taken) | CardSet.of(given)
    hands = tuple(piles.get(place, hand) for place, hand in enumerate(state.hands))
    swapped = replace(state, hands=hands, skat=piles.get(-1, state.skat))
    names = f"{CARD_NAMES[given]} and {CARD_NAMES[taken]}"
    expect(swapped.view(seat) == state.view(seat), f"{SEAT_NAMES[seat]} sees that {names} were swapped")
    expect(
        swapped.view(seat).legal_actions() == state.view(seat).legal_actions(),
        f"what {SEAT_NAMES[seat]} is offered tells that {names} were swapped",
    )


def check_sample(state: DanishState, seat: Seat, rng: Random) -> None:
    """A deal drawn from a view looks the same from that seat, and could have been played just so."""
    view = state.view(seat)
    drawn = view.sample(rng)
    name = SEAT_NAMES[seat]
    expect(drawn.view(seat) == view, f"a deal drawn from {name}'s view looks different from there")
    try:
        again = replayed(drawn)
    except IllegalAction as error:
        message = f"a deal drawn from {name}'s view could not have been played: {error}\n{drawn.dealt}"
        raise CheckFailed(message) from error
    expect(again == drawn, f"a deal drawn from {name}'s view leads to another table:\n{drawn.dealt}")


def check_view_offers_what_is_legal(state: DanishState, seat: Seat) -> None:
    """A view offers all that is legal, and beside it only names and demands that fail for a card elsewhere."""
    legal = state.legal_actions(seat)
    offered = state.view(seat).legal_actions()
    expect([offer for offer in offered if offer in legal] == list(legal), f"{SEAT_NAMES[seat]}: {legal} of {offered}")
    beside = [offer for offer in offered if offer not in legal]
    expect(
        all(isinstance(offer, Name | Demand) for offer in beside),
        f"{SEAT_NAMES[seat]}'s view offers {beside}, which are not legal",
    )
