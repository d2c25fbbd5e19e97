"""The part of the operator's page that asks the judge what two people give away beside each other.

Whoever runs the server pays nothing; what is judged waits in the study among all that others ask for.
"""

from asyncio import sleep
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from litestar import Request, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from tarock.server.api_records import rules_of
from tarock.server.codes import Refusal
from tarock.server.costs.study import PACKED, Errands
from tarock.server.dependencies import PersonId, TheDesk, TheErrands
from tarock.server.errors import language_of, problem_of
from tarock.server.moderation.bodies import CompanionShown, JudgeSent, Judging
from tarock.server.moderation.checking import aside
from tarock.server.moderation.judged import judged_table
from tarock.server.moderation.judging import Giver, Sitting, companions_of, givers_of, pair_meant
from tarock.server.store.log import Log
from tarock.server.studies.coaching import given_away
from tarock.tutor.given import Given
from tarock.words import Language, words_in

LINES: Final = "application/x-ndjson"
_TOLD: Final = {200: ResponseSpec(Judging, media_type=LINES, generate_examples=False)}


@get("/people/{person:str}/companions", summary="Who has played with somebody")
async def list_companions(person: PersonId, desk: TheDesk) -> list[CompanionShown]:
    """Return those with whom somebody has played deals, the most first."""
    return await aside(desk.log, lambda log: companions_of(log, person))


@post(
    "/judge",
    summary="What two people give away beside each other",
    status_code=200,
    responses=_TOLD,
    opt={PACKED: True},
)
async def judge_pair(
    request: Request[Any, Any, Any], data: JSONBody[JudgeSent], desk: TheDesk, errands: TheErrands
) -> Stream:
    """Let the judge look at the latest deals of a pair: after each a line says how far it is, the last what was found.

    It is a hint and no verdict, and nothing is done by it.
    """

    async def givers(log: Log) -> tuple[Giver, Giver]:
        return await givers_of(log, await pair_meant(log, (data.one, data.other)), data.most)

    judging = _Judging(await aside(desk.log, givers), errands, language_of(request))
    return Stream(judging.lines(), media_type=LINES)


@dataclass(frozen=True, slots=True)
class _Judging:
    """A pair that is judged, deal by deal; who goes before the end lets the rest undone."""

    givers: Sequence[Giver]
    errands: Errands
    language: Language

    async def lines(self) -> AsyncIterator[bytes]:
        """Give what is told on the way, each as a line."""
        async for told in self._told():
            yield msgspec.json.encode(told) + b"\n"

    async def _told(self) -> AsyncIterator[Judging]:
        number, done = sum(len(giver.sittings) for giver in self.givers), 0
        given: list[list[Given]] = [[] for _ in self.givers]
        yield Judging(done, number)
        try:
            for giver, amounts in zip(self.givers, given, strict=True):
                for sitting in giver.sittings:
                    amounts.append(await self._given(sitting))
                    done += 1
                    yield Judging(done, number)
        except Refusal as refusal:
            yield Judging(done, number, refused=problem_of(refusal, self.language))
            return
        found = [giver.shown(amounts) for giver, amounts in zip(self.givers, given, strict=True)]
        yield Judging(done, number, judged_table(found, words_in(self.language)))

    async def _given(self, sitting: Sitting) -> Given:
        """Judge one deal, when there is room in the study: what was judged before is not thrown away for that.

        :raises Refusal: if it takes too long.
        """
        given = (sitting.deal, sitting.seat, sitting.other)
        while True:
            try:
                return await self.errands.done(given_away, *given, **rules_of(sitting.table))
            except Refusal as refusal:
                if not refusal.again:
                    raise
                await sleep(refusal.again)
