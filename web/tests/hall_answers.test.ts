import { expect, test } from 'vitest'
import { Answers, type Tap } from '../src/hall/sheet/answers.ts'
import type { LineForm } from '../src/wire/messages.ts'

const FORM: LineForm = {
  steps: [
    {
      id: 'forehand',
      said: { key: 'form-forehand' },
      is_given: true,
      rows: [
        { id: 'A', said: { seat: 'A' }, writes: { forehand: 'A' } },
        { id: 'B', said: { seat: 'B' }, writes: { forehand: 'B' } },
      ],
    },
    {
      id: 'game',
      said: { key: 'form-contract' },
      rows: [
        { id: 'rufer', said: { key: 'contract-rufer' }, writes: { contract: 'rufer' } },
        { id: 'bettel', said: { key: 'contract-bettel' }, writes: { contract: 'bettel' } },
      ],
    },
    {
      id: 'partner',
      said: { key: 'form-partner' },
      when: { game: ['rufer'] },
      rows: [{ id: 'C', said: { seat: 'C' }, writes: { partner: 'C' } }],
    },
    {
      id: 'bonuses',
      said: { key: 'form-bonuses' },
      least: 0,
      several: true,
      when: { game: ['rufer'] },
      columns: [
        { id: 'declarer', said: { key: 'form-side-declarer' } },
        { id: 'defenders', said: { key: 'form-side-defenders' } },
      ],
      rows: [
        {
          id: 'trull',
          said: { key: 'bonus-trull' },
          writes: { items: [{ item: 'trull', side: '@', announced: false }] },
          marks: [
            { id: 'announced', said: { key: 'form-announced' }, writes: { items: [{ announced: true }] } },
            {
              id: 'kontra',
              said: { key: 'form-kontra' },
              writes: { items: [{ kontra: 2 }] },
              group: 'kontra',
              needs: 'announced',
            },
            {
              id: 're',
              said: { key: 'form-re' },
              writes: { items: [{ kontra: 4 }] },
              group: 'kontra',
              needs: 'announced',
            },
          ],
        },
        { id: 'lost', said: { key: 'form-lost-king' }, writes: { events: [['lost', '@', 'king']] }, times: 2 },
      ],
    },
    {
      id: 'count',
      said: { key: 'form-count' },
      when: { game: ['bettel'] },
      columns: [
        { id: 'A', said: { seat: 'A' } },
        { id: 'B', said: { seat: 'B' } },
        { id: 'C', said: { seat: 'C' }, unless: { forehand: ['B'] } },
      ],
      counting: { total: 78, usual: [9, 43], writes: { events: [['count', '$count']] } },
    },
  ],
}

const after = (...taps: Tap[]): Answers => new Answers(FORM, { forehand: 'A' }, taps)
const RUFER: Tap[] = [
  { step: 'game', row: 'rufer' },
  { step: 'partner', row: 'C' },
]

test('one question follows from the answer to another', () => {
  expect(after().open?.id).toBe('game')
  expect(after(...RUFER.slice(0, 1)).open?.id).toBe('partner')
  expect(after(...RUFER).open).toBeUndefined()
  expect(after(...RUFER).sheet).toEqual({ forehand: 'A', contract: 'rufer', partner: 'C' })
})

test('the last tap can be taken back', () => {
  const answers = after(...RUFER)
  expect(answers.before.open?.id).toBe('partner')
  expect(answers.before.before.before.taps).toEqual([])
})

test('another answer takes the place of the first, and what no longer applies is not written', () => {
  expect(after(...RUFER, { step: 'game', row: 'bettel' }).sheet).toEqual({ forehand: 'A', contract: 'bettel' })
  expect(after(...RUFER, { step: 'forehand', row: 'B' }).sheet['forehand']).toBe('B')
})

test('a bonus is written for its side, with its marks; a mark that needs another goes with it', () => {
  const trull = (mark?: string): Tap => ({
    step: 'bonuses',
    row: 'trull',
    column: 'defenders',
    ...(mark === undefined ? {} : { mark }),
  })
  const doubled = after(...RUFER, trull(), trull('announced'), trull('kontra'), trull('re'))
  expect(doubled.sheet['items']).toEqual([{ item: 'trull', side: 'defenders', announced: true, kontra: 4 }])
  expect(doubled.with(trull('announced')).sheet['items']).toEqual([
    { item: 'trull', side: 'defenders', announced: false },
  ])
  expect(doubled.with(trull()).sheet['items']).toBeUndefined()
  const [step] = doubled.beside
  const pick = step && after(...RUFER, trull()).picks(step)[0]
  expect(
    pick &&
      after()
        .marks(pick)
        .map(({ id }) => id),
  ).toEqual(['announced'])
})

test('what may happen twice is written twice, and then not at all', () => {
  const lost: Tap = { step: 'bonuses', row: 'lost', column: 'declarer' }
  const event = ['lost', 'declarer', 'king']
  expect(after(...RUFER, lost, lost).sheet['events']).toEqual([event, event])
  expect(after(...RUFER, lost, lost, lost).sheet['events']).toBeUndefined()
})

test('a count is whole when everybody who plays has a number', () => {
  const counting = after({ step: 'game', row: 'bettel' }, { step: 'count', counts: { A: 30 } })
  expect(counting.open?.id).toBe('count')
  expect(counting.sheet['events']).toBeUndefined()
  const whole = counting.with({ step: 'count', counts: { B: 20, C: 28 } })
  expect(whole.sheet['events']).toEqual([['count', { A: 30, B: 20, C: 28 }]])
  const two = after(
    { step: 'forehand', row: 'B' },
    { step: 'game', row: 'bettel' },
    { step: 'count', counts: { A: 50, B: 28 } },
  )
  expect(two.open).toBeUndefined()
})
