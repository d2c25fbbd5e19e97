"""What the database refuses is told as a refusal."""

from collections.abc import Generator
from contextlib import contextmanager

from tarock.server.codes import Code, Refusal
from tarock.server.store.entries import Conflict, StoreError


@contextmanager
def kept(conflict: Code = Code.STORAGE) -> Generator[None, None, None]:
    """Tell what cannot be kept as a refusal.

    :param conflict: the code where somebody else was first.
    :raises Refusal: instead of an error of the store.
    """
    try:
        yield
    except Conflict as error:
        raise Refusal(conflict, str(error) if conflict is Code.STORAGE else "") from error
    except StoreError as error:
        raise Refusal(Code.STORAGE, str(error)) from error
