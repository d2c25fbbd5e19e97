/** A court card: one half figure, twice, with a ribbon across the middle and the index let into its corner. */
import {
  type Paint,
  type Point,
  HEIGHT,
  OUTLINE,
  WIDTH,
  colour,
  dots,
  flat,
  moved,
  outlined,
  shape,
  twice,
  within,
} from '../draw.ts'
import { corner, suitIndex } from '../indices.ts'
import type { Court, Suit } from '../pack.ts'
import type { CardStyle } from '../style.ts'
import { CAVALLS } from './cavall.ts'
import { JACKS } from './jack.ts'
import { KINGS } from './king.ts'
import { QUEENS } from './queen.ts'
import { wallpaper } from './wallpaper.ts'

/** Figures are drawn about the middle of their heads, which lies here on the card; riders leave room for the horse. */
const ON_FOOT = { x: 60, y: 47, size: 1.14 }
const MOUNTED = { x: 64, y: 47, size: 1 }

/** The ribbon falls from left to right, so that the figure above has room for a hand. */
const SLOPE = -14

const FIGURES: Record<Court, Record<Suit, string>> = { K: KINGS, Q: QUEENS, C: CAVALLS, J: JACKS }

const PANELS: Record<Suit, Paint> = { S: 'panel-spade', H: 'panel-heart', D: 'panel-diamond', C: 'panel-club' }

const FRAME = { x: 5, y: 5, width: WIDTH - 10, height: HEIGHT - 10 }

const sloped = (turn: number, drawing: string): string =>
  `<g transform="rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})">${drawing}</g>`

const aboveRibbon = (drawing: string): string =>
  sloped(SLOPE, within(-50, -60, 200, 60 + HEIGHT / 2, sloped(-SLOPE, drawing)))

const RIBBON_DOTS = Array.from({ length: 15 }, (_, step): Point => [1 + 7 * step, HEIGHT / 2])
const RIBBON = sloped(
  SLOPE,
  shape('gold', `M-20 ${HEIGHT / 2 - 3.2}H120V${HEIGHT / 2 + 3.2}H-20Z`) + dots('line', 1.1, ...RIBBON_DOTS),
)

/** The frame steps back at two corners to leave the index on plain paper. */
function frame(size: CardStyle['index']): string {
  const { x, y, width, height } = FRAME
  const index = corner(size)
  const [right, bottom] = [x + width, y + height]
  const [far, low] = [WIDTH - index.width, HEIGHT - index.height]
  return (
    `M${index.width} ${y}H${right - 1.5}q1.5 0 1.5 1.5V${low}H${far + 5}q-5 0-5 5V${bottom}` +
    `H${x + 1.5}q-1.5 0-1.5-1.5V${index.height}H${index.width - 5}q5 0 5-5Z`
  )
}

function pane(size: CardStyle['index']): string {
  const { width, height } = corner(size)
  return flat('face', `M0 0H${width}V${height - 5}q0 5-5 5H0Z`)
}

export function courtCard(suit: Suit, court: Court, style: CardStyle): string {
  const { x, y, width, height } = FRAME
  const head = court === 'C' ? MOUNTED : ON_FOOT
  const half = aboveRibbon(moved(head.x, head.y, FIGURES[court][suit], 0, head.size))
  const ground = flat(PANELS[suit], `M${x} ${y}h${width}v${height}h${-width}Z`) + wallpaper(suit)
  const picture = within(x, y, width, height, outlined(ground + twice(half) + RIBBON + twice(pane(style.index))))
  const border = `<path d="${frame(style.index)}" fill="none" stroke="${colour('frame')}" stroke-width="${OUTLINE}"/>`
  return picture + border + twice(suitIndex(suit, style.letters[court], style.index))
}
