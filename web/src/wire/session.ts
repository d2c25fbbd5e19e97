/** Who the player is: a name and a signed session, which lies in a cookie that no script can read. */
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

/** This browser is somebody else from now on, or nobody. */
export function know<T extends Session | undefined>(session: T): T {
  known = session
  return session
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

/** One of the sessions of this browser; times in milliseconds since 1970. */
export interface SessionListed {
  session: string
  name: string
  begun_at: number
  ends_at: number
  /** Whether it is the one that this page has. */
  this: boolean
}

/** The sessions that were begun in this browser and go on. */
export const listSessions = (): Promise<SessionListed[]> => get<SessionListed[]>('/api/sessions')

/** Ends one of them, before its time and wherever it is connected. */
export async function endSession(session: Session, ending: SessionListed): Promise<void> {
  await post('/api/sessions/end', { ending: ending.session }, session)
  if (ending.this) known = undefined
}

/** What a link to a seat is for. */
export interface SeatShown {
  place: number
  name: string
  /** Whether this session sits there already. */
  yours: boolean
}

export const lookAtSeat = (table: string, link: string): Promise<SeatShown> =>
  post<SeatShown>(`/api/tables/${table}/links`, { link })

/** Takes the seat at this device: a link does so once. */
export const takeSeat = (session: Session, table: string, link: string): Promise<SeatShown> =>
  post<SeatShown>(`/api/tables/${table}/seat`, { link }, session)
