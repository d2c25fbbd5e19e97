/** The rating of a puzzle. */
import { type Rating, ratedPuzzle } from '../../progress/glicko.ts'
import type { Progress } from '../../progress/progress.ts'
import type { PuzzleShown } from '../../wire/messages.ts'

/** What it has come to in this browser, or what it starts with. */
export const ratingOf = ({ id, rating }: PuzzleShown, { puzzles }: Progress): Rating =>
  puzzles[id] ?? ratedPuzzle(rating)
