"""Money: who owes whom, and what was paid."""

from pathlib import Path

from tarock.cli.club.keeping import number_of, read, to_write
from tarock.cli.output import print_json, print_lines
from tarock.cli.tournament.keeping import now, say
from tarock.club.debts import settled
from tarock.club.home import events
from tarock.club.home.accounts import balances
from tarock.club.home.as_json import debts_json
from tarock.club.home.state import Club
from tarock.club.money import amount
from tarock.core.sentences import Sentence


def debts(folder: Path, *, evening: str | None, as_json: bool, language: str) -> None:
    """Show who owes whom, with as few transfers as can be."""
    club = read(folder, language).club
    found = balances(club, evening or "")
    settling = settled(found)
    if as_json:
        print_json({"currency": club.settings.currency, **debts_json(club, found, settling)})
        return
    lines = [
        Sentence(
            "home-owes",
            payer=_name(club, each.payer, language),
            payee=_name(club, each.payee, language),
            amount=f"{amount(each.amount)} {club.settings.currency}".strip(),
        ).said(language)
        for each in settling.transfers
    ]
    few = Sentence("home-transfers", transfers=len(settling.transfers), least=settling.at_least)
    print_lines([*lines, few.said(language)] if lines else [Sentence("home-owes-nobody").said(language)])


def _name(club: Club, number: int, language: str) -> str:
    return club.name(number) if number != events.CASH else Sentence("home-cash").said(language)


def pay(
    folder: Path, *, payer: str, payee: str, amount_: int, evening: str | None, as_json: bool, language: str
) -> None:
    """Note that somebody has paid; 0 is the cash of the club."""
    log = to_write(folder, language)
    from_, to = (events.CASH if each == "0" else number_of(log.club, each) for each in (payer, payee))
    kept = log.keep(events.Paid(from_, to, amount_, evening or ""), now())
    left = balances(log.club, evening or "")
    answer = {"line": kept.n, "left": {str(number): left.get(number, 0) for number in (from_, to)}}
    say(answer, [Sentence("cup-kept", n=kept.n)], as_json=as_json, language=language)
