"""How a deal of Königrufen ended, in lines."""

from collections.abc import Iterator
from typing import Final

from tarock.core.seats import Seat
from tarock.koenigrufen import ending
from tarock.koenigrufen.cards import thirds
from tarock.koenigrufen.facts import Facts, Item, Side
from tarock.koenigrufen.state import KoenigrufenState
from tarock.telling.koenigrufen.phrases import bonus_name, called_rank
from tarock.telling.line import Line

NO_BIRD: Final = "none"
YES_OR_NO: Final = {True: "yes", False: "no"}


def outcome(state: KoenigrufenState) -> Iterator[Line]:
    """Give who played what with whom, and how it ended."""
    facts = state.facts
    if facts.struck:
        yield Line("k-outcome-redealt" if state.table.proceedings.redealt else "k-outcome-struck", "outcome")
    elif facts.contract is None:
        yield Line("k-outcome-nobody", "outcome")
    elif facts.declarer is None:
        yield Line("k-outcome-trischaken", "outcome", seats={"seat": (facts.forehand,)})
        yield from _stopped(facts) or _counts(facts)
    else:
        yield _who(facts, facts.declarer)
        if facts.king_in_talon is not None:
            values = {"king": facts.king_in_talon, "rank": called_rank(state.table.call)}
            yield Line("k-outcome-king-in-talon", "outcome", values=values)
        stopped = _stopped(facts)
        if stopped:
            yield from stopped
        elif state.table.concession is None:
            yield from _result(state, facts, facts.declarer)


def _stopped(facts: Facts) -> list[Line]:
    """Return who has ended the game by a Renonce; then nothing else decides it."""
    return [Line("k-outcome-renonce", "outcome", seats={"seats": facts.revoke})] if facts.revoke else []


def _counts(facts: Facts) -> Iterator[Line]:
    assert isinstance(facts.thirds, tuple)
    for seat, count in enumerate(facts.thirds):
        yield Line("k-outcome-count-of", "outcome", seats={"seat": (seat,)}, thirds={"own": count})


def _who(facts: Facts, declarer: Seat) -> Line:
    named_bird = facts.bird is not None and facts.bird != NO_BIRD
    values: dict[str, str | int] = {"contract": f"{facts.contract} {facts.bird}" if named_bird else str(facts.contract)}
    if facts.partner is not None:
        seats = {"seat": (declarer,), "partner": (facts.partner,)}
        return Line("k-outcome-partner", "outcome", seats=seats, values=values)
    key = "k-outcome-own-king" if facts.own_king else "k-outcome-alone"
    return Line(key, "outcome", seats={"seat": (declarer,)}, values=values)


def _result(state: KoenigrufenState, facts: Facts, declarer: Seat) -> Iterator[Line]:
    contract, seats = state.table.game, {"seat": (declarer,)}
    if contract.kind == "negative":
        assert isinstance(facts.tricks, int)
        yield Line("k-outcome-tricks", "outcome", seats=seats, values={"tricks": facts.tricks})
        won = facts.tricks == contract.tricks
    else:
        own, other = (thirds(state.ruleset.counting, ending.cards_of(state, side)) for side in Side)
        yield Line("k-outcome-counts", "outcome", seats=seats, thirds={"own": own, "other": other})
        won = own >= state.ruleset.counting.win_thirds
    yield Line("k-outcome-result", "outcome", values={"won": YES_OR_NO[won]})
    yield from (_bonus(item, called_rank(state.table.call)) for item in facts.items)


def _bonus(item: Item, called: str) -> Line:
    if item.item == "king_captured":
        return Line("k-outcome-king-captured", "outcome", values={"rank": called})
    flags = {"announced": YES_OR_NO[item.announced], "made": YES_OR_NO[item.made]}
    parts = {"bonus": (bonus_name(item.item),)}
    return Line("k-outcome-bonus", "outcome", values={"side": item.side.value, **flags}, parts=parts)
