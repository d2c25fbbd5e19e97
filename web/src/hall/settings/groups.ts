/** How the fields of an event are put together: what is asked of everybody, and what only some change. */
import type { HallKey } from '../../wire/messages.ts'

/** What the form shows at once. */
const FIRST = ['date', 'place', 'rounds', 'deals', 'fee', 'currency']
/** What is shown elsewhere: lists with rows of their own. */
const APART = ['raffle']
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  tables: ['ruleset', 'sizes', 'minutes', 'byes', 'clubs_apart', 'duplicate'],
  counting: ['column', 'counts', 'best', 'table_most', 'table_points', 'round_points', 'early', 'ties'],
  going: ['last_round', 'standings_from', 'survivors', 'dates'],
}

export interface Group {
  name: string
  keys: readonly HallKey[]
}

/** The fields that are shown at once, and the others by what they are about: no key is left out. */
export function grouped(keys: readonly HallKey[]): { first: readonly HallKey[]; more: readonly Group[] } {
  const shown = keys.filter(({ key, kind }) => kind !== 'rows' && !APART.includes(key))
  const groupOf = (key: string): string => Object.keys(GROUPS).find((name) => GROUPS[name]?.includes(key)) ?? 'tables'
  const rest = shown.filter(({ key }) => !FIRST.includes(key))
  return {
    first: inOrder(shown, FIRST),
    more: Object.entries(GROUPS).map(([name, order]) => ({
      name,
      keys: inOrder(
        rest.filter(({ key }) => groupOf(key) === name),
        order,
        true,
      ),
    })),
  }
}

/** Those keys that an order names, in it; `all` keeps the others behind them. */
function inOrder(keys: readonly HallKey[], order: readonly string[], all = false): readonly HallKey[] {
  const named = order.flatMap((name) => keys.filter(({ key }) => key === name))
  return all ? [...named, ...keys.filter(({ key }) => !order.includes(key))] : named
}
