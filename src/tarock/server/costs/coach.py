"""The coach as one person has it: what he asks costs him, and is thought out in the study."""

from collections.abc import Sequence
from typing import cast

from tarock.core.seats import Seat
from tarock.school.against import Against
from tarock.server.bot_questions import (
    Depth,
    DoubtQuestion,
    HintFound,
    HintQuestion,
    PlayQuestion,
    PlayRefused,
    TellsQuestion,
    WorstQuestion,
)
from tarock.server.codes import Code, Refusal
from tarock.server.costs.budgets import Owner
from tarock.server.costs.packing import packed
from tarock.server.costs.prices import Work
from tarock.server.costs.study import Study
from tarock.server.evening.families import Action, View
from tarock.server.evening.settings import Settings
from tarock.telling.line import Line
from tarock.tutor.deeds import Deed

_HINTS = {1: Work.HINT_1, 2: Work.HINT_2, 3: Work.HINT_3}


class Coach:
    """Advice for one owner.  Every question is refused if he has spent too much, or it takes too long."""

    def __init__(self, study: Study, owner: Owner) -> None:
        self._study = study
        self._owner = owner

    async def hint(self, settings: Settings, view: View, depth: Depth) -> HintFound:
        """Return what the coach says to a view.

        :raises Refusal: if it is not said.
        """
        question = packed(HintQuestion(view, depth), view.ruleset, settings.house)
        found = await self._paid(_HINTS[depth], question, settings.ruleset, f"hint {depth}", view.phase.value)
        assert isinstance(found, HintFound)
        return found

    async def doubt(self, settings: Settings, view: View, action: Action) -> HintFound:
        """Return what the coach says to something that is not done yet; nothing where it is good enough.

        :raises Refusal: if it is not said.
        """
        question = packed(DoubtQuestion(view, action), view.ruleset, settings.house)
        found = await self._paid(Work.DOUBT, question, settings.ruleset, "doubt", view.phase.value)
        assert isinstance(found, HintFound)
        return found

    async def tells(self, settings: Settings, acts: tuple[Deed[View], ...], view: View, seat: Seat) -> tuple[Line, ...]:
        """Return what the words and cards of a seat tell whoever has the views.

        :raises Refusal: if it is not said.
        """
        question = packed(TellsQuestion(acts, view, seat), view.ruleset, settings.house)
        found = await self._paid(Work.TELLS, question, settings.ruleset, "tells", view.phase.value)
        return cast("tuple[Line, ...]", found)

    async def play(
        self, lesson: str, step: int, acts: Sequence[tuple[Seat, bytes]], hint: Depth | None = None
    ) -> bytes:
        """Return where a step of a lesson has come to, as JSON.

        :raises Refusal: if an act is refused, or it is not said.
        """
        if hint is not None:
            self._study.costs.pay(self._owner, _HINTS[hint])
        question = packed(PlayQuestion(lesson, step, tuple(acts), hint))
        return _played(await self._paid(Work.LESSON, question, lesson, "lesson play", ""))

    async def worst(self, against: Against, acts: Sequence[tuple[Seat, bytes]]) -> bytes:
        """Return where a deal that refutes an answer has come to, as JSON.

        :raises Refusal: if an act is refused, it is no such deal, or it is not said.
        """
        question = packed(WorstQuestion(against, tuple(acts)))
        return _played(await self._paid(Work.WORST, question, "", "worst", ""))

    async def _paid(self, work: Work, question: bytes, *kind: str) -> object:
        self._study.costs.pay(self._owner, work)
        name, what, phase = kind
        return await self._study.coached(self._owner, question, frozenset({(name, what, phase)}))


def _played(found: object) -> bytes:
    """Return where something that is played has come to.

    :raises Refusal: if an act is refused.
    """
    if isinstance(found, PlayRefused):
        code = Code.ILLEGAL if found.reason else Code.MALFORMED
        raise Refusal(code, found.detail, reason=found.reason, rule=found.rule)
    assert isinstance(found, bytes)
    return found
