"""Opening, changing and closing a tournament."""

from tarock.club.tournament import events
from tarock.club.tournament.happening.registry import checks, folds, refuse
from tarock.club.tournament.happening.rounds import check_all_ended
from tarock.club.tournament.lines import scoring_of
from tarock.club.tournament.settings import Settings, SettingsError, check_values
from tarock.club.tournament.state import Tournament
from tarock.core.rules import Ruleset
from tarock.core.sentences import Sentence
from tarock.rulesets import load
from tarock.rulesets.loader import load_text


def opened(event: events.Opened) -> Tournament:
    """Return a tournament to which nobody has come yet.

    :raises TarockError: if its rules are neither those of a book nor the club's own.
    """
    return Tournament(event.event, event.settings, _rules(event.settings))


def _rules(settings: Settings) -> Ruleset:
    """Return the rules of a tournament: a book's, or the club's own, which the settings hold whole."""
    if not settings.house:
        return load(settings.ruleset)
    ruleset = load_text(settings.house, settings.ruleset)
    if ruleset.id != settings.ruleset:
        refuse("cup-house-id", ruleset=settings.ruleset, house=ruleset.id)
    return ruleset


def check_settings(settings: Settings, active: int, at_table: tuple[int, ...]) -> None:
    """Refuse sizes at which the game cannot be played, and deals that cannot be shared out.

    :param active: so many play a deal.
    :param at_table: so many can sit at one sheet.
    :raises SettingsError: saying which.
    """
    for size in settings.sizes:
        if size < active or size > max(at_table) + 1:
            raise SettingsError("sizes", Sentence("cup-size-game", size=size, active=active))
        if settings.deals * size % active:
            shared = Sentence("cup-deals-shared", deals=settings.deals, size=size, active=active)
            raise SettingsError("deals", shared)


@checks.of(events.Changed)
def _check_changed(tournament: Tournament, event: events.Changed) -> None:
    if tournament.rounds:
        refuse("cup-changed-late")
    if event.settings.ruleset != tournament.settings.ruleset:
        refuse("cup-other-rules", ruleset=tournament.settings.ruleset)
    check_values(event.settings)
    _rules(event.settings)
    scoring = scoring_of(tournament)
    check_settings(event.settings, scoring.active, scoring.at_table)


@folds.of(events.Changed)
def _fold_changed(tournament: Tournament, event: events.Changed) -> None:
    tournament.settings = event.settings
    tournament.ruleset = _rules(event.settings)


@checks.of(events.Closed)
def _check_closed(tournament: Tournament, _event: events.Closed) -> None:
    for number, played in enumerate(tournament.rounds, 1):
        check_all_ended(number, len(played.draw.tables), played.ended)


@folds.of(events.Closed)
def _fold_closed(tournament: Tournament, _event: events.Closed) -> None:
    tournament.is_closed = True
