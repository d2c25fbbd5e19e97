"""How a deal is written down: tags with dealer and hands, and a line for each trick."""

from collections.abc import Iterable
from dataclasses import dataclass

from tarock.core.errors import IllegalAction
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES
from tarock.notation.cards import format_card, format_hand, parse_card, parse_cards, parse_seat
from tarock.notation.families import Notation
from tarock.notation.reader import Remark, at
from tarock.notation.syntax import DealText, TrickLine, Word, format_tag
from tests.toy.rules import ToyRuleset
from tests.toy.state import PLAYERS, Play, ToyState, begun, start


@dataclass(frozen=True, slots=True)
class ToyRecord:
    state: ToyState
    tags: tuple[tuple[str, str], ...]
    remarks: tuple[Remark, ...] = ()

    @property
    def is_complete(self) -> bool:
        return self.state.is_over


def read(ruleset: ToyRuleset, deal: DealText, mode: Mode | None) -> ToyRecord:
    tags = {tag.name: tag for tag in deal.tags}
    hands = tuple(at(tags[SEAT_NAMES[seat]].place, parse_cards) for seat in range(PLAYERS))
    state = start(ruleset, at(tags["Dealer"].place, parse_seat), hands, mode or Mode.STRICT)
    for line in deal.lines:
        assert isinstance(line, TrickLine)
        for word in line.items:
            assert isinstance(word, Word)
            assert state.turn is not None
            try:
                state = state.apply(state.turn, Play(at(word, parse_card)))
            except IllegalAction as error:
                raise word.error(str(error)) from error
    return ToyRecord(state, tuple((tag.name, tag.value) for tag in deal.tags))


def write(record: ToyRecord) -> str:
    tricks = [
        f"{trick.number}. {' '.join(format_card(card) for _, card in trick.plays)}"
        for trick in record.state.table.tricks
    ]
    return "\n".join([*(format_tag(*tag) for tag in record.tags), "", *tricks, ""])


def record_of(state: ToyState, extra: Iterable[tuple[str, str]]) -> ToyRecord:
    hands = enumerate(begun(state).hands)
    own = [("Dealer", SEAT_NAMES[state.table.dealer]), *((SEAT_NAMES[seat], format_hand(hand)) for seat, hand in hands)]
    return ToyRecord(state, (("Rules", state.ruleset.id), *extra, *own))


FAMILY = Notation(read=read, write=write, record_of=record_of)
