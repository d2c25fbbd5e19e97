"""What everybody has won or lost at this moment, with what has been paid in deals that are not over."""

from tarock.server.evening.scorebook import Points, Row
from tarock.server.evening.state import Game, TableState
from tarock.server.families import SERVER


def standing_of(game: Game) -> tuple[Points, ...]:
    """Return by seat what has been won or lost in a deal so far; nothing where it is all paid at the end."""
    found: tuple[Points, ...] = SERVER[game.deal.ruleset.family].showing.standing(game.deal.view(0))
    return found


def unwritten(table: TableState) -> tuple[Row, ...]:
    """Return a line for each deal that is not in the book yet, and in which something has been paid."""
    pending = table.scorebook.pending
    shown = (game for game in table.games if game is not None)
    rows: list[Row] = []
    for game in shown:
        standing = standing_of(game) if game.index in pending or not game.deal.is_over else ()
        if standing:
            won: list[Points | None] = [None] * len(table.places)
            for place, points in zip(game.begun.players, standing, strict=True):
                won[place] = points
            rows.append(Row("running", tuple(won)))
    return tuple(rows)


def totals_now(table: TableState) -> tuple[Points, ...]:
    """Return by place what has been won or lost so far."""
    rows, totals = unwritten(table), table.scorebook.totals
    return tuple(total + sum(row.points[place] or 0 for row in rows) for place, total in enumerate(totals))
