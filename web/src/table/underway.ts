/** A card that is on its way to the server lies in the trick already, so that nobody waits for the line to see it. */
import type { DanishTrick, KoenigrufenTrick } from '../wire/messages.ts'

export type AnyTrick = DanishTrick | KoenigrufenTrick

/** The trick with a card that a seat has just put down. */
export function withCard(
  trick: AnyTrick | null | undefined,
  seat: number | null,
  token: string | undefined,
): typeof trick {
  if (!trick || seat === null || token === undefined) return trick
  return { ...trick, plays: [...(trick.plays ?? []), [seat, token]] }
}
