/** The games that the page knows.  Another one of the server is shown plainly: its cards, tricks, offers and lines. */
import type { Family } from '../words/families.ts'
import { danish } from './danish.ts'
import { type Game, NOTHING } from './game.ts'
import { koenigrufen } from './koenigrufen.ts'

export const GAMES: Readonly<Record<Family, Game>> = { danish, koenigrufen }

/** The game of something that names its family. */
export const gameOf = ({ family }: { family: Family }): Game => GAMES[family] ?? NOTHING
