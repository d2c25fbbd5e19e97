import { expect, test } from 'vitest'
import { challengeSettings, deedsFor } from '../src/meeting/challenge.ts'
import { readWish, seekOf } from '../src/meeting/wish.ts'
import type { ChallengeShown, RulesetShown } from '../src/wire/messages.ts'

const CHALLENGE: ChallengeShown = {
  id: 'c',
  host: 'Ada',
  yours: false,
  answer: '',
  family: 'danish',
  ruleset: 'danish-hjoerring',
  people: [{ name: 'Ada', answer: 'accepted' }],
  free: 2,
  bots: 0,
  think: null,
  days: null,
  expires_at: 0,
}

test('a wish is remembered as far as it makes sense, and what does not matter is not sent', () => {
  const kept = '{"family":"koenigrufen","ruleset":"koenigrufen-turnier","level":"club","pace":"calm"}'
  expect(seekOf(readWish(kept, 'danish'))).toEqual({
    family: 'koenigrufen',
    ruleset: 'koenigrufen-turnier',
    level: 'club',
    pace: 'calm',
  })
  const usual = { family: 'danish', ruleset: null, level: null, pace: 'usual' }
  expect(seekOf(readWish('{"family":"whist","level":"random","pace":"toString"}', 'danish'))).toEqual(usual)
  expect(seekOf(readWish('{half a', 'danish'))).toEqual(usual)
})

test('a challenge is for the smallest table of the book, by the clock or by correspondence', () => {
  const book = { id: 'b', tables: [{ players: 4 }, { players: 3 }] } as unknown as RulesetShown
  expect(challengeSettings(book, 'days')).toEqual({ ruleset: 'b', chairs: [{}, {}, {}], days: 3 })
  expect(challengeSettings(book, 'quick')).toMatchObject({ think: 15 })
})

test.each<[Partial<ChallengeShown>, string[]]>([
  [{}, ['accept']],
  [{ answer: 'asked' }, ['accept', 'decline']],
  [{ answer: 'accepted' }, ['decline']],
  [{ yours: true }, ['withdraw']],
  [{ yours: true, people: [...CHALLENGE.people, { name: 'Bo', answer: 'accepted' }] }, ['begin', 'withdraw']],
  [{ answer: 'asked', is_over: true }, []],
  [{ answer: 'accepted', table: 't' }, []],
])('what can be done with a challenge: %j', (changes, deeds) => {
  expect(deedsFor({ ...CHALLENGE, ...changes })).toEqual(deeds)
})
