import { describe, expect, test } from 'vitest'
import { fromFile } from '../src/house/file.ts'
import { explained } from '../src/house/flaws.ts'
import { expected, filtered, fits, keyName, keySections, shownValue, valueName } from '../src/house/keys.ts'
import { readText } from '../src/shelf/text.ts'
import type { FlawTold, KeyShown, RuleBookShown, RuleShown } from '../src/wire/messages.ts'
import { loadWords } from '../src/words/catalogue.ts'

const say = await loadWords('en', ['house'])

const rule = (number: number, key: string, text: string): RuleShown => ({ number, key, text, source: 'Møller' })
const DISCLOSURE = rule(1, 'disclosure', 'The dealer must say how many taroks were laid.')
const ULTIMO = rule(2, 'ultimo', 'Each of the two others pays 40 for a king and 45 for the pagat.')

const key = (given: Partial<KeyShown>): KeyShown => ({
  key: [given.table, given.row, given.name].filter(Boolean).join('.'),
  table: '',
  name: '',
  kind: 'number',
  value: null,
  source: 'Møller',
  ...given,
})
const ANSWER = key({
  table: 'disclosure',
  name: 'answer',
  kind: 'choice',
  value: 'number',
  choices: ['none', 'number', 'yes_no'],
  rule: DISCLOSURE,
})
const KING = key({ table: 'ultimo', name: 'king', value: 40, least: 0, most: 10_000, rule: ULTIMO })
const PAGAT = key({ table: 'ultimo', name: 'pagat', value: 45, least: 0, most: 10_000, rule: ULTIMO })
const ALLOWED = key({ table: 'redeal', name: 'allowed', kind: 'switch', value: true })
const HOLDER = key({
  table: 'announcing',
  name: 'holder_only',
  kind: 'list',
  value: ['pagat', 'koenig_ultimo'],
  choices: ['pagat', 'koenig_ultimo'],
})
const CONCEDE = key({
  table: 'king_in_talon',
  name: 'concede',
  value: 'game_and_bird',
  choices: ['game_and_bird'],
  least: 0,
  most: 10_000,
})
const KEYS = [PAGAT, KING, ANSWER, ALLOWED]

const BOOK: RuleBookShown = {
  ruleset: 'danish-hjoerring',
  language: 'en',
  title: '',
  intro: [],
  sections: [
    { heading: 'The skat', rules: [DISCLOSURE] },
    { heading: 'The play', rules: [rule(3, 'following', 'Suit is followed.')] },
    { heading: 'Payments', rules: [ULTIMO] },
  ],
}

describe('names', () => {
  test('are those of the table where a key means something of its own', () => {
    expect(keyName(KING, say)).toBe('with a king')
    expect(keyName(key({ table: 'counting', name: 'king' }), say)).toBe('king')
    expect(keyName(key({ table: 'new', name: 'unheard_of' }), say)).toBe('unheard_of')
  })

  test('tell values as a reader says them', () => {
    expect(valueName(ANSWER, 'yes_no', say)).toBe('yes or no')
    expect(shownValue(ALLOWED, true, say)).toBe('yes')
    expect(shownValue(KING, 40, say)).toBe('40')
    expect(shownValue(KING, null, say)).toBe('nothing')
    expect(shownValue(CONCEDE, 'game_and_bird', say)).toBe('the game and the bird')
    expect(shownValue(HOLDER, ['pagat', 'koenig_ultimo'], say)).toBe('Pagat, König ultimo')
    expect(shownValue(HOLDER, [], say)).toBe('nothing')
    const order = key({ table: 'auction', name: 'order', kind: 'list' })
    expect(shownValue(order, [['piccolo', 'zwiccolo'], ['besserrufer pagat']], say)).toBe(
      'Piccolo = Zwiccolo, Pagatrufer',
    )
  })
})

test('a value is of the kind that a key takes, or not', () => {
  expect([40, 0, 10_000].map((value) => fits(KING, value))).toEqual([true, true, true])
  expect([-1, 10_001, 2.5, '40', true].map((value) => fits(KING, value))).toEqual([false, false, false, false, false])
  expect([fits(ANSWER, 'none'), fits(ANSWER, 'maybe')]).toEqual([true, false])
  expect([fits(ALLOWED, false), fits(ALLOWED, 'no')]).toEqual([true, false])
  expect([fits(HOLDER, []), fits(HOLDER, 'pagat')]).toEqual([true, false])
  expect([fits(CONCEDE, 'game_and_bird'), fits(CONCEDE, 10), fits(CONCEDE, 'game')]).toEqual([true, true, false])
})

test('what belongs in a place is said as the text writes it', () => {
  expect(expected(KING, say)).toContain('from 0 to 10000')
  expect(expected(ANSWER, say)).toContain('"yes_no" (yes or no)')
})

describe('sections', () => {
  const sections = keySections(BOOK, KEYS)
  const shape = (found: typeof sections): [string, string[]][] =>
    found.map(({ heading, rules }) => [heading, rules.flatMap(({ keys }) => keys.map((each) => each.key))])

  test('follow the book; what it does not have comes last', () => {
    expect(shape(sections)).toEqual([
      ['The skat', ['disclosure.answer']],
      ['Payments', ['ultimo.pagat', 'ultimo.king']],
      ['', ['redeal.allowed']],
    ])
  })

  test('can be looked through, by rule, name or key', () => {
    const found = (...words: string[]): [string, string[]][] => shape(filtered(sections, words, () => true, say))
    expect(found('taroks', 'laid')).toEqual([['The skat', ['disclosure.answer']]])
    expect(found('ultimo.king')).toEqual([['Payments', ['ultimo.king']]])
    expect(found('redeal.')).toEqual([['', ['redeal.allowed']]])
    expect(found('nowhere')).toEqual([])
  })

  test('can show some keys only', () => {
    expect(shape(filtered(sections, [], (each) => each === KING, say))).toEqual([['Payments', ['ultimo.king']]])
  })
})

describe('what is wrong', () => {
  const text =
    'id = "x"\nextends = "danish-hjoerring"\n\n[ultimo]\nking = "forty"\npagat = 50\n\n[disclosure]\nanwser = 1\n'
  const told = (flaw: FlawTold) => explained(flaw, text, readText(text).data, KEYS, say)

  test('is told with its key, its line and what belongs there', () => {
    const found = told({ detail: 'Expected `int`, got `str`', key: 'ultimo.king' })
    expect(found).toMatchObject({ key: KING, line: 5, detail: 'Expected `int`, got `str`' })
    expect(found.sentence).toBe(expected(KING, say))
  })

  test('may be a value of the right kind that does not go together with the rest', () => {
    const sentence = say('web-house-misfit')
    expect(told({ detail: 'too dear', key: 'ultimo.pagat' })).toMatchObject({ key: PAGAT, line: 6, sentence })
    expect(told({ detail: 'odd', key: 'ultimo' })).toMatchObject({ key: undefined, line: 4, sentence })
    const average = key({ table: 'count', name: 'average', value: 26, least: 0, most: 10_000 })
    const found = explained({ detail: '', key: 'count.average' }, '[count]\naverage = 25\n', {}, [average], say)
    expect(found.sentence).toBe(say('web-house-misfit-count-average'))
  })

  test('is left to the server where it names no key', () => {
    expect(told({ detail: 'odd' }).sentence).toBe('')
  })

  test('may be a key that the book does not have, or one that is missing', () => {
    expect(told({ detail: '', key: 'disclosure.anwser' })).toMatchObject({ line: 9, sentence: say('web-house-no-key') })
    expect(told({ detail: '', key: 'name' })).toMatchObject({ line: undefined, sentence: say('web-house-head-name') })
  })

  test('may be that the text is no TOML', () => {
    expect(told({ detail: '', line: 3, column: 1 })).toMatchObject({ line: 3, sentence: say('web-house-not-toml') })
  })
})

test('a file gives its ruleset a name, if it has none itself', () => {
  expect(fromFile('club.toml', '\uFEFFname = "Klubben"\r\nid = "k"\r\n')).toEqual({
    name: 'Klubben',
    text: 'name = "Klubben"\nid = "k"\n',
  })
  expect(fromFile('club.toml', 'id = "k"').name).toBe('club')
})
