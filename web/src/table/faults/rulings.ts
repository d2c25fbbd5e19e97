/** What a decision asks, of whom, and how its answers read. */
import { sentence } from '../../told/sentence.ts'
import type { Voice } from '../../told/voice.ts'
import type { DanishRuling, KoenigrufenRuling } from '../../wire/messages.ts'
import type { Words } from '../../words/catalogue.ts'
import { hyphenated } from '../../words/names.ts'
import type { Offer } from '../table.svelte.ts'

/** The answers that are a word; cards are drawn and corrected by touching them. */
const WORDS = ['accept', 'refuse', 'deal-again', 'pass-deal', 'stop', 'play-on'] as const

export type AnswerWord = Extract<Offer, { do: (typeof WORDS)[number] }>

const isWord = (offer: Offer): offer is AnswerWord => (WORDS as readonly string[]).includes(offer.do)

export const answersOf = (offers: readonly Offer[]): AnswerWord[] => offers.filter(isWord)

/** What is asked of the reader, or of whom else. */
export function questionText(ruling: DanishRuling | KoenigrufenRuling, asked: boolean, voice: Voice): string {
  if (!asked) return sentence(ruling.line, voice)
  const offender = 'offender' in ruling ? { name: voice.name(ruling.offender) } : {}
  return voice.words(`web-faults-ask-${hyphenated(ruling.question)}`, offender)
}

/** An answer as its button says it. */
export const answerText = (answer: AnswerWord, say: Words): string =>
  say(answer.do === 'accept' && answer.holding ? 'web-faults-accept-holding' : `web-faults-${answer.do}`)
