"""How rounds without repeats are found: seat by lot, then exchange players as long as that helps.

Players are counted from 0 here.  A meeting that is not the first costs much, one more of the same pair a little more,
and one of two who shall sit apart a little; what can never be costs more than all the rest.  One round after the other
is drawn and mended; where repeats are left, a known design is tried, and then all rounds are mended together.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from tarock.club.tournament.designs import design_for
from tarock.core.shuffle import Lots

_NEVER: Final = 10**9
_REPEAT: Final = 10**6
_AGAIN: Final = 10**4
_APART: Final = 10**2
_TRIED: Final = 40
"""So many partners are tried for an exchange, of whom the best is taken."""
_SWEEPS: Final = 30
_THOROUGH: Final = 200
"""So many exchanges for each place are enough: a small field has been tried through by then."""
_BEGINNINGS: Final = 4
"""So often the draw begins anew while repeats are left."""
_CERTAIN: Final = 1000
_WARMEST: Final = 8
"""So often in a thousand one more repeat is risked at first; in the end never."""
_BOLDEST: Final = 2
"""So many more repeats at most."""

Tables: TypeAlias = list[list[int]]
Counts: TypeAlias = list[int]


class Round:
    """One round while it is drawn: the tables, and where everybody sits."""

    def __init__(self, tables: Tables, byes: list[int]) -> None:
        self.tables = tables
        self.byes = byes
        self.players = [player for table in tables for player in table]
        self.at = {player: index for index, table in enumerate(tables) for player in table}

    def exchange(self, one: int, other: int) -> None:
        """Let two players change places."""
        here, there = self.at[one], self.at[other]
        self.tables[here][self.tables[here].index(one)] = other
        self.tables[there][self.tables[there].index(other)] = one
        self.at[one], self.at[other] = there, here

    def copied(self) -> "Round":
        """Return the same round once more."""
        return Round([list(table) for table in self.tables], list(self.byes))


class Plan:
    """The rounds of a field."""

    def __init__(self, numbers: Sequence[int], sizes: tuple[int, ...], resting: int, lots: Lots) -> None:
        self._numbers = tuple(numbers)
        self._index = {number: index for index, number in enumerate(numbers)}
        self._sizes = sizes
        self._resting = resting
        self._lots = lots
        count = len(numbers)
        self._met = [[0] * count for _ in range(count)]
        self._first = [[0] * count for _ in range(count)]
        """What a meeting in the first of the rounds costs besides."""
        self._always = [[0] * count for _ in range(count)]
        """What a meeting in any other round costs besides."""
        self._large = [0] * count
        self._large_before: Counts = self._large
        self._byes = [0] * count
        self._fixed: set[int] = set()
        """Who keeps a table, each another one."""
        self._ranks: list[int] = []
        self._rounds: list[Round] = []

    def remember(self, past: Iterable[tuple[Iterable[Sequence[int]], Iterable[int]]]) -> None:
        """Note who has met, sat at a large table or had a bye in rounds that were played."""
        for tables, byes in past:
            known = [[self._index[number] for number in table if number in self._index] for table in tables]
            sizes = [len(table) for table in tables]
            for table, size in zip(known, sizes, strict=True):
                self._meet(table, 1)
                if size > min(sizes):
                    for player in table:
                        self._large[player] += 1
            for number in byes:
                if number in self._index:
                    self._byes[self._index[number]] += 1

    def keep_apart(self, groups: Iterable[Sequence[int]], fixed: Iterable[int]) -> None:
        """Note who shall not sit together in the first round, and who never can."""
        for group in groups:
            for one, other in _pairs([self._index[number] for number in group if number in self._index]):
                self._first[one][other] += _APART
                self._first[other][one] += _APART
        self._fixed = {self._index[number] for number in fixed if number in self._index}
        for one, other in _pairs(sorted(self._fixed)):
            for costs in (self._first, self._always):
                costs[one][other] += _NEVER
                costs[other][one] += _NEVER

    def rank(self, standings: Sequence[int]) -> None:
        """Note the standings: neighbours in them shall sit together; who is not in them comes last."""
        known = [self._index[number] for number in standings if number in self._index]
        others = [player for player in range(len(self._numbers)) if player not in set(known)]
        self._ranks = [0] * len(self._numbers)
        for rank, player in enumerate([*known, *others]):
            self._ranks[player] = rank
        for costs in (self._first, self._always):
            for one, other in _pairs(range(len(self._numbers))):
                costs[one][other] += abs(self._ranks[one] - self._ranks[other])
                costs[other][one] = costs[one][other]

    def draw(self, rounds: int, patience: int) -> None:
        """Draw the rounds: several times, as long as repeats are left that might be saved, and keep the best."""
        met, large, byes = [list(row) for row in self._met], list(self._large), list(self._byes)
        self._large_before = large
        best: tuple[int, list[Round]] | None = None
        for _ in range(_BEGINNINGS):
            self._met, self._large, self._byes = [list(row) for row in met], list(large), list(byes)
            self._draw_once(rounds, min(patience, _THOROUGH * len(self._numbers) * rounds))
            cost = self._cost(self._rounds)
            if best is None or cost < best[0]:
                best = cost, self._rounds
            if self._repeats() <= self._least(rounds):
                break
        assert best is not None, "there is a first beginning"
        self._rounds = best[1]

    def _draw_once(self, rounds: int, patience: int) -> None:
        self._rounds = [self._drawn_round(number) for number in range(rounds)]
        if self._repeats() > self._least(rounds):
            self._begin_with_design(rounds)
        if self._repeats() > self._least(rounds) and len(self._sizes) > 1:
            self._mend_together(patience)

    def seat_by_rank(self) -> None:
        """Seat one round strictly by the standings, whoever has met before; large tables and byes stay shared."""
        self._rounds = [self._by_rank()]

    def rounds(self) -> list[tuple[list[list[int]], list[int]]]:
        """Return tables and byes of the rounds, by the numbers of the players."""
        return [
            (
                [[self._numbers[player] for player in table] for table in each.tables],
                [self._numbers[p] for p in each.byes],
            )
            for each in self._rounds
        ]

    # One round

    def _drawn_round(self, number: int) -> Round:
        drawn = self._by_rank() if self._ranks else self._by_lot()
        for table in drawn.tables:
            self._meet(table, 1)
        self._mend(drawn, number)
        self._note_sizes(drawn)
        return drawn

    def _by_lot(self) -> Round:
        byes, large, small = self._classes()
        return Round(self._filled(large, small), byes)

    def _by_rank(self) -> Round:
        byes, large, small = self._classes()
        by_rank = self._ranks.__getitem__
        return Round(self._filled(sorted(large, key=by_rank), sorted(small, key=by_rank)), byes)

    def _filled(self, large: Sequence[int], small: Sequence[int]) -> Tables:
        """Fill the tables, one after the other; of those who keep their tables at most one sits at each."""
        wide = [size for size in self._sizes if size > self._sizes[-1]]
        return [
            *_filled(large, wide, self._fixed),
            *_filled(small, self._sizes[len(wide) :], self._fixed),
        ]

    def _classes(self) -> tuple[list[int], list[int], list[int]]:
        """Choose who has a bye and who sits at the large tables: by lot among those who had it least often."""
        order = self._lots.order(range(len(self._numbers)))
        by_byes = sorted(order, key=self._byes.__getitem__)
        byes, playing = by_byes[: self._resting], set(by_byes[self._resting :])
        by_large = sorted((player for player in order if player in playing), key=self._large.__getitem__)
        large = self._at_large(by_large)
        chosen = set(large)
        return byes, large, list(self._lots.order([player for player in by_large if player not in chosen]))

    def _at_large(self, by_turn: list[int]) -> list[int]:
        """Choose who sits at the large tables, in turn; no more of those who keep a table than there are tables."""
        wide = [size for size in self._sizes if size > self._sizes[-1]]
        keeping = [player for player in by_turn if player in self._fixed]
        least = max(0, len(keeping) - (len(self._sizes) - len(wide)))
        in_turn = [player for player in by_turn if player not in keeping[len(wide) :]][: sum(wide)]
        fixed = [player for player in in_turn if player in self._fixed]
        fixed += keeping[len(fixed) : least]
        others = [player for player in by_turn if player not in self._fixed]
        return [*fixed, *others[: sum(wide) - len(fixed)]]

    def _note_sizes(self, drawn: Round) -> None:
        for table in drawn.tables:
            if len(table) > self._sizes[-1]:
                for player in table:
                    self._large[player] += 1
        for player in drawn.byes:
            self._byes[player] += 1

    def _mend(self, drawn: Round, number: int) -> None:
        """Exchange players of a round as long as it saves something."""
        besides = self._besides(number)
        for _ in range(_SWEEPS):
            guilty = [player for player in drawn.players if self._cost_of(drawn, player, besides)]
            saved = sum([self._mend_player(drawn, player, besides) for player in self._lots.order(guilty)])
            if not saved:
                return

    def _mend_player(self, drawn: Round, player: int, besides: list[list[int]]) -> bool:
        """Exchange a player with whoever saves most; tell whether anything was saved."""
        if not self._cost_of(drawn, player, besides):
            return False
        players = drawn.players
        tried = players if self._ranks else [players[self._lots.below(len(players))] for _ in range(_TRIED)]
        best, partner = 0, player
        for other in tried:
            if drawn.at[other] != drawn.at[player] and self._may_exchange(drawn, player, other):
                change = self._change(drawn, player, other, besides)
                if change < best:
                    best, partner = change, other
        if partner == player:
            return False
        self._exchange(drawn, player, partner)
        return True

    def _may_exchange(self, drawn: Round, one: int, other: int) -> bool:
        """Tell whether the large tables stay fairly shared: the same size, or both had them equally often."""
        here, there = (len(drawn.tables[drawn.at[player]]) for player in (one, other))
        return here == there or self._large[one] == self._large[other]

    # All rounds

    def _begin_with_design(self, rounds: int) -> None:
        """Begin with a known design instead, where there is one and it shares the large tables fairly."""
        design = design_for(self._sizes)[:rounds]
        first_time = not any(any(row) for row in self._met_before())
        if len(design) < rounds or self._ranks or self._resting or not first_time:
            return
        order = self._lots.order(range(len(self._numbers)))
        found = [Round([[order[place] for place in table] for table in tables], []) for tables in design]
        if not is_fair(found, self._large_before):
            return
        kept, self._rounds = self._rounds, found
        before = self._cost(kept)
        self._recount(kept, -1)
        self._recount(found, 1)
        if self._cost(found) >= before:
            self._recount(found, -1)
            self._recount(kept, 1)
            self._rounds = kept

    def _mend_together(self, patience: int) -> None:
        """Exchange players in any round, at first also where it costs something, so as not to end in a dead end."""
        best = [each.copied() for each in self._rounds]
        cost = lowest = self._cost(self._rounds)
        enough = (self._least(len(self._rounds)) + 1) * _REPEAT
        seats = sum(self._sizes)
        for step in range(patience):
            warmth = _WARMEST * (patience - step) // patience
            number, places = divmod(self._lots.below(len(self._rounds) * seats * seats), seats * seats)
            cost += self._try_exchange(number, divmod(places, seats), warmth)
            if cost < lowest:
                lowest, best = cost, [each.copied() for each in self._rounds]
                if lowest < enough:
                    break
        self._recount(self._rounds, -1)
        self._rounds = best
        self._recount(self._rounds, 1)

    def _try_exchange(self, number: int, places: tuple[int, int], warmth: int) -> int:
        """Exchange two players if that is fair and costs nothing, or is risked; return what it changed."""
        drawn, besides = self._rounds[number], self._besides(number)
        one, other = (drawn.players[place] for place in places)
        here, there = drawn.at[one], drawn.at[other]
        if here == there:
            return 0
        change = self._change(drawn, one, other, besides)
        if change > 0 and not self._risked(change, warmth):
            return 0
        self._exchange(drawn, one, other)
        if len(drawn.tables[here]) != len(drawn.tables[there]) and not is_fair(self._rounds, self._large_before):
            self._exchange(drawn, one, other)
            return 0
        return change

    def _risked(self, change: int, warmth: int) -> bool:
        """Draw whether something is done although it costs: the rarer, the more repeats it makes and the later."""
        repeats = (change + _REPEAT - 1) // _REPEAT
        return repeats <= _BOLDEST and self._lots.below(_CERTAIN**repeats) < warmth**repeats

    # Costs

    def _besides(self, number: int) -> list[list[int]]:
        return self._always if number else self._first

    def _change(self, drawn: Round, one: int, other: int, besides: list[list[int]]) -> int:
        """Return what it costs to exchange two players at different tables."""
        change = 0
        for leaving, coming, table in ((one, other, drawn.at[one]), (other, one, drawn.at[other])):
            met_of, met_by = self._met[leaving], self._met[coming]
            costs_of, costs_by = besides[leaving], besides[coming]
            for player in drawn.tables[table]:
                if player != leaving:
                    change += _price(met_by[player]) + costs_by[player] - _price(met_of[player] - 1) - costs_of[player]
        return change

    def _exchange(self, drawn: Round, one: int, other: int) -> None:
        here, there = drawn.tables[drawn.at[one]], drawn.tables[drawn.at[other]]
        for table in (here, there):
            self._meet(table, -1)
        drawn.exchange(one, other)
        for table in (here, there):
            self._meet(table, 1)

    def _cost_of(self, drawn: Round, player: int, besides: list[list[int]]) -> int:
        """Return what the meetings of a player in a round cost."""
        met, costs = self._met[player], besides[player]
        mates = drawn.tables[drawn.at[player]]
        return sum(_price(met[other] - 1) + costs[other] for other in mates if other != player)

    def _cost(self, rounds: list[Round]) -> int:
        """Return what all rounds cost; the counts are those after them."""
        total = sum(_price(times) for row in self._met for met in row for times in range(met)) // 2
        for number, drawn in enumerate(rounds):
            besides = self._besides(number)
            total += sum(besides[one][other] for table in drawn.tables for one, other in _pairs(table))
        return total

    def _repeats(self) -> int:
        return sum(met - 1 for row in self._met for met in row if met > 1) // 2

    def _least(self, rounds: int) -> int:
        """Return a number of repeats that nobody can do without: more meetings than there are others to meet."""
        others = len(self._numbers) - 1
        met = sum(sum(row) for row in self._met)
        return max(0, met - others * (others + 1)) // 2 if rounds else 0

    def _meet(self, table: Sequence[int], times: int) -> None:
        for one, other in _pairs(table):
            self._met[one][other] += times
            self._met[other][one] += times

    def _recount(self, rounds: Iterable[Round], times: int) -> None:
        for drawn in rounds:
            for table in drawn.tables:
                self._meet(table, times)

    def _met_before(self) -> list[list[int]]:
        """Return who had met whom before these rounds."""
        self._recount(self._rounds, -1)
        before = [list(row) for row in self._met]
        self._recount(self._rounds, 1)
        return before


def _price(before: int) -> int:
    """Return what a meeting of two costs who have met so often before."""
    return _REPEAT + _AGAIN * (before - 1) if before > 0 else 0


def _pairs(players: Sequence[int]) -> Iterable[tuple[int, int]]:
    for place, one in enumerate(players):
        for other in players[place + 1 :]:
            yield one, other


def _filled(players: Sequence[int], sizes: Sequence[int], fixed: set[int]) -> Tables:
    """Fill tables one after the other, with one of the fixed players at each as long as there are some."""
    keeping = iter([player for player in players if player in fixed])
    rest = iter([player for player in players if player not in fixed])
    tables = [[player] for player, _ in zip(keeping, sizes, strict=False)]
    tables += [[] for _ in sizes[len(tables) :]]
    return [
        [*table, *(next(rest) for _ in range(size - len(table)))] for table, size in zip(tables, sizes, strict=True)
    ]


def is_fair(rounds: Iterable[Round], before: Counts) -> bool:
    """Tell whether nobody sits at a large table twice before all who play have.

    :param before: how often each has sat at one before these rounds.
    """
    large = list(before)
    for drawn in rounds:
        smallest = min(map(len, drawn.tables))
        most, least = 0, len(before) + sum(before)
        chosen: list[int] = []
        for table in drawn.tables:
            counts = [large[player] for player in table]
            if len(table) > smallest:
                most = max(most, *counts)
                chosen += table
            else:
                least = min(least, *counts)
        if most > least:
            return False
        for player in chosen:
            large[player] += 1
    return True
