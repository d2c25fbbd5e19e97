/** The course of a replayed deal: what was said and paid at each step, and where its tricks end. */
import { ofFamily } from '../games/deal.ts'
import { plainTexts } from '../told/plain.ts'
import { sentence } from '../told/sentence.ts'
import { Voice } from '../told/voice.ts'
import type { Replay } from '../wire/messages.ts'
import type { Words } from '../words/catalogue.ts'
import type { Language } from '../words/language.ts'
import { listed, rulesName } from '../words/names.ts'

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
  replay.steps.flatMap((after, step) => newsOf(after, replay.steps[step - 1], voice).map((line) => ({ step, ...line })))

/** What a step has brought; a game that the page does not know tells everything so far. */
function newsOf(after: Step, before: Step | undefined, voice: Voice): Omit<Line, 'step'>[] {
  const plain = ofFamily(after, 'plain')
  if (plain) {
    const known = ofFamily(before, 'plain')?.table.told?.length ?? 0
    return plainTexts(plain.table, voice)
      .slice(known)
      .map((text) => ({ text }))
  }
  const lines = (ofFamily(after, 'danish') ?? ofFamily(after, 'koenigrufen'))?.lines ?? []
  return lines.map((line) => ({ text: sentence(line, voice), ...(line.rule ? { rule: line.rule } : {}) }))
}

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

/** Which deal it is, in one line: its book or the name of its house, who played, where and when. */
export function factsOf(replay: Replay, house: string, words: Words): string {
  const tags = new Map(replay.tags)
  const players = seatsOf(replay).map((seat) => replay.names[seat] ?? '')
  return [
    rulesName({ ruleset: replay.ruleset, house }, words),
    listed(players, words),
    tags.get('Event'),
    dateText(tags.get('Date') ?? '', words.language),
  ]
    .filter(Boolean)
    .join(' · ')
}
