"""From one state of a table to the next: an event either fits, or is refused and nothing has changed."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

import msgspec

from tarock.core.errors import IllegalAction, NotationError
from tarock.core.seats import SEAT_NAMES
from tarock.rulesets import Ruleset
from tarock.server.codes import Code, Refusal, told
from tarock.server.evening import chairs, events, mixing, sights
from tarock.server.evening.chairs import persons, place_at, with_place
from tarock.server.evening.claiming import BY_CLAIM, claimable
from tarock.server.evening.events import Event
from tarock.server.evening.families import (
    State,
    active_seats,
    applied,
    kind_played,
    read_act,
    result_of,
    scorebook_of,
    with_cups,
)
from tarock.server.evening.practice import practice_scorebook
from tarock.server.evening.scorebook import Scorebook
from tarock.server.evening.settings import Settings, check, mode_of, ruleset_of
from tarock.server.evening.state import HEARD, Finished, Game, HintGiven, Place, Remark, TableState, Watcher
from tarock.server.evening.taking_back import can_be_taken_back
from tarock.server.evening.trying import forbidden_by_hidden, heard

READING: Final = 1
"""How the engine reads the rules: another number when the same acts come to something else by the same data.

Whoever changes it keeps the reader of the number before, or tables of that one are refused.
"""
_OTHER_READING: Final = "this table was played by reading {} of the rules, and this tarock knows reading {}"


def begin(event: events.Opened, at: int, since: int | None = None, ruleset: Ruleset | None = None) -> TableState:
    """Return a table that has just been opened.

    :param since: when, by the clock that nobody sets; without it, as far as the date tells.
    :param ruleset: its rules as they were then; without them as they are now.

    :raises Refusal: if it cannot be opened like this.
    """
    settings = event.settings
    if event.reading != READING:
        raise Refusal(Code.BAD_RULESET, _OTHER_READING.format(event.reading, READING))
    ruleset = ruleset_of(settings) if ruleset is None else ruleset
    check(settings, ruleset)
    scorebook = _scorebook(settings, ruleset, event.first_dealer)
    places = tuple(Place(chair, name) for chair, name in zip(settings.chairs, event.names, strict=True))
    games = (None,) * len(scorebook.games)
    return TableState(
        event.table,
        1,
        at,
        at,
        event.owner,
        settings,
        ruleset,
        places,
        scorebook,
        games,
        may_talk=settings.talk,
        gives_places=event.gives_places,
        seeds=event.seeds,
        law=event.law,
        since=at if since is None else since,
        rules=event.rules,
    )


def _scorebook(settings: Settings, ruleset: Ruleset, first_dealer: int) -> Scorebook:
    if settings.practice is not None:
        return practice_scorebook(settings, settings.practice, ruleset)
    return scorebook_of(ruleset, len(settings.chairs), settings.rotation, first_dealer)


def fold(table: TableState, event: Event, at: int, since: int | None = None) -> TableState:
    """Return the table after an event.

    :param at: the date, in milliseconds since 1970.
    :param since: when it happened by the clock that nobody sets; without it, as far as the date tells.

    :raises Refusal: if it does not fit; with the book's rule where the rules of the game refuse it.
    """
    if isinstance(event, events.Forgotten):  # at a table that is over too, and it is over since when it was
        return replace(table, seq=table.seq + 1)
    if table.is_closed:
        raise Refusal(Code.TABLE_CLOSED)
    moment = at if since is None else since
    return _FOLDS[type(event)](replace(table, seq=table.seq + 1, at=at, since=moment), event)


def refold(log: Iterable[tuple[Event, int]], ruleset: Ruleset | None = None) -> TableState | None:
    """Return the table that a whole log leads to; None for an empty one.

    :param ruleset: its rules as they were then; without them as they are now.
    """
    table: TableState | None = None
    for event, at in log:
        if table is None:
            assert isinstance(event, events.Opened), "a log begins with the opening"
            table = begin(event, at, ruleset=ruleset)
        else:
            table = fold(table, event, at)
    return table


def _renamed(table: TableState, event: events.Renamed) -> TableState:
    if place_at(table, event.place).is_vacant:
        raise Refusal(Code.NOT_SEATED, str(event.place))
    return with_place(table, event.place, name=event.name)


def _away(table: TableState, event: events.Away) -> TableState:
    persons(table, event.place)
    return with_place(table, event.place, away=True, absent=event.absent)


def _back(table: TableState, event: events.Back) -> TableState:
    persons(table, event.place)
    return with_place(table, event.place, away=False, absent=False)


def _ready(table: TableState, event: events.Ready) -> TableState:
    persons(table, event.place)
    return with_place(table, event.place, ready=True)


def _consented(table: TableState, event: events.Consented) -> TableState:
    persons(table, event.place)
    return sights.looked(with_place(table, event.place, consents=event.agreed))


def _watched(table: TableState, event: events.Watched) -> TableState:
    if event.place is None:
        return sights.without_watcher(table, event.session)
    place_at(table, event.place)
    watcher = Watcher(event.place, event.marks)
    sights.check_watches(table, watcher, event.session)
    return sights.looked(replace(table, watching={**table.watching, event.session: watcher}))


def _dealt(table: TableState, event: events.Dealt) -> TableState:
    if event.game not in table.due:
        raise Refusal(Code.NO_DEAL, str(event.game))
    mixing.check_dealt(table, event)
    begun = table.scorebook.dealt(event.game, event.seed, mode_of(table.settings))
    _, attempt = mixing.next_name(table, event.game)
    deal: State = begun.start()
    for seat, action in begun.done:
        deal = applied(deal, seat, action)
    game = Game(
        event.game,
        table.round,
        attempt,
        begun,
        deal,
        event.commitment,
        table.seq,
        table.at,
        tuple(begun.done),
        secret=event.secret,
        added=event.added,
        since=table.since,
        first=table.seq,
        dealt=sights.dealt_to(table, begun.players),
    )
    places = tuple(replace(place, ready=False) for place in table.places)
    promises = {index: each for index, each in table.promises.items() if index != event.game}
    return sights.looked(replace(_with_game(table, sights.with_seats(table, game)), places=places, promises=promises))


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
    before = game if can_be_taken_back(table, game, event, action, deal) else None
    goes_on = event.by == BY_CLAIM or event.seat != game.claimed  # who plays by himself again claims no more
    game = replace(
        game,
        deal=deal,
        state=table.seq,
        at=table.at,
        since=table.since,
        acts=(*game.acts, (event.seat, action)),
        before=None if before is None else replace(before, before=None),
        claimed=game.claimed if goes_on else None,
        rest=game.rest if goes_on else None,
    )
    after = _with_game(table, game)
    return _written_down(after, game) if deal.is_over else after


def _tried(table: TableState, event: events.Tried) -> TableState:
    """Let everybody hear what somebody has tried in vain; the position stays what it is."""
    game = _running(table, event.game)
    error = forbidden_by_hidden(game.deal, event.seat, read_act(table.ruleset, event.act))
    if error is None:
        raise Refusal(Code.STALE, str(game.state))
    return _with_game(table, replace(game, asides=(*game.asides, heard(game, event.seat, error))))


def _took_back(table: TableState, event: events.TookBack) -> TableState:
    game = _running(table, event.game)
    if game.before is None or game.can_take_back != event.seat:
        raise Refusal(Code.TOO_LATE)
    # Who has come or gone since is still told, after the acts that are left.
    asides = tuple(replace(aside, acts=min(aside.acts, len(game.before.acts))) for aside in game.asides)
    restored = replace(
        game.before,
        state=table.seq,
        at=table.at,
        since=table.since,
        taken_back=game.taken_back + 1,
        asides=asides,
        hints=game.hints,
        sights=game.sights,
    )
    return _with_game(table, restored)


def _claimed(table: TableState, event: events.Claimed) -> TableState:
    """Let somebody's cards be played out; that he is right was proven when he claimed it."""
    game = _running(table, event.game)
    rest = None if game.deal.turn != event.seat else claimable(game.deal.view(event.seat))
    if rest is None or game.claimed is not None:
        raise Refusal(Code.NOT_PROVEN)
    now = replace(game, state=table.seq, at=table.at, since=table.since)
    return _with_game(table, replace(now, before=None, claimed=event.seat, rest=rest))


def _hinted(table: TableState, event: events.Hinted) -> TableState:
    """Note that somebody was given a hint; the position stays what it is."""
    game = _running(table, event.game)
    if not table.may_hint:
        raise Refusal(Code.NO_HINTS)
    if game.deal.turn != event.seat:
        raise Refusal(Code.NOT_YOUR_TURN)
    given = HintGiven(event.seat, len(game.acts), event.depth)
    return _with_game(table, replace(game, hints=(*game.hints, given)))


def _hints_agreed(table: TableState, event: events.HintsAgreed) -> TableState:
    persons(table, event.place)
    return with_place(table, event.place, hints=event.agreed)


def _running(table: TableState, index: int) -> Game:
    game = table.games[index] if index in range(len(table.games)) else None
    if game is None or game.deal.is_over:
        raise Refusal(Code.NO_DEAL, str(index))
    return game


def _written_down(table: TableState, game: Game) -> TableState:
    """Keep a deal that is over, and write it into the scorebook."""
    active = active_seats(game.deal)
    names = tuple(table.places[place].name or SEAT_NAMES[place] for place in game.begun.players)
    kind = kind_played(game.deal)
    kept = Finished(
        name=game.name,
        round=game.round,
        game=game.index,
        begun=game.begun,
        commitment=game.commitment,
        at=game.at,
        acts=game.acts,
        names=names,
        levels=tuple(table.places[place].chair.bot for place in game.begun.players),
        result=result_of(game.deal),
        hints=game.hints,
        people=tuple(
            table.places[place].session if seat in active else None for seat, place in enumerate(game.begun.players)
        ),
        players=len(active),
        secret=game.secret,
        added=game.added,
        first=game.first,
        last=table.seq,
        contract=kind.contract,
        roles=kind.roles,
        dealt=()
        if sights.seen_by_one(game)
        else tuple(who if seat in active else "" for seat, who in enumerate(game.dealt)),
    )
    scorebook = table.scorebook.with_result(game.index, game.deal)
    return replace(table, scorebook=scorebook, finished=(*table.finished, kept))


def _said(table: TableState, event: events.Said) -> TableState:
    place = persons(table, event.place)
    _check_talks(table, place.session or "")
    return _heard(table, Remark(event.place, place.name, event.text, table.at, event.phrase, place.session or ""))


def _called_out(table: TableState, event: events.CalledOut) -> TableState:
    if not table.may_talk:
        raise Refusal(Code.NO_TALK)
    _check_talks(table, event.session)
    return _heard(table, Remark(None, event.name, event.text, table.at, event.phrase, event.session))


def _check_talks(table: TableState, session: str) -> None:
    if session in table.muted:
        raise told(Code.MUTED)


def _heard(table: TableState, remark: Remark) -> TableState:
    return replace(table, heard=(*table.heard, remark)[-HEARD:])


def _talk_allowed(table: TableState, event: events.TalkAllowed) -> TableState:
    return replace(table, may_talk=event.allowed)


def _imported(table: TableState, event: events.Imported) -> TableState:
    return replace(table, imported=(*table.imported, event.text))


def _cups_set(table: TableState, event: events.CupsSet) -> TableState:
    if table.running:
        raise Refusal(Code.DEAL_RUNS)
    return replace(table, scorebook=with_cups(table.ruleset, table.scorebook, event.cups))


def _closed(table: TableState, _event: events.Closed) -> TableState:
    return replace(table, scorebook=table.scorebook.closed(), is_closed=True)


def _opened(_table: TableState, _event: events.Opened) -> TableState:
    message = "a table is opened only once"
    raise ValueError(message)


_FOLDS: Final[dict[type[Event], Callable[[TableState, Any], TableState]]] = {
    events.Opened: _opened,
    events.Sat: chairs.sat,
    events.PlaceGiven: chairs.place_given,
    events.CupsSet: _cups_set,
    events.Moved: chairs.moved,
    events.Renamed: _renamed,
    events.StoodUp: chairs.stood_up,
    events.Removed: chairs.removed,
    events.Muted: chairs.muted,
    events.BotSeated: chairs.bot_seated,
    events.BotTaken: chairs.bot_taken,
    events.Started: chairs.started,
    events.Away: _away,
    events.Back: _back,
    events.Ready: _ready,
    events.Promised: mixing.promised,
    events.Mixed: mixing.mixed,
    events.Dealt: _dealt,
    events.Acted: _acted,
    events.Tried: _tried,
    events.TookBack: _took_back,
    events.Claimed: _claimed,
    events.Hinted: _hinted,
    events.HintsAgreed: _hints_agreed,
    events.Said: _said,
    events.CalledOut: _called_out,
    events.TalkAllowed: _talk_allowed,
    events.Consented: _consented,
    events.Watched: _watched,
    events.Imported: _imported,
    events.Closed: _closed,
}
