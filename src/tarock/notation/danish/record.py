"""Records of Danish Tarok: reading checks every action with the engine, writing gives back what was read."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from tarock.core.cardset import NO_CARDS
from tarock.core.errors import IllegalAction, NotationError
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.actions import (
    ACCEPT,
    ACCEPT_HOLDING,
    AGREE,
    ASK_LAID,
    CLAIM,
    DEAL_AGAIN,
    DEMAND,
    MOVE_CUPS,
    PASS_DEAL,
    REDEAL,
    REFUSE,
    WAIVE,
    Accept,
    Action,
    ClaimFault,
    Declare,
    Draw,
    Lay,
    Name,
    Play,
    PlayOutOfTurn,
)
from tarock.danish.cards import LAST_TRICK
from tarock.danish.cups import with_cups_moved
from tarock.danish.deal import problems
from tarock.danish.declarations import Item
from tarock.danish.events import Cups
from tarock.danish.fault_kinds import CLAIMS, DEALERS_CLAIMS, ClaimKind
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import ACTIVE, Seating
from tarock.danish.state import DanishState, start, start_position
from tarock.danish.table import Opening, Phase
from tarock.notation.cards import parse_card, parse_cards, parse_seat, parse_suit
from tarock.notation.danish.items import parse_item
from tarock.notation.danish.result import check_result
from tarock.notation.reader import Remark, Remarks, at, cards_laid, mode_of
from tarock.notation.shown import shown
from tarock.notation.syntax import RESULT, DealText, Statement, TrickLine, Word

_CUPS: Final = re.compile(r"\s*king=(\d{1,9})\s+pagat=(\d{1,9})\s*|\s*pagat=(\d{1,9})\s+king=(\d{1,9})\s*")
_START: Final = re.compile(r"\s*trick\s+(\d{1,2})\s*")


@dataclass(frozen=True, slots=True)
class DanishRecord:
    """One deal: its tags as they are written, and the state that its actions lead to."""

    state: DanishState
    tags: tuple[tuple[str, str], ...]
    remarks: tuple[Remark, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Tell whether the deal has come to its end; in table mode claims may still follow the last trick."""
        return self.state.is_settled


def read(ruleset: DanishRuleset, deal: DealText, mode: Mode | None = None) -> DanishRecord:
    """Read one deal.

    :param mode: how to take an act against the rules; as the record says if this is None.
    :raises NotationError: with line and column, what was expected and which rule is broken.
    """
    return _Reader(ruleset, deal, mode).read()


class _Reader:
    """Reads one deal from top to bottom; ``state`` is where it has come to."""

    def __init__(self, ruleset: DanishRuleset, deal: DealText, mode: Mode | None) -> None:
        self.deal = deal
        self.mode = mode
        self.tags = {tag.name: tag for tag in deal.tags}
        self.place = deal.tags[0].place
        self.state = self._start(ruleset)
        self.remarks = Remarks(deal.comments)

    def read(self) -> DanishRecord:
        for line in self.deal.lines:
            if isinstance(line, TrickLine):
                self._read_trick(line)
            else:
                self._read_statement(line)
        self.remarks.note()
        if RESULT in self.tags:
            check_result(self.state, self.tags[RESULT])
        tags = tuple((tag.name, tag.value) for tag in self.deal.tags)
        return DanishRecord(self.state, tags, tuple(self.remarks.noted))

    # Tags

    def _start(self, ruleset: DanishRuleset) -> DanishState:
        seating = self._seating()
        hands = tuple(
            at(self.tags[name].place, parse_cards) if (name := SEAT_NAMES[seat]) in self.tags else NO_CARDS
            for seat in seating.at_table
        )
        opening = self._opening(seating)
        mode = mode_of(self.tags.get("Mode")) if self.mode is None else self.mode
        found = problems(seating, hands, None if opening is None else opening.trick, mode)
        if found:
            seat = found[0][0]
            raise self.tags[SEAT_NAMES[seat]].place.error("; ".join(text for _, text in found))
        if opening is not None:
            return start_position(ruleset, seating, hands, opening)
        state = start(ruleset, seating, hands, self._cups(), ante=self._ante_is_due(), mode=mode)
        return state if mode_of(self.tags.get("Mode")) is mode else with_cups_moved(state)

    def _seating(self) -> Seating:
        active = [seat for seat, name in enumerate(SEAT_NAMES) if name in self.tags]
        if len(active) != ACTIVE:
            raise self.place.error(f'expected three hands such as [A "…"], got {len(active)}')
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
            raise self.place.error(f'expected [{name} "…"] with the seat')
        seat = at(self.tags[name].place, parse_seat)
        if seat not in active:
            raise self.tags[name].place.error(f"{SEAT_NAMES[seat]} has no hand in this deal")
        return seat

    def _cups(self) -> Cups:
        tag = self.tags.get("Cups")
        if tag is None:
            return Cups()
        found = _CUPS.fullmatch(tag.value)
        if found is None:
            raise tag.place.error('expected what each cup holds, such as [Cups "king=60 pagat=60"]')
        return Cups(int(found[1] or found[4]), int(found[2] or found[3]))

    def _ante_is_due(self) -> bool:
        tag = self.tags.get("Ante")
        if tag is not None and tag.value != "paid":
            raise tag.place.error('expected [Ante "paid"], for a deal that follows a redeal')
        return tag is None

    def _opening(self, seating: Seating) -> Opening | None:
        tag = self.tags.get("Start")
        if tag is None:
            if "Leader" in self.tags:
                raise self.tags["Leader"].place.error("[Leader] belongs to a position: expected [Start] too")
            return None
        found = _START.fullmatch(tag.value)
        if found is None or not 1 <= int(found[1]) <= LAST_TRICK:
            raise tag.place.error('expected the first trick, such as [Start "trick 23"]')
        return Opening(int(found[1]), self._seat_tag("Leader", seating.active))

    # Body

    def _read_statement(self, statement: Statement) -> None:
        handler = _STATEMENTS.get(statement.verb.text)
        if handler is None:
            raise statement.verb.error(
                f"{shown(statement.verb.text)} is no statement here; expected {', '.join(_STATEMENTS)} or a trick"
            )
        self._apply(statement.seat, at(statement.seat, parse_seat), self._handled(handler, statement))

    def _handled(self, handler: "_Handler", statement: Statement) -> Action:
        """Read a statement; some claims are about the dealer without naming him."""
        return handler(statement, self.state.table.seating.dealer)

    def _read_trick(self, line: TrickLine) -> None:
        expected = len(self.state.table.tricks) + 1
        if self.state.table.opening is not None:
            expected += self.state.table.opening.trick - 1
        self._check_play_has_begun(line.number)
        if line.number.text != str(expected):
            raise line.number.error(f"expected trick {expected}, got trick {line.number.text}")
        before = len(self.state.table.tricks)
        for item in line.items:
            if len(self.state.table.tricks) > before:
                place = item.seat if isinstance(item, Statement) else item
                raise place.error(f"trick {expected} is finished: too many cards")
            self._read_trick_item(item)
        if len(self.state.table.tricks) == before and not self.state.is_over:
            raise line.number.error(f"trick {expected} has too few cards")

    def _check_play_has_begun(self, place: Word) -> None:
        state = self.state
        if state.is_over:
            raise place.error("the deal is over: nothing may follow")
        if state.phase is Phase.CLOSING:
            raise place.error("all tricks have been played: expected claims or 'agrees'")
        if state.phase is not Phase.PLAY:
            assert state.turn is not None
            verb = "lays …" if state.phase is Phase.SKAT else "declares … or passes"
            raise place.error(f"expected '{SEAT_NAMES[state.turn]} {verb}' before the first trick")

    def _read_trick_item(self, item: Word | Statement) -> None:
        if isinstance(item, Statement):
            handler = _IN_TRICK.get(item.verb.text)
            if handler is None:
                raise item.verb.error(
                    f"{shown(item.verb.text)} is not said in a trick; expected {', '.join(_IN_TRICK)}"
                )
            self._apply(item.seat, at(item.seat, parse_seat), self._handled(handler, item))
            return
        if self.state.turn is None:
            raise item.error("the deal is over: nothing may follow")
        self._apply(item, self.state.turn, at(item, _parse_play))

    def _apply(self, place: Word, seat: Seat, action: Action) -> None:
        self.remarks.note(place)
        try:
            self.state = self.state.apply(seat, action)
        except IllegalAction as error:
            raise place.error(str(error)) from error
        self.remarks.count_action(place)


def _parse_seats(text: str) -> list[Seat]:
    return [parse_seat(token) for token in text.split()]


def _parse_play(text: str) -> Play:
    card, equals, suit = text.partition("=")
    return Play(parse_card(card), parse_suit(suit) if equals else None)


_Handler: TypeAlias = Callable[[Statement, Seat], Action]


def _lay(statement: Statement, _dealer: Seat) -> Lay:
    return Lay(cards_laid(statement))


def _declare(statement: Statement, _dealer: Seat) -> Declare:
    items: list[Item] = []
    words: list[Word] = []
    for word in (*statement.arguments, None):
        if word is None or word.text == ",":
            place = words[0] if words else word or statement.verb
            try:
                items.append(parse_item([each.text for each in words]))
            except NotationError as error:
                raise place.error(error.message) from error
            words = []
        else:
            words.append(word)
    return Declare(tuple(items))


def _plain(action: Action) -> _Handler:
    def parse(statement: Statement, _dealer: Seat) -> Action:
        if statement.arguments:
            raise statement.arguments[0].error(f"nothing may follow {statement.verb.text!r}")
        return action

    return parse


def _name(statement: Statement, _dealer: Seat) -> Name:
    if len(statement.arguments) != 1:
        raise statement.verb.error("expected the suit that the skus is named, such as (B names H)")
    return Name(at(statement.arguments[0], parse_suit))


# Table mode


def _claim_fault(kind: ClaimKind) -> _Handler:
    def parse(statement: Statement, dealer: Seat) -> ClaimFault:
        match [word.text for word in statement.arguments]:
            case [] if kind in DEALERS_CLAIMS:
                return ClaimFault(kind, dealer)
            case [_]:
                return ClaimFault(kind, at(statement.arguments[0], parse_seat))
            case [_, "trick", number] if number.isascii() and number.isdecimal() and kind == "renonce":
                return ClaimFault(kind, at(statement.arguments[0], parse_seat), int(number))
            case _:
                trick = ", and in which trick if you know it (claims-renonce B trick 4)" if kind == "renonce" else ""
                raise statement.verb.error(f"expected whose fault is claimed, such as {statement.verb.text} B{trick}")

    return parse


def _play_out_of_turn(statement: Statement, _dealer: Seat) -> PlayOutOfTurn:
    if len(statement.arguments) != 1:
        raise statement.verb.error("expected the card that was played out of turn, such as (C plays H7)")
    played = at(statement.arguments[0], _parse_play)
    return PlayOutOfTurn(played.card, played.named)


def _accept(statement: Statement, _dealer: Seat) -> Accept:
    match [word.text for word in statement.arguments]:
        case []:
            return ACCEPT
        case ["holding"]:
            return ACCEPT_HOLDING
        case _:
            raise statement.arguments[0].error("expected nothing or 'holding' after accepts")


def _draw(statement: Statement, _dealer: Seat) -> Draw:
    match statement.arguments:
        case [seat, place] if place.text.isascii() and place.text.isdecimal():
            return Draw(at(seat, parse_seat), int(place.text))
        case _:
            raise statement.verb.error("expected from whom and which card of the hand, such as B draws A 7")


_AT_TABLE: Final[dict[str, _Handler]] = {
    **{f"claims-{kind}": _claim_fault(kind) for kind in CLAIMS},
    "plays": _play_out_of_turn,
    "accepts": _accept,
    "refuses": _plain(REFUSE),
    "moves-cups": _plain(MOVE_CUPS),
}
_STATEMENTS: Final[dict[str, _Handler]] = {
    "redeal": _plain(REDEAL),
    "lays": _lay,
    "declares": _declare,
    "passes": _plain(Declare()),
    "asks": _plain(ASK_LAID),
    "demands": _plain(DEMAND),
    **_AT_TABLE,
    "deals-again": _plain(DEAL_AGAIN),
    "passes-deal": _plain(PASS_DEAL),
    "draws": _draw,
    "agrees": _plain(AGREE),
}
_IN_TRICK: Final[dict[str, _Handler]] = {
    "claims": _plain(CLAIM),
    "names": _name,
    "waives": _plain(WAIVE),
    "demands": _plain(DEMAND),
    "asks": _plain(ASK_LAID),
    **_AT_TABLE,
}
