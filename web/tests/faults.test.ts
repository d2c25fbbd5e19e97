import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { claimName, claimOf, playersOf, shortText, tricksOf, verdictTexts } from '../src/table/faults/claims.ts'
import { type Draft, itemOf, missable, withItem } from '../src/table/faults/declaring.ts'
import { insist } from '../src/table/faults/insist.ts'
import { answerText, answersOf, questionText } from '../src/table/faults/rulings.ts'
import { itemText } from '../src/told/danish.ts'
import { Voice } from '../src/told/voice.ts'
import type { DanishRuling, DanishTable, KoenigrufenRuling, Line, VerdictShown } from '../src/wire/messages.ts'
import { wordsFrom } from '../src/words/catalogue.ts'

const FOLDER = new URL('../../src/tarock/words/da/', import.meta.url)
const danish = wordsFrom(
  'da',
  readdirSync(FOLDER)
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
    .join('\n'),
)
const voice = new Voice(danish, 'danish', ['Anna', 'Bo', 'Carl', 'Dorte'], 0)
const atKoenigrufen = new Voice(danish, 'koenigrufen', ['Anna', 'Bo', 'Carl', 'Dorte'], 0)

const deal: DanishTable = {
  family: 'danish',
  dealer: 2,
  phase: 'play',
  turn: 0,
  cups: [0, 0],
  cups_now: [0, 0],
  cards: [24, 24, 24, 0],
  declared: [null, null, null, null],
  sitting_out: [3],
  tricks: [
    {
      number: 1,
      leader: 0,
      plays: [
        [0, 'SK'],
        [1, 'S4'],
        [2, 'S5'],
      ],
    },
  ],
  trick: { number: 2, leader: 0, plays: [[0, 'HK']] },
}

describe('pointing out', () => {
  test('only those who play can be at fault, and only in tricks to which they have played', () => {
    expect(playersOf(deal, 4)).toEqual([0, 1, 2])
    expect(tricksOf(deal, 0)).toEqual([1, 2])
    expect(tricksOf(deal, 1)).toEqual([1])
  })

  test('a claim names the trick only of a fault that happens in one', () => {
    expect(claimOf({ kind: 'renonce', in_trick: true }, 1, 1, 2)).toEqual({
      do: 'claim-fault',
      kind: 'renonce',
      seat: 1,
      trick: 1,
    })
    expect(claimOf({ kind: 'declaration' }, 1, 1, 2)).toEqual({
      do: 'claim-fault',
      kind: 'declaration',
      seat: 1,
      trick: null,
    })
  })

  test('a fault that only a dealer can commit is the dealer’s', () => {
    expect(claimOf({ kind: 'skat', dealers: true }, 1, null, 2).seat).toBe(2)
  })

  test('claims bear the names of their family', () => {
    expect(claimName({ kind: 'renonce' }, voice)).toBe('kulørsvigt')
    expect(claimName({ kind: 'renonce' }, atKoenigrufen)).toBe('Renonce')
  })
})

describe('a word that does not depend on the position', () => {
  const answering = (answers: boolean[], refused?: { text: string; rule: string }) => {
    const tried: string[] = []
    const table = {
      refused,
      hurry: () => tried.push('hurry'),
      act: async () => (tried.push('act'), answers.shift() ?? false),
    }
    return { table, tried }
  }

  test('is said again when the table has moved on', async () => {
    const { table, tried } = answering([false, true])
    expect(await insist(table, { do: 'talk' })).toBe(true)
    expect(tried).toEqual(['hurry', 'act', 'hurry', 'act'])
  })

  test('is not said again when it is refused', async () => {
    const { table, tried } = answering([false, true], { text: 'no', rule: '' })
    expect(await insist(table, { do: 'talk' })).toBe(false)
    expect(tried).toEqual(['hurry', 'act'])
  })
})

describe('verdicts', () => {
  const found: Line = {
    key: 'referee-heading',
    kind: 'fault',
    seats: { name: [1, 2] },
    parts: { what: [{ key: 'fault-revoke' }], when: [{ key: 'moment-trick', values: { trick: 4 } }] },
  }
  const claim: Line = {
    key: 'play-told-claims-fault',
    kind: 'word',
    seat: 0,
    parts: { whose: [{ key: 'play-whose', seat: 1 }], fault: [{ key: 'play-fault-renonce', values: { trick: 0 } }] },
  }
  const upheld: VerdictShown = {
    claimant: 0,
    kind: 'renonce',
    seat: 1,
    upheld: true,
    faults: [['revoke', 1, 4]],
    lines: [claim, { key: 'play-told-upheld', kind: 'consequence' }, found],
  }

  test('who pointed out what, how it was judged, and what was found', () => {
    const told = verdictTexts(upheld, voice)
    expect(told.claim).toContain('kulørsvigt')
    expect(told.judged).toBe('Det er rigtigt.')
    expect(told.found).toEqual(['Bo og Carl: kulørsvigt, stik 4'])
  })

  test('one line tells what was found, or what was pointed out in vain', () => {
    expect(shortText(upheld, voice)).toBe('Bo og Carl: kulørsvigt, stik 4')
    const vain: VerdictShown = { ...upheld, lines: [claim, { key: 'play-told-not-upheld', kind: 'consequence' }] }
    expect(shortText(vain, voice)).toContain('Det er ikke rigtigt')
  })
})

describe('declaring by oneself', () => {
  const draft: Draft = { subject: 'taroks', number: 10, withPagat: true, fullness: 'half', missing: 'Q', card: 'HQ' }

  test('the form becomes an item of every kind', () => {
    expect(itemText(itemOf(draft), voice)).toBe('10 tarokker med pagaten')
    expect(itemText(itemOf({ ...draft, subject: 'matadors', number: 3 }), voice)).toBe('3 matadorer')
    expect(itemText(itemOf({ ...draft, subject: 'H' }), voice)).toBe('halvfuld i hjerter, mangler damen')
    expect(itemText(itemOf({ ...draft, subject: 'kings', missing: 'S' }), voice)).toBe(
      'halvfuld i konger, mangler spar',
    )
    expect(itemText(itemOf({ ...draft, subject: 'laid' }), voice)).toContain('♥D')
  })

  test('only of a half suit a card is missing', () => {
    expect(itemOf({ ...draft, subject: 'H', fullness: 'full' })).toEqual({
      item: 'courts',
      fullness: 'full',
      suit: 'H',
    })
    expect(missable('H')).toEqual(['K', 'Q', 'C', 'J'])
    expect(missable('kings')).toEqual(['S', 'H', 'D', 'C'])
  })

  test('what is said later of the same thing takes its place', () => {
    const taroks = itemOf(draft)
    const hearts = itemOf({ ...draft, subject: 'H' })
    const spades = itemOf({ ...draft, subject: 'S' })
    const more = itemOf({ ...draft, number: 12 })
    expect(withItem(withItem(withItem([taroks], hearts), spades), more)).toEqual([more, hearts, spades])
  })
})

describe('a decision', () => {
  const asked = (key: string, seats: Record<string, number[]>): Line => ({ key, kind: 'consequence', seats })
  const line = asked('play-asked-draw', { names: [0] })
  const ruling: DanishRuling = { question: 'draw', fault: 'misdeal', offender: 2, waiting: [0], line, cards: 26 }
  const playOn = (seat: number): KoenigrufenRuling => ({
    question: 'play_on',
    seat,
    line: asked('k-asked-play-on', { name: [seat] }),
  })

  test('tells the reader what he is asked, and the others whom it waits for', () => {
    expect(questionText(ruling, true, voice)).toContain('Carl')
    expect(questionText(ruling, false, new Voice(danish, 'danish', voice.names, 1))).toBe('Anna trækker et kort.')
    const putRight: DanishRuling = {
      ...ruling,
      question: 'put_right',
      line: asked('play-asked-put-right', { names: [2] }),
    }
    expect(questionText(putRight, true, voice)).toBe(danish('web-faults-ask-put-right'))
    expect(questionText(putRight, false, voice)).toContain('Carl')
    expect(questionText(playOn(1), false, atKoenigrufen)).toContain('Bo')
    expect(questionText(playOn(0), true, atKoenigrufen)).toBe(danish('web-faults-ask-play-on'))
  })

  test('is answered in words where it is not answered with a card', () => {
    const words = answersOf([
      { do: 'accept' },
      { do: 'accept', holding: true },
      { do: 'refuse' },
      { do: 'draw', seat: 2, place: 1 },
    ])
    expect(words.map((answer) => answerText(answer, danish))).toEqual([
      'Lad det stå',
      'Lad kortet ligge',
      'Kassér spillet',
    ])
  })
})
