"""The learning curve: a line of JSON for every moment that was measured, and a drawing of it as SVG."""

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

_WIDTH, _HEIGHT = 720, 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 150, 40, 48
_TICKS: Final = 6
_COLOURS: Final = ("#1f5f8b", "#b5541c", "#3c7d3c", "#7a4f9a", "#8a6d00")

_STYLE: Final = """
  text { font: 13px system-ui, sans-serif; fill: #333 }
  .head { font-weight: 600 }
  .small { font-size: 11px; fill: #666 }
  .grid { stroke: #ddd }
  @media (prefers-color-scheme: dark) { text { fill: #ddd } .small { fill: #aaa } .grid { stroke: #444 } }
"""


def append(path: Path, moment: Mapping[str, Any]) -> None:
    """Add a line to a curve."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(moment) + "\n")


def read(path: Path) -> list[dict[str, Any]]:
    """Return the moments of a curve; none if there is no file."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line]


def cut(path: Path, iteration: int) -> None:
    """Forget what came after an iteration: a run that was interrupted goes on from its checkpoint."""
    kept = [moment for moment in read(path) if moment["iteration"] <= iteration]
    path.write_text("".join(json.dumps(moment) + "\n" for moment in kept), "utf-8")


_OVER: Final = {"book": "players by the book", "prey": "the network to be beaten"}


def drawn(moments: Sequence[Mapping[str, Any]], coin: str = "chips", against: str = "book") -> str:
    """Return the lead over others by millions of decisions, a line for each ruleset, as SVG."""
    lines: dict[str, list[tuple[float, float, float]]] = {}
    for moment in moments:
        for ruleset, found in moment.get("strength", {}).items():
            lines.setdefault(ruleset, []).append((moment["decisions"] / 1e6, found["lead"], found["error"]))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">',
        f"<style>{_STYLE}</style>",
        f'<text class="head" x="12" y="22">Lead over {_OVER[against]}, {coin} a deal</text>',
        *(_chart(lines) if lines else ()),
        "</svg>",
        "",
    ]
    return "\n".join(parts)


def _chart(lines: Mapping[str, Sequence[tuple[float, float, float]]]) -> Iterator[str]:
    points = [point for line in lines.values() for point in line]
    across = ticks(0, max(decisions for decisions, _, _ in points))
    up = ticks(min(0, *(lead - error for _, lead, error in points)), max(lead + error for _, lead, error in points))

    def x(value: float) -> float:
        return round(_LEFT + value / across[-1] * (_WIDTH - _LEFT - _RIGHT), 1)

    def y(value: float) -> float:
        return round(_HEIGHT - _BOTTOM - (value - up[0]) / (up[-1] - up[0]) * (_HEIGHT - _TOP - _BOTTOM), 1)

    for tick in across:
        yield f'<text class="small" text-anchor="middle" x="{x(tick)}" y="{_HEIGHT - _BOTTOM + 18}">{tick:g}</text>'
    for tick in up:
        yield f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y(tick)}" y2="{y(tick)}"/>'
        yield f'<text class="small" text-anchor="end" x="{_LEFT - 8}" y="{y(tick) + 4}">{tick:g}</text>'
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    yield f'<text class="small" text-anchor="middle" x="{middle}" y="{_HEIGHT - 10}">million decisions</text>'
    for which, (ruleset, line) in enumerate(lines.items()):
        colour = _COLOURS[which % len(_COLOURS)]
        path = " ".join(f"{x(decisions)},{y(lead)}" for decisions, lead, _ in line)
        yield f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{path}"/>'
        for decisions, lead, error in line:
            low, high = y(lead - error), y(lead + error)
            yield f'<line stroke="{colour}" x1="{x(decisions)}" x2="{x(decisions)}" y1="{low}" y2="{high}"/>'
        label = _TOP + 14 + 18 * which
        yield f'<text x="{_WIDTH - _RIGHT + 14}" y="{label}" style="fill: {colour}">{escape(ruleset)}</text>'


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
