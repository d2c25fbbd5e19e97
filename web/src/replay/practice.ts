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
  level: Level
}

/** What the table is opened with: the person on the seat, bots on all others. */
export const settingsOf = ({ replay, step, seat, level }: Wish): Settings => ({
  ruleset: replay.ruleset,
  mode: replay.mode,
  chairs: replay.names.map((_, place): Chair => (place === seat ? {} : { bot: level })),
  ...(replay.house ? { house: replay.house } : {}),
  practice: { record: replay.record, step, seat },
})

/** Opens the table and tells its id. */
export async function openPractice(wish: Wish): Promise<string> {
  const { id } = await post<{ id: string }>('/api/tables', settingsOf(wish), await me.enter())
  return id
}
