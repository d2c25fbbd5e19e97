/** The order in which a player holds his cards: taroks first, then the suits so that red and black alternate. */
import type { Suit } from './pack.ts'

const BLACK: readonly Suit[] = ['S', 'C']
const RED: readonly Suit[] = ['H', 'D']

/** The suits of a hand, a red one beside a black one as far as it has both. */
export function alternating(present: ReadonlySet<string>): Suit[] {
  const [black, red] = [BLACK, RED].map((suits) => suits.filter((suit) => present.has(suit))) as [Suit[], Suit[]]
  const [first, second] = red.length > black.length ? [red, black] : [black, red]
  return first.flatMap((suit, place) => [suit, ...second.slice(place, place + 1)])
}

/** Cards that are sorted within their suits, with the suits in an order in which neighbours are told apart. */
export function inHand(cards: readonly string[]): string[] {
  const suitOf = (token: string): string => (token === 'X' ? 'T' : token.slice(0, 1))
  const order = ['T', ...alternating(new Set(cards.map(suitOf)))]
  return order.flatMap((suit) => cards.filter((token) => suitOf(token) === suit))
}
