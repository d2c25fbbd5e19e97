"""The table as a seat sees it, in lines: players, cups, the trick, the hand and what may be played."""

from collections.abc import Sequence

from rich.text import Text

from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.faces import hand_order, style_of
from tarock.cli.terminal.shared.lines import NO_BREAK, Line, Part, line
from tarock.cli.terminal.shared.wording import Wording, signed
from tarock.core.cards import SKUS, Card, Suit, suit_of
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.cards import LAST_TRICK
from tarock.danish.events import Cups
from tarock.danish.state import DanishView, settle_table
from tarock.danish.table import Phase, Table
from tarock.danish.trick import Trick
from tarock.telling.sentences import capital

DOT = " · "


def table_lines(view: DanishView, totals: Sequence[int], wording: Wording) -> list[Line]:
    """Return trick and cups, everybody at the table with role, points, tricks and declarations, and the trick.

    :param totals: by seat, what each had won before this deal.
    """
    table = view.table
    heads = [cups_text(settle_table(table).cups, wording)]
    if table.trick is not None:
        heads.insert(0, wording("trick-head", number=table.trick.number, of=LAST_TRICK))
    shown = [line((DOT.join(heads), lines.HEAD))]
    shown += player_lines(table, totals, wording)
    return shown + (trick_lines(table.trick, view.seat, wording) if table.trick is not None else [])


def cups_text(cups: Cups, wording: Wording) -> str:
    """Return what the cups hold."""
    king, pagat = wording.words("cup-king"), wording.words("cup-pagat")
    return f"{king}{NO_BREAK}{cups.king}{DOT}{pagat}{NO_BREAK}{cups.pagat}"


def player_lines(table: Table, totals: Sequence[int], wording: Wording) -> list[Line]:
    """Return a line for everybody at the table."""
    net = dict(settle_table(table).net)
    seats = table.seating.at_table
    names = _column([capital(wording.name(seat)) for seat in seats])
    roles = _column([role(table, seat, wording) for seat in seats])
    points = _column([signed(totals[seat] + net[seat]) for seat in seats], right=True)
    shown: list[Line] = []
    for seat, *cells in zip(seats, names, roles, points, strict=True):
        mine = lines.HEAD if seat == wording.you else ""
        shown.append(line(("  " + "  ".join(cells), mine), _doings(table, seat, wording), hang=6))
    return shown


def _doings(table: Table, seat: Seat, wording: Wording) -> str:
    """Return the tricks and the declarations of a seat."""
    if seat in table.seating.sitting_out or table.phase is Phase.SKAT or table.is_position:
        return ""
    declared = wording.items(table.declared[seat])
    if table.phase is Phase.DECLARING:
        return f"  {declared}"
    taken = [sum(trick.best()[0] == player for trick in table.tricks) for player in (seat, *table.seating.active)]
    own, *_ = _column([wording("tricks", tricks=number) for number in taken])
    return f"  {own}  {declared}"


def _column(texts: list[str], *, right: bool = False) -> list[str]:
    width = max(len(text) for text in texts)
    return [text.rjust(width) if right else text.ljust(width) for text in texts]


def role(table: Table, seat: Seat, wording: Wording) -> str:
    """Return what a seat is in this deal."""
    seating = table.seating
    roles = {seating.dealer: "dealer", seating.forehand: "forehand", seating.middle: "middle"}
    return wording.words(f"role-{roles.get(seat, 'sitting-out')}")


def trick_lines(trick: Trick, seat: Seat, wording: Wording) -> list[Line]:
    """Return what lies on the table, who led and who holds the trick."""
    if not trick.plays:
        return [line(wording("you-lead"))] if trick.leader == seat else []
    holder = _holder(trick)
    holds = wording("nobody-holds") if holder is None else wording.about("holds", holder)
    return [line(wording("on-table", cards=_played(trick, wording)), " ", holds)]


def _holder(trick: Trick) -> Seat | None:
    """Return who holds the trick; a skus that lies alone holds nothing."""
    return None if trick.cards == (SKUS,) else trick.best()[0]


def _played(trick: Trick, wording: Wording) -> str:
    cards: list[str] = []
    for seat, card in trick.plays:
        face = played_face(trick, card, wording)
        shown = wording("led", card=face) if seat == trick.leader and not cards else face
        cards.append(f"{wording.name(seat)}{NO_BREAK}{shown}")
    return ", ".join(cards)


def played_face(trick: Trick, card: Card, wording: Wording) -> str:
    """Return a card as it was played: a led skus with its name."""
    led = trick.plays[0][1] == SKUS
    if card == SKUS and led and trick.suit is not None:
        return wording("skus-as", suit=wording.suit(trick.suit))
    return wording.faces.plain(card)


def last_trick_line(table: Table, wording: Wording) -> Line:
    """Return the last finished trick."""
    if not table.tricks:
        return line(wording("no-last"))
    trick = table.tricks[-1]
    winner, _ = trick.best()
    return line(wording.about("last-trick-was", winner, number=trick.number, cards=capital(_played(trick, wording))))


def hand_lines(hand: CardSet, marked: CardSet | None, wording: Wording) -> list[Line]:
    """Return a hand in rows by suit; marked cards stand in brackets, unless there is nothing to mark."""
    shown: list[Line] = []
    for suit in (Suit.TAROK, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS):
        cards = hand_order(card for card in hand if suit_of(card) is suit)
        if cards:
            cells: list[Part] = [_cell(card, card in (marked or ()), wording) for card in cards]
            shown.append(line((f"  {wording.faces.suit(suit)} ", style_of(cards[0])), *cells, hang=4))
    return shown


def _cell(card: Card, marked: bool, wording: Wording) -> Text:
    face = wording.faces.in_row(card)
    style = style_of(card)
    return Text(f"[{face}]", style=f"bold {style}") if marked else Text(f" {face} ", style=style)


def legal_line(cards: Sequence[Card], wording: Wording) -> Line:
    """Return the numbered list of the cards that may be played."""
    numbered = [f"{number}){NO_BREAK}{wording.faces.plain(card)}" for number, card in enumerate(cards, 1)]
    return line(wording("may-play", cards="  ".join(numbered)))
