"""Rows as columns in the terminal."""


def aligned(rows: list[list[str]]) -> list[str]:
    """Return rows as columns, the first row being the heads: text to the left, numbers to the right.

    >>> aligned([["name", "points"], ["Anna", "12"], ["Bo", "-3.5"]])
    ['  name  points', '  Anna      12', '  Bo      -3.5']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    texts = {place for place in range(len(widths)) if not all(_is_number(row[place]) for row in rows[1:])}
    return [
        "  "
        + "  ".join(
            cell.ljust(width) if place in texts else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _is_number(text: str) -> bool:
    return text == "–" or text.lstrip("+-").replace(".", "", 1).isdecimal()
