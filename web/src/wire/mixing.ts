/** What this browser adds to deals: after the server has committed itself, so that nobody can choose the cards. */
import type { Frame } from './messages.ts'

const BYTES = 16
const added = new Map<string, string>()

/** By commitment what this browser has added, if it has; it is checked when the deal is over. */
export const ownAddition = (commitment: string): string | undefined => added.get(commitment)

function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What is to be added to the deals that a frame promises, once to each. */
export function additions(frame: Frame): { commitment: string; entropy: string }[] {
  if (!frame.you) return []
  const lacking = (frame.table.promises ?? []).filter(({ commitment }) => !added.has(commitment))
  return lacking.map(({ commitment }) => {
    const entropy = drawn()
    added.set(commitment, entropy)
    return { commitment, entropy }
  })
}
