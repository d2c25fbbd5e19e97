/** The deals that the page tells of. */
import type { DanishTable, KoenigrufenTable } from '../wire/messages.ts'

export type Deal = DanishTable | KoenigrufenTable
