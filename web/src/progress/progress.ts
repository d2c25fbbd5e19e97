/** What somebody has learned, as data: it lies in this browser, in files that he saves, and in his account if he likes. */
import { type Boxed, type Boxes, type Day, dueOn, known, missed } from './boxes.ts'
import { BEGINNER, type Rating, rated } from './glicko.ts'

export const VERSION = 1
/** So many stars a lesson has at most. */
export const MOST_STARS = 3
/** So many deals are remembered. */
export const MOST_DEALS = 200
/** So many puzzles of one's own are remembered. */
export const MOST_OWN = 40

/** A deal that was reviewed: what its player's decisions have cost, in chips or points as its game counts. */
export interface Reviewed {
  day: Day
  ruleset: string
  loss: number
  /** Tells the deal from others, so that it counts once; the terminal does not know it. */
  deal?: string
}

/** A puzzle of one's own: only the server reads the rest of it. */
export interface Own {
  id: string
}

export interface Counted {
  asked: number
  right: number
}

/** As `tarock learn` keeps it in its file, so that either can take over the other's. */
export interface Progress {
  version: typeof VERSION
  /** By lesson; 0 for one that is known already. */
  stars: Readonly<Record<string, number>>
  /** As a solver of puzzles. */
  rating: Rating
  /** By puzzle: its own rating after the try. */
  puzzles: Readonly<Record<string, Rating>>
  /** By puzzle: whether the last try was right. */
  solved: Readonly<Record<string, boolean>>
  /** What comes again, and when: `d01/3` for a step of a lesson, or the id of a puzzle. */
  boxes: Boxes
  /** By exercise of the counting trainer: the speed. */
  counting: Readonly<Record<string, number>>
  /** By game: how often the count was asked for at a table, and how often it was right. */
  counted: Readonly<Record<string, Counted>>
  deals: readonly Reviewed[]
  /** Puzzles that were found bad: they come no more. */
  votes: readonly string[]
  /** Puzzles of one's own mistakes, as the terminal keeps them; the server shows them. */
  own: readonly Own[]
  /** What only the terminal writes is kept as it is. */
  others: Readonly<Record<string, unknown>>
}

export const EMPTY: Progress = {
  version: VERSION,
  stars: {},
  rating: BEGINNER,
  puzzles: {},
  solved: {},
  boxes: {},
  counting: {},
  counted: {},
  deals: [],
  votes: [],
  own: [],
  others: {},
}

export const isEmpty = ({ stars, puzzles, boxes, counting, counted, deals, votes, own }: Progress): boolean =>
  [deals, votes, own].every(({ length }) => length === 0) &&
  [stars, puzzles, boxes, counting, counted].every((part) => Object.keys(part).length === 0)

// What a learner does

/** A lesson is passed; the most stars that it ever earned stay. */
export const withLesson = (progress: Progress, lesson: string, stars: number): Progress => ({
  ...progress,
  stars: { ...progress.stars, [lesson]: Math.max(stars, progress.stars[lesson] ?? 0) },
})

/** A question is answered; one that was missed comes again. */
export const withAnswer = (
  progress: Progress,
  item: string,
  right: boolean,
  day: Day,
  waits: readonly number[],
): Progress => ({ ...progress, boxes: (right ? known : missed)(progress.boxes, item, day, waits) })

export const questionItem = (lesson: string, step: number): string => `${lesson}/${step}`

/** A puzzle is tried: only the first try is a game between it and the player, and later ones are repetition. */
export function withPuzzle(
  progress: Progress,
  puzzle: { id: string; rating: Rating },
  right: boolean,
  day: Day,
  waits: readonly number[],
): Progress {
  const { id } = puzzle
  const answered = withAnswer(progress, id, right, day, waits)
  const after = { ...answered, solved: { ...answered.solved, [id]: right } }
  if (id in progress.puzzles) return after
  return {
    ...after,
    rating: rated(progress.rating, [{ against: puzzle.rating, score: right ? 1 : 0 }]),
    puzzles: {
      ...after.puzzles,
      [id]: rated(puzzle.rating, [{ against: progress.rating, score: right ? 0 : 1 }]),
    },
  }
}

/** A deal is reviewed; whoever looks at the review again has not played another. */
export const withDeal = (progress: Progress, reviewed: Reviewed): Progress => ({
  ...progress,
  deals: [...progress.deals.filter(({ deal }) => deal === undefined || deal !== reviewed.deal), reviewed].slice(
    -MOST_DEALS,
  ),
})

export const withCount = (progress: Progress, exercise: string, speed: number): Progress => ({
  ...progress,
  counting: { ...progress.counting, [exercise]: speed },
})

/** A puzzle is found bad, and comes no more; or good after all. */
export const withVote = (progress: Progress, puzzle: string, bad: boolean): Progress => ({
  ...progress,
  votes: [...progress.votes.filter((id) => id !== puzzle), ...(bad ? [puzzle] : [])],
  boxes: Object.fromEntries(Object.entries(progress.boxes).filter(([id]) => !bad || id !== puzzle)),
})

/** Mistakes of one's own become puzzles that come again; the newest are kept. */
export function withOwn(progress: Progress, puzzles: readonly Own[], day: Day, waits: readonly number[]): Progress {
  const known = new Set(progress.own.map(({ id }) => id))
  const added = puzzles.filter(({ id }) => !known.has(id))
  const after: Progress = { ...progress, own: [...progress.own, ...added].slice(-MOST_OWN) }
  return added.reduce((now, { id }) => withAnswer(now, id, false, day, waits), after)
}

/** The count was asked for at a table. */
export function withCounted(progress: Progress, family: string, right: boolean): Progress {
  const known = progress.counted[family] ?? { asked: 0, right: 0 }
  const after = { asked: known.asked + 1, right: known.right + Number(right) }
  return { ...progress, counted: { ...progress.counted, [family]: after } }
}

const QUESTION = /^([a-z]\d+)\/\d+$/

/** The puzzles that are due. */
export const duePuzzles = ({ boxes }: Progress, today: Day): string[] =>
  dueOn(boxes, today).filter((item) => !QUESTION.test(item))

/** The lessons of which a question is due. */
export const dueLessons = ({ boxes }: Progress, today: Day): string[] => [
  ...new Set(dueOn(boxes, today).flatMap((item) => QUESTION.exec(item)?.[1] ?? [])),
]

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

/** What each part must be; one that is missing is as it was in the beginning. */
const PARTS: { [Key in keyof Omit<Progress, 'others'>]: Check<Progress[Key]> } = {
  version: (value): value is typeof VERSION => value === VERSION,
  stars: everyOne(isNumber),
  rating: isRating,
  puzzles: everyOne(isRating),
  solved: everyOne(isBool),
  boxes: everyOne(shape<Boxed>({ box: isNumber, due: isDay })),
  counting: everyOne(isNumber),
  counted: everyOne(shape<Counted>({ asked: isNumber, right: isNumber })),
  deals: listOf(shape<Omit<Reviewed, 'deal'>>({ day: isDay, ruleset: isText, loss: isNumber })),
  votes: listOf(isText),
  own: listOf(shape<Own>({ id: isText })),
}

/** What a text says of somebody's progress, or why it says nothing. */
export function readProgress(text: string): Progress | Flaw {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return 'other'
  }
  if (!isRecord(found) || !isNumber(found['version'])) return 'other'
  if (found['version'] > VERSION) return 'newer'
  const entries = Object.entries(found)
  const parts = entries.filter(([key]) => key in PARTS)
  if (!parts.every(([key, value]) => (PARTS as Record<string, Check<unknown>>)[key]?.(value))) return 'other'
  return {
    ...EMPTY,
    ...Object.fromEntries(parts),
    others: Object.fromEntries(entries.filter(([key]) => !(key in PARTS))),
  }
}

export function writeProgress({ others, ...parts }: Progress): string {
  return `${JSON.stringify({ ...others, ...parts }, null, 1)}\n`
}
