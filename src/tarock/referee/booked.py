"""What the settlement books for each fault: the referee reads it there, and works nothing out beside it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tarock.core.faults import Fault
from tarock.referee.finding import Charge


@dataclass
class Booked:
    """The lines of a settlement that faults have caused.  What is paid once for several faults is the first one's."""

    lines: dict[Fault, list[Charge]] = field(default_factory=dict[Fault, list[Charge]])
    together: dict[Fault, Fault] = field(default_factory=dict[Fault, Fault])

    def add(self, faults: Sequence[Fault], charges: Sequence[Charge]) -> None:
        """Put down what is paid once for some faults."""
        first = faults[0]
        self.lines.setdefault(first, []).extend(charges)
        self.together |= {fault: first for fault in faults[1:] if fault not in self.together}

    def due(self, fault: Fault) -> tuple[Charge, ...]:
        """Return what is paid for a fault."""
        return tuple(self.lines.get(fault, ()))

    def paid_with(self, fault: Fault) -> Fault | None:
        """Return the fault with which another is paid for."""
        return self.together.get(fault)
