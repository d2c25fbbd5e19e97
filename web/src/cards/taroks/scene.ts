/** What the scenes of the taroks share: a picture 86 wide and 96 high, the first thing in it the sky. */
import { type Paint, flat, lines } from '../draw.ts'

export const SCENE = { width: 86, height: 96 }

export const sky = (paint: Paint): string => flat(paint, `M0 0H${SCENE.width}V${SCENE.height}H0Z`)

/** Land, water or floor, from a line down to the lower edge. */
export const below = (paint: Paint, edge: string): string => flat(paint, `${edge}V${SCENE.height}H0Z`) + lines(edge)

/** Points on a circle, the first at the top. */
export const around = (count: number, x: number, y: number, r: number): [number, number][] =>
  Array.from({ length: count }, (_, step) => {
    const angle = (2 * Math.PI * step) / count - Math.PI / 2
    return [Number((x + r * Math.cos(angle)).toFixed(1)), Number((y + r * Math.sin(angle)).toFixed(1))]
  })
