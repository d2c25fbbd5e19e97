/** What is wrong with house rules, in the reader's words as far as the form can tell it. */
import type { FlawTold, KeyShown } from '../wire/messages.ts'
import type { Words } from '../words/catalogue.ts'
import { hyphenated } from '../words/names.ts'
import { expected, fits } from './keys.ts'
import { lineOf } from './lines.ts'
import { type TomlTable, valueAt } from '../shelf/text.ts'

/** The keys that say which ruleset this is. */
const HEAD = ['id', 'name', 'extends']

export interface Found {
  /** The key as the server names it; empty where it names none. */
  name: string
  /** The key of the form that is at fault, if it is one. */
  key: KeyShown | undefined
  /** The line of the text, from 1. */
  line: number | undefined
  /** What is wrong, in the reader's language; empty where only the server can say it. */
  sentence: string
  /** What the server says. */
  detail: string
}

export function explained(flaw: FlawTold, text: string, data: TomlTable, keys: readonly KeyShown[], say: Words): Found {
  const name = flaw.key ?? ''
  const key = keys.find((each) => each.key === name)
  const line = flaw.line ?? lineOf(text, name)
  return { name, key, line, sentence: sentenceFor(flaw, key, data, keys, say), detail: flaw.detail }
}

function sentenceFor(
  flaw: FlawTold,
  key: KeyShown | undefined,
  data: TomlTable,
  keys: readonly KeyShown[],
  say: Words,
): string {
  const name = flaw.key ?? ''
  if (flaw.column != null) return say('web-house-not-toml')
  if (HEAD.includes(name)) return say(`web-house-head-${name}`)
  const value = key && valueAt(data, key)
  if (key && value !== undefined && !fits(key, value)) return expected(key, say)
  if (name === '' || keys.length === 0) return ''
  const isKnown = key !== undefined || keys.some((each) => each.key.startsWith(`${name}.`))
  return isKnown ? misfit(name, say) : say('web-house-no-key')
}

/** What a value must go together with, where it is of the right kind and still cannot be played. */
function misfit(name: string, say: Words): string {
  const known = `web-house-misfit-${hyphenated(name)}`
  return say(say.has(known) ? known : 'web-house-misfit')
}
