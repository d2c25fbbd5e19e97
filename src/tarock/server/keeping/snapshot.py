"""A table between two deals as it is kept beside the log: all but its past deals and lines, which lie there one by one.

The log is the truth.  A snapshot says what it is made of and what it follows from; one that is not as this program
would make it is thrown away.
"""

from dataclasses import replace
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Raw, Struct

from tarock.core.run import Rest
from tarock.rulesets import Ruleset
from tarock.server.evening.families import State, applied, raw_act, read_act
from tarock.server.evening.fold import READING
from tarock.server.evening.scorebook import Deal
from tarock.server.evening.settings import Settings
from tarock.server.evening.state import (
    Aside,
    Game,
    HintGiven,
    Place,
    Promise,
    Remark,
    SentAway,
    Sight,
    Stored,
    TableState,
    Watcher,
)
from tarock.server.families import SERVER, Keeping
from tarock.server.keeping.pages import DealPage, deal_rows, line_rows
from tarock.server.keeping.rules import digest_of
from tarock.server.store.shelf import Shelved, SnapshotRow


class KeptGame(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The last deal of a game, which is over: the table still shows it."""

    index: int
    round: int
    attempt: int
    begun: Raw
    commitment: str
    state: int
    at: int
    first: int
    acts: tuple[tuple[int, Raw], ...]
    asides: tuple[Aside, ...] = ()
    taken_back: int = 0
    hints: tuple[HintGiven, ...] = ()
    claimed: int | None = None
    rest: Rest | None = None
    sights: tuple[Sight, ...] = ()
    secret: str = ""
    added: tuple[str, ...] = ()
    dealt: tuple[str | None, ...] = ()


class Snapshot(Struct, frozen=True, kw_only=True):
    """A table after some event."""

    id: str
    seq: int
    at: int
    opened_at: int
    owner: str
    settings: Settings
    rules: str
    places: tuple[Place, ...]
    book: Raw
    games: tuple[KeptGame | None, ...]
    heard: tuple[Remark, ...]
    is_closed: bool
    is_started: bool
    may_talk: bool
    gives_places: bool
    seeds: tuple[str, ...]
    by_session: dict[str, int]
    watching: dict[str, Watcher]
    promises: dict[int, Promise]
    law: int
    stored: Stored
    muted: frozenset[str]
    sent_away: tuple[SentAway, ...]


_decoder = msgspec.json.Decoder(Snapshot)


def can_be_kept(table: TableState) -> bool:
    """Tell whether a table can be kept as it is: between two deals, and not where a recorded deal is played again."""
    if table.settings.practice is not None or SERVER[table.ruleset.family].keeping is None:
        return False
    shown = [game for game in table.games if game is not None]
    return all(game.deal.is_over and game.before is None for game in shown) and table.scorebook.can_put_away


def is_worth_keeping(table: TableState) -> bool:
    """Tell whether there is something to be put away."""
    return bool(table.finished or table.imported or table.is_closed) and can_be_kept(table)


def put_away(table: TableState) -> TableState:
    """Return a table without what lies on the shelf from now on."""
    stored = Stored(table.deals, table.stored.lines + len(table.scorebook.rows), table.imports)
    return replace(table, finished=(), imported=(), scorebook=table.scorebook.put_away(), stored=stored)


def shelved(table: TableState, payload: str) -> tuple[TableState, Shelved]:
    """Return a table that can be kept without what is put away, and what is put on the shelf.

    :param payload: the last event, as it is stored.
    """
    light, version = put_away(table), version_of(table.ruleset)
    state = msgspec.json.encode(_snapshot(light)).decode()
    row = SnapshotRow(table.id, table.seq, version, _digest(version, state, payload), state)
    return light, Shelved(row, deal_rows(table), line_rows(table))


def opened(row: SnapshotRow, payload: str) -> Snapshot | None:
    """Return what a snapshot holds; None if it is broken, or does not follow from the event that it names."""
    if row.digest != _digest(row.version, row.state, payload):
        return None
    try:
        return _decoder.decode(row.state)
    except msgspec.DecodeError:  # another version has made it
        return None


def restored(found: Snapshot, version: str, ruleset: Ruleset) -> TableState | None:
    """Return the table of a snapshot; None if this program would have made another."""
    keeping = SERVER[ruleset.family].keeping
    if keeping is None or version != version_of(ruleset):
        return None
    return TableState(
        found.id,
        found.seq,
        found.at,
        found.opened_at,
        found.owner,
        found.settings,
        ruleset,
        found.places,
        keeping.read_book(ruleset, bytes(found.book)),
        tuple(None if game is None else _game(game, ruleset, keeping) for game in found.games),
        heard=found.heard,
        is_closed=found.is_closed,
        is_started=found.is_started,
        may_talk=found.may_talk,
        gives_places=found.gives_places,
        seeds=found.seeds,
        by_session=found.by_session,
        watching=found.watching,
        promises=found.promises,
        law=found.law,
        rules=found.rules,
        stored=found.stored,
        muted=found.muted,
        sent_away=found.sent_away,
        since=found.at,
    )


def version_of(ruleset: Ruleset) -> str:
    """Return what snapshots of tables with these rules are made of: another version throws them away."""
    return sha256(f"{_shape(ruleset.family)} {READING} {digest_of(ruleset)}".encode()).hexdigest()


@cache
def _shape(family: str) -> str:
    """Return what snapshots and pages look like, down to the last field."""
    keeping = SERVER[family].keeping
    kinds: tuple[Any, ...] = (Snapshot, DealPage, *(() if keeping is None else keeping.kinds))
    return msgspec.json.encode(msgspec.json.schema_components(kinds), order="sorted").decode()


def _digest(version: str, state: str, payload: str) -> str:
    return sha256(f"{version}\0{state}\0{payload}".encode()).hexdigest()


def _snapshot(table: TableState) -> Snapshot:
    keeping = SERVER[table.ruleset.family].keeping
    assert keeping is not None, "it was asked whether the table can be kept"
    return Snapshot(
        id=table.id,
        seq=table.seq,
        at=table.at,
        opened_at=table.opened_at,
        owner=table.owner,
        settings=table.settings,
        rules=table.rules,
        places=table.places,
        book=Raw(keeping.book(table.scorebook)),
        games=tuple(None if game is None else _kept(game, table.ruleset, keeping) for game in table.games),
        heard=table.heard,
        is_closed=table.is_closed,
        is_started=table.is_started,
        may_talk=table.may_talk,
        gives_places=table.gives_places,
        seeds=table.seeds,
        by_session=table.by_session,
        watching=table.watching,
        promises=table.promises,
        law=table.law,
        stored=table.stored,
        muted=table.muted,
        sent_away=table.sent_away,
    )


def _kept(game: Game, ruleset: Ruleset, keeping: Keeping) -> KeptGame:
    return KeptGame(
        index=game.index,
        round=game.round,
        attempt=game.attempt,
        begun=Raw(keeping.deal(game.begun)),
        commitment=game.commitment,
        state=game.state,
        at=game.at,
        first=game.first,
        acts=tuple((seat, raw_act(ruleset, action)) for seat, action in game.acts),
        asides=game.asides,
        taken_back=game.taken_back,
        hints=game.hints,
        claimed=game.claimed,
        rest=game.rest,
        sights=game.sights,
        secret=game.secret,
        added=game.added,
        dealt=game.dealt,
    )


def _game(kept: KeptGame, ruleset: Ruleset, keeping: Keeping) -> Game:
    begun: Deal = keeping.read_deal(ruleset, bytes(kept.begun))
    acts = tuple((seat, read_act(ruleset, act)) for seat, act in kept.acts)
    deal: State = begun.start()
    for seat, action in acts:
        deal = applied(deal, seat, action)
    return Game(
        kept.index,
        kept.round,
        kept.attempt,
        begun,
        deal,
        kept.commitment,
        kept.state,
        kept.at,
        acts,
        kept.asides,
        taken_back=kept.taken_back,
        hints=kept.hints,
        claimed=kept.claimed,
        rest=kept.rest,
        sights=kept.sights,
        secret=kept.secret,
        added=kept.added,
        dealt=kept.dealt,
        first=kept.first,
        since=kept.at,
    )
