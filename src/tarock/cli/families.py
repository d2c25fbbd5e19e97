"""What the commands must know of a family of games."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol

from tarock.cli.evening import EveningDeal
from tarock.cli.output import Output
from tarock.core.errors import FamilyError
from tarock.core.families import Layer, RulesetT
from tarock.notation.families import RecordT

if TYPE_CHECKING:
    from tarock.referee.finding import Finding


class Solves(Protocol):
    """Says what each side can force."""

    def __call__(self, record: Any, at: int | None, seconds: float, /) -> Output:  # noqa: ANN401 - of the family
        """Solve a record from before a trick on, in so many seconds for a question."""
        ...


def _no_solver(record: Any, at: int | None, seconds: float, /) -> Output:  # noqa: ANN401, ARG001 - as Solves has it
    """Refuse: not every family has a solver."""
    message = f"there is no solver for the family {record.state.ruleset.family!r}"
    raise FamilyError(message)


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningFile(Generic[RulesetT, RecordT]):
    """How the deals of a family make an evening."""

    of_record: Callable[[RecordT], EveningDeal | None]
    """The deal of a record; None where nothing is settled."""
    of_sheet: Callable[[RulesetT, dict[str, Any]], EveningDeal]
    """The deal of a sheet; raises SheetError naming the field that is wrong."""
    total: Callable[[tuple[Any, ...]], dict[str, Any]]
    """What some deals come to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Commands(Generic[RulesetT, RecordT]):
    """What the commands do for a family."""

    settled: Callable[[RulesetT, dict[str, Any]], Output]
    """Settles a sheet, or raises SheetError naming the field that is wrong."""
    replayed: Callable[[RecordT], Output]
    """Says what a record came to."""
    refereed: Callable[[RecordT], Output]
    """Says which faults a record shows."""
    sheet: Callable[[RecordT], dict[str, Any]]
    """Returns the sheet that a record amounts to, or raises TarockError if there is none."""
    solved: Solves = _no_solver
    evening: EveningFile[RulesetT, RecordT] | None = None
    """How its deals follow each other in one file; None for a family that cannot tell."""


def refereeing(
    findings: Callable[[Any], "Sequence[Finding]"], written: Callable[[Any], str], replayed: Callable[[RecordT], Output]
) -> Callable[[RecordT], Output]:
    """Return what says which faults a record shows, beside what it comes to as it stands.

    :param findings: what the referee finds in a state.
    :param written: how a claim is written in a record.
    """

    def refereed(record: RecordT) -> Output:
        from tarock.cli.referee_report import report_output

        state: Any = record.state
        verdicts = state.table.proceedings.verdicts
        return report_output(state.ruleset, findings(state), verdicts, written, replayed(record))

    return refereed


def evening_of(family: str) -> EveningFile[Any, Any]:
    """Return how the deals of a family make an evening.

    :raises FamilyError: if they do not.
    """
    evening = COMMANDS[family].evening
    if evening is None:
        message = f"the deals of the family {family!r} do not make an evening"
        raise FamilyError(message)
    return evening


COMMANDS: Final[Layer[Commands[Any, Any]]] = Layer("commands", Commands, home="tarock.cli.{family}.commands")
