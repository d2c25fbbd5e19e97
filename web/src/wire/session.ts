/** Who the player is: a name and a signed session, which the server keeps in a cookie. */
import { Refusal, get, post } from './api.ts'

export interface Session {
  name: string
  csrf: string
}

let known: Session | undefined

/** The session of this browser, if it has one. */
export async function findSession(): Promise<Session | undefined> {
  if (known) return known
  try {
    known = (await get<Session | null>('/api/sessions/me')) ?? undefined
  } catch (refused) {
    // A cookie that the server did not sign, since it has another key now, is as good as none.
    if (!(refused instanceof Refusal) || refused.code !== 'no-session') throw refused
  }
  return known
}

/** Begins a session with a name; no account is needed. */
export async function beginSession(name: string): Promise<Session> {
  known = await post<Session>('/api/sessions', { name })
  return known
}

/** Goes by another name; seats and tables stay. */
export async function renameSession(session: Session, name: string): Promise<Session> {
  known = await post<Session>('/api/sessions/me', { name }, session)
  return known
}

/** Becomes, on this device, whoever the link to a seat belongs to. */
export async function restoreSession(table: string, link: string): Promise<Session> {
  known = await post<Session>(`/api/tables/${table}/session`, { link })
  return known
}
