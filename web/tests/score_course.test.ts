/** How totals move, and where the chart draws them. */
import { expect, test } from 'vitest'
import { scaleOf, totalsOverTime } from '../src/score/course.ts'

test('totals add up row by row; who had no part keeps what he has', () => {
  const sheet = {
    names: ['Anna', 'Bo'],
    rows: [
      { kind: 'played', points: [5, -5] },
      { kind: 'played', points: [null, 3] },
    ],
  }
  expect(totalsOverTime(sheet)).toEqual([
    [0, 5, 5],
    [0, -5, -2],
  ])
})

test('the chart goes from the most to the least and always shows nothing', () => {
  const { x, y, marks } = scaleOf(
    [
      [0, 10],
      [0, 30],
    ],
    100,
    60,
  )
  expect([x(0), x(1), y(30), y(0)]).toEqual([0, 100, 0, 60])
  expect(marks).toEqual([30, 0])
})

test('an evening without points is a line, not a division by nothing', () => {
  expect(scaleOf([[0]], 100, 60).y(0)).toBe(0)
})
