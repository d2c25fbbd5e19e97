/** What a house may change, key by key: what it is called, what it may be, and under which rule it stands. */
import { folded } from '../rulebook/find.ts'
import type { KeyShown, RuleBookShown, RuleShown } from '../wire/messages.ts'
import type { Words } from '../words/catalogue.ts'
import { hyphenated } from '../words/names.ts'
import { type Value, isTomlTable, same, writeValue } from '../shelf/text.ts'

/** The keys of one rule; a rule that the book does not have is named by its table. */
export interface KeyRule {
  id: string
  rule: RuleShown | undefined
  keys: KeyShown[]
}

export interface KeySection {
  /** Empty for rules that the book does not have. */
  heading: string
  rules: KeyRule[]
}

/** What a key is called; in the tables where it means something of its own it has a name of its own. */
export function keyName({ table, name }: KeyShown, say: Words): string {
  const found = [`${table}-${name}`, name].map((each) => hyphenated(`web-house-key-${each}`)).find(say.has)
  return found ? say(found) : name
}

/** What a value of a choice is called. */
export function valueName({ name }: KeyShown, value: boolean | number | string, say: Words): string {
  const found = [`${name}-${value}`, `${value}`].map((each) => hyphenated(`web-house-value-${each}`)).find(say.has)
  return found ? say(found) : String(value)
}

/** A value as a reader sees it: yes, never, 20; a list in the words that it is made of. */
export function shownValue(key: KeyShown, value: Value | null, say: Words): string {
  if (value === null || value === '') return say('web-house-nothing')
  if (typeof value === 'boolean') return say(value ? 'web-house-yes' : 'web-house-no')
  if (typeof value === 'number' && key.kind !== 'choice') return String(value)
  if (!Array.isArray(value)) return valueName(key, isTomlTable(value) ? writeValue(value) : value, say)
  return value.length === 0 ? say('web-house-nothing') : value.map((each) => shownPart(key, each, say)).join(', ')
}

/** A part of a list; lists in lists are bids of the same height. */
function shownPart(key: KeyShown, part: Value, say: Words): string {
  if (Array.isArray(part)) return part.map((each) => shownPart(key, each, say)).join(' = ')
  if (typeof part === 'object')
    return Object.entries(part)
      .map(([name, each]) => `${name} ${typeof each === 'string' ? each : writeValue(each)}`)
      .join(' ')
  return typeof part === 'string' ? listWord(part, say) : String(part)
}

/** A game or a bonus in a list, by its name. */
export function listWord(word: string, say: Words): string {
  const found = ['contract', 'bonus'].map((kind) => hyphenated(`${kind}-${word}`)).find(say.has)
  return found ? say(found) : word
}

/** Whether a value is of the kind that a key takes; whether it can be played is for the server to say. */
export function fits(key: KeyShown, value: Value): boolean {
  const isChoice = (key.choices ?? []).includes(value as string | number)
  switch (key.kind) {
    case 'switch':
      return typeof value === 'boolean'
    case 'choice':
      return isChoice
    case 'text':
      return typeof value === 'string'
    case 'list':
      return Array.isArray(value)
    case 'number':
      return isChoice || (Number.isInteger(value) && isBetween(value as number, key))
  }
}

const isBetween = (value: number, { least, most }: KeyShown): boolean =>
  value >= (least ?? -Infinity) && value <= (most ?? Infinity)

/** What a key may be, in a sentence. */
export function expected(key: KeyShown, say: Words): string {
  switch (key.kind) {
    case 'switch':
      return say('web-house-expected-switch')
    case 'choice':
      return say('web-house-expected-choice', { choices: choicesIn(key, say) })
    case 'text':
      return say('web-house-expected-text')
    case 'list':
      return say('web-house-expected-list')
    case 'number':
      return say('web-house-expected-number', { least: key.least ?? 0, most: key.most ?? 0 })
  }
}

/** The values as the text writes them, each with its meaning. */
const choicesIn = (key: KeyShown, say: Words): string =>
  (key.choices ?? [])
    .map((choice) => (typeof choice === 'string' ? `${writeValue(choice)} (${valueName(key, choice, say)})` : choice))
    .join(', ')

/** Sorts keys under the headings of the book, each under its rule; those without one come last. */
export function keySections(book: RuleBookShown, keys: readonly KeyShown[]): KeySection[] {
  const byRule = new Map<string, KeyRule>()
  for (const key of keys) {
    const id = key.rule?.key ?? key.table
    const rule = byRule.get(id) ?? { id, rule: key.rule ?? undefined, keys: [] }
    rule.keys.push(key)
    byRule.set(id, rule)
  }
  const known = book.sections.map(({ heading, rules }) => ({
    heading,
    rules: rules.flatMap((rule) => byRule.get(rule.key) ?? []),
  }))
  const others = { heading: '', rules: [...byRule.values()].filter(({ rule }) => rule === undefined) }
  return [...known, others].filter(({ rules }) => rules.length > 0)
}

/** What is left of the sections when only some keys are to be seen; all keys of a rule whose text has the words. */
export function filtered(
  sections: readonly KeySection[],
  words: readonly string[],
  isShown: (key: KeyShown) => boolean,
  say: Words,
): KeySection[] {
  const hasAll = (...texts: string[]): boolean => {
    const whole = folded(texts.join('\n'))
    return words.every((each) => whole.includes(each))
  }
  const left = (heading: string, { rule, keys }: KeyRule): KeyShown[] => {
    const told = [heading, rule?.text ?? '', rule?.source ?? '']
    return keys.filter((key) => isShown(key) && hasAll(...told, key.key, keyName(key, say)))
  }
  return sections
    .map(({ heading, rules }) => ({
      heading,
      rules: rules.map((each) => ({ ...each, keys: left(heading, each) })).filter(({ keys }) => keys.length > 0),
    }))
    .filter(({ rules }) => rules.length > 0)
}

/** Whether a value is just what the book has. */
export const isAsInBook = (key: KeyShown, value: Value): boolean => same(value, key.value as Value | null)
