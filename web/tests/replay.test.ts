/** Walking through a deal: its lines, its tricks, and the player that goes from step to step. */
import { expect, test } from 'vitest'
import { dateText, linesOf, seatsOf, trickEnds, trickShown, tricksTaken, voiceOf } from '../src/replay/course.ts'
import { houseFor } from '../src/replay/house.ts'
import { Player } from '../src/replay/player.svelte.ts'
import type { DanishTable, Line, Replay } from '../src/wire/messages.ts'
import { loadWords } from '../src/words/catalogue.ts'

const words = await loadWords('en')

const card = (key: string, seat: number, token: string): Line => ({ key, kind: 'card', seat, cards: { card: [token] } })
const paid = (seat: number, points: string, reason: string, rule: string): Line => ({
  key: 'play-paid',
  kind: 'payment',
  seat,
  parts: { sums: [{ key: 'play-sum-king', values: { points } }], for: [{ key: reason }] },
  rule,
})

const table = (more: Partial<DanishTable>): DanishTable => ({
  family: 'danish',
  dealer: 2,
  phase: 'play',
  turn: 0,
  cups: [0, 0],
  cups_now: [5, 0],
  cards: [2, 2, 2, 0],
  declared: [],
  sitting_out: [3],
  ...more,
})

const FIRST = {
  number: 1,
  leader: 0,
  plays: [
    [0, 'SK'],
    [1, 'T2'],
    [2, 'S1'],
  ] as [number, string][],
  best: 1,
  winner: 1,
}
const hands = [['SK'], ['T2'], ['S1'], []]

const replay: Replay = {
  family: 'danish',
  ruleset: 'danish-hjoerring',
  mode: 'strict',
  names: ['Anna', 'Bo', 'Cai', 'Eva'],
  dealer: 2,
  tags: [],
  record: '',
  is_complete: false,
  steps: [
    { family: 'danish', hands, table: table({}), lines: [paid(2, '5', 'for-ante', 'p. 1')] },
    {
      family: 'danish',
      hands,
      table: table({ trick: { number: 1, leader: 0, plays: [[0, 'SK']], best: 0 } }),
      lines: [card('play-told-leads', 0, 'SK')],
    },
    {
      family: 'danish',
      hands,
      table: table({ tricks: [FIRST] }),
      lines: [card('play-told-takes', 1, 'T2'), paid(0, '20', 'for-lost-king', 'p. 2')],
    },
  ],
}

test('every sentence belongs to the step that brought it about, payments with their rule', () => {
  expect(linesOf(replay, voiceOf(replay, words))).toEqual([
    { step: 0, text: 'Cai pays 5 into the king cup as the dealer’s stake.', rule: 'p. 1' },
    { step: 1, text: 'Anna leads ♠K.' },
    { step: 2, text: 'Bo takes the trick with T2.' },
    { step: 2, text: 'Anna pays 20 into the king cup for a lost king.', rule: 'p. 2' },
  ])
})

test('a trick ends where it is taken, and lies there until the next card falls', () => {
  expect(trickEnds(replay)).toEqual([2])
  expect(replay.steps.map((step) => trickShown(step)?.winner)).toEqual([undefined, undefined, 1])
  expect([0, 1, 2].map((seat) => tricksTaken(replay.steps[2]!, seat))).toEqual([0, 1, 0])
})

test('who sits out has no hand to show', () => {
  expect(seatsOf(replay)).toEqual([0, 1, 2])
})

test('the player stays within the deal, step by step and trick by trick', () => {
  const player = new Player(10, [4, 8])
  const walk = (key: string): number => (player.press(key), player.step)
  expect(walk('ArrowLeft')).toBe(0)
  expect(walk('ArrowRight')).toBe(1)
  expect(['PageDown', 'PageDown', 'PageDown', 'PageDown'].map(walk)).toEqual([4, 8, 10, 10])
  expect(['PageUp', 'PageUp', 'PageUp', 'End', 'Home'].map(walk)).toEqual([8, 4, 0, 10, 0])
  expect(player.press('q')).toBe(false)
})

test('playing by itself ends with the deal and begins anew from there', () => {
  const player = new Player(2, [])
  player.toggle()
  player.tick()
  player.tick()
  expect([player.step, player.playing]).toEqual([2, false])
  player.press(' ')
  expect([player.step, player.playing]).toEqual([0, true])
  player.to(1)
  expect(player.playing).toBe(false)
})

test('a record is replayed by the house ruleset that it names', () => {
  const house = (id: string) => ({
    id: 'kept',
    name: id,
    text: `id = "${id}"\nname = "${id}"\nextends = "danish-hjoerring"\n`,
  })
  const shelf = [house('theirs'), house('ours')]
  expect(houseFor('[Rules "ours"]\n[Dealer "C"]\n', shelf)).toContain('id = "ours"')
  expect(houseFor('[Rules "danish-hjoerring"]\n', shelf)).toBeUndefined()
})

test('a day is written as the reader writes it', () => {
  expect(dateText('2026-11-16', 'de')).toBe('16.11.2026')
  expect(dateText('autumn 1989', 'de')).toBe('autumn 1989')
})
