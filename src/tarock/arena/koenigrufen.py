"""A deal of Königrufen at one table of the arena, and what happened in it."""

from collections.abc import Iterator, Mapping
from random import Random

from tarock.arena.results import HAPPENED, Tallies, Tally, outcome
from tarock.bots.koenigrufen.playing import KoenigrufenPlayer, play_out
from tarock.core.cards import PAGAT
from tarock.core.seats import Seat
from tarock.koenigrufen import positive
from tarock.koenigrufen.cards import KINGS, PLAYERS
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.ending import side_of
from tarock.koenigrufen.facts import Facts, Side
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import Settlement
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Announcement


def play(
    ruleset: KoenigrufenRuleset, dealer: Seat, seed: str, players: Mapping[Seat, KoenigrufenPlayer]
) -> tuple[tuple[int, ...], tuple[Tallies, ...]]:
    """Play a deal.

    :returns: by seat: the score in half points, and what happened.
    """
    rng = Random(seed)  # noqa: S311 - repeatable on purpose
    state = play_out(start(ruleset, dealer, *deal(dealer, seed)), players, rng)
    settlement = state.settlement
    return settlement.score, tallies(state, settlement)


def tallies(state: KoenigrufenState, settlement: Settlement) -> tuple[Tallies, ...]:
    """Return by seat what happened in a deal, as far as it tells whether the play is sane."""
    found: list[Tallies] = [{} for _ in range(PLAYERS)]
    for seat, name, tally in _happenings(state, settlement):
        found[seat][name] = found[seat].get(name, Tally()) + tally
    return tuple(found)


def _happenings(state: KoenigrufenState, settlement: Settlement) -> Iterator[tuple[Seat, str, Tally]]:
    facts = state.facts
    contract = state.table.contract
    if contract is None:
        yield facts.forehand, "contract-none", HAPPENED
        return
    player = facts.forehand if facts.declarer is None else facts.declarer
    winner = _winner(state, facts, settlement)
    yield player, f"contract-{contract.id}", outcome(good=winner is Side.DECLARER)
    yield from _announcements(state, facts)
    yield from _doublings(state, facts, winner)
    if contract.kind in {"positive", "suit"}:
        yield from _losses(state)


def _winner(state: KoenigrufenState, facts: Facts, settlement: Settlement) -> Side:
    """Return who won the game itself, whatever the bonuses came to; forehand a Trischaken that he does not lose."""
    kind = state.table.game.kind
    if facts.king_in_talon == "conceded":
        return Side.DEFENDERS
    if kind == "trischaken":
        return Side.DECLARER if settlement.score[facts.forehand] >= 0 else Side.DEFENDERS
    if kind == "negative":
        return Side.DECLARER if facts.tricks == state.table.game.tricks else Side.DEFENDERS
    return positive.winner(state.ruleset, facts)


def _announcements(state: KoenigrufenState, facts: Facts) -> Iterator[tuple[Seat, str, Tally]]:
    for said in state.table.round.announcements:
        yield said.seat, f"announced-{said.item}", outcome(good=_is_made(state, facts, said))


def _is_made(state: KoenigrufenState, facts: Facts, said: Announcement) -> bool:
    side = side_of(state, said.seat)
    if said.item == "valat":
        valats = (facts.valat, facts.counter_valat)
        return any(valat is not None and valat.side is side and valat.made for valat in valats)
    return any((item.item, item.side, item.made) == (said.item, side, True) for item in facts.items)


def _doublings(state: KoenigrufenState, facts: Facts, winner: Side) -> Iterator[tuple[Seat, str, Tally]]:
    """Yield every kontra and re: it was right if what it doubled came out for the side that said it."""
    for doubled in state.table.round.doubled:
        if doubled.target is None:
            winning = winner
        else:
            owner = side_of(state, doubled.target.seat)
            winning = owner if _is_made(state, facts, doubled.target) else owner.other
        for turn, seat in enumerate(doubled.by):
            yield seat, "re" if turn % 2 else "kontra", outcome(good=side_of(state, seat) is winning)


def _losses(state: KoenigrufenState) -> Iterator[tuple[Seat, str, Tally]]:
    """Yield the kings and the pagat that fell to the other side."""
    for trick in state.table.tricks:
        winner = side_of(state, trick.best()[0])
        for seat, card in trick.plays:
            if side_of(state, seat) is not winner and (card in KINGS or card == PAGAT):
                yield seat, "lost_pagat" if card == PAGAT else "lost_king", HAPPENED
