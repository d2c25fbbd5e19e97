"""What somebody is told who looks for a table that is not there."""

from tarock.core.sentences import Sentence
from tarock.server.codes import Code, Refusal
from tarock.server.operating.archive import archived_in
from tarock.server.store.log import Log


async def missing(log: Log, table: str) -> Refusal:
    """Return why a table cannot be found: it lies in an archive, or there is none.

    :raises StoreError: if the database does not answer.
    """
    summary = await log.summary_of(table)
    archive = "" if summary is None else archived_in(summary)
    return Refusal(Code.ARCHIVED, Sentence("error-archived", file=archive)) if archive else Refusal(Code.NO_SUCH_TABLE)
