/** What a deal came to, from the server's answer: how it ended, what everybody won, and every payment. */
import type { Voice } from '../told/voice.ts'
import type { Line } from '../wire/messages.ts'
import { capital } from '../words/names.ts'

type BySeat = Readonly<Record<string, number>>

/** The settlement as the server writes it: seats are letters. */
export interface Settlement {
  /** How it ended. */
  outcome?: readonly Line[]
  /** Every payment, put together by what it was for. */
  paid?: readonly Line[]
  /** Danish Tarok: what everybody's tricks counted, where it came to that. */
  count?: BySeat
  net?: BySeat
  cups?: { king: number; pagat: number }
  score?: BySeat
  money?: BySeat
  /** Königrufen, where only the winners write. */
  written?: BySeat
}

const SEATS = 'ABCDEFG'

export const bySeat = (amounts: BySeat): { seat: number; points: number }[] =>
  Object.entries(amounts).map(([letter, points]) => ({ seat: SEATS.indexOf(letter), points }))

/** What each player of the deal has won or lost. */
export const netsOf = (settlement: Settlement): { seat: number; points: number }[] =>
  bySeat(settlement.net ?? settlement.score ?? {})

/** Money, where it is another sum than the score. */
export function moneyOf({ score, money }: Settlement): { seat: number; points: number }[] {
  const differs = Object.entries(money ?? {}).some(([seat, points]) => points !== score?.[seat])
  return differs ? bySeat(money ?? {}) : []
}

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
