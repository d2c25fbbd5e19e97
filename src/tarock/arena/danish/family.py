"""Danish Tarok in the arena, for the registry of families."""

from typing import Final

from tarock.arena.danish.table import play
from tarock.arena.families import ArenaGame
from tarock.danish.seating import ACTIVE

FAMILY: Final = ArenaGame(players=ACTIVE, play=play)
