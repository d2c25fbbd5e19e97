/** Tables as the start page asks for them: which there are, and how one is opened. */
import type { House } from '../shelf/shelf.ts'
import { get, post } from '../wire/api.ts'
import type { ClubHere, RulesetShown, Settings, TableSummary } from '../wire/messages.ts'
import type { Session } from '../wire/session.ts'

let books: Promise<RulesetShown[]> | undefined

/** The books that the server plays by; asked once, and again only if there was no answer. */
export function findBooks(): Promise<RulesetShown[]> {
  books ??= get<RulesetShown[]>('/api/rulesets').catch((refused: unknown) => {
    books = undefined
    throw refused
  })
  return books
}

/** What rules of a house's own are for: which game, and how many can play.  The server refuses those that are none. */
export const checkHouse = (house: House): Promise<RulesetShown> => post('/api/rulesets/check', { text: house.text })

/** Opens a table and gives its id. */
export async function openTable(settings: Settings, session: Session): Promise<string> {
  return (await post<TableSummary>('/api/tables', settings, session)).id
}

export interface Lists {
  /** Tables that are open to all, without one's own. */
  open: TableSummary[]
  mine: TableSummary[]
}

/** The club that lives on this server, if one does. */
export async function findClub(): Promise<ClubHere | undefined> {
  return (await get<ClubHere | null>('/api/club/here')) ?? undefined
}

/** Whoever has no session yet has no tables of his own. */
export async function findTables(session: Session | undefined): Promise<Lists> {
  const [listed, mine] = await Promise.all([
    get<TableSummary[]>('/api/tables'),
    session ? get<TableSummary[]>('/api/tables/mine') : [],
  ])
  const own = new Set(mine.map(({ id }) => id))
  return { open: listed.filter(({ id }) => !own.has(id)), mine: dueFirst(mine) }
}

/** Where it is one's turn within days comes before all else, and what is due soonest first of all. */
export const dueFirst = (tables: readonly TableSummary[]): TableSummary[] =>
  tables.toSorted((one, other) => (one.due_at ?? Infinity) - (other.due_at ?? Infinity) || 0)
