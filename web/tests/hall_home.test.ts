import { expect, test, vi } from 'vitest'

vi.stubGlobal('location', { pathname: '/', search: '' })
vi.stubGlobal('addEventListener', () => undefined)
const { byLot, dayText, nameFor, nextNumber } = await import('../src/hall/home/home.ts')

test('the second evening of a day gets a number', () => {
  expect(nameFor('2026-11-21', [])).toBe('2026-11-21')
  expect(nameFor('2026-11-21', ['2026-11-21', '2026-11-21-2'])).toBe('2026-11-21-3')
})

test('a new member gets the first number that nobody has', () => {
  expect(nextNumber([])).toBe(1)
  expect(nextNumber([1, 2, 4, 90_001])).toBe(3)
})

test('a day is written as the reader writes it', () => {
  expect(dayText('2026-11-21', 'de')).toBe('21. November 2026')
  expect(dayText('2026-01-01', 'en')).toContain('January')
})

test('the code on a tag names its number', async () => {
  const { numberIn } = await import('../src/hall/phone/mine.ts')
  expect([numberIn('?number=17'), numberIn(''), numberIn('?number=x')]).toEqual([17, 0, 0])
})

test('a lot leaves nobody out, and every order can come', () => {
  const orders = new Set(Array.from({ length: 200 }, () => byLot([1, 2, 3]).join()))
  expect([...orders].sort()).toEqual(['1,2,3', '1,3,2', '2,1,3', '2,3,1', '3,1,2', '3,2,1'])
})
