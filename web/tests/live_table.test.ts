import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Asking, Frame } from '../src/wire/messages.ts'

/** Told what the reader is told; words need no catalogue here. */
const told = vi.hoisted(() => vi.fn())
vi.mock('../src/preferences.svelte.ts', () => ({
  preferences: { forced: 'last', rest: 'none', chat: 'off', takeback: 'on' },
  say: Object.assign((key: string) => key, { has: () => true, language: 'en' }),
}))
vi.mock('../src/shell/announcer.svelte.ts', () => ({ announcer: { tell: told } }))
vi.stubGlobal('matchMedia', () => ({ matches: true }))
const { LiveTable } = await import('../src/table/table.svelte.ts')

/** A connection whose other end is the test. */
class Wire {
  static readonly OPEN = 1
  static last: Wire
  readyState = Wire.OPEN
  sent: Asking[] = []
  onmessage: ((message: { data: string }) => void) | undefined

  constructor() {
    Wire.last = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Asking)
  }

  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }

  close = vi.fn()
}

/** The reader is on turn and has one card left. */
const LAST_CARD = {
  t: 'frame',
  table: {
    mode: 'strict',
    places: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cai' }],
    games: [
      {
        name: '1',
        state: 7,
        since: 0,
        players: [0, 1, 2],
        deal: { family: 'danish', phase: 'play', turn: 0, players: [0, 1, 2], seats: [], tricks: [] },
      },
    ],
  },
  you: { place: 0, seat: 0, game: 0, hand: { family: 'danish', cards: ['SK'], offers: [{ do: 'play', card: 'SK' }] } },
} as unknown as Frame

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn(), hidden: false })
})

afterEach(() => {
  told.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a card without a choice falls by itself', async () => {
  const table = new LiveTable('t')
  Wire.last.tell(LAST_CARD)
  await vi.advanceTimersByTimeAsync(1000)
  expect(Wire.last.sent.map(({ t }) => t)).toEqual(['act'])
  table.close()
})

test('whoever leaves before it falls asks for nothing more, and is told of no lost connection', async () => {
  const table = new LiveTable('t')
  Wire.last.tell(LAST_CARD)
  table.close()
  await vi.advanceTimersByTimeAsync(1000)
  expect(Wire.last.sent).toEqual([])
  expect(told).not.toHaveBeenCalledWith('error-offline')
})
