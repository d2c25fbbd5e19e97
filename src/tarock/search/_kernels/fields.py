"""The layout of an array of integers, declared field by field instead of counted by hand; and names with numbers.

A layout names its fields in their order, and each comes out as the place where it begins.  That is a plain integer of
its module, so that Numba compiles it in as a constant::

    _STATE: Final = Fields()
    HANDS: Final = _STATE.field(PLAYERS)
    NUMBER, LEADER = _STATE.fields(2)
    STATE_SIZE: Final = _STATE.size
"""


class Fields:
    """Places in an array that are given away one after another.

    >>> layout = Fields()
    >>> layout.field(4), layout.field(), layout.size
    (0, 4, 5)
    >>> list(Fields(behind=10).fields(3, length=2))
    [10, 12, 14]
    >>> layout.fill_up(8)
    >>> layout.size
    8
    """

    def __init__(self, behind: int = 0) -> None:
        """Begin at the start of an array, or ``behind`` the fields of another layout."""
        self.size = behind
        """How long an array of all fields so far is."""

    def field(self, length: int = 1) -> int:
        """Return the place of the next field, which has one number or a row of them."""
        place = self.size
        self.size += length
        return place

    def fields(self, count: int, length: int = 1) -> range:
        """Return the places of several fields of the same length."""
        first = self.field(count * length)
        return range(first, self.size, length)

    def fill_up(self, line: int) -> None:
        """Leave room up to a multiple of a length, so that rows of what follows lie well in memory."""
        self.size += -self.size % line


class Names:
    """Names that are numbered from 0 in the order in which they are declared.

    >>> names = Names()
    >>> names.number("only_card"), names.number("give_points"), names.all
    (0, 1, ('only_card', 'give_points'))
    """

    def __init__(self) -> None:
        self.all: tuple[str, ...] = ()
        """The names, in the order of their numbers."""

    def number(self, name: str) -> int:
        """Return the number of the next name."""
        self.all = (*self.all, name)
        return len(self.all) - 1
