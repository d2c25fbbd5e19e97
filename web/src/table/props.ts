/** What parts of the table are given. */
import type { OwnDeal } from '../games/deal.ts'
import type { LiveTable } from './table.svelte.ts'

export interface Shown {
  table: LiveTable
}

export interface Deciding extends Shown {
  /** A card is being led that must be named. */
  naming: boolean
  named: () => void
}

/** Table mode speaks of a deal that somebody plays. */
export interface AtDeal extends Shown {
  deal: OwnDeal
}

/** A form of table mode, which closes when it is done. */
export interface Form extends AtDeal {
  done: () => void
}
