"""Charts: what is drawn, and that names from people cannot break it."""

from xml.etree import ElementTree as ET

import pytest

from tarock.plots import Chart, Curve, drawn, ticks


def picture(chart: Chart) -> list[tuple[str, str]]:
    """Return the elements of a drawing with their texts."""
    root = ET.fromstring(drawn(chart))
    return [(element.tag.rpartition("}")[2], element.text or "") for element in root.iter()]


def test_every_curve_has_a_line_and_its_name() -> None:
    curves = tuple(Curve(f"Player {number}", ((0, 0), (1, number))) for number in range(12))
    found = picture(Chart("An evening", "line", curves))
    assert [tag for tag, _ in found].count("polyline") == 12
    assert {f"Player {number}" for number in range(12)} <= {text for _, text in found}
    drawing = drawn(Chart("An evening", "line", curves))
    lines = {(line.partition(" points")[0]) for line in drawing.splitlines() if "<polyline" in line}
    assert len(lines) == 12


def test_errors_are_bars_or_a_band() -> None:
    points, errors = ((0.0, 1.0), (1.0, 2.0)), (0.5, 0.25)
    bars, band = (picture(Chart("Rating", "day", (Curve("A", points, errors, how),))) for how in ("bars", "band"))
    assert [tag for tag, _ in band].count("polygon") == 1
    assert [tag for tag, _ in bars].count("line") == [tag for tag, _ in band].count("line") + 2


def test_what_is_below_may_be_named() -> None:
    found = picture(
        Chart("A season", "evening", (Curve("A", ((0, 0), (1, 5), (2, -5))),), {1: "May", 2: "June & July"})
    )
    assert ("text", "June & July") in found


def test_names_cannot_break_the_drawing() -> None:
    assert ("text", "<b>&amp;") in picture(Chart("<script>", "x", (Curve("<b>&amp;", ((0, 0),)),)))


def test_a_chart_without_points_is_empty() -> None:
    for chart in (Chart("Nothing", "x"), Chart("Nothing", "x", (Curve("A", ()),))):
        assert [tag for tag, _ in picture(chart)] == ["svg", "title", "style", "text"]


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 41.9, [0, 10, 20, 30, 40, 50]), (-3, 5, [-4, -2, 0, 2, 4, 6]), (0, 0, [0, 0.2])],
)
def test_ticks_are_round_numbers_around_all_values(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == pytest.approx(expected)
