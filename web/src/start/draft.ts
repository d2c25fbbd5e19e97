/** A table while its owner is still thinking about it: what the form holds, and what the server is sent. */
import type { House } from '../shelf/shelf.ts'
import type { Chair, RulesetShown, Settings } from '../wire/messages.ts'
import type { Level } from '../wire/levels.ts'

export type Seat = 'person' | Level

export interface Draft {
  /** The first chair: the owner's own, or a bot's where he watches. */
  first: 'you' | Level
  /** The other chairs, in playing order. */
  others: Seat[]
  mode: 'strict' | 'table'
  /** Empty: the first that the book gives for so many players. */
  rotation: string
  /** Null: until the owner ends the evening. */
  rounds: number | null
  /** Seconds; null: as long as one likes. */
  think: number | null
  /** Days for each move, by correspondence; null: everybody plays at the table. */
  days: number | null
  pause: number
  /** Milliseconds that a bot waits. */
  pace: number
  spectators: boolean
  /** Whether those who watch may talk. */
  talk: boolean
  listed: boolean
  title: string
}

/** What most tables of friends want. */
export const usualDraft = (): Draft => ({
  first: 'you',
  others: [],
  mode: 'strict',
  rotation: '',
  rounds: null,
  think: null,
  days: null,
  pause: 30,
  pace: 700,
  spectators: true,
  talk: false,
  listed: false,
  title: '',
})

/** So many deals bots alone play, unless somebody says otherwise. */
export const BOTS_ROUNDS = 3

/** Whether nobody but bots plays. */
export const isForBots = ({ first, others }: Draft): boolean =>
  first !== 'you' && others.length > 0 && others.every((seat) => seat !== 'person')

/** The other chairs of a table of so many: those that were there stay as they were, new ones are for friends. */
export function resized(others: readonly Seat[], players: number): Seat[] {
  return Array.from({ length: players - 1 }, (_, index) => others[index] ?? 'person')
}

/** The number of players nearest to what was wanted that the rules have a table for. */
export function nearestSize(rules: RulesetShown, wanted: number): number {
  const sizes = rules.tables.map((size) => size.players)
  return sizes.reduce((best, size) => (Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best))
}

/** The ways that the book gives for so many players to take turns, if there is a choice. */
export function rotationsFor(rules: RulesetShown, players: number): readonly string[] {
  const found = rules.tables.find((size) => size.players === players)?.rotations ?? []
  return found.length > 1 ? found : []
}

export function settingsOf(draft: Draft, rules: RulesetShown, house?: House): Settings {
  const { first, others, rotation, title, talk, ...rest } = draft
  const chairOf = (seat: Seat | 'you'): Chair => (seat === 'person' || seat === 'you' ? {} : { bot: seat })
  const chairs = [first, ...others].map(chairOf)
  const turns = rotationsFor(rules, chairs.length).includes(rotation) ? { rotation } : {}
  return {
    ...rest,
    ...turns,
    ...(first === 'you' ? { sit: 0 } : {}),
    ...(isForBots(draft) ? { rounds: draft.rounds ?? BOTS_ROUNDS } : {}),
    ...(draft.days ? { think: null } : {}),
    talk: talk && draft.spectators,
    // Where friends are awaited, the host looks who has come before he begins.
    host_starts: others.includes('person'),
    ...(house ? { house: house.text } : {}),
    ruleset: rules.id,
    chairs,
    title: title.trim(),
  }
}
