"""Spoiling texts and values at random, for the tests that nothing but our own errors comes of it."""

import re
from collections.abc import Sequence
from typing import Any, TypeAlias

from hypothesis import strategies as st

Json: TypeAlias = Any

TOKENS = ["A", "B", "C", "Z", "X", "T1", "T21", "SK", "H10", "X=S", "X=T", "X=", "=S", "S", "T"]
TOKENS += ["(", ")", "()", ";", ",", "[", "]", "{", "}", '"', "\\", "[Dealer", '[Result "A=0"]', '[Site "x"]']
TOKENS += ["1.", "23.", "25.", "lays", "declares", "passes", "redeal", "names", "claims", "waives", "demands", "asks"]
TOKENS += ["(A asks)", "(B demands)", "(A claims)", "(B waives)", "taroks 10 with", "half H missing C", "laid X"]

line_texts = st.text(st.characters(blacklist_categories=["Cs"]), max_size=20)


@st.composite
def spoilt_texts(draw: st.DrawFn, texts: Sequence[str]) -> str:
    """Delete, double, swap or put in characters, words or lines of a text, a few times over."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        pieces = re.findall(draw(st.sampled_from([r"(?s).", r"\s+|[^\s]+", r"[^\n]*\n?"])), text)
        text = "".join(draw(_spoilt(pieces)))
    return text


@st.composite
def _spoilt(draw: st.DrawFn, pieces: list[str]) -> list[str]:
    places = st.integers(0, max(len(pieces) - 1, 0))
    first, second = sorted((draw(places), draw(places)))
    before, piece, rest = pieces[:first], pieces[first : first + 1], pieces[first + 1 :]
    match draw(st.sampled_from(["cut", "delete", "double", "swap", "insert", "replace"])):
        case "cut":
            return before + pieces[second:]
        case "delete":
            return before + rest
        case "double":
            return before + piece + piece + rest
        case "swap" if first < second:
            return [*before, pieces[second], *pieces[first + 1 : second], *piece, *pieces[second + 1 :]]
        case "insert":
            return [*before, f" {draw(st.sampled_from(TOKENS))} ", *piece, *rest]
        case _:
            return [*before, draw(line_texts), *rest]


numbers = st.one_of(st.booleans(), st.integers(-3, 80), st.integers(), st.floats(), st.sampled_from([1e308, -0.0]))
words = st.one_of(
    st.sampled_from(["A", "B", "C", "D", "king", "pagat", "both", "taroks", "half", "kings", "H", "T", "ante", "fine"]),
    st.text(max_size=5),
)
json_values: st.SearchStrategy[Json] = st.recursive(
    st.one_of(st.none(), numbers, words),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(words, inner, max_size=4)),
    max_leaves=8,
)


@st.composite
def spoilt_values(draw: st.DrawFn, values: st.SearchStrategy[Json]) -> Json:
    """Change, delete or double something somewhere in a value, a few times over."""
    value = draw(values)
    for _ in range(draw(st.integers(1, 3))):
        value = draw(_spoilt_somewhere(value))
    return value


@st.composite
def _spoilt_somewhere(draw: st.DrawFn, value: Json) -> Json:
    if isinstance(value, dict | list) and value and draw(st.integers(0, 5)):
        return draw(_spoilt_inside(value))
    return draw(json_values)


@st.composite
def _spoilt_inside(draw: st.DrawFn, value: Json) -> Json:
    items: list[tuple[Json, Json]] = list(value.items() if isinstance(value, dict) else enumerate(value))
    place = draw(st.integers(0, len(items) - 1))
    key, inner = items[place]
    match draw(st.sampled_from(["inside", "inside", "delete", "double", "swap", "rename"])):
        case "delete":
            del items[place]
        case "double":
            items.insert(place, (key, inner))
        case "swap":
            other = draw(st.integers(0, len(items) - 1))
            items[place], items[other] = (key, items[other][1]), (items[other][0], inner)
        case "rename":
            items[place] = draw(words), inner
        case _:
            items[place] = key, draw(_spoilt_somewhere(inner))
    return dict(items) if isinstance(value, dict) else [each for _, each in items]
