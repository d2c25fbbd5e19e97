/** The course of a replayed deal: what was said and paid at each step, and where its tricks end. */
import { sentence } from '../told/sentence.ts'
import { Voice } from '../told/voice.ts'
import type { Replay } from '../wire/messages.ts'
import type { Words } from '../words/catalogue.ts'
import type { Language } from '../words/language.ts'

export type Step = Replay['steps'][number]
export type Trick = NonNullable<Step['table']['trick']>

export interface Line {
  /** The step that brought it about. */
  step: number
  text: string
  /** The book's rule, for a payment. */
  rule?: string
}

/** Words about a replayed deal: a reader of it sits nowhere. */
export const voiceOf = (replay: Replay, words: Words): Voice => new Voice(words, replay.family, replay.names, null)

/** Every sentence of the deal in its order. */
export const linesOf = (replay: Replay, voice: Voice): Line[] =>
  replay.steps.flatMap(({ lines = [] }, step) =>
    lines.map((line) => ({ step, text: sentence(line, voice), ...(line.rule ? { rule: line.rule } : {}) })),
  )

const tricksAt = (step: Step | undefined): number => step?.table.tricks?.length ?? 0

/** The steps at which a trick has just been finished. */
export const trickEnds = ({ steps }: Replay): number[] =>
  steps.flatMap((step, index) => (index > 0 && tricksAt(step) > tricksAt(steps[index - 1]) ? [index] : []))

/** The trick that lies on the table: the one that is played, or the last one until the next card falls. */
export function trickShown({ table }: Step): Trick | undefined {
  return table.trick?.plays?.length ? table.trick : table.tricks?.at(-1)
}

/** How many tricks a seat has taken. */
export const tricksTaken = ({ table }: Step, seat: number): number =>
  (table.tricks ?? []).filter(({ winner }) => winner === seat).length

/** Whoever was dealt cards: those who sit out were not. */
export const seatsOf = ({ steps }: Replay): number[] =>
  (steps[0]?.hands ?? []).flatMap((hand, seat) => (hand.length > 0 ? [seat] : []))

/** A day as the reader writes it; what is no day stays as the record has it. */
export const dateText = (date: string, language: Language): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(date)
    ? new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
    : date
