"""A deal of Königrufen at one table of the arena, and what happened in it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

from tarock.arena.koenigrufen.blunders import Step, blunders
from tarock.arena.results import HAPPENED, Tallies, Tally, outcome
from tarock.bots.koenigrufen.playing import KoenigrufenPlayer, next_move
from tarock.core.cards import PAGAT
from tarock.core.seats import Seat
from tarock.koenigrufen import positive
from tarock.koenigrufen.actions import DOUBLES
from tarock.koenigrufen.cards import KINGS, PLAYERS
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.ending import side_of
from tarock.koenigrufen.facts import Facts, Side
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import Settlement, settle
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Announcement


def play(
    ruleset: KoenigrufenRuleset,
    dealer: Seat,
    seed: str,
    players: Mapping[Seat, KoenigrufenPlayer],
    *,
    solves: bool = False,
) -> tuple[tuple[int, ...], tuple[Tallies, ...]]:
    """Play a deal.

    :param solves: whether points given away in the last tricks are counted, which takes compiled code.
    :returns: by seat: the score in half points, and what happened.
    """
    rng = Random(seed)  # noqa: S311 - repeatable on purpose
    state = start(ruleset, dealer, *deal(dealer, seed))
    course: list[Step] = []
    while not state.is_over:
        move = next_move(state, players, rng)
        course.append((state, move.seat, move.action))
        state = move.state
    return state.settlement.score, tallies(state, course, solves=solves)


def tallies(state: KoenigrufenState, course: Sequence[Step], *, solves: bool = False) -> tuple[Tallies, ...]:
    """Return by seat what happened in a finished deal, as far as it tells whether the play is sane.

    :param course: every action with the state before it.
    """
    found: list[Tallies] = [{} for _ in range(PLAYERS)]
    happened = [(seat, name, HAPPENED) for seat, name in blunders(course, solves=solves)]
    for seat, name, tally in (*_happenings(state, state.settlement), *happened):
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
    yield from _announcements(state, facts, settlement)
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


def _announcements(state: KoenigrufenState, facts: Facts, settlement: Settlement) -> Iterator[tuple[Seat, str, Tally]]:
    """Yield every announcement: whether it was made, and what saying it has brought to who said it."""
    for said in state.table.round.announcements:
        unsaid = settle(state.ruleset, without(state, said).facts)
        brought = settlement.score[said.seat] - unsaid.score[said.seat]
        yield said.seat, f"announced-{said.item}", outcome(good=_is_made(state, facts, said), won=brought)


def without(state: KoenigrufenState, said: Announcement) -> KoenigrufenState:
    """Return the same deal as if something had not been announced, nor doubled; every card falls as it did."""
    spoken = state.table.round
    quiet = replace(
        spoken,
        announcements=tuple(other for other in spoken.announcements if other != said),
        doubled=tuple(doubled for doubled in spoken.doubled if doubled.target != said),
    )
    return replace(state, table=replace(state.table, round=quiet))


def _is_made(state: KoenigrufenState, facts: Facts, said: Announcement) -> bool:
    side = side_of(state, said.seat)
    if said.item == "valat":
        valats = (facts.valat, facts.counter_valat)
        return any(valat is not None and valat.side is side and valat.made for valat in valats)
    return any((item.item, item.side, item.made) == (said.item, side, True) for item in facts.items)


def _doublings(state: KoenigrufenState, facts: Facts, winner: Side) -> Iterator[tuple[Seat, str, Tally]]:
    """Yield every kontra, re and sub: it was right if what it doubled came out for the side that said it."""
    for doubled in state.table.round.doubled:
        if doubled.target is None:
            winning = winner
        else:
            owner = side_of(state, doubled.target.seat)
            winning = owner if _is_made(state, facts, doubled.target) else owner.other
        target = "" if doubled.target is None else "_said"
        for word, seat in zip(DOUBLES, doubled.by, strict=False):
            yield seat, f"{word}{target}", outcome(good=side_of(state, seat) is winning)


def _losses(state: KoenigrufenState) -> Iterator[tuple[Seat, str, Tally]]:
    """Yield the kings and the pagat that fell to the other side; a called king by itself too."""
    for trick in state.table.tricks:
        winner = side_of(state, trick.best()[0])
        for seat, card in trick.plays:
            if side_of(state, seat) is not winner and (card in KINGS or card == PAGAT):
                yield seat, "lost_pagat" if card == PAGAT else "lost_king", HAPPENED
                if card == state.called:
                    yield seat, "lost_called_king", HAPPENED
