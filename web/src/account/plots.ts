/** Numbers as places in a picture. */

/** What has been won or lost by the end of each part. */
export function running(parts: readonly number[]): number[] {
  let sum = 0
  return parts.map((part) => (sum += part))
}

/** Puts values between the lowest and the highest of them, of which nothing is one, into a height; higher is nearer 0. */
export function heights(values: readonly number[], height: number): { zero: number; at: number[] } {
  const low = Math.min(0, ...values)
  const span = Math.max(0, ...values) - low || 1
  const place = (value: number): number => height - ((value - low) * height) / span
  return { zero: place(0), at: values.map(place) }
}

/** Every week from the first to the last, also those in which nothing was played. */
export function everyWeek<Week extends { begins: number }>(
  weeks: readonly Week[],
  empty: (begins: number) => Week,
): Week[] {
  const LENGTH = 7 * 24 * 3600 * 1000
  const [first, last] = [weeks[0]?.begins, weeks.at(-1)?.begins]
  if (first === undefined || last === undefined) return []
  const known = new Map(weeks.map((week) => [week.begins, week]))
  return Array.from({ length: (last - first) / LENGTH + 1 }, (_, at) => {
    const begins = first + at * LENGTH
    return known.get(begins) ?? empty(begins)
  })
}
