import { describe, expect, test } from 'vitest'
import { type Boxes, dayOf, daysAfter, dueOn, known, missed } from '../src/progress/boxes.ts'
import { trendOf } from '../src/progress/trend.ts'

const WAITS = [1, 3, 7, 21, 60]
const TODAY = '2026-12-30'

describe('the boxes', () => {
  test('ask what was missed again on the next day, whatever box it was in', () => {
    expect(missed({ a: { box: 3, due: TODAY } }, 'a', TODAY, WAITS)).toEqual({ a: { box: 0, due: '2026-12-31' } })
  })

  test('ask what is known after three, seven, twenty-one and sixty days, and then never again', () => {
    let boxes: Boxes = missed({}, 'a', TODAY, WAITS)
    const due = []
    for (let times = 0; times < 5; times++) {
      boxes = known(boxes, 'a', TODAY, WAITS)
      due.push(boxes['a']?.due)
    }
    expect(due).toEqual(['2027-01-02', '2027-01-06', '2027-01-20', '2027-02-28', undefined])
  })

  test('leave alone what was never missed', () => {
    expect(known({}, 'a', TODAY, WAITS)).toEqual({})
  })

  test('give what is due, the longest overdue first', () => {
    const boxes = {
      late: { box: 0, due: '2026-12-30' },
      later: { box: 0, due: '2026-12-31' },
      first: { box: 1, due: '2026-11-02' },
    }
    expect(dueOn(boxes, TODAY)).toEqual(['first', 'late'])
  })

  test('count days by the calendar, also where a clock is set back', () => {
    expect(daysAfter('2026-10-24', 2)).toBe('2026-10-26')
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
})

describe('the trend of losses', () => {
  test('is the mean of the last ten deals', () => {
    const { mean, course } = trendOf([...Array<number>(10).fill(20), ...Array<number>(10).fill(10)])
    expect([mean, course[0], course[9], course[14], course[19]]).toEqual([15, 20, 20, 15, 10])
  })

  test('is said only where it is more than chance', () => {
    expect(trendOf([30, 32, 28, 31, 12, 10, 9, 11]).change).toBeCloseTo(19.75)
    expect(trendOf([30, 2, 58, 11, 12, 40, 9, 31]).change).toBeUndefined()
    expect(trendOf([30, 10]).change).toBeUndefined()
    expect(trendOf([])).toEqual({ mean: 0, course: [], change: undefined })
  })
})
