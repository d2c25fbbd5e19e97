"""What an act of Königrufen surely costs, in lines."""

from tarock.koenigrufen.costs import Cost
from tarock.telling.koenigrufen.phrases import bonus_name
from tarock.telling.line import Line
from tarock.words.passages import hyphenated


def cost_line(cost: Cost) -> Line:
    """Return what an act costs whoever does it, with the rule."""
    parts = {} if cost.item is None else {"item": (bonus_name(cost.item),)}
    return Line(f"k-cost-{hyphenated(cost.kind)}", "consequence", parts=parts, rule=cost.rule)
