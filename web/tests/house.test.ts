import { describe, expect, test } from 'vitest'
import { withValue, withoutValue } from '../src/house/edit.ts'
import { lineOf } from '../src/house/lines.ts'
import { freeId, idFor, readShelf } from '../src/shelf/shelf.ts'
import { headOf, newText, readText, readValue, same, valueAt, writeValue } from '../src/shelf/text.ts'

const TEXT = `# What we play on Thursdays.
id = "tarok-hjemme"
extends = "danish-hjoerring"
name = "Tarok hjemme hos os"

[ultimo]
pagat = 50  # agreed in 2024

[disclosure]
answer = "yes_no"
source = "vedtaget 2024"

[fines.revoke]
each_cup = 20

[[rotations]]
id = "four"
packs = 1
`

const PAGAT = { table: 'ultimo', name: 'pagat' }
const KING = { table: 'ultimo', name: 'king' }
const ANSWER = { table: 'disclosure', name: 'answer' }
const REVOKE = { table: 'fines.revoke', name: 'each_cup' }
const PACKS = { table: 'rotations', row: 'four', name: 'packs' }

describe('reading', () => {
  test('finds a value in its table, or in the row with its id', () => {
    const { data, stop } = readText(TEXT)
    expect(stop).toBeUndefined()
    expect([PAGAT, KING, ANSWER, REVOKE, PACKS].map((spot) => valueAt(data, spot))).toEqual([
      50,
      undefined,
      'yes_no',
      20,
      1,
    ])
    expect(valueAt(data, { ...PACKS, row: 'five' })).toBeUndefined()
    expect(headOf(data)).toEqual({ id: 'tarok-hjemme', name: 'Tarok hjemme hos os', base: 'danish-hjoerring' })
  })

  test('passes over lines that are no TOML, and says where the first one is', () => {
    const { data, stop } = readText(TEXT.replace('"yes_no"', '').replace('[[rotations]]', '[[rotations'))
    expect(stop?.line).toBe(10)
    expect([PAGAT, REVOKE].map((spot) => valueAt(data, spot))).toEqual([50, 20])
  })

  test('reads nothing in a text that is something else', () => {
    const { data, stop } = readText('Dear all,\nthese are our rules:\nplay nicely')
    expect(data).toEqual({})
    expect(stop?.line).toBe(1)
  })

  test('of one value takes no more than one', () => {
    expect(readValue('["pagat", "uhu"]')).toEqual(['pagat', 'uhu'])
    expect(readValue('[{ dealer = 0, forehand = 1 }]')).toEqual([{ dealer: 0, forehand: 1 }])
    expect(readValue('[')).toBeUndefined()
    expect(readValue('1\nother = 2')).toBeUndefined()
  })
})

test('every value is read as it was written', () => {
  const values = [true, 5, 'a "quoted" word\\', [], ['a', 'b'], [['a'], ['b']], [{ dealer: 0, middle: 2 }], {}]
  for (const value of values) expect(readValue(writeValue(value))).toEqual(value)
})

test('values are the same when they say the same', () => {
  expect(same([{ dealer: 0, middle: 1 }], [{ middle: 1, dealer: 0 }])).toBe(true)
  expect(same(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(same([1], [1, 2])).toBe(false)
  expect(same({ a: 1 }, { b: 1 })).toBe(false)
  expect(same(1, '1')).toBe(false)
  expect(same(null, 0)).toBe(false)
})

describe('changing a value', () => {
  const lines = (text: string): string[] => text.split('\n')

  test('changes its line alone, and keeps the comment on it', () => {
    const before = lines(TEXT)
    const after = lines(withValue(TEXT, PAGAT, 60))
    expect(after[6]).toBe('pagat = 60  # agreed in 2024')
    expect(after.filter((_, line) => line !== 6)).toEqual(before.filter((_, line) => line !== 6))
  })

  test('does not take a # in a text for a comment', () => {
    const source = { table: 'disclosure', name: 'source' }
    const text = withValue(TEXT, source, 'minutes # 4')
    expect(valueAt(readText(withValue(text, source, 'minutes')).data, source)).toBe('minutes')
    expect(withValue(text, source, 'minutes')).not.toContain('#4')
  })

  test('writes a new key beside the others of its table', () => {
    expect(lines(withValue(TEXT, KING, 45)).slice(5, 8)).toEqual([
      '[ultimo]',
      'pagat = 50  # agreed in 2024',
      'king = 45',
    ])
  })

  test('writes a new table, or a new row, at the end', () => {
    expect(withValue(TEXT, { table: 'count.values', name: 'king' }, 5)).toBe(`${TEXT}\n[count.values]\nking = 5\n`)
    expect(withValue(TEXT, { ...PACKS, row: 'five' }, 1)).toBe(`${TEXT}\n[[rotations]]\nid = "five"\npacks = 1\n`)
  })

  test('changes a row by its id', () => {
    expect(valueAt(readText(withValue(TEXT, PACKS, 2)).data, PACKS)).toBe(2)
    expect(withValue(TEXT, PACKS, 2)).toContain('id = "four"\npacks = 2\n')
  })

  test('changes what stands before all tables', () => {
    expect(lines(withValue(TEXT, { table: '', name: 'name' }, 'Klubben'))[3]).toBe('name = "Klubben"')
    expect(lines(withValue(TEXT, { table: '', name: 'version' }, 2))[4]).toBe('version = 2')
  })

  test('writes all anew where it stands in another form', () => {
    const text = 'id = "x"\nextends = "y"\nname = "z"\nultimo = { pagat = 50 }\n'
    const { data } = readText(withValue(text, KING, 45))
    expect(data['ultimo']).toEqual({ pagat: 50, king: 45 })
    const dotted = readText(withoutValue('name = "z"\nultimo.pagat = 50\n', PAGAT))
    expect(dotted.data).toEqual({ name: 'z' })
    const long = 'auction.order = 1\n[suit_game]\nbonuses = [\n  "kings",\n]\n'
    expect(readText(withValue(long, { table: 'suit_game', name: 'bonuses' }, ['trull'])).data['suit_game']).toEqual({
      bonuses: ['trull'],
    })
  })

  test('never writes a text anew that is no TOML at present', () => {
    const broken = TEXT.replace('"yes_no"', '')
    expect(withValue(broken, PAGAT, 60)).toBe(broken.replace('50', '60'))
  })
})

describe('going back to the book', () => {
  test('takes the key away, and its table when nothing else is changed there', () => {
    expect(withoutValue(TEXT, PAGAT)).toBe(TEXT.replace('[ultimo]\npagat = 50  # agreed in 2024\n\n', ''))
    expect(withoutValue(withValue(TEXT, KING, 45), PAGAT)).toContain('[ultimo]\nking = 45\n')
  })

  test('takes a source away with the last change that it was for', () => {
    expect(readText(withoutValue(TEXT, ANSWER)).data['disclosure']).toBeUndefined()
  })

  test('takes tables in tables and rows away', () => {
    expect(readText(withoutValue(TEXT, REVOKE)).data['fines']).toBeUndefined()
    expect(readText(withoutValue(TEXT, PACKS)).data['rotations']).toBeUndefined()
  })

  test('leaves the text alone where it changes nothing', () => {
    expect(withoutValue(TEXT, KING)).toBe(TEXT)
  })

  test('undoes every change', () => {
    for (const spot of [KING, { table: 'count.values', name: 'king' }, { ...PACKS, row: 'five' }]) {
      expect(withoutValue(withValue(TEXT, spot, 1), spot)).toBe(TEXT)
    }
  })
})

test('a key that is named by the server is found in the text', () => {
  expect(lineOf(TEXT, 'ultimo.pagat')).toBe(7)
  expect(lineOf(TEXT, 'name')).toBe(4)
  expect(lineOf(TEXT, 'rotations.four.packs')).toBe(18)
  expect(lineOf(TEXT, 'fines.revoke.deal')).toBe(13)
  expect(lineOf(TEXT, 'fines.revoke')).toBe(13)
  expect(lineOf(TEXT, 'count.average')).toBeUndefined()
  expect(lineOf(TEXT, '')).toBeUndefined()
})

test('a new ruleset says who it is and what it extends', () => {
  const head = { id: 'hjemme', name: 'Hjemme “hos” os', base: 'danish-hjoerring' }
  expect(headOf(readText(newText(head)).data)).toEqual(head)
})

describe('the shelf', () => {
  test('reads what was kept, as far as it is a ruleset', () => {
    const house = { id: 'a', name: 'A', text: '' }
    expect(readShelf(JSON.stringify([house, { id: 1 }, null]))).toEqual([house])
    expect(readShelf(null)).toEqual([])
    expect(readShelf('{}')).toEqual([])
    expect(readShelf('[')).toEqual([])
  })

  test('makes an id of a name, and a free one', () => {
    expect(idFor('Tarok på Ærø!')).toBe('tarok-paa-aeroe')
    expect(idFor('Königrufen für Große')).toBe('konigrufen-fur-grosse')
    expect(idFor('♠♥')).toBe('house')
    expect(freeId('a', ['b'])).toBe('a')
    expect(freeId('a', ['a', 'a-2'])).toBe('a-3')
  })
})
