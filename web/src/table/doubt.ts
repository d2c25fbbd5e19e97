/** Thinking twice: which acts surely cost something, and where a slip of the finger is likely. */
import { preferences } from '../preferences.svelte.ts'
import type { DanishCost, KoenigrufenCost } from '../wire/messages.ts'

export type Cost = DanishCost | KoenigrufenCost

/** So many pixels wide must be what a finger is to hit. */
export const FINGER = 44

const touch = matchMedia('(pointer: coarse)')

/** Whether something is done only at the second tap: what is narrow, or grave, where fingers tap. */
export const isTappedTwice = (isDelicate: boolean): boolean =>
  preferences.tap === 'twice' || (preferences.tap === 'auto' && touch.matches && isDelicate)

/** What the server says that an act costs; several words may be said together, and one of them cost. */
export const costOf = (act: object, costs: readonly Cost[]): Cost | undefined =>
  costs.find((cost) => isPartOf(cost.act, act))

function isPartOf(part: object, whole: object): boolean {
  const fields = new Map<string, unknown>(Object.entries(whole))
  return Object.entries(part).every(([name, value]: [string, unknown]) => {
    const found = fields.get(name)
    return Array.isArray(value) && Array.isArray(found) ? value.every((each) => found.includes(each)) : found === value
  })
}
