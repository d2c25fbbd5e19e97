"""An evening in one file: the cups go on, each deal must follow from the one before, and all are added up."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeAlias

from tarock.cli.output import Output
from tarock.core.errors import SheetError, TarockError
from tarock.core.rules import Ruleset
from tarock.core.sentences import Sentence, in_a_row

Total: TypeAlias = dict[str, Any]

_NAMES: Final = {
    "net": "evening-net",
    "score": "evening-score",
    "money": "evening-money",
    "written": "evening-written",
    "cups": "evening-cups-now",
}
"""The columns of a total, and the lines that tell them."""


class EveningDeal(Protocol):
    """One deal of an evening, of whichever family."""

    def carried(self) -> dict[str, Any]:
        """Return what goes on to the next deal, as its tags."""
        ...

    def carried_on_sheet(self) -> dict[str, Any]:
        """Return what goes on to the next deal, as the fields of its sheet."""
        ...

    def problems(self, after: Any, /) -> list[Sentence]:  # noqa: ANN401 - of the same family
        """Return why another deal cannot be the next one."""
        ...


def check_game(first: Ruleset, ruleset: Ruleset, number: int) -> None:
    """Refuse a deal by other rules than the first of its evening.

    :raises TarockError: with the number of the deal.
    """
    if ruleset.id != first.id:
        raise TarockError(Sentence("evening-deal", number=number, text=Sentence("evening-game")))


def check_following(before: EveningDeal | None, after: EveningDeal, number: int) -> None:
    """Refuse a deal that does not follow from the one before.

    :raises TarockError: with the number of the deal, and what does not fit.
    """
    found = [] if before is None else before.problems(after)
    if found:
        raise TarockError(Sentence("evening-deal", number=number, text=in_a_row(found)))


def as_json(outputs: Sequence[Output], total: Total) -> dict[str, Any]:
    """Return the deals and what they come to."""
    return {"deals": [output.json for output in outputs], "evening": total}


def total_lines(total: Total, language: str) -> list[str]:
    """Return the total of an evening as lines."""
    from tarock.cli.terminal.shared.wording import signed
    from tarock.words import words_in

    words = words_in(language)
    lines = [words("evening-total", deals=total["deals"])]
    for name in _NAMES:
        if name in total:
            amounts = "   ".join(
                f"{who} {amount if name == 'cups' else signed(amount)}" for who, amount in total[name].items()
            )
            lines.append(f"  {words(_NAMES[name], amounts=amounts)}")
    return lines


def in_deal(number: int, error: SheetError) -> TarockError:
    """Return what is wrong with a sheet of an evening, with its number."""
    return TarockError(
        Sentence(
            "evening-deal",
            number=number,
            text=Sentence("rules-at-key", key=error.field or "sheet", text=error.sentence),
        )
    )
