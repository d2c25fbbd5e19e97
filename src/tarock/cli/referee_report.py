"""The referee's findings as text for people and as JSON for programs."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tarock.cli.output import Output
from tarock.core.faults import ClaimT, Fault, Verdict
from tarock.core.rules import Ruleset
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.referee.finding import Charge, Finding, Moment, Party
from tarock.referee.telling import told
from tarock.telling.sentences import Reader, sentences
from tarock.words import words_in
from tarock.words.citing import cited, explained
from tarock.words.rulebook import rule_book


def finding_lines(ruleset: Ruleset, findings: Sequence[Finding], language: str) -> list[str]:
    """Return the findings, each with what happened, who could know, what the book says and what is due."""
    words = words_in(language)
    if not findings:
        return [f"  {words('referee-nothing')}"]
    reader = Reader.of(words, ruleset.family, SEAT_NAMES)
    passages = {rule.id: rule.text for section in rule_book(ruleset, language).sections for rule in section.rules}
    lines: list[str] = []
    numbers = _numbers(findings)
    for number, finding in enumerate(findings, start=1):
        heading, *others = sentences(told(ruleset.family, finding, numbers), reader)
        lines.append(f"  {number}. {heading}")
        lines += [f"     {text}" for text in others]
    lines += ["", f"  {words('referee-book')}"]
    for rule, source in dict.fromkeys((finding.rule, finding.source) for finding in findings):
        lines.append(f"  {passages[rule]} [{cited(words, source)}]")
    return lines + _reading_lines([finding.source for finding in findings], language)


def _reading_lines(sources: Iterable[str], language: str) -> list[str]:
    """Return how the book is read where some sources say that it is silent."""
    words = words_in(language)
    readings = explained(words, sources).values()
    return [f"  {words('citing-readings')}", *(f"  – {text}" for text in readings)] if readings else []


def _numbers(findings: Sequence[Finding]) -> dict[Fault, int]:
    return {finding.fault: number for number, finding in enumerate(findings, start=1)}


def _name(seat: Seat) -> str:
    return SEAT_NAMES[seat]


def report_output(
    ruleset: Ruleset,
    findings: Sequence[Finding],
    verdicts: Iterable[Verdict[ClaimT]],
    written: Callable[[ClaimT], str],
    replayed: Output,
) -> Output:
    """Return the findings of a deal beside what it came to, with the claims that proved false.

    :param written: how a claim is written in a record.
    """
    unfounded = [
        (verdict.claimant, written(verdict.claim))
        for verdict in verdicts
        if verdict.claimant is not None and not verdict.is_upheld
    ]

    def lines(language: str) -> list[str]:
        found = finding_lines(ruleset, findings, language)
        return [*found, *unfounded_lines(unfounded, language), "", *replayed.lines(language)]

    return Output({**replayed.json, "findings": findings_json(findings)}, lines)


def unfounded_lines(claims: Iterable[tuple[Seat, str]], language: str) -> list[str]:
    """Return the claims that proved false."""
    words = words_in(language)
    return [f"  {words('referee-unfounded', name=_name(seat), claim=claim)}" for seat, claim in claims]


# JSON


def findings_json(findings: Sequence[Finding]) -> list[dict[str, Any]]:
    """Return the findings for programs; what is paid for with another has its number, counted from 1."""
    numbers = _numbers(findings)
    return [_finding_json(finding, numbers) for finding in findings]


def _finding_json(finding: Finding, numbers: Mapping[Fault, int]) -> dict[str, Any]:
    fault = finding.fault
    return {
        "fault": fault.kind,
        "seat": _name(fault.seat),
        "when": _moment_json(finding.moment),
        "reason": fault.reason.value,
        "detail": fault.detail,
        "known": {_name(seat): _moment_json(when) for seat, when in finding.known},
        "fate": finding.fate,
        "noticed": _moment_json(finding.noticed),
        "noticed_by": None if finding.noticed_by is None else _name(finding.noticed_by),
        "rule": finding.source,
        **({"corrected": True} if finding.corrected else {}),
        "due": [_charge_json(charge) for charge in finding.due],
        **({} if finding.paid_with is None else {"paid_with": numbers[finding.paid_with]}),
        **({"would_cost": [_charge_json(charge) for charge in finding.would_cost]} if finding.would_cost else {}),
    }


def _charge_json(charge: Charge) -> dict[str, Any]:
    """Return a line as the payments of the settlement have it."""
    return {
        "from": _party_json(charge.payer),
        "to": _party_json(charge.payee),
        "points": charge.points,
        **({} if charge.score == charge.points else {"score": charge.score}),
        "for": charge.reason,
        **({} if charge.kontra == 1 else {"kontra": charge.kontra}),
    }


def _moment_json(moment: Moment | None) -> str | None:
    if moment is None:
        return None
    return ("before play", f"trick {moment.trick}", "after play")[moment.part]


def _party_json(party: Party) -> str:
    return party if isinstance(party, str) else _name(party)
