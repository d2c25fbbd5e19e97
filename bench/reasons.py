"""Whether reasons are reasons: `python -m bench.reasons FAMILY [--deals N] [--workers N]`.

Everybody plays by the books, and the coach gives hints of the second and the third depth.  Of each piece of advice that
he cites it is asked once more, in other deals drawn from the view and with other dice, whether its choice is preferred
beyond chance, and what is left of that where the fact that it names is not: cards of the player are exchanged for cards
of another, as few and as like as possible, so that the advice no longer applies (:mod:`tarock.tutor.exchanges`).  If
the fact is what speaks for the choice, the preference turns round, or is half as strong at most.  Beside it stands the
same after exchanges at least as large that leave the advice as it is.

What the coach calls a reason is told apart from what he only cites.  Where he cannot test it himself he knows it from
`src/tarock/tutor/FAMILY/reasons.toml`, which ``--learn FILE...`` makes of what was found in other deals before.
"""

import argparse
import os
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, Final

import msgspec

from bench.many import each
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.rulesets import RULESETS, load
from tarock.tutor.coach import COACHES
from tarock.tutor.exchanges import Exchanged, Spoken, exchanges, unlikeness
from tarock.tutor.families import TUTORS
from tarock.tutor.hints import Depth, hinted
from tarock.tutor.judge import Care
from tarock.tutor.reasons import Cited, Lead, lead_after, lead_of

CARE: Final = Care(nominating=60, comparing=300)
"""In so many deals choices are tried: to find the two that are compared, and to compare them."""
MOMENTS: Final = 6
"""So many moments of a deal are looked at."""
SEVERAL: Final = 3
"""So many exchanges are made: the smallest counts alone, and all of them on the mean."""
DEPTHS: Final[tuple[Depth, ...]] = (2, 3)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal to be played."""

    ruleset: str
    number: int


class Found(msgspec.Struct, frozen=True):
    """Advice that was cited for a choice, the lead of that choice, and what is left of it after exchanges."""

    row: str
    told: tuple[int, ...]
    """The depths of hints that called it the reason."""
    warns: bool = False
    """Whether it only speaks against something: it asks for most of what could be done."""
    by: float | None = None
    """None where nothing can be preferred beyond chance."""
    without: tuple[float, ...] = ()
    """What is left without the fact, after the smallest exchange first; nothing where none is possible."""
    control: tuple[float, ...] = ()
    """The same after exchanges that leave it."""


class Hinted(msgspec.Struct, frozen=True):
    """A moment in which a hint was given, and the advice that it cited."""

    ruleset: str
    deal: int
    kind: str
    found: tuple[Found, ...]


def found_in(dealt: Dealt) -> list[Hinted]:
    """Play a deal, ask for hints, and take the facts away from their reasons."""
    rng = Random(f"reasons {dealt.ruleset} {dealt.number}")
    states = list(states_of_deal(dealt, rng))
    rng.shuffle(states)
    hints = (found for state in states if (found := found_at(state, dealt, rng)) is not None)
    return list(islice(hints, MOMENTS))


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


def found_at(state: Any, dealt: Dealt, rng: Random) -> Hinted | None:  # noqa: ANN401 - of the family
    """Ask for hints and test what they cite; None where there is nothing to choose."""
    view = state.view(state.turn)
    coach = COACHES[view.ruleset.family]
    book = coach.advised(view, rng).action
    if coach.kind(view, book) is None or len(coach.scales.choices(view, book)) == 1:
        return None
    hints = {depth: hinted(view, depth, rng) for depth in DEPTHS}
    cited = {(hint.action, one.row.id): one for hint in hints.values() if hint is not None for one in hint.reasons}
    told = {
        key: tuple(
            depth
            for depth, hint in hints.items()
            if hint is not None and any((hint.action, one.row.id) == key and one.is_reason for one in hint.reasons)
        )
        for key in cited
    }
    found = tuple(tested(state, one, key[0], told[key], rng) for key, one in cited.items())
    return Hinted(dealt.ruleset, dealt.number, str(coach.kind(view, book)), found)


def tested(state: Any, cited: Cited, choice: Any, told: tuple[int, ...], rng: Random) -> Found:  # noqa: ANN401
    """Take the fact that a row names away."""
    view, row, warns = state.view(state.turn), cited.row, cited.against is not None
    tutor = TUTORS[view.ruleset.family]
    sense = tutor.registry.predicates[row.id](tutor.sight(view))
    assert sense is not None, f"{row.id} was cited where it does not apply"
    lead = lead_of(view, sense, (choice,), CARE, rng)
    if lead is None or not lead.is_sure:
        return Found(row.id, told, warns)
    spoken = Spoken(view.sample(rng), row, sense, lead.pair)
    without = list(islice(exchanges(spoken, rng), SEVERAL))
    least = min((unlikeness(one.swap) for one in without), default=0)
    control = list(islice(exchanges(spoken, rng, keeping=True, least=least), SEVERAL)) if without else []
    return Found(row.id, told, warns, lead.by, _left(without, rng), _left(control, rng))


def _left(some: list[Exchanged], rng: Random) -> tuple[float, ...]:
    leads = (lead_after((one,), CARE, rng) for one in some)
    return tuple(lead.by for lead in leads if lead is not None)


# What was found


def told(hints: list[Hinted]) -> Iterator[str]:
    """Give how often hints have a reason, and how often preferences go with what is called so, and with what is not."""
    for depth in DEPTHS:
        reasons = [one for hint in hints for one in hint.found if depth in one.told]
        having = sum(any(depth in one.told for one in hint.found) for hint in hints)
        more = sum(any(depth in one.told and not one.warns for one in hint.found) for hint in hints)
        yield f"hints of depth {depth} with a reason: {_percent(having, len(hints))}; that does not only warn: {more}"
        yield _line("  reasons", reasons)
        yield _line("    that warn", [one for one in reasons if one.warns])
        yield _line("    that ask for little", [one for one in reasons if not one.warns])
        for kind in sorted({hint.kind for hint in hints}):
            of_kind = [one for hint in hints if hint.kind == kind for one in hint.found if depth in one.told]
            if of_kind:
                yield _line(f"    {kind}", of_kind)
    yield _line("cited only", [one for hint in hints for one in hint.found if not one.told])


def _line(name: str, found: list[Found]) -> str:
    sure = [one for one in found if one.by is not None]
    without = [(one.by, one.without) for one in sure]
    control = [(one.by, one.control) for one in sure]
    parts = [
        f"the smallest exchange {_gone([(by, left[:1]) for by, left in without])}",
        f"the mean of {SEVERAL} {_gone(without)}",
        f"controls {_gone([(by, left[:1]) for by, left in control])}, {_gone(control)}",
    ]
    return f"{name}: {'; '.join(parts)} ({len(found)} cited, {len(sure)} preferred beyond chance)"


def _gone(left: list[tuple[float | None, tuple[float, ...]]]) -> str:
    gone = [is_gone(by, mean(some)) for by, some in left if by is not None and some]
    return f"{_percent(sum(gone), len(gone))} gone"


def is_gone(by: float, left: float) -> bool:
    """Tell whether a preference turned round, or is half as strong at most."""
    return Lead(by, 0.0).is_gone(Lead(left, 0.0))


def _percent(some: int, of: int) -> str:
    return f"{100 * some / of:.0f} % of {of}" if of else "– of 0"


def learn(family: str, hints: list[Hinted]) -> None:
    """Write down how often preferences went with the facts of each row."""
    found = [one for hint in hints for one in hint.found if one.by is not None]
    lines = [f"{row} = {_learnt([one for one in found if one.row == row])}" for row in sorted({o.row for o in found})]
    home = Path(__file__).parents[1] / "src" / "tarock" / "tutor" / family / "reasons.toml"
    head = "# How often a preference went with the fact that a row names: made by `python -m bench.reasons --learn`."
    home.write_text("\n".join([head, *lines, ""]), "utf-8")


def _learnt(found: list[Found]) -> str:
    gone = [is_gone(one.by, mean(one.without)) for one in found if one.by is not None and one.without]
    return f"{{ gone = {sum(gone)}, tried = {len(gone)}, fixed = {len(found) - len(gone)} }}"


def main() -> None:
    """Print how often hints have a reason, and how often a preference goes with its fact."""
    parser = argparse.ArgumentParser(prog="python -m bench.reasons", description=main.__doc__)
    parser.add_argument("family", choices=list(TUTORS))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no more deals after so long")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first deal")
    parser.add_argument("--json", type=Path, metavar="FILE", help="add what was found to a file, a line each")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--learn", type=Path, nargs="+", metavar="FILE", help="make reasons.toml of such files")
    parser.add_argument("--tell", type=Path, nargs="+", metavar="FILE", help="tell what stands in such files")
    given = parser.parse_args()
    if given.learn:
        learn(given.family, read(given.learn))
        return
    hints = read(given.tell) if given.tell else list(_found(given))
    print("\n".join(told(hints)))


def _found(given: argparse.Namespace) -> Iterator[Hinted]:
    """Give what is found in some deals, and write it down as it comes."""
    books = [name for name in RULESETS if load(name).family == given.family]
    deals = (Dealt(books[number % len(books)], number) for number in range(given.first, given.first + given.deals))
    for some in each(found_in, deals, given.workers, given.minutes):
        if given.json:
            with given.json.open("ab") as file:
                file.writelines(msgspec.json.encode(hint) + b"\n" for hint in some)
        yield from some


def read(files: list[Path]) -> list[Hinted]:
    """Return what was written down."""
    lines = [line for file in files for line in file.read_bytes().splitlines()]
    return [msgspec.json.decode(line, type=Hinted) for line in lines]


if __name__ == "__main__":
    main()
