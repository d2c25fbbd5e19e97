"""A duplicate deal: the same cards at every table, and nothing but the play in the result."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from tarock.arena.danish import table as danish_arena
from tarock.arena.deal import SEATS, play_deal, play_deals, warm
from tarock.arena.families import ARENA
from tarock.arena.leads import alone, leads
from tarock.arena.match import Match, lineups, matches
from tarock.arena.results import DealResult, Tally, Times, added, times_of
from tarock.bots.danish.players import danish_player
from tarock.bots.danish.playing import play_out
from tarock.bots.levels import level, levels
from tarock.danish.actions import REDEAL, Play
from tarock.danish.events import Cups
from tarock.danish.seating import Seating
from tarock.danish.state import start
from tarock.rulesets import DANISH, KOENIGRUFEN, RULESETS, load, load_danish

PAIR = levels("random,book")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_deal_depends_on_its_match_and_number_alone(ruleset: str) -> None:
    match = Match(ruleset, PAIR)
    first = play_deal(match, 3)
    play_deal(match, 1)
    assert play_deal(match, 3).without_times == first.without_times
    other = play_deal(Match(ruleset, PAIR, seed="another"), 3)
    assert other.nets != first.nets


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("name", ["random", "novice", "book"])
def test_equal_players_are_exactly_even(ruleset: str, name: str) -> None:
    """The same bots with the same cards do the same at every table, so nobody can be ahead."""
    match = Match(ruleset, (level(name), level(name)))
    deals = play_deals(match, range(3))
    for deal in deals:
        assert len(set(deal.nets)) == 1, "all tables come to the same"
    assert leads(match, deals, (0, 1)) == pytest.approx(np.zeros(3))
    assert alone(match, deals, 0) == pytest.approx(alone(match, deals, 1))


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_what_one_wins_the_others_lose(ruleset: str) -> None:
    for deal in play_deals(Match(ruleset, PAIR), range(4)):
        assert all(sum(net) == 0 for net in deal.nets)


@pytest.mark.parametrize("ruleset", ["danish-hjoerring", "koenigrufen-turnier"])
def test_who_is_called_first_does_not_matter(ruleset: str) -> None:
    there = play_deals(Match(ruleset, PAIR), range(3))
    back = play_deals(Match(ruleset, PAIR[::-1]), range(3))
    lead = leads(Match(ruleset, PAIR), there, (0, 1))
    assert lead == pytest.approx(-leads(Match(ruleset, PAIR[::-1]), back, (0, 1)))
    assert lead.any()


def result(nets: tuple[tuple[int, ...], ...]) -> DealResult:
    return DealResult(0, nets, ({}, {}), (Times(), Times()))


def test_a_lead_worked_out_by_hand() -> None:
    """Danish, A alone: 30, 0 and 6 against 0 each; B alone: −3 each against 9 and 3."""
    match = Match("danish-hjoerring", PAIR)
    assert lineups(match)[0] == (0, 1, 1)
    nets = ((30, 0, 0), (0, 0, 0), (0, 0, 6), (-3, 9, 3), (9, -3, 3), (9, 3, -3))
    ahead = (30 + 0 + 6 + 9 + 9 + 9) / 6
    assert leads(match, [result(nets)], (0, 1)) == pytest.approx([ahead])
    assert leads(match, [result(nets)], (1, 0)) == pytest.approx([-ahead])
    assert alone(match, [result(nets)], 0) == pytest.approx([12])
    assert alone(match, [result(nets)], 1) == pytest.approx([-3])


def test_a_challenger_sits_alone_in_every_seat() -> None:
    """B wins 6, 0 and 3 against nothing, so it is 3 ahead for a seat."""
    match = Match("danish-hjoerring", PAIR, "challenge")
    assert lineups(match) == ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    nets = ((6, 0, 0), (0, 0, 0), (0, 0, 3))
    assert leads(match, [result(nets)], (1, 0)) == pytest.approx([3])
    assert alone(match, [result(nets)], 1) == pytest.approx([3])


def test_a_lead_in_koenigrufen_is_in_whole_points() -> None:
    match = Match("koenigrufen-turnier", PAIR)
    nets = (*(tuple(6 if seat == place else -2 for seat in range(4)) for place in range(4)), *[(0, 0, 0, 0)] * 4)
    assert leads(match, [result(nets)], (0, 1)) == pytest.approx([(6 + 2) / 2 / 2])


def test_a_mixed_table_compares_every_two() -> None:
    (match,) = matches(load("danish-hjoerring"), levels("random,novice,book"), "mixed")
    nets = tuple(tuple(10 * which for which in table) for table in lineups(match))
    assert leads(match, [result(nets)], (2, 0)) == pytest.approx([20])
    assert leads(match, [result(nets)], (0, 1)) == pytest.approx([-10])


def seed_without_taroks(ruleset: str) -> str:
    """A seed that deals somebody a hand which may ask for a new deal."""
    rules = load_danish(ruleset)
    for number in range(5_000):
        state = start(rules, Seating.of_three(0), f"redeal/{number}/1", ante=False)
        if any(REDEAL in state.legal_actions(seat) for seat in range(3)):
            return f"redeal/{number}"
    pytest.fail("nobody may ask for a new deal")


@pytest.mark.parametrize("ruleset", DANISH)
def test_a_new_deal_is_played_on_with_the_stake_paid_once(ruleset: str) -> None:
    """Jensen 1989, Kortgivning, l.180-181."""
    rules, seed = load_danish(ruleset), seed_without_taroks(ruleset)
    players = {seat: danish_player(level("book")) for seat in range(3)}
    net, tallies = danish_arena.play(rules, 0, seed, players)
    assert sum(found.get("redeal", Tally()).times for found in tallies) == 1
    cups = Cups(3 * rules.funding.each + rules.ante.each_cup, 3 * rules.funding.each + rules.ante.each_cup)
    again = play_out(start(rules, Seating.of_three(0), f"{seed}/2", cups, ante=False), players, Random(1))
    stake = 2 * rules.ante.each_cup
    assert net == tuple(points - (stake if seat == 0 else 0) for seat, points in again.settlement.net)


@pytest.mark.parametrize("ruleset", DANISH)
def test_somebody_wins_the_last_trick_of_every_danish_deal(ruleset: str) -> None:
    match = Match(ruleset, (level("book"),))
    tallies = added(deal.tallies[0] for deal in play_deals(match, range(20)))
    assert tallies[SEATS] == Tally(60)
    won = [tallies.get(name, Tally()).times for name in ("last_trick", "ultimo_king", "ultimo_pagat")]
    assert sum(won) == 20


@pytest.mark.parametrize("ruleset", KOENIGRUFEN)
def test_every_deal_of_koenigrufen_has_one_game_or_none(ruleset: str) -> None:
    match = Match(ruleset, (level("random"),))
    tallies = added(deal.tallies[0] for deal in play_deals(match, range(40)))
    games = {name: tally for name, tally in tallies.items() if name.startswith("contract-")}
    assert sum(tally.times for tally in games.values()) == 40
    assert all(tally.good <= tally.times for tally in tallies.values())
    assert 0 < tallies["kontra"].good < tallies["kontra"].times
    assert any(name.startswith("announced-") and tally.good for name, tally in tallies.items())


def test_times_add_up() -> None:
    one, other = times_of([0.001] * 98), times_of([0.5, 0.5])
    both = one + other
    assert both.moves == 100
    assert both.mean == pytest.approx(0.01098)
    assert both.percentile(0.5) == pytest.approx(0.001, rel=0.1)
    assert both.percentile(0.99) == pytest.approx(0.5, rel=0.1)
    assert Times().mean == Times().percentile(0.99) == 0


def test_a_failure_tells_where_it_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> None:
        raise ZeroDivisionError

    match = Match("danish-hjoerring", PAIR)
    warm(match)
    monkeypatch.setattr("tarock.bots.danish.random_bot.RandomBot.act", failing)
    with pytest.raises(ZeroDivisionError) as failure:
        play_deal(match, 7)
    assert failure.value.__notes__ == ["in deal 7 of danish-hjoerring, seed arena, at table random, book, book"]


def test_who_thinks_in_compiled_code_plays_a_game_first_that_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("koenigrufen-turnier", levels("random,search:1"), seed="warm")
    played: list[str] = []

    def play(
        ruleset: object, dealer: int, seed: str, players: object, *, solves: bool
    ) -> tuple[tuple[int, ...], tuple[dict[str, Tally], ...]]:
        del ruleset, dealer, players
        assert solves
        played.append(seed)
        return (0,) * 4, ({}, {}, {}, {})

    game = replace(ARENA["koenigrufen"], play=play)
    monkeypatch.setattr("tarock.arena.deal.ARENA", {"koenigrufen": game})
    found = play_deals(match, range(2))
    assert len(played) == 1 + 2 * len(lineups(match))
    assert all(deal.tallies[0][SEATS] == Tally(16) for deal in found)


def test_a_sure_ultimo_that_is_thrown_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked about every move of the player on turn, and nothing is counted where none was sure."""
    match = Match("danish-hjoerring", (level("book"),))
    names = [set(deal.tallies[0]) for deal in play_deals(match, range(3))]
    assert all(danish_arena.THROWN not in found for found in names), "the book keeps a sure ultimo"
    monkeypatch.setattr(danish_arena, "sure_ultimo_thrown", lambda view, action: action == Play(view.hand.strongest()))
    tallies = added(deal.tallies[0] for deal in play_deals(match, range(3)))
    assert tallies[danish_arena.THROWN].times >= 3 * 3
