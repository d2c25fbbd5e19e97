"""Whether reasons are reasons: `python -m bench.reasons FAMILY [--deals N] [--workers N]`.

Everybody plays by the books.  Where the coach prefers a choice beyond chance, and a hint would cite a piece of advice
for it, cards of the player are exchanged for cards of another, as few and as like as possible, so that the advice no
longer applies; all that was done must still have been possible.  Then the best choice that the advice asked for is
compared once more with the best of the others.  If the fact that the advice names is what speaks for the choice, the
preference turns round, or is half as strong at most.  Beside it stands the same after exchanges at least as large that
leave the advice as it is.

What the coach calls a reason is told apart from what he only cites.  He knows it from
`src/tarock/tutor/FAMILY/reasons.toml`, which ``--learn FILE...`` makes of what was found in other deals before.
"""

import argparse
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from bench.many import each
from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.core.errors import IllegalAction
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.rulesets import RULESETS, load
from tarock.tutor.advice import Advice, Sense
from tarock.tutor.coach import COACHES
from tarock.tutor.families import TUTORS
from tarock.tutor.hints import reasons_for
from tarock.tutor.judge import SURE

NOMINATING: Final = 60
COMPARING: Final = 300
"""In so many deals choices are tried: to find the two that are compared, and to compare them."""
MOMENTS: Final = 6
"""So many moments of a deal are looked at."""
SINGLE: Final = 250
DOUBLE: Final = 150
"""So many exchanges of one card, and of two, are tried."""

Swap: TypeAlias = tuple[tuple[Seat, Card, Card], ...]
"""Cards of the player for cards of others: from whom, which of mine, which of his."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal to be played."""

    ruleset: str
    number: int


@dataclass(frozen=True, slots=True)
class Preferred:
    """A choice that the coach prefers to another, for which a piece of advice speaks."""

    state: Any
    row: Advice
    sense: Sense[Any]
    """Whether the advice asks for a choice, as long as it applies."""
    choice: Any
    other: Any
    by: float

    @property
    def seat(self) -> Seat:
        """Who chooses."""
        seat: Seat = self.state.turn
        return seat


class Found(msgspec.Struct, frozen=True):
    """A preference, and what is left of it without the fact, and after an exchange that leaves the fact."""

    ruleset: str
    row: str
    kind: str
    by: float
    without: float | None
    control: float | None
    """None where nothing could be exchanged."""

    def is_gone(self, left: float) -> bool:
        """Tell whether a preference turned round, or is half as strong at most."""
        return left <= self.by / 2


def found_in(dealt: Dealt) -> list[Found]:
    """Play a deal, and take the facts away from its reasons."""
    rng = Random(f"reasons {dealt.ruleset} {dealt.number}")
    states = list(states_of_deal(dealt, rng))
    rng.shuffle(states)
    preferred = (found for state in states if (found := preference(state, rng)) is not None)
    return [_tried(one, rng) for one in islice(preferred, MOMENTS)]


def states_of_deal(dealt: Dealt, rng: Random) -> Iterator[Any]:
    """Give every moment of a deal at which somebody is to act."""
    rules = load(dealt.ruleset)
    coach = COACHES[rules.family]
    state: Any = GAMES[rules.family].dealt(rules, dealt.number % 3, f"reasons {dealt.number}", Mode.STRICT)
    players = {seat: coach.book() for seat in range(len(state.hands))}
    while not state.is_over:
        if state.turn is not None:
            yield state
        state = coach.next_move(state, players, rng).state


def preference(state: Any, rng: Random) -> Preferred | None:  # noqa: ANN401 - of the family
    """Return what the coach prefers for a reason, and to what; None where he does not, or it may be chance."""
    view = state.view(state.turn)
    family, ruleset = view.ruleset.family, view.ruleset.id
    coach, tutor = COACHES[family], TUTORS[family]
    book = coach.advised(view, rng)
    if coach.kind(view, book.action) is None:
        return None
    choices = coach.scales.choices(view, book.action)
    rows = [
        (row, sense)
        for row, sense in tutor.registry.applying(tutor.sight(view), ruleset)
        if len(set(map(sense, choices))) > 1
    ]
    nominated = coach.scales.weigh(view, choices, NOMINATING, rng) if rows else None
    if nominated is None:
        return None
    best = sorted(nominated.actions, key=nominated.value, reverse=True)
    named = book.why.advice if book.why is not None and book.action == best[0] else None
    shown = [row.id for row in reasons_for(view, best[0], named)]
    speaking = [(row, sense) for row, sense in rows if row.id in shown]
    if not speaking:
        return None
    row, sense = rng.choice(speaking)
    return _confirmed(state, row, sense, _firsts(best, sense), rng)


def _firsts(best: list[Any], sense: Sense[Any]) -> tuple[Any, Any] | None:
    """Return the best choice for which the advice speaks, and the best of the others; None where there is none."""
    asked = next((action for action in best if sense(action)), None)
    other = next((action for action in best if not sense(action)), None)
    return None if asked is None or other is None else (asked, other)


def _confirmed(
    state: Any,  # noqa: ANN401
    row: Advice,
    sense: Sense[Any],
    firsts: tuple[Any, Any] | None,
    rng: Random,
) -> Preferred | None:
    if firsts is None:
        return None
    choice, other = firsts
    view = state.view(state.turn)
    fresh = COACHES[view.ruleset.family].scales.weigh(view, firsts, COMPARING, rng)
    if fresh is None:
        return None
    by, error = fresh.behind(other, choice)
    return Preferred(state, row, sense, choice, other, by) if by > SURE * error else None


def _tried(preferred: Preferred, rng: Random) -> Found:
    view = preferred.state.view(preferred.seat)
    kind = COACHES[view.ruleset.family].kind(view, preferred.choice)
    swap = exchange(preferred, without=True, rng=rng)
    other = None if swap is None else exchange(preferred, without=False, rng=rng, least=_size(swap))
    left = [_left(preferred, each, rng) for each in (swap, other)]
    return Found(view.ruleset.id, preferred.row.id, str(kind), preferred.by, *left)


def _left(preferred: Preferred, swap: Swap | None, rng: Random) -> float | None:
    """Return by how much the best choice that was asked for leads the best of the others after an exchange."""
    altered = None if swap is None else after(preferred, swap)
    if altered is None:
        return None
    view = altered.view(preferred.seat)
    coach = COACHES[view.ruleset.family]
    choices = coach.scales.choices(view, coach.advised(view, rng).action)
    nominated = coach.scales.weigh(view, choices, NOMINATING, rng)
    best = [] if nominated is None else sorted(nominated.actions, key=nominated.value, reverse=True)
    firsts = _firsts(best, preferred.sense)
    fresh = None if firsts is None else coach.scales.weigh(view, firsts, COMPARING, rng)
    if fresh is None or firsts is None:
        return None
    by, _ = fresh.behind(firsts[1], firsts[0])
    return by


# Exchanging cards


def exchange(preferred: Preferred, *, without: bool, rng: Random, least: int = 0) -> Swap | None:
    """Return the smallest exchange after which the advice does not apply, or in the control does."""
    state, seat = preferred.state, preferred.seat
    tutor = TUTORS[state.ruleset.family]
    predicate = tutor.registry.predicates[preferred.row.id]
    for swap in _swaps(GAMES[state.ruleset.family].begun(state), state, seat, rng):
        altered = after(preferred, swap) if _size(swap) >= least else None
        if altered is not None and (predicate(tutor.sight(altered.view(seat))) is None) == without:
            return swap
    return None


def _size(swap: Swap) -> int:
    """Return how unlike the exchanged cards are: cards of a suit stand in the order of their ranks."""
    return sum(abs(mine - his) for _, mine, his in swap)


def _swaps(begun: Any, state: Any, seat: Seat, rng: Random) -> Iterator[Swap]:  # noqa: ANN401
    """Give exchanges of one card, those of like cards first, and then of two; of cards that were dealt and are held."""
    held = [now & before for now, before in zip(state.hands, begun.hands, strict=True)]
    singles = [
        (other, mine, his)
        for other in range(len(held))
        if other != seat
        for mine, his in product(held[seat], held[other])
    ]
    some = rng.sample(singles, min(SINGLE, len(singles)))
    yield from sorted(((swap,) for swap in some), key=_size)
    for _ in range(DOUBLE if singles else 0):
        first, second = rng.choice(singles), rng.choice(singles)
        if first[1] != second[1] and first[2] != second[2]:
            yield first, second


def _with(state: Any, swap: Swap, seat: Seat) -> Any:  # noqa: ANN401
    hands = list(state.hands)
    for other, mine, his in swap:
        hands[seat] = hands[seat] - CardSet.of(mine) | CardSet.of(his)
        hands[other] = hands[other] - CardSet.of(his) | CardSet.of(mine)
    return replace(state, hands=tuple(hands))


def after(preferred: Preferred, swap: Swap) -> Any | None:  # noqa: ANN401
    """Return the moment after an exchange, if all that was done could be done there, and both choices can be made."""
    game = GAMES[preferred.state.ruleset.family]
    state = _with(game.begun(preferred.state), swap, preferred.seat)
    try:
        for seat, action in game.acts(preferred.state):
            state = state.apply(seat, action)
        for action in (preferred.choice, preferred.other):
            state.apply(preferred.seat, action)
    except IllegalAction:
        return None
    return state


# What was found


def told(found: list[Found], is_reason: Callable[[str], bool]) -> Iterator[str]:
    """Give what was found for what the coach calls reasons, all of them and by kind, and for what he only cites."""
    reasons = [one for one in found if is_reason(one.row)]
    yield _line("reasons", reasons)
    for kind in sorted({one.kind for one in reasons}):
        yield _line(f"  {kind}", [one for one in reasons if one.kind == kind])
    yield _line("cited only", [one for one in found if not is_reason(one.row)])


def learn(family: str, found: list[Found]) -> None:
    """Write down how often preferences went with the facts of each row."""
    tried: dict[str, list[bool]] = {}
    for one in found:
        if one.without is not None:
            tried.setdefault(one.row, []).append(one.is_gone(one.without))
    lines = [f"{row} = {{ gone = {sum(gone)}, tried = {len(gone)} }}" for row, gone in sorted(tried.items())]
    home = Path(__file__).parents[1] / "src" / "tarock" / "tutor" / family / "reasons.toml"
    head = "# How often a preference went with the fact that a row names: made by `python -m bench.reasons --learn`."
    home.write_text("\n".join([head, *lines, ""]), "utf-8")


def _line(name: str, found: list[Found]) -> str:
    without = [(one, one.without) for one in found]
    control = [(one, one.control) for one in found]
    return f"{name}: {_share(without)}; as large an exchange that leaves the fact: {_share(control)}"


def _share(found: list[tuple[Found, float | None]]) -> str:
    gone = [one.is_gone(left) for one, left in found if left is not None]
    share = f"{100 * sum(gone) / len(gone):.0f} %" if gone else "–"
    return f"{share} of {len(gone)} turned round or halved ({len(found) - len(gone)} without an exchange)"


def main() -> None:
    """Print how often a preference goes with its fact."""
    parser = argparse.ArgumentParser(prog="python -m bench.reasons", description=main.__doc__)
    parser.add_argument("family", choices=list(TUTORS))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no more deals after so long")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first deal")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write what was found, a line each")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--learn", type=Path, nargs="+", metavar="FILE", help="make reasons.toml of such files")
    given = parser.parse_args()
    if given.learn:
        lines = [line for file in given.learn for line in file.read_bytes().splitlines()]
        learn(given.family, [msgspec.json.decode(line, type=Found) for line in lines])
        return
    books = [name for name in RULESETS if load(name).family == given.family]
    deals = (Dealt(books[number % len(books)], number) for number in range(given.first, given.first + given.deals))
    found = [one for some in each(found_in, deals, given.workers, given.minutes) for one in some]
    if given.json:
        given.json.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in found))
    registry = TUTORS[given.family].registry
    print("\n".join(told(found, lambda row: registry.is_reason(registry.rows[row]))))


if __name__ == "__main__":
    main()
