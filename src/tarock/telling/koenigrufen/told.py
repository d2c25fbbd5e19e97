"""What happens in a deal of Königrufen, as a seat or the public sees it."""

from collections.abc import Iterator

from tarock.core.seats import Seat
from tarock.koenigrufen import actions
from tarock.koenigrufen.actions import Action, InAuction
from tarock.koenigrufen.cards import HALF, KINGS
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Announcement, Doubled, Phase, Table
from tarock.telling.koenigrufen import table_mode
from tarock.telling.koenigrufen.phrases import bonus_name, called, called_rank, contract_id
from tarock.telling.line import Line, hand, tokens


def told(before: KoenigrufenView, seat: Seat, action: Action, after: KoenigrufenView) -> tuple[Line, ...]:
    """Return what an action of a seat looks like to whoever has the views, and what follows from it."""
    tables = before.table, after.table
    if not isinstance(action, actions.Lay):
        _, action = after.table.log[-1]  # with a bird that was understood
    return (
        *_deed(before, seat, action, after),
        *table_mode.consequences(*tables),
        *_results(*tables),
    )


def _deed(before: KoenigrufenView, seat: Seat, action: Action, after: KoenigrufenView) -> Iterator[Line]:
    match action:
        case actions.Play(card):
            trick = before.table.trick
            key = "play-told-plays" if trick is not None and trick.plays else "play-told-leads"
            yield Line(key, "card", seat=seat, cards={"card": tokens((card,))})
        case actions.Speak():
            yield from _spoken(before.table, after.table, seat)
        case actions.Lay(cards):
            yield _laid(seat, len(cards), after)
        case actions.Call():
            yield Line("k-told-call", "word", seat=seat, parts={"called": (called(action),)})
        case actions.Take(half):
            yield Line("k-told-take", "word", seat=seat, values={"half": half})
        case actions.Concede(None):
            yield Line("k-told-concede", "word", seat=seat)
        case actions.Concede(bird):
            yield Line("k-told-concede-bird", "word", seat=seat, parts={"bird": (bonus_name(str(bird)),)})
        case actions.Vorhand() | actions.PassForehand() | actions.Pass() | actions.Bid() | actions.Hold():
            yield from _auction_word(after.table, seat, action)
        case _:
            yield table_mode.deed(seat, action)


def _laid(seat: Seat, number: int, after: KoenigrufenView) -> Line:
    """Tell how many cards are laid away, which everybody sees; the cards only to whom the view shows them."""
    if after.seat == seat and after.laid:
        return Line("k-told-lay-cards", "word", seat=seat, cards={"cards": hand(after.laid)})
    return Line("k-told-lay", "word", seat=seat, values={"number": number})


def _auction_word(after: Table, seat: Seat, action: InAuction) -> Iterator[Line]:
    match action:
        case actions.Vorhand():
            yield Line("k-told-vorhand", "word", seat=seat)
        case actions.PassForehand():
            yield Line("k-told-pass-forehand", "word", seat=seat)
        case actions.Pass():
            yield Line("k-told-pass", "word", seat=seat)
        case actions.Bid(_, _, announces):
            yield Line("k-told-bid", "word", seat=seat, values={"contract": contract_id(action)})
            yield from _announced(seat, announces)
        case actions.Hold(announces):
            assert after.auction.best is not None
            yield Line("k-told-hold", "word", seat=seat, values={"contract": contract_id(after.auction.best)})
            yield from _announced(seat, announces)


def _announced(seat: Seat, items: tuple[str, ...]) -> Iterator[Line]:
    if items:
        yield Line("k-told-announce", "word", seat=seat, parts={"items": tuple(map(bonus_name, items))})


def _spoken(before: Table, after: Table, seat: Seat) -> Iterator[Line]:
    """Tell a turn of the round before play by what it left on the table, an understood bird among it."""
    new = after.round.announcements[len(before.round.announcements) :]
    doubled = [entry for entry in after.round.doubled if entry not in before.round.doubled]
    if not new and not doubled:
        yield Line("k-told-good" if before.round.turns else "k-told-lie", "word", seat=seat)
    yield from _announced(seat, tuple(said.item for said in new))
    for entry in doubled:
        values: dict[str, str | int] = {"level": actions.DOUBLES[len(entry.by) - 1]}
        yield Line("k-told-double", "word", seat=seat, values=values, parts={"items": (_target(entry, seat),)})


def _target(entry: Doubled, seat: Seat) -> Line:
    """Return what was doubled: an announcement, or the game, in a negative one perhaps that of another."""
    if isinstance(entry.target, Announcement):
        return bonus_name(entry.target.item)
    if entry.opponent in {None, seat}:
        return bonus_name("game")
    assert entry.opponent is not None
    return Line("k-game-of", seats={"name": (entry.opponent,)})


def _results(before: Table, after: Table) -> Iterator[Line]:
    """Tell what an action brings about: the end of the auction, the talon, open cards, the end of a trick."""
    if before.phase is Phase.AUCTION and after.phase is not Phase.AUCTION and not after.proceedings.redealt:
        yield _auction_end(after)
    if after.talon and not before.talon:
        halves = {"first": tokens(after.talon[:HALF]), "second": tokens(after.talon[HALF:])}
        yield Line("k-told-talon", "consequence", cards=halves)
        if _king_lies(after):
            yield Line("k-told-king-in-talon", "consequence", values={"rank": called_rank(after.call)})
    if after.laid_open and not before.laid_open:
        yield Line("k-told-lay-open", "consequence", cards={"cards": hand(after.laid_open)})
    if after.open_hands is not None and before.open_hands is None:
        yield Line("k-told-ouvert", "consequence")
    if len(after.tricks) >= len(before.tricks) and after.tricks != before.tricks:
        winner, card = after.tricks[-1].best()
        yield Line("play-told-takes", "trick", seat=winner, cards={"card": tokens((card,))})
    if len(after.turned) > len(before.turned):
        yield Line("kplay-turned", "consequence", cards={"cards": tokens(after.turned[len(before.turned) :])})


def _auction_end(after: Table) -> Line:
    best = after.auction.best
    if best is None:
        return Line("k-told-nobody-plays", "consequence")
    values: dict[str, str | int] = {"contract": contract_id(best)}
    if after.declarer is None:
        return Line("kplay-all-play", "consequence", values=values)
    return Line("kplay-plays", "consequence", seat=after.declarer, values=values)


def _king_lies(after: Table) -> bool:
    """Tell whether everybody sees the called card in the talon; of unnamed kings only the fourth can lie there."""
    if after.call is None:
        return False
    if after.call.card is None:
        return any(card in KINGS for card in after.talon)
    return after.call.card in after.talon
