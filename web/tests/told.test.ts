/** What has happened, from the lines of the server, in sentences. */
import { expect, test } from 'vitest'
import { isSpoken, sentence } from '../src/told/sentence.ts'
import { SpokenVoice, Voice } from '../src/told/voice.ts'
import type { Line } from '../src/wire/messages.ts'
import { loadCoachWords, loadWords } from '../src/words/catalogue.ts'

const english = await loadWords('en')
const voice = new Voice(english, 'danish', ['Anna', 'Bo', 'Cai'], 1)
const austrian = new Voice(await loadWords('de'), 'koenigrufen', ['Franz', 'Resi', 'Sepp', 'Vroni'], 1)

const TAKEN_BACK: Line = {
  key: 'play-told-takes-back',
  kind: 'consequence',
  seat: 1,
  cards: { card: ['S7'] },
  parts: { suit: [{ key: 'suit-D' }] },
}
const LED: Line = { key: 'play-told-leads', kind: 'card', seat: 0, cards: { card: ['H10'] } }

test('the reader is addressed, and everybody else is named', () => {
  expect(sentence(TAKEN_BACK, voice)).toBe('You take ♠7 back and must follow with diamonds.')
  expect(sentence({ ...TAKEN_BACK, seat: 2 }, voice)).toBe('Cai takes ♠7 back and must follow with diamonds.')
})

test('cards are told, but not spoken', () => {
  expect(sentence(LED, voice)).toBe('Anna leads ♥10.')
  expect([TAKEN_BACK, LED].map(isSpoken)).toEqual([true, false])
})

test('cards bear the names of their game, to the eye and to the ear', () => {
  const taken: Line = { key: 'play-told-takes', kind: 'trick', seat: 0, cards: { card: ['T21'] } }
  const cards = (tokens: string[]): Line => ({ key: 'k-told-lay-open', kind: 'consequence', cards: { cards: tokens } })
  expect(sentence(taken, voice)).toBe('Anna takes the trick with T21.')
  expect(sentence(taken, austrian)).toContain('Mond')
  expect(sentence(cards(['X', 'T2', 'T1', 'T20']), austrian)).toContain('Sküs Uhu Pagat T20')
  expect(sentence(cards(['T2', 'SK']), SpokenVoice.of(austrian))).toContain('Uhu, Pik-König')
})

test('a dealer who answers only yes or no gives no number', () => {
  const asked = (key: string): Line => ({
    key: 'play-told-asks',
    kind: 'word',
    seat: 0,
    parts: { answer: [{ key, values: { number: 1 } }] },
  })
  expect(sentence(asked('play-laid-yes-no'), voice)).toContain('some were laid')
  expect(sentence(asked('play-laid-number'), voice)).toContain('one was laid')
})

test('what the log says and what the button says is the same word', () => {
  const { words } = austrian
  expect(sentence({ key: 'k-told-pass', kind: 'word', seat: 0 }, austrian)).toContain(words('k-say-pass'))
  expect(sentence({ key: 'k-told-good', kind: 'word', seat: 0 }, austrian)).toContain(words('k-say-good'))
})

test('a payment says who pays whom how much and for what', () => {
  const sum = (seat: number): Line => ({ key: 'play-sum-to', seat, values: { points: '45' } })
  const paid: Line = {
    key: 'play-paid-by-many',
    kind: 'payment',
    parts: {
      payers: [
        { key: 'play-party', seats: { name: [1] } },
        { key: 'play-party', seats: { name: [0] } },
      ],
      sums: [sum(2)],
      for: [{ key: 'for-ultimo' }],
    },
  }
  expect(sentence(paid, voice)).toBe('You and Anna each pay 45 to Cai for the ultimo.')
})

test('a figure is written as the language of the reader writes it', async () => {
  const measured: Line = { key: 'coach-valued', parts: { act: [{ key: 'suit-S' }] }, figures: { value: '-3.1' } }
  const told = async (language: 'da' | 'de' | 'en'): Promise<string> =>
    sentence(measured, new Voice(await loadCoachWords(language), 'danish', [], null))
  expect(await told('en')).toContain('−3.1')
  expect(await told('da')).toContain('−3,1')
  expect(await told('de')).toContain('−3,1')
})
