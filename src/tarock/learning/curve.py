"""The learning curve: a line of JSON for every moment that was measured, and a drawing of it as SVG."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tarock.plots import Chart, Curve
from tarock.plots import drawn as chart_drawn


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
    curves = tuple(
        Curve(name, tuple((decisions, lead) for decisions, lead, _ in line), tuple(error for _, _, error in line))
        for name, line in lines.items()
    )
    return chart_drawn(Chart(f"Lead over {_OVER[against]}, {coin} a deal", "million decisions", curves))
