/** The cards from one to ten, with the pips in their old places. */
import { HEIGHT, WIDTH, flat, lines, moved, twice, twinkle } from './draw.ts'
import { suitIndex } from './indices.ts'
import type { Suit } from './pack.ts'
import type { CardStyle } from './style.ts'
import { sign, signShape } from './suits.ts'

/** Column (-1 left, 0 middle, 1 right) and height (0 top, 1 bottom). */
type Place = readonly [column: number, down: number]

const MIDDLE: Place = [0, 0.5]
const pair = (down: number): Place[] => [[-1, down], [1, down]]
const corners = [...pair(0), ...pair(1)]
const sides = [...corners, ...pair(1 / 2)]
const ladders = [...corners, ...pair(1 / 3), ...pair(2 / 3)]

const PLACES: Record<number, readonly Place[]> = {
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

const COLUMN = 15.8
const TOP = 34
const PIP = 19.5
const ONLY_PIP = 46
const ACE = 58

/** The ace is engraved: a second outline and a star within. */
const ace = (suit: Suit): string =>
  sign(suit, WIDTH / 2, HEIGHT / 2, ACE) +
  moved(WIDTH / 2, HEIGHT / 2, lines(signShape(suit), 0.5, 'face'), 0, 2.1) +
  moved(WIDTH / 2, HEIGHT / 2, flat('face', twinkle(0, 0, 9)))

function field(suit: Suit, pips: number): string {
  if (pips === 1) return ace(suit)
  return (PLACES[pips] ?? [])
    .map(([column, down]) => {
      const y = TOP + down * (HEIGHT - 2 * TOP)
      return sign(suit, WIDTH / 2 + column * COLUMN, y, PIP, down > 0.5)
    })
    .join('')
}

export function numberCard(suit: Suit, pips: number, style: CardStyle): string {
  const middle = style.index === 'large' ? sign(suit, WIDTH / 2, HEIGHT / 2, ONLY_PIP) : field(suit, pips)
  return middle + twice(suitIndex(suit, String(pips), style.index))
}
