"""The ladder drawn: every level with its interval, one panel for each ruleset, as an SVG."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from tarock.arena.report import Report, RulesetReport, Rung

_WIDTH: Final = 720
_LEFT, _RIGHT = 130, 110
_ROW: Final = 28
_HEAD: Final = 56
_FOOT: Final = 44
_TICKS: Final = 6

_STYLE: Final = """
  text { font: 13px system-ui, sans-serif; fill: #333 }
  .head { font-weight: 600 }
  .small { font-size: 11px; fill: #666 }
  .grid { stroke: #ddd }
  .zero { stroke: #999 }
  .bar { stroke: #1f5f8b; stroke-width: 2 }
  .dot { fill: #1f5f8b }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd } .small { fill: #aaa } .grid { stroke: #444 } .zero { stroke: #888 }
    .bar { stroke: #7db8e0 } .dot { fill: #7db8e0 }
  }
"""


def drawn(report: Report, name: Callable[[str], str], unit: Callable[[RulesetReport], str]) -> str:
    """Return the ladders of a report as SVG; a ruleset in which nobody met has none.

    :param name: how a level is called.
    :param unit: what the axis of a ruleset counts.
    """
    panels = [found for found in report.rulesets if found.ladder]
    heights = [_HEAD + _ROW * len(panel.ladder) + _FOOT for panel in panels]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {sum(heights)}" role="img">',
        f"<style>{_STYLE}</style>",
    ]
    top = 0
    for panel, height in zip(panels, heights, strict=True):
        parts += [f'<g transform="translate(0 {top})">', *_panel(panel, name, unit(panel)), "</g>"]
        top += height
    return "\n".join([*parts, "</svg>", ""])


def _panel(panel: RulesetReport, name: Callable[[str], str], unit: str) -> Iterator[str]:
    low, high, ticks = scale(panel.ladder)
    bottom = _HEAD + _ROW * len(panel.ladder)

    def x(value: float) -> float:
        return round(_LEFT + (value - low) / (high - low) * (_WIDTH - _LEFT - _RIGHT), 1)

    yield f'<text class="head" x="12" y="24">{escape(panel.ruleset)}</text>'
    for tick in ticks:
        kind = "grid" if tick else "zero"
        yield f'<line class="{kind}" x1="{x(tick)}" x2="{x(tick)}" y1="{_HEAD - 14}" y2="{bottom}"/>'
        yield f'<text class="small" text-anchor="middle" x="{x(tick)}" y="{bottom + 16}">{_number(tick)}</text>'
    yield f'<text class="small" text-anchor="end" x="{_WIDTH - _RIGHT}" y="{bottom + 34}">{escape(unit)}</text>'
    for row, rung in enumerate(reversed(panel.ladder)):
        yield from _rung(rung, name(rung.level), _HEAD + _ROW * row, x)


def _rung(rung: Rung, name: str, y: int, x: Callable[[float], float]) -> Iterator[str]:
    above = rung.above
    low, high = bounds(rung)
    mean = _number(above.mean, "+.2f")
    figures = mean if low == high else f"{mean} ± {(high - low) / 2:.2f}"
    yield f'<text text-anchor="end" x="{_LEFT - 12}" y="{y + 5}">{escape(name)}</text>'
    yield f'<line class="bar" x1="{x(low)}" x2="{x(high)}" y1="{y}" y2="{y}"/>'
    yield f'<circle class="dot" cx="{x(above.mean)}" cy="{y}" r="4"/>'
    yield f'<text class="small" x="{_WIDTH - _RIGHT + 12}" y="{y + 4}">{figures}</text>'


def bounds(rung: Rung) -> tuple[float, float]:
    """Return the ends of a rung's interval; those of a single deal are its mean."""
    above = rung.above
    return (
        above.mean if above.low is None else above.low,
        above.mean if above.high is None else above.high,
    )


def scale(ladder: Sequence[Rung]) -> tuple[float, float, list[float]]:
    """Return where an axis begins and ends, and its ticks: round numbers around all intervals.

    Zero is the first level's place and always on the axis.
    """
    ends = [end for rung in ladder for end in bounds(rung)]
    low, high = min(ends), max(ends)
    step = _round_step((high - low or 1) / _TICKS)
    first, last = math.floor(low / step), math.ceil(high / step)
    return first * step, max(last, first + 1) * step, [number * step for number in range(first, last + 1)]


def _round_step(rough: float) -> float:
    """Return the next 1, 2 or 5 with as many noughts as it takes.

    >>> _round_step(0.3), _round_step(7)
    (0.5, 10.0)
    """
    power = 10.0 ** math.floor(math.log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)


def _number(value: float, form: str = "g") -> str:
    return f"{value:{form}}".replace("-", "−")
