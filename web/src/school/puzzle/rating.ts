/** The rating of a puzzle. */
import type { Rating } from '../../progress/glicko.ts'
import type { Progress } from '../../progress/progress.ts'
import type { PuzzleShown } from '../../wire/messages.ts'

/** How sure the rating is that a puzzle starts with: it is measured by which bots solve it. */
const START: Omit<Rating, 'rating'> = { deviation: 100, volatility: 0.06 }

/** What it has come to in this browser, or what it starts with. */
export const ratingOf = ({ id, rating }: PuzzleShown, { puzzles }: Progress): Rating =>
  puzzles[id]?.rating ?? { rating, ...START }
