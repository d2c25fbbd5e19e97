"""What is done about each kind of event is said once, and for every kind."""

import pytest

from tarock.club.happening import Handlers


def test_a_kind_of_event_without_a_function_fails_where_the_functions_stand() -> None:
    handlers = Handlers[list[object]]()
    handlers.of(int)(lambda state, event: state.append(event))
    handlers.must_know(int | str, but=str)
    with pytest.raises(TypeError, match="no function for str"):
        handlers.must_know(int | str | float, but=float)


def test_a_kind_of_event_has_one_function() -> None:
    handlers = Handlers[list[object]]()
    handlers.of(int)(lambda state, event: state.append(event))
    with pytest.raises(TypeError, match="two functions for int"):
        handlers.of(int)(lambda state, event: None)
