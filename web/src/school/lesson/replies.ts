/** What an answer gets. */
import type { QuestionShown, ReplyShown } from '../../wire/messages.ts'

/** An answer so that neither the order of its cards nor the sign of a minus matters. */
const meant = (answer: string): string =>
  [...new Set(answer.replaceAll('−', '-').replaceAll(',', ' ').split(/\s+/))].filter(Boolean).sort().join(' ')

/** What the lesson says to an answer; one that nobody foresaw is wrong. */
export function replyTo({ replies, otherwise }: QuestionShown, answer: string): ReplyShown {
  const found = replies.find((reply) => meant(reply.answer) === meant(answer))
  return found ?? { answer, right: false, ...(otherwise ? { why: otherwise } : {}) }
}

export const rightAnswers = ({ replies }: QuestionShown): string[] =>
  replies.filter(({ right }) => right).map(({ answer }) => answer)

/** The ways in which a card can be answered: a led skus is named. */
export const waysOf = ({ replies }: QuestionShown, card: string): string[] =>
  replies.map(({ answer }) => answer).filter((answer) => answer === card || answer.startsWith(`${card}=`))
