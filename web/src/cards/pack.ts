/** The cards by their tokens, as records and the server write them: `SK`, `D10`, `T21`, `X`. */

export const SUITS = ['S', 'H', 'D', 'C'] as const
export const COURTS = ['K', 'Q', 'C', 'J'] as const

export type Suit = (typeof SUITS)[number]
export type Court = (typeof COURTS)[number]

export type Card =
  | { kind: 'court'; suit: Suit; court: Court }
  | { kind: 'pips'; suit: Suit; pips: number }
  | { kind: 'tarok'; number: number }
  | { kind: 'skus' }

const SUIT_CARD = /^([SHDC])([KQCJ]|[1-9]|10)$/
const TAROK = /^T([1-9]|1\d|2[01])$/

export function parseCard(token: string): Card {
  if (token === 'X') return { kind: 'skus' }
  const tarok = TAROK.exec(token)
  if (tarok) return { kind: 'tarok', number: Number(tarok[1]) }
  const [, suit, rank] = SUIT_CARD.exec(token) ?? []
  if (!suit || !rank) throw new RangeError(`Expected a card such as SK, D10, T21 or X, but got "${token}".`)
  return COURTS.includes(rank as Court)
    ? { kind: 'court', suit: suit as Suit, court: rank as Court }
    : { kind: 'pips', suit: suit as Suit, pips: Number(rank) }
}

const taroks = (): string[] => Array.from({ length: 21 }, (_, below) => `T${21 - below}`)

const pack = (pips: Record<Suit, readonly number[]>): readonly string[] => [
  'X',
  ...taroks(),
  ...SUITS.flatMap((suit) => [...COURTS, ...pips[suit]].map((rank) => `${suit}${rank}`)),
]

const BLACK_OF_54 = [10, 9, 8, 7]
const RED_OF_54 = [1, 2, 3, 4]
const ALL = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]

/** Danish Tarok: 78 cards. */
export const PACK_78 = /* @__PURE__ */ pack({ S: ALL, H: ALL, D: ALL, C: ALL })

/** Königrufen: the 54 cards of the Industrie und Glück. */
export const PACK_54 = /* @__PURE__ */ pack({ S: BLACK_OF_54, H: RED_OF_54, D: RED_OF_54, C: BLACK_OF_54 })
