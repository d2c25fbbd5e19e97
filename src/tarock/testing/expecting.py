"""How a check fails."""


class CheckFailed(AssertionError):  # noqa: N818 - it is what a test runner shows: a failed check, not a mistake
    """Something that must hold at every table did not hold; the message says where and with which seed."""


def expect(condition: object, message: str) -> None:
    """Fail with a message unless a condition holds.

    :raises CheckFailed: if it does not.
    """
    if not condition:
        raise CheckFailed(message)
