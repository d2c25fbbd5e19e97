"""The same cards at every table: committed to with the draw, told afterwards, and results compared."""

from collections import defaultdict
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tarock.club.tournament import events, proof
from tarock.club.tournament.duplicate import compared, deals_hash, deals_of, dealt, placed, round_seed
from tarock.club.tournament.lines import account
from tarock.club.tournament.log import Log
from tarock.club.tournament.online import line_of
from tarock.club.tournament.standings import standings
from tarock.core.errors import TarockError
from tarock.danish.events import Cups
from tarock.danish.seating import Seating
from tests.club.tournament.bots import danish, koenigrufen, record
from tests.club.tournament.halls import AT, enter, line, opened

MASTER = "nobody knows"


def playing(folder: Path, players: int, **settings: Any) -> Log:  # noqa: ANN401 - as the settings have them
    log = opened(folder, duplicate=True, **settings)
    enter(log, *range(1, players + 1))
    commit_and_draw(log)
    return log


def commit_and_draw(log: Log, number: int | None = None) -> None:
    log.keep(proof.commitment(log.tournament, "seed", number, MASTER), AT)
    committed = log.tournament.committed
    assert committed is not None
    log.keep(proof.drawn(log.tournament, committed, "seed", "Uhu"), AT)


def write(log: Log, number: int, table: int, line_number: int, seed: str) -> None:
    """Play one deal at a table and write its line."""
    tournament = log.tournament
    company = tournament.company(number, table)
    dealer = (line_number - 1) % len(company)
    order = (*company[dealer + 1 :], *company[: dealer + 1])
    players = order[:4]  # at a table of five the dealer sits out, and whoever sits before him plays last
    state = koenigrufen(tournament.ruleset, 3, dealt(tournament, number, line_number, seed).seed)
    log.keep(line_of(tournament, number, table, line_number, record(state, *players), deals=seed), AT)


@pytest.mark.parametrize("players", [8, 9, 13])
def test_all_tables_play_the_same_cards_and_everybody_can_check_it(players: int, tmp_path: Path) -> None:
    log = playing(tmp_path, players, deals=4, rounds=2)
    seed = round_seed(MASTER, 1)
    for table, company in enumerate(log.tournament.round(1).draw.tables, 1):
        for number in range(1, len(company) + 1):
            write(log, 1, table, number, seed)
        log.keep(events.Ended(1, table), AT)
    log.keep(events.Revealed(1, seed), AT)
    hands = {line: each.cards for line, each in enumerate(deals_of(log.tournament, 1, seed), 1)}
    assert len(hands) == (4 if players == 8 else 5)
    assert len(set(hands.values())) == len(hands)
    again = Log.read(log.file)
    assert again.tournament == log.tournament
    assert list(again.changed_lines()) == []
    # Bots who are all alike come to the same at every table: beside the others nobody has won anything.
    assert {Fraction(0)} == set(compared(log.tournament).values())


def test_a_result_is_compared_with_the_mean_of_the_same_place(tmp_path: Path) -> None:
    log = playing(tmp_path, 12, deals=4, rounds=1)
    results = {1: (3, -1, -1, -1), 2: (0, 0, 0, 0), 3: (-3, 3, 2, -2)}
    for _ in range(2):
        for table, points in results.items():
            line(log, 1, table, points=points)
    found = compared(log.tournament)
    expected: dict[int, Fraction] = defaultdict(Fraction)
    for number in (1, 2):
        for place in range(4):
            seats = [placed(log.tournament, log.tournament.line(1, table, number).written)[place] for table in results]
            own = [account(log.tournament, 1, table).by_line[number][seat] for table, seat in enumerate(seats, 1)]
            for seat, won in zip(seats, own, strict=True):
                expected[seat] += won - sum(own, Fraction(0)) / 3
    assert dict(expected) == found
    assert sum(found.values()) == 0
    assert found == {row.number: row.compared for row in standings(log.tournament)}
    log.keep(events.Struck(1, 3, 1, "cannot be cleared"), AT)
    log.keep(events.Ruled(1, 1, 0, "talk", 2, fine=(-3, 1, 1, 1)), AT)
    assert sum(compared(log.tournament).values()) == 0


def test_first_deals_first_and_the_deal_goes_round(tmp_path: Path) -> None:
    log = playing(tmp_path, 9, deals=4, rounds=1)
    for table, company in enumerate(log.tournament.round(1).draw.tables, 1):
        for number in range(1, len(company) + 1):
            written = line(log, 1, table, points=(0, 0, 0, 0))
            dealer = company[number - 1]
            before = company[number - 2]
            assert placed(log.tournament, written)[-1] == (dealer if len(company) == 4 else before)
            assert placed(log.tournament, written)[0] == company[number % len(company)]


@pytest.mark.parametrize("seats", [3, 4])
def test_danish_tables_say_who_had_which_cards(seats: int, tmp_path: Path) -> None:
    log = playing(tmp_path, 2 * seats, ruleset="danish-hjoerring", sizes=[seats], deals=12, rounds=1)
    seed = round_seed(MASTER, 1)
    company = log.tournament.company(1, 1)
    cups = Cups()
    for number in (1, 2):
        dealer = number - 1
        resting = ((dealer + 3) % 4,) if seats == 4 else ()
        seating = Seating(dealer, (dealer + 1) % seats, (dealer + 2) % seats, resting)
        state = danish(log.tournament.ruleset, seating, dealt(log.tournament, 1, number, seed).seed, cups)
        log.keep(line_of(log.tournament, 1, 1, number, record(state, *company), deals=seed), AT)
        cups = state.settlement.cups
    wrong = Seating(0, 1, 2, (3,)) if seats == 4 else Seating(0, 1, 2)
    state = danish(log.tournament.ruleset, wrong, dealt(log.tournament, 1, 3, seed).seed, cups)
    with pytest.raises(TarockError, match="at other places"):
        line_of(log.tournament, 1, 1, 3, record(state, *company), deals=seed)
    sheet = {"dealer": "A", "forehand": "B", "middle": "C", "sitting_out": ["D"][: seats - 3], "events": [["ante"]]}
    with pytest.raises(TarockError, match="forehand first"):
        log.keep(events.Lined(1, 1, 3, sheet=sheet), AT)
    if seats == 4:
        with pytest.raises(TarockError, match="as a sheet"):
            log.keep(events.Lined(1, 1, 3, points=(0, 0, 0, 0)), AT)


def test_other_cards_are_refused(tmp_path: Path) -> None:
    log = playing(tmp_path, 8, deals=4, rounds=1)
    company = log.tournament.company(1, 1)
    players = (*company[1:], company[0])
    state = koenigrufen(log.tournament.ruleset, 3, "cards of our own")
    with pytest.raises(TarockError, match="other cards"):
        line_of(log.tournament, 1, 1, 1, record(state, *players), deals=round_seed(MASTER, 1))
    with pytest.raises(TarockError, match="not the seed"):
        line_of(log.tournament, 1, 1, 1, record(state, *players), deals="of our own")


def test_a_line_with_other_cards_is_found_when_the_seed_is_told(tmp_path: Path) -> None:
    """Whoever writes into the log without knowing the seed cannot be refused at once, but is found at the end."""
    log = playing(tmp_path, 4, deals=4, rounds=1)
    company = log.tournament.company(1, 1)
    players = (*company[1:], company[0])
    right = koenigrufen(log.tournament.ruleset, 3, dealt(log.tournament, 1, 1, round_seed(MASTER, 1)).seed)
    wrong = koenigrufen(log.tournament.ruleset, 3, "cards of our own")
    honest = line_of(log.tournament, 1, 1, 1, record(right, *players), deals=round_seed(MASTER, 1))
    log.tournament.settings = msgspec.structs.replace(log.tournament.settings, duplicate=False)
    forged = line_of(log.tournament, 1, 1, 1, record(wrong, *players))
    log.tournament.settings = msgspec.structs.replace(log.tournament.settings, duplicate=True)
    log.keep(forged, AT)
    log.keep(events.Ended(1, 1), AT)
    with pytest.raises(TarockError, match="line 1 of table 1 in round 1 has other cards"):
        log.keep(events.Revealed(1, round_seed(MASTER, 1)), AT)
    log.keep(events.Replaced(**{**msgspec.structs.asdict(honest), "why": "the right file"}), AT)
    log.keep(events.Revealed(1, round_seed(MASTER, 1)), AT)
    with pytest.raises(TarockError, match="has other cards"):
        log.keep(events.Replaced(**{**msgspec.structs.asdict(forged), "why": "again"}), AT)


def test_each_round_has_its_own_seed_also_when_it_is_drawn_anew(tmp_path: Path) -> None:
    log = playing(tmp_path, 8, deals=4, rounds=3)
    hashes = [deals_hash("test", number, round_seed(MASTER, number)) for number in (1, 2, 3)]
    assert len(set(hashes)) == 3
    assert hashes[0] == log.tournament.round(1).deals_hash
    for table in (1, 2):
        log.keep(events.Ended(1, table), AT)
    log.keep(events.Continued(2), AT)
    assert hashes[1] == log.tournament.round(2).deals_hash
    enter(log, 9)
    log.keep(proof.commitment(log.tournament, "new", 2, "another"), AT)
    committed = log.tournament.committed
    assert committed is not None
    log.keep(proof.drawn(log.tournament, committed, "new"), AT)
    assert deals_hash("test", 2, round_seed("another", 2)) == log.tournament.round(2).deals_hash
    assert Log.read(log.file).tournament == log.tournament


REFUSED: dict[str, tuple[events.Event, str]] = {
    "told before the end": (events.Revealed(1, round_seed(MASTER, 1)), "has not ended"),
    "a round to come": (events.Revealed(2, round_seed(MASTER, 2)), "has not been drawn"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_seed_is_told_after_the_round(what: str, tmp_path: Path) -> None:
    log = playing(tmp_path, 4, deals=4, rounds=2)
    event, why = REFUSED[what]
    with pytest.raises(TarockError, match=why):
        log.keep(event, AT)
    log.keep(events.Ended(1, 1), AT)
    with pytest.raises(TarockError, match="not the seed"):
        log.keep(events.Revealed(1, "another"), AT)
    log.keep(events.Revealed(1, round_seed(MASTER, 1)), AT)
    with pytest.raises(TarockError, match="told already"):
        log.keep(events.Revealed(1, round_seed(MASTER, 1)), AT)


def test_a_draw_must_commit_to_the_deals_and_only_then(tmp_path: Path) -> None:
    log = opened(tmp_path, duplicate=True)
    enter(log, 1, 2, 3, 4)
    honest = proof.commitment(log.tournament, "seed", dealing=MASTER)
    with pytest.raises(TarockError, match="one hash for the deals"):
        log.keep(msgspec.structs.replace(honest, deals=()), AT)
    log.keep(msgspec.structs.replace(honest, deals=(*honest.deals[:2], "0" * 64)), AT)
    committed = log.tournament.committed
    assert committed is not None
    with pytest.raises(TarockError, match="not the one that was committed to"):
        log.keep(proof.drawn(log.tournament, committed, "seed"), AT)
