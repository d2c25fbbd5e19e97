"""Random evenings with everything that can happen at one: people come and go, talk, watch, ask and take back."""

from random import Random

from tarock.bots.levels import SIMPLEST
from tarock.core.errors import IllegalAction
from tarock.server.codes import Refusal
from tarock.server.commitment import promise
from tarock.server.evening import events
from tarock.server.evening.claiming import BY_CLAIM
from tarock.server.evening.events import Event
from tarock.server.evening.families import raw_act
from tarock.server.evening.mixing import mixture, next_name
from tarock.server.evening.settings import Chair, Settings
from tarock.server.evening.state import Game
from tarock.server.levels import player
from tests.server.played import History

PEOPLE = ("ada", "bo", "cid", "dee", "eve", "fay", "gus", "hal")


class RandomEvening(History):
    """A table at which bots without sense play, and people do all else."""

    def __init__(self, ruleset: str, players: int, seed: int, **more: object) -> None:
        self.rng = Random(seed)
        chairs = tuple(Chair(bot=None if self.rng.random() < 0.6 else "book") for _ in range(players - 1))
        settings = Settings(ruleset=ruleset, chairs=(Chair(), *chairs), rounds=90, talk=True, **more)  # type: ignore[arg-type]
        super().__init__(settings, self.rng.randrange(players))

    def go_on(self) -> None:
        """Let something happen."""
        if self.rng.random() < 0.3:
            self._try(self._aside())
        elif self.table.due and (not self.table.running or self.rng.random() < 0.3):
            self._deal(self.rng.choice(self.table.due))
        elif self.table.running:
            self._act(self.rng.choice(self.table.running))

    def _try(self, event: Event) -> bool:
        try:
            self.add(event)
        except (Refusal, IllegalAction):
            return False
        return True

    def _deal(self, index: int) -> None:
        name, _ = next_name(self.table, index)
        secret = f"{self.rng.getrandbits(256):064x}"
        if self.rng.random() < 0.3:
            self._try(events.Dealt(index, f"{self.rng.random()}", "settled before"))
        else:
            self._try(events.Promised(index, secret, promise(self.table.id, name, self.table.ruleset, secret)))
        if index in self.table.promises:
            self._try(events.Mixed(index, self.rng.randrange(len(self.table.places)), "ab" * 16))
            self.add(mixture(self.table, index))

    def _act(self, game: Game) -> None:
        seat = game.deal.turn
        assert seat is not None
        by = BY_CLAIM if game.claimed == seat else self.rng.choice(("", "", "stand-in"))
        decision = player(SIMPLEST, self.table.ruleset.family).act(game.deal.view(seat), self.rng, {})
        action = decision.action
        self.add(events.Acted(game.index, seat, raw_act(self.table.ruleset, action), by))
        self._try(events.TookBack(game.index, seat))

    def _aside(self) -> Event:
        rng = self.rng
        place, person, flag = rng.randrange(len(self.table.places)), rng.choice(PEOPLE), rng.random() < 0.5
        game, seat = rng.randrange(len(self.table.games)), rng.randrange(3)
        return rng.choice(
            (
                events.Sat(place, person, person.title(), (f"mark of {person}",)),
                events.Sat(place, person, person.title()),
                events.Moved(place, person, person.title()),
                events.Renamed(place, f"{person} {rng.randrange(9)}"),
                events.StoodUp(place),
                events.Away(place, absent=flag),
                events.Back(place),
                events.Ready(place),
                events.Said(place, "well played"),
                events.CalledOut(person, "what a card"),
                events.TalkAllowed(flag),
                events.Consented(place, flag),
                events.Watched(person, place if flag else None),
                events.HintsAgreed(place, flag),
                events.Hinted(game, seat, 1),
                events.Claimed(game, seat),
                events.BotSeated(place, "book", "Berta"),
                events.BotTaken(place),
                events.Removed(place),
                events.Started(),
                events.Imported(f"a record {rng.random()}"),
                events.CupsSet({"king": rng.randrange(90), "pagat": rng.randrange(90)}),
            )
        )
