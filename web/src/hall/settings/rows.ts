/** The lists of an event as somebody types them: rooms, further rankings, prizes. */
import { type Settings, moneyIn } from './typed.ts'

export interface RoomTyped {
  name: string
  tables: number | null
}

export interface RankingTyped {
  name: string
  by: string
  among: string
  others: boolean
}

export interface PrizeTyped {
  rank: number | null
  amount: string
  text: string
  ranking: string
}

export interface Lists {
  rooms: RoomTyped[]
  rankings: RankingTyped[]
  prizes: PrizeTyped[]
}

const UNITS = 100

interface RankingKept {
  name: string
  by: string
  among: string[]
  others?: boolean
}

interface PrizeKept {
  rank: number
  amount?: number
  text?: string
  ranking?: string
}

export const listsOf = (settings: Settings): Lists => ({
  rooms: ((settings.rooms ?? []) as RoomTyped[]).map((room) => ({ ...room })),
  rankings: ((settings.rankings ?? []) as RankingKept[]).map(({ name, by, among, others = false }) => ({
    name,
    by,
    among: among.join(', '),
    others,
  })),
  prizes: ((settings.prizes ?? []) as PrizeKept[]).map(({ rank, amount = 0, text = '', ranking = '' }) => ({
    rank,
    amount: amount ? String(amount / UNITS) : '',
    text,
    ranking,
  })),
})

/** The lists as the log keeps them. */
export const listsIn = ({ rooms, rankings, prizes }: Lists): Record<string, unknown> => ({
  rooms: rooms.map(({ name, tables }) => ({ name: name.trim(), tables: tables ?? 0 })),
  rankings: rankings.map(({ name, by, among, others }) => ({
    name: name.trim(),
    by,
    among: among
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
    others,
  })),
  prizes: prizes.map(({ rank, amount, text, ranking }) => ({
    rank: rank ?? 0,
    amount: moneyIn('prizes', amount),
    text: text.trim(),
    ranking: ranking.trim(),
  })),
})

/** From which table to which a room has them: they are counted through all rooms. */
export function tablesOf(rooms: readonly RoomTyped[], at: number): { first: number; last: number } {
  const before = rooms.slice(0, at).reduce((sum, { tables }) => sum + (tables ?? 0), 0)
  return { first: before + 1, last: before + (rooms[at]?.tables ?? 0) }
}
