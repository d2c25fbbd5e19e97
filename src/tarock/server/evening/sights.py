"""Who has seen which hand of a deal that is being played: nobody sees two.

What each person has seen is folded from the log like all else, so a restart forgets nothing.
A person is a session, and every other session that leaves one of the same marks: the same browser, or at a table of
strangers the same address.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import combinations
from typing import Final

from tarock.core.seats import Seat
from tarock.server.codes import Code, Refusal, told
from tarock.server.evening.families import active_seats
from tarock.server.evening.settings import Settings
from tarock.server.evening.state import Game, Place, Sight, TableState, Watcher, bot_named
from tarock.server.families import SERVER
from tarock.server.names import Session

LAW: Final = 2
"""The law of tables that are opened now.  Under the first, people could change chairs in the middle of a deal."""
_MARK: Final = 16


def marks_at(table: TableState, session: Session) -> tuple[str, ...]:
    """Return the marks that somebody leaves at a table."""
    return marks_left(table.id, table.settings, session)


def marks_left(table: str, settings: Settings, session: Session) -> tuple[str, ...]:
    """Return the marks that somebody leaves at a table that is about to be opened: hashes that differ between tables.

    An address is a mark among strangers alone: a club plays in one room, and so at one address.
    """
    known = (session.device, session.address if settings.listed else "")
    return tuple(sha256(f"{table} {mark}".encode()).hexdigest()[:_MARK] for mark in known if mark)


# Asking


def is_helper(table: TableState, game: Game, seat: Seat) -> bool:
    """Tell whether somebody sits out a deal and may help a player of it; not among strangers, who might whisper."""
    is_live = not game.deal.is_over and not table.settings.listed
    return is_live and SERVER[game.deal.ruleset.family].may_help(game.deal, seat)


def may_help(table: TableState, place: int, helped: int | None) -> bool:
    """Tell whether somebody sits out a deal and may help a player of it who asks for help."""
    found, other = table.game_of(place), None if helped is None else table.game_of(helped)
    if helped is None or found is None or other is None or found[0].index != other[0].index:
        return False
    return is_helper(table, *found) and table.places[helped].consents


def is_delayed(table: TableState, place: int) -> bool:
    """Tell whether a hand is shown only when its deal is over: among strangers nobody looks into one that is played."""
    return table.settings.listed and _game_with_hand(table, place) is not None


def watched_by(table: TableState, session: str) -> int | None:
    """Return whose hand somebody looks into."""
    watcher = table.watching.get(session)
    return None if watcher is None or not table.places[watcher.place].consents else watcher.place


def _game_with_hand(table: TableState, place: int) -> Game | None:
    """Return the deal in which a place has cards now."""
    found = table.game_of(place)
    if found is None or found[0].deal.is_over:
        return None
    game, seat = found
    return game if seat in active_seats(game.deal) else None


def _own(game: Game, session: str, marks: tuple[str, ...]) -> Iterator[Sight]:
    """Give what a person has seen of a deal, by whatever session."""
    return (each for each in game.sights if _is_same(each.session, each.marks, session, marks))


def _is_same(session: str, marks: tuple[str, ...], other: str, others: tuple[str, ...]) -> bool:
    return session == other or not set(marks).isdisjoint(others)


def _has_seen_another(game: Game, session: str, marks: tuple[str, ...], place: int) -> bool:
    return any(sight.hand not in {None, place} for sight in _own(game, session, marks))


# Checking


def is_sent_away(table: TableState, session: str, marks: tuple[str, ...]) -> bool:
    """Tell whether the owner has sent a person away, by whatever session he comes back."""
    return any(_is_same(each.session, each.marks, session, marks) for each in table.sent_away)


def check_sits(table: TableState, place: int, session: str, marks: tuple[str, ...]) -> None:
    """Refuse a chair to who sits at the table already, or has seen another hand of the deal that it belongs to.

    :raises Refusal: with what to do.
    """
    if is_sent_away(table, session, marks):
        raise told(Code.SENT_AWAY)
    for number, other in enumerate(table.places):
        if other.session is not None and number != place and _is_same(other.session, other.marks, session, marks):
            raise Refusal(Code.TWICE_HERE, str(number))
    for game in table.running:
        if table.law >= LAW and game.seat_of(place) is not None and _has_seen_another(game, session, marks, place):
            raise Refusal(Code.NEXT_DEAL)


def check_watches(table: TableState, watcher: Watcher, session: str) -> None:
    """Refuse to let somebody look into a hand.

    :raises Refusal: if it is not for him to see, or if he has sat at the table in this deal or seen another hand of it.
    """
    own, place = table.by_session.get(session), watcher.place
    if own is not None:
        if not may_help(table, own, place):
            raise Refusal(Code.ALREADY_SEATED)
    elif not (table.settings.spectators and table.places[place].consents):
        raise Refusal(Code.NO_CONSENT)
    elif any(_is_same(each.session, each.marks, session, watcher.marks) for each in table.places if each.session):
        raise Refusal(Code.TWICE_HERE)
    game = None if is_delayed(table, place) else _game_with_hand(table, place)
    if game is None:
        return
    sat = own is None and any(sight.sat for sight in _own(game, session, watcher.marks))
    if sat or _has_seen_another(game, session, watcher.marks, place):
        raise Refusal(Code.NEXT_DEAL)


# Noting


def with_seats(table: TableState, game: Game) -> Game:
    """Return a deal that has just been dealt, with who sits at it."""
    for place in game.begun.players:
        game = with_seat(table, game, place)
    return game


def dealt_to(table: TableState, players: Iterable[int]) -> tuple[str | None, ...]:
    """Return by seat who is there when cards are dealt: whoever leaves afterwards has been dealt them all the same."""
    places = [table.places[place] for place in players]
    return tuple(_present(place) for place in places)


def _present(place: Place) -> str | None:
    if place.chair.bot is not None:
        return bot_named(place.chair.bot)
    return place.session if place.is_present else None


def seen_by_one(game: Game) -> bool:
    """Tell whether two sessions that have a part in a deal may be one person's, by the marks that they leave."""
    return any(
        one.session != other.session and not set(one.marks).isdisjoint(other.marks)
        for one, other in combinations(game.sights, 2)
    )


def with_seat(table: TableState, game: Game, place: int) -> Game:
    """Return a deal that whoever sits at a place takes part in, with his hand or without one."""
    seat, sitter = game.seat_of(place), table.places[place]
    if seat is None or sitter.session is None:
        return game
    hand = place if seat in active_seats(game.deal) else None
    return _noted(game, Sight(sitter.session, sitter.marks, hand, sat=True))


def without_watcher(table: TableState, session: str, marks: tuple[str, ...] = ()) -> TableState:
    """Let a person look away."""
    left = {name: each for name, each in table.watching.items() if not _is_same(name, each.marks, session, marks)}
    return table if len(left) == len(table.watching) else replace(table, watching=left)


def looked(table: TableState) -> TableState:
    """Note what all who watch see now; whoever may not see it looks away."""
    for session, watcher in table.watching.items():
        if not table.places[watcher.place].consents:
            continue
        try:
            check_watches(table, watcher, session)
        except Refusal:
            table = without_watcher(table, session)
            continue
        game = None if is_delayed(table, watcher.place) else _game_with_hand(table, watcher.place)
        if game is not None:
            seen = _noted(game, Sight(session, watcher.marks, watcher.place, sat=False))
            games = (seen if each is game else each for each in table.games)
            table = replace(table, games=tuple(games))
    return table


def _noted(game: Game, sight: Sight) -> Game:
    return game if sight in game.sights else replace(game, sights=(*game.sights, sight))
