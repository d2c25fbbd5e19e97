"""Search on top of Königrufen's network: what each choice comes to when everybody plays on as the network does.

``python -m bench.lookahead koenigrufen-1900 --deals 200 --worlds 32`` seats it alone among three ``grandmaster`` (or
another level) at every place of each deal and tells by how much it leads them, and what a decision took.  It needs the
extra ``learning``; a GPU plays all deals of a decision side by side.  What came of it: docs/learning.md.
"""

import argparse
import math
import os
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from random import Random
from typing import TypeAlias

import numpy as np
import torch
from numpy.typing import NDArray

from bench.mixtures import Table
from tarock.bots.families import BOTS
from tarock.bots.koenigrufen.net import GAME, NetBot, action_of, has_no_choice, is_known, koenigrufen_network
from tarock.bots.koenigrufen.playing import KoenigrufenDecision, KoenigrufenPlayer, Refusals
from tarock.bots.levels import level
from tarock.bots.network import weights_of
from tarock.bots.protocol import Decision, Explanation
from tarock.koenigrufen.actions import Bid, Hold
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Phase
from tarock.learning.export import import_actor
from tarock.learning.family import KOENIGRUFEN, LEARNER
from tarock.learning.games import Games
from tarock.learning.nets import Actor, as_input
from tarock.rulesets import load_koenigrufen
from tarock.search._kernels.koenigrufen import deal_layout
from tarock.search.koenigrufen.beliefs import Worlds, state_of, worlds_of
from tarock.search.koenigrufen.selfplay import law_of, question_of, whole_deal

Floats: TypeAlias = NDArray[np.float64]

LEAST = 0.02
"""What the network does less often than this is not tried, ..."""
MOST = 6
"""... nor more than so many choices."""
TRIED = {Phase.AUCTION, Phase.CALLING, Phase.TALON, Phase.PLAY}
"""Decisions of a single step; speeches and discards are the network's."""
SURE = 1.96


@dataclass(slots=True)
class Lookahead:
    """Tries what the network would do in drawn deals, and does what comes out best by so many standard errors."""

    bot: KoenigrufenPlayer
    net: NetBot
    playing: "PlayingOn"
    worlds: int
    margin: float
    seconds: list[float] = field(default_factory=list[float])
    changed: int = 0

    def interject(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision | None:
        """Speak out of turn as the bot does."""
        return self.bot.interject(view, rng, refused)

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision:
        """Return the bot's decision, or one that comes to more."""
        decision = self.bot.act(view, rng, refused)
        if refused or not is_known(view) or view.phase not in TRIED or has_no_choice(view):
            return decision
        began = time.perf_counter()
        found = self._better(view, decision, rng)
        self.seconds.append(time.perf_counter() - began)
        return decision if found is None else found

    def _better(self, view: KoenigrufenView, decision: KoenigrufenDecision, rng: Random) -> KoenigrufenDecision | None:
        """Return another choice than the bot's if it is clearly better."""
        choices = self._choices(view, decision)
        worlds = worlds_of(view, self.worlds, rng) if len(choices) > 1 else None
        if worlds is None:
            return None
        values = self.playing.tried(view, worlds, choices)
        weights = worlds.counts / worlds.counts.sum()
        leads = values - values[:, :1]
        means = weights @ leads
        best = int(means.argmax())
        spread = math.sqrt(float(weights @ (leads[:, best] - means[best]) ** 2) * float((weights**2).sum()))
        if best == 0 or means[best] <= self.margin * spread:
            return None
        self.changed += 1
        return Decision(action_of(view, choices[best]), Explanation(facts=("learned",)))

    def _choices(self, view: KoenigrufenView, decision: KoenigrufenDecision) -> list[int]:
        """Return what is tried, as numbers, the bot's own choice first."""
        question = question_of(view)
        legal = question.legal
        logits = self.net.network.logits(question.bits())[legal]
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        ranked = [legal[place] for place in np.argsort(-chances) if chances[place] >= LEAST][:MOST]
        plain = decision.action
        if isinstance(plain, Bid | Hold) and plain.announces:
            return []
        own = next((number for number in legal if action_of(view, number) == plain), None)
        return [] if own is None else [own, *(number for number in ranked if number != own)]


class PlayingOn:
    """Deals that go on as the network plays, side by side."""

    def __init__(self, ruleset: KoenigrufenRuleset, actor: Actor, device: str, worlds: int) -> None:
        laws = torch.tensor(np.stack([law_of(ruleset, first) for first in range(PLAYERS)]))
        self.games = Games(worlds * MOST, laws, device, KOENIGRUFEN)
        self.bits = torch.zeros((self.games.number, KOENIGRUFEN.inputs), dtype=torch.uint8, device=self.games.device)
        self.actor = actor.to(device)

    @torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
    def tried(self, view: KoenigrufenView, worlds: Worlds, choices: Sequence[int]) -> Floats:
        """Return what each choice comes to in each world, in points."""
        games, tried = self.games, len(worlds) * len(choices)
        self._set_up(view, worlds, len(choices))
        actions = torch.zeros(games.number, dtype=torch.int64)
        actions[:tried] = torch.tensor(choices).repeat(len(worlds))
        games.step(actions.to(games.device))
        while bool((going := ~games.over).any()):
            games.look(self.bits)
            these = torch.nonzero(going)[:, 0]
            given = self.bits[these]
            logits = self.actor.logits(as_input(given)).float()
            action = torch.zeros(games.number, dtype=torch.int64, device=games.device)
            action[these] = logits.masked_fill_(given[:, : KOENIGRUFEN.actions] == 0, -1e9).argmax(1)
            games.step(action)
        found: Floats = games.score[:tried, view.seat].double().cpu().numpy().reshape(len(worlds), len(choices))
        return found

    def _set_up(self, view: KoenigrufenView, worlds: Worlds, choices: int) -> None:
        """Write every world as often as there are choices; the rest of the room is over at once."""
        games = self.games
        position, known, more = (
            torch.zeros(each.shape, dtype=torch.int64) for each in (games.position, games.known, games.more)
        )
        more[:, deal_layout.OVER] = 1
        for place, row in enumerate(worlds.rows):
            deal = whole_deal(state_of(view.table, row))
            deal.ask()
            deal.more[deal_layout.WHO : deal_layout.WHO + PLAYERS] = LEARNER
            these = slice(place * choices, (place + 1) * choices)
            position[these] = torch.tensor(np.concatenate([deal.plan, deal.state]))
            known[these], more[these] = torch.tensor(deal.history), torch.tensor(deal.more)
        games.rows.fill_(view.table.auction.first)
        for mine, told in ((games.position, position), (games.known, known), (games.more, more)):
            mine.copy_(told)


@dataclass(frozen=True, slots=True)
class Match:
    """What is measured."""

    ruleset: str
    among: str
    worlds: int
    margin: float
    device: str
    seed: str


@cache
def lookahead(match: Match) -> Lookahead:
    """Return the player of a match, once in a process."""
    torch.set_num_threads(1)
    path = weights_of(GAME)
    playing = PlayingOn(load_koenigrufen(match.ruleset), import_actor(path, KOENIGRUFEN), match.device, match.worlds)
    bot = BOTS[GAME].player(level("grandmaster").untimed)
    return Lookahead(bot, NetBot(koenigrufen_network(path)), playing, match.worlds, match.margin)


def lead_in(match: Match, number: int) -> tuple[float, list[float], int]:
    """Play a deal with the lookahead at every place; return its lead, what decisions took, and how many it changed."""
    player = lookahead(match)
    player.seconds, player.changed = [], 0
    others = BOTS[GAME].player(level(match.among).untimed)
    table = Table(match.ruleset, number % PLAYERS, f"{match.seed}/{match.ruleset}/{number}", others)
    leads = [table.lead(seat, player, []) for seat in range(PLAYERS)]
    return statistics.mean(leads), player.seconds, player.changed


def measured(match: Match, deals: int, workers: int, seconds: float) -> Iterator[str]:
    """Measure, and tell after every deal how it stands."""
    end = time.monotonic() + seconds
    leads: list[float] = []
    times: list[float] = []
    changed = 0
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(lead_in, match, number) for number in range(deals)]
        for done in as_completed(waiting):
            if done.cancelled():
                continue
            lead, took, other = done.result()
            leads.append(lead)
            times.extend(took)
            changed += other
            if len(leads) > 1:
                error = SURE * statistics.stdev(leads) / math.sqrt(len(leads))
                rate = statistics.mean(times) * 1000
                yield (
                    f"{match.ruleset}, {match.worlds} worlds, margin {match.margin}, among {match.among}: "
                    f"{statistics.mean(leads):+.2f} ± {error:.2f} ({len(leads)} deals), {rate:.0f} ms a decision, "
                    f"{100 * changed / len(times):.1f} % changed"
                )
            if time.monotonic() > end:
                for each in waiting:
                    each.cancel()
                break


def main() -> None:
    """Measure a search on top of the network."""
    parser = argparse.ArgumentParser(prog="python -m bench.lookahead", description=main.__doc__)
    parser.add_argument("rulesets", nargs="+")
    parser.add_argument("--among", default="grandmaster", metavar="LEVEL")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=32)
    parser.add_argument("--margin", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", default="lookahead")
    given = parser.parse_args()
    for ruleset in given.rulesets:
        match = Match(ruleset, given.among, given.worlds, given.margin, given.device, given.seed)
        last = ""
        for last in measured(match, given.deals, given.workers, given.seconds):
            sys.stderr.write(f"\r{last}")
        sys.stdout.write(f"{last}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
