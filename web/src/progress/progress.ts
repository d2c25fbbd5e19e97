/** What somebody has learned, as data: it lies in this browser and in files that he saves, and nowhere else. */
import { type Boxed, type Boxes, type Day, dueOn, known, missed } from './boxes.ts'
import { NEWCOMER, type Rating, rated } from './glicko.ts'

export const VERSION = 1
/** So many stars a lesson has at most. */
export const MOST_STARS = 3
/** So many deals are remembered. */
const MOST_LOSSES = 500

export interface LessonDone {
  stars: number
  /** When it was last passed. */
  day: Day
}

export interface Tried {
  right: boolean
  day: Day
  /** The puzzle's own rating after the try. */
  rating: Rating
}

/** What a deal has cost by its review: chips or points, as its game counts. */
export interface Loss {
  day: Day
  family: string
  loss: number
  /** Tells the deal from others, so that it counts once. */
  deal: string
}

/** How far somebody is in an exercise of counting. */
export interface Counted {
  level: number
  right: number
  of: number
}

export interface Progress {
  version: typeof VERSION
  /** By lesson. */
  lessons: Readonly<Record<string, LessonDone>>
  /** As a solver of puzzles. */
  rating: Rating
  /** By puzzle. */
  puzzles: Readonly<Record<string, Tried>>
  /** What comes again, and when: `lesson/d01/3`, `puzzle/…`. */
  boxes: Boxes
  /** By exercise. */
  counts: Readonly<Record<string, Counted>>
  losses: readonly Loss[]
}

export const EMPTY: Progress = {
  version: VERSION,
  lessons: {},
  rating: NEWCOMER,
  puzzles: {},
  boxes: {},
  counts: {},
  losses: [],
}

export const isEmpty = ({ lessons, puzzles, boxes, counts, losses }: Progress): boolean =>
  losses.length === 0 && [lessons, puzzles, boxes, counts].every((part) => Object.keys(part).length === 0)

// What a learner does

/** A lesson is passed; the most stars that it ever earned stay. */
export const withLesson = (progress: Progress, lesson: string, stars: number, day: Day): Progress => ({
  ...progress,
  lessons: {
    ...progress.lessons,
    [lesson]: { stars: Math.max(stars, progress.lessons[lesson]?.stars ?? 0), day },
  },
})

/** A question is answered; one that was missed comes again. */
export const withAnswer = (
  progress: Progress,
  item: string,
  right: boolean,
  day: Day,
  waits: readonly number[],
): Progress => ({ ...progress, boxes: (right ? known : missed)(progress.boxes, item, day, waits) })

export const puzzleItem = (id: string): string => `puzzle/${id}`
export const questionItem = (lesson: string, step: number): string => `lesson/${lesson}/${step}`

/** A puzzle is tried: only the first try is a game between it and the player, and later ones are repetition. */
export function withPuzzle(
  progress: Progress,
  puzzle: { id: string; rating: Rating },
  right: boolean,
  day: Day,
  waits: readonly number[],
): Progress {
  const before = progress.puzzles[puzzle.id]
  const after = withAnswer(progress, puzzleItem(puzzle.id), right, day, waits)
  if (before) return { ...after, puzzles: { ...after.puzzles, [puzzle.id]: { ...before, right, day } } }
  const rating = rated(puzzle.rating, [{ against: progress.rating, score: right ? 0 : 1 }])
  return {
    ...after,
    rating: rated(progress.rating, [{ against: puzzle.rating, score: right ? 1 : 0 }]),
    puzzles: { ...after.puzzles, [puzzle.id]: { right, day, rating } },
  }
}

/** A deal is reviewed; whoever looks at the review again has not played another. */
export const withLoss = (progress: Progress, loss: Loss): Progress => ({
  ...progress,
  losses: [...progress.losses.filter(({ deal }) => deal !== loss.deal), loss].slice(-MOST_LOSSES),
})

export const withCount = (progress: Progress, kind: string, counted: Counted): Progress => ({
  ...progress,
  counts: { ...progress.counts, [kind]: counted },
})

/** The puzzles that are due. */
export const duePuzzles = ({ boxes }: Progress, today: Day): string[] => dueItems(boxes, today, 'puzzle/')

/** The lessons of which a question is due. */
export const dueLessons = ({ boxes }: Progress, today: Day): string[] => [
  ...new Set(dueItems(boxes, today, 'lesson/').map((item) => item.split('/')[0] ?? '')),
]

const dueItems = (boxes: Boxes, today: Day, kind: string): string[] =>
  dueOn(boxes, today)
    .filter((item) => item.startsWith(kind))
    .map((item) => item.slice(kind.length))

// Reading what was kept, or what somebody hands over

/** Why a text is nobody's progress: it is something else, or of a page that is newer than this one. */
export type Flaw = 'other' | 'newer'

type Check<Value> = (value: unknown) => value is Value

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber: Check<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value)
const isText: Check<string> = (value) => typeof value === 'string'
const isBool: Check<boolean> = (value) => typeof value === 'boolean'
const isDay: Check<Day> = (value): value is Day => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value)
const shape =
  <Value>(checks: { [Key in keyof Value]-?: Check<Value[Key]> }): Check<Value> =>
  (value): value is Value =>
    isRecord(value) &&
    Object.entries<Check<unknown>>(checks as Record<string, Check<unknown>>).every(([key, check]) => check(value[key]))
const everyOne =
  <Value>(check: Check<Value>): Check<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    isRecord(value) && Object.values(value).every(check)
const listOf =
  <Value>(check: Check<Value>): Check<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && value.every(check)

const isRating = shape<Rating>({ rating: isNumber, deviation: isNumber, volatility: isNumber })
const isProgress = shape<Progress>({
  version: (value): value is typeof VERSION => value === VERSION,
  lessons: everyOne(shape<LessonDone>({ stars: isNumber, day: isDay })),
  rating: isRating,
  puzzles: everyOne(shape<Tried>({ right: isBool, day: isDay, rating: isRating })),
  boxes: everyOne(shape<Boxed>({ box: isNumber, due: isDay })),
  counts: everyOne(shape<Counted>({ level: isNumber, right: isNumber, of: isNumber })),
  losses: listOf(shape<Loss>({ day: isDay, family: isText, loss: isNumber, deal: isText })),
})

/** What a text says of somebody's progress, or why it says nothing. */
export function readProgress(text: string): Progress | Flaw {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return 'other'
  }
  if (isProgress(found)) return found
  return isRecord(found) && isNumber(found['version']) && found['version'] > VERSION ? 'newer' : 'other'
}

export const writeProgress = (progress: Progress): string => `${JSON.stringify(progress, null, 1)}\n`
