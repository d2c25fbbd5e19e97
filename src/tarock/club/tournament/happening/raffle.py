"""The raffle of the rest of the prizes."""

from tarock.club.tournament import events
from tarock.club.tournament.happening.registry import checks, folds, refuse
from tarock.club.tournament.happening.rounds import check_all_ended
from tarock.club.tournament.prizes import raffle
from tarock.club.tournament.state import Tournament


@checks.of(events.Raffled)
def _check_raffled(tournament: Tournament, event: events.Raffled) -> None:
    if not tournament.settings.raffle or not tournament.rounds:
        refuse("cup-raffle-nothing")
    if tournament.raffled is not None:
        refuse("cup-raffled")
    for number, played in enumerate(tournament.rounds, 1):
        check_all_ended(number, len(played.draw.tables), played.ended)
    if raffle(tournament) != event.winners:
        refuse("cup-raffle-other")


@folds.of(events.Raffled)
def _fold_raffled(tournament: Tournament, event: events.Raffled) -> None:
    tournament.raffled = event.winners
