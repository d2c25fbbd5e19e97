"""A deal that is over, step by step with all hands, and deals in a list."""

from typing import Literal, TypeAlias

from tarock.bots.levels import LevelName
from tarock.server.wire.danish.actions import DanishAct
from tarock.server.wire.danish.table import DanishTable, Shown
from tarock.server.wire.koenigrufen.actions import KoenigrufenAct
from tarock.server.wire.koenigrufen.table import KoenigrufenTable
from tarock.server.wire.shared.plain import PlainStep
from tarock.server.wire.shared.settled import Settled
from tarock.server.wire.shared.tokens import CardToken
from tarock.telling.line import Line

Hands: TypeAlias = tuple[tuple[CardToken, ...], ...]


class DanishStep(Shown, frozen=True, tag_field="family", tag="danish"):
    """A deal of Danish Tarok after an act; the first step is the deal before anything was done."""

    table: DanishTable
    hands: Hands
    """By seat: what each holds."""
    seat: int | None = None
    act: DanishAct | None = None
    skat: tuple[CardToken, ...] = ()
    lines: tuple[Line, ...] = ()
    """What happened in this step, the cards that were laid away with it."""


class KoenigrufenStep(Shown, frozen=True, tag_field="family", tag="koenigrufen"):
    """A deal of Königrufen after an act; the first step is the deal before anything was done."""

    table: KoenigrufenTable
    hands: Hands
    """By seat: what each holds."""
    talon: tuple[CardToken, ...]
    """The six cards as they were dealt."""
    seat: int | None = None
    act: KoenigrufenAct | None = None
    laid: tuple[CardToken, ...] = ()
    """What the declarer has laid away."""
    lines: tuple[Line, ...] = ()
    """What happened in this step, the cards that were laid away with it."""


Step: TypeAlias = DanishStep | KoenigrufenStep | PlainStep


class Replay(Shown, frozen=True):
    """A deal to be looked at step by step."""

    family: str
    ruleset: str
    mode: Literal["strict", "table"]
    names: tuple[str, ...]
    """By seat."""
    dealer: int
    tags: tuple[tuple[str, str], ...]
    record: str
    steps: tuple[Step, ...]
    is_complete: bool
    """Whether it was played to its end."""
    deal: str = ""
    """Its name at its table: round, game, attempt."""
    levels: tuple[LevelName | None, ...] = ()
    """By seat: how well its bot played, null for a person; empty where the record does not tell."""
    house: str | None = None
    """The house ruleset that it was played by, as TOML, where the server knows it: what is needed to play it again."""
    settlement: Settled | None = None
    """Net or score, cups, and every payment with its rule; empty for a deal that has not come to its end."""


class Told(Shown, frozen=True):
    """A replay for pages that have no server to ask: it brings the words of its sentences along."""

    replay: Replay
    words: dict[str, str]
    """By language: the messages that its sentences are made of, as a catalogue of Project Fluent."""
    house: str = ""
    """The name of the house by whose rules it was played; empty where it was a book's."""


class DealListed(Shown, frozen=True):
    """A deal of a table that is over."""

    name: str
    """Round, game, attempt."""
    round: int
    at: int
    """When it ended, in milliseconds since 1970."""
    ruleset: str
    names: tuple[str, ...]
    """By seat of the deal."""
    players: tuple[int, ...]
    """By seat of the deal: the place at the table."""
    result: tuple[int | float, ...]
    """By seat: what was won or lost, in points."""
