/** Which games there are, which comes first, and which words are a game's own. */
import type { Language } from './language.ts'

/** The games that the page knows; a server may have others, which are shown plainly. */
export type OwnFamily = 'danish' | 'koenigrufen'
export type Family = string

/** The game that is at home where a language is spoken. */
export const usualFamily = (language: Language): OwnFamily => (language === 'de' ? 'koenigrufen' : 'danish')

/** Both games, that one first. */
export const families = (language: Language): readonly OwnFamily[] =>
  usualFamily(language) === 'danish' ? ['danish', 'koenigrufen'] : ['koenigrufen', 'danish']

/** The same, and behind them whatever else the server has books of. */
export const familiesOf = (books: readonly { family: Family }[], language: Language): readonly Family[] => [
  ...new Set([...families(language), ...books.map((book) => book.family)]),
]

/** The books of a game. */
export const booksOf = <Book extends { family: Family }>(books: readonly Book[], family: Family): Book[] =>
  books.filter((book) => book.family === family)

/** The messages that each game has under a name of its own. */
interface Terms {
  /** What its messages about reasons begin with. */
  prefix: string
  /** What its messages about claims begin with. */
  fault: string
}

const USUAL: Terms = { prefix: '', fault: 'play-fault' }

const TERMS: Readonly<Record<Family, Terms>> = { danish: USUAL, koenigrufen: { prefix: 'k-', fault: 'k-fault' } }

export const termsOf = (family: Family): Terms => TERMS[family] ?? USUAL
