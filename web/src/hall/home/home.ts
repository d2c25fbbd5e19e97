/** What the pages of a club at home ask of the server. */
import { router } from '../../route.svelte.ts'
import { send } from '../client.ts'

export const HOME = '/api/club/home'
/** The people as the desk knows them. */
export const MEMBERS = '/api/club/people'

export const eveningPath = (evening: string): string => `/api/club/evenings/${encodeURIComponent(evening)}`

/** Sends something that has happened in the club, as its log writes it. */
export const happened = (event: Readonly<Record<string, unknown>>, code: string): Promise<unknown> =>
  send(`${HOME}/happened`, { event }, code)

/** The day of a date as an evening's name; the second of a day gets a number. */
export function nameFor(date: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? date : `${date}-${number}`
    if (!taken.includes(name)) return name
  }
}

/** The number that a new member gets: the first that nobody has, guests apart. */
export function nextNumber(taken: readonly number[]): number {
  let number = 1
  while (taken.includes(number)) number++
  return number
}

/** The same people in the order of a lot, in which each order is as likely as any other. */
export function byLot<T>(all: readonly T[]): T[] {
  const lots = [...all]
  for (let left = lots.length; left > 1; left--) {
    const at = below(left)
    ;[lots[at], lots[left - 1]] = [lots[left - 1] as T, lots[at] as T]
  }
  return lots
}

/** A number below another; those that would make the first ones likelier are thrown away. */
function below(most: number): number {
  const all = 2 ** 32
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < all - (all % most)) return drawn % most
  }
}

export const goToEvening = (evening: string): void => router.go(`/club/evening/${evening}`)

/** A day as the reader writes it; noon, so that no time zone makes another day of it. */
export const dayText = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(`${date}T12:00`))
