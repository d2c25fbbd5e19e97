/** What the scenes of the taroks share: a picture 86 wide and 96 high, the first thing in it the sky. */
import { type Paint, type Point, flat, lines, rounded } from '../draw.ts'

export const SCENE = { width: 86, height: 96 }

export const sky = (paint: Paint): string => flat(paint, `M0 0H${SCENE.width}V${SCENE.height}H0Z`)

/** Land, water or floor, from a line down to the lower edge. */
export const below = (paint: Paint, edge: string): string => flat(paint, `${edge}V${SCENE.height}H0Z`) + lines(edge)

/** Points on a circle, the first at the top. */
export const around = (count: number, x: number, y: number, r: number): Point[] =>
  Array.from({ length: count }, (_, step): Point => {
    const angle = (2 * Math.PI * step) / count - Math.PI / 2
    return [rounded(x + r * Math.cos(angle)), rounded(y + r * Math.sin(angle))]
  })
