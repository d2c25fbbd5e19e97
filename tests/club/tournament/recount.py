"""Standings counted from the text of a log, plainly, without anything of the program: only what the lines say."""

import json
from collections import defaultdict
from fractions import Fraction
from typing import Any

GAME = {"solorufer": 2, "bettel": 2}
SILENT_TRULL = 2
"""A trull that was not announced counts half of 2, and in a Solo twice (tournament sheet, 8.1)."""
NEEDED = 106
"""Thirds of 36 points (1.4)."""


def line_points(sheet: dict[str, Any]) -> list[int]:
    """Return what a line of `halls.sheet` counts, seat by seat."""
    value = GAME[sheet["contract"]]
    side = [seat in {sheet["declarer"], sheet.get("partner")} for seat in "ABCD"]
    if sheet["contract"] == "bettel":
        won = 1 if sheet["tricks"] == 0 else -1
        return [3 * value * won if mine else -value * won for mine in side]
    points = value if sheet["thirds"] >= NEEDED else -value
    for item in sheet["items"]:
        points += SILENT_TRULL if item["side"] == "declarer" else -SILENT_TRULL
    return [points if mine else -points for mine in side]


def recount(text: str) -> list[tuple[Fraction, int, list[Fraction]]]:
    """Return points, number and rounds of everybody, the best first; ties by the best round and number."""
    log = [json.loads(line) for line in text.splitlines()[1:]]
    tables: list[list[list[int]]] = []
    plan: tuple[int, list[Any]] = (0, [])
    lines: dict[tuple[int, int, int], list[tuple[int, Fraction]]] = {}
    people: list[int] = []
    for kept in log:
        event = kept["event"]
        kind = event["e"]
        if kind == "entered" and not event["person"].get("house"):
            people.append(event["person"]["number"])
        elif kind == "drawn":
            plan = (event["round"], event["rounds"])
            tables[event["round"] - 1 :] = [event["rounds"][0]["tables"]]
        elif kind == "continued":
            tables.append(plan[1][event["round"] - plan[0]]["tables"])
        elif kind in {"lined", "replaced"}:
            company = tables[event["round"] - 1][event["table"] - 1]
            playing = [number for number in company if number not in event.get("out", [])]
            points = event["points"] if "points" in event else line_points(event["sheet"])
            pairs = [(number, Fraction(each)) for number, each in zip(playing, points, strict=True)]
            lines[event["round"], event["table"], event["line"]] = pairs
        elif kind == "struck":
            lines[event["round"], event["table"], event["line"]] = []
    rounds: dict[int, list[Fraction]] = defaultdict(lambda: [Fraction(0)] * len(tables))
    for (number, _, _), pairs in lines.items():
        for player, points in pairs:
            rounds[player][number - 1] += points
    counted = [(sum(rounds[player], Fraction(0)), player, rounds[player]) for player in people]
    return sorted(counted, key=lambda each: (each[0], max(each[2]), -each[1]), reverse=True)
