import { expect, test } from 'vitest'
import { grouped } from '../src/hall/settings/groups.ts'
import { listsIn, listsOf, tablesOf } from '../src/hall/settings/rows.ts'
import { Unreadable, draftOf, settingsIn } from '../src/hall/settings/typed.ts'
import type { HallKey } from '../src/wire/messages.ts'

const KEYS: HallKey[] = [
  { key: 'place', kind: 'text' },
  { key: 'rounds', kind: 'number', usual: 3 },
  { key: 'fee', kind: 'money', usual: 0 },
  { key: 'sizes', kind: 'numbers', usual: [4, 5] },
  { key: 'ties', kind: 'order', usual: ['best_round', 'lot'] },
  { key: 'raffle', kind: 'lines', usual: [] },
  { key: 'byes', kind: 'flag', usual: false },
  { key: 'prizes', kind: 'rows', usual: [] },
  { key: 'something_new', kind: 'number', usual: 1 },
]

test('what is kept stands in the fields, and comes back from them', () => {
  const kept = {
    place: 'Steyr',
    rounds: 2,
    fee: 1250,
    sizes: [4],
    ties: ['lot'],
    raffle: ['a ham', 'wine'],
    byes: true,
  }
  expect(settingsIn(KEYS, draftOf(KEYS, kept))).toEqual({ ...kept, something_new: 1 })
})

test('numbers and amounts are read as people write them, and what is none is told at its field', () => {
  const draft = draftOf(KEYS, {})
  expect(settingsIn(KEYS, { ...draft, sizes: ' 4,5; ', fee: '12,5', raffle: 'a ham\n\n' })).toMatchObject({
    sizes: [4, 5],
    fee: 1250,
    raffle: ['a ham'],
  })
  expect(() => settingsIn(KEYS, { ...draft, sizes: 'four' })).toThrow(Unreadable)
  expect(() => settingsIn(KEYS, { ...draft, fee: 'much' })).toThrow(Unreadable)
})

test('no key is left out of the form, also one that the page does not know', () => {
  const { first, more } = grouped(KEYS)
  const shown = [...first, ...more.flatMap(({ keys }) => keys)].map(({ key }) => key)
  expect(shown.toSorted()).toEqual(['byes', 'fee', 'place', 'rounds', 'sizes', 'something_new', 'ties'])
})

test('lists come back as they were kept', () => {
  const kept = {
    rooms: [{ name: 'Saal', tables: 20 }],
    rankings: [{ name: 'Guests', by: 'club', among: ['TC Steyr', 'Linz'], others: true }],
    prizes: [{ rank: 1, amount: 10_050, text: '', ranking: 'Guests' }],
  }
  expect(listsIn(listsOf(kept))).toEqual(kept)
})

test('tables are counted through all rooms', () => {
  const rooms = [
    { name: 'Saal', tables: 20 },
    { name: 'Keller', tables: 8 },
  ]
  expect(tablesOf(rooms, 1)).toEqual({ first: 21, last: 28 })
})
