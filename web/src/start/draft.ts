/** A table while its owner is still thinking about it: what the form holds, and what the server is sent. */
import type { House } from '../shelf/shelf.ts'
import type { Chair, RulesetShown, Settings } from '../wire/messages.ts'
import type { Level } from '../wire/levels.ts'

export type Seat = 'person' | Level

export interface Draft {
  /** The other chairs, in playing order; the first is the owner's own. */
  others: Seat[]
  mode: 'strict' | 'table'
  /** Empty: the first that the book gives for so many players. */
  rotation: string
  /** Null: until the owner ends the evening. */
  rounds: number | null
  /** Seconds; null: as long as one likes. */
  think: number | null
  pause: number
  /** Milliseconds that a bot waits. */
  pace: number
  spectators: boolean
  listed: boolean
  title: string
}

/** What most tables of friends want. */
export const usualDraft = (): Draft => ({
  others: [],
  mode: 'strict',
  rotation: '',
  rounds: null,
  think: null,
  pause: 30,
  pace: 700,
  spectators: true,
  listed: false,
  title: '',
})

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
  const { others, rotation, title, ...rest } = draft
  const chairs: Chair[] = [{}, ...others.map((seat): Chair => (seat === 'person' ? {} : { bot: seat }))]
  const turns = rotationsFor(rules, chairs.length).includes(rotation) ? { rotation } : {}
  return {
    ...rest,
    ...turns,
    ...(house ? { house: house.text } : {}),
    ruleset: rules.id,
    chairs,
    sit: 0,
    title: title.trim(),
  }
}
