"""Opening, changing and closing a tournament."""

from tarock.club.tournament import events
from tarock.club.tournament.happening.registry import checks, folds, refuse
from tarock.club.tournament.happening.rounds import check_all_ended
from tarock.club.tournament.lines import scoring_of
from tarock.club.tournament.settings import Settings
from tarock.club.tournament.state import Tournament
from tarock.rulesets import load


def opened(event: events.Opened) -> Tournament:
    """Return a tournament to which nobody has come yet.

    :raises RulesetError: if its rules are not those of a book.
    """
    return Tournament(event.event, event.settings, load(event.settings.ruleset))


def check_settings(settings: Settings, active: int, at_table: tuple[int, ...]) -> None:
    """Refuse sizes at which the game cannot be played, and deals that cannot be shared out.

    :param active: so many play a deal.
    :param at_table: so many can sit at one sheet.
    :raises TarockError: saying which.
    """
    for size in settings.sizes:
        if size < active or size > max(at_table) + 1:
            refuse("cup-size-game", size=size, active=active)
        if settings.deals * size % active:
            refuse("cup-deals-shared", deals=settings.deals, size=size, active=active)


@checks.of(events.Changed)
def _check_changed(tournament: Tournament, event: events.Changed) -> None:
    if tournament.rounds:
        refuse("cup-changed-late")
    if event.settings.ruleset != tournament.settings.ruleset:
        refuse("cup-other-rules", ruleset=tournament.settings.ruleset)
    scoring = scoring_of(tournament)
    check_settings(event.settings, scoring.active, scoring.at_table)


@folds.of(events.Changed)
def _fold_changed(tournament: Tournament, event: events.Changed) -> None:
    tournament.settings = event.settings
    tournament.ruleset = load(event.settings.ruleset)


@checks.of(events.Closed)
def _check_closed(tournament: Tournament, _event: events.Closed) -> None:
    for number, played in enumerate(tournament.rounds, 1):
        check_all_ended(number, len(played.draw.tables), played.ended)


@folds.of(events.Closed)
def _fold_closed(tournament: Tournament, _event: events.Closed) -> None:
    tournament.is_closed = True
