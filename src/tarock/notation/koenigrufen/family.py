"""How Königrufen is written down, for the registry of families."""

from typing import Final

from tarock.notation.families import Notation
from tarock.notation.koenigrufen.portable import PORTABLE
from tarock.notation.koenigrufen.record import read
from tarock.notation.koenigrufen.writer import record_of, write

FAMILY: Final = Notation(read=read, write=write, record_of=record_of, portable=PORTABLE)
