import { expect, test } from 'vitest'
import { intervalOf, rated } from '../src/progress/glicko.ts'

/** Glickman's own example. */
const PLAYER = { rating: 1500, deviation: 200, volatility: 0.06 }
const GAMES = [
  { against: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
  { against: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
  { against: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
]

test('three games move a rating as the paper says', () => {
  const { rating, deviation, volatility } = rated(PLAYER, GAMES)
  expect(rating).toBeCloseTo(1464.06, 1)
  expect(deviation).toBeCloseTo(151.52, 1)
  expect(volatility).toBeCloseTo(0.059996, 6)
})

test('without a game only the doubt grows', () => {
  expect(rated(PLAYER, []).rating).toBe(1500)
  expect(rated(PLAYER, []).deviation).toBeCloseTo(200.27, 2)
})

test('a surprise makes the volatility grow', () => {
  const steady = { rating: 1500, deviation: 40, volatility: 0.06 }
  const lost = Array.from({ length: 8 }, () => ({
    against: { rating: 900, deviation: 30, volatility: 0.06 },
    score: 0,
  }))
  expect(rated(steady, lost).volatility).toBeGreaterThan(0.06)
})

test('the interval holds nineteen cases of twenty', () => {
  expect(intervalOf(PLAYER)).toEqual([1108, 1892])
})
