/** What rulesets are called: the books by their names, a house's own by its id. */
import { get } from '../wire/api.ts'
import type { RulesetShown } from '../wire/messages.ts'

export type Names = (ruleset: string) => string

export async function rulesetNames(): Promise<Names> {
  const books = new Map((await get<RulesetShown[]>('/api/rulesets')).map(({ id, name }) => [id, name]))
  return (ruleset) => books.get(ruleset) ?? ruleset
}
