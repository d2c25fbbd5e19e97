/** Answers, and what they get, in words. */
import { refusalIn } from '../../told/refusal.ts'
import { sentence } from '../../told/sentence.ts'
import type { Voice } from '../../told/voice.ts'
import type { QuestionShown, ReplyShown } from '../../wire/messages.ts'
import type { Words } from '../../words/catalogue.ts'
import { inLanguage } from '../school.ts'

const NAMED = /^(\w+)=([SHDCT])$/

/** An answer as somebody would say it. */
export function answerText(question: QuestionShown, answer: string, voice: Voice, say: Words): string {
  switch (question.answer) {
    case 'choice':
      return optionText(question, Number(answer), voice, say)
    case 'card':
      return cardText(answer, voice)
    case 'cards':
      return voice.cards(answer.split(/[\s,]+/))
    case 'act':
      return actText(question, answer, voice)
    case 'number':
      return answer
  }
}

/** An act as it is told. */
function actText({ replies }: QuestionShown, answer: string, voice: Voice): string {
  const line = replies.find((reply) => reply.answer === answer)?.line
  return line ? sentence(line, voice) : answer
}

/** A card; a led skus with what it is named. */
export function cardText(answer: string, voice: Voice): string {
  const named = NAMED.exec(answer)
  return named ? `${voice.card(named[1] ?? '')} (${voice.suit(named[2] ?? '')})` : voice.card(answer)
}

function optionText({ options = [] }: QuestionShown, at: number, voice: Voice, say: Words): string {
  const option = options[at]
  if (option?.text) return inLanguage(option.text, say)
  return option?.cards?.length ? voice.cards(option.cards) : (option?.value ?? '')
}

/** Why an answer is right or wrong; what the rules refuse, they refuse in their own words. */
export function whyText({ why, refused }: ReplyShown, voice: Voice, say: Words): string {
  const parts = [refused ? refusalIn(voice, refused.reason, refused.detail ?? '') : '', why ? inLanguage(why, say) : '']
  return parts.filter(Boolean).join(' ')
}
