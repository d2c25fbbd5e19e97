import { expect, test } from 'vitest'
import { clockText, secondsLeft } from '../src/hall/clock.ts'
import { dayText } from '../src/hall/dates.ts'
import { mappingOf, placeOf, without } from '../src/hall/desk/list.ts'
import { inRuns } from '../src/hall/desk/runs.ts'
import { amountOf, amountText } from '../src/hall/money.ts'
import { mineIn } from '../src/hall/phone/mine.ts'
import { ROWS, byName, letters, pagesOf, parts } from '../src/hall/wall/turning.ts'
import type { HallPublic, HallSeating } from '../src/wire/messages.ts'

const table = (number: number, ...players: number[]): HallSeating => ({
  table: number,
  deals: 16,
  players: players.map((each) => ({ number: each, name: `Name ${each}` })),
})

const shown = (rest: Partial<HallPublic>): HallPublic => ({
  n: 1,
  event: 'cup',
  name: 'Cup',
  ruleset: 'koenigrufen-turnier',
  rounds: 3,
  ...rest,
})

test('the wall welcomes, then shows the draw, and what was won when lines have come', () => {
  expect(pagesOf(shown({}), 'en').map(({ kind }) => kind)).toEqual(['welcome'])
  const tables = [table(1, 1, 2, 3, 4), table(2, 5, 6, 7, 8)]
  expect(pagesOf(shown({ tables }), 'en').map(({ kind }) => kind)).toEqual(['tables', 'names'])
  const standings = [{ rank: 1, number: 1, name: 'Name 1', points: 2, deals: 1 }]
  expect(pagesOf(shown({ tables, standings }), 'en').map(({ kind }) => kind)).toEqual(['tables', 'names', 'standings'])
  expect(pagesOf(shown({ tables, standings, hash: 'abc' }), 'en').map(({ kind }) => kind)).toEqual(['welcome'])
  const ended = tables.map((each) => ({ ...each, ended: true }))
  expect(pagesOf(shown({ tables: ended, standings }), 'en').map(({ kind }) => kind)).toEqual(['standings'])
})

test('no page has more rows than can be read, and nobody is left out', () => {
  const tables = Array.from({ length: 65 }, (_, at) => table(at + 1, ...[1, 2, 3, 4].map((each) => 4 * at + each)))
  const pages = pagesOf(shown({ tables }), 'de')
  const all = pages.flatMap((page) => (page.kind === 'names' ? page.names : []))
  expect(new Set(all.map(({ number }) => number)).size).toBe(260)
  for (const page of pages) if (page.kind === 'tables') expect(page.tables.length).toBeLessThanOrEqual(ROWS)
  expect(parts([1, 2, 3], 2)).toEqual([[1, 2], [3]])
})

test('people stand in the order of the alphabet of their language', () => {
  const names = { 1: 'Ærø', 2: 'Zita', 3: '10', 4: '9' } as Record<number, string>
  const players = [1, 2, 3, 4].map((number) => ({ number, name: names[number] ?? '' }))
  const order = (language: string): string[] =>
    byName([{ table: 1, deals: 1, players }], language).map(({ name }) => name)
  expect(order('da')).toEqual(['9', '10', 'Zita', 'Ærø'])
  expect(order('de')).toEqual(['9', '10', 'Ærø', 'Zita'])
})

test('a long name is written smaller, and never below what three lines hold', () => {
  expect(letters('Anna Berg', 13)).toBe('5.1vh')
  expect(parseFloat(letters('Josef Hinterleitner', 13))).toBeLessThan(5.1)
  expect(letters('Maximilian Hinterhuber-Obermayr', 13)).toBe('2.8vh')
  expect(letters('Maximilian Hinterhuber-Obermayr', 10.4)).toBe('2.1vh')
})

test('a phone finds its table, also when its owner plays for somebody else or sits out', () => {
  const tables = [table(1, 1, 2, 3, 4), { ...table(2, 5, 6, 7, 8) }]
  tables[1] = {
    ...table(2, 5, 6, 7),
    players: [{ number: 5, name: 'Name 5', played_by: 90 }, ...table(2, 6, 7).players],
  }
  const here = shown({ tables, byes: [{ number: 9, name: 'Name 9' }] })
  expect(mineIn(here, 3)).toMatchObject({ place: 3, playsFor: 0, hasBye: false })
  expect(mineIn(here, 90)).toMatchObject({ place: 1, playsFor: 5 })
  expect(mineIn(here, 5).seating).toBeUndefined()
  expect(mineIn(here, 9)).toMatchObject({ hasBye: true, place: 0 })
})

test.each([
  [{ minutes: 90, since: 1000 }, 1600, '1:20:00'],
  [{ minutes: 90, used: 5341 }, 9999, '0:59'],
  [{ minutes: 1, since: 1000 }, 1121, '−1:01'],
  [{ minutes: 90, since: 2000 }, 1000, '1:30:00'],
  [{ minutes: 90, over: true }, 1000, '0:00'],
])('the clock %j shows at %d %s', (clock, now, text) => {
  expect(clockText(secondsLeft(clock, now))).toBe(text)
})

test('money is typed with a point or a comma, and counted in the smallest unit', () => {
  expect([amountOf('12,50'), amountOf('12.5'), amountOf(' 7 '), amountOf('-3'), amountOf('x'), amountOf('')]).toEqual([
    1250,
    1250,
    700,
    -300,
    undefined,
    undefined,
  ])
  expect(amountText(1250, 'EUR', 'de')).toBe('12,50 EUR')
})

test('a day is written as the reader writes it', () => {
  expect(dayText('2026-11-21', 'de')).toBe('21. November 2026')
  expect(dayText('2026-11-21T14:00', 'en')).toContain('November')
  expect(dayText('in autumn', 'en')).toBe('in autumn')
})

test('a wrong line of a list is found, or left out', () => {
  const text = 'name;town\nAnna;Steyr\n;Linz\nBert;Wels'
  const { start, end } = placeOf(text, 3)
  expect(text.slice(start, end)).toBe(';Linz')
  expect(without(text, [3])).toBe('name;town\nAnna;Steyr\nBert;Wels')
  expect(placeOf(text, 9).start).toBeGreaterThan(0)
  const chosen = { name: 'Vorname', second: 'Nachname', number: '', town: 'Ort', club: '' }
  expect(mappingOf(chosen)).toEqual({ name: 'Vorname+Nachname', town: 'Ort' })
})

test('tables that are missing are told in few signs', () => {
  expect(inRuns([1, 2, 3, 5, 7, 8, 66])).toBe('1–3, 5, 7, 8, 66')
  expect(inRuns([])).toBe('')
})

test('with two rooms each has pages of its own, and a wall in one of them shows only its tables', () => {
  const tables = [table(1, 1, 2, 3, 4), table(2, 5, 6, 7, 8)].map((each, at) => ({
    ...each,
    room: ['Saal', 'Keller'][at] ?? '',
  }))
  const seen = (room = ''): string[] =>
    pagesOf(shown({ tables }), 'de', room).map((page) =>
      page.kind === 'tables' ? page.room : page.kind === 'names' ? String(page.names.length) : page.kind,
    )
  expect(seen()).toEqual(['Saal', 'Keller', '8'])
  expect(seen('Keller')).toEqual(['Keller', '4'])
})

test('the wall tells who has won what when it is over, and of further rankings the first', () => {
  const ended = [{ ...table(1, 1, 2, 3, 4), ended: true }]
  const standings = Array.from({ length: 50 }, (_, at) => ({
    rank: at + 1,
    number: at + 1,
    name: `N ${at}`,
    points: 0,
    deals: 1,
  }))
  const rankings = [{ name: 'Guests', rows: standings.map(({ rank, number }) => [rank, number] as [number, number]) }]
  const awards = [{ rank: 1, number: 1, name: 'N 0', amount: 500 }]
  const raffle = { lots: [{ thing: 'a ham', number: 2, name: 'N 1' }], drawn: true }
  const teams = [{ rank: 1, name: 'Two', members: [1, 2], points: 3 }]
  const kinds = pagesOf(shown({ tables: ended, standings, rankings, awards, raffle, teams }), 'en').map(
    ({ kind }) => kind,
  )
  expect(kinds).toEqual(['standings', 'standings', 'standings', 'ranking', 'teams', 'awards', 'raffle'])
  const before = pagesOf(shown({ tables: ended, standings, raffle: { lots: [{ thing: 'a ham' }] } }), 'en')
  expect(before.every(({ kind }) => kind === 'standings')).toBe(true)
})
