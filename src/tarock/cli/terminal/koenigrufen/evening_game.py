"""An evening of Königrufen at the terminal: deal after deal, until the person stops."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

from tarock.bots.koenigrufen.players import koenigrufen_player
from tarock.bots.koenigrufen.playing import KoenigrufenPlayer, next_move
from tarock.bots.levels import USUAL, Level, for_each
from tarock.cli.terminal.koenigrufen.person import KoenigrufenMemory, Person
from tarock.cli.terminal.koenigrufen.sentences import TableWords, half_points
from tarock.cli.terminal.koenigrufen.settlement_sheet import settlement_sheet
from tarock.cli.terminal.shared import another_deal, lines
from tarock.cli.terminal.shared.counting import Counting
from tarock.cli.terminal.shared.doubting import Doubting
from tarock.cli.terminal.shared.evening_lines import broken_off, deal_head, welcome
from tarock.cli.terminal.shared.keeping import DealOver, keep_nothing
from tarock.cli.terminal.shared.lines import BLANK, Line, line
from tarock.cli.terminal.shared.reasons import Memory
from tarock.cli.terminal.shared.screen import Leave, Screen
from tarock.cli.terminal.shared.telling import told_lines
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView, start
from tarock.telling.koenigrufen.outcome import outcome
from tarock.telling.koenigrufen.payments import settled
from tarock.telling.koenigrufen.told import told
from tarock.telling.sentences import capital

YOU: Final[Seat] = 0
"""The person sits at A."""


class KoenigrufenEvening:
    """The evening of one person and three bots; seats stay, the deal passes on.

    :param seed: the same seed gives the same cards and the same bots.
    :param dealer: who deals first.
    :param deal_over: called with every deal that is over.
    :param mode: whether faults are refused or can happen.
    :param coach: whether he is asked again before a mistake is final.
    :param counts_in: where it is kept what he knows of the count, if he wants to be asked for it.
    :param levels: how strong each bot is, by seat after the person; the usual level when none is named.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - all that an evening is made of
        self,
        screen: Screen,
        ruleset: KoenigrufenRuleset,
        wording: TableWords,
        seed: str,
        dealer: Seat,
        deal_over: DealOver[KoenigrufenState] = keep_nothing,
        mode: Mode = Mode.STRICT,
        levels: Sequence[Level] = (),
        *,
        coach: bool = False,
        counts_in: Path | None = None,
    ) -> None:
        self.mode = mode
        self.coach = coach
        self.counts_in = counts_in
        self.levels = tuple(levels) or for_each(USUAL, PLAYERS - 1)
        self.screen = screen
        self.ruleset = ruleset
        self.wording = wording
        self.seed = seed
        self.first_dealer = dealer
        self.deal_over = deal_over
        self.rng = Random(seed)  # noqa: S311 - bots are repeatable on purpose
        self.deals = 0
        self.score = [0] * PLAYERS
        self.money = [0] * PLAYERS

    def run(self) -> None:
        """Play until the person stops; whatever happens, the totals are shown."""
        self.screen.say(*welcome(self.ruleset, self.seed, self.levels, self.wording))
        try:
            while self._plays_on(*self._deal()):
                pass
        except (Leave, KeyboardInterrupt):
            self.screen.say(*broken_off(self.deals + 1, self.wording))
        else:
            self.screen.say(BLANK, line(self.wording.k("evening-over")))
        self.screen.say(*self._totals(), line(self.wording("thanks")))

    def _deal(self) -> tuple[Person, KoenigrufenView]:
        """Play a deal and settle it.

        :returns: the person and his last view of the deal.
        """
        dealer = (self.first_dealer + self.deals) % PLAYERS
        self.screen.say(*deal_head(self.deals + 1, self.wording))
        state = start(self.ruleset, dealer, *deal(dealer, f"{self.seed}/{self.deals + 1}"), mode=self.mode)
        memory: KoenigrufenMemory = Memory()
        state = self._played(state, Person(self.screen, self.wording, tuple(self.score), memory))
        self._settle(state)
        self.deal_over(state, self.wording.names)
        return Person(self.screen, self.wording, tuple(self.score), memory), state.view(YOU)

    def _played(self, state: KoenigrufenState, person: Person) -> KoenigrufenState:
        """Play a deal to its end, and tell the person all that happens."""
        bots = {seat: koenigrufen_player(level) for seat, level in enumerate(self.levels, start=YOU + 1)}
        if self.counts_in is not None:
            person.counting = Counting(self.counts_in)
        chairs: dict[Seat, KoenigrufenPlayer] = {YOU: Doubting(person) if self.coach else person, **bots}
        return person.watch(state, YOU, KoenigrufenState.view, lambda now: next_move(now, chairs, self.rng), told)

    def _settle(self, state: KoenigrufenState) -> None:
        """Show what the deal came to, and add it to the totals."""
        wording, settlement = self.wording, state.settlement
        self.deals += 1
        self.screen.say(BLANK, line((wording("sheet-head", number=self.deals), lines.HEAD)))
        self.screen.say(*told_lines((*outcome(state), *settled(settlement.payments)), wording))
        self.screen.sheet(settlement_sheet(settlement, self.score, self.money, wording))
        self.score = [total + won for total, won in zip(self.score, settlement.score, strict=True)]
        self.money = [total + won for total, won in zip(self.money, settlement.money, strict=True)]

    def _totals(self) -> list[Line]:
        """Return the score of the evening, and the money where it differs."""
        wording = self.wording
        if not self.deals:
            return [line(wording("evening-none"))]
        names = [capital(wording.name(seat)) for seat in range(PLAYERS)]
        width = max(map(len, names))
        shown = [line((wording("totals-final"), lines.HEAD))]
        for seat, name in enumerate(names):
            paid = wording.k("money", amount=half_points(self.money[seat]))
            money = f"  ({paid})" if self.money != self.score else ""
            shown.append(line(f"  {name:<{width}}  {half_points(self.score[seat]):>6}{money}"))
        return shown

    def _plays_on(self, person: Person, view: KoenigrufenView) -> bool:
        return another_deal.is_wanted(self.screen, self.wording, lambda request: person.obey(request, view))
