import { expect, test, vi } from 'vitest'
import { type CodeShelf, codeIn, keepCode, keptCode } from '../src/hall/code.ts'
import { send, senderName, sentenceOf } from '../src/hall/client.ts'
import { Refusal } from '../src/wire/api.ts'
import { loadHallWords } from '../src/words/catalogue.ts'

function shelf(): CodeShelf & { all: Map<string, string> } {
  const all = new Map<string, string>()
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  }
}

test.each([
  ['#k7m2pq', 'k7m2pq'],
  ['#K7M2P-QABCD', 'k7m2p-qabcd'],
  ['', ''],
  ['#seat=abc', ''],
  ['#abc', ''],
])('behind %s stands the code %s', (hash, code) => {
  expect(codeIn(hash)).toBe(code)
})

test('codes are kept apart by what they are for', () => {
  const kept = shelf()
  keepCode('desk', 'aaaaaa', kept)
  keepCode('table cup 1-7', 'bbbbbb', kept)
  expect(keptCode('desk', kept)).toBe('aaaaaa')
  expect(keptCode('table cup 1-7', kept)).toBe('bbbbbb')
  expect(keptCode('referee cup', kept)).toBe('')
  keepCode('desk', '', kept)
  expect(keptCode('desk', kept)).toBe('')
})

test('a browser keeps the name by which it sends', () => {
  const kept = shelf()
  const name = senderName(kept)
  expect(senderName(kept)).toBe(name)
  expect(senderName(shelf())).not.toBe(name)
})

test('what had no answer is sent again under the same number', async () => {
  vi.useFakeTimers()
  const kept = shelf()
  vi.stubGlobal('localStorage', kept)
  const bodies: { own: string; sender: string }[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    bodies.push(JSON.parse(init.body as string) as { own: string; sender: string })
    if (bodies.length < 3) throw new TypeError('no network')
    return new Response('{"n": 7}')
  })
  const sent = send('/api/club/events/cup/happened', { event: { e: 'away', number: 3 } }, 'aaaaaa')
  await vi.runAllTimersAsync()
  expect(await sent).toEqual({ n: 7 })
  expect(new Set(bodies.map(({ own, sender }) => `${sender} ${own}`)).size).toBe(1)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a refusal of the hall is told in its own sentence, another in ours', async () => {
  const words = await loadHallWords('de')
  expect(sentenceOf(new Refusal('refused', 'Die Nummer 3 ist vergeben.'), words)).toBe('Die Nummer 3 ist vergeben.')
  expect(sentenceOf(new Refusal('storage', 'disk'), words)).toBe(words('error-storage'))
  expect(() => sentenceOf(new TypeError('ours'), words)).toThrow('ours')
})
