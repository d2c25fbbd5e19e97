"""An evening at the terminal: deal after deal, until the person stops."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

from tarock.bots.danish.players import danish_player
from tarock.bots.danish.playing import DanishPlayer, next_move, play_out
from tarock.bots.levels import USUAL, Level, for_each
from tarock.cli.terminal.danish import evening_lines
from tarock.cli.terminal.danish.person import DanishMemory, Person
from tarock.cli.terminal.danish.settlement_sheet import settlement_sheet
from tarock.cli.terminal.shared import another_deal
from tarock.cli.terminal.shared.counting import Counting
from tarock.cli.terminal.shared.doubting import Doubting
from tarock.cli.terminal.shared.evening_lines import welcome
from tarock.cli.terminal.shared.keeping import DealOver, keep_nothing
from tarock.cli.terminal.shared.lines import line
from tarock.cli.terminal.shared.reasons import Memory
from tarock.cli.terminal.shared.screen import Leave, Screen
from tarock.cli.terminal.shared.telling import told_lines
from tarock.cli.terminal.shared.wording import Wording
from tarock.club import Evening, Player, Sitting
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish.events import Redealt
from tarock.danish.state import DanishState, DanishView, start
from tarock.telling.danish.told import opening, told

YOU: Final[Player] = 0
"""The person sits at the first place of the table."""


class EveningGame:
    """The evening of one person and his bots.

    :param wording: with the names by player.
    :param seed: the same seed gives the same cards and the same bots.
    :param deal_over: called with every deal that is over.
    :param mode: whether faults are refused or can happen.
    :param coach: whether he is asked again before a mistake is final.
    :param counts_in: where it is kept what he knows of the count, if he wants to be asked for it.
    :param levels: how strong each bot is, by player after the person; the usual level when none is named.
    """

    def __init__(  # noqa: PLR0913 - all that an evening is made of
        self,
        screen: Screen,
        evening: Evening,
        wording: Wording,
        seed: str,
        deal_over: DealOver[DanishState] = keep_nothing,
        mode: Mode = Mode.STRICT,
        levels: Sequence[Level] = (),
        *,
        coach: bool = False,
        counts_in: Path | None = None,
    ) -> None:
        self.mode = mode
        self.coach = coach
        self.counts_in = counts_in
        self.levels = tuple(levels) or for_each(USUAL, len(wording.names) - 1)
        self.memory: DanishMemory = Memory()
        self.screen = screen
        self.evening = evening
        self.wording = wording
        self.seed = seed
        self.deal_over = deal_over
        self.rng = Random(seed)  # noqa: S311 - bots are repeatable on purpose

    def run(self) -> None:
        """Play until the person stops; whatever happens, the totals are shown."""
        self.screen.say(*welcome(self.evening.ruleset, self.seed, self.levels, self.wording))
        try:
            while True:
                person, view = self._round()
                if not self._plays_on(person, view):
                    break
        except (Leave, KeyboardInterrupt):
            self.screen.say(*evening_lines.left(self.evening, self.wording))
            return
        self.evening = self.evening.close()
        self.screen.say(*evening_lines.closed(self.evening, self.wording))

    @property
    def number(self) -> int:
        """The number of the round that is played."""
        return len(self.evening.rounds) + 1

    def _round(self) -> tuple[Person, DanishView]:
        """Play a round: the person's own game, and the other one meanwhile.

        :returns: the person and the last view of the game that he was shown.
        """
        sittings = self.evening.sittings
        watched = next((sitting for sitting in sittings if YOU in sitting.players), sittings[0])
        self.screen.say(*evening_lines.deal_head(self.number, watched, YOU, self.wording))
        states = {watched: self._own_game(watched)}
        states |= {other: self._deal(other, self._bots_alone) for other in sittings if other is not watched}
        totals = self.evening.totals
        self.evening = self.evening.with_round([states[sitting].settlement for sitting in sittings])
        self._report(states, totals)
        wording = self._wording(watched)
        seat = 0 if wording.you is None else wording.you
        return Person(self.screen, wording, _by_seat(totals, watched), self.memory), states[watched].view(seat)

    def _own_game(self, sitting: Sitting) -> DanishState:
        you = self._wording(sitting).you
        active = you is not None and you in sitting.seating.active
        return self._deal(sitting, self._with_person if active else self._bots_alone)

    def _deal(self, sitting: Sitting, play: Callable[[DanishState, Sitting], DanishState]) -> DanishState:
        """Play a deal; when somebody asks for it, the same dealer deals again and the stake stays."""
        names = [self.wording.names[player] for player in sitting.players]
        attempt = 1
        while True:
            state = play(self._dealt(sitting, attempt), sitting)
            self.deal_over(state, names)
            if not any(isinstance(event, Redealt) for event in state.table.events):
                return state
            self.evening = self.evening.with_redeal(state.settlement, sitting.cup_set)
            attempt += 1

    def _dealt(self, sitting: Sitting, attempt: int) -> DanishState:
        evening = self.evening
        seed = f"{self.seed}/{self.number}/{sitting.cup_set}/{attempt}"
        ante = evening.next_ante_is_due(sitting.cup_set)
        cups = evening.cups(sitting.cup_set)
        return start(evening.ruleset, sitting.seating, seed, cups, ante=ante, mode=self.mode)

    def _bots_alone(self, state: DanishState, sitting: Sitting) -> DanishState:
        return play_out(state, self._bots(sitting), self.rng)

    def _with_person(self, state: DanishState, sitting: Sitting) -> DanishState:
        """Play a deal with the person at the table, and tell him all that happens."""
        wording = self._wording(sitting)
        self.memory = Memory()
        person = Person(self.screen, wording, _by_seat(self.evening.totals, sitting), self.memory)
        if self.counts_in is not None:
            person.counting = Counting(self.counts_in)
        assert wording.you is not None
        chairs: dict[Seat, DanishPlayer] = {**self._bots(sitting), wording.you: self._seated(person)}
        self.screen.say(*told_lines(opening(state.view(wording.you)), wording))
        return person.watch(state, wording.you, DanishState.view, lambda now: next_move(now, chairs, self.rng), told)

    def _seated(self, person: Person) -> DanishPlayer:
        """Return the person, or at the coach's table somebody who is asked again."""
        return Doubting(person) if self.coach else person

    def _report(self, states: Mapping[Sitting, DanishState], totals: Sequence[int]) -> None:
        """Show the settlement of the game that the person saw, and what the other one came to."""
        watched, *others = states
        wording = self._wording(watched)
        state = states[watched]
        self.screen.say(*evening_lines.count_lines(self.number - 1, state.table, wording))
        self.screen.sheet(settlement_sheet(state.settlement, _by_seat(totals, watched), wording))
        for other in others:
            nets = self._wording(other).nets(states[other].settlement.net)
            self.screen.say(line(self.wording("other-table", nets=nets)))
        if others:
            self.screen.say(*evening_lines.totals_lines("totals", self.evening, self.wording))

    def _plays_on(self, person: Person, view: DanishView) -> bool:
        return another_deal.is_wanted(self.screen, self.wording, lambda request: person.obey(request, view))

    def _bots(self, sitting: Sitting) -> dict[Seat, DanishPlayer]:
        """Return the bots at the active seats; the person's own chair is left empty."""
        at = {seat: sitting.players[seat] for seat in sitting.seating.active}
        return {seat: danish_player(self.levels[player - 1]) for seat, player in at.items() if player != YOU}

    def _wording(self, sitting: Sitting) -> Wording:
        """Return the words for one game: names by its own seats."""
        names = [self.wording.names[player] for player in sitting.players]
        you = sitting.players.index(YOU) if YOU in sitting.players else None
        return Wording(self.wording.words, self.wording.faces, names, you)


def _by_seat(totals: Sequence[int], sitting: Sitting) -> list[int]:
    return [totals[player] for player in sitting.players]
