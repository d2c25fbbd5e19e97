/**
 * The link by which a player goes on at another device.
 *
 * Its secret stands behind the #, which a browser never sends: so it reaches no log of any server on the way.
 */
import { get } from '../../wire/api.ts'

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
 * The secret of a seat, if the address carries one: that seat is to be played at this device.
 *
 * It leaves the address at once, so that it stays in no history and no screenshot.
 */
export function takeSeatSecret(): string | undefined {
  const secret = seatSecret(location.hash)
  if (secret) history.replaceState(history.state, '', location.pathname + location.search)
  return secret
}
