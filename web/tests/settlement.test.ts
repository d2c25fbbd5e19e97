/** Payments as sentences, how a deal ended, and what everybody has won. */
import { expect, test } from 'vitest'
import {
  type Payment,
  type Settlement,
  grouped,
  moneyOf,
  netsOf,
  outcomeText,
  paymentsOf,
  sentences,
} from '../src/score/settlement.ts'
import { Voice } from '../src/told/voice.ts'
import { loadWords } from '../src/words/catalogue.ts'
import { cited } from '../src/words/names.ts'

const words = await loadWords('en')
const danish = new Voice(words, 'danish', ['Anna', 'Bo', 'Cai'], 1)
const koenigrufen = new Voice(words, 'koenigrufen', ['Anna', 'Bruno', 'Clara', 'Dieter'], null)

const paid = (
  payer: Payment['payer'],
  payee: Payment['payee'],
  points: number,
  reason = 'ultimo',
  rule = 'p. 1',
): Payment => ({
  payer,
  payee,
  points,
  reason,
  rule,
  kontra: 1,
})

test('what several pay alike to one is said at once, and the reader is addressed', () => {
  expect(sentences([paid(0, 2, 45), paid(1, 2, 45)], danish).map(({ text }) => text)).toEqual([
    'Anna and you each pay 45 to Cai for the ultimo.',
  ])
})

test('what one pays alike to several is said at once', () => {
  expect(sentences([paid(0, 1, 40), paid(0, 2, 40)], danish).map(({ text }) => text)).toEqual([
    'Anna pays 40 to you and 40 to Cai for the ultimo.',
  ])
})

test('what one pays twice, or another pays in between, is not lost', () => {
  const lost = (payer: number, other: number): Payment[] => [
    paid(payer, other, 5, 'lost_king'),
    paid(payer, 1, 5, 'lost_king'),
    paid(payer, 'king', 5, 'lost_king'),
  ]
  const anna = 'Anna pays 5 to Cai, 5 to you and 5 into the king cup for a lost king.'
  const cai = 'Cai pays 5 to Anna, 5 to you and 5 into the king cup for a lost king.'
  expect(sentences([...lost(0, 2), ...lost(0, 2)], danish).map(({ text }) => text)).toEqual([anna, anna])
  expect(sentences([...lost(0, 2), ...lost(2, 0), ...lost(0, 2)], danish).map(({ text }) => text)).toEqual([
    anna,
    cai,
    anna,
  ])
})

test('cups pay and are paid', () => {
  const text = sentences([paid('pagat', 0, 70), paid(2, 'king', 5)], danish).map((each) => each.text)
  expect(text).toEqual([
    'The pagat cup pays 70 to Anna for the ultimo.',
    'Cai pays 5 into the king cup for the ultimo.',
  ])
})

test('payments under different rules or doubled otherwise are not bundled', () => {
  const doubled = { ...paid(1, 2, 45), kontra: 2 }
  expect(sentences([paid(0, 2, 45), paid(1, 2, 45, 'ultimo', 'p. 2')], danish)).toHaveLength(2)
  expect(sentences([paid(0, 2, 45), doubled], danish).map(({ kontra }) => kontra)).toEqual([1, 2])
})

test('payments stand under what they are for, in the order in which that first came', () => {
  const groups = grouped([paid(0, 1, 5, 'ante'), paid(0, 1, 45), paid(2, 1, 5, 'ante')], danish)
  expect(groups.map(({ reason, sentences: each }) => [reason, each.length])).toEqual([
    ['ante', 1],
    ['ultimo', 1],
  ])
})

test('letters of the server become seats, and cups stay cups', () => {
  const settlement: Settlement = {
    outcome: [],
    paid: [],
    net: { A: -5, C: 5 },
    payments: [{ from: 'A', to: 'pagat', points: 5, for: 'ante', rule: 'p. 1' }],
  }
  expect(netsOf(settlement)).toEqual([
    { seat: 0, points: -5 },
    { seat: 2, points: 5 },
  ])
  expect(paymentsOf(settlement)).toEqual([paid(0, 'pagat', 5, 'ante')])
})

test('money is told only where it is another sum than the score', () => {
  const score = { A: 4, B: -4 }
  expect(moneyOf({ score, money: score })).toEqual([])
  expect(moneyOf({ score, money: { A: 8, B: -8 } })).toEqual([
    { seat: 0, points: 8 },
    { seat: 1, points: -8 },
  ])
})

test('an outcome is filled with names, counts and the names of games', () => {
  const line = (key: string, rest: object) => ({ key, seats: {}, thirds: {}, values: {}, ...rest })
  expect(
    outcomeText(line('k-outcome-counts', { seats: { seat: [2] }, thirds: { own: 107, other: 105 } }), koenigrufen),
  ).toBe('The side of Clara has 35 points and 2 Blatt, the opponents have 35 points')
  const game = line('k-outcome-partner', { seats: { seat: [0], partner: [3] }, values: { contract: 'rufer' } })
  expect(outcomeText(game, koenigrufen)).toBe('Anna plays Rufer with Dieter')
  expect(outcomeText(line('outcome-ultimo', { seats: { seat: [1] }, values: { card: 'pagat' } }), danish)).toBe(
    'Bo (you) wins the last trick with the pagat: ultimo',
  )
})

test('citations name a book as its readers do', async () => {
  const german = await loadWords('de')
  expect(
    cited('Book of 1900, Introduction, K-A01; Tournament sheet, head table, T-A38; Mayr 2012, Die Karten', german),
  ).toBe('Buch von 1900, Einleitung, K-A01; Turnierregeln, Tabelle am Anfang, T-A38; Mayr 2012, Die Karten')
})
