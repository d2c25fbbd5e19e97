"""The page ``docs/endgames.md``: every endgame of the books, with what the solver says to each claim.

Renew it with ``python -m tests.search.endgames_page``.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tarock.core.cards import CARD_NAMES, SKUS, Suit, suit_of
from tarock.core.cardset import CardSet
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.actions import Action, Claim, Demand, Name, Play, Waive
from tarock.danish.cards import SKUS_ALONE
from tarock.danish.state import DanishState
from tarock.danish.trick import Trick
from tarock.notation.cards import parse_seat
from tarock.search.danish.solver import Goal, Solution, Solver, action_values, solve
from tests.cases.books import book, position, read_case_file

PAGE: Final = Path(__file__).parents[2] / "docs" / "endgames.md"
BOOKS: Final = {"danish-hjoerring": "Møller", "danish-jensen-1989": "Jensen 1989"}
SUITS: Final = ("spades", "hearts", "diamonds", "clubs", "tarok")
WIDTH: Final = 120

HEAD: Final = """\
# The endgames of the books

Every position of an ending in Møller's and Jensen's books, and what the exact solver says to each claim about it.
All hands are open, both sides play as well as can be, and whoever is not named is against those who are.
A claim is *proved* by a search of all that matters; the number behind it says how many positions were looked at.
The line below it is one course of the play: whoever gets what he wants never lets go of it, the others make it hard.

Cards are written as in [records](formats.md): T21 to T1 the taroks, X the skus, S H D C the suits.
The play goes from A to B to C.

This page is written by `python -m tests.search.endgames_page`.
"""


@dataclass(frozen=True, slots=True)
class Proof:
    """A claim of a book, the position that it is about, and what the solver has found."""

    case: Mapping[str, Any]
    claim: Mapping[str, Any]
    state: DanishState
    goal: Goal
    coalition: frozenset[Seat]
    solution: Solution
    values: tuple[tuple[Seat, Action, Solution], ...]


def prove(case: Mapping[str, Any], claim: Mapping[str, Any]) -> Proof:
    hands = claim.get("hands", case["hands"])
    state = position(book(claim["ruleset"]), hands, claim["trick"], claim["leader"])
    goal, coalition = goal_of(claim["goal"]), frozenset(map(parse_seat, claim["by"]))
    solution = solve(state, goal, coalition, demand=claim["demand"], solver=Solver())
    values = action_values(state, goal, coalition, demand=claim["demand"], solver=Solver())
    return Proof(case, claim, state, goal, coalition, solution, values)


def goal_of(text: str) -> Goal:
    """Return a goal as the cases write it: ``ultimo A``, ``not bagud B``."""
    kind, seat = text.removeprefix("not ").split()
    return Goal(kind, parse_seat(seat), negated=text.startswith("not "))  # type: ignore[arg-type]


# The page


def page() -> str:
    cases = read_case_file("danish-endgames.json")["positions"]
    proofs = [[prove(case, claim) for claim in case["claims"]] for case in cases]
    parts = [HEAD, summary([proof for of_case in proofs for proof in of_case])]
    parts += ["\n".join(section(of_case)) for of_case in proofs]
    return "\n".join(parts)


def summary(proofs: Sequence[Proof]) -> str:
    wrong = [proof for proof in proofs if proof.solution.value is not proof.claim["result"]]
    stated = sum(proof.claim["stated"] for proof in proofs)
    assert not wrong
    return (
        f"There are {len(proofs)} claims: {stated} stand in the books, {len(proofs) - stated} were added to tell what "
        f"hangs on a rule.\nAll are proved; where the printed text says something else, a note tells what.\n"
    )


def section(proofs: Sequence[Proof]) -> Iterator[str]:
    case = proofs[0].case
    yield f"## {case['id']}: {case['source']}\n"
    if case["kind"] != "complete":
        yield f"The book shows no whole position; this one fits what it says ({case['kind']}).\n"
    if "text" in case:
        yield f"The rule of thumb: {case['text']}.\n"
    shown = None
    for proof in proofs:
        if proof.state != shown:
            yield from introduction(proof)
            yield diagram(proof.state)
            shown = proof.state
        yield from paragraph(proof)
    if "misprint" in case:
        yield f"> **The print.** {sentence(case['misprint'])}\n"
    if case["id"] == "M-E5":
        yield from names_of_the_skus(case)


def introduction(proof: Proof) -> Iterator[str]:
    after = proof.claim.get("after")
    if after is not None:
        number = "the first trick" if after["tricks"] == 1 else f"{after['tricks']} tricks"
        yield f"After {number} of the line “{after['line'].replace('_', ' ')}”:\n"


def sentence(text: str) -> str:
    return text[0].upper() + text[1:] + ("" if text.endswith(".") else ".")


# Diagrams


def diagram(state: DanishState) -> str:
    """Return the hands one below the other, sorted into columns; an arrow stands at the leader."""
    trick = state.table.trick
    assert trick is not None
    rows = [[*columns(state.hands[seat])] for seat in range(3)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [f"trick {trick.number}, {SEAT_NAMES[trick.leader]} leads, {skus(state)}; {BOOKS[state.ruleset.id]}", ""]
    for seat, row in enumerate(rows):
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True) if width]
        arrow = "→" if seat == trick.leader else " "
        lines.append(f"  {arrow} {SEAT_NAMES[seat]}   {'   '.join(cells)}".rstrip())
    return "\n".join(["```text", *lines, "```\n"])


def columns(hand: CardSet) -> Iterator[str]:
    """Give the skus, the taroks and each suit of a hand, the strongest card first."""
    yield names(hand & SKUS_ALONE)
    for suit in (Suit.TAROK, *list(Suit)[:4]):
        yield names(card for card in hand - SKUS_ALONE if suit_of(card) == suit)


def names(cards: Iterable[int]) -> str:
    return " ".join(CARD_NAMES[card] for card in sorted(cards, reverse=True))


def skus(state: DanishState) -> str:
    holder = next((seat for seat in range(3) if SKUS in state.hands[seat]), None)
    return "the skus has gone" if holder is None else f"{SEAT_NAMES[holder]} holds the skus"


# Claims


def paragraph(proof: Proof) -> Iterator[str]:
    claim, solution = proof.claim, proof.solution
    can = "can" if claim["result"] else "cannot"
    origin = "" if claim["stated"] else " (not in the book)"
    demand = "" if claim["demand"] else ", if nobody demands the skus"
    yield f"**{claim['id']}: {who(proof.coalition)} {can} see to it that {wish(proof.goal)}{demand}**{origin}."
    yield f"Proved, {solution.nodes} position{'' if solution.nodes == 1 else 's'}.\n"
    yield from first_actions(proof)
    yield from (f"- {line}" for line in course(proof.state, solution))
    yield ""


def who(coalition: frozenset[Seat]) -> str:
    letters = [SEAT_NAMES[seat] for seat in sorted(coalition)]
    return f"{letters[0]} alone" if len(letters) == 1 else " and ".join(letters) + " together"


def wish(goal: Goal) -> str:
    seat = SEAT_NAMES[goal.seat]
    wishes = {
        "ultimo": (f"{seat} scores an ultimo", f"{seat} scores no ultimo"),
        "bagud": (f"{seat} goes bagud", f"{seat} does not go bagud"),
        "last": (f"{seat} wins the last trick", f"{seat} does not win the last trick"),
        "nolo": (f"{seat} takes no trick", f"{seat} takes a trick"),
    }
    return wishes[goal.kind][goal.negated]


def first_actions(proof: Proof) -> Iterator[str]:
    """Tell what hangs on the first action of the leader, if something does."""
    turn = proof.state.turn
    assert turn is not None
    own = [(action, solution.value) for seat, action, solution in proof.values if seat == turn]
    if proof.state.table.skus_is_gone():
        own = [(action, value) for action, value in own if not isinstance(action, Demand)]
    leader = SEAT_NAMES[turn]
    reaching = [action for action, value in own if value]
    missing = [action for action, value in own if not value]
    if not reaching or not missing:
        return
    if (turn in proof.coalition) is proof.solution.value:
        keeping, losing = (reaching, missing) if proof.solution.value else (missing, reaching)
        yield f"It hangs on the first choice: {leader} reaches it with {listed(keeping)}, not with {listed(losing)}.\n"
    else:
        yield f"The skus must be demanded before the lead, or {leader} gets away with {listed(missing)}.\n"


def lead(action: Action) -> str:
    match action:
        case Play(card, named) if card == SKUS:
            return "the skus" if named is None else f"the skus as {SUITS[named]}"
        case Play(card):
            return CARD_NAMES[card]
        case _:
            return "a demand"


def listed(actions: Sequence[Action]) -> str:
    """Return some actions as words; several names of the skus are taken together."""
    named = [SUITS[action.named] for action in actions if isinstance(action, Play) and action.named is not None]
    words = [lead(action) for action in actions if not (isinstance(action, Play) and action.named is not None)]
    if named:
        words.append(f"the skus as {joined(named)}")
    return joined(words)


def joined(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def names_of_the_skus(case: Mapping[str, Any]) -> Iterator[str]:
    """Tell for each name of the demanded skus whether B can force his ultimo, which the print has wrong."""
    state = position(book(case["ruleset"]), case["hands"], case["trick"], case["leader"]).apply(1, Demand())
    values = action_values(state, Goal("ultimo", 1), frozenset({1}), solver=Solver())
    own = [(action, solution.value) for seat, action, solution in values if seat == state.turn]
    reaching = listed([action for action, value in own if value])
    missing = listed([action for action, value in own if not value])
    yield f"Once B has demanded it, B can force his ultimo if C leads {reaching}; he cannot if C leads {missing}.\n"


# A course of the play in words


def course(state: DanishState, solution: Solution) -> Iterator[str]:
    """Give a line trick by trick."""
    said: list[str] = []
    for seat, action in solution.line:
        assert state.table.trick is not None
        number = state.table.trick.number
        said.append(f"{SEAT_NAMES[seat]} {told(state.table.trick, action)}")
        state = state.apply(seat, action)
        if len(state.table.tricks) and state.table.tricks[-1].number == number:
            winner, card = state.table.tricks[-1].best()
            yield f"trick {number}: {', '.join(said)}: {SEAT_NAMES[winner]} wins with {CARD_NAMES[card]}"
            said = []


def told(trick: Trick, action: Action) -> str:
    match action:
        case Play():
            return f"{'plays' if trick.plays else 'leads'} {lead(action)}"
        case Claim():
            return "says that he lacks it"
        case Waive():
            return "waives"
        case Name(suit):
            return f"calls it {SUITS[suit]}"
        case Demand():
            return "demands the skus"
        case _:
            raise AssertionError(action)


def main() -> None:
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
