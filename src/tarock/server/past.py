"""What the log holds of the deals of all tables, for whoever runs the server."""

from collections import Counter
from dataclasses import dataclass, field

from tarock.server.collusion import DealSeen, Pair, pair_of
from tarock.server.evening import events
from tarock.server.evening.events import decode
from tarock.server.evening.fold import begin, fold
from tarock.server.evening.state import Finished, TableState
from tarock.server.keeping.rules import rules_of_then
from tarock.server.store.log import Log


@dataclass(slots=True)
class Past:
    """All deals that are over, what was said between people, and how each was called last."""

    deals: list[DealSeen] = field(default_factory=list[DealSeen])
    remarks: Counter[Pair] = field(default_factory=Counter[Pair])
    names: dict[str, str] = field(default_factory=dict[str, str])

    async def read(self, log: Log) -> None:
        """Read every table; recorded deals that were taken up again count nowhere.

        :raises StoreError: if the log cannot be read.
        """
        for table in await log.all_tables():
            state: TableState | None = None
            for entry in await log.read(table):
                event = decode(entry.payload)
                if isinstance(event, events.Opened):
                    ruleset = await rules_of_then(log.shelf, event.settings, event.rules)
                    state = begin(event, entry.at, ruleset=ruleset)
                else:
                    state = state and fold(state, event, entry.at)
                if state is not None:
                    self._note(state, event)
            if state is not None and state.settings.practice is None:
                self.deals += [_seen(state, deal) for deal in state.finished]

    def _note(self, state: TableState, event: events.Event) -> None:
        match event:
            case events.Sat() | events.Moved():
                self.names[event.session] = event.name
            case events.Renamed(place=place, name=name):
                self.names[state.places[place].session or ""] = name
            case events.Said(place=place):
                said = state.places[place].session or ""
                self.remarks.update(pair_of(said, other) for other in state.by_session if other != said)
            case _:
                pass


def _seen(state: TableState, deal: Finished) -> DealSeen:
    kind = f"{state.ruleset.id} {len(deal.result)}"
    return DealSeen(kind, deal.players, deal.people, tuple(map(float, deal.result)))
