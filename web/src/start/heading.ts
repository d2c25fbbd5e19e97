/** What a table is called in lists. */
import { momentText } from '../shell/moments.ts'
import type { TableSummary } from '../wire/messages.ts'
import type { Words } from '../words/catalogue.ts'
import { listed } from '../words/names.ts'

/** Who sits at a table. */
export const sittersOf = (table: TableSummary, say: Words): string =>
  listed(table.names.filter(Boolean), say) || say('web-start-nobody')

/** Its title, or whose it is. */
export const tableHeading = (table: TableSummary, say: Words): string =>
  table.title || say('web-start-table-of', { names: sittersOf(table, say) })

/** Until when it is one's own turn, where people have days to think. */
export const turnOf = ({ due_at }: TableSummary, say: Words): string | undefined =>
  due_at == null ? undefined : say('web-start-turn', { when: momentText(due_at, Date.now(), say.language) })
