"""What a deal came to: the end of the deal taken together, and checked for contradictions."""

from dataclasses import dataclass, field

from tarock.core.errors import SheetError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.danish.cards import KINGS
from tarock.danish.events import (
    Ante,
    Close,
    Counted,
    Cup,
    Declared,
    DeclaredCourts,
    DeclaredLength,
    Event,
    Fined,
    Fund,
    Lost,
    PagatHomed,
    Redealt,
    Repaid,
    Ruled,
    Unfunded,
    Void,
    WentBagud,
    WonLast,
    WonNolo,
    WonTout,
    WonUltimo,
)
from tarock.danish.fault_kinds import DEALERS_FAULTS, Fine
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating


@dataclass
class Facts:
    """The end of a deal, whatever the order in which it was written down."""

    last: Seat | None = None
    ultimo: tuple[Seat, Cup] | None = None
    baguds: list[tuple[Seat, Cup]] = field(default_factory=list[tuple[Seat, Cup]])
    nolos: list[Seat] = field(default_factory=list[Seat])
    tout: Seat | None = None
    counts: dict[Seat, int] | None = None
    unfunded: list[tuple[Seat, Cup]] = field(default_factory=list[tuple[Seat, Cup]])
    barred: dict[Seat, Fined] = field(default_factory=dict[Seat, Fined])
    """Who cannot score an ultimo in this deal, and for which fault."""
    void: bool = False

    @property
    def emptied(self) -> dict[Cup, Seat]:
        """Who emptied which cup: the tout player both, the ultimator his own.

        A nolo cancels an ultimo; a fault bars the offender's (Møller, Nolo, l.615-617; Fejlmeldinger, l.492-494).
        """
        if self.void or (self.nolos and self.tout is None):
            return {}
        if self.tout is not None:
            return dict.fromkeys(Cup, self.tout)
        if self.ultimo is None or self.ultimo[0] in self.barred:
            return {}
        seat, cup = self.ultimo
        return {cup: seat}

    @property
    def noted(self) -> tuple[str, ...]:
        """What the end of the deal has to settle, by the reasons of its payments."""
        found = {
            "last_trick": self.last is not None and self.ultimo is None,
            "ultimo": self.ultimo is not None,
            "bagud": bool(self.baguds),
            "nolo": bool(self.nolos) and self.tout is None,
            "tout": self.tout is not None,
            "count": self.counts is not None,
        }
        return tuple(name for name, is_there in found.items() if is_there)

    @property
    def winner_of_last(self) -> Seat | None:
        """Who won the last trick, with an ultimo card or not."""
        return self.last if self.ultimo is None else self.ultimo[0]


def fine_for(rules: DanishRuleset, fault: str) -> Fine:
    """Return the fine that a book sets on a fault.

    :raises SheetError: if the book does not know the fault.
    """
    fine: Fine | None = getattr(rules.fines, fault)
    if fine is None:
        raise SheetError("events", Sentence("sheet-no-fine", book=rules.book.short, fault=fault))
    return fine


@dataclass(frozen=True, slots=True)
class BarredUltimo:
    """A last trick won with a king or the pagat that is no ultimo, since its winner had committed a fault."""

    seat: Seat
    cup: Cup
    fault: str
    rule: str


def barred_ultimo(rules: DanishRuleset, events: tuple[Event, ...]) -> BarredUltimo | None:
    """Return the ultimo that a fault has cost (Møller, l.423-424, l.492-494, l.566, l.658-659)."""
    barred = _barred(rules, events)
    for event in events:
        if isinstance(event, WonUltimo) and event.seat in barred:
            fault = barred[event.seat].fault
            return BarredUltimo(event.seat, event.cup, fault, fine_for(rules, fault).source)
    return None


def _barred(rules: DanishRuleset, events: tuple[Event, ...]) -> dict[Seat, Fined]:
    """Return the first fault of each seat that bars its ultimo."""
    fines = [event for event in events if isinstance(event, Fined) and fine_for(rules, event.fault).bars_ultimo]
    return {event.seat: event for event in reversed(fines)}


def gather(rules: DanishRuleset, seating: Seating, events: tuple[Event, ...]) -> Facts:
    """Put the end of a deal together.

    :raises SheetError: if the events contradict each other or name somebody who does not play.
    """
    facts = Facts(barred=_barred(rules, events))
    for event in events:
        _check_seat(seating, event)
        _note(rules, seating, facts, event)
    _check_end(facts)
    _check_ultimo_cards(events)
    _check_tricks(facts, events)
    _check_stakes(events)
    _check_redeal(events)
    _check_repayments(rules, events)
    _check_close(events)
    return facts


def _note(rules: DanishRuleset, seating: Seating, facts: Facts, event: Event) -> None:
    match event:
        case WonLast(seat):
            _once(facts.last is None, "last_trick")
            facts.last = seat
        case WonUltimo(seat, cup):
            _once(facts.ultimo is None, "ultimo")
            facts.ultimo = seat, cup
        case WentBagud(seat, cup):
            facts.baguds.append((seat, cup))
        case WonNolo(seat):
            facts.nolos.append(seat)
        case WonTout(seat):
            _once(facts.tout is None, "tout")
            facts.tout = seat
        case Counted(points):
            _once(facts.counts is None, "count")
            facts.counts = dict(points)
        case Void():
            facts.void = True
        case Fined(seat, fault):
            fine = fine_for(rules, fault)
            _check_dealers(fine, seating, seat, fault)
            facts.void |= fine.deal == "stops"
        case Ruled(seat, payee):
            _check_ruling(seating, seat, payee)
        case Unfunded(seat, cup):
            facts.unfunded.append((seat, cup))
        case _:
            pass


def _check_ruling(seating: Seating, seat: Seat, payee: Seat | Cup) -> None:
    if seat == payee:
        raise SheetError("events", Sentence("sheet-ruling-self"))
    if not isinstance(payee, Cup) and payee not in seating.at_table:
        raise SheetError("events", Sentence("sheet-not-at-table", seat=SEAT_NAMES[payee]))


def _check_dealers(fine: Fine, seating: Seating, seat: Seat, fault: str) -> None:
    """What only a dealer does wrong costs only the dealer something."""
    if fault in DEALERS_FAULTS and seat != seating.dealer:
        wrong = Sentence("sheet-dealers-fault", fault=fault, seat=SEAT_NAMES[seat], rule=fine.source)
        raise SheetError("events", wrong)


def _once(first: bool, name: str) -> None:  # noqa: FBT001 - reads as "once, if this is the first"
    if not first:
        raise SheetError("events", Sentence("sheet-only-once", event=name))


def _check_seat(seating: Seating, event: Event) -> None:
    seat = getattr(event, "seat", None)
    if seat is None:
        return
    if seat not in seating.at_table:
        raise SheetError("events", Sentence("sheet-not-at-table", seat=SEAT_NAMES[seat]))
    if seat in seating.sitting_out and not isinstance(event, Unfunded | Ruled):
        raise SheetError("events", Sentence("sheet-sits-out", seat=SEAT_NAMES[seat]))


def _check_end(facts: Facts) -> None:
    winner = facts.winner_of_last
    if facts.last is not None and facts.last != winner:
        raise SheetError("events", Sentence("sheet-ultimo-winner"))
    if facts.tout is not None and winner not in {None, facts.tout}:
        raise SheetError("events", Sentence("sheet-tout-last"))
    if facts.tout is None and len(facts.nolos) > 1:
        raise SheetError("events", Sentence("sheet-two-nolos"))
    if facts.tout in facts.nolos or (winner is not None and winner in facts.nolos):
        raise SheetError("events", Sentence("sheet-nolo-trick"))
    losers = [seat for seat, _ in facts.baguds]
    if len(set(losers)) != len(losers):
        raise SheetError("events", Sentence("sheet-bagud-once"))
    if winner in losers or facts.tout in losers:
        raise SheetError("events", Sentence("sheet-bagud-winner"))
    if facts.ultimo is not None and facts.ultimo[1] is Cup.KING and Cup.PAGAT in {cup for _, cup in facts.baguds}:
        raise SheetError("events", Sentence("sheet-king-beats-pagat"))
    if len(losers) > 2:  # noqa: PLR2004 - three cards lie in a trick and one of them wins
        raise SheetError("events", Sentence("sheet-three-baguds"))


def _check_ultimo_cards(events: tuple[Event, ...]) -> None:
    """There is one pagat and there are four kings, and each meets one fate."""
    fates = {Cup.KING: 0, Cup.PAGAT: 0}
    for event in events:
        if isinstance(event, Lost | WonUltimo | WentBagud):
            fates[event.cup] += 1
        elif isinstance(event, PagatHomed):
            fates[Cup.PAGAT] += 1
    if fates[Cup.PAGAT] > 1:
        raise SheetError("events", Sentence("sheet-one-pagat"))
    if fates[Cup.KING] > len(KINGS):
        raise SheetError("events", Sentence("sheet-four-kings"))


def _check_tricks(facts: Facts, events: tuple[Event, ...]) -> None:
    """The pagat comes home in a trick, and who takes every trick loses no card."""
    for event in events:
        if isinstance(event, PagatHomed) and (event.seat in facts.nolos or facts.tout not in {None, event.seat}):
            raise SheetError("events", Sentence("sheet-pagat-home-trick", seat=SEAT_NAMES[event.seat]))
        if isinstance(event, Lost) and event.seat == facts.tout:
            raise SheetError("events", Sentence("sheet-tout-lost", seat=SEAT_NAMES[event.seat]))


def _check_stakes(events: tuple[Event, ...]) -> None:
    """The ante is paid once, and so is each cup funded."""
    stakes = [event for event in events if isinstance(event, Ante | Fund)]
    if len(set(stakes)) != len(stakes):
        raise SheetError("events", Sentence("sheet-stakes-once"))


def _check_redeal(events: tuple[Event, ...]) -> None:
    """A deal that is dealt again has only its funding, its ante and the faults of dealing."""
    redealt = any(isinstance(event, Redealt) for event in events)
    played = DeclaredLength | DeclaredCourts | Lost | PagatHomed | WonLast | WonUltimo | WentBagud | WonNolo
    if redealt and any(isinstance(event, played | WonTout | Counted) for event in events):
        raise SheetError("events", Sentence("sheet-redealt-played"))


def _check_repayments(rules: DanishRuleset, events: tuple[Event, ...]) -> None:
    """What is repaid was declared, and comes with the fine on a false declaration."""
    declared: list[Declared] = [event for event in events if isinstance(event, DeclaredLength | DeclaredCourts)]
    if len(set(declared)) != len(declared):
        raise SheetError("events", Sentence("sheet-declared-twice"))
    repayments = [event for event in events if isinstance(event, Fined | Repaid) and event.repaid is not None]
    if len({event.repaid for event in repayments}) != len(repayments):
        raise SheetError("events", Sentence("sheet-repaid-twice"))
    fined = {event.seat for event in repayments if isinstance(event, Fined)}
    for event in repayments:
        if event.repaid not in declared:
            raise SheetError("events", Sentence("sheet-repaid-undeclared", seat=SEAT_NAMES[event.seat]))
        if event.seat not in fined:
            raise SheetError("events", Sentence("sheet-repaid-unfined", seat=SEAT_NAMES[event.seat]))
        _check_due(rules, event)


def _check_due(rules: DanishRuleset, event: Fined | Repaid) -> None:
    """Where only the excess is repaid, something of the same kind was due."""
    if event.due is None:
        return
    fine = rules.fines.false_declaration
    if fine is None or fine.repays == "declaration":
        raise SheetError("events", Sentence("sheet-repaid-whole", book=rules.book.short))
    if _subject(event.due) != _subject(event.repaid):
        raise SheetError("events", Sentence("sheet-repaid-other", seat=SEAT_NAMES[event.seat]))


def _subject(declared: Declared | None) -> object:
    """Return what a declaration is about: taroks, matadors, the kings or a suit."""
    return declared.kind if isinstance(declared, DeclaredLength) else getattr(declared, "suit", None)


def _check_close(events: tuple[Event, ...]) -> None:
    _once(sum(isinstance(event, Close) for event in events) <= 1, "close")
