"""What is done about each kind of event: a function for each, said where the function stands."""

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar, get_args

StateT = TypeVar("StateT")
KindT = TypeVar("KindT")

Handler: TypeAlias = Callable[[StateT, KindT], None]


class Handlers(Generic[StateT]):
    """Functions of a state and an event, one for each kind of event.

    >>> at_desk = Handlers[list[str]]()
    >>> @at_desk.of(int)
    ... def _number(state: list[str], event: int) -> None:
    ...     state.append(f"number {event}")
    >>> said: list[str] = []
    >>> at_desk(said, 7)
    >>> said
    ['number 7']
    """

    def __init__(self) -> None:
        self._by_kind: dict[type, Handler[StateT, Any]] = {}

    def of(self, kind: type[KindT]) -> Callable[[Handler[StateT, KindT]], Handler[StateT, KindT]]:
        """Return a decorator: the function that follows is what is done about events of a kind."""

        def register(handler: Handler[StateT, KindT]) -> Handler[StateT, KindT]:
            if kind in self._by_kind:
                message = f"two functions for {kind.__name__}"
                raise TypeError(message)
            self._by_kind[kind] = handler
            return handler

        return register

    def must_know(self, events: Any, but: type) -> None:  # noqa: ANN401 - a union has no type of its own
        """Fail, as soon as the module is imported, if a kind of event has no function.

        :param events: the union of all kinds.
        :param but: the one that begins a log: nothing is there yet for which it could be done.
        """
        missing = [kind.__name__ for kind in get_args(events) if kind is not but and kind not in self._by_kind]
        if missing:
            message = f"no function for {', '.join(missing)}"
            raise TypeError(message)

    def __call__(self, state: StateT, event: object) -> None:
        """Do what is to be done about an event."""
        self._by_kind[type(event)](state, event)
