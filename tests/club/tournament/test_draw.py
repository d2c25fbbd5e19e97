"""The draw: what always holds, the fewest repeats that are known, and the same seed, the same draw."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tarock.club.tournament.designs import design_for
from tarock.club.tournament.draw import Field, RoundDraw, draw, repeats
from tarock.club.tournament.sizes import advice_for, byes_for, seated, tables_for
from tarock.core.errors import TarockError
from tarock.words import LANGUAGES

FEW = 50
"""Enough patience for a property, which holds however long one mends."""

BEST = {
    (4, 5): {
        **dict.fromkeys(((16, 3), (16, 4), (16, 5), (20, 3), (20, 4), (20, 5), (24, 3), (28, 7), (40, 3), (198, 3)), 0),
        **dict.fromkeys(((200, 3), (300, 8)), 0),
        (8, 3): 8,
        (12, 3): 6,
        (13, 3): 16,
        (15, 3): 12,
        (17, 2): 4,
        (18, 2): 8,
        (19, 3): 8,
        (21, 2): 2,
        (23, 2): 4,
    },
    (4, 3): {**dict.fromkeys(((9, 4), (15, 5), (16, 5), (25, 2), (25, 4), (40, 8), (155, 3)), 0), (13, 3): 6},
}
"""By sizes, players and rounds: the fewest repeats that any search has found, with large tables shared fairly."""


def field(players: int, sizes: tuple[int, ...], rounds: int = 1, **others: object) -> Field:
    return Field(players=tuple(range(1, players + 1)), sizes=sizes, rounds=rounds, **others)  # type: ignore[arg-type]


def check_hard_rules(among: Field, rounds: tuple[RoundDraw, ...]) -> None:
    sizes, resting = seated(len(among.players), among.sizes, byes=among.byes)
    large = dict.fromkeys(among.players, 0)
    byes = dict.fromkeys(among.players, 0)
    for each in (*among.past, *rounds):
        assert sorted(sizes) == sorted(map(len, each.tables))
        assert resting == len(each.byes)
        assert sorted(among.players) == sorted([*each.byes, *(player for table in each.tables for player in table)])
        seated_large = {player for table in each.tables if len(table) > min(sizes) for player in table}
        walking = set(among.players) - set(each.byes) - set(among.fixed)
        check_turns(large, seated_large & walking, walking)
        check_turns(byes, set(each.byes), set(among.players))
        for player, table in among.fixed.items():
            assert player in each.tables[table - 1] or player in each.byes


def check_turns(had: dict[int, int], chosen: set[int], among: set[int]) -> None:
    """Nobody twice before all had it once."""
    if chosen and among - chosen:
        assert max(had[player] for player in chosen) <= min(had[player] for player in among - chosen)
    for player in chosen:
        had[player] += 1


@settings(max_examples=60)
@given(
    st.integers(4, 300),
    st.integers(1, 8),
    st.sampled_from([(4, 5), (4, 3), (3, 4), (4,)]),
    st.integers(0, 9),
    st.text(max_size=5),
)
def test_the_hard_rules_hold_for_every_field(
    players: int, rounds: int, sizes: tuple[int, ...], fixed: int, seed: str
) -> None:
    """Everybody once, the sizes as given, large tables and byes in turn, and whoever cannot walk at his table."""
    tables = len(seated(players, sizes, byes=True)[0])
    keeping = {player: player for player in range(1, min(fixed, tables) + 1)}
    among = field(players, sizes, rounds, byes=True, fixed=keeping)
    check_hard_rules(among, draw(among, seed, FEW))


@settings(max_examples=25)
@given(st.integers(8, 60), st.integers(1, 4), st.integers(1, 4), st.text(max_size=3))
def test_rounds_that_were_played_are_remembered(players: int, before: int, after: int, seed: str) -> None:
    past = draw(field(players, (4, 5), before, byes=True), seed, FEW)
    among = field(players, (4, 5), after, byes=True, past=past)
    check_hard_rules(among, draw(among, f"{seed}2", FEW))


@pytest.mark.parametrize(
    ("sizes", "players", "rounds", "best"),
    [(sizes, *key, best) for sizes, bests in BEST.items() for key, best in bests.items()],
)
def test_repeats_are_as_few_as_is_known(sizes: tuple[int, ...], players: int, rounds: int, best: int) -> None:
    among = field(players, sizes, rounds)
    drawn = draw(among, "1")
    check_hard_rules(among, drawn)
    assert repeats(drawn) <= best


@pytest.mark.parametrize(
    "tables", [*((4,) * order for order in (4, 5, 7, 8, 9, 11)), (4, 4, 4, 3), (4, 4, 4, 3, 3), (3, 3, 3)]
)
def test_in_a_design_nobody_meets_twice(tables: tuple[int, ...]) -> None:
    design = design_for(tables)
    met = [frozenset(pair) for each in design for table in each for pair in combinations(table, 2)]
    assert len(design) >= min(len(tables), 4)
    assert len(met) == len(set(met))
    for each in design:
        assert sorted(tables) == sorted(map(len, each))
        assert list(range(sum(tables))) == sorted(player for table in each for player in table)


@pytest.mark.parametrize("tables", [(4, 4, 4), (5, 4, 4, 4, 4, 4), (5, 3, 3, 3, 3), (4,) * 6])
def test_there_is_no_design_for_other_tables(tables: tuple[int, ...]) -> None:
    assert design_for(tables) == ()


def test_the_same_seed_gives_the_same_draw_and_another_another() -> None:
    among = field(50, (4, 5), 3)
    assert draw(among, "a") == draw(among, "a")
    assert draw(among, "a") != draw(among, "b")


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_people_of_one_club_sit_apart_in_the_first_round(seed: str) -> None:
    clubs = tuple(tuple(range(first, 41, 10)) for first in range(1, 11))
    first, *_ = draw(field(40, (4, 5), 3, apart=clubs), seed)
    assert not any(
        set(pair) <= set(club) for table in first.tables for pair in combinations(table, 2) for club in clubs
    )


def test_by_the_standings_neighbours_sit_together_unless_they_have_met() -> None:
    (alone,) = draw(field(16, (4, 5), ranked=tuple(range(1, 17))), "1")
    assert [{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}, {13, 14, 15, 16}] == [set(table) for table in alone.tables]
    past = (alone,)
    among = field(16, (4, 5), ranked=tuple(range(1, 17)), past=past)
    (again,) = draw(among, "1")
    check_hard_rules(among, (again,))
    assert repeats((*past, again)) == 0


def test_everybody_deals_first_before_anybody_does_twice() -> None:
    drawn = draw(field(16, (4, 5), 4), "1")
    first = [table[0] for each in drawn for table in each.tables]
    assert max(first.count(player) for player in first) == 1


def test_late_comers_and_leavers_are_drawn_with_what_is_known_of_the_others() -> None:
    past = draw(field(24, (4, 5), 2), "1")
    players = (*range(3, 25), 30, 31)
    (third,) = draw(Field(players=players, sizes=(4, 5), past=past), "2")
    assert sorted(players) == sorted(player for table in third.tables for player in table)
    assert repeats((*past, third)) == 0


# Sizes


@pytest.mark.parametrize(
    ("sizes", "impossible"), [((4, 5), {1, 2, 3, 6, 7, 11}), ((4, 3), {1, 2, 5}), ((3, 4), {1, 2, 5})]
)
def test_impossible_sizes(sizes: tuple[int, ...], impossible: set[int]) -> None:
    """No sum of fours and fives, and of threes and fours, comes to these."""
    assert impossible == {players for players in range(1, 301) if tables_for(players, sizes) is None}


@pytest.mark.parametrize(
    ("players", "sizes", "fours", "others"),
    [(198, (4, 5), 47, 2), (23, (4, 5), 2, 3), (200, (4, 5), 50, 0), (25, (4, 3), 4, 3), (40, (4, 3), 10, 0)],
)
def test_tables_as_they_were_really_set(players: int, sizes: tuple[int, ...], fours: int, others: int) -> None:
    tables = tables_for(players, sizes) or ()
    assert (fours, others) == (tables.count(4), tables.count(sizes[1]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 6, 7, 11])
def test_an_impossible_field_is_refused_with_advice(players: int, language: str) -> None:
    with pytest.raises(TarockError) as caught:
        draw(field(players, (4, 5)), "1")
    advice = advice_for(players, (4, 5))
    assert tables_for(players + advice.house, (4, 5))
    assert str(advice.house) in caught.value.said(language)
    if advice.byes is not None:
        assert tables_for(players - advice.byes, (4, 5))
        assert str(advice.byes) in caught.value.said(language)


def test_eleven_play_with_a_bye() -> None:
    among = field(11, (4, 5), 3, byes=True)
    drawn = draw(among, "1")
    assert byes_for(11, (4, 5)) == 1
    assert len({each.byes for each in drawn}) == 3


@pytest.mark.parametrize(("fixed", "word"), [({1: 9}, "9"), ({1: 1, 2: 1}, "2")])
def test_a_fixed_table_that_cannot_be_is_refused(fixed: dict[int, int], word: str) -> None:
    with pytest.raises(TarockError, match=word):
        draw(field(16, (4, 5), fixed=fixed), "1")
