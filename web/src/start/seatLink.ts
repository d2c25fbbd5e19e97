/**
 * The link by which a player goes on at another device.
 *
 * Its secret stands behind the #, which a browser never sends: so it reaches no log of any server on the way.
 */
import { get } from '../wire/api.ts'
import { type Session, restoreSession } from '../wire/session.ts'

const SEAT = '#seat='

export const seatAddress = (origin: string, table: string, secret: string): string =>
  `${origin}/table/${table}${SEAT}${encodeURIComponent(secret)}`

/** The secret in the part of an address behind the #, if there is one. */
export function seatSecret(hash: string): string | undefined {
  if (!hash.startsWith(SEAT)) return undefined
  try {
    return decodeURIComponent(hash.slice(SEAT.length)) || undefined
  } catch (broken) {
    if (broken instanceof URIError) return undefined // a link that was torn on its way
    throw broken
  }
}

/** Asks the server for the secret of one's own seat. */
export async function findSeatLink(table: string): Promise<string> {
  const { link } = await get<{ link: string }>(`/api/tables/${table}/link`)
  return seatAddress(location.origin, table, link)
}

/**
 * Called when a table's page is opened: if the address carries the secret of a seat, this browser becomes whoever it
 * belongs to.  The secret leaves the address at once, so that it stays in no history and no screenshot.
 *
 * @throws Refusal if the server has not signed it.
 */
export async function arriveBySeatLink(table: string): Promise<Session | undefined> {
  const secret = seatSecret(location.hash)
  if (!secret) return undefined
  history.replaceState(history.state, '', location.pathname + location.search)
  return restoreSession(table, secret)
}
