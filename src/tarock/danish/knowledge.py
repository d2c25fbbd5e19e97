"""What a seat knows about the places of the cards that it cannot see.

Which cards are still out, what each player has shown that he lacks or holds, what was declared (and, since
declaring is compulsory, what was not), the rules of the skat, and the dealer's answer about it.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tarock.core.cards import MOND, PAGAT, Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish.actions import Waive
from tarock.danish.cards import COURTS, KINGS, MATADORS, OF_SUIT, PACK, SKAT_SIZE, SKUS_ALONE, TAROKS
from tarock.danish.declarations import Courts, Item, Kings, Matadors, Taroks
from tarock.danish.table import Table
from tarock.danish.trick import Right

if TYPE_CHECKING:
    from tarock.danish.state import DanishView

SKAT: Final = -1
"""The place of a card that was laid."""
GONE: Final = -2
"""The place of a card that was played before a position begins."""

NO_LIMIT: Final = 99


@dataclass
class Place:
    """A hand, the skat or the cards gone: how many cards it takes and what is known about them."""

    seat: Seat
    room: int
    excluded: CardSet = NO_CARDS
    taroks: tuple[int, int] = (0, NO_LIMIT)
    """The least and the most taroks that may come here."""


@dataclass
class Promise:
    """What a seat's declarations say about all the cards that it was dealt."""

    holds: CardSet = NO_CARDS
    lacks: CardSet = NO_CARDS
    taroks: tuple[int, int] = (0, NO_LIMIT)
    undeclared: list[CardSet] = field(default_factory=list[CardSet])
    """Groups of courts that are not complete, nor complete but for one with the skus."""


def promise(table: Table, seat: Seat) -> Promise:
    """Return what a seat has promised by declaring, and by not declaring."""
    items = table.declared[seat]
    if items is None:
        return Promise()
    said = Promise(taroks=(0, table.ruleset.taroks.shortest - 1), undeclared=[MATADORS, KINGS, *COURTS])
    if table.ruleset.matadors.shortest > len(MATADORS):
        said.undeclared.remove(MATADORS)
    for item in items:
        _add(said, item)
    return said


def _add(said: Promise, item: Item) -> None:
    match item:
        case Taroks(number, with_pagat):
            said.taroks = number, number
            if with_pagat:
                said.holds |= CardSet.of(PAGAT)
            else:
                said.lacks |= CardSet.of(PAGAT)
        case Matadors(number):
            lowest = MOND - (number - len(MATADORS))
            said.undeclared = [group for group in said.undeclared if group != MATADORS]
            said.holds |= MATADORS | CardSet.from_cards(range(lowest, MOND))
            if lowest - 1 > PAGAT:
                said.lacks |= CardSet.of(lowest - 1)
        case Courts(fullness, suit, missing):
            _add_group(said, COURTS[suit], fullness, missing)
        case Kings(fullness, missing):
            _add_group(said, KINGS, fullness, missing)
        case _:  # a card laid and named lies in the skat, not in the hand
            pass


def _add_group(said: Promise, group: CardSet, fullness: str, missing: Card | None) -> None:
    said.undeclared.remove(group)
    absent = NO_CARDS if missing is None else CardSet.of(missing)
    said.holds |= group - absent
    said.lacks |= absent
    if fullness == "full":
        said.lacks |= SKUS_ALONE
    else:
        said.holds |= SKUS_ALONE


@dataclass
class Knowledge:
    """All that a seat knows about the cards that it cannot see."""

    unseen: CardSet
    places: list[Place]
    promises: dict[Seat, Promise]
    known: dict[Seat, CardSet]
    """By seat: unseen cards that are certainly in that hand."""
    need: tuple[tuple[Seat, ...], CardSet] | None
    """One of these players holds one of these cards: a claim or a name that is not yet played out."""


def is_declarable(dealt: CardSet, group: CardSet) -> bool:
    """Tell whether cards contain a declaration of matadors, kings or courts."""
    held = len(dealt & group)
    if group == MATADORS:
        return held == len(MATADORS)
    return held == len(group) or (held == len(group) - 1 and bool(dealt & SKUS_ALONE))


def knowledge(view: "DanishView") -> Knowledge:
    """Gather what a view tells about the unseen cards, if everybody has played by the rules."""
    table = view.table
    others = [seat for seat in table.seating.active if seat != view.seat]
    unseen = _unseen(view)
    promises = {seat: promise(table, seat) for seat in others}
    places = [Place(seat, table.cards_left(seat), table.lacks[seat] | promises[seat].lacks) for seat in others]
    if table.skat_is_laid and view.seat != table.seating.dealer and not table.proceedings.skat:
        places.append(_skat(table, promises[table.seating.dealer]))
        _heed_forced_skat(table, promises[table.seating.dealer], places)
    if table.is_position:
        room = len(unseen) - sum(place.room for place in places)
        places.append(Place(GONE, room, NO_CARDS if table.skus_is_gone() else SKUS_ALONE))
    known = {seat: (promises[seat].holds | table.shows[seat]) & unseen for seat in others}
    if table.mode is Mode.TABLE:
        _make_room(places, len(unseen), known)
    return Knowledge(unseen, places, promises, known, _need(table))


def _unseen(view: "DanishView") -> CardSet:
    table = view.table
    return PACK - view.hand - view.skat - table.played - table.named_in_skat - table.proceedings.skat


def certain(view: "DanishView") -> Knowledge:
    """Return what is certain whatever faults were committed: how many cards are out, and those that were shown."""
    table = view.table
    unseen = _unseen(view)
    others = [seat for seat in table.seating.active if seat != view.seat]
    known = {seat: table.shows[seat] & unseen for seat in others}
    places = [Place(seat, max(table.cards_left(seat), len(known[seat]))) for seat in others]
    if table.skat_is_laid and view.seat != table.seating.dealer and not table.proceedings.skat:
        places.append(Place(SKAT, max(0, SKAT_SIZE - len(table.named_in_skat))))
    _make_room(places, len(unseen), known)
    return Knowledge(unseen, places, {seat: Promise() for seat in others}, known, None)


def _make_room(places: list[Place], cards: int, known: dict[Seat, CardSet]) -> None:
    """Fit the hands to the cards that are out: who has miscounted nobody knows, so the first hands take it."""
    for place in places:
        least = len(known.get(place.seat, NO_CARDS))
        place.room = max(least, place.room + cards - sum(each.room for each in places))


def _skat(table: Table, said: Promise) -> Place:
    """Return the skat of another dealer: what he may not have laid, and how many taroks he has admitted."""
    rule = table.ruleset.skat
    excluded = KINGS | said.holds
    if table.ruleset.declared_skat.judged_on == "dealt":
        excluded |= said.lacks
    if table.declared[table.seating.dealer] is not None or rule.skus == "never":
        excluded |= SKUS_ALONE  # once declared, a laid skus has been named
    if not rule.t21:
        excluded |= CardSet.of(MOND)
    if not rule.pagat:
        excluded |= CardSet.of(PAGAT)
    most = 0 if said.taroks[0] else SKAT_SIZE
    taroks = 0, most
    if table.laid_taroks is not None:
        exact = table.ruleset.disclosure.answer == "number" or not table.laid_taroks
        taroks = table.laid_taroks, table.laid_taroks if exact else most
    return Place(SKAT, SKAT_SIZE - len(table.named_in_skat), excluded, taroks)


def _heed_forced_skat(table: Table, said: Promise, places: list[Place]) -> None:
    """After a forced skat the dealer has no free card left, and no declared court either if a tarok had to go."""
    forced = table.named_in_skat - SKUS_ALONE
    hand = next(place for place in places if place.seat == table.seating.dealer)
    if forced:
        hand.excluded |= PACK - TAROKS - SKUS_ALONE - KINGS - said.holds
    if forced & TAROKS:
        hand.excluded |= said.holds - KINGS - TAROKS - SKUS_ALONE
        places[-1].taroks = 0, 0


def _need(table: Table) -> tuple[tuple[Seat, ...], CardSet] | None:
    """Return who must still hold what, from a claim that was answered or a name that was accepted."""
    trick = table.trick
    if trick is None or trick.suit is None:
        return None
    waiting = tuple(seat for seat in table.seating.opponents(trick.leader) if trick.card_of(seat) is None)
    cards = OF_SUIT[trick.suit]
    if trick.right is Right.HELD:
        return (table.seating.order_from(trick.leader)[2],), cards
    followed = CardSet.from_cards(trick.cards[1:]) & cards
    baptised = trick.right in {Right.USED, Right.TAKEN_BACK} and not _was_waived(table)
    if not baptised or followed or not waiting:
        return None
    second = table.seating.after(trick.leader)
    return ((second,) if trick.right is Right.TAKEN_BACK else waiting), cards


def _was_waived(table: Table) -> bool:
    """Tell whether the last word about the skus was that the third player waives: then nobody needs the suit."""
    return any(isinstance(action, Waive) for _, action in table.log[-1:])
