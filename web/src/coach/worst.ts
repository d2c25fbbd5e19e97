/** A deal that refutes what somebody wants to do, as an address: the page opens beside the table, and nothing is kept. */
import type { Against } from '../wire/messages.ts'

export interface Worst {
  family: string
  against: Against
}

export const worstAddress = (worst: Worst): string => `/worst#${encodeURIComponent(JSON.stringify(worst))}`

/** What an address says; nothing if it was cut off, or is no such address. */
export function readWorst(hash: string): Worst | undefined {
  try {
    const found = JSON.parse(decodeURIComponent(hash.slice(1))) as Partial<Worst>
    return found.family && found.against?.record ? { family: found.family, against: found.against } : undefined
  } catch {
    return undefined // the reader is told so
  }
}
