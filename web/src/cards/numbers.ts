/** The cards from one to ten, with the pips in their old places. */
import { sign } from './suits.ts'
import { suitIndex } from './indices.ts'
import { WIDTH, HEIGHT, twice } from './draw.ts'
import type { Suit } from './pack.ts'
import type { CardStyle } from './style.ts'

/** Column (-1 left, 0 middle, 1 right) and height (0 top, 1 bottom). */
type Place = readonly [column: number, down: number]

const MIDDLE: Place = [0, 0.5]
const pair = (down: number): Place[] => [[-1, down], [1, down]]
const corners = [...pair(0), ...pair(1)]
const sides = [...corners, ...pair(1 / 2)]
const ladders = [...corners, ...pair(1 / 3), ...pair(2 / 3)]

const PLACES: Record<number, readonly Place[]> = {
  1: [MIDDLE],
  2: [[0, 0], [0, 1]],
  3: [[0, 0], MIDDLE, [0, 1]],
  4: corners,
  5: [...corners, MIDDLE],
  6: sides,
  7: [...sides, [0, 1 / 4]],
  8: [...sides, [0, 1 / 4], [0, 3 / 4]],
  9: [...ladders, MIDDLE],
  10: [...ladders, [0, 1 / 6], [0, 5 / 6]],
}

const COLUMN = 18
const TOP = 36
const PIP = 22
const ONLY_PIP = 46

function field(suit: Suit, pips: number): string {
  const size = pips === 1 ? ONLY_PIP : PIP
  return (PLACES[pips] ?? [])
    .map(([column, down]) => {
      const y = TOP + down * (HEIGHT - 2 * TOP)
      return sign(suit, WIDTH / 2 + column * COLUMN, Number(y.toFixed(1)), size, down > 0.5)
    })
    .join('')
}

export function numberCard(suit: Suit, pips: number, style: CardStyle): string {
  const middle = style.index === 'large' ? sign(suit, WIDTH / 2, HEIGHT / 2, ONLY_PIP) : field(suit, pips)
  return middle + twice(suitIndex(suit, String(pips), style.index))
}
