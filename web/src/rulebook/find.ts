/** Finding words in a rule book as a reader types them: capitals and accents do not matter. */
import type { RuleBookShown, RuleShown, SectionShown } from '../wire/messages.ts'

/** Letters that Unicode does not take apart, as one without them on the keyboard types them. */
const WRITTEN_OUT: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', đ: 'd', ł: 'l' }

export interface Piece {
  text: string
  isHit: boolean
}

export interface Found {
  sections: SectionShown[]
  /** How many rules there are in them, and how many places were marked in those. */
  rules: number
  places: number
}

const foldedLetter = (letter: string): string => {
  const lower = letter.toLowerCase()
  return WRITTEN_OUT[lower] ?? lower.normalize('NFD').replaceAll(/\p{Mark}/gu, '')
}

export const folded = (text: string): string => Array.from(text, foldedLetter).join('')

/** What is looked for: a rule must have all these words, in any order. */
export const wantedWords = (wanted: string): string[] => folded(wanted).split(/\s+/).filter(Boolean)

/** A folded text, and for each of its letters where the letter it came from begins and ends. */
function foldedWithPlaces(text: string): { letters: string; starts: number[]; ends: number[] } {
  let letters = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const letter of text) {
    for (const each of foldedLetter(letter)) {
      letters += each
      starts.push(at)
      ends.push(at + letter.length)
    }
    at += letter.length
  }
  return { letters, starts, ends }
}

/** The stretches of a text that some words cover, in their order and without overlaps. */
function stretches(text: string, words: readonly string[]): [number, number][] {
  const { letters, starts, ends } = foldedWithPlaces(text)
  const found: [number, number][] = []
  for (const word of words) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) {
      found.push([starts[at] ?? 0, ends[at + word.length - 1] ?? text.length])
    }
  }
  return joined(found.sort(([one], [other]) => one - other))
}

function joined(sorted: readonly [number, number][]): [number, number][] {
  const apart: [number, number][] = []
  for (const [start, end] of sorted) {
    const last = apart.at(-1)
    if (last && start < last[1]) last[1] = Math.max(last[1], end)
    else apart.push([start, end])
  }
  return apart
}

/** A text in pieces, those that were looked for marked. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const cut: Piece[] = []
  let at = 0
  for (const [start, end] of stretches(text, words)) {
    if (start > at) cut.push({ text: text.slice(at, start), isHit: false })
    cut.push({ text: text.slice(start, end), isHit: true })
    at = end
  }
  if (at < text.length || cut.length === 0) cut.push({ text: text.slice(at), isHit: false })
  return cut
}

const textsOf = (rule: RuleShown): string[] => [rule.text, ...(rule.table ?? []).flat(), rule.source]

const placesIn = (rule: RuleShown, words: readonly string[]): number =>
  textsOf(rule).reduce((sum, text) => sum + stretches(text, words).length, 0)

function hasAll(rule: RuleShown, heading: string, words: readonly string[]): boolean {
  const whole = folded([heading, ...textsOf(rule)].join('\n'))
  return words.every((word) => whole.includes(word))
}

/** The rules that have all the words, under their headings; all of them when nothing is looked for. */
export function findRules(book: RuleBookShown, words: readonly string[]): Found {
  const sections = book.sections
    .map(({ heading, rules }) => ({ heading, rules: rules.filter((rule) => hasAll(rule, heading, words)) }))
    .filter(({ rules }) => rules.length > 0)
  const rules = sections.flatMap((section) => section.rules)
  return { sections, rules: rules.length, places: rules.reduce((sum, rule) => sum + placesIn(rule, words), 0) }
}
