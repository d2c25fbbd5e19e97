"""Records of Danish Tarok: reading checks every action with the engine, writing gives back what was read."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tarock.core.cardset import NO_CARDS
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence, in_a_row, shown
from tarock.danish.actions import Correct, Play
from tarock.danish.cards import LAST_TRICK
from tarock.danish.cups import with_cups_moved
from tarock.danish.deal import problems
from tarock.danish.events import Cups
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import ACTIVE, Seating
from tarock.danish.state import DanishState, start, start_position
from tarock.danish.table import Opening, Phase
from tarock.notation.cards import parse_cards, parse_seat
from tarock.notation.danish.result import check_result
from tarock.notation.danish.statements import GRAMMAR, read_statement
from tarock.notation.reader import DealReader, DealRecord, at, mode_of
from tarock.notation.syntax import DealText, Statement, TrickLine, Word

_CUPS: Final = re.compile(r"\s*king=(\d{1,9})\s+pagat=(\d{1,9})\s*|\s*pagat=(\d{1,9})\s+king=(\d{1,9})\s*")
_START: Final = re.compile(r"\s*trick\s+(\d{1,2})\s*")


@dataclass(frozen=True)
class DanishRecord(DealRecord[DanishState]):
    """One deal of Danish Tarok."""


def read(ruleset: DanishRuleset, deal: DealText, mode: Mode | None = None) -> DanishRecord:
    """Read one deal.

    :param mode: how to take an act against the rules; as the record says if this is None.
    :raises NotationError: with line and column, what was expected and which rule is broken.
    """
    return _Reader(ruleset, deal, mode).read()


class _Reader(DealReader[DanishState]):
    def __init__(self, ruleset: DanishRuleset, deal: DealText, mode: Mode | None) -> None:
        self.ruleset = ruleset
        super().__init__(deal, mode)

    def read(self) -> DanishRecord:
        for line in self.deal.lines:
            if isinstance(line, TrickLine):
                self._read_trick(line)
            else:
                self._read_statement(line)
        return self.finish(DanishRecord, check_result)

    # Tags

    def start(self) -> DanishState:
        seating = self._seating()
        hands = tuple(
            at(self.tags[name].place, parse_cards) if (name := SEAT_NAMES[seat]) in self.tags else NO_CARDS
            for seat in seating.at_table
        )
        opening = self._opening(seating)
        mode = self.mode
        found = problems(seating, hands, None if opening is None else opening.trick, mode)
        if found:
            seat = found[0][0]
            raise self.tags[SEAT_NAMES[seat]].place.error(in_a_row([problem for _, problem in found]))
        if opening is not None:
            return start_position(self.ruleset, seating, hands, opening)
        state = start(self.ruleset, seating, hands, self._cups(), ante=self._ante_is_due(), mode=mode)
        return state if mode_of(self.tags.get("Mode")) is mode else with_cups_moved(state)

    def _seating(self) -> Seating:
        active = [seat for seat, name in enumerate(SEAT_NAMES) if name in self.tags]
        if len(active) != ACTIVE:
            raise self.place.error(Sentence("record-three-hands", got=len(active)))
        dealer = self._seat_tag("Dealer", active)
        sitting = self.tags.get("Sitting")
        out = () if sitting is None else tuple(at(sitting.place, _parse_seats))
        after = sorted(active, key=lambda seat: (seat - dealer) % len(SEAT_NAMES))
        seating = Seating(dealer, after[1], after[2], out)
        for problem in seating.problems():
            raise self.place.error(problem)
        return seating

    def _seat_tag(self, name: str, active: Iterable[Seat]) -> Seat:
        if name not in self.tags:
            raise self.place.error(Sentence("record-seat-tag", tag=name))
        seat = at(self.tags[name].place, parse_seat)
        if seat not in active:
            raise self.tags[name].place.error(Sentence("record-no-hand", seat=SEAT_NAMES[seat]))
        return seat

    def _cups(self) -> Cups:
        tag = self.tags.get("Cups")
        if tag is None:
            return Cups()
        found = _CUPS.fullmatch(tag.value)
        if found is None:
            raise tag.place.error(Sentence("record-cups-tag"))
        return Cups(int(found[1] or found[4]), int(found[2] or found[3]))

    def _ante_is_due(self) -> bool:
        tag = self.tags.get("Ante")
        if tag is not None and tag.value != "paid":
            raise tag.place.error(Sentence("record-ante-tag"))
        return tag is None

    def _opening(self, seating: Seating) -> Opening | None:
        tag = self.tags.get("Start")
        if tag is None:
            if "Leader" in self.tags:
                raise self.tags["Leader"].place.error(Sentence("record-leader-tag"))
            return None
        found = _START.fullmatch(tag.value)
        if found is None or not 1 <= int(found[1]) <= LAST_TRICK:
            raise tag.place.error(Sentence("record-start-tag"))
        return Opening(int(found[1]), self._seat_tag("Leader", seating.active))

    # Body

    def _read_statement(self, statement: Statement) -> None:
        if statement.verb.text not in GRAMMAR.on_line:
            known = ", ".join(GRAMMAR.on_line)
            raise statement.verb.error(Sentence("record-no-verb", got=shown(statement.verb.text), expected=known))
        self._apply_statement(statement)

    def _apply_statement(self, statement: Statement) -> None:
        seat = at(statement.seat, parse_seat)
        self.apply(statement.seat, seat, read_statement(statement, self.state.table.seating.dealer))

    def _read_trick(self, line: TrickLine) -> None:
        finished = len(self.state.table.tricks)
        expected = finished + 1
        if self.state.table.opening is not None:
            expected += self.state.table.opening.trick - 1
        self._check_play_has_begun(line.number)
        if line.number.text != str(expected):
            raise line.number.error(Sentence("record-trick-number", expected=expected, got=line.number.text))
        for item in line.items:
            if len(self.state.table.tricks) > finished or not (self.state.is_over or self._lies(expected)):
                place = item.seat if isinstance(item, Statement) else item
                raise place.error(Sentence("record-too-many-cards", trick=expected))
            self._read_trick_item(item)
        if self._lies(expected) and not any(map(_is_correction, line.items[-1:])):
            raise line.number.error(Sentence("record-too-few-cards", trick=expected))

    def _lies(self, number: int) -> bool:
        """Tell whether a trick lies on the table, not finished and not taken back."""
        trick = self.state.table.trick
        return not self.state.is_over and trick is not None and trick.number == number

    def _check_play_has_begun(self, place: Word) -> None:
        state = self.state
        if state.is_over:
            raise place.error(Sentence("record-deal-over"))
        if state.phase is Phase.CLOSING:
            raise place.error(Sentence("record-all-played"))
        if state.phase is not Phase.PLAY:
            assert state.turn is not None
            key = "record-lays-first" if state.phase is Phase.SKAT else "record-declares-first"
            raise place.error(Sentence(key, seat=SEAT_NAMES[state.turn]))

    def _read_trick_item(self, item: Word | Statement) -> None:
        if isinstance(item, Statement):
            if item.verb.text not in GRAMMAR.in_trick:
                known = ", ".join(GRAMMAR.in_trick)
                raise item.verb.error(Sentence("record-not-in-trick", got=shown(item.verb.text), expected=known))
            self._apply_statement(item)
            return
        turn = self.state.table.turn  # of the play: a record need not say that a revoke was not put right
        if turn is None:
            raise item.error(Sentence("record-deal-over"))
        self.apply(item, turn, GRAMMAR.read_card(Play, item))


def _is_correction(item: Word | Statement) -> bool:
    """Tell whether a line breaks off with a correction: what is left of the trick follows in a line with its number."""
    return isinstance(item, Statement) and item.verb.text in GRAMMAR.verbs_of(Correct)


def _parse_seats(text: str) -> list[Seat]:
    return [parse_seat(token) for token in text.split()]
