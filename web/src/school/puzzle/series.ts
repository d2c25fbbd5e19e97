/** Which puzzles come one after the other: today's, as hard as one is strong, a book's, one's own, or what is due. */
import { type Progress, duePuzzles } from '../../progress/progress.ts'
import { Refusal, get } from '../../wire/api.ts'
import type { PuzzleDay, PuzzleShown } from '../../wire/messages.ts'
import { type OwnFamily, families } from '../../words/families.ts'

/** `books-danish`: what a book asks itself. */
export type Series = 'today' | 'own' | 'due' | OwnFamily | `books-${OwnFamily}`

export const SERIES: readonly Series[] = [
  'today',
  'own',
  'due',
  ...families('en'),
  ...families('en').map((family) => `books-${family}` as const),
]

export const isSeries = (name: string): name is Series => (SERIES as readonly string[]).includes(name)

/** So many are fetched at a time. */
const COUNT = 20
/** Ratings are asked for in steps, so that the answers can be kept for the time without a network. */
const STEP = 50
/** How far from one's own strength puzzles are looked for, when those that are nearer have been tried. */
const FARTHER = [0, 150, -150, 300, -300, 600, -600]

export interface Wish {
  series: Series
  progress: Progress
  today: string
  own: readonly PuzzleShown[]
  /** Only of this kind. */
  kind?: string | undefined
}

/** What comes next in a series, the first of which is to be solved now. */
export async function fetchSeries(wish: Wish): Promise<PuzzleShown[]> {
  const { series, progress, today, own } = wish
  const isOpen = ({ id }: PuzzleShown): boolean => !(id in progress.puzzles) && !progress.votes.includes(id)
  switch (series) {
    case 'today':
      return [(await get<PuzzleDay>(`/api/school/puzzles/today?day=${today}`)).puzzle]
    case 'own':
      return own.filter(isOpen)
    case 'due':
      return fetchDue(duePuzzles(progress, today), own)
    case 'danish':
    case 'koenigrufen':
      return fetchNear(series, wish, isOpen)
    case 'books-danish':
    case 'books-koenigrufen':
      return (await fetchPuzzles({ family: series.slice('books-'.length), books: 'true', count: '50' })).filter(isOpen)
  }
}

/** Puzzles of a game; without a network others may come, of which only those of the game are taken. */
async function fetchPuzzles(query: Record<string, string> & { family: string }): Promise<PuzzleShown[]> {
  const found = await get<PuzzleShown[]>(`/api/school/puzzles?${new URLSearchParams(query).toString()}`)
  return found.filter(({ family }) => family === query.family)
}

async function fetchNear(
  family: OwnFamily,
  wish: Wish,
  isOpen: (puzzle: PuzzleShown) => boolean,
): Promise<PuzzleShown[]> {
  const rating = Math.round(wish.progress.rating.rating / STEP) * STEP
  for (const away of FARTHER) {
    const near = String(Math.max(0, rating + away))
    const found = await fetchPuzzles({
      family,
      near,
      count: String(COUNT),
      books: 'false',
      ...(wish.kind ? { kind: wish.kind } : {}),
    })
    const open = found.filter(isOpen)
    if (open.length > 0) return open
  }
  return []
}

/** Those that are due; one that is gone from the server's shelf is passed over. */
async function fetchDue(ids: readonly string[], own: readonly PuzzleShown[]): Promise<PuzzleShown[]> {
  const found = await Promise.all(
    ids.slice(0, COUNT).map(async (id) => {
      const mine = own.find((puzzle) => puzzle.id === id)
      return mine ?? get<PuzzleShown>(`/api/school/puzzles/${encodeURIComponent(id)}`).catch(passOver)
    }),
  )
  return found.filter((puzzle) => puzzle !== undefined)
}

function passOver(refused: unknown): undefined {
  if (!(refused instanceof Refusal) || refused.code !== 'not-found') throw refused
  return undefined
}
