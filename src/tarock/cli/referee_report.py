"""The referee's findings as text for people and as JSON for programs."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from tarock.cli.answer import Answer
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.faults import ClaimT, Fault, Verdict
from tarock.core.rules import Ruleset
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.reasons import Reason
from tarock.notation.danish.items import parse_item
from tarock.referee.finding import Charge, Finding, Moment, Party
from tarock.words import Words, words_in
from tarock.words.book import hyphenated, listed
from tarock.words.families import WORDS
from tarock.words.rulebook import rule_book


def finding_lines(ruleset: Ruleset, findings: Sequence[Finding], language: str) -> list[str]:
    """Return the findings, each with what happened, who could know, what the book says and what is due."""
    words = words_in(language)
    if not findings:
        return [f"  {words('referee-nothing')}"]
    passages = {rule.id: rule.text for section in rule_book(ruleset, language).sections for rule in section.rules}
    family = WORDS[ruleset.family].prefix
    lines: list[str] = []
    for number, finding in enumerate(findings, start=1):
        lines.append(f"  {number}. {_heading(words, family, finding)}")
        lines += [f"     {text}" for text in _sentences(words, family, finding)]
    lines += ["", f"  {words('referee-book')}"]
    lines += [f"  {passages[rule]} [{source}]" for rule, source in dict.fromkeys((f.rule, f.source) for f in findings)]
    return lines


def _heading(words: Words, family: str, finding: Finding) -> str:
    what = words(f"{family}fault-{hyphenated(finding.fault.kind)}")
    return words("referee-heading", name=_name(finding.fault.seat), what=what, when=_when(words, finding.moment))


def _sentences(words: Words, family: str, finding: Finding) -> Iterable[str]:
    fault = finding.fault
    yield words(f"{family}fact-{hyphenated(fault.reason.value)}", name=_name(fault.seat), detail=_detail(words, fault))
    yield from (_known(words, seats, when) for when, seats in _by_moment(finding.known))
    yield _fate(words, finding)
    if finding.charges:
        message = "referee-not-due" if finding.fate == "stands" else "referee-due"
        yield words(message, charges=_charges(words, finding.charges), source=finding.source)


def _detail(words: Words, fault: Fault) -> str:
    """Return what exactly was wrong: declarations in words, cards with their faces."""
    faces = Faces(words)
    if fault.reason in _ABOUT_DECLARATIONS:
        items = [parse_item(item.split()) for item in fault.detail.split(", ")]
        return Wording(words, faces, SEAT_NAMES, you=None).items(items)
    return " ".join(faces.token(token) for token in fault.detail.split())


_ABOUT_DECLARATIONS: Final = {Reason.DECLARATION_FALSE, Reason.DECLARATION_MISSING, Reason.LAID_NOT_NAMED}


def _name(seat: Seat) -> str:
    return SEAT_NAMES[seat]


def _when(words: Words, moment: Moment) -> str:
    return words(f"moment-{('before-play', 'trick', 'after-play')[moment.part]}", trick=moment.trick)


def _by_moment(known: Iterable[tuple[Seat, Moment | None]]) -> list[tuple[Moment | None, list[Seat]]]:
    """Put together the seats that could know at the same moment, the earliest first."""
    moments: dict[Moment | None, list[Seat]] = {}
    for seat, when in known:
        moments.setdefault(when, []).append(seat)
    return sorted(moments.items(), key=lambda entry: (entry[0] is None, entry[0] or Moment(0)))


def _known(words: Words, seats: Sequence[Seat], when: Moment | None) -> str:
    names = listed(words, map(_name, seats))
    if when is None:
        return words("referee-never-known", names=names)
    return words("referee-known", names=names, when=_when(words, when))


def _fate(words: Words, finding: Finding) -> str:
    when = "" if finding.noticed is None else _when(words, finding.noticed)
    by = "nobody" if finding.noticed_by is None else _name(finding.noticed_by)
    return words(f"referee-{hyphenated(finding.fate)}", when=when, by=by)


def _charges(words: Words, charges: Iterable[Charge]) -> str:
    return "; ".join(
        words(
            "referee-charge",
            payer=_party(words, charge.payer),
            payee=_party(words, charge.payee),
            points=str(charge.points),
        )
        for charge in charges
    )


def _party(words: Words, party: Party) -> str:
    return words(f"party-{party}") if isinstance(party, str) else _name(party)


def answer(
    ruleset: Ruleset,
    findings: Sequence[Finding],
    verdicts: Iterable[Verdict[ClaimT]],
    written: Callable[[ClaimT], str],
    replayed: Answer,
) -> Answer:
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

    return Answer({**replayed.json, "findings": [finding_json(finding) for finding in findings]}, lines)


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
