"""What each page of the hall is shown, made from a tournament."""

from collections.abc import Iterable
from itertools import zip_longest

import msgspec

from tarock.club.tournament import proof
from tarock.club.tournament.clock import Clock
from tarock.club.tournament.draw import Number, repeats
from tarock.club.tournament.export import as_number
from tarock.club.tournament.knockout import going_on, is_final
from tarock.club.tournament.lines import account, deals_at, scoring_of
from tarock.club.tournament.prizes import awards, cash
from tarock.club.tournament.sizes import advice_for, byes_for, tables_for
from tarock.club.tournament.standings import Row, ranking, standings, teams
from tarock.club.tournament.state import Entry, Tournament
from tarock.server.hall.news import News
from tarock.server.wire.shared.hall import (
    HallAdvice,
    HallAward,
    HallCall,
    HallCash,
    HallClock,
    HallDesk,
    HallEvent,
    HallLot,
    HallMember,
    HallPerson,
    HallPrize,
    HallPublic,
    HallRaffle,
    HallRanking,
    HallReferee,
    HallRow,
    HallRuling,
    HallSeating,
    HallTeam,
)


def event_shown(event: str, tournament: Tournament) -> HallEvent:
    """Return an event for the list of all."""
    settings = tournament.settings
    return HallEvent(
        event=event,
        name=settings.name,
        ruleset=settings.ruleset,
        date=settings.date,
        place=settings.place,
        rounds=settings.rounds,
        drawn=len(tournament.rounds),
        people=len(tournament.entries),
        closed=tournament.is_closed,
    )


def public_shown(news: News) -> HallPublic:
    """Return what everybody may see."""
    tournament, settings, number = news.tournament, news.tournament.settings, len(news.tournament.rounds)
    rows = standings(tournament)
    committed = tournament.committed
    tables = tuple(_seating(tournament, number, table) for table in _tables(tournament))
    return HallPublic(
        n=news.n,
        event=news.event,
        name=settings.name,
        ruleset=settings.ruleset,
        date=settings.date,
        place=settings.place,
        rounds=settings.rounds,
        round=number,
        hash="" if committed is None else committed.hash,
        hash_round=0 if committed is None else committed.round,
        clock=_clock(tournament.rounds[-1].clock) if number else None,
        tables=tables,
        byes=_members(tournament, tournament.rounds[-1].draw.byes) if number else (),
        standings=tuple(_row(tournament, row) for row in rows),
        rankings=tuple(
            HallRanking(each.name, tuple((row.rank, row.number) for row in ranking(tournament, rows, each)))
            for each in settings.rankings
        ),
        teams=tuple(
            HallTeam(row.rank, row.name, row.members, as_number(row.points)) for row in teams(tournament, rows)
        ),
        currency=settings.currency,
        prizes=tuple(
            HallPrize(rank=each.rank, ranking=each.ranking, amount=each.amount, text=each.text)
            for each in settings.prizes
        ),
        awards=_awards(tournament) if _is_over(tournament) else (),
        raffle=_raffle(tournament),
        unconfirmed=sum(each.unconfirmed for each in tables),
        closed=tournament.is_closed,
    )


def _clock(clock: Clock) -> HallClock | None:
    if not clock.minutes:
        return None
    return HallClock(minutes=clock.minutes, used=clock.used, since=clock.since, over=clock.is_over)


def _tables(tournament: Tournament) -> range:
    """Return the tables of the round that is played."""
    return range(1, len(tournament.rounds[-1].draw.tables) + 1) if tournament.rounds else range(0)


def _seating(tournament: Tournament, number: int, table: int) -> HallSeating:
    company, played = tournament.company(number, table), tournament.round(number)
    return HallSeating(
        table=table,
        room=tournament.settings.room_of(table),
        players=_members(tournament, company),
        lines=len(played.lines.get(table, {})),
        deals=deals_at(tournament, len(company)),
        unconfirmed=account(tournament, number, table).unconfirmed,
        ended=table in played.ended,
    )


def _members(tournament: Tournament, numbers: Iterable[Number]) -> tuple[HallMember, ...]:
    return tuple(HallMember(each, tournament.name(each), tournament.entries[each].played_by) for each in numbers)


def _row(tournament: Tournament, row: Row) -> HallRow:
    return HallRow(
        rank=row.rank,
        number=row.number,
        name=tournament.name(row.number),
        town=tournament.entries[row.number].person.public_town,
        points=as_number(row.points),
        rounds=tuple(None if points is None else as_number(points) for points in row.rounds),
        deals=as_number(row.deals),
    )


def _is_over(tournament: Tournament) -> bool:
    """Tell whether all rounds have been played to their end; a knock-out ends with its final."""
    number = len(tournament.rounds)
    if not number or any(len(each.ended) < len(each.draw.tables) for each in tournament.rounds):
        return False
    return number == tournament.settings.rounds or is_final(tournament, number)


def _awards(tournament: Tournament) -> tuple[HallAward, ...]:
    return tuple(
        HallAward(
            number=each.number,
            name=tournament.name(each.number),
            rank=each.rank,
            ranking=each.ranking,
            amount=each.amount,
            text=each.text,
        )
        for each in (awards(tournament) if tournament.rounds else ())
    )


def _raffle(tournament: Tournament) -> HallRaffle | None:
    things = tournament.settings.raffle
    if not things:
        return None
    if tournament.raffled is None:
        return HallRaffle(lots=tuple(map(HallLot, things)))
    last = tournament.rounds[-1].drawn_with
    won = zip_longest(things, tournament.raffled, fillvalue=0)
    lots = (HallLot(str(thing), int(each), tournament.name(int(each)) if each else "") for thing, each in won)
    return HallRaffle(lots=tuple(lots), drawn=True, round=last.round, seed=last.seed, word=last.word)


# The desk


def desk_shown(news: News, public: HallPublic) -> HallDesk:
    """Return what the desk needs."""
    tournament = news.tournament
    money = cash(tournament)
    sizes, advice = _sizes(tournament)
    seated_ever = {each for played in tournament.rounds for company in played.draw.tables for each in company}
    return HallDesk(
        n=news.n,
        public=public,
        settings=_settings(tournament),
        people=tuple(
            person_shown(tournament.entries[number], seated=number in seated_ever)
            for number in sorted(tournament.entries)
        ),
        present=len(_to_seat(tournament)),
        sizes=sizes,
        advice=advice,
        planned=proof.continued(tournament, len(tournament.rounds) + 1) is not None,
        redrawable=bool(tournament.rounds) and not tournament.rounds[-1].lines,
        missing=tuple(each.table for each in public.tables if not each.ended),
        over=_is_over(tournament),
        repeats=repeats(played.draw for played in tournament.rounds),
        cash=HallCash(money.due, money.paid, money.prizes),
        awards=_awards(tournament),
        rulings=_rulings(tournament),
        calls=_calls(tournament),
    )


def _settings(tournament: Tournament) -> dict[str, object]:
    settings = tournament.settings
    return {name: msgspec.to_builtins(getattr(settings, name)) for name in settings.__struct_fields__}


def person_shown(entry: Entry, *, seated: bool) -> HallPerson:
    """Return somebody on the entry list."""
    person = entry.person
    return HallPerson(
        number=person.number,
        name=person.name,
        town=person.town,
        club=person.club,
        shown=person.shown,
        house=person.house,
        table=person.table,
        status=entry.status.value,
        paid=entry.paid,
        played_by=entry.played_by,
        seated=seated,
    )


def _to_seat(tournament: Tournament) -> tuple[Number, ...]:
    """Return who plays the next round: in a knock-out only those who have gone on."""
    if tournament.rounds and len(tournament.rounds[-1].ended) < len(tournament.rounds[-1].draw.tables):
        return tournament.present()
    return going_on(tournament, len(tournament.rounds) + 1)


def _sizes(tournament: Tournament) -> tuple[tuple[int, ...], HallAdvice | None]:
    """Return the tables that those who are here make, or what would make some possible."""
    settings, present = tournament.settings, len(_to_seat(tournament))
    resting = byes_for(present, settings.sizes) if settings.byes else 0
    sizes = None if resting is None else tables_for(present - resting, settings.sizes)
    if sizes is not None:
        return sizes, None
    advice = advice_for(present, settings.sizes)
    return (), HallAdvice(advice.house, advice.byes)


def _rulings(tournament: Tournament) -> tuple[HallRuling, ...]:
    return tuple(
        HallRuling(
            round=each.round,
            table=each.table,
            by=each.by,
            text=each.text,
            line=each.line,
            fault=each.fault,
            offender=each.offender,
            strikes=each.strikes,
        )
        for each in tournament.rulings
    )


def _calls(tournament: Tournament) -> tuple[HallCall, ...]:
    return tuple(
        HallCall(round=each.called.round, table=each.called.table, by=each.called.by, text=each.called.text, at=each.at)
        for each in tournament.open_calls()
    )


def referee_shown(news: News, public: HallPublic) -> HallReferee:
    """Return what referees see."""
    tournament = news.tournament
    return HallReferee(
        n=news.n,
        public=public,
        faults=scoring_of(tournament).faults,
        rulings=_rulings(tournament),
        calls=_calls(tournament),
    )
