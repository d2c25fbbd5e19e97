/**
 * The few marks that every drawing is made of.
 *
 * A drawing is SVG text.  It never names a colour, only a custom property (`--card-red`), so that a theme is a handful
 * of CSS declarations; and it never needs an `id`, so that any number of cards can lie on one page.
 */

/** The card's own measure: all drawings are in these units. */
export const WIDTH = 100
export const HEIGHT = 180

/** A pot of colour: `red` is the custom property `--card-red` of `cards.css`. */
export type Paint =
  | 'face'
  | 'edge'
  | 'frame'
  | 'ink'
  | 'spade'
  | 'heart'
  | 'diamond'
  | 'club'
  | 'panel-spade'
  | 'panel-heart'
  | 'panel-diamond'
  | 'panel-club'
  | 'panel-tarok'
  | 'line'
  | 'linen'
  | 'skin'
  | 'shade'
  | 'blush'
  | 'red'
  | 'blue'
  | 'sky'
  | 'gold'
  | 'green'
  | 'brown'
  | 'copper'
  | 'silver'
  | 'night'
  | 'back'
  | 'back-line'

export type Point = readonly [x: number, y: number]

export const colour = (paint: Paint): string => `var(--card-${paint})`

/** Fine enough for a card as large as a screen. */
export const rounded = (number: number): number => Number(number.toFixed(3))

/** A filled shape with the outline of its surroundings. */
export const shape = (paint: Paint, d: string): string => `<path fill="${colour(paint)}" d="${d}"/>`

/** A filled shape without an outline: shadows, cheeks, patterns. */
export const flat = (paint: Paint, d: string): string => `<path fill="${colour(paint)}" stroke="none" d="${d}"/>`

/** Lines only. */
export const lines = (d: string, width?: number, paint?: Paint): string =>
  `<path fill="none"${width ? ` stroke-width="${width}"` : ''}${paint ? ` stroke="${colour(paint)}"` : ''} d="${d}"/>`

export const disc = (paint: Paint, x: number, y: number, r: number): string =>
  `<circle fill="${colour(paint)}" cx="${x}" cy="${y}" r="${r}"/>`

/** Dots without an outline, all alike. */
export const dots = (paint: Paint, r: number, ...at: Point[]): string =>
  flat(paint, at.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join(''))

/** The outline of a star with four points. */
export const twinkle = (x: number, y: number, r: number): string => {
  const waist = rounded(r / 3.6)
  const [left, right, top, bottom] = [x - waist, x + waist, y - waist, y + waist]
  return `M${x} ${y - r}L${right} ${top} ${x + r} ${y} ${right} ${bottom} ${x} ${y + r} ${left} ${bottom} ${x - r} ${y} ${left} ${top}Z`
}

export function moved(x: number, y: number, drawing: string, turn = 0, size = 1): string {
  const turned = turn ? ` rotate(${turn})` : ''
  const sized = size === 1 ? '' : ` scale(${rounded(size)})`
  return `<g transform="translate(${rounded(x)} ${rounded(y)})${turned}${sized}">${drawing}</g>`
}

/** A drawing and its mirror image: for all that has a left and a right. */
export const both = (drawing: string): string => `${drawing}<g transform="scale(-1 1)">${drawing}</g>`

/** What lies within a rectangle of the card; the rest is cut off. */
export const within = (x: number, y: number, width: number, height: number, drawing: string): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${drawing}</svg>`

/** The weight of the outlines; high contrast makes them heavier. */
export const OUTLINE = 'var(--card-outline)'

/** The hand that draws all pictures: one outline, round at its ends. */
export const outlined = (drawing: string): string =>
  `<g stroke="${colour('line')}" stroke-width="${OUTLINE}" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`

/** A drawing and the same turned by half a circle about the middle of the card. */
export const twice = (drawing: string): string =>
  `${drawing}<g transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})">${drawing}</g>`
