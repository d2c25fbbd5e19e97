import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TEXT } from '../scripts/cardData.ts'

const FILE = new URL('../../src/tarock/drawing/cards.json', import.meta.url)

test('the cards that pictures are drawn with are those of the page', () => {
  expect(readFileSync(FILE, 'utf8') === TEXT, 'run `make cards`').toBe(true)
})
