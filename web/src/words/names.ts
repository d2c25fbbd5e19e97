/** What cards, games, bonuses and levels are called. */
import { COURTS, type Court, type Suit, parseCard } from '../cards/pack.ts'
import type { Words } from './catalogue.ts'
import type { Family } from './families.ts'

export type { Family } from './families.ts'

/** Ids of the rules as the ids of messages are written. */
export const hyphenated = (name: string): string => name.replaceAll(/[._ ]/g, '-')

/** The letters in the corners of the courts. */
export const courtLetters = (say: Words): Record<Court, string> =>
  Object.fromEntries(COURTS.map((court) => [court, say(`rank-short-${court}`)])) as Record<Court, string>

/** A card's full name, as a screen reader says it. */
export function cardName(token: string, say: Words, family: Family = 'danish'): string {
  return named(token, say, family, {
    tarok: (number) => say('web-card-tarok', { number, family }),
    pips: (suit, pips) => say('card-suit', { suit, rank: String(pips) }),
    court: (suit, court) => say('card-suit', { suit, rank: say(`rank-${court}`) }),
  })
}

interface Naming {
  tarok: (number: number) => string
  pips: (suit: Suit, pips: number) => string
  court: (suit: Suit, court: Court) => string
}

/** A card by the name that a game itself gives it (Mond, Pagat; most have none), or else in one of our ways. */
function named(token: string, say: Words, family: Family, ways: Naming): string {
  const own = `card-${family}-${token}`
  if (say.has(own)) return say(own)
  const card = parseCard(token)
  switch (card.kind) {
    case 'skus':
      return say('card-skus')
    case 'tarok':
      return ways.tarok(card.number)
    case 'pips':
      return ways.pips(card.suit, card.pips)
    case 'court':
      return ways.court(card.suit, card.court)
  }
}

const SIGNS = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** A card as short as a line of text shows it: ♠K, T20, Mond. */
export function cardSign(token: string, say: Words, family: Family = 'danish'): string {
  return named(token, say, family, {
    tarok: (number) => say('card-tarok', { number }),
    pips: (suit, pips) => `${SIGNS[suit]}${pips}`,
    court: (suit, court) => `${SIGNS[suit]}${say(`rank-short-${court}`)}`,
  })
}

export const cardSigns = (tokens: readonly string[], say: Words, family: Family = 'danish'): string =>
  tokens.map((token) => cardSign(token, say, family)).join(' ')

/** Names as a sentence lists them: Rufer, Dreier and Piccolo. */
export function listed(names: readonly string[], say: Words): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : say('play-list', { first: names.slice(0, -1).join(', '), last })
}

/** A game of Königrufen, with its bird; a game of a house bears its id. */
export function contractName(bid: { contract: string; bird?: string | null }, say: Words): string {
  const name = bid.bird ? `${bid.contract} ${bid.bird}` : bid.contract
  const key = hyphenated(`contract-${name}`)
  return say.has(key) ? say(key) : name
}

/** A bonus, the Valat or the game itself, as something that is announced or doubled. */
export const bonusName = (bonus: string, say: Words): string => say(hyphenated(`bonus-${bonus}`))

export function levelName(level: string, say: Words): string {
  const key = `level-${level}`
  return say.has(key) ? say(key) : level
}

/** The title of a book. */
export function rulesetName(id: string, say: Words): string {
  const key = `web-ruleset-${id}`
  return say.has(key) ? say(key) : id
}

/** What is played by: the name that a house gave its rules, or the title of a book. */
export const rulesName = (rules: { ruleset: string; house?: string }, say: Words): string =>
  rules.house || rulesetName(rules.ruleset, say)

/** A book by one word, where there is room for no more. */
export function rulesetShort(id: string, say: Words): string {
  const key = `web-ruleset-short-${id}`
  return say.has(key) ? say(key) : id
}

/** What citations call by a common name: books whose author nobody knows, and parts of them. */
const CITED = ['Book of 1900', 'Tournament sheet', 'Introduction', 'head table', 'house rule']

const READING = /\b(?:B-\d\d|[KTM]-A\d\d)\b/g

/** The readings that a citation names, where the book is silent; in a sentence they would be riddles. */
export const readings = (citation: string): string[] => citation.match(READING) ?? []

/** The message that tells a reading. */
export const readingKey = (reading: string): string => `reading-${reading}`

/** A citation without its readings: the book and the place in it. */
const place = (citation: string): string =>
  citation
    .replaceAll(READING, '')
    .replaceAll(/,\s*(?=[,;(]|$)/g, ' ')
    .replaceAll(/(?:^|;)\s*(?=;|$)/g, '')
    .replaceAll(/\s+(?=[,;)]|$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A citation as readers of another language find the book. */
export const cited = (citation: string, say: Words): string =>
  CITED.reduce((text, name) => text.replaceAll(name, say(hyphenated(`cite-${name.toLowerCase()}`))), place(citation))

/** Points with their sign, with a true minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0')

/** A measured figure with a true minus, and with a comma where the language has no point. */
export const writtenFigure = (figure: string, { language }: Words): string =>
  figure.replace('-', '−').replace('.', language === 'en' ? '.' : ',')

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
