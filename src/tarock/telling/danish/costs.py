"""What an act of Danish Tarok surely costs, in lines."""

from tarock.danish.costs import Cost
from tarock.telling.line import Line
from tarock.words.passages import hyphenated


def cost_line(cost: Cost) -> Line:
    """Return what an act costs whoever does it, with the rule."""
    if cost.kind == "wrong_demand":
        return Line("play-explain-wrong-demand", "consequence", values={"fine": cost.points}, rule=cost.rule)
    return Line(f"cost-{hyphenated(cost.kind)}", "consequence", values={"points": cost.points}, rule=cost.rule)
