"""The deals of a round that all tables play: for the boxes, and told afterwards."""

import os
from pathlib import Path
from typing import Any

import msgspec

from tarock.cli.tournament.keeping import keep_and_say, read, say
from tarock.club.tournament import events
from tarock.club.tournament.duplicate import Dealt, deals_of, round_seed
from tarock.club.tournament.lines import scoring_of
from tarock.club.tournament.state import Tournament
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.notation.cards import format_hand


def write_secret(file: Path, text: str) -> None:
    """Write a file that only its owner reads."""
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
        stream.write(text)


def keep_seeds(file: Path, committed: events.Committed, master: str) -> None:
    """Keep the seeds of the rounds of a commitment beside the log, by their hashes, until they are told."""
    seeds = _seeds(file)
    seeds |= {each: round_seed(master, number) for number, each in enumerate(committed.deals, committed.round)}
    write_secret(_seeds_file(file), msgspec.json.encode(seeds).decode())


def seed_of(file: Path, tournament: Tournament, number: int) -> str:
    """Return the seed of the deals of a round: from the log if it was told, else from the desk's file.

    :raises TarockError: if the tables do not play the same cards, or the file is lost.
    """
    played = tournament.round(number)
    if not tournament.settings.duplicate:
        raise TarockError(Sentence("cup-no-duplicate"))
    seed = played.deals_seed or _seeds(file).get(played.deals_hash)
    if not seed:
        raise TarockError(Sentence("cup-deals-lost", file=str(_seeds_file(file))))
    return seed


def _seeds_file(file: Path) -> Path:
    return file.with_name(f"{file.name}.deals")


def _seeds(file: Path) -> dict[str, str]:
    if not _seeds_file(file).exists():
        return {}
    return msgspec.json.decode(_seeds_file(file).read_bytes(), type=dict[str, str])


def deals(file: Path, *, round_: int, as_json: bool, language: str) -> None:
    """Print the deals of a round."""
    tournament = read(file, language).tournament
    places = scoring_of(tournament).places
    found = deals_of(tournament, round_, seed_of(file, tournament, round_))
    answer = [{"deal": each.number, "seed": each.seed, **_cards(each, places)} for each in found]
    sentences = [
        sentence
        for each in found
        for sentence in (
            Sentence("cup-deal", deal=each.number),
            *(
                Sentence("cup-deal-hand", place=Sentence(f"cup-place-{place}"), cards=cards)
                for place, cards in _cards(each, places).items()
            ),
        )
    ]
    say({"round": round_, "deals": answer}, sentences, as_json=as_json, language=language)


def _cards(deal: Dealt, places: tuple[str, ...]) -> dict[str, Any]:
    return {place: format_hand(cards) for place, cards in zip(places, deal.cards, strict=True)}


def reveal(file: Path, *, round_: int, as_json: bool, language: str) -> None:
    """Tell the seed of the deals of a round."""
    seed = seed_of(file, read(file, language).tournament, round_)
    keep_and_say(file, events.Revealed(round_, seed), as_json=as_json, language=language)
