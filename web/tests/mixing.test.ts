import { expect, test } from 'vitest'
import { additions, ownAddition } from '../src/wire/mixing.ts'
import type { Frame } from '../src/wire/messages.ts'

const frame = (you: boolean, ...commitments: string[]): Frame =>
  ({
    table: { promises: commitments.map((commitment) => ({ deal: '1.1.1', commitment })) },
    ...(you ? { you: { place: 0 } } : {}),
  }) as unknown as Frame

test('whoever sits there adds numbers of his own to every deal, once', () => {
  const [one, other, ...none] = additions(frame(true, 'c1', 'c2'))
  expect(none).toEqual([])
  expect(one?.entropy).toMatch(/^[0-9a-f]{32}$/)
  expect(one?.entropy).not.toBe(other?.entropy)
  expect(ownAddition('c1')).toBe(one?.entropy)
  expect(additions(frame(true, 'c1', 'c2'))).toEqual([])
})

test('whoever watches adds nothing', () => {
  expect(additions(frame(false, 'c3'))).toEqual([])
  expect(ownAddition('c3')).toBeUndefined()
})
