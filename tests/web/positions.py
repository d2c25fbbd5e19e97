"""Positions from the golden deals, in which a guest sits down: so a test knows what lies before it.

A practice table takes up a recorded deal at any point.  The other players are mostly bots that know the rules and
nothing else: they decide at once, and need no compiled code.
"""

from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

GOLDEN: Final = Path(__file__).parents[1] / "data" / "golden"
SEATS: Final = "ABCDEFG"


@dataclass(frozen=True, slots=True)
class Position:
    """A point in a golden deal, in which the player of a seat has a word.

    ``word``: the line of the record that he said there; "" for a card in the trick.
    ``lying``: how many cards of the trick lie on the table already.
    """

    file: str
    title: str
    seat: str
    word: str = ""
    trick: int = 1
    lying: int = 0

    @property
    def record(self) -> str:
        """The whole deal."""
        tags, lines = _deal(self.file, self.title)
        return "\n".join([*(f'[{name} "{value}"]' for name, value in tags.items()), "", *lines, ""])

    @property
    def step(self) -> int:
        """How many acts were done before."""
        _, lines = _deal(self.file, self.title)
        beginning = f"{self.seat} {self.word}" if self.word else f"{self.trick}. "
        before = list(takewhile(lambda line: not line.startswith(beginning), lines))
        return sum(len(line.split()) - 1 if line[0].isdigit() else 1 for line in before) + self.lying

    @property
    def settings(self) -> dict[str, Any]:
        """How a table is opened at which one sits in this position."""
        return self.against("book")

    def against(self, level: str) -> dict[str, Any]:
        """Return the same with bots that play better or worse."""
        tags, _ = _deal(self.file, self.title)
        seats = [seat for seat in SEATS if seat in tags]
        return {
            "ruleset": tags["Rules"],
            "mode": tags.get("Mode", "strict"),
            "chairs": [{} if seat == self.seat else {"bot": level} for seat in seats],
            "practice": {"record": self.record, "step": self.step, "seat": seats.index(self.seat)},
            "rounds": 1,
        }


@cache
def _deal(file: str, title: str) -> tuple[dict[str, str], list[str]]:
    """Return the tags and the lines of a deal."""
    (found,) = (part for part in (GOLDEN / file).read_text().split("=== ") if part.startswith(title))
    body = found.partition("---")[0].splitlines()[2:]  # after its title, and after what it shows
    tags = dict(line[1:-1].split(" ", 1) for line in body if line.startswith("["))
    lines = [line for line in body if line and not line.startswith("[")]
    return {name: value.strip('"') for name, value in tags.items()}, lines


DANISH: Final = "danish-jensen-1989-declarations.txt"
TAROKS: Final = "declares taroks without the pagat"
MAYR: Final = "koenigrufen-mayr-2012/king.txt"
QUEEN: Final = "rufer: a queen called"

LAYING_SKAT: Final = Position(DANISH, TAROKS, "B", "lays S6 D3 C4")
DECLARING: Final = Position(DANISH, TAROKS, "A", "declares matadors 3, half kings missing S, half C missing C")
DANISH_PLAY: Final = Position(DANISH, TAROKS, "C")
OPENING: Final = Position(MAYR, QUEEN, "B", "vorhand")
OPENING_WITH_GAMES: Final = Position("koenigrufen-turnier/king.txt", "besserrufer: left", "D", "besserrufer")
BIDDING: Final = Position(MAYR, QUEEN, "C", "pass")
CHOOSING: Final = Position(MAYR, QUEEN, "B", "rufer")
CALLING: Final = Position(MAYR, QUEEN, "B", "calls CQ")
TAKING: Final = Position(MAYR, QUEEN, "B", "takes 2")
LAYING: Final = Position(MAYR, QUEEN, "B", "lays S7 D2 D3")
ANNOUNCING: Final = Position(MAYR, QUEEN, "B", "announces kings kakadu")
REPLYING: Final = Position(MAYR, QUEEN, "C", "good")
KOENIGRUFEN_PLAY: Final = Position(MAYR, QUEEN, "B")
DANISH_FOLLOWING: Final = Position(DANISH, TAROKS, "B", trick=2, lying=2)
"""A tarok was led, and B has some."""
KOENIGRUFEN_FOLLOWING: Final = Position(MAYR, QUEEN, "A", trick=1, lying=3)
BAPTISING: Final = Position(
    "danish-jensen-1989-skus-led.txt", "a claim is granted and the skus named anew", "B", trick=25, lying=1
)
"""A leads the skus as clubs, of which B has none."""
DANISH_END: Final = Position(DANISH, TAROKS, "C", trick=24)
KOENIGRUFEN_END: Final = Position(MAYR, QUEEN, "B", trick=11)
OUVERT: Final = Position("koenigrufen-mayr-2012/game.txt", "bettler ouvert: bettler_ouvert laid open", "D", trick=2)
FAULTS: Final = "danish-hjoerring-table-mode.txt"
REVOKE: Final = "a lead out of turn is held, and a revoke"
DECLARING_FREELY: Final = Position(FAULTS, REVOKE, "A", "passes")
RULING: Final = Position(FAULTS, REVOKE, "A", "accepts")
PUT_RIGHT: Final = Position(FAULTS, "a revoke that both others let be put right", "B", "corrects S9")
CLOSING: Final = Position(FAULTS, REVOKE, "A", "agrees")
TABLE_MODE: Final = Position(FAULTS, REVOKE, "A", "claims-renonce C")
"""Six tricks ago C had a spade and played a heart."""

TRICKS: Final = {"danish": DANISH_PLAY, "koenigrufen": KOENIGRUFEN_PLAY}
"""Where cards are played."""

POSITIONS: Final = {
    "skat": LAYING_SKAT,
    "declaring": DECLARING,
    "danish-play": DANISH_PLAY,
    "baptising": BAPTISING,
    "opening": OPENING,
    "opening-with-games": OPENING_WITH_GAMES,
    "bidding": BIDDING,
    "choosing": CHOOSING,
    "calling": CALLING,
    "taking": TAKING,
    "laying": LAYING,
    "announcing": ANNOUNCING,
    "replying": REPLYING,
    "koenigrufen-play": KOENIGRUFEN_PLAY,
    "ouvert": OUVERT,
    "declaring-freely": DECLARING_FREELY,
    "ruling": RULING,
    "put-right": PUT_RIGHT,
    "closing": CLOSING,
}
"""Every phase of both games, and what only table mode has."""
