/**
 * The catalogues of words as modules: `virtual:words` fetches the words of a language, all of them in one piece.
 *
 * What the coach says is a piece of its own, `virtual:coach`, which only those fetch who ask for a hint or a review;
 * so is `virtual:readings`, for those who ask why a book is read as it is, `virtual:school`, for those who learn,
 * `virtual:hall`, for those who play in a tournament, `virtual:house`, for those who write rules of their own,
 * `virtual:meeting`, for those who look for company, and `virtual:account`, for those who have an account.
 *
 * `virtual:embed` is no way to fetch them but the words themselves, in all languages: those that a deal in a page of
 * others needs around its sentences, which bring their own.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** They live beside the Python that shares them. */
const FOLDER = resolve(import.meta.dirname, '../../src/tarock/words')

/** What the page says; the sentences of rule books and of the arena stay on the server. */
const NAMES: readonly RegExp[] = [
  /^browser(?!_school|_hall|_house|_meeting|_people|_account|_embed)/,
  /^(?:cards|citing|declarations|faults|koenigrufen|koenigrufen_terminal|levels|payments|phrases|reasons|referee)\.ftl$/,
  /^(?:report|server|table_mode|terminal)\.ftl$/,
]

/** What the coach says: the advice of the books and of the bots, and all around it. */
const COACH: readonly RegExp[] = [/^(?:advice|coach|tutor|why)/]

/** How the books are read where they are silent. */
const READINGS: readonly RegExp[] = [/^readings\.ftl$/]

/** What the pages of the school say around the lessons, whose own words come with them, and about puzzles. */
const SCHOOL: readonly RegExp[] = [/^(?:browser_school|counting|puzzles|quiz)/]

/** What the pages of the hall say, and what a tournament answers there. */
const HALL: readonly RegExp[] = [/^browser_hall/]

/** What the page of house rules says: every key that a house may change. */
const HOUSE: readonly RegExp[] = [/^browser_house/]

/** What the pages say on which people meet. */
const MEETING: readonly RegExp[] = [/^(?:browser_)?meeting/]

/** What one is told who does something about others at a table, or runs the server. */
const PEOPLE: readonly RegExp[] = [/^browser_people/]

/** What the pages of accounts say, and what is refused there. */
const ACCOUNT: readonly RegExp[] = [/^(?:browser_account|accounts)\.ftl$/]

/** What stands around a deal in a page of others. */
const EMBED: readonly RegExp[] = [
  /^(?:card|cite|cup|embed|rank|web-badge)-/,
  /^web-card-tarok$/,
  /^web-replay-(?!another|broken|drop|file|import|level|paste|place|practice|seat|speed|to-table|which)/,
  /^web-score-(?:doubled|ended|grid|no-end|nothing-paid|payments|purse|reason|this-deal)$/,
  /^(?:k-count|k-report-written|play-counted|play-list|play-tricks|report-unfinished)$/,
]

/** The pieces by the modules that fetch them. */
const PIECES: Readonly<Record<string, readonly RegExp[]>> = {
  'virtual:words': NAMES,
  'virtual:coach': COACH,
  'virtual:readings': READINGS,
  'virtual:school': SCHOOL,
  'virtual:hall': HALL,
  'virtual:house': HOUSE,
  'virtual:meeting': MEETING,
  'virtual:people': PEOPLE,
  'virtual:account': ACCOUNT,
}

/** A language is a folder of catalogues. */
export const languages = (folder = FOLDER): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && catalogues(join(folder, entry.name)).length > 0)
    .map(({ name }) => name)
    .sort()

/** The paths of the catalogues in a folder that the page reads. */
export const catalogues = (folder: string, names = NAMES): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ftl') && names.some((name) => name.test(file)))
    .sort()
    .map((file) => join(folder, file))

/** A catalogue without its comments, which are for translators. */
export const withoutComments = (text: string): string => text.replaceAll(/^#.*\n+/gm, '')

/** The piece that a module belongs to: `virtual:words/da` to `virtual:words`. */
const pieceOf = (id: string): string => id.split('/')[0] ?? id

/** The messages of a catalogue that have such names, and those that they refer to. */
export function picked(text: string, names: readonly RegExp[]): string {
  const entries = new Map(
    withoutComments(text)
      .split(/^(?=[a-z][\w-]* *=)/m)
      .map((entry) => [/^[\w-]*/.exec(entry)?.[0] ?? '', entry.trimEnd()]),
  )
  const found = new Set([...entries.keys()].filter((key) => names.some((name) => name.test(key))))
  for (const key of found)
    for (const [, other = ''] of (entries.get(key) ?? '').matchAll(/\{\s*([a-z][\w-]*)/g))
      if (entries.has(other)) found.add(other)
  return [...found].map((key) => entries.get(key)).join('\n')
}

const embedded = (language: string): string => {
  const files = catalogues(join(FOLDER, language), [...NAMES, /^browser_embed/])
  return picked(files.map((file) => readFileSync(file, 'utf8')).join('\n'), EMBED)
}

export function wordsPlugin(): Plugin {
  return {
    name: 'tarock-words',
    resolveId: (id) => (id === 'virtual:embed' || PIECES[pieceOf(id)] ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:embed') {
        const words = languages().map((language) => [language, embedded(language)])
        return `export default ${JSON.stringify(Object.fromEntries(words))}`
      }
      const [piece, language] = id.startsWith('\0') ? [pieceOf(id.slice(1)), id.split('/')[1]] : ['', undefined]
      const names = PIECES[piece]
      if (!names) return undefined
      if (language === undefined) {
        const ways = languages().map((each) => `${each}: () => import(${JSON.stringify(`${piece}/${each}`)})`)
        return `export default { ${ways.join(', ')} }`
      }
      const files = catalogues(join(FOLDER, language), names)
      for (const file of files) this.addWatchFile(file)
      const text = files.map((file) => withoutComments(readFileSync(file, 'utf8'))).join('\n')
      return `export default ${JSON.stringify(text)}`
    },
  }
}
