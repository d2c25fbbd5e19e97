/** Features that faces are put together from; the middle of the face is the origin, its chin at 15. */
import { type Point, dots, flat, lines, moved, shape } from '../draw.ts'

/** An eye that looks to the left (-1), at you (0) or to the right (1). */
export const eye = (x: number, y: number, look: number): string =>
  moved(
    x,
    y,
    flat('linen', 'M-3.2.4Q0-2.8 3.2.4 0 2.4-3.2.4Z') +
      dots('line', 1.5, [look * 1.2, 0]) +
      lines('M-3.4.5Q0-3.2 3.4.5', 1.2),
  )

/** Closed in laughter, or looking down. */
export const lowered = (x: number, y: number): string => lines(`M${x - 3} ${y}q3 2.6 6 0`, 1.2)

export const blush = (...at: Point[]): string => dots('blush', 2.6, ...at)

/** A face seen from the front. */
export const frontal =
  shape('skin', 'M-11.5-12C-12.5 2-10 13 0 16 10 13 12.5 2 11.5-12Z') +
  flat('shade', 'M11-12C12 2 9.6 12.6.4 15.4 7 11 9.6 2 8.4-12Z')

/** A slender one. */
export const slender =
  shape('skin', 'M-10.5-12C-11.5 1-8.5 10 0 16.4 8.5 10 11.5 1 10.5-12Z') +
  flat('shade', 'M10-12C11 1 8.2 9.6.2 15.6 6 9.6 8.6 1 7.6-12Z')

/** A face from the side, looking left; the nose is the face's own. */
export const profile = (nose: string): string =>
  shape(
    'skin',
    `M-7-13C-8.6-9-8.8-6-8.2-3.4${nose}L-11 8.4-10 9.6-10.8 11.4C-10.6 14.6-9 16.6-5.4 16.6 2 16.4 8 11 10 2L9-13Z`,
  ) + flat('shade', 'M8.4-13 9.4 2C7.4 10.6 1.6 15.8-5 16 1.4 13.4 6 8 5.4-13Z')

/** A hand closed about a staff, thumb up. */
export const fist = (x: number, y: number, turn = 0): string =>
  moved(
    x,
    y,
    shape('skin', 'M-5-5.5C-2-7 3-7 5-5 6.6-3 6.4 4 5 6 2 7.6-3 7.4-5 5.6-6.4 3-6.4-3-5-5.5Z') +
      lines('M-5.4-2.6H1M-5.6.4H1.4M-5.2 3.4H1', 0.9),
    turn,
  )
