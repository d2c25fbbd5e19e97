"""Owners take turns; who waits too long a line is refused, and who leaves is forgotten."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tarock.server.codes import Code, Refusal
from tarock.server.costs.fair import FairQueue, Length


class Order:
    """Who came in, in which order; everybody stays until he is told to go."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.came: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, owner: str, times: int = 1) -> None:
        for _ in range(times):
            self.tasks.append(asyncio.create_task(self._enter(owner)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def leave(self, owner: str) -> None:
        self.queue.leave(owner)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def _enter(self, owner: str) -> None:
        await self.queue.enter(owner)
        self.came.append(owner)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def body() -> None:
        await test()

    asyncio.run(body())


def test_a_flood_waits_behind_itself() -> None:
    async def test() -> None:
        order = Order(FairQueue(1, 1))
        await order.ask("flood", 10)
        await order.ask("ada")
        await order.ask("bo", 2)
        while len(order.came) < 13:
            await order.leave(order.came[-1])
        assert order.came == ["flood", "flood", "ada", "bo", "flood", "bo", *["flood"] * 7]

    run(test)


def test_one_owner_never_has_all_places() -> None:
    async def test() -> None:
        order = Order(FairQueue(2, 1))
        await order.ask("flood", 5)
        assert order.came == ["flood"]
        await order.ask("ada")
        assert order.came == ["flood", "ada"]
        await order.leave("ada")
        assert order.came == ["flood", "ada"]
        await order.leave("flood")
        assert order.came == ["flood", "ada", "flood"]
        for task in order.tasks:
            task.cancel()

    run(test)


@pytest.mark.parametrize(("owner", "may"), [("flood", False), ("ada", True)])
def test_the_line_of_one_owner_is_short(owner: str, may: bool) -> None:
    async def test() -> None:
        order = Order(FairQueue(1, 1, Length(each=2, all=10)))
        await order.ask("flood", 3)
        await order.ask(owner)
        last = order.tasks.pop()
        assert last.done() is not may
        if not may:
            refusal = last.exception()
            assert isinstance(refusal, Refusal)
            assert refusal.code is Code.TOO_DEAR
            assert refusal.again
        for task in (*order.tasks, last):
            task.cancel()

    run(test)


def test_all_lines_together_have_an_end() -> None:
    async def test() -> None:
        order = Order(FairQueue(1, 1, Length(each=2, all=4)))
        for name in ("a", "b", "c", "d", "e"):
            await order.ask(name)
        assert order.queue.waiting == 4
        with pytest.raises(Refusal):
            await order.queue.enter("f")
        for task in order.tasks:
            task.cancel()

    run(test)


def test_who_leaves_the_line_is_forgotten_and_a_place_given_to_him_goes_on() -> None:
    async def test() -> None:
        order = Order(FairQueue(1, 1))
        await order.ask("ada")
        await order.ask("bo", 2)
        await order.ask("cleo")
        order.tasks[1].cancel()
        await asyncio.sleep(0)
        assert order.queue.waiting == 2
        order.queue.leave("ada")  # now it is Bo's, who goes before he has noticed
        order.tasks[2].cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert order.came == ["ada", "cleo"]
        await order.leave("cleo")
        assert order.queue.waiting == 0
        await order.ask("ada")
        assert order.came == ["ada", "cleo", "ada"]

    run(test)
