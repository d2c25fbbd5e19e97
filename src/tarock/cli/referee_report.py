"""The referee's findings as text for people and as JSON for programs."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tarock.cli.output import Output
from tarock.core.faults import ClaimT, Verdict
from tarock.core.rules import Ruleset
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.referee.finding import Finding, Moment, Party
from tarock.referee.telling import told
from tarock.telling.sentences import Reader, sentences
from tarock.words import words_in
from tarock.words.rulebook import rule_book


def finding_lines(ruleset: Ruleset, findings: Sequence[Finding], language: str) -> list[str]:
    """Return the findings, each with what happened, who could know, what the book says and what is due."""
    words = words_in(language)
    if not findings:
        return [f"  {words('referee-nothing')}"]
    reader = Reader.of(words, ruleset.family, SEAT_NAMES)
    passages = {rule.id: rule.text for section in rule_book(ruleset, language).sections for rule in section.rules}
    lines: list[str] = []
    for number, finding in enumerate(findings, start=1):
        heading, *others = sentences(told(ruleset.family, finding), reader)
        lines.append(f"  {number}. {heading}")
        lines += [f"     {text}" for text in others]
    lines += ["", f"  {words('referee-book')}"]
    lines += [f"  {passages[rule]} [{source}]" for rule, source in dict.fromkeys((f.rule, f.source) for f in findings)]
    return lines


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

    return Output({**replayed.json, "findings": [finding_json(finding) for finding in findings]}, lines)


def unfounded_lines(claims: Iterable[tuple[Seat, str]], language: str) -> list[str]:
    """Return the claims that proved false."""
    words = words_in(language)
    return [f"  {words('referee-unfounded', name=_name(seat), claim=claim)}" for seat, claim in claims]


# JSON


def finding_json(finding: Finding) -> dict[str, Any]:
    """Return a finding for programs."""
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
        "due": [
            {"from": _party_json(charge.payer), "to": _party_json(charge.payee), "points": charge.points}
            for charge in finding.charges
        ],
    }


def _moment_json(moment: Moment | None) -> str | None:
    if moment is None:
        return None
    return ("before play", f"trick {moment.trick}", "after play")[moment.part]


def _party_json(party: Party) -> str:
    return party if isinstance(party, str) else _name(party)
