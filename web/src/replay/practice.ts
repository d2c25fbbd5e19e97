/** Playing a deal again from some point: a table of its own, with bots on the other seats. */
import { post } from '../wire/api.ts'
import type { Chair, Replay, Settings } from '../wire/messages.ts'
import { beginSession, findSession } from '../wire/session.ts'

export type Level = NonNullable<Chair['bot']>

export interface Wish {
  replay: Replay
  /** So many acts have been done already. */
  step: number
  seat: number
  level: Level
  /** The text of the house ruleset that the deal was played by, where it was. */
  house?: string | undefined
}

/** What the table is opened with: the person on the seat, bots on all others. */
export const settingsOf = ({ replay, step, seat, level, house }: Wish): Settings => ({
  ruleset: replay.ruleset,
  mode: replay.mode,
  chairs: replay.names.map((_, place): Chair => (place === seat ? {} : { bot: level })),
  ...(house ? { house } : {}),
  practice: { record: replay.record, step, seat },
})

/** Opens the table and tells its id; whoever has no session yet begins one with this name. */
export async function openPractice(wish: Wish, name: string): Promise<string> {
  const session = (await findSession()) ?? (await beginSession(name))
  const { id } = await post<{ id: string }>('/api/tables', settingsOf(wish), session)
  return id
}
