/**
 * Joins what was learned on two devices since both had the same: nothing that either has learned is lost, and what was
 * removed on one comes back from neither.
 */
import type { Boxed } from './boxes.ts'
import { type Counted, MOST_DEALS, MOST_OWN, type Progress } from './progress.ts'
import type { Rating } from './glicko.ts'

type Parts<Value> = Readonly<Record<string, Value>>
/** What becomes of something that has changed on both; `before` is what it was. */
type Both<Value> = (one: Value, other: Value, before: Value | undefined) => Value

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What has changed on one device only is as it is there. */
function joined<Value>(before: Parts<Value>, one: Parts<Value>, other: Parts<Value>, both: Both<Value>): Parts<Value> {
  const found: Record<string, Value> = {}
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [here, there, was] = [one[key], other[key], before[key]]
    const changed = here === undefined || there === undefined ? (here ?? there) : both(here, there, was)
    const value = same(there, was) ? here : same(here, was) ? there : changed
    if (value !== undefined) found[key] = value
  }
  return found
}

/** A list of things that are told apart by a name: what one device has dropped is dropped. */
function listed<Value>(
  before: readonly Value[],
  one: readonly Value[],
  other: readonly Value[],
  name: (value: Value) => string,
): Value[] {
  const byName = (values: readonly Value[]): Parts<Value> =>
    Object.fromEntries(values.map((each) => [name(each), each]))
  return Object.values(joined(byName(before), byName(one), byName(other), (here) => here))
}

const most: Both<number> = (one, other) => Math.max(one, other)
const more: Both<number> = (one, other, before = 0) => one + other - before
const counted: Both<Counted> = (one, other, before) => ({
  asked: more(one.asked, other.asked, before?.asked),
  right: more(one.right, other.right, before?.right),
})
const sooner: Both<Boxed> = (one, other) => (one.due <= other.due ? one : other)
/** Each device has seen other tries: both have moved the rating, and neither knew of the other's. */
const moved = (one: Rating, other: Rating, before: Rating): Rating => ({
  rating: more(one.rating, other.rating, before.rating),
  deviation: Math.min(one.deviation, other.deviation),
  volatility: Math.max(one.volatility, other.volatility),
})
const isNumbers = (value: unknown): value is Parts<number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'number')
/** What only the terminal writes: how often advice was missed, and whatever comes later. */
const unknown: Both<unknown> = (one, other, before) =>
  isNumbers(one) && isNumbers(other) ? joined(isNumbers(before) ? before : {}, one, other, more) : one

export function merged(before: Progress, one: Progress, other: Progress): Progress {
  const rating = same(one.rating, before.rating)
    ? other.rating
    : same(other.rating, before.rating)
      ? one.rating
      : moved(one.rating, other.rating, before.rating)
  return {
    version: one.version,
    stars: joined(before.stars, one.stars, other.stars, most),
    rating,
    puzzles: joined(before.puzzles, one.puzzles, other.puzzles, (here) => here),
    solved: joined(before.solved, one.solved, other.solved, (here, there) => here || there),
    boxes: joined(before.boxes, one.boxes, other.boxes, sooner),
    counting: joined(before.counting, one.counting, other.counting, most),
    counted: joined(before.counted, one.counted, other.counted, counted),
    deals: listed(before.deals, one.deals, other.deals, (each) => each.deal ?? JSON.stringify(each))
      .sort((a, b) => a.day.localeCompare(b.day))
      .slice(-MOST_DEALS),
    votes: listed(before.votes, one.votes, other.votes, (each) => each),
    own: listed(before.own, one.own, other.own, ({ id }) => id).slice(-MOST_OWN),
    others: joined(before.others, one.others, other.others, unknown),
  }
}
