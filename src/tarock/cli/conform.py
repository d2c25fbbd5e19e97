"""``tarock conform``: whether another program settles deals as the books do."""

import sys
from collections.abc import Sequence
from pathlib import Path

from tarock.cli.files import Rulesets
from tarock.cli.output import print_json, print_lines
from tarock.cli.settle import settled
from tarock.conformance.asking import PROTOCOL, Difference, Program, answered, differences
from tarock.conformance.schema import sheet_schema
from tarock.conformance.vectors import BOOKS, vectors_of
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.rulesets import load, load_file
from tarock.words import words_in


def run(program: Sequence[str], *, rulesets: Sequence[str], seconds: float, as_json: bool, language: str) -> None:
    """Ask a program for every vector, and say where it differs.

    :raises TarockError: if it cannot be asked.
    """
    if not program:
        raise TarockError(Sentence("conform-nobody"))
    vectors = [vector for ruleset in rulesets or BOOKS for vector in vectors_of(ruleset)]
    with Program(program, seconds) as asked:
        found = list(differences(asked, vectors))
    wrong = len({(difference.vector.sheet["ruleset"], difference.vector.id) for difference in found})
    if as_json:
        print_json(
            {
                "protocol": PROTOCOL,
                "vectors": len(vectors),
                "agree": len(vectors) - wrong,
                "differences": [_as_json(difference, language) for difference in found],
            }
        )
    else:
        print_lines(TarockError(difference.problem).said(language) for difference in found)
        print_lines([words_in(language)("conform-sum", agree=len(vectors) - wrong, vectors=len(vectors))])
    if found:
        raise SystemExit(1)


def _as_json(difference: Difference, language: str) -> dict[str, object]:
    vector = difference.vector
    return {
        "id": vector.id,
        "ruleset": vector.sheet["ruleset"],
        "title": vector.title,
        "source": vector.source,
        "what": difference.what or None,
        "expected": difference.expected,
        "got": difference.got,
        "problem": TarockError(difference.problem).said(language),
    }


def print_schema(ruleset: str) -> None:
    """Print the JSON Schema of a ruleset's sheets.

    :raises TarockError: if there is no such ruleset.
    """
    print_json(sheet_schema(load_file(Path(ruleset)) if ruleset.endswith(".toml") else load(ruleset)))


def answer() -> None:
    """Be such a program: read questions from standard input, and answer each."""
    rulesets = Rulesets()
    for line in sys.stdin:
        if line.strip():
            print_lines([answered(line, lambda sheet: settled(sheet, rulesets).json)])
