/** What a deal came to, from the server's answer: how it ended, what everybody won, and every payment. */
import type { Voice } from '../told/voice.ts'
import type { Line, Settled } from '../wire/messages.ts'
import { capital } from '../words/names.ts'

export type Settlement = Settled

/** By the letters of the seats. */
type BySeat = Readonly<Record<string, number>>

const SEATS = 'ABCDEFG'

export const bySeat = (amounts: BySeat): { seat: number; points: number }[] =>
  Object.entries(amounts).map(([letter, points]) => ({ seat: SEATS.indexOf(letter), points }))

export interface Group {
  /** The message that says what was paid for. */
  reason: string
  title: string
  lines: readonly Line[]
}

/** Payments under what they were for, in the order in which that first came. */
export function grouped(paid: readonly Line[], { words }: Voice): Group[] {
  const reasonOf = ({ parts }: Line): string => parts?.['for']?.[0]?.key ?? ''
  return [...new Set(paid.map(reasonOf))].map((reason) => ({
    reason,
    title: capital(words(reason)),
    lines: paid.filter((line) => reasonOf(line) === reason),
  }))
}
