/** A deal as it is shown: in the words of its family, or plainly. */
import type {
  DanishHand,
  DanishTable,
  KoenigrufenHand,
  KoenigrufenTable,
  PlainHand,
  PlainTable,
} from '../wire/messages.ts'

/** A deal of a game that the page knows. */
export type OwnDeal = DanishTable | KoenigrufenTable
export type Deal = OwnDeal | PlainTable
/** A hand of such a game. */
export type OwnHand = DanishHand | KoenigrufenHand

/** Something of one family: what it is if it is of that one, else nothing. */
export const ofFamily = <Shown extends { family: string }, Family extends Shown['family']>(
  shown: Shown | null | undefined,
  family: Family,
): Extract<Shown, { family: Family }> | undefined =>
  shown?.family === family ? (shown as Extract<Shown, { family: Family }>) : undefined

/** A deal of a game that the page knows, if it is one. */
export const ownDeal = (deal: Deal | undefined): OwnDeal | undefined =>
  ofFamily(deal, 'danish') ?? ofFamily(deal, 'koenigrufen')

/** A hand of such a game, if it is one. */
export const ownHand = (hand: OwnHand | PlainHand | null | undefined): OwnHand | undefined =>
  ofFamily(hand, 'danish') ?? ofFamily(hand, 'koenigrufen')
