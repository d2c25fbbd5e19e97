"""From one state of a table to the next: an event either fits, or is refused and nothing has changed."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

import msgspec

from tarock.core.errors import IllegalAction, NotationError
from tarock.core.seats import SEAT_NAMES
from tarock.rulesets import Ruleset
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.events import Event
from tarock.server.evening.families import State, applied, read_act, result_of, scorebook_of
from tarock.server.evening.practice import practice_scorebook
from tarock.server.evening.scorebook import Scorebook
from tarock.server.evening.settings import Settings, check, mode_of, ruleset_of
from tarock.server.evening.state import HEARD, Finished, Game, Place, Remark, TableState


def begin(event: events.Opened, at: int) -> TableState:
    """Return a table that has just been opened.

    :raises Refusal: if it cannot be opened like this.
    """
    settings = event.settings
    check(settings)
    ruleset = ruleset_of(settings)
    scorebook = _scorebook(settings, ruleset, event.first_dealer)
    places = tuple(Place(chair, name) for chair, name in zip(settings.chairs, event.names, strict=True))
    games = (None,) * len(scorebook.games)
    return TableState(event.table, 1, at, at, event.owner, settings, ruleset, places, scorebook, games)


def _scorebook(settings: Settings, ruleset: Ruleset, first_dealer: int) -> Scorebook:
    if settings.practice is not None:
        return practice_scorebook(settings, settings.practice, ruleset)
    return scorebook_of(ruleset, len(settings.chairs), settings.rotation, first_dealer)


def fold(table: TableState, event: Event, at: int) -> TableState:
    """Return the table after an event.

    :raises Refusal: if it does not fit; with the book's rule where the rules of the game refuse it.
    """
    if table.is_closed:
        raise Refusal(Code.TABLE_CLOSED)
    return _FOLDS[type(event)](replace(table, seq=table.seq + 1, at=at), event)


def refold(log: Iterable[tuple[Event, int]]) -> TableState | None:
    """Return the table that a whole log leads to; None for an empty one."""
    table: TableState | None = None
    for event, at in log:
        if table is None:
            assert isinstance(event, events.Opened), "a log begins with the opening"
            table = begin(event, at)
        else:
            table = fold(table, event, at)
    return table


def _with_place(table: TableState, number: int, **changes: Any) -> TableState:  # noqa: ANN401 - as replace takes them
    if number not in range(len(table.places)):
        raise Refusal(Code.NO_SUCH_PLACE, str(number))
    places = list(table.places)
    places[number] = replace(places[number], **changes)
    return replace(table, places=tuple(places))


def _sat(table: TableState, event: events.Sat) -> TableState:
    after = _with_place(table, event.place, session=event.session, name=event.name, away=False, absent=False)
    if not table.places[event.place].is_vacant:
        raise Refusal(Code.PLACE_TAKEN, str(event.place))
    if event.session in table.by_session:
        raise Refusal(Code.ALREADY_SEATED, str(table.by_session[event.session]))
    return replace(after, by_session={**table.by_session, event.session: event.place})


def _renamed(table: TableState, event: events.Renamed) -> TableState:
    _persons(table, event.place)
    return _with_place(table, event.place, name=event.name)


def _stood_up(table: TableState, event: events.StoodUp) -> TableState:
    _persons(table, event.place)
    left = {session: place for session, place in table.by_session.items() if place != event.place}
    after = _with_place(table, event.place, session=None, away=False, absent=False, ready=False, consents=False)
    return replace(after, by_session=left)


def _away(table: TableState, event: events.Away) -> TableState:
    _persons(table, event.place)
    return _with_place(table, event.place, away=True, absent=event.absent)


def _back(table: TableState, event: events.Back) -> TableState:
    _persons(table, event.place)
    return _with_place(table, event.place, away=False, absent=False)


def _ready(table: TableState, event: events.Ready) -> TableState:
    _persons(table, event.place)
    return _with_place(table, event.place, ready=True)


def _consented(table: TableState, event: events.Consented) -> TableState:
    _persons(table, event.place)
    return _with_place(table, event.place, consents=event.agreed)


def _persons(table: TableState, number: int) -> Place:
    if number not in range(len(table.places)):
        raise Refusal(Code.NO_SUCH_PLACE, str(number))
    if table.places[number].session is None:
        raise Refusal(Code.NOT_SEATED, str(number))
    return table.places[number]


def _dealt(table: TableState, event: events.Dealt) -> TableState:
    if event.game not in table.due:
        raise Refusal(Code.NO_DEAL, str(event.game))
    begun = table.scorebook.dealt(event.game, event.seed, mode_of(table.settings))
    before = table.games[event.game]
    again = before is not None and before.round == table.round
    attempt = before.attempt + 1 if again and before is not None else 1
    deal: State = begun.start()
    for seat, action in begun.done:
        deal = applied(deal, seat, action)
    game = Game(event.game, table.round, attempt, begun, deal, event.commitment, table.seq, table.at, tuple(begun.done))
    places = tuple(replace(place, ready=False) for place in table.places)
    return replace(_with_game(table, game), places=places)


def _with_game(table: TableState, game: Game) -> TableState:
    return replace(table, games=(*table.games[: game.index], game, *table.games[game.index + 1 :]))


def _acted(table: TableState, event: events.Acted) -> TableState:
    game = table.games[event.game] if event.game in range(len(table.games)) else None
    if game is None:
        raise Refusal(Code.NO_DEAL, str(event.game))
    try:
        action = read_act(table.ruleset, event.act)
        deal = applied(game.deal, event.seat, action)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal(Code.MALFORMED, str(error)) from error
    except NotationError as error:
        raise Refusal(Code.NAMED_TWICE, str(error)) from error
    except IllegalAction as error:
        raise Refusal(Code.ILLEGAL, error.detail, reason=error.reason.value, rule=error.rule) from error
    game = replace(game, deal=deal, state=table.seq, at=table.at, acts=(*game.acts, (event.seat, action)))
    after = _with_game(table, game)
    return _written_down(after, game) if deal.is_over else after


def _written_down(table: TableState, game: Game) -> TableState:
    """Keep a deal that is over, and write it into the scorebook."""
    names = tuple(table.places[place].name or SEAT_NAMES[place] for place in game.begun.players)
    kept = Finished(
        name=game.name,
        round=game.round,
        game=game.index,
        begun=game.begun,
        commitment=game.commitment,
        at=game.at,
        acts=game.acts,
        names=names,
        result=result_of(game.deal),
    )
    scorebook = table.scorebook.with_result(game.index, game.deal)
    return replace(table, scorebook=scorebook, finished=(*table.finished, kept))


def _said(table: TableState, event: events.Said) -> TableState:
    place = _persons(table, event.place)
    remark = Remark(event.place, place.name, event.text, table.at, event.phrase)
    return replace(table, heard=(*table.heard, remark)[-HEARD:])


def _imported(table: TableState, event: events.Imported) -> TableState:
    return replace(table, imported=(*table.imported, event.text))


def _closed(table: TableState, _event: events.Closed) -> TableState:
    return replace(table, scorebook=table.scorebook.closed(), is_closed=True)


def _opened(_table: TableState, _event: events.Opened) -> TableState:
    message = "a table is opened only once"
    raise ValueError(message)


_FOLDS: Final[dict[type[Event], Callable[[TableState, Any], TableState]]] = {
    events.Opened: _opened,
    events.Sat: _sat,
    events.Renamed: _renamed,
    events.StoodUp: _stood_up,
    events.Away: _away,
    events.Back: _back,
    events.Ready: _ready,
    events.Dealt: _dealt,
    events.Acted: _acted,
    events.Said: _said,
    events.Consented: _consented,
    events.Imported: _imported,
    events.Closed: _closed,
}
