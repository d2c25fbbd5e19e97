/** What the parts of a form are called: messages, players by their seats, or a name that only a house knows. */
import type { FormWords, HallPlace } from '../../wire/messages.ts'
import type { Words } from '../../words/catalogue.ts'
import { capital } from '../../words/names.ts'

const SEATS = 'ABCDEFG'

/** Who sits at a place: the substitute where there is one. */
export const playerName = (place: HallPlace | undefined): string => place?.player || place?.name || ''

/** A name with no more than the first letter of what follows: Maximilian O. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${last[0]}.` : first
}

/** The number of who sits at a place. */
export const playerNumber = ({ number, played_by = 0 }: HallPlace): number => (played_by === 0 ? number : played_by)

export type NameOf = (seat: string) => string

/** Names by the seats of a sheet: A is the first who plays. */
export const namesBy = (seats: readonly number[], places: readonly HallPlace[]): NameOf => {
  const names = seats.map((number) => playerName(places.find((place) => place.number === number)))
  return (seat) => names[SEATS.indexOf(seat)] ?? seat
}

export function wordsOf(
  { key = '', values = {}, seat = '', text = '' }: FormWords,
  nameOf: NameOf,
  tell: Words,
): string {
  if (!key) return nameOf(seat)
  if (!tell.has(key)) return text
  return capital(tell(key, { ...values, ...(seat ? { name: nameOf(seat) } : {}) }))
}
