import { describe, expect, test, vi } from 'vitest'
import { deal, dealingTime } from '../src/table/dealing.ts'

vi.mock('../src/shell/motion.ts', () => ({ calm: () => 420 }))

describe('dealing', () => {
  /** What a browser is asked to move, for each card of a hand. */
  function dealtOut(cards: number): { frames: Keyframe[]; time: number }[] {
    return Array.from({ length: cards }, (_, number) => {
      const moved = { frames: [] as Keyframe[], time: 0 }
      const place = { animate: (frames: Keyframe[], time: number) => Object.assign(moved, { frames, time }) }
      deal(place as unknown as HTMLElement, number, cards)
      return moved
    })
  }

  test('begins and ends for all cards at once, so that a browser sorts its layers only then', () => {
    expect(new Set(dealtOut(26).map(({ time }) => time))).toEqual(new Set([dealingTime(26)]))
  })

  test('brings each card after the one before it, and the last at the end', () => {
    const starts = dealtOut(26).map(({ frames }) => Number(frames[1]?.offset))
    expect(starts).toEqual([...starts].sort((one, other) => one - other))
    expect(new Set(starts).size).toBe(26)
    expect(dealtOut(26).at(-1)?.frames[2]?.offset).toBeCloseTo(1)
  })

  test('takes no time where there is no hand', () => {
    expect(dealingTime(0)).toBe(0)
  })
})
