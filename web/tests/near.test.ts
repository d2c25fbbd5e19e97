/** What is shown near a place covers neither it nor what lies around the room. */
import { expect, test } from 'vitest'
import { clockText, secondsLeft } from '../src/table/clock.ts'
import { within } from '../src/table/near.ts'

const ROOM = { x: 0, y: 100, width: 300, height: 200 }
const SIZE = { width: 80, height: 20 }

test('a chip stays in the room, as near to its place as it can', () => {
  expect(within(ROOM, { x: 10, y: 20, width: 90, height: 60 }, SIZE)).toEqual({ x: 15, y: 100 })
  expect(within(ROOM, { x: 250, y: 320, width: 90, height: 60 }, SIZE)).toEqual({ x: 220, y: 280 })
})

test('chips for one place pile up towards the middle', () => {
  const [above, below] = [
    { x: 10, y: 20, width: 90, height: 60 },
    { x: 10, y: 320, width: 90, height: 60 },
  ]
  expect([0, 1, 2].map((pile) => within(ROOM, above, SIZE, pile).y)).toEqual([100, 120, 140])
  expect([0, 1, 2].map((pile) => within(ROOM, below, SIZE, pile).y)).toEqual([280, 260, 240])
})

test('in a room that is too small it begins where the room does', () => {
  expect(within({ ...ROOM, height: 5 }, { x: 10, y: 20, width: 90, height: 60 }, SIZE).y).toBe(100)
})

test('the clock counts whole seconds, and none is left only at the end', () => {
  expect(secondsLeft(10_000, 8_999)).toBe(2)
  expect(secondsLeft(10_000, 9_999)).toBe(1)
  expect(secondsLeft(10_000, 10_000)).toBe(0)
  expect(secondsLeft(10_000, 99_000)).toBe(0)
  expect(clockText(65)).toBe('1:05')
  expect(clockText(9)).toBe('0:09')
})
