"""Tables that bots have played at, event by event and without a server."""

from random import Random

from tarock.server.bot_questions import Question
from tarock.server.bot_worker import answer
from tarock.server.evening import events
from tarock.server.evening.events import Event
from tarock.server.evening.families import Action, raw_act
from tarock.server.evening.fold import begin, fold
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.sights import LAW
from tarock.server.evening.state import TableState
from tarock.server.stand_ins import asks_of

BOT = Chair(bot="book")


class History:
    """A table and all that happened at it."""

    def __init__(self, settings: Settings, first_dealer: int = 0, name: str = "table", begins: int = 0) -> None:
        self.begins = begins
        self.log: list[tuple[Event, int]] = []
        names = tuple("" if chair.bot is None else f"Bot {n}" for n, chair in enumerate(settings.chairs))
        opened = events.Opened(name, "owner", settings, first_dealer, names, LAW)
        self.table = begin(opened, begins)
        self.log.append((opened, begins))

    def add(self, *happened: Event) -> TableState:
        for event in happened:
            at = self.begins + len(self.log)
            self.table = fold(self.table, event, at)
            self.log.append((event, at))
        return self.table

    def act(self, game: int, seat: int, action: Action) -> TableState:
        return self.add(events.Acted(game, seat, raw_act(self.table.ruleset, action)))

    def play_round(self, rng: Random) -> None:
        """Let bots play every game of a round."""
        number = self.table.round
        while self.table.round == number:
            self.step(rng)

    def step(self, rng: Random) -> TableState:
        """Deal what is due, and let a bot act."""
        for index in self.table.due:
            self.add(events.Dealt(index, f"{rng.random()}", "promised"))
        game = self.table.running[0]
        found = answer(Question(tuple(asks_of(self.table, game, 0)), ()))
        assert found is not None
        return self.act(game.index, *found)


def all_bots(ruleset: str, players: int, **more: object) -> Settings:
    return Settings(ruleset=ruleset, chairs=(BOT,) * players, rounds=9, **more)  # type: ignore[arg-type]
