"""The table as a seat sees it, in lines: the game, the players, the talon, what was said, and the trick."""

from collections.abc import Iterator, Sequence

from tarock.cli.terminal.koenigrufen.labels import label
from tarock.cli.terminal.koenigrufen.sentences import TableWords, half_points
from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.lines import DOT, NO_BREAK, Line, line
from tarock.cli.terminal.shared.trick_lines import trick_lines
from tarock.core.cards import Card
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import InAuction
from tarock.koenigrufen.cards import HALF, LAST_TRICK, PLAYERS
from tarock.koenigrufen.partnership import is_partner
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Doubled, Phase, Table
from tarock.telling.sentences import capital


def table_lines(view: KoenigrufenView, totals: Sequence[int], wording: TableWords) -> list[Line]:
    """Return all that a seat sees on the table.

    :param totals: by seat, the score before this deal, in half points.
    """
    table = view.table
    shown = [line((head(table, wording), lines.HEAD)), *player_lines(table, totals, wording)]
    shown += [line(text) for text in (*_auction(view, wording), *_game(view, wording), *_said(table, wording))]
    shown += _open_hands(view, wording)
    trick = table.trick
    if trick is None:
        return shown
    return shown + trick_lines(trick, view.seat, trick.best()[0] if trick.plays else None, wording)


def head(table: Table, wording: TableWords) -> str:
    """Return the game, who plays it, what he called, and the number of the trick."""
    heads: list[str] = []
    if table.trick is not None:
        heads.append(wording("trick-head", number=table.trick.number, of=LAST_TRICK))
    elif not table.tricks:
        heads.append(wording.k(f"phase-{table.phase.value}"))
    best = table.auction.best
    if best is not None and table.phase is not Phase.AUCTION:
        heads.append(wording.contract(best))
        if table.declarer is not None:
            heads.append(wording.k("declarer", name=wording.name(table.declarer)))
    if table.call is not None:
        heads.append(wording.k("called", called=wording.called_face(table.call)))
    return DOT.join(heads)


def player_lines(table: Table, totals: Sequence[int], wording: TableWords) -> list[Line]:
    """Return a line for everybody: name, role, the score of the evening, and the tricks of this deal."""
    names = [capital(wording.name(seat)) for seat in range(PLAYERS)]
    points = [half_points(total) for total in totals]
    widths = max(map(len, names)), max(map(len, points))
    shown: list[Line] = []
    for seat, name in enumerate(names):
        cells = [f"  {name:<{widths[0]}}  {points[seat]:>{widths[1]}}"]
        if table.phase in {Phase.PLAY, Phase.OVER}:
            taken = sum(trick.best()[0] == seat for trick in table.tricks)
            cells.append(wording("tricks", tricks=taken))
        cells += _roles(table, seat, wording)
        shown.append(line(("  ".join(cells), lines.HEAD if seat == wording.you else ""), hang=6))
    return shown


def _roles(table: Table, seat: Seat, wording: TableWords) -> Iterator[str]:
    if seat == table.auction.forehand:
        yield wording.words("role-forehand")
    if seat == table.dealer:
        yield wording.words("role-dealer")
    if seat == table.declarer and table.phase is not Phase.AUCTION:
        yield wording.k("role-declarer")
    if seat == table.turn and seat != wording.you:
        yield wording.k("to-act")


def _auction(view: KoenigrufenView, wording: TableWords) -> Iterator[str]:
    """Give what has been said in the auction."""
    table = view.table
    said = [
        f"{wording.name(seat)}{NO_BREAK}{label(action, view, wording).replace(' ', NO_BREAK)}"
        for seat, action in table.log
        if isinstance(action, InAuction)
    ]
    if said and table.phase is not Phase.PLAY:
        yield wording.k("auction", words=", ".join(said))


def _game(view: KoenigrufenView, wording: TableWords) -> Iterator[str]:
    """Give the talon, what was laid away, and whether one is the partner oneself."""
    table = view.table
    if table.talon:
        first, second = (_faces(table.talon[half : half + HALF], wording) for half in (0, HALF))
        yield wording.words("k-told-talon", first=first, second=second)
    if table.turned:
        yield wording.k("turned", cards=_faces(table.turned, wording))
    if view.laid:
        yield wording.k("you-laid", cards=wording.cards(view.laid))
    if table.laid_open and view.seat != table.declarer:
        yield wording.words("k-told-lay-open", cards=wording.cards(table.laid_open))
    if table.call is not None and is_partner(table, view.seat, view.hand):
        yield wording.k("you-are-partner")


def _faces(cards: Sequence[Card], wording: TableWords) -> str:
    return " ".join(wording.faces.plain(card) for card in cards)


def _said(table: Table, wording: TableWords) -> Iterator[str]:
    """Give what has been announced and doubled."""
    items = [
        _with_kontra(f"{wording.name(said.seat)}{NO_BREAK}{wording.bonus(said.item)}", found, wording)
        for said in table.round.announcements
        for found in [table.round.doubling(said, None)]
    ]
    if items:
        yield wording.k("announced", items=", ".join(items))
    games = [entry for entry in table.round.doubled if entry.target is None]
    for entry in games:
        whose = wording.bonus("game")
        if entry.opponent is not None:
            whose = f"{whose} ({wording.name(entry.opponent)})"
        yield capital(_with_kontra(whose, entry, wording))


def _with_kontra(text: str, doubled: Doubled | None, wording: TableWords) -> str:
    return text if doubled is None else f"{text}: {wording.words('k-kontra-times', factor=doubled.factor)}"


def _open_hands(view: KoenigrufenView, wording: TableWords) -> list[Line]:
    """Return the hands of the others in an ouvert game."""
    table = view.table
    if table.open_hands is None:
        return []
    hands = ((seat, hand - table.played_by(seat)) for seat, hand in enumerate(table.open_hands))
    return [
        line(f"  {wording.name(seat)}: {wording.cards(hand)}", hang=4)
        for seat, hand in hands
        if seat != view.seat and hand
    ]
