"""The TextMate grammar colours records as the parser reads them.

The patterns keep to what Oniguruma and Python's ``re`` share, so that a small tokenizer can run them.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tarock.core.cards import CARD_NAMES
from tarock.notation.syntax import Statement, TrickLine, split
from tests.cases.books import CASES

FILE = Path(__file__).parents[2] / "editors" / "tarock.tmLanguage.json"
GRAMMAR: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
RECORDS = sorted((CASES / "records").glob("*.tarock"))


def rules(patterns: list[Any]) -> list[dict[str, Any]]:
    return [GRAMMAR["repository"][rule["include"].removeprefix("#")] for rule in patterns]


def scopes(text: str) -> Iterator[tuple[str, str]]:
    """Give every piece that has a scope, line by line, as an editor does."""
    stack: list[dict[str, Any]] = []
    for line in text.split("\n"):
        position = 0
        while position <= len(line):
            found = _next(line, position, stack)
            if found is None:
                break
            match, rule, is_end = found
            yield from _captured(match, rule, is_end=is_end)
            if is_end:
                stack.pop()
            elif "begin" in rule:
                stack.append(rule)
            position = match.end()
            if is_end and match.end() == match.start() == len(line):
                break


def _next(line: str, position: int, stack: list[dict[str, Any]]) -> Any:  # noqa: ANN401
    candidates: list[tuple[re.Match[str], dict[str, Any], bool]] = []
    if stack and (end := re.compile(stack[-1]["end"]).search(line, position)):
        candidates.append((end, stack[-1], True))
    inside = rules((stack[-1] if stack else GRAMMAR).get("patterns", []))
    matches = ((re.compile(rule.get("begin") or rule["match"]).search(line, position), rule) for rule in inside)
    candidates.extend((match, rule, False) for match, rule in matches if match)
    return min(candidates, key=lambda each: each[0].start(), default=None)


def _captured(match: re.Match[str], rule: dict[str, Any], *, is_end: bool) -> Iterator[tuple[str, str]]:
    if is_end:
        return
    captures = rule.get("beginCaptures") or rule.get("captures") or {}
    if "name" in rule and "match" in rule:
        yield rule["name"], match[0]
    for number, named in captures.items():
        if match[int(number)] is not None:
            yield named["name"], match[int(number)]


def pieces(text: str, kind: str) -> list[str]:
    return [piece for scope, piece in scopes(text) if scope.startswith(kind)]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_is_coloured_as_it_is_read(file: Path) -> None:
    text = file.read_text("utf-8")
    deals = split(text)
    lines = [line for deal in deals for line in deal.lines]
    said = [line for line in lines if isinstance(line, Statement)]
    tricks = [line for line in lines if isinstance(line, TrickLine)]
    asides = [item for trick in tricks for item in trick.items if isinstance(item, Statement)]
    assert pieces(text, "entity.name.tag") == [tag.name for deal in deals for tag in deal.tags]
    assert pieces(text, "constant.numeric.trick") == [f"{trick.number.text}." for trick in tricks]
    assert sorted(pieces(text, "keyword")) == sorted(each.verb.text for each in (*said, *asides))
    played = [item.text for trick in tricks for item in trick.items if not isinstance(item, Statement)]
    coloured = pieces(re.sub(r"(?m)^\s*[A-E[].*$", "", text), "constant.other.card")
    assert coloured == [card.partition("=")[0] for card in played]


def test_every_card_is_coloured() -> None:
    assert pieces("1. " + " ".join(CARD_NAMES), "constant.other.card") == list(CARD_NAMES)


def test_nothing_in_a_comment_is_coloured() -> None:
    assert list(scopes("{ 1. SK\n A lays S2 }")) == []
    assert pieces("1. {T1} SK (B claims) X=H", "constant.other.card") == ["SK", "X"]
    assert pieces("1. X=H", "storage") == ["H"]


def test_several_statements_of_a_line_are_coloured() -> None:
    assert pieces("A pass; B rufer; C plays-on", "keyword") == ["pass", "rufer", "plays-on"]
    assert pieces("A declares taroks 10", "constant.numeric") == ["10"]
