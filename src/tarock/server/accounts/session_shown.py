"""A session as its owner is shown it."""

from litestar import Response

from tarock.server.bodies import SessionShown
from tarock.server.names import Session
from tarock.server.security import session_cookie
from tarock.server.sessions import Sessions


def session_shown(session: Session, sessions: Sessions, token: str = "") -> SessionShown:
    """Return a session; only a program is told the token."""
    return SessionShown(session.name, sessions.csrf(session), session.ends, token)


def shown_to_browser(session: Session, sessions: Sessions, *, secure: bool) -> Response[SessionShown]:
    """Return a session whose token goes into a cookie."""
    cookie = session_cookie(sessions.token(session), secure=secure)
    return Response(session_shown(session, sessions), cookies=[cookie])
