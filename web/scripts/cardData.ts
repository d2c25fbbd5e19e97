/**
 * The cards as data for those who draw without a browser: `src/tarock/drawing/cards.json`, written by `make cards`.
 *
 * The drawings stand in `src/cards` and nowhere else; what comes out here is what the page shows, with three savings.
 * A half that is repeated, turned or mirrored, is a `<use>` of the first, since a picture may have ids where a page may
 * not; so is the wallpaper behind the courts of a suit; and their corners stand apart, since their letters are those of
 * a language.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { back, card } from '../src/cards/card.ts'
import { wallpaper } from '../src/cards/courts/wallpaper.ts'
import { HEIGHT, WIDTH, twice } from '../src/cards/draw.ts'
import { suitIndex } from '../src/cards/indices.ts'
import { PACK_78, SUITS, parseCard } from '../src/cards/pack.ts'
import type { CardStyle } from '../src/cards/style.ts'
import { STYLESHEET, type Version, palette, read, valueOf } from './stylesheet.ts'

const WORDS = new URL('../../src/tarock/words/', import.meta.url)

/** The version of the cards that a player has who has chosen nothing. */
const STYLE: CardStyle = { letters: { K: 'K', Q: 'Q', C: 'C', J: 'J' }, numerals: 'both', index: 'normal' }

/** What of the page's own colours a picture of a table needs. */
const OF_THE_PAGE = ['paper', 'ink', 'ink-soft', 'gold', 'felt', 'felt-deep', 'felt-ink', 'felt-soft']

/** The letters of the courts, in all languages. */
const LETTERS = readdirSync(WORDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    try {
      return [readFileSync(new URL(`${name}/cards.ftl`, WORDS), 'utf8')]
    } catch {
      return [] // a folder of Python
    }
  })
  .flatMap((text) => [...text.matchAll(/^rank-short-\w+ = (.+)$/gm)].map(([, letter = '']) => letter))

/** What lies on the sheet, without the element around it, which places it. */
const inside = (svg: string): string => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')

/** Halves of a card, which are turned, hold halves of a figure, which are mirrored: the larger are folded first. */
const REPEATED = ['rotate(180 50 90)', 'scale(-1 1)']

/** A drawing in which whatever stands there twice in a row, the second time turned or mirrored, stands once. */
const folded = (drawing: string, name: string): string =>
  REPEATED.reduce((text, transform, step) => foldedBy(transform, text, `${name}-${'ab'[step]}`), drawing)

function foldedBy(transform: string, drawing: string, name: string): string {
  const group = `<g transform="${transform}">`
  let [text, count] = [drawing, 0]
  for (let at = text.indexOf(group); at >= 0; at = text.indexOf(group, at + 1)) {
    const from = at + group.length
    const repeated = text.slice(from, closing(text, from))
    const start = at - repeated.length
    if (text.slice(start, at) !== repeated) continue
    const id = `${name}${(count += 1)}`
    const once = `<g id="${id}">${repeated}</g><use href="#${id}" transform="${transform}"/>`
    text = text.slice(0, start) + once + text.slice(from + repeated.length + '</g>'.length)
    at = start
  }
  return text
}

/** Where the group ends whose content begins at a place. */
function closing(text: string, from: number): number {
  const tag = /<g[ >]|<\/g>/g
  tag.lastIndex = from
  let depth = 1
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    depth += found[0] === '</g>' ? -1 : 1
    if (depth === 0) return found.index
  }
  throw new RangeError('Expected every group of a drawing to be closed.')
}

function picture(token: string): string {
  const drawing = inside(card(token, STYLE))
  const face = parseCard(token)
  if (face.kind !== 'court') return folded(drawing, token)
  const index = twice(suitIndex(face.suit, STYLE.letters[face.court], STYLE.index))
  if (!drawing.endsWith(index)) throw new RangeError(`Expected the corners of ${token} to be drawn last.`)
  const ground = `<use href="#ground-${face.suit}"/>`
  return folded(drawing.slice(0, -index.length).replace(wallpaper(face.suit), ground), token)
}

const indicesOf = (suit: (typeof SUITS)[number]): Record<string, string> =>
  Object.fromEntries(
    [...new Set(LETTERS)].sort().map((letter) => [letter, twice(suitIndex(suit, letter, STYLE.index))]),
  )

function colours(theme: Version['data-theme']): Record<string, string> {
  const version: Version = { 'data-theme': theme, 'data-suits': 'two', 'data-contrast': 'normal' }
  const [ofCards, ofPage] = [palette(version), palette(version, read('shell/theme.css'))]
  const drawn = [...new Set([...STYLESHEET.matchAll(/(--card-[\w-]+):/g)].map(([, name = '']) => name))].sort()
  return Object.fromEntries([
    ...drawn.map((name) => [name.slice(2), valueOf(ofCards, name)]),
    ...OF_THE_PAGE.map((name) => [name, valueOf(ofPage, `--${name}`)]),
  ]) as Record<string, string>
}

const DATA = {
  size: [WIDTH, HEIGHT],
  colours: { light: colours('light'), dark: colours('dark') },
  back: inside(back()),
  grounds: Object.fromEntries(SUITS.map((suit) => [suit, wallpaper(suit)])),
  indices: Object.fromEntries(SUITS.map((suit) => [suit, indicesOf(suit)])),
  cards: Object.fromEntries(PACK_78.map((token) => [token, picture(token)])),
}

/** The file, a line for each drawing. */
export const TEXT = `${JSON.stringify(DATA, null, 1).replaceAll(/\n +/g, '\n')}\n`
