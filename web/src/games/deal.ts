/** A deal as it is shown: in the words of its family, or plainly. */
import type { DanishTable, KoenigrufenTable, PlainTable } from '../wire/messages.ts'

/** A deal of a game that the page knows. */
export type OwnDeal = DanishTable | KoenigrufenTable
export type Deal = OwnDeal | PlainTable

/** Something of one family: what it is if it is of that one, else nothing. */
export const ofFamily = <Shown extends { family: string }, Family extends Shown['family']>(
  shown: Shown | null | undefined,
  family: Family,
): Extract<Shown, { family: Family }> | undefined =>
  shown?.family === family ? (shown as Extract<Shown, { family: Family }>) : undefined

/** A deal of a game that the page knows, if it is one. */
export const ownDeal = (deal: Deal | undefined): OwnDeal | undefined =>
  ofFamily(deal, 'danish') ?? ofFamily(deal, 'koenigrufen')
