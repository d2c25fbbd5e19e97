/** How well a bot can be asked to play. */
import { LEVELS } from './messages.ts'

export type Level = (typeof LEVELS)[number]

export const isLevel = (text: string | undefined): text is Level =>
  (LEVELS as readonly (string | undefined)[]).includes(text)
