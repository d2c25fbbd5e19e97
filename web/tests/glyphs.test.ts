import { expect, test } from 'vitest'
import { word } from '../src/cards/glyphs.ts'

test('a word that is too wide is condensed, a narrow one is left as it is', () => {
  expect(word('XVIII', 30, 20).width).toBe(20)
  expect(word('I', 30, 20).width).toBeLessThan(20)
  expect(word('I', 30, 20)).toEqual(word('I', 30, 90))
})

test('a word is as wide as its letters, in proportion to its height', () => {
  expect(word('KK', 40, 500).width).toBeCloseTo(2 * word('KK', 20, 500).width)
  expect(word('XX', 20, 500).width).toBeGreaterThan(2 * word('X', 20, 500).width)
})
