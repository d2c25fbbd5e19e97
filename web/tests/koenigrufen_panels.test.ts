import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { announcing, auctionChoice, auctionRows, wordText } from '../src/table/koenigrufen/auction.ts'
import { companions, openHands, spokenOf } from '../src/table/koenigrufen/course.ts'
import { layingOf } from '../src/table/koenigrufen/laying.ts'
import { doublingText, speakable, turnOf, turnText } from '../src/table/koenigrufen/speaking.ts'
import { sentence } from '../src/told/sentence.ts'
import { Voice } from '../src/told/voice.ts'
import type { KoenigrufenHand, KoenigrufenSaid, KoenigrufenTable } from '../src/wire/messages.ts'
import { wordsFrom } from '../src/words/catalogue.ts'

const FOLDER = new URL('../../src/tarock/words/de/', import.meta.url)
const german = wordsFrom(
  'de',
  readdirSync(FOLDER)
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
    .join('\n'),
)
const voice = new Voice(german, 'koenigrufen', ['Franz', 'Resi', 'Sepp', 'Vroni'], 1)

const table = (shown: Partial<KoenigrufenTable> = {}): KoenigrufenTable => ({
  family: 'koenigrufen',
  dealer: 3,
  phase: 'announcing',
  turn: 1,
  forehand: 0,
  cards: [12, 12, 12, 12],
  ...shown,
})

const hand = (seen: Partial<KoenigrufenHand> = {}): KoenigrufenHand => ({ family: 'koenigrufen', cards: [], ...seen })

describe('the words of the auction', () => {
  test('games stay in the order offered, and the birds of one game stand together', () => {
    const choice = auctionChoice([
      { do: 'vorhand' },
      { do: 'bid', contract: 'rufer' },
      { do: 'bid', contract: 'besserrufer', bird: 'pagat' },
      { do: 'bid', contract: 'besserrufer', bird: 'uhu' },
      { do: 'bid', contract: 'dreier' },
      { do: 'hold' },
      { do: 'pass' },
    ])
    expect(choice.opening).toEqual([{ do: 'vorhand' }])
    expect(choice.games.map(({ contract, bids }) => [contract, bids.length])).toEqual([
      ['rufer', 1],
      ['besserrufer', 2],
      ['dreier', 1],
    ])
    expect([choice.hold, choice.pass]).toEqual([{ do: 'hold' }, { do: 'pass' }])
  })

  test('a game is bid with what is announced beside it, and without where nothing is', () => {
    expect(announcing({ do: 'bid', contract: 'dreier' }, [])).toEqual({ do: 'bid', contract: 'dreier' })
    const bid = announcing({ do: 'bid', contract: 'dreier' }, ['valat', 'trull'])
    expect(bid).toEqual({ do: 'bid', contract: 'dreier', announces: ['valat', 'trull'] })
    expect(wordText(bid, voice)).toBe('Dreier + Valat + Trull')
  })

  test('what was said stands in columns from the first speaker, and a row ends where the turn comes round', () => {
    const said: KoenigrufenSaid[] = [
      { seat: 2, act: { do: 'vorhand' } },
      { seat: 3, act: { do: 'pass' } },
      { seat: 0, act: { do: 'bid', contract: 'rufer' } },
      { seat: 2, act: { do: 'pass' } },
      { seat: 0, act: { do: 'call', card: 'HK' } },
    ]
    const { first, rows } = auctionRows(said, 4)
    expect(first).toBe(2)
    expect(rows.map((row) => row.map((word) => word?.do))).toEqual([
      ['vorhand', 'pass', 'bid', undefined],
      ['pass', undefined, undefined, undefined],
    ])
  })
})

describe('a turn of the round before play', () => {
  const offered = speakable([
    { do: 'speak', announces: ['trull'], doubles: [] },
    { do: 'speak', announces: ['pagat'], doubles: [] },
    { do: 'speak', announces: [], doubles: ['game'] },
    { do: 'speak', announces: [], doubles: ['uhu'] },
    { do: 'speak', announces: [], doubles: [] },
  ])

  test('single words are offered, and several are said together in their order', () => {
    expect(offered).toEqual({ announces: ['trull', 'pagat'], doubles: ['game', 'uhu'], good: true })
    const turn = turnOf(['pagat', 'trull'], ['uhu'], offered, table())
    expect(turn).toEqual({ do: 'speak', announces: ['trull', 'pagat'], doubles: ['uhu'] })
    expect(turnText(turn, hand({ doublable: [{ target: 'uhu', level: 're' }] }), voice)).toBe('Trull, Pagat, Re: Uhu')
  })

  test('what is not offered by itself can be said beside a bird', () => {
    expect(
      turnOf(['valat', 'pagat'], [], offered, table({ announceable: ['trull', 'pagat', 'valat'] })).announces,
    ).toEqual(['pagat', 'valat'])
  })

  test('nothing is “ich liege” at first and “gut” later', () => {
    const nothing = turnOf([], [], offered, table())
    expect(turnText(nothing, hand({ opens: true }), voice)).toBe('Ich liege')
    expect(turnText(nothing, hand(), voice)).toBe('Gut')
  })

  test('what it is to double something is said as the table tells it, and an opponent is named', () => {
    const mine = hand({
      doublable: [
        { target: 'game', level: 'sub' },
        { target: 2, level: 're' },
      ],
    })
    expect(doublingText('game', mine, voice)).toBe('Sub: das Spiel')
    expect(doublingText(2, mine, voice)).toBe('Re: Sepp')
  })
})

describe('laying away', () => {
  const way = { fixed: ['S7'], pool: ['T5', 'T6', 'T7'], size: 3 }

  test('the size counts the cards that must go, and they are asked for', () => {
    expect(layingOf([way], ['T5'])).toEqual({ size: 3, open: 2, missing: ['S7'], complete: false })
    expect(layingOf([way], ['T5', 'T6', 'S7'])).toEqual({ size: 3, open: 0, missing: [], complete: true })
  })

  test('three others are not complete', () => {
    expect(layingOf([way], ['T5', 'T6', 'T7']).complete).toBe(false)
    expect(layingOf([way], ['HK']).complete).toBe(false)
  })
})

describe('the course of the game', () => {
  test.each([
    [1, 'die erste Hälfte'],
    [2, 'die zweite Hälfte'],
    ['all', 'den ganzen Talon'],
  ] as const)('taking %s of the talon is told as %s', (half, words) => {
    expect(sentence({ key: 'k-told-take', kind: 'word', seat: 0, values: { half } }, voice)).toContain(words)
  })

  test('announcements and the game are told with their kontra', () => {
    const said = spokenOf(
      table({
        announcements: [
          { seat: 0, item: 'pagat' },
          { seat: 1, item: 'trull' },
        ],
        doubled: [
          { by: [2], level: 'kontra' },
          { target: { seat: 0, item: 'pagat' }, by: [2, 0], level: 're' },
        ],
      }),
      voice,
    )
    expect(said).toEqual([
      { text: 'das Spiel', level: 'Kontra' },
      { text: 'Franz: Pagat', level: 'Re' },
      { text: 'Du: Trull', level: '' },
    ])
  })

  test('only those count as companions of whom it is known', () => {
    const hand: KoenigrufenHand = { family: 'koenigrufen', cards: [], with_me: [null, true, true, false] }
    expect(companions(hand, 1)).toEqual([2])
  })

  test('an open hand loses the cards that were played', () => {
    const open = table({
      open_hands: [['SK', 'SQ'], ['HK']],
      tricks: [
        {
          number: 1,
          leader: 0,
          plays: [
            [0, 'SK'],
            [1, 'HK'],
          ],
          winner: 0,
        },
      ],
    })
    expect(openHands(open)).toEqual([
      { seat: 0, cards: ['SQ'] },
      { seat: 1, cards: [] },
    ])
  })
})
