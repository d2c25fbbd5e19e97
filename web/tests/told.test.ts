/** What has happened between two frames, in sentences. */
import { expect, test } from 'vitest'
import { spoken, told } from '../src/told/told.ts'
import { Voice } from '../src/told/voice.ts'
import type { DanishTable } from '../src/wire/messages.ts'
import { loadWords } from '../src/words/catalogue.ts'

const voice = new Voice(await loadWords('en'), 'danish', ['Anna', 'Bo', 'Cai'], 1)
const deal = (given: Partial<DanishTable>): DanishTable =>
  ({ family: 'danish', phase: 'play', ...given }) as DanishTable

test('whoever must take his card back is told why, when the skus has a new name', () => {
  const led = { number: 18, leader: 0, suit: 'T' } as const
  const before = deal({
    trick: {
      ...led,
      plays: [
        [0, 'X'],
        [1, 'S7'],
      ],
    },
  })
  const after = deal({
    trick: { ...led, suit: 'D', plays: [[0, 'X']], right: 'taken_back', taken_back: 'S7' },
    said: [{ seat: 2, act: { do: 'name', suit: 'D' } }],
  })
  expect(spoken(before, after, voice)).toEqual([
    'Cai baptises the skus: diamonds.',
    'You take ♠7 back and must follow with diamonds.',
  ])
})

test('cards are told, but not spoken', () => {
  const before = deal({ trick: { number: 1, leader: 0 } })
  const after = deal({ trick: { number: 1, leader: 0, suit: 'H', plays: [[0, 'H10']] } })
  expect(told(before, after, voice)).toEqual(['Anna leads ♥10.'])
  expect(spoken(before, after, voice)).toEqual([])
})
