/** The words of the program, from the same Fluent catalogues that terminal and server read. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import accountWays from 'virtual:account'
import coachWays from 'virtual:coach'
import hallWays from 'virtual:hall'
import houseWays from 'virtual:house'
import meetingWays from 'virtual:meeting'
import peopleWays from 'virtual:people'
import readingWays from 'virtual:readings'
import schoolWays from 'virtual:school'
import ways from 'virtual:words'
import type { Language } from './language.ts'

export type Values = Record<string, string | number>

/** Gives a message of the catalogue with its values filled in. */
export interface Words {
  (key: string, values?: Values): string
  readonly has: (key: string) => boolean
  readonly language: Language
}

/** Points are better read without separators of thousands, as the terminal writes them. */
const plain = (value: string | number): string | FluentNumber =>
  typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value

/** Words from a catalogue; and from a second one, which may say again what the first says, and then counts. */
export function wordsFrom(language: Language, catalogue: string, over = ''): Words {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const broken = bundle.addResource(new FluentResource(catalogue))
  broken.push(...bundle.addResource(new FluentResource(over), { allowOverrides: true }))
  if (broken.length > 0) throw new AggregateError(broken, `The ${language} catalogue cannot be read.`)

  const say = (key: string, values: Values = {}): string => {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) throw new RangeError(`Expected a message of the ${language} catalogue, but got "${key}".`)
    const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)]))
    return bundle.formatPattern(pattern, filled)
  }
  return Object.assign(say, { has: (key: string) => bundle.hasMessage(key), language })
}

/** Words that are found anew whenever something is said: a component follows when they change. */
export const wordsBy = (find: () => Words): Words =>
  Object.defineProperties((key: string, values?: Values) => find()(key, values), {
    has: { value: (key: string) => find().has(key) },
    language: { get: (): Language => find().language },
  }) as Words

type Ways = Readonly<Record<string, () => Promise<{ default: string }>>>

async function catalogue(language: Language, from: Ways): Promise<string> {
  const found = await from[language]?.()
  if (!found) throw new RangeError(`Expected a catalogue of the language ${language}.`)
  return found.default
}

/** What some pages say besides; who never opens them never fetches it. */
const PIECES = {
  account: accountWays,
  house: houseWays,
  meeting: meetingWays,
  people: peopleWays,
} as const satisfies Record<string, Ways>

export type Piece = keyof typeof PIECES

/** Fetches the words of one language, which the page does only when it is wanted, and some pieces besides. */
export async function loadWords(language: Language, pieces: Iterable<Piece> = []): Promise<Words> {
  const wanted = [ways, ...[...pieces].map((piece) => PIECES[piece])]
  const texts = await Promise.all(wanted.map((piece) => catalogue(language, piece)))
  return wordsFrom(language, texts.join('\n'))
}

/** The same with all that the coach can say: the advice of five books, which most pages do without. */
export async function loadCoachWords(language: Language): Promise<Words> {
  const [usual, coach] = await Promise.all([catalogue(language, ways), catalogue(language, coachWays)])
  return wordsFrom(language, `${usual}\n${coach}`)
}

/** The same again with what the pages of the school say. */
export async function loadSchoolWords(language: Language): Promise<Words> {
  const pieces = await Promise.all([ways, coachWays, schoolWays].map((piece) => catalogue(language, piece)))
  return wordsFrom(language, pieces.join('\n'))
}

/** What the page says elsewhere too, and what only the pages of the hall do. */
export async function loadHallWords(language: Language): Promise<Words> {
  const pieces = await Promise.all([ways, hallWays].map((piece) => catalogue(language, piece)))
  return wordsFrom(language, pieces.join('\n'))
}

/** How the books are read where they are silent, which only those fetch who ask. */
export async function loadReadings(language: Language): Promise<Words> {
  return wordsFrom(language, await catalogue(language, readingWays))
}
