/** What a player's deals have cost, and whether that becomes less. */

export interface Trend {
  mean: number
  /** The running mean after each deal. */
  course: number[]
  /** How much less the newer half cost than the older, if that is more than chance. */
  change: number | undefined
}

/** So many deals count in the running mean. */
export const WINDOW = 10
/** Fewer deals say nothing about a trend. */
const FEWEST = 8
/** Standard errors beyond which two halves differ. */
const CERTAIN = 2

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

/** The square of the standard error of a mean. */
function errorOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers)
  return meanOf(numbers.map((each) => (each - mean) ** 2)) / Math.max(1, numbers.length - 1)
}

export function trendOf(losses: readonly number[]): Trend {
  const course = losses.map((_, at) => meanOf(losses.slice(Math.max(0, at + 1 - WINDOW), at + 1)))
  const half = Math.floor(losses.length / 2)
  const [older, newer] = [losses.slice(0, half), losses.slice(half)]
  const change = meanOf(older) - meanOf(newer)
  const isCertain = losses.length >= FEWEST && Math.abs(change) > CERTAIN * Math.sqrt(errorOf(older) + errorOf(newer))
  return { mean: meanOf(losses), course, change: isCertain ? change : undefined }
}
