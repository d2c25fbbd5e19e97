/**
 * The numerals and letters of the indices, drawn here so that they look the same on every machine.
 *
 * Each is a line of even weight, 20 high, with slab serifs: it stays legible at 40 pixels of card width.
 */
import { moved, rounded } from './draw.ts'

interface Glyph {
  width: number
  /** The stems and bowls. */
  stem: string
  /** The slabs at their ends. */
  slab?: string
}

const GLYPHS: Record<string, Glyph> = {
  0: { width: 11.6, stem: 'M5.8 1.7C3 1.7 1.7 5 1.7 10S3 18.3 5.8 18.3 9.9 15 9.9 10 8.6 1.7 5.8 1.7Z' },
  1: { width: 8.6, stem: 'M.6 5.2C3.2 4.8 4.7 3.4 4.9.2V18', slab: 'M.8 18.8H8.6' },
  2: { width: 11.6, stem: 'M1.7 6C1.7 3.2 3.4 1.7 5.8 1.7S9.9 3.3 9.9 5.9C9.9 9.7 2 13.4 2 18.3H10.8' },
  3: { width: 11.6, stem: 'M1.4 1.7H9.4L5.4 8.2C8.4 8.2 10 10.2 10 13 10 16.4 8 18.3 5.5 18.3S1.7 17 1.4 14.6' },
  4: { width: 12.4, stem: 'M8.2 19.8V1.7H7.6L1.8 13.6H12.4' },
  5: {
    width: 11.6,
    stem: 'M9.6 1.7H3L2.3 9C3.3 8 4.6 7.6 5.8 7.6 8.4 7.6 10 9.8 10 12.8 10 16.4 8 18.3 5.4 18.3S1.7 17 1.4 15',
  },
  6: {
    width: 11.6,
    stem: 'M9.2 1.7C4.6 2.6 1.7 7 1.7 12.6 1.7 16.3 3.4 18.3 5.9 18.3S10 16.3 10 13.2 8.4 8.3 6 8.3 1.9 10.2 1.7 12.6',
  },
  7: { width: 11, stem: 'M1.4 5.2V1.7H9.6C7.4 6 4.6 12 4.2 18.3' },
  8: {
    width: 11.6,
    stem: 'M5.8 9.4C3.6 9.4 2.3 7.7 2.3 5.6S3.6 1.7 5.8 1.7 9.3 3.5 9.3 5.6 8 9.4 5.8 9.4C3.2 9.4 1.7 11.3 1.7 13.9S3.3 18.3 5.8 18.3 9.9 16.5 9.9 13.9 8.4 9.4 5.8 9.4Z',
  },
  9: {
    width: 11.6,
    stem: 'M2.5 18.3C7.1 17.4 10 13 10 7.4 10 3.7 8.3 1.7 5.8 1.7S1.7 3.7 1.7 6.8 3.3 11.7 5.7 11.7 9.8 9.8 10 7.4',
  },
  I: { width: 7.4, stem: 'M3.7 2V18', slab: 'M.2 1.2H7.2M.2 18.8H7.2' },
  V: { width: 13, stem: 'M2.8 2 6.6 17 10.4 2', slab: 'M0 1.2H5.4M8 1.2H13' },
  X: { width: 13, stem: 'M3 2 10.2 18M10 2 2.8 18', slab: 'M.2 1.2H5.6M7.6 1.2H12.8M0 18.8H5.2M7.4 18.8H13' },
  K: { width: 13.6, stem: 'M3.6 2V18M10.8 2 4 10.8M6.6 8 11 18', slab: 'M.4 1.2H6.6M8.2 1.2H13M.4 18.8H6.6M9 18.8H13' },
  D: { width: 13, stem: 'M3.6 1.9H5.6C9.6 1.9 11.3 5 11.3 10S9.6 18.1 5.6 18.1H3.6Z', slab: 'M.4 1.2H4M.4 18.8H4' },
  Q: {
    width: 13.2,
    stem: 'M6.4 1.7C3.2 1.7 1.7 5 1.7 10S3.2 18.3 6.4 18.3 11.1 15 11.1 10 9.6 1.7 6.4 1.7ZM6.6 13 11.8 19.6',
  },
  C: {
    width: 12.4,
    stem: 'M10.6 6C10.2 3.2 8.8 1.7 6.6 1.7 3.4 1.7 1.7 5 1.7 10S3.4 18.3 6.6 18.3C9 18.3 10.7 16.6 11 13.6',
    slab: 'M11 .8V6.6',
  },
  J: { width: 10.4, stem: 'M7 2V13.6C7 16.8 5.8 18.3 4 18.3S1.5 17 1.5 14.2', slab: 'M3.6 1.2H10.4' },
  B: {
    width: 12.4,
    stem: 'M3.6 1.9H6C8.6 1.9 9.7 3.4 9.7 5.6S8.6 9.4 6 9.4C9 9.4 10.6 11.2 10.6 13.8S9 18.1 6 18.1H3.6ZM3.6 9.4H6',
    slab: 'M.4 1.2H4M.4 18.8H4',
  },
  n: { width: 12, stem: 'M3.4 7.4V18.6M3.4 12C4.2 9.8 5.4 8.7 7 8.7 9.2 8.7 10 10 10 12.4V18.6', slab: 'M1.2 7.4H3.4' },
}

const TALL = 20
const GAP = 1.6

/** The width of a stem; in a condensed word it grows, or it would look thin. */
const WEIGHT = 3.2

/** The letters that an index can have; a language that needs another has to draw it here. */
export const LETTERS: ReadonlySet<string> = new Set(Object.keys(GLYPHS))

function glyph(letter: string): Glyph {
  const found = GLYPHS[letter]
  if (!found) throw new RangeError(`No glyph is drawn for "${letter}"; there are ${[...LETTERS].join(' ')}.`)
  return found
}

export interface Word {
  width: number
  svg: string
}

/** A word in the colour of its surroundings, its top left corner at the origin, condensed where it is too wide. */
export function word(text: string, height: number, widest: number): Word {
  let x = 0
  const written = [...text].map((letter) => {
    const { width, stem, slab } = glyph(letter)
    const at = x
    x += width + GAP
    const feet = slab ? `<path stroke-width="2" d="${slab}"/>` : ''
    return moved(at, 0, `<path d="${stem}"/>${feet}`)
  })
  const scale = height / TALL
  const natural = (x - GAP) * scale
  const width = Math.min(natural, widest)
  const narrowed = width / natural
  const across = scale * narrowed
  const stem = WEIGHT / Math.sqrt(narrowed)
  const pen = `fill="none" stroke="currentColor" stroke-width="${rounded(stem)}"`
  return { width, svg: `<g transform="scale(${rounded(across)} ${rounded(scale)})" ${pen}>${written.join('')}</g>` }
}
