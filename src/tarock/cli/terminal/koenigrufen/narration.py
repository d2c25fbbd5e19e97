"""What happens at the table, told to one of the players."""

from collections.abc import Iterator
from typing import assert_never

from tarock.cli.terminal.koenigrufen import fault_lines
from tarock.cli.terminal.koenigrufen.labels import LEVELS
from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.shared.lines import Line, line
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import (
    GOOD,
    Action,
    Bid,
    Call,
    Concede,
    Hold,
    Lay,
    Pass,
    PassForehand,
    Play,
    Speak,
    Take,
    Vorhand,
)
from tarock.koenigrufen.cards import HALF, KINGS, QUEENS
from tarock.koenigrufen.table import Phase, Table


def told(before: Table, after: Table, seat: Seat, action: Action, wording: TableWords) -> list[Line]:
    """Return what an action of a seat looks like to everybody, and what follows from it."""
    if not isinstance(action, Lay):
        _, action = after.log[-1]  # with a bird that was understood
    said = (
        *_deed(before, after, seat, action, wording),
        *fault_lines.consequences(before, after, wording),
        *_results(before, after, wording),
    )
    return [line(text) for text in said]


def _deed(before: Table, after: Table, seat: Seat, action: Action, wording: TableWords) -> Iterator[str]:
    match action:
        case Play(card):
            message = "told-plays" if before.trick is not None and before.trick.plays else "told-leads"
            yield wording.about(message, seat, card=wording.faces.plain(card))
        case Speak():
            yield from _spoken(before, after, seat, action, wording)
        case Lay(cards):
            mine = seat == wording.you
            yield (
                wording.k("you-laid", cards=wording.cards(cards))
                if mine
                else wording.told("lay", seat, number=len(cards))
            )
        case Call():
            yield wording.told("call", seat, called=wording.called(action))
        case Take(half):
            yield wording.told("take", seat, half=half)
        case Concede(bird):
            yield (
                wording.told("concede", seat)
                if bird is None
                else wording.told("concede-bird", seat, bird=wording.bonus(bird))
            )
        case Vorhand() | PassForehand() | Pass() | Bid() | Hold():
            yield from _word(after, seat, action, wording)
        case _:
            yield fault_lines.deed(seat, action, wording)


def _word(
    after: Table, seat: Seat, action: Vorhand | PassForehand | Pass | Bid | Hold, wording: TableWords
) -> Iterator[str]:
    """Tell a word of the auction."""
    match action:
        case Vorhand():
            yield wording.told("vorhand", seat)
        case PassForehand():
            yield wording.told("pass-forehand", seat)
        case Pass():
            yield wording.told("pass", seat)
        case Bid():
            yield wording.told("bid", seat, contract=wording.contract(action))
        case Hold():
            assert after.auction.best is not None
            yield wording.told("hold", seat, contract=wording.contract(after.auction.best))
        case _:
            assert_never(action)
    if isinstance(action, Bid | Hold) and action.announces:
        yield wording.told("announce", seat, items=wording.bonuses(action.announces))


def _spoken(before: Table, after: Table, seat: Seat, action: Speak, wording: TableWords) -> Iterator[str]:
    """Tell a turn of the round before play."""
    if action == GOOD:
        yield wording.told("good" if before.round.turns else "lie", seat)
    if action.announces:
        yield wording.told("announce", seat, items=wording.bonuses(action.announces))
    for entry in after.round.doubled:
        if entry.turn == before.round.turns and entry.by[-1] == seat and entry not in before.round.doubled:
            what = wording.bonus("game" if entry.target is None else entry.target.item)
            if entry.opponent not in {None, seat}:
                what = f"{what} ({wording.name(entry.opponent or 0)})"
            yield wording.told("double", seat, level=LEVELS[len(entry.by) - 1], items=what)


def _results(before: Table, after: Table, wording: TableWords) -> Iterator[str]:
    """Tell what an action brings about: the end of the auction, the talon, open cards, the end of a trick."""
    if before.phase is Phase.AUCTION and after.phase is not Phase.AUCTION and not after.proceedings.redealt:
        yield _auction_end(after, wording)
    if after.talon and not before.talon:
        faces = [wording.faces.plain(card) for card in after.talon]
        yield wording.words("k-told-talon", first=" ".join(faces[:HALF]), second=" ".join(faces[HALF:]))
        if _king_lies(after):
            called = after.call.card if after.call else None
            rank = "queen" if called is not None and called in QUEENS else "king"
            yield wording.words("k-told-king-in-talon", rank=rank)
    if after.laid_open and not before.laid_open:
        yield wording.words("k-told-lay-open", cards=wording.cards(after.laid_open))
    if after.open_hands is not None and before.open_hands is None:
        yield wording.words("k-told-ouvert")
    if len(after.tricks) >= len(before.tricks) and after.tricks != before.tricks:
        winner, card = after.tricks[-1].best()
        yield wording.about("told-takes", winner, card=wording.faces.plain(card))
    if len(after.turned) > len(before.turned):
        new = after.turned[len(before.turned) :]
        yield wording.k("turned", cards=" ".join(wording.faces.plain(card) for card in new))


def _auction_end(after: Table, wording: TableWords) -> str:
    best = after.auction.best
    if best is None:
        return wording.words("k-told-nobody-plays")
    name = wording.contract(best)
    if after.declarer is None:
        return wording.k("all-play", contract=name)
    mine = "yes" if after.declarer == wording.you else "no"
    return wording.k("plays", you=mine, name=wording.names[after.declarer], contract=name)


def _king_lies(after: Table) -> bool:
    """Tell whether everybody sees the called card in the talon; of unnamed kings only the fourth can lie there."""
    if after.call is None:
        return False
    if after.call.card is None:
        return any(card in KINGS for card in after.talon)
    return after.call.card in after.talon
