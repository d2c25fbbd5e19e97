/**
 * Glicko-2: how strong a player is, how sure that is, and how steady.
 *
 * After Mark Glickman, “Example of the Glicko-2 system” (2022), whose steps the names below follow.  A try at a puzzle is
 * a game against it.
 */

export interface Rating {
  rating: number
  /** The standard deviation of the rating. */
  deviation: number
  /** How much the rating is expected to move. */
  volatility: number
}

/** A game against somebody: 1 won, 0 lost. */
export interface Game {
  against: Rating
  score: number
}

/** Whoever has not tried anything yet. */
export const BEGINNER: Rating = { rating: 1200, deviation: 350, volatility: 0.06 }
/** A puzzle that nobody has tried here yet: bots have given it its rating. */
export const ratedPuzzle = (rating: number): Rating => ({ rating, deviation: 120, volatility: 0.06 })

const SCALE = 173.7178
const CENTRE = 1500
/** The system's constant: how much the volatility may change. */
const TAU = 0.5
const PRECISION = 1e-6
/** So many deviations to either side nineteen cases of twenty lie. */
const NORMAL = 1.96

const reduced = (deviation: number): number => 1 / Math.sqrt(1 + (3 * deviation ** 2) / Math.PI ** 2)

/** A rating after some games, all of which count at once. */
export function rated(player: Rating, games: readonly Game[]): Rating {
  const { deviation } = player
  if (games.length === 0) return { ...player, deviation: widened(player) }
  const mu = (player.rating - CENTRE) / SCALE
  const phi = deviation / SCALE
  const terms = games.map(({ against, score }) => {
    const weight = reduced(against.deviation / SCALE)
    const expected = 1 / (1 + Math.exp(-weight * (mu - (against.rating - CENTRE) / SCALE)))
    return { information: weight ** 2 * expected * (1 - expected), surprise: weight * (score - expected) }
  })
  const variance = 1 / terms.reduce((sum, { information }) => sum + information, 0)
  const surprise = terms.reduce((sum, term) => sum + term.surprise, 0)
  const volatility = newVolatility(player.volatility, phi, variance, variance * surprise)
  const newPhi = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / variance)
  return { rating: CENTRE + SCALE * (mu + newPhi ** 2 * surprise), deviation: SCALE * newPhi, volatility }
}

/** A deviation after a time without a game. */
const widened = ({ deviation, volatility }: Rating): number =>
  SCALE * Math.sqrt((deviation / SCALE) ** 2 + volatility ** 2)

/** Step 5 of the paper: the root of a function, between two places at which it has different signs. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(sigma ** 2)
  const at = (x: number): number => {
    const sum = phi ** 2 + variance + Math.exp(x)
    return (Math.exp(x) * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - start) / TAU ** 2
  }
  let [low, high] = [start, otherEnd(at, start, delta ** 2 - phi ** 2 - variance)]
  let [atLow, atHigh] = [at(low), at(high)]
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow)
    const atMiddle = at(middle)
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2
    ;[high, atHigh] = [middle, atMiddle]
  }
  return Math.exp(low / 2)
}

function otherEnd(at: (x: number) => number, start: number, beyond: number): number {
  if (beyond > 0) return Math.log(beyond)
  let steps = 1
  while (at(start - steps * TAU) < 0) steps++
  return start - steps * TAU
}

/** Where the rating lies in nineteen cases of twenty. */
export const intervalOf = ({ rating, deviation }: Rating): [number, number] => [
  Math.round(rating - NORMAL * deviation),
  Math.round(rating + NORMAL * deviation),
]
