"""What a player can do is declared once: one struct for each action, and everything else follows from it.

* Its name gives the tag by which messages and stored logs know it: ``PlayOutOfTurn`` is ``play-out-of-turn``.
* Its ``record`` says how a record spells it, and where it may stand.
* The types of its fields (``Card``, ``CardSet``, ``Suit``, ``Seat``, …) say how each is read, written and sent.

``tarock.notation.statements`` reads and writes records by these declarations, ``tarock.server.wire.shared.acts``
messages and logs.
"""

import re
from typing import Annotated, ClassVar, Final, NamedTuple, TypeAlias

from msgspec import Meta, Struct

_SECOND_WORD: Final = re.compile(r"(?<!^)(?=[A-Z])")


class Spelling(NamedTuple):
    """How a record spells an action: some patterns, and where the statement may stand.

    The first word of a pattern is the verb.  Behind it, ``{cards}`` is a field, and ``{card|fourth}`` one that is
    spelled "fourth" where it is None; ``[trick {trick}]`` may be left out; ``[holding]`` is a field that is true or
    false; and ``{card}[={named}]`` are two fields in one word.
    """

    patterns: tuple[str, ...]
    on_line: bool = False
    """It may stand on a line of its own."""
    in_trick: bool = False
    """It may stand in parentheses between the cards of a trick."""

    @property
    def is_card(self) -> bool:
        """Tell whether it is a card of a trick, before which no seat and no verb stands."""
        return not self.on_line and not self.in_trick


def on_line(*patterns: str) -> Spelling:
    """Spell something that stands on a line of its own."""
    return Spelling(patterns, on_line=True)


def in_trick(*patterns: str) -> Spelling:
    """Spell something that is said between the cards of a trick."""
    return Spelling(patterns, in_trick=True)


def anywhere(*patterns: str) -> Spelling:
    """Spell something that is said in a trick, or before and after it."""
    return Spelling(patterns, on_line=True, in_trick=True)


def as_card(pattern: str) -> Spelling:
    """Spell a card of a trick."""
    return Spelling((pattern,))


def tag_of(name: str) -> str:
    """Return the tag of a struct by its name.

    >>> tag_of("PlayOutOfTurn")
    'play-out-of-turn'
    """
    return _SECOND_WORD.sub("-", name).lower()


class Act(Struct, frozen=True, tag_field="do", tag=tag_of, gc=False):
    """Something that a player does.  No action can hold itself, so the garbage collector need not look at it."""

    record: ClassVar[Spelling]


_PLAIN_WORD: Final = r"[^\s;{}()\[\]]+"
RulingText: TypeAlias = Annotated[str, Meta(max_length=120, pattern=rf"^(?:{_PLAIN_WORD}(?: {_PLAIN_WORD})*)?\Z")]
"""Why the referee rules: a few words, one blank between them, that a record can hold on one line and in a trick."""
RulingName: TypeAlias = Annotated[
    str, Meta(max_length=120, pattern=rf"^(?!(?:.* )?because(?: |\Z))(?:{_PLAIN_WORD}(?: {_PLAIN_WORD})*)?\Z")
]
"""Who rules, as a record can hold it: the word by which the reason begins is no part of a name."""
RulingPoints: TypeAlias = Annotated[int, Meta(ge=1, le=10_000)]


class Agree(Act, frozen=True):
    """Say after the play that the deal may be settled."""

    record = on_line("agrees")
