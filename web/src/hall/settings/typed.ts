/** What somebody types into the form of an event, and what the log keeps of it. */
import type { HallKey } from '../../wire/messages.ts'
import { amountOf } from '../money.ts'

export type Typed = string | number | boolean | string[] | null
export type Draft = Record<string, Typed>
export type Settings = Readonly<Record<string, unknown>>

/** A field that cannot be read: which, and the message that says why. */
export class Unreadable extends Error {
  constructor(
    readonly key: string,
    readonly word: string,
  ) {
    super(`${key}: ${word}`)
  }
}

const UNITS = 100

/** What stands in a field. */
export function typedOf({ kind, usual = '' }: HallKey, value: unknown): Typed {
  const said = value ?? usual
  if (kind === 'numbers') return (said as number[]).join(' ')
  if (kind === 'lines' || kind === 'dates') return (said as string[]).join('\n')
  if (kind === 'order') return [...(said as string[])]
  if (kind === 'money') return said === 0 ? '' : String((said as number) / UNITS)
  return said as Typed
}

/** What the log keeps of a field. */
export function valueOf({ key, kind }: HallKey, typed: Typed): unknown {
  if (kind === 'numbers') return numbersIn(key, typed as string)
  if (kind === 'lines' || kind === 'dates') return linesIn(typed as string)
  if (kind === 'order') return (typed as string[]).filter(Boolean)
  if (kind === 'money') return moneyIn(key, typed as string)
  return typeof typed === 'string' ? typed.trim() : typed
}

export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function numbersIn(key: string, text: string): number[] {
  const numbers = text.split(/[\s,;]+/).filter(Boolean)
  if (!numbers.every((each) => /^-?\d+$/.test(each))) throw new Unreadable(key, 'hall-set-wrong-numbers')
  return numbers.map(Number)
}

export function moneyIn(key: string, text: string): number {
  const amount = text.trim() ? amountOf(text) : 0
  if (amount === undefined) throw new Unreadable(key, 'hall-set-wrong-amount')
  return amount
}

/** Everything that a draft says, as the log keeps it; what has rows is said elsewhere. */
export const settingsIn = (keys: readonly HallKey[], draft: Draft): Record<string, unknown> =>
  Object.fromEntries(
    keys.filter(({ kind }) => kind !== 'rows').map((key) => [key.key, valueOf(key, draft[key.key] ?? null)]),
  )

export const draftOf = (keys: readonly HallKey[], settings: Settings): Draft =>
  Object.fromEntries(
    keys.filter(({ kind }) => kind !== 'rows').map((key) => [key.key, typedOf(key, settings[key.key])]),
  )

/** A field that the server refuses, with its sentence. */
export interface Flaw {
  key: string
  detail: string
}
