import { describe, expect, test } from 'vitest'
import { back, card } from '../src/cards/card.ts'
import { LETTERS } from '../src/cards/glyphs.ts'
import { PACK_54, PACK_78 } from '../src/cards/pack.ts'
import { LANGUAGES } from '../src/words/language.ts'
import { cardName, courtLetters } from '../src/words/names.ts'
import { STYLESHEET } from '../scripts/stylesheet.ts'
import { PLAIN, STYLES, words } from './versions.ts'
import { pathFaults, xmlFaults } from './xml.ts'

/** All that a pattern finds in some texts, without repetition: its first group. */
const found = (texts: string[], pattern: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, group = '']) => group)))

const drawn = STYLES.flatMap((style) => PACK_78.map((token) => card(token, style, token)))

describe('every card of both packs, in every version', () => {
  test('is drawn as well-formed SVG', () => {
    expect([...drawn, back(), back('back')].flatMap(xmlFaults)).toEqual([])
  })

  test('has paths that can be read to their end', () => {
    const paths = found([...drawn, back()], / d="([^"]*)"/g)
    expect(paths.size).toBeGreaterThan(500)
    expect([...paths].flatMap(pathFaults)).toEqual([])
  })

  test('takes its colours from the stylesheet, which sets no other', () => {
    const used = found([...drawn, back(), STYLESHEET], /var\((--card-[\w-]+)\)/g)
    const set = found([STYLESHEET], /(--card-[\w-]+):/g)
    expect([...set].sort()).toEqual([...used].sort())
    expect(drawn.filter((svg) => /(fill|stroke)="(?!none|currentColor|var\()/.test(svg))).toEqual([])
  })

  test('needs no id, so that it can lie on a page twice', () => {
    expect(drawn.filter((svg) => /\s(id|href)=/.test(svg))).toEqual([])
  })

  test.each([PACK_78, PACK_54])('is like no other, nor like the back', (...pack) => {
    for (const style of STYLES) {
      const faces = [...pack.map((token) => card(token, style)), back()]
      expect(new Set(faces).size).toBe(pack.length + 1)
    }
  })

  test('has a figure or scene of its own, not only another index', () => {
    const pictures = PACK_78.map((token) => card(token, PLAIN).replace(/<g color=.*$/, ''))
    expect(new Set(pictures).size).toBe(78)
  })
})

describe('the title', () => {
  test('names the image, and is escaped', () => {
    const svg = card('SK', PLAIN, 'K & <D>')
    expect(svg).toContain('role="img"')
    expect(svg).toContain('<title>K &amp; &lt;D&gt;</title>')
  })

  test('left out makes a card decoration', () => {
    expect(card('SK', PLAIN)).toContain('aria-hidden="true"')
    expect(card('SK', PLAIN)).not.toContain('role=')
  })

  test.each(LANGUAGES)('is one for each card in %s', (language) => {
    const say = words(language)
    expect(new Set(PACK_78.map((token) => cardName(token, say))).size).toBe(78)
  })
})

describe('the index', () => {
  test.each([
    ['da', 'K D C Kn'],
    ['de', 'K D C B'],
    ['en', 'K Q C J'],
  ] as const)('has the letters of the %s catalogue', (language, letters) => {
    expect(Object.values(courtLetters(words(language))).join(' ')).toBe(letters)
    expect([...letters.replaceAll(' ', '')].filter((letter) => !LETTERS.has(letter))).toEqual([])
  })

  test('changes with the language', () => {
    const letters = LANGUAGES.map((language) => courtLetters(words(language)))
    const jacks = letters.map((own) => card('SJ', { ...PLAIN, letters: own }))
    expect(new Set(jacks).size).toBe(LANGUAGES.length)
  })

  test('in a letter that is not drawn is refused', () => {
    expect(() => card('SK', { ...PLAIN, letters: { ...PLAIN.letters, K: 'Ж' } })).toThrow('"Ж"')
  })

  test('large is drawn larger', () => {
    expect(card('S7', PLAIN)).not.toBe(card('S7', { ...PLAIN, index: 'large' }))
    expect(card('T7', PLAIN)).not.toBe(card('T7', { ...PLAIN, index: 'large' }))
  })
})
