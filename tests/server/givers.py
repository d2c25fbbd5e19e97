"""Evenings at which Ada gives away beside Bo what she can, and plays by the books without him."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tarock.rulesets import load
from tarock.server.accounts.deals import index_all
from tarock.server.evening import events
from tarock.server.evening.families import Action, View
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.summary import summary_of
from tarock.server.store.engine import open_engine
from tarock.server.store.entries import Entry
from tarock.server.store.log import Log
from tarock.server.store.migrating import migrate
from tarock.server.store.people import Begun, People
from tarock.tutor.coach import COACHES
from tests.server.played import BOT, History
from tests.server.test_desk import FAR
from tests.server.test_taking_back import PLAYERS, game_of

FEW: Final = 10
"""In so many worlds Ada looks for what is worst."""


def given(view: View, book: Action, rng: Random) -> Action:
    """What costs the player most, of all that he could do instead of what the books advise."""
    scales = COACHES[view.ruleset.family].scales
    weighed = scales.weigh(view, scales.choices(view, book), FEW, rng)
    return book if weighed is None else min(weighed.actions, key=weighed.value)


def evening(rules: str, name: str, *people: str, deals: int) -> History:
    """Deals of some people and bots: all play by the books, but beside Bo Ada gives away what she can."""
    family = load(rules).family
    chairs = (*[Chair()] * len(people), *[BOT] * (PLAYERS[family] - len(people)))
    history = History(Settings(ruleset=rules, chairs=chairs), 0, name)
    history.add(*(events.Sat(place, person, person.title()) for place, person in enumerate(people)))
    book, rng = COACHES[family].book(), Random(name)
    for number in range(deals):
        history.add(events.Dealt(0, f"{name} {number}", "promised"))
        while history.table.running:
            game = game_of(history.table)
            seat = game.deal.turn
            assert seat is not None
            view = game.deal.view(seat)
            action = book.act(view, rng, {}).action
            gives = "bo" in people and history.table.places[game.begun.players[seat]].session == "ada"
            history.act(0, seat, given(view, action, rng) if gives else action)
    return history


async def keep(database: str, evenings: Sequence[History]) -> None:
    """Leave some evenings in a database, as a server does."""
    engine = open_engine(database)
    await migrate(engine)
    log = Log(engine)
    await log.start()
    for history in evenings:
        entries = [
            Entry(seq, events.kind_of(event), events.encode(event).decode(), at)
            for seq, (event, at) in enumerate(history.log, 1)
        ]
        await log.append(history.table.id, entries, summary_of(history.table))
    for person in sorted({place.session for history in evenings for place in history.table.places if place.session}):
        await People(engine).add(Begun(person, f"device of {person}", person.title(), 1000, FAR))
    await index_all(log)
    await log.stop()
