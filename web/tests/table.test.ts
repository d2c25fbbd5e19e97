import { describe, expect, test, vi } from 'vitest'
import { others, sideOf } from '../src/table/around.ts'
import { isFinished, Pacer } from '../src/table/pacer.ts'
import { corner } from '../src/cards/indices.ts'
import { layout } from '../src/table/rows.ts'
import { withCard } from '../src/table/underway.ts'
import type { Frame } from '../src/wire/messages.ts'

describe('the seats around the table', () => {
  test('go counter-clockwise: the next player sits to the right', () => {
    expect([0, 1, 2].map((seat) => sideOf(seat, [0, 1, 2], 1))).toEqual(['left', 'bottom', 'right'])
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, [0, 1, 2, 3], 0))).toEqual(['bottom', 'right', 'top', 'left'])
  })

  test('leave out whoever sits out', () => {
    expect(others([0, 2, 3], 2)).toEqual([0, 3])
  })

  test('are listed from left to right', () => {
    expect(others([0, 1, 2, 3], 0)).toEqual([3, 2, 1])
  })
})

describe('the rows of a hand', () => {
  const taroks = Array.from({ length: 21 }, (_, below) => `T${21 - below}`)
  const hand = [
    ...taroks.slice(0, 14),
    'SK',
    'SQ',
    'S4',
    'HK',
    'H3',
    'H5',
    'DQ',
    'D2',
    'D9',
    'CJ',
    'C10',
    'C4',
    'C1',
    'C2',
  ]

  test.each([360, 412, 768, 1440])('show every card of 28 on a screen %i pixels wide', (width) => {
    const { card, strip, rows } = layout(hand, width - 12, 740)
    expect(rows.flat()).toEqual(hand)
    for (const row of rows) expect(card + (row.length - 1) * strip).toBeLessThanOrEqual(width - 12 + 0.5)
    expect(strip).toBeGreaterThanOrEqual(24)
  })

  test.each([
    [360, 740],
    [390, 844],
    [1440, 900],
  ])('show large signs whole in a hand of 26, on a screen of %i × %i', (width, height) => {
    const sign = corner('large')
    const { card, strip, behind, rows } = layout(hand.slice(0, 26), width - 12, height, sign)
    expect(rows.flat()).toEqual(hand.slice(0, 26))
    expect(strip).toBeGreaterThanOrEqual((card * sign.width) / 100)
    expect(behind).toBeGreaterThanOrEqual((card * sign.height) / 100)
  })

  test('are one where there is room', () => {
    expect(layout(hand.slice(0, 12), 1040, 900).rows).toHaveLength(1)
  })

  test('end with a suit where one ends nearby', () => {
    const { rows } = layout(['T9', 'T8', 'T2', 'SK', 'SQ', 'H1', 'H2', 'HK', 'HQ', 'D1', 'D2', 'C9'], 348, 740)
    expect(rows[0]?.at(-1)?.[0]).not.toBe(rows[1]?.[0]?.[0])
  })
})

describe('the pace of frames', () => {
  const frame = (seq: number, tricks: number): Frame =>
    ({
      t: 'frame',
      seq,
      table: { games: [{ name: '1.1.1', deal: { tricks: Array.from({ length: tricks }) } }] },
    }) as unknown as Frame

  /** Takes four frames, of which the second is to be seen for a while. */
  const shownBy = (rest: number): { pacer: Pacer; shown: number[] } => {
    const shown: number[] = []
    const pacer = new Pacer(({ seq }) => {
      shown.push(seq)
      return seq === 2 ? rest : 0
    })
    for (const each of [frame(1, 0), frame(2, 1), frame(3, 1), frame(4, 1)]) pacer.take(each)
    return { pacer, shown }
  }

  test('lets a frame be seen, and then goes on', () => {
    vi.useFakeTimers()
    const { shown } = shownBy(500)
    vi.advanceTimersByTime(499)
    expect(shown).toEqual([1, 2])
    vi.advanceTimersByTime(1)
    expect(shown).toEqual([1, 2, 3, 4])
    vi.useRealTimers()
  })

  test('holds a frame until something is done', async () => {
    const shown: number[] = []
    let goOn: () => void = () => undefined
    const pacer = new Pacer(({ seq }) => {
      shown.push(seq)
      return seq === 2 ? new Promise<void>((resolve) => (goOn = resolve)) : 0
    })
    for (const each of [frame(1, 0), frame(2, 1), frame(3, 1)]) pacer.take(each)
    await Promise.resolve()
    expect(shown).toEqual([1, 2])
    goOn()
    await vi.waitFor(() => expect(shown).toEqual([1, 2, 3]))
    pacer.take(frame(4, 1))
    expect(shown).toEqual([1, 2, 3, 4])
  })

  test('waits for nothing where nothing is to be seen', () => {
    expect(shownBy(0).shown).toEqual([1, 2, 3, 4])
  })

  test('hurries when the reader has seen enough', () => {
    const { pacer, shown } = shownBy(500)
    pacer.hurry()
    expect(shown).toEqual([1, 2, 3, 4])
  })

  test('knows a trick that is finished', () => {
    expect(isFinished(frame(1, 0), frame(2, 1))).toBe(true)
    expect(isFinished(frame(2, 1), frame(3, 1))).toBe(false)
  })
})

describe('a card that is on its way', () => {
  const trick = { number: 3, leader: 1, plays: [[1, 'SK']] as [number, string][], best: 1 }

  test('lies in the trick after the others', () => {
    expect(withCard(trick, 2, 'S7')).toEqual({
      ...trick,
      plays: [
        [1, 'SK'],
        [2, 'S7'],
      ],
    })
    expect(withCard({ number: 4, leader: 2 }, 2, 'S7')?.plays).toEqual([[2, 'S7']])
  })

  test('changes nothing where there is none, or nobody to play it', () => {
    expect(withCard(trick, 2, undefined)).toBe(trick)
    expect(withCard(trick, null, 'S7')).toBe(trick)
    expect(withCard(null, 2, 'S7')).toBeNull()
  })
})
