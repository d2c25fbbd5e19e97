"""Putting the actions of a record on lines, with the comments where they stood."""

from collections.abc import Iterable, Sequence

from tarock.notation.reader import Remark
from tarock.notation.syntax import RESULT, format_tag


def written(tags: Sequence[tuple[str, str]], body: Sequence[str]) -> str:
    """Return the text of a deal: its tags, its actions, and at the end what it came to."""
    above = [format_tag(name, value) for name, value in tags if name != RESULT]
    below = [format_tag(name, value) for name, value in tags if name == RESULT]
    return "\n".join([*above, *([""] if body else []), *body, *below, ""])


class Lines:
    """The lines below the tags, as they are written."""

    def __init__(self, remarks: Iterable[Remark]) -> None:
        self.remarks = list(remarks)
        self.finished: list[str] = []
        self.words: list[str] = []
        self.written = 0
        self.in_trick = False

    def begin_trick(self, number: int) -> None:
        """Begin the line of a trick."""
        self._write_remarks("own_line")
        self.words.append(f"{number}.")
        self.in_trick = True

    def end_trick(self) -> None:
        """End the line of a trick."""
        self.in_trick = False
        self.end_line()

    def write(self, text: str) -> None:
        """Write one action."""
        self._write_remarks("own_line", "behind", "before")
        self.words.append(text)
        self.written += 1

    def write_line(self, text: str) -> None:
        """Write one action on a line of its own."""
        self.write(text)
        self.end_line()

    def end_line(self) -> None:
        """End the line, with the comments that stand behind its last action."""
        self._write_remarks("behind")
        self._break_line()

    def all_lines(self) -> list[str]:
        """Return the lines, with the comments that are left."""
        self._write_remarks("own_line", "behind", "before")
        self._break_line()
        return self.finished

    def _write_remarks(self, *places: str) -> None:
        """Write the comments that are due, if they stand at one of these places.

        A trick is one line, and so is a comment in it.
        """
        while self.remarks and self.remarks[0].after <= self.written and self.remarks[0].place in places:
            remark = self.remarks.pop(0)
            text = remark.text.replace("\n", " ") if self.in_trick else remark.text
            own_line = remark.place == "own_line" and not self.in_trick
            if own_line:
                self._break_line()
            self.words.append(f"{{{text}}}")
            if own_line:
                self._break_line()

    def _break_line(self) -> None:
        if self.words:
            self.finished.append(" ".join(self.words))
            self.words = []
