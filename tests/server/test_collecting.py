"""The collector of cycles: out of the way, and yet at work."""

import gc
import time
import weakref

from tarock.server.collecting import seldom_collected
from tests.server.servers import PATIENCE


class Waste:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_cycles_are_looked_for_when_the_time_has_come() -> None:
    with seldom_collected(seldom=0.01, look=0.01):
        assert not gc.isenabled()
        waste = weakref.ref(Waste())
        end = time.monotonic() + PATIENCE
        while waste() is not None and time.monotonic() < end:
            time.sleep(0.01)
        assert waste() is None
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_many_new_objects_are_looked_through_earlier() -> None:
    with seldom_collected(many=1000, look=0.01):
        waste = weakref.ref(Waste())
        many = [Waste() for _ in range(2000)]
        end = time.monotonic() + PATIENCE
        while waste() is not None and time.monotonic() < end:
            time.sleep(0.01)
        assert waste() is None
        assert len(many) == 2000


def test_otherwise_they_are_left_alone() -> None:
    with seldom_collected(look=0.001):
        waste = weakref.ref(Waste())
        time.sleep(0.05)
        assert waste() is not None
