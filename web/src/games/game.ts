/** What a game contributes to the page beside its components: what is to be read from its deals. */
import type { DanishTable, KoenigrufenTable, Lying, Paid, Replay } from '../wire/messages.ts'
import type { Deal, OwnDeal } from './deal.ts'

/** What a seat is in a deal. */
export type Role = NonNullable<OwnDeal['roles']>[number][number]

export type Step = Replay['steps'][number]
type Items = DanishTable['declared'][number]
type Lost = NonNullable<KoenigrufenTable['losable']>[number]

/** Cards that lie somewhere, under the message that names them. */
export type Lot = readonly [message: string, cards: readonly string[]]

/** Methods, so that each game can take its own deals: it is found by the family that they name. */
export interface Game {
  /** Those at the table who do not play this deal. */
  sittingOut(deal: Deal): readonly number[]
  /** What a seat is. */
  roles(deal: Deal, seat: number): readonly Role[]
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
  /** What lies beside the trick in a replay. */
  aside(step: Step): readonly Lot[]
  /** What is turned up when a deal is closed. */
  turned(deal: OwnDeal): Lot
  /** What may be claimed as lost. */
  losable(deal: OwnDeal): readonly Lost[]
}

/** A game that has nothing of all this: only what every deal has is shown. */
export const NOTHING: Game = {
  sittingOut: () => [],
  roles: ({ dealer }, seat) => (dealer === seat ? ['dealer'] : []),
  declared: () => undefined,
  seen: () => [],
  lying: () => undefined,
  payments: () => [],
  cups: () => undefined,
  isAsked: () => false,
  aside: () => [],
  turned: () => ['', []],
  losable: () => [],
}
