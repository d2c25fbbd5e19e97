/** What the wall shows one after the other: as many rows on a page as can be read from the back of the hall. */
import type { HallAward, HallLot, HallMember, HallPublic, HallRow, HallSeating, HallTeam } from '../../wire/messages.ts'

/** So many rows have room below each other, in letters that are read from ten metres. */
export const ROWS = 10
/** So many columns of names, or of the standings. */
export const COLUMNS = 2

/** So many letters of the usual size have room beside the number of a table, for all who sit there together. */
export const PLACE = 52
/** The same for a name beside its number and its table, or its rank and points: in one column, and in each of two. */
export const BESIDE: Readonly<Record<number, number>> = { 1: 26, 2: 17 }

/** Hundredths of the screen's height: of a name that has room, and of one in two lines or three. */
const USUAL = 5.1
const IN_TWO_LINES = 2.8
const IN_THREE_LINES = 2.1
/** Smaller letters in one line are read worse than larger ones in two. */
const LEAST_IN_ONE_LINE = 3.4

/** How large a name is written: as the others if so many letters have room, else smaller, but never cut. */
export function letters(name: string, room: number): string {
  if (name.length <= room) return `${USUAL}vh`
  const one = (USUAL * room) / name.length
  if (one >= LEAST_IN_ONE_LINE) return `${one.toFixed(2)}vh`
  return `${name.length <= 2.6 * room ? IN_TWO_LINES : IN_THREE_LINES}vh`
}

/** Hundredths of the screen's height: of the name of a room below the number of a table; a long one is smaller. */
export const roomLetters = (room: string): string => `${Math.min(1.9, (1.9 * 15) / room.length).toFixed(2)}vh`

/** Somebody and the table where he sits now. */
export interface Placed {
  number: number
  name: string
  table: number
  room: string
}

export type WallPage =
  | { kind: 'welcome' }
  | { kind: 'tables'; room: string; at: number; of: number; tables: readonly HallSeating[] }
  | { kind: 'names'; at: number; of: number; names: readonly Placed[] }
  | { kind: 'standings'; at: number; of: number; rows: readonly HallRow[] }
  | { kind: 'ranking'; name: string; at: number; of: number; rows: readonly HallRow[] }
  | { kind: 'teams'; at: number; of: number; teams: readonly HallTeam[] }
  | { kind: 'awards'; at: number; of: number; awards: readonly HallAward[] }
  | { kind: 'raffle'; at: number; of: number; lots: readonly HallLot[] }

/** Parts of a list, each of at most so many. */
export function parts<T>(all: readonly T[], most: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most))
}

/** Everybody in the order of the alphabet; who is shown by number stands in the order of numbers. */
export function byName(tables: readonly HallSeating[], language: string): readonly Placed[] {
  const placed = tables.flatMap(({ table, room = '', players }) =>
    players.map(({ number, name }: HallMember) => ({ number, name, table, room })),
  )
  return placed.sort((one, other) => one.name.localeCompare(other.name, language, { numeric: true }))
}

/** All pages of the wall as things stand: before a draw its hash alone, then the draw, then what was won.
 * In one of several rooms only its tables are shown, with everybody's standings. */
export function pagesOf(shown: HallPublic, language: string, room = ''): readonly WallPage[] {
  const all = shown.tables ?? []
  if (all.length === 0 || shown.hash) return [{ kind: 'welcome' }]
  const tables = room ? all.filter((each) => each.room === room) : all
  const isPlaying = all.some(({ ended }) => !ended)
  const isBegun = (shown.standings ?? []).some(({ deals }) => (deals ?? 0) > 0)
  const seats = isPlaying ? [...tablePages(tables), ...namePages(tables, language)] : []
  const pages = isBegun ? [...seats, ...wonPages(shown)] : seats
  return pages.length > 0 ? pages : [{ kind: 'welcome' }]
}

/** The tables of one room after those of the other: its name stands above them once. */
function tablePages(tables: readonly HallSeating[]): WallPage[] {
  const rooms = [...new Set(tables.map(({ room = '' }) => room))]
  return rooms.flatMap((room) =>
    paged(
      tables.filter((each) => (each.room ?? '') === room),
      ROWS,
      (each) => ({ kind: 'tables', room, tables: each }),
    ),
  )
}

const namePages = (tables: readonly HallSeating[], language: string): WallPage[] =>
  paged(byName(tables, language), ROWS * COLUMNS, (each) => ({ kind: 'names', names: each }))

/** The standings and all that stands beside them: the first of further rankings, and when it is over who has won what. */
function wonPages(shown: HallPublic): WallPage[] {
  const rows = shown.standings ?? []
  const rowOf = new Map(rows.map((row) => [row.number, row]))
  const ranked = (pairs: readonly number[][]): HallRow[] =>
    pairs.flatMap(([rank = 0, number = 0]) => {
      const row = rowOf.get(number)
      return row ? [{ ...row, rank }] : []
    })
  const most = ROWS * COLUMNS
  return [
    ...paged<HallRow>(rows, most, (each) => ({ kind: 'standings', rows: each })),
    ...(shown.rankings ?? []).flatMap(({ name, rows: pairs }) =>
      paged<HallRow>(ranked(pairs).slice(0, most), most, (each) => ({
        kind: 'ranking',
        name,
        rows: each,
      })),
    ),
    ...paged<HallTeam>(shown.teams ?? [], most, (each) => ({ kind: 'teams', teams: each })),
    ...paged<HallAward>(shown.awards ?? [], most, (each) => ({ kind: 'awards', awards: each })),
    ...paged<HallLot>(shown.raffle?.drawn ? shown.raffle.lots : [], most, (each) => ({ kind: 'raffle', lots: each })),
  ]
}

type Unpaged<P> = P extends { at: number; of: number } ? Omit<P, 'at' | 'of'> : never

/** Pages of at most so many, each with its number. */
function paged<T>(all: readonly T[], most: number, page: (part: readonly T[]) => Unpaged<WallPage>): WallPage[] {
  const pages = parts(all, most)
  return pages.map((each, at) => ({ ...page(each), at: at + 1, of: pages.length }))
}
