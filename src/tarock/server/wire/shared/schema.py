"""All messages as one JSON Schema, from which the types of other languages are generated.

It describes the socket, and what the HTTP API is sent and answers too.
"""

from typing import Any, Final

import msgspec

from tarock.club.sheets.form import LineForm
from tarock.school.counting import Count
from tarock.server import bodies, rules_shown
from tarock.server.accounts import bodies as account_bodies
from tarock.server.codes import Code
from tarock.server.evening.settings import Settings
from tarock.server.evening.sheet import Sheet
from tarock.server.evening.summary import TableSummary
from tarock.server.moderation import bodies as people
from tarock.server.moderation import shown
from tarock.server.publishing import Published
from tarock.server.sharing.bodies import OEmbed
from tarock.server.wire import PROTOCOL
from tarock.server.wire.danish.actions import DanishAct
from tarock.server.wire.koenigrufen.actions import KoenigrufenAct
from tarock.server.wire.shared import contacts, hall, hall_lines, hall_online, home, meeting
from tarock.server.wire.shared.asking import Asking
from tarock.server.wire.shared.cups import HallCup, HallCupListed
from tarock.server.wire.shared.plain import PlainAct
from tarock.server.wire.shared.replay import DealListed, Replay, Told
from tarock.server.wire.shared.review import ReviewShown
from tarock.server.wire.shared.school import LessonShown, PlayAsked, Played, SchoolShown, WorstAsked
from tarock.server.wire.shared.school_puzzles import OwnShown, PuzzleDay, PuzzleShelf, PuzzleShown
from tarock.server.wire.shared.table import TableShown, Watched, You
from tarock.server.wire.shared.telling import Telling

_SOCKET: Final[dict[str, Any]] = {
    "Asking": Asking,
    "Telling": Telling,
    "DanishAct": DanishAct,
    "KoenigrufenAct": KoenigrufenAct,
    "PlainAct": PlainAct,
    "TableShown": TableShown,
    "You": You,
    "Watched": Watched,
}
_HALL: Final = (
    hall.NewEvent,
    hall.HappenedSent,
    hall.PeopleSent,
    hall.CommitSent,
    hall.DrawSent,
    hall.RulingSent,
    hall.HallEvent,
    hall.HallFormat,
    hall.HallKey,
    hall.HallList,
    hall.PeopleLooked,
    hall.RaffleSent,
    hall.HallRole,
    hall.HallPublic,
    hall.HallDesk,
    hall.HallReferee,
    hall.HallCodes,
    hall.HallOrigin,
    hall.HallStick,
    hall_lines.HallTable,
    hall_lines.LineSent,
    hall_lines.CallSent,
    hall_lines.DraftSent,
    hall_lines.DraftShown,
    hall_lines.KeptShown,
    hall_online.OnlineSent,
    hall_online.HallOnline,
    hall_online.SeatGiven,
)
_PEOPLE: Final = (
    people.PlaceMeant,
    people.ReportSent,
    people.ReportTaken,
    people.BlockListed,
    people.BlockEnded,
    people.NoticeTold,
    people.LinkUsed,
    people.OperatorTold,
    people.OperatorEnded,
    people.WhySent,
    people.BanSent,
    people.NoticeSent,
    people.SuspectShown,
    people.CompanionShown,
    people.JudgeSent,
    people.Judging,
    people.DoneShown,
    people.Checked,
    shown.ReportShown,
    shown.BanShown,
    shown.NoticeShown,
    shown.Noted,
    shown.OperatorShown,
    shown.PersonDetail,
    shown.TableDetail,
)
_ACCOUNTS: Final = (
    account_bodies.AccountHere,
    account_bodies.AccountMade,
    account_bodies.DealsFound,
    account_bodies.DealsLooked,
    account_bodies.Deleting,
    account_bodies.KeyAsked,
    account_bodies.KeyLabelled,
    account_bodies.KeyMade,
    account_bodies.KeyRemoved,
    account_bodies.KeyUsed,
    account_bodies.MailAsked,
    account_bodies.MailLinkSent,
    account_bodies.MailLinkShown,
    account_bodies.MailSent,
    account_bodies.ProfileChanged,
    account_bodies.ProfileShown,
    account_bodies.ProgressKept,
    account_bodies.ProgressShown,
    account_bodies.RatingsShown,
    account_bodies.RecoveryUsed,
    account_bodies.SignedOut,
    account_bodies.Statistics,
)
_HTTP: Final = (
    bodies.NewSession,
    bodies.NewName,
    bodies.SessionShown,
    bodies.SessionListed,
    bodies.SessionEnded,
    bodies.SeatLink,
    bodies.LinkShown,
    Published,
    rules_shown.RulesetShown,
    rules_shown.RulesetText,
    rules_shown.HouseBook,
    rules_shown.RuleBookShown,
    rules_shown.KeyShown,
    Settings,
    TableSummary,
    Sheet,
    bodies.RecordText,
    bodies.DealShown,
    bodies.ReplayText,
    bodies.ReviewAsked,
    bodies.WhyAsked,
    bodies.EveningAsked,
    bodies.LinesShown,
    ReviewShown,
    bodies.OwnAsked,
    bodies.OwnKept,
    PuzzleShown,
    OwnShown,
    PuzzleDay,
    PuzzleShelf,
    Count,
    DealListed,
    Replay,
    Told,
    OEmbed,
    SchoolShown,
    LessonShown,
    PlayAsked,
    Played,
    WorstAsked,
    LineForm,
    home.ClubHere,
    home.HomeShown,
    home.HomeMembers,
    contacts.ContactShown,
    contacts.ContactSent,
    contacts.ContactKept,
    home.HomeEvening,
    home.HomeProfile,
    home.HomeTableCode,
    home.HomeSent,
    home.NewClub,
    HallCup,
    HallCupListed,
    meeting.Seek,
    meeting.MeetingShown,
    meeting.NewChallenge,
    meeting.ChallengeAnswered,
    meeting.FriendAsked,
    meeting.FriendAnswered,
    meeting.PresenceChosen,
    bodies.Problem,
    *_HALL,
    *_PEOPLE,
    *_ACCOUNTS,
)


def schema() -> dict[str, Any]:
    """Return the messages of both directions, the acts of all families, what frames hold, and the bodies of HTTP."""
    parts = {**_SOCKET, **{struct.__name__: struct for struct in _HTTP}}
    schemas, definitions = msgspec.json.schema_components(parts.values(), ref_template="#/$defs/{name}")
    named = dict(zip(parts, schemas, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of a table, and the bodies of the HTTP API",
        "version": PROTOCOL,
        "codes": [code.value for code in Code],
        "$defs": {**definitions, **{name: each for name, each in named.items() if name not in definitions}},
    }
