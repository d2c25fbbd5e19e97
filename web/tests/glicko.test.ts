import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BEGINNER, type Rating, intervalOf, rated, ratedPuzzle } from '../src/progress/glicko.ts'

interface Case {
  name: string
  owner: Rating
  games: { other: Rating; score: number }[]
  after: Rating
}

/** The same cases that the server's own ratings are held to; the first is the paper's. */
const CASES = JSON.parse(readFileSync(new URL('../../tests/data/glicko2.json', import.meta.url), 'utf8')) as Case[]

test.each(CASES)('$name', ({ owner, games, after }) => {
  const found = rated(
    owner,
    games.map(({ other, score }) => ({ against: other, score })),
  )
  expect(found.rating).toBeCloseTo(after.rating, 4)
  expect(found.deviation).toBeCloseTo(after.deviation, 4)
  expect(found.volatility).toBeCloseTo(after.volatility, 6)
})

test('the paper\u2019s own example is among them', () => {
  const [paper] = CASES
  if (!paper) throw new Error('Expected a case.')
  const { rating, deviation, volatility } = rated(
    paper.owner,
    paper.games.map(({ other, score }) => ({ against: other, score })),
  )
  expect([rating.toFixed(1), deviation.toFixed(1), volatility.toFixed(5)]).toEqual(['1464.1', '151.5', '0.06000'])
})

test('the interval holds nineteen cases of twenty', () => {
  expect(intervalOf({ rating: 1500, deviation: 200, volatility: 0.06 })).toEqual([1108, 1892])
})

test('a beginner and a puzzle start as in the terminal', () => {
  const source = readFileSync(new URL('../../src/tarock/school/puzzles/rating.py', import.meta.url), 'utf8')
  const numberIn = (pattern: RegExp): number => Number(pattern.exec(source)?.[1]?.replaceAll('_', ''))
  expect(BEGINNER.rating).toBe(numberIn(/BEGINNER.*rating=([\d_.]+)/))
  expect(ratedPuzzle(1000).deviation).toBe(numberIn(/PUZZLE_DEVIATION.*= ([\d_.]+)/))
})
