/** The cards from one to ten, with the pips in their old places. */
import { HEIGHT, WIDTH, flat, lines, moved, twice, twinkle } from './draw.ts'
import { suitIndex } from './indices.ts'
import type { Suit } from './pack.ts'
import type { CardStyle } from './style.ts'
import { sign, signShape } from './suits.ts'

/** Column (-1 left, 0 middle, 1 right) and height (0 top, 1 bottom). */
type Place = readonly [column: number, down: number]

const MIDDLE: Place = [0, 0.5]
const pair = (down: number): Place[] => [
  [-1, down],
  [1, down],
]
const corners = [...pair(0), ...pair(1)]
const sides = [...corners, ...pair(1 / 2)]
const ladders = [...corners, ...pair(1 / 3), ...pair(2 / 3)]

const PLACES: Record<number, readonly Place[]> = {
  2: [
    [0, 0],
    [0, 1],
  ],
  3: [[0, 0], MIDDLE, [0, 1]],
  4: corners,
  5: [...corners, MIDDLE],
  6: sides,
  7: [...sides, [0, 1 / 4]],
  8: [...sides, [0, 1 / 4], [0, 3 / 4]],
  9: [...ladders, MIDDLE],
  10: [...ladders, [0, 1 / 6], [0, 5 / 6]],
}

const ONLY_PIP = 46
const ACE = 58
const COLUMN = 15.6

/** Few pips are large and stand together, many are small and reach up beside the index: [size, height of the first]. */
const ROOM: Record<number, readonly [size: number, top: number]> = {
  2: [32, 54],
  3: [30, 46],
  4: [27, 62],
  5: [27, 58],
  6: [26, 55],
  7: [22, 29],
  8: [22, 29],
  9: [20, 28],
  10: [20, 28],
}

/** The ace is engraved: a second outline and a star within. */
const ace = (suit: Suit): string =>
  sign(suit, WIDTH / 2, HEIGHT / 2, ACE) +
  moved(WIDTH / 2, HEIGHT / 2, lines(signShape(suit), 0.5, 'face'), 0, 2.1) +
  moved(WIDTH / 2, HEIGHT / 2, flat('face', twinkle(0, 0, 9)))

function field(suit: Suit, pips: number): string {
  const [places, room] = [PLACES[pips], ROOM[pips]]
  if (!places || !room) throw new RangeError(`Expected 2 to 10 pips, but got ${pips}.`)
  const [size, top] = room
  return places
    .map(([column, down]) => {
      const y = top + down * (HEIGHT - 2 * top)
      return sign(suit, WIDTH / 2 + column * COLUMN, y, size, down > 0.5)
    })
    .join('')
}

/** A large index says the number; one pip is enough for the suit. */
function middle(suit: Suit, pips: number, index: CardStyle['index']): string {
  if (index === 'large') return sign(suit, WIDTH / 2, HEIGHT / 2, ONLY_PIP)
  return pips === 1 ? ace(suit) : field(suit, pips)
}

export function numberCard(suit: Suit, pips: number, style: CardStyle): string {
  return middle(suit, pips, style.index) + twice(suitIndex(suit, String(pips), style.index))
}
