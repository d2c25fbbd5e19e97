"""What the doors compile, compiled once before the tests share it out."""

from tarock.doors import zoo
from tarock.doors.batch import Batch


def warm() -> None:
    """Use everything a little."""
    for rules in ("danish-hjoerring", "koenigrufen-turnier"):
        batch = Batch(rules, 2, seed=1, opponents={1: "book", 2: "network"})
        batch.step(batch.sample())
        batch.step(batch.book())
        batch.observe()
        batch.hidden()
        zoo.env(rules, opponents={1: "book"}).reset(seed=1)
