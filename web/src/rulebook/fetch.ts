/** Rule books, as the server writes them from the data of the rules in force. */
import { get, post } from '../wire/api.ts'
import type { RuleBookShown, RulesetShown } from '../wire/messages.ts'
import type { Language } from '../words/language.ts'
import { changedRules } from './rules.ts'

export interface OpenedBook {
  book: RuleBookShown
  changed: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

/** The books that the server knows. */
export const listBooks = (): Promise<RulesetShown[]> => get('/api/rulesets')

export const bookOf = (ruleset: string, language: Language): Promise<RuleBookShown> =>
  get(`/api/rulesets/${encodeURIComponent(ruleset)}/book?language=${language}`)

/** The book of the rules in force at a table, a house's own too. */
export const bookAtTable = (table: string, language: Language): Promise<RuleBookShown> =>
  get(`/api/tables/${encodeURIComponent(table)}/book?language=${language}`)

export const bookOfHouse = (text: string, language: Language): Promise<RuleBookShown> =>
  post('/api/rulesets/book', { text, language })

/** The book of a house ruleset, with the rules that differ from those of the book it extends. */
export async function openHouseBook(text: string, language: Language): Promise<OpenedBook> {
  const { headOf, readText } = await import('../shelf/text.ts')
  const book = await bookOfHouse(text, language)
  const { base } = headOf(readText(text).data)
  return { book, changed: changedRules(book, await bookOf(base, language)) }
}

/** The book that an address names: by table, by a ruleset kept in this browser, or by its id. */
export async function openBook(
  ruleset: string,
  named: { table: string | null; house: string | null },
  language: Language,
): Promise<OpenedBook> {
  if (named.table) return { book: await bookAtTable(named.table, language), changed: NONE }
  if (!named.house) return { book: await bookOf(ruleset, language), changed: NONE }
  const { shelf } = await import('../shelf/shelf.svelte.ts')
  const house = shelf.find(named.house)
  return house ? openHouseBook(house.text, language) : { book: await bookOf(ruleset, language), changed: NONE }
}
