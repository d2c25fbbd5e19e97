"""Before a deal: the server has committed itself to a secret, and everybody's client adds to it."""

from dataclasses import replace
from typing import Final

from tarock.server import commitment
from tarock.server.codes import Code, Refusal
from tarock.server.evening import events
from tarock.server.evening.chairs import persons
from tarock.server.evening.settings import mode_of
from tarock.server.evening.state import Promise, TableState

PATIENCE: Final = 2000
"""Milliseconds after which a deal waits for nobody's client any more."""


def next_name(table: TableState, index: int) -> tuple[str, int]:
    """Return what the next deal of a game will be called, and which attempt it is."""
    before = table.games[index]
    attempt = before.attempt + 1 if before is not None and before.round == table.round else 1
    return f"{table.round}.{index + 1}.{attempt}", attempt


def promised(table: TableState, event: events.Promised) -> TableState:
    """Let the server have committed itself to a secret."""
    if event.game not in table.due or event.game in table.promises:
        raise Refusal(Code.NO_DEAL, str(event.game))
    name, _ = next_name(table, event.game)
    if commitment.promise(table.id, name, table.ruleset, event.secret) != event.commitment:
        raise Refusal(Code.BAD_SETTINGS, "the commitment is not that to the secret")
    promise = Promise(name, event.secret, event.commitment, table.at, since=table.since)
    return replace(table, promises={**table.promises, event.game: promise})


def mixed(table: TableState, event: events.Mixed) -> TableState:
    """Let somebody's client have added to the next deal."""
    persons(table, event.place)
    promise = table.promises.get(event.game)
    if promise is None or event.place in promise.added:
        raise Refusal(Code.NO_DEAL, str(event.game))
    promise = replace(promise, added={**promise.added, event.place: event.entropy})
    return replace(table, promises={**table.promises, event.game: promise})


def mixture(table: TableState, index: int) -> events.Dealt:
    """Return the deal that follows from a promise and from all that was added: nothing is left to choose."""
    promise = table.promises[index]
    players = table.scorebook.dealt(index, "", mode_of(table.settings)).players
    added = tuple(promise.added.get(place, "") for place in players)
    seed = commitment.mixed_seed(promise.commitment, promise.secret, added)
    return events.Dealt(index, seed, promise.commitment, promise.secret, added)


def check_dealt(table: TableState, event: events.Dealt) -> None:
    """Refuse a deal that does not follow from what was promised for it.

    :raises Refusal: if it is another.
    """
    if event.game in table.promises and event != mixture(table, event.game):
        raise Refusal(Code.BAD_SETTINGS, "the deal does not follow from what was promised")


def awaited(table: TableState, promise: Promise) -> list[int]:
    """Return the places whose clients may still add to a deal that was promised."""
    return [place for place, each in enumerate(table.places) if each.is_present and place not in promise.added]


def is_mixed(table: TableState, index: int, moment: int) -> bool:
    """Tell whether a deal need wait for nobody's client any more."""
    promise = table.promises.get(index)
    if promise is None:
        return False
    return moment >= promise.since + PATIENCE or not awaited(table, promise)
