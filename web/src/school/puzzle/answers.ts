/** Answers to a puzzle: how they are given, and whether they are right. */
import { sentence } from '../../told/sentence.ts'
import type { Voice } from '../../told/voice.ts'
import type { ChoiceShown, PuzzleShown } from '../../wire/messages.ts'
import { capital } from '../../words/names.ts'

/** What was answered: keys of choices, or a number as it was typed. */
export type Answered = readonly string[]

/** What every way to answer is given. */
export interface Picking {
  puzzle: PuzzleShown
  voice: Voice
  /** What was answered, if anything was. */
  answer: Answered | undefined
  /** Whether what is right may be seen. */
  isTold: boolean
  take: (answer: Answered) => void
}

/** What a choice is called. */
export const choiceText = ({ line }: ChoiceShown, voice: Voice): string => capital(sentence(line, voice))

export function isRight(puzzle: PuzzleShown, answer: Answered): boolean {
  const choices = puzzle.choices ?? []
  switch (puzzle.answer) {
    case 'one':
      return choices.some(({ key, right }) => right && answer.includes(key))
    case 'all':
      return choices.every(({ key, right = false }) => right === answer.includes(key))
    case 'number':
      return numberOf(answer[0] ?? '') === puzzle.number
  }
}

/** A number as people write it: with a comma, or with a true minus. */
export function numberOf(text: string): number | undefined {
  const number = Number(text.trim().replaceAll('−', '-').replace(',', '.'))
  return text.trim() && Number.isFinite(number) ? number : undefined
}

/** What is wrong in an answer: choices that should not have been made. */
export const wrongIn = ({ choices = [] }: PuzzleShown, answer: Answered): ChoiceShown[] =>
  choices.filter(({ key, right }) => !right && answer.includes(key))

export const rightOf = ({ choices = [] }: PuzzleShown): ChoiceShown[] => choices.filter(({ right }) => right)

/** Whether the answer is a card of the hand: each choice plays one. */
export function isByHand({ answer, choices = [], step, seat }: PuzzleShown): boolean {
  const hand = step.hands[seat] ?? []
  return answer === 'one' && choices.every(({ cards = [] }) => cards.length === 1 && hand.includes(cards[0] ?? ''))
}

/** The choices that play a card: a led skus can be named in several ways. */
export const choicesOf = ({ choices = [] }: PuzzleShown, card: string): ChoiceShown[] =>
  choices.filter(({ cards = [] }) => cards[0] === card)
