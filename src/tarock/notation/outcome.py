"""How a deal ended, line by line: which message of the catalogues says it, and what goes into it.

Whoever tells it fills in the names: the terminal and the report at once, the browser when it has got the lines.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.events import Counted, Void
from tarock.danish.state import DanishState
from tarock.koenigrufen import ending
from tarock.koenigrufen.cards import thirds
from tarock.koenigrufen.facts import Facts, Item, Side
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.danish import answer as danish_answer

NO_BIRD: Final = "none"
YES_OR_NO: Final = {True: "yes", False: "no"}


@dataclass(frozen=True, slots=True)
class OutcomeLine:
    """A sentence that is still without names."""

    key: str
    """The message."""
    seats: Mapping[str, tuple[Seat, ...]] = field(default_factory=dict[str, tuple[Seat, ...]])
    """Arguments that are the names of seats."""
    thirds: Mapping[str, int] = field(default_factory=dict[str, int])
    """Arguments that are counts of cards, in thirds of a point."""
    values: Mapping[str, str | int] = field(default_factory=dict[str, str | int])
    """Arguments that choose a word or are a number; ``contract`` and ``bonus`` are ids that have names."""


def danish_outcome(state: DanishState) -> Iterator[OutcomeLine]:
    """Give what the cards did at the end, paid or not."""
    for said in danish_answer.outcome(state.table):
        what, seat, *card = said.split()
        yield OutcomeLine(f"outcome-{what}", {"seat": (SEAT_NAMES.index(seat),)}, values={"card": "".join(card)})
    if Void() in state.table.events:
        yield OutcomeLine("report-void")


def danish_count(state: DanishState) -> dict[str, int] | None:
    """Return what each player's tricks counted, where the deal came to a count."""
    counted = next((event for event in state.table.events if isinstance(event, Counted)), None)
    return None if counted is None else {SEAT_NAMES[seat]: points for seat, points in counted.points}


def koenigrufen_outcome(state: KoenigrufenState) -> Iterator[OutcomeLine]:
    """Give who played what with whom, and how it ended."""
    facts = state.facts
    if facts.struck:
        yield OutcomeLine("k-outcome-redealt" if state.table.proceedings.redealt else "k-outcome-struck")
    elif facts.contract is None:
        yield OutcomeLine("k-outcome-nobody")
    elif facts.declarer is None:
        yield OutcomeLine("k-outcome-trischaken", {"seat": (facts.forehand,)})
        yield from _stopped(facts) or _counts(facts)
    else:
        yield _who(facts, facts.declarer)
        if facts.king_in_talon is not None:
            yield OutcomeLine("k-outcome-king-in-talon", values={"king": facts.king_in_talon})
        stopped = _stopped(facts)
        if stopped:
            yield from stopped
        elif state.table.concession is None:
            yield from _result(state, facts, facts.declarer)


def _stopped(facts: Facts) -> list[OutcomeLine]:
    """Return who has ended the game by a Renonce; then nothing else decides it."""
    return [OutcomeLine("k-outcome-renonce", {"seats": facts.revoke})] if facts.revoke else []


def _counts(facts: Facts) -> Iterator[OutcomeLine]:
    assert isinstance(facts.thirds, tuple)
    for seat, count in enumerate(facts.thirds):
        yield OutcomeLine("k-outcome-count-of", {"seat": (seat,)}, {"own": count})


def _who(facts: Facts, declarer: Seat) -> OutcomeLine:
    named_bird = facts.bird is not None and facts.bird != NO_BIRD
    values: dict[str, str | int] = {"contract": f"{facts.contract} {facts.bird}" if named_bird else str(facts.contract)}
    if facts.partner is not None:
        seats = {"seat": (declarer,), "partner": (facts.partner,)}
        return OutcomeLine("k-outcome-partner", seats, values=values)
    key = "k-outcome-own-king" if facts.own_king else "k-outcome-alone"
    return OutcomeLine(key, {"seat": (declarer,)}, values=values)


def _result(state: KoenigrufenState, facts: Facts, declarer: Seat) -> Iterator[OutcomeLine]:
    contract, seats = state.table.game, {"seat": (declarer,)}
    if contract.kind == "negative":
        assert isinstance(facts.tricks, int)
        yield OutcomeLine("k-outcome-tricks", seats, values={"tricks": facts.tricks})
        won = facts.tricks == contract.tricks
    else:
        own, other = (thirds(state.ruleset.counting, ending.cards_of(state, side)) for side in Side)
        yield OutcomeLine("k-outcome-counts", seats, {"own": own, "other": other})
        won = own >= state.ruleset.counting.win_thirds
    yield OutcomeLine("k-outcome-result", values={"won": YES_OR_NO[won]})
    yield from (_bonus(item) for item in facts.items)


def _bonus(item: Item) -> OutcomeLine:
    if item.item == "king_captured":
        return OutcomeLine("k-outcome-king-captured")
    flags = {"announced": YES_OR_NO[item.announced], "made": YES_OR_NO[item.made]}
    return OutcomeLine("k-outcome-bonus", values={"bonus": item.item, "side": item.side.value, **flags})
