/** What was paid, how a deal ended, and what everybody has won. */
import { expect, test } from 'vitest'
import { bySeat, grouped } from '../src/score/settlement.ts'
import { sentence } from '../src/told/sentence.ts'
import { Voice } from '../src/told/voice.ts'
import type { Line } from '../src/wire/messages.ts'
import { loadWords } from '../src/words/catalogue.ts'
import { cited, readings } from '../src/words/names.ts'

const words = await loadWords('en')
const danish = new Voice(words, 'danish', ['Anna', 'Bo', 'Cai'], 1)
const koenigrufen = new Voice(words, 'koenigrufen', ['Anna', 'Bruno', 'Clara', 'Dieter'], null)

const paid = (reason: string): Line => ({ key: 'play-paid', kind: 'payment', parts: { for: [{ key: reason }] } })

test('payments stand under what they are for, in the order in which that first came', () => {
  const groups = grouped([paid('for-ante'), paid('for-ultimo'), paid('for-ante')], danish)
  expect(groups.map(({ title, lines }) => [title, lines.length])).toEqual([
    ['As the dealer’s stake', 2],
    ['For the ultimo', 1],
  ])
})

test('letters of the server become seats', () => {
  expect(bySeat({ A: -5, C: 5 })).toEqual([
    { seat: 0, points: -5 },
    { seat: 2, points: 5 },
  ])
})

test('an outcome is filled with names, counts and the names of games', () => {
  const line = (key: string, rest: Partial<Line>): Line => ({ key, kind: 'outcome', ...rest })
  expect(
    sentence(line('k-outcome-counts', { seats: { seat: [2] }, thirds: { own: 107, other: 105 } }), koenigrufen),
  ).toBe('Clara’s side has 35 points and 2 Blatt, the opponents have 35 points')
  const game = line('k-outcome-partner', { seats: { seat: [0], partner: [3] }, values: { contract: 'rufer' } })
  expect(sentence(game, koenigrufen)).toBe('Anna plays Rufer with Dieter')
  expect(sentence(line('outcome-ultimo', { seats: { seat: [1] }, values: { card: 'pagat' } }), danish)).toBe(
    'You win the last trick with the pagat: ultimo',
  )
})

test('citations name a book as its readers do', async () => {
  const german = await loadWords('de')
  expect(
    cited('Book of 1900, Introduction, K-A01; Tournament sheet, head table, T-A38; Mayr 2012, Die Karten', german),
  ).toBe('Buch von 1900, Einleitung; Turnierblatt, Kopftabelle; Mayr 2012, Die Karten')
  expect(cited('Jensen 1989, B-13 (Møller, Betalinger, l.706-710)', german)).toBe(
    'Jensen 1989 (Møller, Betalinger, l.706-710)',
  )
  expect(cited('Zuhause, house rule', german)).toBe('Zuhause, Hausregel')
  expect(readings('Møller, Kortgivning, l.426-428; B-31, B-52')).toEqual(['B-31', 'B-52'])
  expect(readings('Mayr 2012, Trischaken')).toEqual([])
})
