/**
 * House rules while they are being written.
 *
 * The text is the truth: the form reads what it can of it, and a change in the form is a change of the text.
 * It is kept with every stroke, and the server is asked what it thinks when nothing has been typed for a moment.
 */
import { say } from '../preferences.svelte.ts'
import { bookOf, bookOfHouse } from '../rulebook/fetch.ts'
import { rulesIn } from '../rulebook/rules.ts'
import { Refusal, get, post } from '../wire/api.ts'
import type { FlawTold, KeyShown, RuleBookShown, RuleShown } from '../wire/messages.ts'
import type { Language } from '../words/language.ts'
import { withValue, withoutValue } from './edit.ts'
import { isAsInBook } from './keys.ts'
import type { House } from '../shelf/shelf.ts'
import { shelf } from '../shelf/shelf.svelte.ts'
import { type Value, headOf, readText, valueAt } from '../shelf/text.ts'

/** So many milliseconds without a stroke are a pause. */
const PAUSE = 350

export type Checked =
  | { is: 'checking' }
  | { is: 'good' }
  | { is: 'flawed'; flaws: readonly FlawTold[] }
  /** The server could not be asked, or would not say. */
  | { is: 'unchecked'; refusal: Refusal }

export class Draft {
  text: string = $state('')
  checked: Checked = $state.raw({ is: 'checking' })
  /** The book that is extended, and every key of it; nothing as long as there is no such book. */
  book: RuleBookShown | undefined = $state.raw()
  keys: readonly KeyShown[] = $state.raw([])
  /** The rules as they now read, by their keys; they stay while something is being put right. */
  rules: ReadonlyMap<string, RuleShown> = $state.raw(new Map())

  readonly reading = $derived(readText(this.text))
  readonly head = $derived(headOf(this.reading.data))
  readonly flaws = $derived(this.checked.is === 'flawed' ? this.checked.flaws : [])
  private pause: ReturnType<typeof setTimeout> | undefined

  constructor(readonly house: House) {
    this.text = house.text
  }

  write(text: string): void {
    this.text = text
    shelf.change(this.house.id, { text, name: this.head.name || this.house.name })
    this.checked = { is: 'checking' }
    clearTimeout(this.pause)
    this.pause = setTimeout(() => void this.check(say.language), PAUSE)
  }

  /** What the text says about a key; nothing where it leaves it to the book. */
  valueOf(key: KeyShown): Value | undefined {
    return valueAt(this.reading.data, key)
  }

  isChanged(key: KeyShown): boolean {
    return this.valueOf(key) !== undefined
  }

  set(key: KeyShown, value: Value): void {
    this.write(isAsInBook(key, value) ? withoutValue(this.text, key) : withValue(this.text, key, value))
  }

  reset(key: KeyShown): void {
    this.write(withoutValue(this.text, key))
  }

  rename(name: string): void {
    this.write(withValue(this.text, { table: '', name: 'name' }, name))
  }

  extend(book: string): void {
    this.write(withValue(this.text, { table: '', name: 'extends' }, book))
  }

  /** Fetches the book that is extended, in the reader's language. */
  async open(base: string, language: Language): Promise<void> {
    try {
      const path = `/api/rulesets/${encodeURIComponent(base)}/keys?language=${language}`
      const [book, keys] = await Promise.all([bookOf(base, language), get<KeyShown[]>(path)])
      if (base === this.head.base && language === say.language) [this.book, this.keys] = [book, keys]
    } catch (error) {
      // There is no such book, or no server; what is said of the text says which.
      if (!(error instanceof Refusal)) throw error
      ;[this.book, this.keys] = [undefined, []]
    }
  }

  /** Asks the server whether these rules can be played, and how they then read. */
  async check(language: Language): Promise<void> {
    const text = this.text
    const found = await checkedText(text)
    if (text !== this.text) return
    this.checked = found
    if (found.is === 'good') await this.read(text, language)
  }

  /** Fetches how the rules now read. */
  private async read(text: string, language: Language): Promise<void> {
    try {
      const book = await bookOfHouse(text, language)
      if (text === this.text) this.rules = new Map(rulesIn(book).map((rule) => [rule.key, rule]))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (text === this.text) this.checked = { is: 'unchecked', refusal: error }
    }
  }

  /** Nobody waits for the server any more. */
  close(): void {
    clearTimeout(this.pause)
  }
}

async function checkedText(text: string): Promise<Checked> {
  try {
    await post('/api/rulesets/check', { text })
    return { is: 'good' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const flaws = error.fields['flaws'] as readonly FlawTold[] | undefined
    return flaws && flaws.length > 0 ? { is: 'flawed', flaws } : { is: 'unchecked', refusal: error }
  }
}
