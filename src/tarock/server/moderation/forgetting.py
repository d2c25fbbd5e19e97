"""What is forgotten of somebody who has been deleted: his name and words; what was decided about him stays."""

from typing import Any

from sqlalchemy import delete, or_, update

from tarock.server.store.moderation import bans, blocks, reports


def forgotten(person: str) -> tuple[Any, ...]:
    """Return the statements that forget somebody here."""
    return (
        delete(blocks).where(or_(blocks.c.person == person, blocks.c.blocked == person)),
        update(reports).where(reports.c.reporter == person).values(reporter="", reporter_name="", words=""),
        update(reports)
        .where(reports.c.reported == person)
        .values(reported="", reported_name="", address="", record="", remarks="[]"),
        update(bans).where(bans.c.target == person).values(name="", device=""),
    )
