"""Table mode of Königrufen told in the terminal: every act and what it leads to, in every language."""

from collections.abc import Callable
from typing import get_args

import pytest

from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.telling import told_lines
from tarock.core.faults import Mode
from tarock.koenigrufen.actions import InTableMode
from tarock.koenigrufen.state import KoenigrufenState
from tarock.telling.koenigrufen.told import told
from tarock.words import LANGUAGES, Words
from tests.koenigrufen.builders import K1900, MAYR, TURNIER, B, after, begun, parse_move, played
from tests.koenigrufen.tables import gathered, misdealt, revoked, table, to_the_end

NAMES = ("Anna", "Franz", "Resi", "Sepp")
YOU = 0


def late() -> KoenigrufenState:
    return gathered(revoked(table(TURNIER, "A dreier", "S7 X", "SK"), B))


ACTS: list[tuple[Callable[[], KoenigrufenState], str, tuple[str, ...]]] = [
    (lambda: begun(MAYR, mode=Mode.TABLE), "B claims-renonce A", ("k-told-not-upheld",)),
    (late, "A claims-renonce B trick 1", ("k-told-upheld",)),
    (lambda: revoked(table(MAYR, "A dreier", "S7 X"), B), "A claims-renonce B", ("k-told-upheld",)),
    (lambda: misdealt(MAYR), "A claims-cards C", ("k-told-upheld", "k-told-redealt")),
    (lambda: table(TURNIER, "A dreier", "S7", "SK"), "B exposes SK", ()),
    (lambda: table(TURNIER), "B talks", ()),
    (late, "D throws-in", ()),
    (lambda: after(table(TURNIER, "A dreier", "S7"), "D throws-in"), "A claims-lost valat", ()),
    (lambda: to_the_end(table(TURNIER)), "A strikes", ()),
    (lambda: table(TURNIER), "B rules A C 5 because slow", ()),
    (lambda: to_the_end(table(TURNIER)), "A agrees", ()),
]


def wording(language: str) -> TableWords:
    words = Words(language)
    return TableWords(words, Faces(words, "koenigrufen"), NAMES, YOU)


def lines(state: KoenigrufenState, move: str, language: str) -> list[str]:
    seat, action = parse_move(move)
    happened = told(state.view(YOU), seat, action, state.apply(seat, action).view(YOU))
    return [line.plain for line in told_lines(happened, wording(language))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("make", "move", "follows"), ACTS, ids=[row[1] for row in ACTS])
def test_every_act_is_told_with_what_it_leads_to(
    make: Callable[[], KoenigrufenState], move: str, follows: tuple[str, ...], language: str
) -> None:
    said = "\n".join(lines(make(), move, language))
    assert said
    assert "{" not in said
    for message in follows:
        assert wording(language).words(message) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_names_who_is_asked_and_its_answer_is_told(language: str) -> None:
    asked = after(gathered(revoked(table(K1900, "A dreier", "S7 X", "S8"), B)), "C claims-renonce B")
    for word in ("stops", "plays-on"):
        assert len(lines(asked, f"A {word}", language)) == 1
    wrong = played(table(MAYR, "A dreier", "S7 X", "S8 H1", talon="D4 D3 D2", discard="D4 D3 D2"), "S7 H1")
    assert NAMES[B] in "\n".join(lines(wrong, "C claims-renonce B", language))
    assert len(lines(wrong, "B corrects S8", language)) == 1


def test_every_kind_of_act_is_told() -> None:
    acts = {type(parse_move(move)[1]) for _, move, _ in ACTS} | {
        type(parse_move(move)[1]) for move in ("A stops", "A plays-on", "B corrects S8")
    }
    assert acts == set(get_args(InTableMode))
