/** What a game contributes to the page beside its components: what is to be read from its deals. */
import type { DanishTable, KoenigrufenTable, Lying, Paid, Replay } from '../wire/messages.ts'
import type { Deal, OwnDeal } from './deal.ts'

/** What a seat is in a deal. */
export type Badge = 'dealer' | 'forehand' | 'declarer' | 'partner'

export type Step = Replay['steps'][number]
type Items = DanishTable['declared'][number]
type Lost = NonNullable<KoenigrufenTable['losable']>[number]

/** Cards that lie somewhere, under the message that names them. */
export type Lot = readonly [message: string, cards: readonly string[]]

/** Methods, so that each game can take its own deals: it is found by the family that they name. */
export interface Game {
  /** Those at the table who do not play this deal. */
  sittingOut(deal: Deal): readonly number[]
  /** What a seat is, beside dealer. */
  badges(deal: Deal, seat: number): Badge[]
  /** The same in a deal that is over. */
  roles(deal: Deal, seat: number): Badge[]
  /** What a seat has declared. */
  declared(deal: Deal, seat: number): Items | undefined
  /** Cards in the hand of a seat that everybody has seen. */
  seen(deal: Deal, seat: number): readonly string[]
  /** A card that was played out of turn, and lies there until it is judged. */
  lying(deal: Deal): Lying | null | undefined
  /** What has been paid so far. */
  payments(deal: Deal): readonly Paid[]
  /** What the two cups hold. */
  cups(deal: Deal): readonly [number, number] | undefined
  /** Whether a decision about a fault is asked of somebody. */
  isAsked(deal: Deal): boolean
  /** Whether a card that somebody demands must be played. */
  isDemanded(deal: Deal): boolean
  /** What lies beside the trick in a replay. */
  aside(step: Step): readonly Lot[]
  /** What is turned up when a deal is closed. */
  turned(deal: OwnDeal): Lot
  /** Whether a seat has still to declare by itself, where nobody declares for it. */
  declaresNow(deal: OwnDeal, seat: number | null): boolean
  /** What may be claimed as lost. */
  losable(deal: OwnDeal): readonly Lost[]
  /** The rule of the book that a fault comes under, by its key in the rule book. */
  ruleOf(fault: string): string
}

/** A game that has nothing of all this: only what every deal has is shown. */
export const NOTHING: Game = {
  sittingOut: () => [],
  badges: () => [],
  roles: () => [],
  declared: () => undefined,
  seen: () => [],
  lying: () => undefined,
  payments: () => [],
  cups: () => undefined,
  isAsked: () => false,
  isDemanded: () => false,
  aside: () => [],
  turned: () => ['', []],
  declaresNow: () => false,
  losable: () => [],
  ruleOf: (fault) => fault,
}
