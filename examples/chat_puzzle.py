"""A chat bot that deals puzzles: lines come in, lines go out, and any chat service is an adapter away.

python examples/chat_puzzle.py
"""

# %% [markdown]
# The core knows no network: it is told who says what, and returns what to say.
# `Puzzler.answer` is all that an adapter for Matrix, Discord or IRC has to call.

# %%
import sys
from collections.abc import Iterator

from tarock.core.seats import SEAT_NAMES
from tarock.school.puzzles.moment import hands_of, moment_of
from tarock.school.puzzles.puzzle import Puzzle, is_right
from tarock.school.puzzles.shelf import chosen, near, spines, taken
from tarock.telling.sentences import Reader, capital, sentences
from tarock.words import words_in

HELP = "Say “puzzle” for a puzzle, and then the number of your answer."


class Puzzler:
    """Deals puzzles to whoever asks, and knows what everybody was asked."""

    def __init__(self, language: str = "en") -> None:
        self.words = words_in(language)
        self.asked: dict[str, Puzzle] = {}
        self.shelf = list(chosen(spines(), kinds=("ending", "stop"), books=False))

    def answer(self, who: str, text: str) -> str:
        """Return what to say to somebody who has said something."""
        said = text.strip().casefold()
        if said == "puzzle":
            return self._dealt(who)
        puzzle = self.asked.get(who)
        if puzzle is None:
            return HELP
        choices = puzzle.question.choices
        if not said.isdecimal() or not 1 <= int(said) <= len(choices):
            return f"Expected a number from 1 to {len(choices)}, got “{text.strip()}”."
        if is_right(puzzle.question, choices[int(said) - 1].key):
            del self.asked[who]
            return self.words("puzzle-right")
        return self.words("puzzle-wrong")

    def _dealt(self, who: str) -> str:
        found = taken(near(self.shelf, 1200, 1, f"{who}/{len(self.asked)}")[0].id)
        assert found is not None
        self.asked[who] = found
        return "\n".join(self._told(found))

    def _told(self, puzzle: Puzzle) -> Iterator[str]:
        reader = Reader.of(self.words, puzzle.family, SEAT_NAMES, puzzle.seat)
        for seat, cards in enumerate(hands_of(moment_of(puzzle).state)):
            if cards:
                yield f"{SEAT_NAMES[seat]}: {' '.join(cards)}"
        yield sentences([puzzle.question.line], reader)[0]
        for number, choice in enumerate(puzzle.question.choices, start=1):
            yield f"{number}  {capital(sentences([choice.line], reader)[0])}"


# %% [markdown]
# This adapter is the plainest of all: what somebody types is what he says.

# %%
if __name__ == "__main__":
    bot = Puzzler()
    print(HELP)
    for line in sys.stdin:
        print(bot.answer("you", line), flush=True)
