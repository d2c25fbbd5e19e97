"""How Danish Tarok is written down, for the registry of families."""

from typing import Final

from tarock.notation.danish.portable import PORTABLE
from tarock.notation.danish.record import read
from tarock.notation.danish.writer import record_of, write
from tarock.notation.families import Notation

FAMILY: Final = Notation(read=read, write=write, record_of=record_of, portable=PORTABLE)
