/** Thinking twice: the server says what costs, the page only finds it. */
import { expect, test, vi } from 'vitest'
import type { Cost } from '../src/table/doubt.ts'

vi.mock('../src/preferences.svelte.ts', () => ({ preferences: { tap: 'auto' } }))
vi.stubGlobal('matchMedia', () => ({ matches: true }))
const { costOf, isTappedTwice } = await import('../src/table/doubt.ts')
const { preferences } = await import('../src/preferences.svelte.ts')

const line = { key: 'cost-lost-king' }

test('a card that costs is found by its name', () => {
  const costs: Cost[] = [{ act: { do: 'play', card: 'SK' }, line }]
  expect(costOf({ do: 'play', card: 'SK' }, costs)).toBe(costs[0])
  expect(costOf({ do: 'play', card: 'S3' }, costs)).toBeUndefined()
  expect(costOf({ do: 'demand' }, costs)).toBeUndefined()
})

test('one word that costs is found among several that are said together', () => {
  const costs: Cost[] = [{ act: { do: 'speak', announces: ['trull'] }, line }]
  expect(costOf({ do: 'speak', announces: ['pagat', 'trull'], doubles: ['game'] }, costs)).toBe(costs[0])
  expect(costOf({ do: 'speak', announces: ['pagat'] }, costs)).toBeUndefined()
  expect(costOf({ do: 'speak' }, costs)).toBeUndefined()
})

test('what is delicate is tapped twice where fingers tap, unless the reader wants it otherwise', () => {
  expect([isTappedTwice(true), isTappedTwice(false)]).toEqual([true, false])
  preferences.tap = 'once'
  expect([isTappedTwice(true), isTappedTwice(false)]).toEqual([false, false])
  preferences.tap = 'twice'
  expect([isTappedTwice(true), isTappedTwice(false)]).toEqual([true, true])
})
