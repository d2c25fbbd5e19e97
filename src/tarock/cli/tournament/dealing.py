"""The deals of a round that all tables play: for the boxes, and told afterwards."""

from pathlib import Path
from typing import Any

from tarock.cli.tournament.keeping import keep_and_say, read, say
from tarock.club.tournament import events
from tarock.club.tournament.drawing import seed_of
from tarock.club.tournament.duplicate import Dealt, deals_of
from tarock.club.tournament.lines import scoring_of
from tarock.core.sentences import Sentence
from tarock.notation.cards import format_hand


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
