"""A deal that anybody may look at."""

from dataclasses import dataclass
from typing import Final

from tarock.server.api_records import finished_deal, seen_table
from tarock.server.evening.state import Finished, TableState
from tarock.server.lobby import Lobby
from tarock.words import Words
from tarock.words.figures import written
from tarock.words.rulebook import ruleset_title

_DOT: Final = " · "


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """A deal that is over, and the table where it was played."""

    table: TableState
    deal: Finished

    def title(self, words: Words) -> str:
        """Return what was played, and by whom."""
        names = ", ".join(name for name in self.deal.names if name)
        return f"{ruleset_title(words, self.table.ruleset)}: {names}"

    def result(self, words: Words) -> str:
        """Return what it came to for everybody."""
        pairs = zip(self.deal.names, self.deal.result, strict=False)
        return _DOT.join(f"{name} {written(f'{points:+}', words) if points else '0'}" for name, points in pairs)


async def found(lobby: Lobby, table: str, deal: str) -> SharedDeal:
    """Return a deal that is over, for whoever asks.

    :raises Refusal: if there is none, or its table lets only players look.
    """
    state = seen_table(await lobby.find(table), None)
    return SharedDeal(state, await finished_deal(lobby, state, deal))
