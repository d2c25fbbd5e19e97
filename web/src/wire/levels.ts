/** How well a bot can be asked to play. */
import type { Chair } from './messages.ts'

/** From weak to strong; the server offers the same (a test compares them), and knows more that it only keeps. */
export const LEVELS = ['novice', 'book', 'casual', 'club', 'master'] as const satisfies readonly NonNullable<
  Chair['bot']
>[]

export type Level = (typeof LEVELS)[number]

export const isLevel = (text: string | undefined): text is Level =>
  (LEVELS as readonly (string | undefined)[]).includes(text)
