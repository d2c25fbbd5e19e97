import { describe, expect, test } from 'vitest'
import { findRules, folded, pieces, wantedWords } from '../src/rulebook/find.ts'
import { changedRules, keyInHash, ruleFor } from '../src/rulebook/rules.ts'
import type { RuleBookShown } from '../src/wire/messages.ts'

const BOOK: RuleBookShown = {
  ruleset: 'danish-hjoerring',
  language: 'en',
  title: 'Danish Tarok after Hans J. Møller (Hjørring)',
  intro: ['A game for three.'],
  sections: [
    {
      heading: 'Dealing',
      rules: [
        { number: 1, key: 'ante', text: 'The dealer puts 5 into each cup.', source: 'Møller, Kortgivning, l.395-397' },
        {
          number: 2,
          key: 'redeal',
          text: 'A player without any numbered tarok may ask for a new deal.',
          source: 'Møller, Kortgivning, l.426-428; Om scusen, l.581-584; B-31',
        },
      ],
    },
    {
      heading: 'The play',
      rules: [
        { number: 3, key: 'following', text: 'Suit is followed.', source: 'Møller, Selve spillet, l.648-649' },
        {
          number: 4,
          key: 'skat',
          text: 'Kings are never laid.',
          source: 'Jensen 1989, Skat, l.1; Møller, Lægning af skat, l.515-561',
          table: [
            ['Card', 'Laid'],
            ['Kønig', '0'],
          ],
        },
      ],
    },
  ],
}

describe('a rule by its citation', () => {
  const found = (citation: string): string | undefined => ruleFor(BOOK, citation)?.key

  test('is the one whose source is just that', () => {
    expect(found('Møller, Selve spillet, l.648-649')).toBe('following')
  })

  test('is one that cites it beside others', () => {
    expect(found('Møller, Lægning af skat, l.515-561')).toBe('skat')
  })

  test('is one that shares a place with it', () => {
    expect(found('Udspil, l.1; Om scusen, l.581-584')).toBe('redeal')
  })

  test('is none where the book knows no such place, or nothing is cited', () => {
    expect(found('Mayr 2012, Renonce')).toBeUndefined()
    expect(found(' ')).toBeUndefined()
  })
})

test('an address names a rule by its key', () => {
  expect(keyInHash('#rule-fines.revoke')).toBe('fines.revoke')
  expect(keyInHash('#elsewhere')).toBeUndefined()
  expect(keyInHash('')).toBeUndefined()
})

test('a house has changed the rules that read otherwise, have other figures, or cite the house', () => {
  const house = structuredClone(BOOK)
  const [dealing, play] = house.sections
  dealing!.rules[0]!.text = 'The dealer puts 10 into each cup.'
  play!.rules[0]!.source = 'At home, house rule'
  play!.rules[1]!.table![1]![1] = '1'
  expect([...changedRules(house, BOOK)]).toEqual(['ante', 'following', 'skat'])
  expect(changedRules(BOOK, BOOK).size).toBe(0)
})

describe('a search', () => {
  const hits = (text: string, wanted: string): string[] =>
    pieces(text, wantedWords(wanted))
      .filter(({ isHit }) => isHit)
      .map((piece) => piece.text)

  test('does not mind capitals and accents', () => {
    expect(folded('Møller, Übersicht, Læg, Groß')).toBe('moller, ubersicht, laeg, gross')
    expect(hits('Hans J. Møller', 'moll')).toEqual(['Møll'])
    expect(hits('Lægning', 'LAEG')).toEqual(['Læg'])
    expect(hits('der große König', 'gross konig')).toEqual(['groß', 'König'])
  })

  test('marks a letter whole when half of what it stands for is looked for', () => {
    expect(hits('Læg', 'a')).toEqual(['æ'])
  })

  test('leaves the text as it is', () => {
    const cut = pieces('The skus, and the skus again.', wantedWords('skus the'))
    expect(cut.map(({ text }) => text).join('')).toBe('The skus, and the skus again.')
    expect(cut.filter(({ isHit }) => isHit)).toHaveLength(4)
    expect(pieces('', [])).toEqual([{ text: '', isHit: false }])
  })

  test('joins what overlaps', () => {
    expect(hits('skuser', 'skus use')).toEqual(['skuse'])
  })

  test('finds rules with all the words, in text, figures, source or heading', () => {
    const keys = (wanted: string): string[] =>
      findRules(BOOK, wantedWords(wanted)).sections.flatMap(({ rules }) => rules.map(({ key }) => key))
    expect(keys('tarok deal')).toEqual(['redeal'])
    expect(keys('konig')).toEqual(['skat'])
    expect(keys('kortgivning')).toEqual(['ante', 'redeal'])
    expect(keys('play suit')).toEqual(['following'])
    expect(keys('nowhere')).toEqual([])
    expect(keys('')).toHaveLength(4)
  })

  test('counts rules and places', () => {
    expect(findRules(BOOK, wantedWords('laid'))).toMatchObject({ rules: 1, places: 2 })
    expect(findRules(BOOK, [])).toMatchObject({ rules: 4, places: 0 })
  })
})
