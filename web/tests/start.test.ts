import { expect, test } from 'vitest'
import {
  BOTS_ROUNDS,
  isForBots,
  nearestSize,
  resized,
  rotationsFor,
  settingsOf,
  usualDraft,
} from '../src/start/draft.ts'
import { QUICK, chosenBook, quickSettings, readQuick } from '../src/start/quick.ts'
import { dueFirst } from '../src/start/tables.ts'
import type { RulesetShown, TableSummary } from '../src/wire/messages.ts'

const DANISH: RulesetShown = {
  id: 'danish-hjoerring',
  family: 'danish',
  name: 'Hjørring',
  version: 1,
  language: 'da',
  tables: [
    { players: 3, rotations: ['three'] },
    { players: 4, rotations: ['four'] },
    { players: 5, rotations: ['five', 'five-hermansen'] },
  ],
}
const AUSTRIAN: RulesetShown = { ...DANISH, id: 'koenigrufen-turnier', family: 'koenigrufen', tables: [{ players: 4 }] }

test('one tap opens the smallest table of the book, with bots on all places but the first', () => {
  expect(quickSettings(DANISH, { level: 'club', pace: 'quick' })).toMatchObject({
    ruleset: 'danish-hjoerring',
    sit: 0,
    pace: 250,
    chairs: [{}, { bot: 'club' }, { bot: 'club' }],
  })
  expect(quickSettings(AUSTRIAN, { level: 'book', pace: 'normal' }).chairs).toEqual([
    {},
    { bot: 'book' },
    { bot: 'book' },
    { bot: 'book' },
  ])
})

test('the last choice is remembered, as far as it still makes sense', () => {
  expect(readQuick('danish', '{"ruleset":"danish-jensen-1989","level":"master","pace":"slow"}')).toEqual({
    ruleset: 'danish-jensen-1989',
    level: 'master',
    pace: 'slow',
  })
  expect(readQuick('danish', '{"level":"grandmaster"}')).toEqual({ ...QUICK.danish, level: 'grandmaster' })
  expect(readQuick('danish', '{"level":"grandmother"}')).toEqual(QUICK.danish)
  expect(readQuick('danish', '{"level":"random"}')).toEqual(QUICK.danish) // no longer offered
  expect(readQuick('danish', '{"pace":"toString"}')).toEqual(QUICK.danish)
  expect(readQuick('koenigrufen', null)).toEqual(QUICK.koenigrufen)
  expect(readQuick('koenigrufen', '{half a')).toEqual(QUICK.koenigrufen)
})

test('a book that is gone gives way to the usual one', () => {
  expect(chosenBook([AUSTRIAN, DANISH], 'danish', 'danish-lost')).toBe(DANISH)
  expect(() => chosenBook([AUSTRIAN], 'danish', 'danish-lost')).toThrow(RangeError)
})

test('a table grows with chairs for friends, and shrinks from the end', () => {
  expect(resized(['club'], 4)).toEqual(['club', 'person', 'person'])
  expect(resized(['club', 'person', 'book'], 3)).toEqual(['club', 'person'])
})

test('other rules take the nearest number of players', () => {
  expect(nearestSize(DANISH, 7)).toBe(5)
  expect(nearestSize(DANISH, 1)).toBe(3)
  expect(nearestSize(AUSTRIAN, 3)).toBe(4)
})

test('a rotation is asked for only where the book has several', () => {
  expect(rotationsFor(DANISH, 5)).toEqual(['five', 'five-hermansen'])
  expect(rotationsFor(DANISH, 4)).toEqual([])
  expect(rotationsFor(AUSTRIAN, 4)).toEqual([])
})

test('a draft becomes what the server is sent', () => {
  const draft = {
    ...usualDraft(),
    others: ['person', 'master'] as const,
    title: ' Friday ',
    rotation: 'five-hermansen',
  }
  const settings = settingsOf({ ...draft, others: [...draft.others] }, DANISH)
  expect(settings).toEqual({
    ruleset: 'danish-hjoerring',
    chairs: [{}, {}, { bot: 'master' }],
    sit: 0,
    mode: 'strict',
    rounds: null,
    days: null,
    think: null,
    pause: 30,
    pace: 700,
    spectators: true,
    talk: false,
    host_starts: true,
    listed: false,
    title: 'Friday',
  })
})

test('bots alone play so many deals, and nobody sits', () => {
  const draft = { ...usualDraft(), first: 'club' as const, others: ['book' as const, 'book' as const] }
  expect(isForBots(draft)).toBe(true)
  const settings = settingsOf(draft, DANISH)
  expect(settings).toMatchObject({ chairs: [{ bot: 'club' }, { bot: 'book' }, { bot: 'book' }], rounds: BOTS_ROUNDS })
  expect(settings).not.toHaveProperty('sit')
  expect(settings.host_starts).toBe(false)
  expect(settingsOf({ ...draft, rounds: 9 }, DANISH).rounds).toBe(9)
})

test('who lets a bot take his own chair may still await friends', () => {
  const draft = { ...usualDraft(), first: 'club' as const, others: ['person' as const, 'book' as const] }
  expect(isForBots(draft)).toBe(false)
  expect(settingsOf(draft, DANISH)).toMatchObject({ host_starts: true, rounds: null })
})

test('nobody talks who may not watch', () => {
  const draft = { ...usualDraft(), others: resized([], 3), talk: true }
  expect(settingsOf(draft, DANISH).talk).toBe(true)
  expect(settingsOf({ ...draft, spectators: false }, DANISH).talk).toBe(false)
})

test('a rotation that the book has for so many goes with it, and so does the text of a house', () => {
  const draft = { ...usualDraft(), others: resized([], 5), rotation: 'five-hermansen' }
  expect(settingsOf(draft, DANISH).rotation).toBe('five-hermansen')
  const house = { id: 'ours', name: 'Ours', text: 'id = "ours"' }
  expect(settingsOf(draft, { ...DANISH, id: 'ours' }, house)).toMatchObject({ ruleset: 'ours', house: 'id = "ours"' })
})

test('by correspondence there are days and no seconds, and what is due soonest is shown first', () => {
  const draft = { ...usualDraft(), others: resized([], 3), think: 60, days: 3 }
  expect(settingsOf(draft, DANISH)).toMatchObject({ days: 3, think: null })
  expect(settingsOf({ ...draft, days: null }, DANISH)).toMatchObject({ days: null, think: 60 })
  const tables = [{ id: 'a' }, { id: 'b', due_at: 7 }, { id: 'c', due_at: null }, { id: 'd', due_at: 3 }]
  expect(dueFirst(tables as TableSummary[]).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c'])
})
