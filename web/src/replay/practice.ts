/** Playing a deal again from some point: a table of its own, with bots on the other seats. */
import type { Level } from '../wire/levels.ts'
import { me } from '../person/me.svelte.ts'
import { post } from '../wire/api.ts'
import type { Chair, Replay, Settings } from '../wire/messages.ts'

export interface Wish {
  replay: Replay
  /** So many acts have been done already. */
  step: number
  seat: number
  /** How well the bots play; nothing: each as in the deal, as far as that is known. */
  level: Level | undefined
}

/** Where the reader sat: the only seat of a person, where it is known which were bots'. */
export function ownSeat({ levels = [] }: Replay): number | undefined {
  const people = levels.flatMap((level, seat) => (level ? [] : [seat]))
  return people.length === 1 ? people[0] : undefined
}

/** How well most bots played; what the others are where nothing is known of them. */
export const usualLevel = ({ levels = [] }: Replay): NonNullable<Chair['bot']> =>
  levels.find((level) => level) ?? 'book'

/** What the table is opened with: the person on the seat, bots on all others, as strong as they were. */
export const settingsOf = ({ replay, step, seat, level }: Wish): Settings => ({
  ruleset: replay.ruleset,
  mode: replay.mode,
  chairs: replay.names.map((_, place): Chair => {
    return place === seat ? {} : { bot: level ?? replay.levels?.[place] ?? usualLevel(replay) }
  }),
  ...(replay.house ? { house: replay.house } : {}),
  practice: { record: replay.record, step, seat },
})

/** Opens the table and tells its id. */
export async function openPractice(wish: Wish): Promise<string> {
  const { id } = await post<{ id: string }>('/api/tables', settingsOf(wish), await me.enter())
  return id
}
