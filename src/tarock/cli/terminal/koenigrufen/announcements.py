"""Reading one turn of the round before play: several announcements and doublings in one line."""

import re
from collections.abc import Sequence

from tarock.cli.terminal.koenigrufen.labels import words_offered
from tarock.cli.terminal.koenigrufen.reading import meant, spellings, vocabulary
from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.koenigrufen.actions import GOOD, Speak, Target
from tarock.koenigrufen.bonus_kinds import ANNOUNCED, Announced
from tarock.koenigrufen.state import KoenigrufenView


def read_spoken(text: str, view: KoenigrufenView, wording: TableWords) -> Speak | None:
    """Return a turn of the round; None when a word of it is not understood.

    Nothing and "good" are "gut".  ``trull, kontra pagat`` and ``1 3`` are several things at once.
    """
    if not text:
        return GOOD
    said: list[Speak] = []
    for part in re.split("[,;+]", text):
        found = _read_part(part.strip(), view, wording)
        if found is None:
            return None
        said += found
    announces: list[Announced] = [item for turn in said for item in turn.announces]
    doubles: list[Target] = [target for turn in said for target in turn.doubles]
    return Speak(tuple(announces), tuple(dict.fromkeys(doubles)))


def _read_part(part: str, view: KoenigrufenView, wording: TableWords) -> list[Speak] | None:
    """Read what stands between two commas."""
    first, _, rest = part.replace(":", " ").partition(" ")
    if first.casefold() in spellings(wording.words, "kplay-word-double"):
        return _read_doubling(rest.strip(), view, wording)
    if meant(part, [(word, GOOD) for word in spellings(wording.words, "kplay-word-good")]):
        return [GOOD]
    numbers = part.replace("#", " ").split()
    if numbers and all(number.isdecimal() for number in numbers):
        return _by_number([int(number) for number in numbers], view)
    items = read_items(part, wording)
    return None if items is None else [Speak(announces=tuple(items))]


def _by_number(numbers: Sequence[int], view: KoenigrufenView) -> list[Speak] | None:
    offers = [offer for offer in words_offered(view) if isinstance(offer, Speak)]
    if not all(1 <= number <= len(offers) for number in numbers):
        return None
    return [offers[number - 1] for number in numbers]


def read_items(text: str, wording: TableWords) -> list[Announced] | None:
    """Return the bonuses in a text; None when one of its words is none."""
    known = _item_words(wording)
    whole = meant(text, known)
    if len(whole) == 1:
        return whole
    items: list[Announced] = []
    for word in text.split():
        found = meant(word, known)
        if len(found) != 1:
            return None
        items += found
    return items or None


def _item_words(wording: TableWords) -> list[tuple[str, Announced]]:
    names: list[tuple[str, Announced]] = [(wording.bonus(item), item) for item in ANNOUNCED]
    others: list[tuple[str, Announced]] = [("kplay-word-kings", "kings"), ("kplay-word-ultimo", "koenig_ultimo")]
    return [*names, *vocabulary(wording.words, others)]


def _read_doubling(text: str, view: KoenigrufenView, wording: TableWords) -> list[Speak] | None:
    """Read what is doubled; alone the word means the game, or in a declarer's mouth every kontra against him."""
    if not text:
        offered = [target for offer in words_offered(view) if isinstance(offer, Speak) for target in offer.doubles]
        seats = tuple(target for target in offered if isinstance(target, int))
        return [Speak(doubles=seats if seats and "game" not in offered else ("game",))]
    targets = _targets(text, wording)
    return None if targets is None else [Speak(doubles=tuple(targets))]


def _targets(text: str, wording: TableWords) -> list[Target] | None:
    games: list[tuple[str, Target]] = [(word, "game") for word in spellings(wording.words, "kplay-word-game")]
    people: list[tuple[str, Target]] = [(name, seat) for seat, name in enumerate(wording.names)]
    known: list[tuple[str, Target]] = [*games, *people, (wording.bonus("game"), "game"), *_item_words(wording)]
    whole = meant(text, known)
    if len(whole) == 1:
        return whole
    found = [meant(word, known) for word in text.split()]
    return [one[0] for one in found] if all(len(one) == 1 for one in found) else None
