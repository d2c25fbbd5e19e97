import { describe, expect, test, vi } from 'vitest'
import { BEGINNING, type Course, answered, isPassed, played, starsOf, wentOn } from '../src/school/lesson/course.ts'
import { replyTo, rightAnswers, waysOf } from '../src/school/lesson/replies.ts'
import { isByHand, isRight, numberOf } from '../src/school/puzzle/answers.ts'
import { lessonName, nextLesson } from '../src/school/school.ts'
import { fetchSeries } from '../src/school/puzzle/series.ts'
import { EMPTY } from '../src/progress/progress.ts'
import type { LessonListed, LessonShown, PuzzleShown, QuestionShown } from '../src/wire/messages.ts'

const LESSON = {
  steps: [{}, {}],
  stars: [
    [1, 3],
    [0.8, 2],
    [0, 1],
  ],
  hinted: 2,
} as unknown as LessonShown
const DONE: Course = { ...BEGINNING, step: 2 }

describe('the course of a lesson', () => {
  test('goes on after what was read, and after a right answer', () => {
    expect(wentOn(BEGINNING)).toMatchObject({ step: 1, asked: 0 })
    expect(answered(BEGINNING, 1, true)).toMatchObject({ step: 1, asked: 1, first: 1 })
  })

  test('leaves a question where it stands after a wrong answer, which then counts no more', () => {
    const wrong = answered(BEGINNING, 1, false)
    expect(wrong).toMatchObject({ step: 0, asked: 0, tried: true })
    expect(answered(wrong, 1, true)).toMatchObject({ step: 1, asked: 1, first: 0, tried: false })
  })

  test('goes on in a drill after any answer', () => {
    const once = answered(BEGINNING, 2, false)
    expect(once).toMatchObject({ step: 0, question: 1, asked: 1, first: 0 })
    expect(answered(once, 2, true)).toMatchObject({ step: 1, question: 0, asked: 2, first: 1 })
  })

  test('plays again until a goal is reached', () => {
    const missed = played(BEGINNING, false)
    expect([missed.step, missed.tried, played(missed, true).first, played(BEGINNING, true).first]).toEqual([
      0,
      true,
      0,
      1,
    ])
  })

  test.each([
    [5, 5, false, 3],
    [4, 5, false, 2],
    [1, 5, false, 1],
    [0, 0, false, 3],
    [5, 5, true, 2],
    [1, 5, true, 1],
  ])('brings for %i of %i right (hinted: %s) %i stars', (first, asked, hinted, stars) => {
    expect(starsOf({ ...DONE, first, asked, hinted }, LESSON, 0)).toBe(stars)
  })

  test('is passed by so many right answers in so many seconds', () => {
    const lesson = { ...LESSON, passing: { right: 18, of: 20, seconds: 60 } }
    const course = { ...DONE, first: 18, asked: 20 }
    expect([isPassed(course, lesson, 60), isPassed(course, lesson, 61)]).toEqual([true, false])
    expect(isPassed({ ...course, first: 17 }, lesson, 0)).toBe(false)
    expect(isPassed(BEGINNING, lesson, 0)).toBe(false)
  })
})

describe('what an answer gets', () => {
  const text = { en: 'E', da: 'D', de: 'T' }
  const question = {
    answer: 'cards',
    replies: [
      { answer: 'S4 H5', right: true },
      { answer: 'X=S' },
      { answer: 'X=T', right: true },
      { answer: 'SK', why: text },
    ],
    otherwise: text,
  } as unknown as QuestionShown

  test('is the same in whatever order the cards are named', () => {
    expect(replyTo(question, 'H5, S4')).toMatchObject({ right: true })
    expect(replyTo(question, 'H5')).toEqual({ answer: 'H5', right: false, why: text })
  })

  test('tells a minus by any sign', () => {
    const sum = { answer: 'number', replies: [{ answer: '-35', right: true }] } as unknown as QuestionShown
    expect([replyTo(sum, '−35').right, replyTo(sum, '35').right]).toEqual([true, false])
  })

  test('depends on what a led skus is named', () => {
    expect([waysOf(question, 'X'), waysOf(question, 'SK'), rightAnswers(question)]).toEqual([
      ['X=S', 'X=T'],
      ['SK'],
      ['S4 H5', 'X=T'],
    ])
  })
})

describe('the next lesson', () => {
  const lesson = (id: string, needs: string[] = []): LessonListed => ({ id, needs }) as unknown as LessonListed
  const lessons = [lesson('d01'), lesson('d02', ['d01']), lesson('d03', ['d02']), lesson('d04', ['d01'])]
  const after = (...done: string[]): string | undefined => nextLesson(lessons, ({ id }) => done.includes(id))?.id

  test('is the first that is not done and whose own are', () => {
    expect([after(), after('d01'), after('d01', 'd02', 'd03')]).toEqual(['d01', 'd02', 'd04'])
    expect([after('d03'), after('d01', 'd02', 'd03', 'd04')]).toEqual(['d01', undefined])
    expect(lessonName('d01')).toBe('D1')
  })

  test('is on the way to a first deal until that was played', () => {
    const all = [...lessons, { ...lesson('d05', ['d04']), first_deal: true }, lesson('d06', ['d03'])]
    const then = (...done: string[]): string | undefined => nextLesson(all, ({ id }) => done.includes(id))?.id
    expect([then(), then('d01'), then('d01', 'd04')]).toEqual(['d01', 'd04', 'd05'])
    expect([then('d04'), then('d01', 'd04', 'd05'), then('d05')]).toEqual(['d01', 'd02', 'd01'])
  })
})

const PUZZLE = {
  id: 'p',
  family: 'danish',
  seat: 1,
  answer: 'one',
  step: { hands: [[], ['SK', 'X']] },
  choices: [
    { key: 'SK', cards: ['SK'], right: true },
    { key: 'X=T', cards: ['X'] },
    { key: 'X=S', cards: ['X'] },
  ],
} as unknown as PuzzleShown

describe('a puzzle', () => {
  test('is answered by one choice, by all that are right, or by a number', () => {
    expect([isRight(PUZZLE, ['SK']), isRight(PUZZLE, ['X=T'])]).toEqual([true, false])
    const all = { ...PUZZLE, answer: 'all' } as PuzzleShown
    expect([isRight(all, ['SK']), isRight(all, ['SK', 'X=T']), isRight(all, [])]).toEqual([true, false, false])
    const sum = { ...PUZZLE, answer: 'number', number: -2.5 } as PuzzleShown
    expect([isRight(sum, ['−2,5']), isRight(sum, ['2.5']), isRight(sum, ['much'])]).toEqual([true, false, false])
    expect(numberOf(' ')).toBeUndefined()
  })

  test('is answered by hand where every choice is a card of it', () => {
    expect(isByHand(PUZZLE)).toBe(true)
    expect(isByHand({ ...PUZZLE, answer: 'all' })).toBe(false)
    expect(isByHand({ ...PUZZLE, seat: 0 })).toBe(false)
  })
})

describe('a series', () => {
  test('looks farther away when what is near has been tried, and takes puzzles of its game only', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      const near = new URLSearchParams(path.split('?')[1]).get('near')
      const found = [
        PUZZLE,
        { ...PUZZLE, id: 'k', family: 'koenigrufen' },
        ...(near === '1350' ? [{ ...PUZZLE, id: 'q' }] : []),
      ]
      return new Response(JSON.stringify(found))
    })
    const progress = { ...EMPTY, puzzles: { p: EMPTY.rating } }
    const found = await fetchSeries({ series: 'danish', progress, today: '2026-11-17', own: [] })
    expect(found.map(({ id }) => id)).toEqual(['q'])
    expect(asked).toHaveLength(2)
    vi.unstubAllGlobals()
  })

  test('of what is due takes one’s own from this browser, and passes over what is gone', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 'not-found' }), { status: 404 }))
    const progress = { ...EMPTY, boxes: { p: { box: 0, due: '2026-11-16' }, gone: { box: 0, due: '2026-11-16' } } }
    const found = await fetchSeries({ series: 'due', progress, today: '2026-11-17', own: [PUZZLE] })
    expect(found).toEqual([PUZZLE])
    vi.unstubAllGlobals()
  })
})
