/** Saying something that does not depend on the position: when the table has moved on meanwhile, it is said again. */
import type { Act, LiveTable } from '../table.svelte.ts'

/** So often is it tried; three others can hardly act more often between two words. */
const TRIES = 5

export async function insist(table: Pick<LiveTable, 'act' | 'hurry' | 'refused'>, act: Act): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    table.hurry() // what still waits to be shown is older than what is said now
    if (await table.act(act)) return true
    if (table.refused) return false
  }
  return false
}
