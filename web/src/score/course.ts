/** How the totals of an evening have moved, for the chart beside the sheet. */
import type { Sheet } from '../wire/messages.ts'

/** By place: what it had after each row, beginning with nothing. */
export const totalsOverTime = ({ names, rows }: Pick<Sheet, 'names' | 'rows'>): number[][] =>
  names.map((_, place) =>
    rows.reduce<number[]>((totals, { points }) => [...totals, (totals.at(-1) ?? 0) + (points[place] ?? 0)], [0]),
  )

export interface Scale {
  x: (index: number) => number
  y: (points: number) => number
  /** The points at which a line is drawn across: the least, nothing and the most. */
  marks: number[]
}

/** Puts rows and points onto a drawing of some size; nothing is always in view. */
export function scaleOf(courses: readonly (readonly number[])[], width: number, height: number): Scale {
  const all = [0, ...courses.flat()]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const last = Math.max(1, ...courses.map((course) => course.length - 1))
  const span = most - least || 1
  return {
    x: (index) => (index / last) * width,
    y: (points) => ((most - points) / span) * height,
    marks: [...new Set([most, 0, least])],
  }
}
