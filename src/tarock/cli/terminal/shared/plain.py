"""A family that says of itself only what any table can show, at the terminal: cards, tricks, offers by number."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tarock.bots.families import BOTS
from tarock.bots.levels import Level
from tarock.bots.playing import action_of
from tarock.cli.terminal.families import TerminalGame
from tarock.cli.terminal.shared import lines
from tarock.cli.terminal.shared.evening_lines import broken_off, deal_head, welcome
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.keeping import DealOver, keep_nothing, keeper
from tarock.cli.terminal.shared.lines import BLANK, Sheet, line
from tarock.cli.terminal.shared.opening import Options, first_dealer, opponents
from tarock.cli.terminal.shared.requests import command_words
from tarock.cli.terminal.shared.screen import Leave, Screen, Terminal
from tarock.cli.terminal.shared.wording import Wording, signed
from tarock.core.cards import CARD_NAMES
from tarock.core.errors import RulesetError
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.core.game import State, View
from tarock.core.ledger import balance
from tarock.core.plain import Plain
from tarock.core.rules import Ruleset
from tarock.core.seats import Seat
from tarock.core.sentences import Sentence
from tarock.core.shuffle import shuffled
from tarock.telling.sentences import capital
from tarock.words import Words

YOU: Final[Seat] = 0
"""The person sits at A."""


def plain_terminal(plain: Plain[Any, Any, Any]) -> TerminalGame[Any]:
    """Return how a family that says of itself only what any table can show is played at the terminal."""

    def opened(ruleset: Ruleset, options: Options, seed: str) -> PlainEvening:
        if options.players not in {None, plain.players}:
            asked = options.players or 0
            raise RulesetError(Sentence("club-players", rules=ruleset.name, expected=plain.players, players=asked))
        if options.rotation is not None:
            raise RulesetError(Sentence("club-everybody-plays", rules=ruleset.name))
        words = Words(options.language)
        names = (capital(words("play-you")), *shuffled(BOTS[ruleset.family].names, seed)[: plain.players - 1])
        wording = Wording(words, Faces(words, ruleset.family), names, YOU)
        evening = PlainEvening(Terminal(), plain, ruleset, wording, seed, opponents(options.level, plain.players - 1))
        evening.mode = Mode(options.mode)
        evening.keep = keeper(options.record)
        return evening

    return TerminalGame(opened=opened)


class PlainEvening:
    """The evening of one person and his bots: seats stay, the deal passes on.

    :param seed: the same seed gives the same cards and the same bots.
    """

    def __init__(
        self,
        screen: Screen,
        plain: Plain[Any, Any, Any],
        ruleset: Ruleset,
        wording: Wording,
        seed: str,
        levels: Sequence[Level],
    ) -> None:
        self.screen = screen
        self.plain = plain
        self.ruleset = ruleset
        self.wording = wording
        self.seed = seed
        self.levels = tuple(levels)
        self.mode = Mode.STRICT
        self.keep: DealOver[State] = keep_nothing
        self.rng = Random(seed)  # noqa: S311 - bots are repeatable on purpose
        self.results: list[tuple[int, ...]] = []

    def run(self) -> None:
        """Play until the person stops; whatever happens, the totals are shown."""
        self.screen.say(*welcome(self.ruleset, self.seed, self.levels, self.wording))
        try:
            self._deal()
            while self._wants_another():
                self._deal()
        except (Leave, KeyboardInterrupt):
            self.screen.say(*broken_off(len(self.results) + 1, self.wording))
        self.screen.say(BLANK, line((self.wording("totals-final"), lines.HEAD)))
        for seat, points in enumerate(self._totals()):
            self.screen.say(line(f"  {capital(self.wording.name(seat))}  {signed(points)}"))
        self.screen.say(line(self.wording("thanks")))

    def _deal(self) -> None:
        """Play a deal and settle it."""
        number = len(self.results) + 1
        self.screen.say(*deal_head(number, self.wording))
        players = self.plain.players
        dealer = (first_dealer(players, self.seed) + number - 1) % players
        state = self._played(GAMES[self.ruleset.family].dealt(self.ruleset, dealer, f"{self.seed}/{number}", self.mode))
        self._settle(state, number)
        self.keep(state, self.wording.names)

    def _played(self, state: State) -> State:
        """Play a deal to its end, and tell the person all that happens."""
        bots = [BOTS[self.ruleset.family].player(level) for level in self.levels]
        told = 0
        while (turn := state.turn) is not None:
            if turn == YOU:
                state = state.apply(YOU, self._asked(state.view(YOU)))
            else:
                self.screen.pause()
                state = action_of(bots[turn - 1], state, turn, self.rng).state
            happened = self.plain.told(state.view(YOU))
            for each in happened[told:]:
                who = "" if each.seat is None else f"{capital(self.wording.name(each.seat))}: "
                self.screen.say(line(f"{who}{each.text}"))
            told = len(happened)
        return state

    def _asked(self, view: View) -> Any:  # noqa: ANN401 - an action of the family
        """Return what the person does: an offer by its number, its card or its words."""
        offers = {self.plain.spelled(action): action for action in view.legal_actions()}
        self.screen.say(line(self.wording.cards(self.plain.hand(view))))
        self.screen.say(*(line(f"  {number}. {word}") for number, word in enumerate(offers, start=1)))
        while True:
            text = self.screen.ask(self.wording("ask-offer")).strip()
            if text.casefold() in command_words("quit", self.wording.words):
                raise Leave
            for number, (word, action) in enumerate(offers.items(), start=1):
                card = self.plain.card(action)
                known = {str(number), word.casefold(), "" if card is None else CARD_NAMES[card].casefold()}
                if text and text.casefold() in known:
                    return action
            self.screen.say(line(self.wording("not-offered", text=text)))

    def _settle(self, state: State, number: int) -> None:
        """Show what the deal came to, and add it to the totals."""
        payments = self.plain.payments(state)
        before = self._totals()
        won = tuple(balance(payments, seat) for seat in range(self.plain.players))
        self.results.append(won)
        self.screen.say(BLANK, line((self.wording("sheet-head", number=number), lines.HEAD)))
        for payment in payments:
            about = f"{capital(self.wording.name(payment.payer))} → {self.wording.name(payment.payee)}"
            self.screen.say(
                line(f"  {about}: {payment.points} ({payment.reason}) ", (self.wording.cited(payment.rule), lines.CITE))
            )
        rows = [("sheet-sum", won), ("sheet-before", before), ("sheet-after", self._totals())]
        heads = tuple(capital(self.wording.name(seat)) for seat in range(self.plain.players))
        shown = tuple((self.wording(label), tuple(signed(points) for points in each)) for label, each in rows)
        self.screen.sheet(Sheet(heads, shown, 0))

    def _totals(self) -> tuple[int, ...]:
        return tuple(sum(result[seat] for result in self.results) for seat in range(self.plain.players))

    def _wants_another(self) -> bool:
        text = self.screen.ask(self.wording("next-deal")).strip().casefold()
        return text not in command_words("quit", self.wording.words)
