"""What the points of an evening are worth.

Jensen 1989, Betalinger/Efter spillet, l.322: a point is one øre unless agreed otherwise.
"""

from dataclasses import dataclass

from tarock.danish.rules import PointValue


@dataclass(frozen=True, slots=True)
class Money:
    """A whole number of a unit, say 25 øre; negative when it is owed."""

    amount: int
    unit: str

    @classmethod
    def of_point(cls, rule: PointValue) -> "Money | None":
        """Return what a book says that a point is worth; None when it names no sum.

        >>> from tarock.rulesets import load_danish
        >>> Money.of_point(load_danish("danish-jensen-1989").point_value)
        Money(amount=1, unit='øre')
        """
        return cls(rule.amount, rule.unit) if rule.amount else None

    def times(self, points: int) -> "Money":
        """Return what so many points come to at this worth of one.

        >>> Money(5, "øre").times(-12)
        Money(amount=-60, unit='øre')
        """
        return Money(self.amount * points, self.unit)


def amount(units: int) -> str:
    """Return a sum of the smallest unit, of which a hundred make one of a currency, as people write it.

    >>> amount(1250), amount(-5)
    ('12.50', '-0.05')
    """
    return f"{units / 100:.2f}"
