"""Which tables a list shows: those where people are first, and never many of one owner."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from tarock.server.costs.costs import Costs
from tarock.server.store.entries import Summary


def by_activity(found: Sequence[Summary], lively: Collection[str], costs: Costs) -> Iterator[Summary]:
    """Give the tables of a list.

    :param found: in their order: where somebody sits before where nobody does, the latest first.
    :param lively: the tables whose people are connected; these come before all others.
    """
    share = costs.quotas.listed
    shown: Counter[tuple[str, str]] = Counter()
    for table in sorted(found, key=lambda table: table.id not in lively):
        owner = costs.owner(table.owner)
        keys = [(kind, name) for kind, name in (("session", owner.session), ("address", owner.address)) if name]
        if all(shown[key] < (share.session if key[0] == "session" else share.address) for key in keys):
            shown.update(keys)
            yield table
