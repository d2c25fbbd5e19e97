"""A chart of curves, as data and as SVG that stands for itself: it follows the reader's light or dark theme.

Whoever draws elsewhere, as the page does, draws the same data.
"""

import math
from collections.abc import Callable, Iterator
from typing import Final, Literal, TypeAlias
from xml.sax.saxutils import escape

from msgspec import Struct

Map: TypeAlias = Callable[[float], float]

_WIDTH, _HEIGHT = 720, 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 150, 40, 48
_TICKS: Final = 6
_NAMES: Final = 7
"""So many names have room below."""
_LABEL: Final = 18
"""Between two names."""
_COLOURS: Final = ("#1f5f8b", "#b5541c", "#3c7d3c", "#7a4f9a", "#8a6d00")
_DASHES: Final = ("", "6 3", "2 3", "8 3 2 3")
"""After as many curves as there are colours the line changes, so that no two look alike."""

_STYLE: Final = """
  text { font: 13px system-ui, sans-serif; fill: #333 }
  .head { font-weight: 600 }
  .small { font-size: 11px; fill: #666 }
  .grid { stroke: #ddd }
  @media (prefers-color-scheme: dark) { text { fill: #ddd } .small { fill: #aaa } .grid { stroke: #444 } }
"""


class Curve(Struct, frozen=True, omit_defaults=True):
    """A curve: a name, points from left to right, and how certain each is."""

    name: str
    points: tuple[tuple[float, float], ...]
    errors: tuple[float, ...] = ()
    """By point: so far up and down; nothing where all are certain."""
    shown: Literal["bars", "band"] = "bars"
    """How errors are drawn."""


class Chart(Struct, frozen=True, omit_defaults=True):
    """Some curves over one scale."""

    title: str
    across: str
    """What is counted from left to right."""
    curves: tuple[Curve, ...] = ()
    named: dict[int, str] = {}
    """What stands below the chart instead of round numbers, by place."""


def drawn(chart: Chart) -> str:
    """Return a chart as SVG; without points it is empty."""
    height = max(_HEIGHT, _TOP + _BOTTOM + _LABEL * len(chart.curves))
    title = escape(chart.title)
    is_empty = not any(curve.points for curve in chart.curves)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img">',
        f"<title>{title}</title>",
        f"<style>{_STYLE}</style>",
        f'<text class="head" x="12" y="22">{title}</text>',
        *(() if is_empty else _scaled(chart, height)),
        "</svg>",
        "",
    ]
    return "\n".join(parts)


def _scaled(chart: Chart, height: int) -> Iterator[str]:
    reach = [(x, y - error, y + error) for curve in chart.curves for (x, y), error in _with_errors(curve)]
    first, last = min(0, *(x for x, _, _ in reach)), max(x for x, _, _ in reach)
    across = [first, last] if chart.named and last > first else ticks(first, last)
    up = ticks(min(0, *(low for _, low, _ in reach)), max(0, *(high for _, _, high in reach)))

    def x(value: float) -> float:
        return round(_LEFT + (value - across[0]) / (across[-1] - across[0]) * (_WIDTH - _LEFT - _RIGHT), 1)

    def y(value: float) -> float:
        return round(height - _BOTTOM - (value - up[0]) / (up[-1] - up[0]) * (height - _TOP - _BOTTOM), 1)

    below = _few(chart.named) or {tick: f"{tick:g}" for tick in across}
    for tick, text in below.items():
        yield (
            f'<text class="small" text-anchor="middle" x="{x(tick)}" y="{height - _BOTTOM + 18}">{escape(text)}</text>'
        )
    for tick in up:
        yield f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y(tick)}" y2="{y(tick)}"/>'
        yield f'<text class="small" text-anchor="end" x="{_LEFT - 8}" y="{y(tick) + 4}">{tick:g}</text>'
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    yield f'<text class="small" text-anchor="middle" x="{middle}" y="{height - 10}">{escape(chart.across)}</text>'
    for which, curve in enumerate(chart.curves):
        yield from _curve(curve, which, x, y)


def _few(named: dict[int, str]) -> dict[float, str]:
    """Return as many names as have room beside each other, the last always among them."""
    apart = -(-len(named) // _NAMES)
    kept = list(reversed(list(named.items())))[:: apart or 1]
    return {float(place): text for place, text in reversed(kept)}


def _curve(curve: Curve, which: int, x: Map, y: Map) -> Iterator[str]:
    colour, dash = _COLOURS[which % len(_COLOURS)], _DASHES[which // len(_COLOURS) % len(_DASHES)]
    if curve.errors and curve.shown == "band":
        above = [f"{x(at)},{y(value + error)}" for (at, value), error in _with_errors(curve)]
        below = [f"{x(at)},{y(value - error)}" for (at, value), error in _with_errors(curve)]
        yield f'<polygon fill="{colour}" opacity="0.2" points="{" ".join([*above, *reversed(below)])}"/>'
    path = " ".join(f"{x(at)},{y(value)}" for at, value in curve.points)
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    yield f'<polyline fill="none" stroke="{colour}" stroke-width="2"{dashed} points="{path}"/>'
    if curve.errors and curve.shown == "bars":
        for (at, value), error in _with_errors(curve):
            yield f'<line stroke="{colour}" x1="{x(at)}" x2="{x(at)}" y1="{y(value - error)}" y2="{y(value + error)}"/>'
    label, beside = _TOP + 14 + _LABEL * which, _WIDTH - _RIGHT + 8
    sample = f'x1="{beside}" x2="{beside + 16}" y1="{label - 4}" y2="{label - 4}"'
    yield f'<line stroke="{colour}" stroke-width="2"{dashed} {sample}/>'
    yield f'<text x="{beside + 22}" y="{label}" style="fill: {colour}">{escape(curve.name)}</text>'


def _with_errors(curve: Curve) -> Iterator[tuple[tuple[float, float], float]]:
    return zip(curve.points, curve.errors or (0.0,) * len(curve.points), strict=True)


def ticks(low: float, high: float) -> list[float]:
    """Return round numbers from below the lowest to above the highest value.

    >>> ticks(0, 41.9)
    [0.0, 10.0, 20.0, 30.0, 40.0, 50.0]
    """
    rough = (high - low or 1) / _TICKS
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [number * step for number in range(first, max(last, first + 1) + 1)]
