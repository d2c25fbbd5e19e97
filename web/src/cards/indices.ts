/** The corners of a card: rank and suit, or the number of a tarok. */
import { type Paint, colour, flat, moved } from './draw.ts'
import { word } from './glyphs.ts'
import type { Suit } from './pack.ts'
import type { CardStyle } from './style.ts'
import { SUIT_PAINT, sign } from './suits.ts'

interface Corner {
  height: number
  widest: number
  pip: number
}

const CORNERS: Record<CardStyle['index'], Corner> = {
  normal: { height: 23, widest: 20, pip: 17 },
  large: { height: 35, widest: 29, pip: 29 },
}

const INSET = 6
const PIP_GAP = 4

const coloured = (paint: Paint, drawing: string): string => `<g color="${colour(paint)}">${drawing}</g>`

/** The room that an index takes, from the card's corner. */
export function corner(size: CardStyle['index']): { width: number; height: number } {
  const { height, widest, pip } = CORNERS[size]
  return { width: INSET + widest + 3, height: INSET + height + PIP_GAP + pip + 4 }
}

export function suitIndex(suit: Suit, rank: string, size: CardStyle['index']): string {
  const { height, widest, pip } = CORNERS[size]
  const written = word(rank, height, widest)
  const middle = INSET + widest / 2
  const left = Number((middle - written.width / 2).toFixed(2))
  return (
    coloured(SUIT_PAINT[suit], moved(left, INSET + 1, written.svg)) +
    sign(suit, middle, INSET + 1 + height + PIP_GAP + pip / 2, pip)
  )
}

const NUMERAL = { normal: 29, large: 42 } as const
const NUMERAL_WIDEST = 84

export const numeralHeight = (size: CardStyle['index']): number => NUMERAL[size]

/** The number of a tarok, as wide as the card allows, from the left so that a fan of cards shows it. */
export function tarokIndex(numeral: string, size: CardStyle['index']): string {
  return coloured('ink', moved(8, 7, word(numeral, NUMERAL[size], NUMERAL_WIDEST).svg))
}

const CAP =
  'M3 14C0 6 3 2 7 2 10 2 12 4 13 7 14 3 16 0 20 0S26 3 27 7C28 4 30 2 33 2 37 2 40 6 37 14L34 11C33 13 32 15 31 18H9C8 15 7 13 6 11ZM8 20H32V25H8Z'
const CAP_SIZE = { width: 40, height: 25 }

/** The skus has no number; it has the fool's cap. */
export function skusIndex(size: CardStyle['index']): string {
  const scale = Number(((NUMERAL[size] - 3) / CAP_SIZE.height).toFixed(3))
  return moved(8, 9, flat('ink', CAP), 0, scale)
}
