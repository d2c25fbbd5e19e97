/** How well a bot can be asked to play. */
import type { Chair } from '../wire/messages.ts'

export type Level = NonNullable<Chair['bot']>

/** From weak to strong. */
export const LEVELS = ['random', 'novice', 'book', 'casual', 'club', 'master'] as const satisfies readonly Level[]

export const isLevel = (text: string | undefined): text is Level => (LEVELS as readonly (string | undefined)[]).includes(text)
