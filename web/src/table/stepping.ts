/** Moving along a row by keys: one stop of the Tab key for all of it, and arrows lead from one thing to the next. */

type Step = (at: number, count: number) => number

const ALONG: Readonly<Record<string, Step>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Where a key leads to in a row of so many things, which may be none of its places; nothing for any other key. */
export function stepped(
  event: KeyboardEvent,
  at: number,
  count: number,
  more: Record<string, Step> = {},
): number | undefined {
  const step = ALONG[event.key] ?? more[event.key]
  if (!step) return undefined
  event.preventDefault()
  return step(at, count)
}
