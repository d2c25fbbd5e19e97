"""Who sits where: people come and go, and whoever opened the table seats bots and takes them away."""

from dataclasses import replace
from typing import Any

from tarock.bots.families import BOTS
from tarock.core.shuffle import shuffled
from tarock.server.codes import Code, Refusal, told
from tarock.server.evening import events, sights
from tarock.server.evening.settings import Chair
from tarock.server.evening.state import Aside, Place, SentAway, TableState
from tarock.server.names import folded
from tarock.telling.line import Line


def renamed_to(table: TableState, *, session: str, name: str) -> tuple[events.Event, ...]:
    """Return what is to happen when somebody goes by another name: nothing where he has no name of his own choice."""
    place = table.by_session.get(session)
    if place is None or table.is_closed or table.gives_places or table.places[place].name == name:
        return ()
    if has_alike(table, place, session, name):  # there he keeps the name that he has
        return ()
    return (events.Renamed(place, name),)


def with_place(table: TableState, number: int, **changes: Any) -> TableState:  # noqa: ANN401 - as replace takes them
    """Return a table at which something about a place is different.

    :raises Refusal: if there is no such place.
    """
    place = place_at(table, number)
    changed = replace(place, **changes)
    return replace(table, places=(*table.places[:number], changed, *table.places[number + 1 :]))


def place_at(table: TableState, number: int) -> Place:
    """Return a place of a table.

    :raises Refusal: if there is none of that number.
    """
    if number not in range(len(table.places)):
        raise Refusal(Code.NO_SUCH_PLACE, str(number))
    return table.places[number]


def persons(table: TableState, number: int) -> Place:
    """Return the place of a person.

    :raises Refusal: if no person sits there.
    """
    place = place_at(table, number)
    if place.session is None:
        raise Refusal(Code.NOT_SEATED, str(number))
    return place


def has_alike(table: TableState, number: int, person: str, name: str) -> bool:
    """Tell whether somebody else at the table bears a name that looks the same; nobody is told so of himself."""
    others = (place for other, place in enumerate(table.places) if other != number)
    return any(folded(place.name) == folded(name) for place in others if place.session not in {None, person})


def named_apart(table: TableState, number: int, person: str, name: str) -> tuple[events.Renamed, ...]:
    """Return how nobody bears a name that looks like another's: a bot takes another one, a person is asked to.

    It is asked before somebody sits down, and not when a log is read: what looks alike may be judged otherwise one day.

    :raises Refusal: if a person at another place has such a name.
    """
    if has_alike(table, number, person, name):
        raise told(Code.NAME_ALIKE)
    bots = (other for other, place in enumerate(table.places) if place.is_bot and folded(place.name) == folded(name))
    return tuple(events.Renamed(other, bot_name(table, name)) for other in bots)


# Coming and going


def sat(table: TableState, event: events.Sat) -> TableState:
    """Let somebody take a place."""
    if not place_at(table, event.place).is_vacant:
        raise Refusal(Code.PLACE_TAKEN, str(event.place))
    if event.session in table.by_session:
        raise Refusal(Code.ALREADY_SEATED, str(table.by_session[event.session]))
    sights.check_sits(table, event.place, event.session, event.marks)
    after = with_place(
        table,
        event.place,
        session=event.session,
        name=event.name,
        marks=event.marks,
        since=table.seq,
        away=False,
        absent=False,
        left=False,
    )
    seated = _seen(replace(after, by_session={**table.by_session, event.session: event.place}), event)
    return _told(seated, event.place, Line("table-sat", "consequence", values={"who": event.name}))


def place_given(table: TableState, event: events.PlaceGiven) -> TableState:
    """Give somebody a place, also in the middle of a deal; whoever had it, a bot too, lets it go."""
    old = table.by_session.get(event.session)
    if old is not None and old != event.place:
        raise Refusal(Code.ALREADY_SEATED, str(old))
    sights.check_sits(table, event.place, event.session, event.marks)
    freed = _freed(table, event.place)
    given = with_place(
        freed,
        event.place,
        chair=Chair(),
        session=event.session,
        name=event.name,
        person=event.person,
        marks=event.marks,
        since=table.seq,
    )
    seated = _seen(replace(given, by_session={**freed.by_session, event.session: event.place}), event)
    return _told(seated, event.place, Line("table-sat", "consequence", values={"who": event.name}))


def moved(table: TableState, event: events.Moved) -> TableState:
    """Let a seat be somebody's by another session, with all its rights; the session that had it keeps none."""
    left = persons(table, event.place)
    if event.session in table.by_session:
        raise Refusal(Code.ALREADY_SEATED, str(table.by_session[event.session]))
    sights.check_sits(table, event.place, event.session, event.marks)
    after = with_place(table, event.place, session=event.session, name=event.name, marks=event.marks, since=table.seq)
    sessions = {
        event.session if place == event.place else session: place for session, place in table.by_session.items()
    }
    owner = event.session if left.session == table.owner else table.owner
    seated = _seen(replace(after, by_session=sessions, owner=owner), event)
    line = Line("table-moved", "consequence", values={"who": left.name, "name": event.name})
    return _told(seated, event.place, line)


def _seen(table: TableState, event: events.Sat | events.Moved | events.PlaceGiven) -> TableState:
    """Note whose hand somebody sees who has sat down; into others he looks no longer."""
    running = {game.index for game in table.running}
    games = tuple(
        sights.with_seat(table, game, event.place) if game is not None and game.index in running else game
        for game in table.games
    )
    return sights.without_watcher(replace(table, games=games), event.session, event.marks)


def stood_up(table: TableState, event: events.StoodUp) -> TableState:
    """Let somebody leave for good: once cards have been dealt, a bot plays on under his name."""
    left = persons(table, event.place)
    after = _freed(table, event.place, name=left.name if table.has_begun else "", left=table.has_begun)
    after = _told(after, event.place, Line("table-left", "consequence", values={"who": left.name}))
    return _hosted_on(after, event.place) if left.session == table.owner else after


def _hosted_on(table: TableState, left: int) -> TableState:
    """Let whoever has sat there longest be the host after the one who has left; nobody, if only bots are there."""
    if not table.by_session:
        return table
    session, place = next(iter(table.by_session.items()))  # in the order in which they sat down
    line = Line("table-host", "consequence", values={"who": table.places[place].name})
    return _told(replace(table, owner=session), left, line)


def removed(table: TableState, event: events.Removed) -> TableState:
    """Let the owner send somebody away: once cards have been dealt, a bot plays on at once."""
    if table.has_begun and not event.barred:  # as it was before people could be barred
        raise Refusal(Code.HAS_BEGUN)
    gone = place_at(table, event.place)
    if gone.session is None:
        raise Refusal(Code.NOBODY_THERE, str(event.place))
    after = _freed(table, event.place, name=gone.name if table.has_begun else "", left=table.has_begun)
    if not event.barred:
        return after
    after = replace(after, sent_away=(*table.sent_away, SentAway(gone.session, gone.marks)))
    return _told(after, event.place, Line("table-sent-away", "consequence", values={"who": gone.name}))


def muted(table: TableState, event: events.Muted) -> TableState:
    """Let somebody say nothing at this table, wherever he sits there, or let him talk again."""
    session = frozenset({persons(table, event.place).session or ""})
    return replace(table, muted=table.muted | session if event.muted else table.muted - session)


def _freed(table: TableState, number: int, *, name: str = "", left: bool = False) -> TableState:
    """Return a table with a chair in which nobody sits any more."""
    sessions = {session: place for session, place in table.by_session.items() if place != number}
    freed = Place(table.places[number].chair, name, left=left)
    return replace(table, places=(*table.places[:number], freed, *table.places[number + 1 :]), by_session=sessions)


# Bots


def bot_seated(table: TableState, event: events.BotSeated) -> TableState:
    """Let a bot take an empty chair, or that of somebody who is away."""
    sitter = place_at(table, event.place)
    if not (sitter.is_vacant or (event.instead and sitter.session is not None and sitter.away)):
        raise Refusal(Code.PLACE_TAKEN, str(event.place))
    if event.instead:
        table = _freed(table, event.place)
    after = with_place(table, event.place, chair=Chair(bot=event.bot), name=event.name, left=False)
    if table.settings.rounds is None and all(place.is_bot for place in after.places):
        raise Refusal(Code.BOTS_ALONE)
    line = Line(
        "table-bot-seated", "consequence", values={"who": event.name}, parts={"level": (Line(f"level-{event.bot}"),)}
    )
    return _told(after, event.place, line)


def bot_taken(table: TableState, event: events.BotTaken) -> TableState:
    """Let a bot go, between two deals or before the first."""
    if not place_at(table, event.place).is_bot:
        raise Refusal(Code.NOBODY_THERE, str(event.place))
    if any(game.seat_of(event.place) is not None for game in table.running):
        raise Refusal(Code.DEAL_RUNS)
    return with_place(table, event.place, chair=Chair(), name="")


def bot_name(table: TableState, *others: str) -> str:
    """Return a name for a bot that nobody at the table has; everybody who asks at this moment is given the same."""
    taken = {folded(name) for name in (*others, *(place.name for place in table.places))}
    names = shuffled(BOTS[table.ruleset.family].names, f"{table.id} {table.seq}")
    return next(name for name in names if folded(name) not in taken)


# Beginning


def started(table: TableState, _event: events.Started) -> TableState:
    """Let the evening begin, when there is somebody in every chair."""
    if not table.is_complete:
        raise Refusal(Code.CHAIRS_FREE)
    return replace(table, is_started=True)


def _told(table: TableState, number: int, line: Line) -> TableState:
    """Let the story of the deal that a place belongs to tell who has come or gone."""
    games = tuple(
        game
        if game is None or game.seat_of(number) is None
        else replace(game, asides=(*game.asides, Aside(len(game.acts), line)))
        for game in table.games
    )
    return replace(table, games=games)
