/** The corners of a card: rank and suit, or the number of a tarok. */
import { type Paint, type Point, WIDTH, colour, dots, flat, moved } from './draw.ts'
import { word } from './glyphs.ts'
import type { Suit } from './pack.ts'
import { roman } from './roman.ts'
import type { CardStyle } from './style.ts'
import { SUIT_PAINT, sign } from './suits.ts'

interface Corner {
  height: number
  widest: number
  pip: number
}

const CORNERS: Record<CardStyle['index'], Corner> = {
  normal: { height: 26, widest: 20, pip: 17 },
  large: { height: 35, widest: 29, pip: 29 },
}

const INSET = 4.5
const PIP_GAP = 4

const coloured = (paint: Paint, drawing: string): string => `<g color="${colour(paint)}">${drawing}</g>`

/** The room that an index takes, from the card's corner. */
export function corner(size: CardStyle['index']): { width: number; height: number } {
  const { height, widest, pip } = CORNERS[size]
  return { width: INSET + widest + 2.5, height: INSET + height + PIP_GAP + pip + 4.5 }
}

export function suitIndex(suit: Suit, rank: string, size: CardStyle['index']): string {
  const { height, widest, pip } = CORNERS[size]
  const written = word(rank, height, widest)
  const middle = INSET + widest / 2
  return (
    coloured(SUIT_PAINT[suit], moved(middle - written.width / 2, INSET + 1, written.svg)) +
    sign(suit, middle, INSET + 1 + height + PIP_GAP + pip / 2, pip)
  )
}

const NUMERAL = { normal: 30, large: 39 } as const
const SECOND = 0.7
const [LEFT, RIGHT, TOP] = [8, WIDTH - 8, 7]

/** An ornament where one number leaves room for it. */
const STAR =
  'M0-8 1.2-2.9 5.7-5.7 2.9-1.2 8 0 2.9 1.2 5.7 5.7 1.2 2.9 0 8-1.2 2.9-5.7 5.7-2.9 1.2-8 0-2.9-1.2-5.7-5.7-1.2-2.9Z'
const STAR_X = 83
const ROOM_FOR_STAR = 64

const star = (height: number): string => moved(STAR_X, TOP + height / 2, flat('ink', STAR))

export const numeralHeight = (size: CardStyle['index']): number => NUMERAL[size]

/** The number of a tarok, from the left. */
export function tarokIndex(number: number, { numerals, index }: CardStyle): string {
  if (numerals === 'both') return coloured('ink', fannedNumeral(number, index))
  const height = NUMERAL[index]
  const { width, svg } = word(numerals === 'roman' ? roman(number) : String(number), height, RIGHT - LEFT)
  return coloured('ink', moved(LEFT, TOP, svg)) + (width < ROOM_FOR_STAR ? star(height) : '')
}

/** Arabic no wider than the index of a suit, so that a fan shows the whole of it; roman in the room that is left. */
function fannedNumeral(number: number, index: CardStyle['index']): string {
  const height = NUMERAL[index]
  const arabic = word(String(number), height, CORNERS[index].widest)
  const left = INSET + 1
  return moved(left, TOP, arabic.svg) + secondNumeral(roman(number), height, RIGHT - left - arabic.width - 8)
}

function secondNumeral(numeral: string, beside: number, widest: number): string {
  const height = SECOND * beside
  const { width, svg } = word(numeral, height, widest)
  return moved(RIGHT - width, TOP + (beside - height) / 2, svg)
}

const CAP =
  'M8 17C9 11 6 7 0 8 3 1 11-1 15 5 16 0 18-4 20-6 22-4 24 0 25 5 29-1 37 1 40 8 34 7 31 11 32 17ZM8 19.6H32V24H8Z'
const BELLS: Point[] = [
  [1, 11.4],
  [20, -7],
  [39, 11.4],
]
const CAP_SIZE = { top: 10, height: 34 }

/** The skus has no number; it has the fool's cap. */
export function skusIndex(size: CardStyle['index']): string {
  const scale = NUMERAL[size] / CAP_SIZE.height
  const cap = flat('ink', CAP) + dots('ink', 3.2, ...BELLS)
  return moved(11, TOP + CAP_SIZE.top * scale, cap, 0, scale) + star(NUMERAL[size])
}
