import { expect, test } from 'vitest'
import { momentText } from '../src/shell/moments.ts'

const at = (day: number, hour: number, minute = 0): number => new Date(2026, 2, day, hour, minute).getTime()
/** A Friday evening; on the next Sunday clocks are put forward in Europe. */
const NOW = at(27, 22, 30)

test.each([
  ['en', at(27, 23, 59), '23:59'],
  ['en', at(28, 0, 5), 'tomorrow 00:05'],
  ['en', at(28, 18), 'tomorrow 18:00'],
  ['da', at(28, 18), 'i morgen 18.00'],
  ['de', at(28, 18), 'morgen 18:00'],
  ['en', at(29, 22, 30), 'Sunday 22:30'],
  ['da', at(30, 9), 'mandag 09.00'],
  ['de', at(30, 9), 'Montag 09:00'],
  ['en', at(31 + 8, 9), 'April 8 09:00'],
  ['de', at(31 + 8, 9), '8. April 09:00'],
  ['en', at(26, 9), 'yesterday 09:00'],
  ['da', at(20, 9), '20. marts 09.00'],
])('in %s', (language, moment, text) => {
  expect(momentText(moment, NOW, language)).toBe(text)
})
