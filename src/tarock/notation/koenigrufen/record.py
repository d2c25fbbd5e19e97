"""Records of Königrufen: reading checks every action with the engine, writing gives back what was read."""

from dataclasses import dataclass

from tarock.core.errors import DealError
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence, shown
from tarock.koenigrufen.actions import DOUBLES, Action, Play, Speak, Target
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.bonus_kinds import Announced
from tarock.koenigrufen.cards import HALF, PLAYERS
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Phase
from tarock.notation.cards import parse_card, parse_cards, parse_seat
from tarock.notation.koenigrufen.result import check_result
from tarock.notation.koenigrufen.statements import GRAMMAR, ROUND, read_bid, read_words
from tarock.notation.reader import DealReader, DealRecord, at
from tarock.notation.syntax import DealText, Statement, TrickLine, Word


@dataclass(frozen=True)
class KoenigrufenRecord(DealRecord[KoenigrufenState]):
    """One deal of Königrufen."""


def read(ruleset: KoenigrufenRuleset, deal: DealText, mode: Mode | None = None) -> KoenigrufenRecord:
    """Read one deal.

    :param mode: how to take an act against the rules; as the record says if this is None.
    :raises NotationError: with line and column, what was expected and which rule is broken.
    """
    return _Reader(ruleset, deal, mode).read()


class _Reader(DealReader[KoenigrufenState]):
    reasons = "k-reason"

    def __init__(self, ruleset: KoenigrufenRuleset, deal: DealText, mode: Mode | None) -> None:
        self.ruleset = ruleset
        super().__init__(deal, mode)

    def read(self) -> KoenigrufenRecord:
        lines = list(self.deal.lines)
        while lines:
            line = lines.pop(0)
            if isinstance(line, TrickLine):
                self._read_trick(line)
                continue
            words = [line]
            while _is_word_of_round(line) and lines and _continues(line, lines[0]):
                following = lines.pop(0)
                assert isinstance(following, Statement)
                words.append(following)
            self._read_statements(words)
        return self.finish(KoenigrufenRecord, check_result)

    def start(self) -> KoenigrufenState:
        for name in (*SEAT_NAMES[:PLAYERS], "Talon"):
            if name not in self.tags:
                raise self.place.error(Sentence("record-expected-tag", tag=name))
        dealer = at(self.tags["Dealer"].place, parse_seat) if "Dealer" in self.tags else PLAYERS - 1
        if dealer >= PLAYERS:
            raise self.tags["Dealer"].place.error(Sentence("record-dealer-of-four"))
        hands = tuple(at(self.tags[SEAT_NAMES[seat]].place, parse_cards) for seat in range(PLAYERS))
        talon = self.tags["Talon"].place
        halves = talon.text.split("|")
        cards = [at(Word(half, talon.line, talon.column), _parse_half) for half in halves]
        if len(cards) != 2 or any(len(half) != HALF for half in cards):  # noqa: PLR2004 - the two halves
            raise talon.error(Sentence("record-talon-tag"))
        mode = self.mode
        try:
            return start(self.ruleset, dealer, hands, (*cards[0], *cards[1]), mode=mode)
        except DealError as error:
            raise self.place.error(error.sentence) from error

    def _read_statements(self, words: list[Statement]) -> None:
        """Read a statement, or the statements of one turn of the round before play."""
        seat = at(words[0].seat, parse_seat)
        if not _is_word_of_round(words[0]):
            self.apply(words[0].seat, seat, self._action(words[0]))
            return
        said = [read_words(word) for word in words]
        for word, spoken in zip(words, said, strict=True):
            self._check_levels(seat, word, spoken)
        announces: tuple[Announced, ...] = tuple(item for spoken in said for item in spoken.announces)
        doubles: tuple[Target, ...] = tuple(target for spoken in said for target in spoken.doubles)
        self.apply(words[0].seat, seat, Speak(announces, doubles))

    def _action(self, statement: Statement) -> Action:
        verb = statement.verb
        if verb.text in GRAMMAR.on_line:
            return GRAMMAR.read(statement)
        contract = contract_of(self.ruleset, verb.text)
        if contract is None:
            known = ", ".join(GRAMMAR.on_line)
            raise verb.error(Sentence("record-no-bid", got=shown(verb.text), expected=known))
        return read_bid(contract, statement)

    def _check_levels(self, seat: Seat, statement: Statement, spoken: Speak) -> None:
        """Check that the verb of a doubling says how often the thing has been doubled before."""
        for word, target in zip(statement.arguments, spoken.doubles, strict=False):
            level = self._level(seat, target)
            expected = DOUBLES[level] if level < len(DOUBLES) else ""
            if statement.verb.text != expected:
                key = "record-double" if expected else "record-doubled-out"
                raise statement.verb.error(Sentence(key, expected=expected, on=word.text, level=level))

    def _level(self, seat: Seat, target: Target) -> int:
        """Return how often something has been doubled."""
        if self.state.phase is not Phase.ANNOUNCING:
            return 0
        doubling = self.state.table.round.doubling(*self.state.subject(seat, target))
        return 0 if doubling is None else len(doubling.by)

    def _read_trick(self, line: TrickLine) -> None:
        state = self.state
        if state.is_settled:
            raise line.number.error(Sentence("record-deal-over"))
        if state.phase is not Phase.PLAY:
            raise line.number.error(Sentence("record-too-early", phase=state.phase.value))
        expected = len(state.table.tricks) + 1
        if line.number.text != str(expected):
            raise line.number.error(Sentence("record-trick-number", expected=expected, got=line.number.text))
        for item in line.items:
            self._read_trick_item(item, expected)
        if self.state.phase is Phase.PLAY and len(self.state.table.tricks) < expected:
            raise line.number.error(Sentence("record-too-few-cards", trick=expected))

    def _read_trick_item(self, item: Word | Statement, expected: int) -> None:
        if isinstance(item, Statement):
            self._read_in_trick(item)
            return
        state = self.state
        if len(state.table.tricks) >= expected or state.phase is not Phase.PLAY:
            raise item.error(Sentence("record-too-many-cards", trick=expected))
        assert state.turn is not None
        self.apply(item, state.turn, GRAMMAR.read_card(Play, item))

    def _read_in_trick(self, statement: Statement) -> None:
        verb = statement.verb
        if verb.text not in GRAMMAR.in_trick:
            expected = ", ".join(GRAMMAR.in_trick)
            raise verb.error(Sentence("record-not-in-trick", got=shown(verb.text), expected=expected))
        self.apply(statement.seat, at(statement.seat, parse_seat), GRAMMAR.read(statement))


def _is_word_of_round(statement: Statement) -> bool:
    return statement.verb.text in ROUND


def _continues(first: Statement, line: Statement | TrickLine) -> bool:
    """Tell whether a line goes on with the turn of the statement before: the same player's words are one turn."""
    return isinstance(line, Statement) and line.seat.text == first.seat.text and _is_word_of_round(line)


def _parse_half(text: str) -> tuple[int, ...]:
    parse_cards(text)
    return tuple(parse_card(token) for token in text.split())
