/** Leitner's boxes: what was missed comes again soon, and what is known later and later. */

/** A day as `2026-11-17`, by the reader's own calendar. */
export type Day = string

export interface Boxed {
  /** Counted from 0. */
  box: number
  /** The day from which on it is asked again. */
  due: Day
}

export type Boxes = Readonly<Record<string, Boxed>>

export const dayOf = (time: Date): Day =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

export function daysAfter(day: Day, days: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return dayOf(new Date(year, month - 1, date + days))
}

/** What is missed goes into the first box. */
export const missed = (boxes: Boxes, item: string, today: Day, waits: readonly number[]): Boxes => ({
  ...boxes,
  [item]: { box: 0, due: daysAfter(today, waits[0] ?? 1) },
})

/** What is known moves on by one box, and out of the last one for good; what is in no box needs none. */
export function known(boxes: Boxes, item: string, today: Day, waits: readonly number[]): Boxes {
  const { [item]: found, ...others } = boxes
  const wait = waits[(found?.box ?? -1) + 1]
  if (!found || wait === undefined) return others
  return { ...others, [item]: { box: found.box + 1, due: daysAfter(today, wait) } }
}

/** What is due on a day, the longest overdue first. */
export const dueOn = (boxes: Boxes, today: Day): string[] =>
  Object.entries(boxes)
    .filter(([, { due }]) => due <= today)
    .sort(([one, a], [other, b]) => a.due.localeCompare(b.due) || one.localeCompare(other))
    .map(([item]) => item)
