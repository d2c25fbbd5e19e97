from collections import Counter
from itertools import combinations, islice, pairwise

import pytest
from msgspec.structs import replace

from tarock.club import Player, Sitting, cup_sets, rotation_for, rounds
from tarock.core.errors import RulesetError, SheetError, TarockError
from tarock.danish.rules import Rotation
from tarock.danish.seating import Seating
from tarock.rulesets import DANISH, load_danish
from tarock.words import LANGUAGES

JENSEN = load_danish("danish-jensen-1989")
HJOERRING = load_danish("danish-hjoerring")
ALL = [pytest.param(row, id=f"{name}/{row.id}") for name in DANISH for row in load_danish(name).rotations]

HERMANSEN = rotation_for(HJOERRING, 5, "five-hermansen")


def turned(rotation: Rotation, number: int, first_dealer: Player = 0) -> list[tuple[Sitting, ...]]:
    return list(islice(rounds(rotation, first_dealer), number))


def full_turn(rotation: Rotation) -> int:
    """After so many rounds everything is as it was."""
    return rotation.at_table * (rotation.rest_rounds if rotation.resting else 1)


def trio(sitting: Sitting) -> tuple[Player, Player, Player]:
    """Dealer, forehand and middle hand, as players."""
    dealer, forehand, middle = (sitting.players[seat] for seat in sitting.seating.declaring_order)
    return dealer, forehand, middle


def printed(sitting: Sitting) -> str:
    """A game as Jensen prints it: middle hand + dealer + forehand, with players numbered from 1."""
    dealer, forehand, middle = (player + 1 for player in trio(sitting))
    return f"{middle}+{dealer}+{forehand}"


def named(sitting: Sitting) -> str:
    """A game as Møller names it: dealer, forehand, middle hand."""
    return "".join("ABCDE"[player] for player in trio(sitting))


@pytest.mark.parametrize(
    ("players", "name", "rows"),
    [
        (3, "three", ["3+1+2", "1+2+3", "2+3+1"]),  # l.48, B-40
        (4, "four", ["4+1+2", "1+2+3", "2+3+4", "3+4+1"]),  # l.50-51: opposite the dealer sits out
        (4, "four-two-packs", ["4+1+3", "1+2+4", "2+3+1", "3+4+2"]),  # l.58-65; row 2 after B-04
        (5, "five", ["5+1+2", "2+3+4", "4+5+1", "1+2+3", "3+4+5"]),  # l.88-97
    ],
)
def test_one_game_goes_round_as_jensen_prints_it(players: int, name: str, rows: list[str]) -> None:
    """Jensen 1989, Spillerne, l.48-97; after the last row it begins again ("o.s.v.")."""
    rotation = rotation_for(JENSEN, players, name)
    assert [printed(game) for (game,) in turned(rotation, 2 * len(rows))] == 2 * rows


@pytest.mark.parametrize(
    ("name", "meanwhile"),
    [
        ("four-two-packs", ["1+2+4", "2+3+1", "3+4+2", "4+1+3"]),  # l.58-65
        ("five", ["2+3+4", "4+5+1", "1+2+3", "3+4+5", "5+1+2"]),  # l.88-97
    ],
)
def test_with_two_packs_the_next_dealer_sits_out_and_deals_meanwhile(name: str, meanwhile: list[str]) -> None:
    """Jensen 1989, Spillerne, l.58-77, l.88-97: the right-hand columns of his tables."""
    rotation = next(row for row in JENSEN.rotations if row.id == name)
    games = [game for (game,) in turned(rotation, len(meanwhile) + 1)]
    assert [printed(game) for game in games[1:]] == meanwhile
    for game, following in pairwise(games):
        assert following.seating.dealer in game.seating.sitting_out


def test_six_play_two_games_at_once() -> None:
    """Jensen 1989, Spillerne, l.107-111; row 1 after B-05."""
    rows = [tuple(printed(game) for game in games) for games in turned(rotation_for(JENSEN, 6), 6)]
    expected = [("6+1+2", "3+4+5"), ("1+2+3", "4+5+6"), ("2+3+4", "5+6+1"), ("3+4+5", "6+1+2")]
    assert rows[:4] == expected
    assert rows[4:] == [(second, first) for first, second in expected[1:3]]


def test_whom_a_player_meets_in_six_games_of_six() -> None:
    """Jensen 1989, Spillerne, l.113-115: player 1 meets 6 and 2 four times, 5 and 3 twice, 4 never."""
    met: Counter[int] = Counter()
    for games in turned(rotation_for(JENSEN, 6), 6):
        met.update(player + 1 for game in games if 0 in trio(game) for player in trio(game) if player)
    assert met == {6: 4, 2: 4, 5: 2, 3: 2}


def test_seven_play_as_six_while_one_rests() -> None:
    """Jensen 1989, Spillerne, l.117; B-41.  The first to rest sits before the first dealer."""
    rows = [tuple(printed(game) for game in games) for games in turned(rotation_for(JENSEN, 7), 8)]
    assert rows == [
        ("6+1+2", "3+4+5"),  # 7 rests
        ("7+2+3", "4+5+6"),  # 1 rests
        ("1+3+4", "5+6+7"),
        ("2+4+5", "6+7+1"),
        ("3+5+6", "7+1+2"),
        ("4+6+7", "1+2+3"),
        ("5+7+1", "2+3+4"),
        ("6+1+2", "3+4+5"),
    ]


def test_four_at_the_hjoerring_club() -> None:
    """Møller, Deltagere, l.371-372: who sits opposite the dealer gives the pack to his left, who deals next."""
    games = [game for (game,) in turned(rotation_for(HJOERRING, 4), 4)]
    assert [named(game) for game in games] == ["ABD", "BCA", "CDB", "DAC"]
    for game, following in pairwise(games):
        (sitter,) = game.seating.sitting_out
        assert (sitter - game.seating.dealer) % 4 == 2
        assert (sitter - 1) % 4 == following.seating.dealer


def test_the_pentagon_skips_a_player() -> None:
    """Møller, Deltagere, l.383-389: dealers A, C, E, B, D; who has dealt sits out the next deal (B-42)."""
    games = [game for (game,) in turned(rotation_for(HJOERRING, 5), 6)]
    assert [named(game) for game in games] == ["ABE", "CDB", "EAD", "BCA", "DEC", "ABE"]
    assert games[0].seating.sitting_out == (2, 3)
    for game, following in pairwise(games):
        assert game.seating.dealer in following.seating.sitting_out


def test_hermansen_lets_each_sit_out_five_deals_in_turn() -> None:
    """Møller, Deltagere, l.373-375: the others play as if they were four."""
    games = [game for (game,) in turned(HERMANSEN, 26)]
    assert "".join(named(game)[0] for game in games) == "ABCDABCDEBCDEACDEABDEABCEA"
    assert [named(game) for game in games[:6]] == ["ABD", "BCA", "CDB", "DAC", "ABD", "BCE"]
    for index, resting in enumerate("EABCD"):
        for game in games[5 * index : 5 * index + 5]:
            assert "ABCDE".index(resting) in game.seating.sitting_out


def test_at_one_set_of_cups_everybody_has_a_seat_also_one_who_rests() -> None:
    """Jensen 1989, Spillerne, l.79-81: everybody at the table funds."""
    ((game,),) = turned(HERMANSEN, 1)
    assert game == Sitting(Seating(0, 1, 3, sitting_out=(2, 4)), players=(0, 1, 2, 3, 4), cup_set=0)
    assert cup_sets(HERMANSEN) == 1


def test_cups_that_travel_with_a_game_are_those_of_a_table_of_three() -> None:
    """Jensen 1989, Spillerne, l.112-113: two sets of cups, and only three players fund."""
    rotation = rotation_for(JENSEN, 6)
    _, (first, second) = turned(rotation, 2)
    assert first == Sitting(Seating(0, 1, 2), players=(1, 2, 0), cup_set=0)
    assert second == Sitting(Seating(0, 1, 2), players=(4, 5, 3), cup_set=1)
    assert cup_sets(rotation) == 2


@pytest.mark.parametrize("rotation", ALL)
def test_in_a_full_turn_everybody_deals_and_plays_equally_often(rotation: Rotation) -> None:
    games = [game for games in turned(rotation, full_turn(rotation)) for game in games]
    everybody = set(range(rotation.at_table))
    for role in range(3):
        times = Counter(trio(game)[role] for game in games)
        assert set(times) == everybody
        assert len(set(times.values())) == 1


@pytest.mark.parametrize("rotation", ALL)
def test_nobody_is_in_two_games_at_once_and_every_seating_can_be_played(rotation: Rotation) -> None:
    for games in turned(rotation, full_turn(rotation)):
        assert [game.seating.problems() for game in games] == [[]] * len(rotation.games)
        for one, other in combinations(games, 2):
            assert not set(trio(one)) & set(trio(other))


@pytest.mark.parametrize("rotation", ALL)
def test_the_first_dealer_only_turns_the_table(rotation: Rotation) -> None:
    number = full_turn(rotation)
    from_a = [tuple(trio(game) for game in games) for games in turned(rotation, number)]
    for first_dealer in range(rotation.at_table):
        expected = [
            tuple(tuple((player + first_dealer) % rotation.at_table for player in game) for game in games)
            for games in from_a
        ]
        games = turned(rotation, number, first_dealer)
        assert [tuple(trio(game) for game in row) for row in games] == expected


def test_a_house_may_move_the_deal_by_more_seats_than_there_are() -> None:
    four_on = replace(rotation_for(JENSEN, 3), step=4)
    assert turned(four_on, 6) == turned(rotation_for(JENSEN, 3), 6)


def test_the_first_rotation_of_the_book_is_taken_unless_one_is_named() -> None:
    assert rotation_for(JENSEN, 4).id == "four"
    assert rotation_for(JENSEN, 4, "four-two-packs").id == "four-two-packs"
    assert rotation_for(HJOERRING, 5).id == "five"


@pytest.mark.parametrize(
    ("players", "name", "message"),
    [
        (
            6,
            None,
            r"has no rotation for 6 players; there are three \(3 players\); four \(4 players\); five \(5",
        ),
        (2, "three", "has no rotation for 2 players"),
        (5, "pentagon", "has no rotation “pentagon” for 5 players; there are five, five-hermansen$"),
        (4, "five", "has no rotation “five” for 4 players; there are four$"),
    ],
)
def test_a_rotation_that_the_book_does_not_have_is_refused(players: int, name: str | None, message: str) -> None:
    with pytest.raises(RulesetError, match=message):
        rotation_for(HJOERRING, players, name)


def test_a_house_without_rotations_says_so() -> None:
    with pytest.raises(TarockError, match="for 3 players; there are none"):
        rotation_for(replace(HJOERRING, rotations=()), 3)


@pytest.mark.parametrize("first_dealer", [-1, 5])
def test_the_first_dealer_is_at_the_table(first_dealer: int) -> None:
    with pytest.raises(SheetError, match=f"first_dealer: expected 0 to 4, got {first_dealer}"):
        rounds(HERMANSEN, first_dealer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "name", "known"), [(6, None, "four"), (5, "pentagon", "five-hermansen")])
def test_what_is_allowed_is_told_in_the_language_of_the_reader(
    language: str, players: int, name: str | None, known: str
) -> None:
    with pytest.raises(RulesetError) as refused:
        rotation_for(HJOERRING, players, name)
    told = refused.value.said(language)
    assert known in told
    assert str(players) in told
    assert (told == str(refused.value)) == (language == "en")
