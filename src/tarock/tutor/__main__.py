"""Where a piece of advice applies in the recorded deals: ``python -m tarock.tutor danish mo-027 [mo-028 …]``.

For whoever writes a predicate: the first moments in which it applies, how often it does, and what it asks for.
"""

import sys
from itertools import islice

from tarock.core.families import GAMES
from tarock.core.game import View
from tarock.tutor.advice import Moment
from tarock.tutor.families import TUTORS
from tarock.tutor.moments import moments, states

SHOWN = 8


def main(family: str, *ids: str) -> None:
    """Print where rows of the registry apply."""
    tutor = TUTORS[family]
    for row in ids or tuple(tutor.registry.predicates):
        predicate = tutor.registry.predicates[row]
        applies: list[tuple[Moment, View]] = []
        not_so: list[tuple[Moment, View]] = []
        for moment, view in moments(family):
            (not_so if predicate(tutor.sight(view)) is None else applies).append((moment, view))
        print(f"{row}: applies in {len(applies)} of {len(applies) + len(not_so)} moments")  # noqa: T201
        for moment, view in islice(applies, SHOWN):
            sense = predicate(tutor.sight(view))
            assert sense is not None
            offers = [offer for offer in view.legal_actions() if not hasattr(offer, "sample")]
            acts = GAMES[family].acts(states(family, moment.deal)[-1])
            done = acts[moment.step] if moment.step < len(acts) else None
            print(f"  {moment.deal} {moment.step}: {[o for o in offers if sense(o)]} of {len(offers)}; done {done}")  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
