"""Records of Königrufen: reading checks every action with the engine, writing gives back what was read."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, get_args

from tarock.core.errors import DealError, IllegalAction, NotationError
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.koenigrufen.actions import (
    AGREE,
    PASS,
    PASS_FOREHAND,
    PLAY_ON,
    STOP,
    STRIKE,
    TALK,
    THROW_IN,
    VORHAND,
    Action,
    Bid,
    Call,
    ClaimFault,
    ClaimLost,
    Concede,
    Correct,
    Expose,
    Hold,
    Lay,
    Play,
    Speak,
    Take,
    Target,
)
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.bonus_kinds import BIRDS, Announced, Bird, Lost
from tarock.koenigrufen.cards import HALF, PLAYERS
from tarock.koenigrufen.fault_kinds import CLAIMS, IN_TRICKS, ClaimKind
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Phase
from tarock.notation.cards import parse_card, parse_cards, parse_seat
from tarock.notation.koenigrufen.result import check_result
from tarock.notation.reader import Remark, Remarks, at, cards_laid, mode_of
from tarock.notation.syntax import RESULT, DealText, Statement, TrickLine, Word

_ANNOUNCED: Final[tuple[str, ...]] = get_args(Announced)
_HIDING: Final = "hiding"
_DOUBLES: Final = {"kontra": 0, "re": 1, "sub": 2}
"""The verbs of doubling by how often the thing has been doubled before."""


@dataclass(frozen=True, slots=True)
class KoenigrufenRecord:
    """One deal: its tags as they are written, and the state that its actions lead to."""

    state: KoenigrufenState
    tags: tuple[tuple[str, str], ...]
    remarks: tuple[Remark, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Tell whether the deal has come to its end; in table mode claims may still follow the play."""
        return self.state.is_settled


def read(ruleset: KoenigrufenRuleset, deal: DealText, mode: Mode | None = None) -> KoenigrufenRecord:
    """Read one deal.

    :param mode: how to take an act against the rules; as the record says if this is None.
    :raises NotationError: with line and column, what was expected and which rule is broken.
    """
    return _Reader(ruleset, deal, mode).read()


class _Reader:
    """Reads one deal from top to bottom; ``state`` is where it has come to."""

    def __init__(self, ruleset: KoenigrufenRuleset, deal: DealText, mode: Mode | None) -> None:
        self.ruleset = ruleset
        self.deal = deal
        self.mode = mode
        self.tags = {tag.name: tag for tag in deal.tags}
        self.place = deal.tags[0].place
        self.remarks = Remarks(deal.comments)
        self.state = self._start()

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
        self.remarks.note()
        if RESULT in self.tags:
            check_result(self.state, self.tags[RESULT])
        tags = tuple((tag.name, tag.value) for tag in self.deal.tags)
        return KoenigrufenRecord(self.state, tags, tuple(self.remarks.noted))

    def _start(self) -> KoenigrufenState:
        for name in (*SEAT_NAMES[:PLAYERS], "Talon"):
            if name not in self.tags:
                raise self.place.error(f'expected [{name} "…"]')
        dealer = at(self.tags["Dealer"].place, parse_seat) if "Dealer" in self.tags else PLAYERS - 1
        if dealer >= PLAYERS:
            raise self.tags["Dealer"].place.error("expected the dealer's seat: A, B, C or D")
        hands = tuple(at(self.tags[SEAT_NAMES[seat]].place, parse_cards) for seat in range(PLAYERS))
        talon = self.tags["Talon"].place
        halves = talon.text.split("|")
        cards = [at(Word(half, talon.line, talon.column), _parse_half) for half in halves]
        if len(cards) != 2 or any(len(half) != HALF for half in cards):  # noqa: PLR2004 - the two halves
            raise talon.error('expected two halves of three cards, such as [Talon "T5 S7 H4 | SK D1 T9"]')
        mode = mode_of(self.tags.get("Mode")) if self.mode is None else self.mode
        try:
            return start(self.ruleset, dealer, hands, (*cards[0], *cards[1]), mode=mode)
        except DealError as error:
            raise self.place.error(str(error)) from error

    def _read_statements(self, words: list[Statement]) -> None:
        """Read a statement, or the statements of one turn of the round before play."""
        seat = at(words[0].seat, parse_seat)
        if not _is_word_of_round(words[0]):
            self._apply(words[0].seat, seat, self._action(words[0]))
            return
        announces: list[Announced] = []
        doubles: list[Target] = []
        for word in words:
            if word.verb.text == "announces":
                announces += self._announced(word)
            elif word.verb.text in _DOUBLES:
                doubles += self._doubles(seat, word)
            elif word.arguments:
                raise word.arguments[0].error("nothing may follow 'good'")
        self._apply(words[0].seat, seat, Speak(tuple(announces), tuple(doubles)))

    def _action(self, statement: Statement) -> Action:
        verb, arguments = statement.verb, statement.arguments
        plain: dict[str, Action] = {"vorhand": VORHAND, "pass": PASS, "passes-forehand": PASS_FOREHAND}
        if verb.text in plain:
            _check_arguments(statement, 0)
            return plain[verb.text]
        if verb.text in _VERBS or verb.text in _AT_TABLE:
            return (_VERBS.get(verb.text) or _AT_TABLE[verb.text])(statement)
        if contract_of(self.ruleset, verb.text) is None:
            known = ", ".join((*plain, *_VERBS, "announces", "good", *_DOUBLES, *_AT_TABLE))
            raise verb.error(f"{verb.text!r} is no statement here; expected a game of the ruleset, {known} or a trick")
        return self._bid(statement, arguments)

    def _bid(self, statement: Statement, arguments: tuple[Word, ...]) -> Bid:
        contract = contract_of(self.ruleset, statement.verb.text)
        assert contract is not None
        if contract.needs == "bird":
            _check_arguments(statement, 0, 1)
            bird = at(arguments[0], _parse_bird) if arguments else None
            return Bid(contract.id, bird)
        return Bid(contract.id, announces=tuple(at(word, _parse_announced) for word in arguments))

    def _announced(self, statement: Statement) -> list[Announced]:
        if not statement.arguments:
            raise statement.verb.error("expected what is announced, or 'nothing'")
        if [word.text for word in statement.arguments] == ["nothing"]:
            return []
        return [at(word, _parse_announced) for word in statement.arguments]

    def _doubles(self, seat: Seat, statement: Statement) -> list[Target]:
        if not statement.arguments:
            raise statement.verb.error("expected what is doubled: game, an announcement or a seat")
        targets: list[Target] = [at(word, _parse_target) for word in statement.arguments]
        for word, target in zip(statement.arguments, targets, strict=True):
            level = self._level(seat, target)
            if level != _DOUBLES[statement.verb.text]:
                expected = next((verb for verb, number in _DOUBLES.items() if number == level), "nothing more")
                raise statement.verb.error(f"expected {expected!r} on {word.text}, which is doubled {level} times")
        return targets

    def _level(self, seat: Seat, target: Target) -> int:
        """Return how often something has been doubled."""
        if self.state.phase is not Phase.ANNOUNCING:
            return 0
        doubling = self.state.table.round.doubling(*self.state.subject(seat, target))
        return 0 if doubling is None else len(doubling.by)

    def _read_trick(self, line: TrickLine) -> None:
        state = self.state
        if state.is_settled:
            raise line.number.error("the deal is over: no trick may follow")
        if state.phase is not Phase.PLAY:
            raise line.number.error(f"the {state.phase.value} has not ended: no trick may come yet")
        expected = len(state.table.tricks) + 1
        if line.number.text != str(expected):
            raise line.number.error(f"expected trick {expected}, got trick {line.number.text}")
        for item in line.items:
            self._read_trick_item(item, expected)
        if self.state.phase is Phase.PLAY and len(self.state.table.tricks) < expected:
            raise line.number.error(f"trick {expected} has too few cards")

    def _read_trick_item(self, item: Word | Statement, expected: int) -> None:
        if isinstance(item, Statement):
            self._read_in_trick(item)
            return
        state = self.state
        if len(state.table.tricks) >= expected or state.phase is not Phase.PLAY:
            raise item.error(f"trick {expected} has too many cards")
        assert state.turn is not None
        self._apply(item, state.turn, Play(at(item, parse_card)))

    def _read_in_trick(self, statement: Statement) -> None:
        verb = statement.verb
        if verb.text not in _AT_TABLE:
            expected = ", ".join(_AT_TABLE)
            raise verb.error(f"{verb.text!r} is not said in a trick; expected {expected} (in table mode)")
        self._apply(statement.seat, at(statement.seat, parse_seat), _AT_TABLE[verb.text](statement))

    def _apply(self, place: Word, seat: Seat, action: Action) -> None:
        self.remarks.note(place)
        try:
            self.state = self.state.apply(seat, action)
        except IllegalAction as error:
            raise place.error(str(error)) from error
        self.remarks.count_action(place)


_ROUND: Final = ("announces", "good", *_DOUBLES)


def _is_word_of_round(statement: Statement) -> bool:
    return statement.verb.text in _ROUND


def _continues(first: Statement, line: Statement | TrickLine) -> bool:
    """Tell whether a line goes on with the turn of the statement before: the same player's words are one turn."""
    return isinstance(line, Statement) and line.seat.text == first.seat.text and _is_word_of_round(line)


def _check_arguments(statement: Statement, *numbers: int) -> None:
    if len(statement.arguments) not in numbers:
        expected = " or ".join(map(str, numbers))
        raise statement.verb.error(f"{statement.verb.text!r} takes {expected} words, got {len(statement.arguments)}")


def _parse_half(text: str) -> tuple[int, ...]:
    parse_cards(text)
    return tuple(parse_card(token) for token in text.split())


def _parse_bird(text: str) -> Bird:
    for bird in BIRDS:
        if bird == text:
            return bird
    message = f"{text!r} is no bird; expected one of {', '.join(BIRDS)}"
    raise NotationError(message)


def _parse_announced(text: str) -> Announced:
    items: tuple[Announced, ...] = get_args(Announced)
    for item in items:
        if item == text:
            return item
    message = f"{text!r} cannot be announced; expected one of {', '.join(_ANNOUNCED)}"
    raise NotationError(message)


def _parse_target(text: str) -> Target:
    if text == "game":
        return "game"
    return parse_seat(text) if text in SEAT_NAMES[:PLAYERS] else _parse_announced(text)


def _call(statement: Statement) -> Call:
    _check_arguments(statement, 1)
    word = statement.arguments[0]
    return Call(None) if word.text == "fourth" else Call(at(word, parse_card))


def _take(statement: Statement) -> Take:
    _check_arguments(statement, 1)
    word = statement.arguments[0]
    takes = {"1": Take(1), "2": Take(2), "all": Take("all")}
    if word.text not in takes:
        raise word.error(f"expected 1, 2 or all, got {word.text!r}")
    return takes[word.text]


def _concede(statement: Statement) -> Concede:
    _check_arguments(statement, 0, 1)
    return Concede(at(statement.arguments[0], _parse_bird)) if statement.arguments else Concede()


def _lay(statement: Statement) -> Lay:
    """Read what is laid away; cards after ``hiding`` should have been shown and were not."""
    words = [word.text for word in statement.arguments]
    if _HIDING not in words:
        return Lay(cards_laid(statement))
    place = words.index(_HIDING)
    laid, hidden = statement.arguments[:place], statement.arguments[place + 1 :]
    if not hidden:
        raise statement.arguments[place].error("expected the cards that should have been shown")
    return Lay(cards_laid(replace(statement, arguments=laid)), cards_laid(replace(statement, arguments=hidden)))


def _hold(statement: Statement) -> Hold:
    return Hold(tuple(at(word, _parse_announced) for word in statement.arguments))


# Table mode


def _plain(action: Action) -> Callable[[Statement], Action]:
    def parse(statement: Statement) -> Action:
        _check_arguments(statement, 0)
        return action

    return parse


def _of_card(action: type[Correct | Expose]) -> Callable[[Statement], Action]:
    def parse(statement: Statement) -> Action:
        _check_arguments(statement, 1)
        return action(at(statement.arguments[0], parse_card))

    return parse


def _claim_fault(kind: ClaimKind) -> Callable[[Statement], Action]:
    def parse(statement: Statement) -> ClaimFault:
        match [word.text for word in statement.arguments]:
            case [_]:
                return ClaimFault(kind, at(statement.arguments[0], _parse_player))
            case [_, "trick", number] if number.isascii() and number.isdecimal() and kind in IN_TRICKS:
                return ClaimFault(kind, at(statement.arguments[0], _parse_player), int(number))
            case _:
                trick = f", and in which trick if you know it ({statement.verb.text} B trick 4)"
                expected = f"expected whose fault is claimed, such as {statement.verb.text} B"
                raise statement.verb.error(expected + (trick if kind in IN_TRICKS else ""))

    return parse


def _parse_player(text: str) -> Seat:
    seat = parse_seat(text)
    if seat >= PLAYERS:
        message = f"expected a seat from A to {SEAT_NAMES[PLAYERS - 1]}, got {text}"
        raise NotationError(message)
    return seat


def _claim_lost(statement: Statement) -> ClaimLost:
    _check_arguments(statement, 1)
    return ClaimLost(at(statement.arguments[0], _parse_lost))


def _parse_lost(text: str) -> Lost:
    items: tuple[Lost, ...] = get_args(Lost)
    for item in items:
        if item == text:
            return item
    message = f"{text!r} cannot be claimed; expected one of {', '.join(items)}"
    raise NotationError(message)


_AT_TABLE: Final[dict[str, Callable[[Statement], Action]]] = {
    **{f"claims-{kind}": _claim_fault(kind) for kind in CLAIMS},
    "claims-lost": _claim_lost,
    "corrects": _of_card(Correct),
    "exposes": _of_card(Expose),
    "talks": _plain(TALK),
    "throws-in": _plain(THROW_IN),
    "stops": _plain(STOP),
    "plays-on": _plain(PLAY_ON),
    "strikes": _plain(STRIKE),
    "agrees": _plain(AGREE),
}
"""What is said and done in table mode, in a trick or between two of them."""

_VERBS: Final[dict[str, Callable[[Statement], Action]]] = {
    "hold": _hold,
    "calls": _call,
    "takes": _take,
    "concedes": _concede,
    "lays": _lay,
}
