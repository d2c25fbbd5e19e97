"""Deals of Königrufen as they are drawn, for the registry of families."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tarock.core.cards import CARD_NAMES
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.drawing.position import CardShown, Drawing, Lot, Place, Position, TrickShown, face_down
from tarock.koenigrufen import partnership
from tarock.koenigrufen.cards import HALF, PLAYERS
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.koenigrufen.table import Phase, Table
from tarock.notation.koenigrufen.as_json import points
from tarock.telling.line import Line, hand, tokens

_IN_PLAY: Final = frozenset({"kplay-plays", "kplay-all-play", "k-told-call", "k-told-announce", "k-told-double"})
"""What is worth knowing of the time before play, once the cards are played."""
_SHOWN: Final = frozenset({"k-told-talon", "k-told-lay-open", "kplay-turned"})
"""What is told of cards that are drawn."""


def _opened(state: KoenigrufenState) -> Position:
    held = [hand(cards) for cards in state.hands]
    lots = {"web-replay-talon": tokens(state.talon), "web-replay-laid": hand(state.laid)}
    return _position(state.table, held, lots, state.partner)


def _seen(view: KoenigrufenView) -> Position:
    table = view.table
    held = [_held(view, seat) for seat in range(PLAYERS)]
    lots = {"web-replay-talon": tokens(table.talon) or face_down(2 * HALF), "web-replay-laid": _laid_seen(view)}
    is_partner = partnership.is_partner(table, view.seat, view.hand)
    return _position(table, held, lots, view.seat if is_partner else partnership.shown_partner(table))


def _held(view: KoenigrufenView, seat: Seat) -> tuple[CardShown, ...]:
    """Return a hand as a seat sees it: its own, and of others what lies open or everybody has seen."""
    table = view.table
    if seat == view.seat:
        return hand(view.hand)
    opened = table.shows[seat] if table.open_hands is None else table.open_hands[seat]
    shown = opened - table.played_by(seat)
    return (*hand(shown), *face_down(table.cards_left(seat) - len(shown)))


def _laid_seen(view: KoenigrufenView) -> tuple[CardShown, ...]:
    """Return what was laid away: as many backs as cards were taken, and what of them is known."""
    table = view.table
    if table.take is None or table.phase in {Phase.TALON, Phase.LAYING}:
        return ()
    known = view.laid or CardSet.from_cards(table.proceedings.laid) or table.laid_open or NO_CARDS
    number = 2 * HALF if table.take.half == "all" else HALF
    return (*hand(known), *face_down(number - len(known)))


def _position(
    table: Table,
    held: Sequence[tuple[CardShown, ...]],
    lots: Mapping[str, tuple[CardShown, ...]],
    partner: Seat | None,
) -> Position:
    return Position(
        places=tuple(
            Place(
                seat,
                cards,
                roles=tuple(_roles(table, seat, partner)),
                tricks=table.tricks_of(seat) if table.tricks else None,
            )
            for seat, cards in enumerate(held)
        ),
        turn=table.must_act,
        phase=_phase(table),
        trick=_trick(table),
        beside=tuple(Lot(word, cards) for word, cards in lots.items() if cards),
    )


def _phase(table: Table) -> Line:
    match table.phase:
        case Phase.PLAY:
            return Line("web-replay-before")
        case Phase.CLOSING:
            return Line("kplay-phase-over")
        case phase:
            return Line(f"kplay-phase-{phase.value}")


def _roles(table: Table, seat: Seat, partner: Seat | None) -> Iterator[str]:
    if seat == table.dealer:
        yield "web-badge-dealer"
    if table.phase is Phase.AUCTION:
        if seat == table.auction.forehand:
            yield "web-badge-forehand"
    elif seat == table.declarer:
        yield "web-badge-declarer"
    elif seat == partner:
        yield "web-badge-partner"


def _trick(table: Table) -> TrickShown | None:
    lying = [trick for trick in table.all_tricks if trick.plays]
    if not lying:
        return None
    trick = lying[-1]
    plays = tuple((seat, CARD_NAMES[card]) for seat, card in trick.plays)
    return TrickShown(trick.number, plays, trick.best()[0], trick in table.tricks)


def _points(state: KoenigrufenState) -> Mapping[Seat, int | float]:
    if not state.is_settled:
        return {}
    return {seat: points(score) for seat, score in enumerate(state.settlement.score)}


def _story(view: KoenigrufenView, told: Sequence[Line]) -> tuple[Line, ...]:
    """Return all that was said before play, and in play what it came to."""
    if view.phase in {Phase.PLAY, Phase.CLOSING, Phase.OVER}:
        return tuple(line for line in told if line.key in _IN_PLAY)
    return tuple(line for line in told if line.key not in _SHOWN)


FAMILY: Final = Drawing(opened=_opened, seen=_seen, points=_points, story=_story)
