import { describe, expect, test } from 'vitest'
import { ratedPuzzle } from '../src/progress/glicko.ts'
import {
  EMPTY,
  dueLessons,
  duePuzzles,
  isEmpty,
  questionItem,
  readProgress,
  withAnswer,
  withCount,
  withDeal,
  withLesson,
  withPuzzle,
  writeProgress,
} from '../src/progress/progress.ts'
import { WAITS } from '../src/progress/schedule.ts'

const TODAY = '2026-11-17'
const PUZZLE = { id: 'ending-1', rating: ratedPuzzle(1300) }

test('the boxes are those of the server', () => {
  expect(WAITS).toEqual([1, 3, 7, 21, 60])
})

describe('progress', () => {
  test('keeps the most stars that a lesson ever earned', () => {
    expect(withLesson(withLesson(EMPTY, 'd01', 3), 'd01', 1).stars).toEqual({ d01: 3 })
  })

  test('knows what is due of lessons and of puzzles', () => {
    const missed = withPuzzle(
      withAnswer(EMPTY, questionItem('d01', 4), false, TODAY, WAITS),
      PUZZLE,
      false,
      TODAY,
      WAITS,
    )
    expect([dueLessons(missed, TODAY), duePuzzles(missed, TODAY)]).toEqual([[], []])
    expect([dueLessons(missed, '2026-11-18'), duePuzzles(missed, '2026-11-18')]).toEqual([['d01'], ['ending-1']])
  })

  test('rates a first try for player and puzzle, and no later one', () => {
    const once = withPuzzle(EMPTY, PUZZLE, true, TODAY, WAITS)
    expect(once.rating.rating).toBeGreaterThan(EMPTY.rating.rating)
    expect(once.puzzles['ending-1']?.rating).toBeLessThan(1300)
    const twice = withPuzzle(once, PUZZLE, false, TODAY, WAITS)
    expect([twice.rating, twice.puzzles]).toEqual([once.rating, once.puzzles])
    expect(twice.solved).toEqual({ 'ending-1': false })
  })

  test('counts a deal once, however often its review is looked at', () => {
    const deal = { deal: 'a', ruleset: 'danish-hjoerring', loss: 12, day: TODAY }
    const other = { ruleset: 'danish-hjoerring', loss: 3, day: TODAY }
    expect(withDeal(withDeal(withDeal(EMPTY, deal), other), { ...deal, loss: 13 }).deals).toEqual([
      other,
      { ...deal, loss: 13 },
    ])
  })
})

describe('a file', () => {
  test('says again what was written', () => {
    const progress = withCount(withPuzzle(withLesson(EMPTY, 'k01', 2), PUZZLE, true, TODAY, WAITS), 'danish/c1', 3)
    expect(isEmpty(progress)).toBe(false)
    expect(readProgress(writeProgress(progress))).toEqual(progress)
  })

  test('of the terminal leaves out what is as in the beginning, and what only it knows is kept', () => {
    const text = '{"version": 1, "stars": {"d01": 2}, "votes": ["ending-1"]}'
    const read = readProgress(text)
    expect(read).toEqual({ ...EMPTY, stars: { d01: 2 }, others: { votes: ['ending-1'] } })
    if (typeof read === 'string') throw new Error(read)
    expect(JSON.parse(writeProgress(read))).toMatchObject({ votes: ['ending-1'], stars: { d01: 2 } })
  })

  test.each([
    ['', 'other'],
    ['[1]', 'other'],
    ['{"stars": {}}', 'other'],
    ['{"version": 1, "stars": {"d01": "many"}}', 'other'],
    ['{"version": 1, "boxes": {"d01/1": {"box": 0, "due": "tomorrow"}}}', 'other'],
    ['{"version": 2}', 'newer'],
  ])('%s is refused as %s', (text, flaw) => {
    expect(readProgress(text)).toBe(flaw)
  })
})
