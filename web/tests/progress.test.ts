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
  withCounted,
  withDeal,
  withLesson,
  withOwn,
  withPuzzle,
  withVote,
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
  test('asks no more for a puzzle that was found bad', () => {
    const missed = withPuzzle(EMPTY, PUZZLE, false, TODAY, WAITS)
    const marked = withVote(missed, PUZZLE.id, true)
    expect([marked.votes, marked.boxes]).toEqual([[PUZZLE.id], {}])
    expect(withVote(marked, PUZZLE.id, true).votes).toEqual([PUZZLE.id])
    expect(withVote(marked, PUZZLE.id, false).votes).toEqual([])
    expect(isEmpty(withVote(EMPTY, 'x', true))).toBe(false)
  })

  test('keeps puzzles of one’s own whole, each once, and asks them again', () => {
    const own = [{ id: 'card-1', record: 'a deal' }, { id: 'card-2' }]
    const progress = withOwn(withOwn(EMPTY, own, TODAY, WAITS), own, TODAY, WAITS)
    expect(progress.own).toEqual(own)
    expect(Object.keys(progress.boxes)).toEqual(['card-1', 'card-2'])
    expect(readProgress(writeProgress(progress))).toEqual(progress)
    expect(readProgress('{"version": 1, "own": [{"no": "id"}]}')).toBe('other')
    const many = Array.from({ length: 60 }, (_, at) => ({ id: `card-${at}` }))
    expect(withOwn(EMPTY, many, TODAY, WAITS).own).toEqual(many.slice(-40))
  })

  test('counts what was asked at a table, by game', () => {
    const once = withCounted(EMPTY, 'danish', true)
    expect(withCounted(once, 'danish', false).counted).toEqual({ danish: { asked: 2, right: 1 } })
    expect(isEmpty(once)).toBe(false)
    expect(readProgress(writeProgress(once))).toEqual(once)
  })

  test('says again what was written', () => {
    const progress = withCount(withPuzzle(withLesson(EMPTY, 'k01', 2), PUZZLE, true, TODAY, WAITS), 'danish/c1', 3)
    expect(isEmpty(progress)).toBe(false)
    expect(readProgress(writeProgress(progress))).toEqual(progress)
  })

  test('of the terminal leaves out what is as in the beginning, and what only it knows is kept', () => {
    const text = '{"version": 1, "stars": {"d01": 2}, "missed": {"mo-001": 2}}'
    const read = readProgress(text)
    expect(read).toEqual({ ...EMPTY, stars: { d01: 2 }, others: { missed: { 'mo-001': 2 } } })
    if (typeof read === 'string') throw new Error(read)
    expect(JSON.parse(writeProgress(read))).toMatchObject({ missed: { 'mo-001': 2 }, stars: { d01: 2 } })
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
