"""What the numbers mean: actions and observations, with a version.

The specification is the encoder's own table: ``tarock/search/_kernels/danish/encoder.py`` and its sister say what each
word is and how each bit is read from the words; ``deal_layout.py`` beside it numbers the actions.  Nothing of it is
repeated here; this only makes it readable to programs.

>>> encoding = encoding_of("koenigrufen-turnier")
>>> encoding.version, encoding.actions == len(encoding.action_names)
(1, True)
>>> encoding.action_names[53], encoding.action_names[55]
('X', 'bid rufer')
>>> encoding.features[0]  # the first bits of an observation are what may be done
Feature(kind='bit', word=0, value=0)
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from tarock.bots.koenigrufen.net import WORDS
from tarock.core.errors import TarockError
from tarock.core.rules import Ruleset
from tarock.danish.rules import DanishRuleset
from tarock.door.rules import Rules
from tarock.doors.games import Game, game_of
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.learning.family import DANISH, KOENIGRUFEN
from tarock.notation.cards import format_card
from tarock.notation.danish.statements import GRAMMAR as DANISH_GRAMMAR
from tarock.notation.koenigrufen.statements import GRAMMAR as KOENIGRUFEN_GRAMMAR
from tarock.search._kernels.koenigrufen import deal_layout
from tarock.search.danish.selfplay import ACTIONS as DANISH_ACTIONS
from tarock.search.koenigrufen.packing import card_from
from tarock.search.koenigrufen.selfplay import ITEMS, bids_of

Kind: TypeAlias = Literal["bit", "at_least", "equals"]
_KINDS: Final[tuple[Kind, ...]] = ("bit", "at_least", "equals")

VERSIONS: Final = {"079a5a0db98934d5": 1, "086886ae6cc87377": 1}
"""By digest of an encoder: the number of its version.  A test fails when a digest is missing here: then the meaning of
a number has changed, and its family gets the next version."""


@dataclass(frozen=True, slots=True)
class Feature:
    """How a bit of an observation is read: from which word, and which bit of it, or against which value."""

    kind: Kind
    word: int
    value: int


@dataclass(frozen=True, slots=True)
class Encoding:
    """The actions and observations of a game, by number."""

    family: str
    version: int
    digest: str
    """Changes with the meaning of any number; networks carry it in their header."""
    actions: int
    action_names: tuple[str, ...]
    """By action: what a record would say; a number that this ruleset has no use for is named ``-``."""
    inputs: int
    """The length of an observation; what the features do not fill is zero."""
    features: tuple[Feature, ...]


def encoding_of(rules: Rules | Game) -> Encoding:
    """Return what actions and observations of a ruleset mean.

    :raises TarockError: if there are no such rules, or they have a game that the kernels do not know.
    """
    game = rules if isinstance(rules, Game) else game_of(rules)
    family = game.family
    return Encoding(
        family.name,
        version_of(family.digest),
        family.digest,
        family.actions,
        action_names(game),
        family.inputs,
        tuple(Feature(_KINDS[kind], word, value) for kind, word, value in family.features),
    )


def version_of(digest: str) -> int:
    """Return the version of an encoder.

    :raises TarockError: if it has none, which is a fault of ours.
    """
    if digest not in VERSIONS:
        message = f"the encoding {digest} has no version: expected one of {', '.join(VERSIONS)}"
        raise TarockError(message)
    return VERSIONS[digest]


def action_names(game: Game) -> tuple[str, ...]:
    """Return every action by its number, as a record would say it."""
    return _names(game.rules)


@lru_cache(64)
def _names(ruleset: Ruleset) -> tuple[str, ...]:
    if isinstance(ruleset, DanishRuleset):
        return tuple(map(_danish_name, range(DANISH.actions)))
    assert isinstance(ruleset, KoenigrufenRuleset), "there are no other games"
    return tuple(_koenigrufen_name(ruleset, number) for number in range(KOENIGRUFEN.actions))


def _danish_name(number: int) -> str:
    action = DANISH_ACTIONS[number]
    return "pass" if action is None else DANISH_GRAMMAR.spelled(action)


def _koenigrufen_name(ruleset: KoenigrufenRuleset, number: int) -> str:
    if number < deal_layout.FIRST_SPOKEN:
        return format_card(card_from(1 << number))
    if number in WORDS:
        return KOENIGRUFEN_GRAMMAR.spelled(WORDS[number])
    if number < deal_layout.HOLD:
        bid = bids_of(ruleset).get(number - deal_layout.BID)
        return "-" if bid is None else f"bid {KOENIGRUFEN_GRAMMAR.spelled(bid)}"
    if number < deal_layout.DOUBLE_GAME:
        return f"announces {ITEMS[number - deal_layout.ANNOUNCE]}"
    if number < deal_layout.DOUBLE_SEAT:
        return f"doubles {('game', *ITEMS)[number - deal_layout.DOUBLE_GAME]}"
    return f"doubles seat +{number - deal_layout.DOUBLE_SEAT + 1}"
