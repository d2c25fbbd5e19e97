import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Outgoing, Queue, type Shelf, waitAfter } from '../src/hall/sheet/queue.ts'
import { OFFLINE, Refusal } from '../src/wire/api.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function shelf(): Shelf {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

/** A server that keeps what it is sent once, and may be away. */
class Desk {
  isAway = false
  /** Whether the answer is lost on its way, although the line is kept. */
  losesAnswers = false
  refuses = ''
  readonly kept = new Map<string, unknown>()
  tries = 0

  send = async (body: Readonly<Record<string, unknown>>): Promise<void> => {
    this.tries++
    await Promise.resolve()
    if (this.isAway) throw new Refusal(OFFLINE)
    if (this.refuses) throw new Refusal('refused', this.refuses)
    this.kept.set(`${String(body['sender'])} ${String(body['own'])}`, body)
    if (this.losesAnswers) throw new Refusal(OFFLINE)
  }
}

function queueOn(place: Shelf, desk: Desk): { queue: Queue; seen: (readonly Outgoing[])[] } {
  const seen: (readonly Outgoing[])[] = []
  return { queue: new Queue(place, 'table', desk.send, (waiting) => void seen.push(waiting)), seen }
}

test('what is written while the desk is away is sent in order when it is back', async () => {
  const desk = new Desk()
  const { queue } = queueOn(shelf(), desk)
  desk.isAway = true
  for (const line of [1, 2, 3]) queue.add({ line })
  await vi.advanceTimersByTimeAsync(5000)
  expect(queue.waiting).toHaveLength(3)
  desk.isAway = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queue.waiting).toEqual([])
  expect([...desk.kept.values()].map((body) => (body as { line: number }).line)).toEqual([1, 2, 3])
})

test('what was kept without an answer is sent again under the same number, and so is kept once', async () => {
  const desk = new Desk()
  const { queue } = queueOn(shelf(), desk)
  desk.losesAnswers = true
  queue.add({ line: 1 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(desk.tries).toBeGreaterThan(2)
  desk.losesAnswers = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect([queue.waiting.length, desk.kept.size]).toEqual([0, 1])
})

test('a queue survives a reload, and goes on counting', async () => {
  const [place, desk] = [shelf(), new Desk()]
  desk.isAway = true
  const first = queueOn(place, desk).queue
  first.add({ line: 1 })
  await vi.advanceTimersByTimeAsync(0)
  first.stop()
  desk.isAway = false
  const { queue } = queueOn(place, desk)
  expect(queue.waiting).toHaveLength(1)
  queue.add({ line: 2 })
  await vi.advanceTimersByTimeAsync(0)
  expect([queue.waiting.length, desk.kept.size]).toEqual([0, 2])
  expect(new Set([...desk.kept.keys()].map((key) => key.split(' ').slice(0, 2).join(' '))).size).toBe(1)
})

test('two windows of one browser lose nothing of each other', async () => {
  const [place, desk] = [shelf(), new Desk()]
  desk.isAway = true
  const [one, other] = [queueOn(place, desk).queue, queueOn(place, desk).queue]
  one.add({ line: 1 })
  other.add({ line: 2 })
  await vi.advanceTimersByTimeAsync(0)
  expect(one.waiting).toHaveLength(2)
  desk.isAway = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect([one.waiting.length, desk.kept.size]).toEqual([0, 2])
})

test('what the desk refuses stays with the reason until somebody lets it go, and the next goes on', async () => {
  const desk = new Desk()
  const { queue } = queueOn(shelf(), desk)
  desk.refuses = 'Line 1 is already written.'
  queue.add({ line: 1 })
  await vi.advanceTimersByTimeAsync(0)
  desk.refuses = ''
  queue.add({ line: 2 })
  await vi.advanceTimersByTimeAsync(0)
  expect(queue.waiting.map(({ refused }) => refused)).toEqual(['Line 1 is already written.'])
  queue.drop(queue.waiting[0]?.own ?? '')
  expect([queue.waiting.length, desk.kept.size]).toEqual([0, 1])
})

test('the waits grow to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(waitAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})
