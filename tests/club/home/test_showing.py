"""Profiles, charts and contact data."""

from pathlib import Path

import pytest

from tarock.club.home.charts import evening_chart, rating_chart, season_chart
from tarock.club.home.contacts import Contact, read_contacts, write_contacts
from tarock.club.home.export import feat_name
from tarock.club.home.log import ClubLog
from tarock.club.home.profile import profile
from tarock.club.home.ratings import ratings
from tarock.club.home.year import span_of
from tarock.core.errors import TarockError
from tarock.words import LANGUAGES
from tests.club.home.clubs import RUFER, founded, join, line, seat

DAY, NEXT = "2026-11-17", "2026-12-01"


@pytest.fixture
def log(tmp_path: Path) -> ClubLog:
    found = founded(tmp_path)
    join(found, 1, 2, 3, 4, 5)
    return found


def test_a_profile_adds_up_evenings_games_and_partners(log: ClubLog) -> None:
    seat(log, DAY, 1, 2, 3, 4, 5, ruleset="koenigrufen-turnier")
    for thirds in (120, 90):
        line(log, DAY, 1, sheet={**RUFER, "thirds": thirds})  # first 2 with 4, then 1 with 4
    seat(log, NEXT, 1, 2, 3)
    line(log, NEXT, 1, points=(30, -10, -20))
    found = profile(log.club, 4)
    assert list(found.evenings) == [DAY]
    assert {number: (each.games, each.won) for number, each in found.partners.items()} == {1: (1, 0), 2: (1, 1)}
    assert sum(each.points for each in found.partners.values()) == found.total.points
    one = profile(log.club, 1)
    assert list(one.evenings) == [DAY, NEXT]
    assert (one.total.feats["rufer"], one.total.won["rufer"]) == (1, 0)
    assert one.total.deals == 2
    with pytest.raises(TarockError, match="nobody has the number 9"):
        profile(log.club, 9)


def test_charts_hold_the_numbers_that_are_drawn(log: ClubLog) -> None:
    seat(log, DAY, 1, 2, 3)
    line(log, DAY, 1, points=(30, -10, -20))
    line(log, DAY, 1, points=(-40, 20, 20))
    seat(log, NEXT, 1, 2, 3)
    line(log, NEXT, 1, points=(0, 5, -5))
    evening = evening_chart(log.club, log.club.table(DAY, 1), "en")
    assert [curve.name for curve in evening.curves] == ["Player 2", "Player 3", "Player 1"]
    assert list(evening.curves[2].points) == [(0, 0), (1, 30), (2, -10)]
    season = season_chart(log.club, span_of(log.club), "da")
    assert season.named == {1: DAY, 2: NEXT}
    assert list(season.curves[0].points) == [(0, 0), (1, 10), (2, 15)]
    rating = rating_chart(log.club, 1, ratings(log.club)["danish-hjoerring"], "de")
    assert [x for x, _ in rating.curves[0].points] == [0, 14]
    assert len(rating.curves[0].errors) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["last_trick", "ultimo_king", "ultimo_pagat", "bagud_king", "bagud_pagat", "rufer"])
def test_every_feat_has_a_name(what: str, language: str) -> None:
    assert feat_name(what, language) not in {what, ""}


def test_a_game_of_a_house_bears_its_id() -> None:
    assert feat_name("tuesday", "en") == "tuesday"
    assert feat_name("tout", "de") == "Tout"


def test_contact_data_are_kept_in_one_step_and_read_by_their_owner_only(tmp_path: Path) -> None:
    assert read_contacts(tmp_path) == {}
    write_contacts(tmp_path, {7: Contact("a@example.org"), 3: Contact()})
    assert read_contacts(tmp_path) == {7: Contact("a@example.org")}
    assert [file.name for file in tmp_path.iterdir()] == ["contacts.json"]
    assert (tmp_path / "contacts.json").stat().st_mode & 0o077 == 0
    (tmp_path / "contacts.json").write_text("{", "utf-8")
    with pytest.raises(TarockError, match="cannot be read"):
        read_contacts(tmp_path)
    with pytest.raises(TarockError, match="cannot be written"):
        write_contacts(tmp_path / "nowhere", {})
