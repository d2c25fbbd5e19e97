/** The back of every card: a lattice in two colours, with a star for either end of the table. */
import { type Point, HEIGHT, WIDTH, colour, flat, lines, twinkle, within } from './draw.ts'

const MESH = { width: 10, height: 12 }
const FRAME = { x: 6, y: 6, width: WIDTH - 12, height: HEIGHT - 12 }

/** The crossings of the lattice, every second row set off by half a mesh. */
const crossings = (): Point[] =>
  Array.from({ length: 29 }, (_, row) =>
    Array.from({ length: 11 }, (_, column): Point => [
      column * MESH.width + (row % 2 ? MESH.width / 2 : 0) - 2.5,
      row * (MESH.height / 2) + 6,
    ]),
  ).flat()

const lattice = (at: readonly Point[]): string =>
  lines(at.map(([x, y]) => `M${x} ${y}l5 6-5 6-5-6Z`).join(''), 0.7, 'back-line') +
  flat('back-line', at.map(([x, y]) => twinkle(x, y + 6, 2.2)).join(''))

const pen = (width: number): string => `stroke="${colour('back-line')}" stroke-width="${width}"`

const [MIDDLE_X, MIDDLE_Y] = [WIDTH / 2, HEIGHT / 2]

const medallion = (): string =>
  `<ellipse cx="${MIDDLE_X}" cy="${MIDDLE_Y}" rx="26" ry="38" fill="${colour('back')}" ${pen(1.6)}/>` +
  `<ellipse cx="${MIDDLE_X}" cy="${MIDDLE_Y}" rx="22.6" ry="34" fill="none" ${pen(0.7)}/>` +
  flat('back-line', `${twinkle(MIDDLE_X, MIDDLE_Y - 15, 11)}${twinkle(MIDDLE_X, MIDDLE_Y + 15, 11)}`) +
  flat('back-line', `${twinkle(MIDDLE_X - 12, MIDDLE_Y, 5)}${twinkle(MIDDLE_X + 12, MIDDLE_Y, 5)}`)

/** Drawn when it is asked for: a build that shows no backs then leaves it out. */
export function drawnBack(): string {
  const { x, y, width, height } = FRAME
  return (
    `<rect x="3" y="3" width="${WIDTH - 6}" height="${HEIGHT - 6}" rx="5" fill="${colour('back')}"/>` +
    within(x, y, width, height, lattice(crossings())) +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="none" ${pen(1.6)}/>` +
    medallion()
  )
}
