/** What every control of a key is given. */
import type { KeyShown } from '../wire/messages.ts'
import type { Value } from '../shelf/text.ts'

export interface ControlProps {
  id: string
  key: KeyShown
  /** What it is now; nothing where neither the text nor the book has a value. */
  value: Value | null
  isFlawed: boolean
  set: (value: Value) => void
  /** Lets it be as the book has it. */
  reset: () => void
}

/** The sentences that describe a control: the book's value, and what is wrong. */
export const describedBy = (id: string, isFlawed: boolean): string => `${id}-help${isFlawed ? ` ${id}-flaw` : ''}`
