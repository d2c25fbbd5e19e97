"""Deals of Danish Tarok as they are drawn, for the registry of families."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tarock.core.cards import CARD_NAMES, SKUS
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.cards import SKAT_SIZE
from tarock.danish.state import DanishState, DanishView, settle_table
from tarock.danish.table import Phase, Table
from tarock.danish.trick import Trick
from tarock.drawing.position import CardShown, Drawing, Lot, Place, Position, TrickShown, face_down
from tarock.telling.danish.items import declared
from tarock.telling.line import Line, hand, suit_name

_SKAT: Final = "web-replay-skat"


def _opened(state: DanishState) -> Position:
    held = {seat: hand(state.hands[seat]) for seat in state.table.seating.active}
    return _position(state.table, held, hand(state.skat))


def _seen(view: DanishView) -> Position:
    table = view.table
    held = {seat: _held(view, seat) for seat in table.seating.active}
    return _position(table, held, _skat_seen(view))


def _held(view: DanishView, seat: Seat) -> tuple[CardShown, ...]:
    """Return a hand as a seat sees it: its own, and of others what everybody has seen."""
    if seat == view.seat:
        return hand(view.hand)
    shown = view.table.shows[seat] - view.table.played_by(seat)
    return (*hand(shown), *face_down(view.table.cards_left(seat) - len(shown)))


def _skat_seen(view: DanishView) -> tuple[CardShown, ...]:
    table = view.table
    if not table.skat_is_laid:
        return ()
    known = view.skat or CardSet.from_cards(table.proceedings.skat) or table.named_in_skat
    return (*hand(known), *face_down(SKAT_SIZE - len(known)))


def _position(table: Table, held: Mapping[Seat, tuple[CardShown, ...]], skat: tuple[CardShown, ...]) -> Position:
    return Position(
        places=tuple(_place(table, seat, cards) for seat, cards in held.items()),
        turn=table.must_act,
        phase=_phase(table),
        trick=_trick(table),
        beside=(Lot(_SKAT, skat),) if skat else (),
        facts=tuple(_cups(table)),
    )


def _phase(table: Table) -> Line:
    """Return how far the deal has come; a position begins with some trick in the middle."""
    if table.opening is None:
        return Line("web-replay-before")
    return Line("web-replay-trick", values={"number": table.opening.trick})


def _place(table: Table, seat: Seat, cards: tuple[CardShown, ...]) -> Place:
    items = table.declared[seat]
    return Place(
        seat,
        cards,
        roles=("role-dealer",) if seat == table.seating.dealer else (),
        tricks=sum(trick.best()[0] == seat for trick in table.tricks) if table.tricks else None,
        said=None if items is None else declared(items),
    )


def _trick(table: Table) -> TrickShown | None:
    lying = [trick for trick in table.all_tricks if trick.plays]
    if not lying:
        return None
    trick = lying[-1]
    is_taken = trick in table.tricks
    plays = tuple((seat, CARD_NAMES[card]) for seat, card in trick.plays)
    holder = None if trick.cards == (SKUS,) else trick.best()[0]
    return TrickShown(trick.number, plays, holder, is_taken, _named(trick))


def _named(trick: Trick) -> Line | None:
    """Return what a led skus is named."""
    if trick.plays[0][1] != SKUS or trick.suit is None:
        return None
    return Line("play-skus-as", parts={"suit": (suit_name(trick.suit),)})


def _cups(table: Table) -> Iterator[Line]:
    if table.is_position:
        return
    cups = settle_table(table).cups
    yield Line("draw-cup-king", values={"points": cups.king})
    yield Line("draw-cup-pagat", values={"points": cups.pagat})


def _points(state: DanishState) -> Mapping[Seat, int]:
    if state.table.is_position or state.phase in {Phase.SKAT, Phase.DECLARING}:
        return {}
    return dict(state.settlement.net)


def _story(_view: DanishView, _told: Sequence[Line]) -> tuple[Line, ...]:
    """Return nothing: what was declared stands beside whoever has declared it."""
    return ()


FAMILY: Final = Drawing(opened=_opened, seen=_seen, points=_points, story=_story)
