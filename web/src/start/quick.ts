/** One tap against bots: the book and the level that were last chosen for each game. */
import type { Chair, RulesetShown, Settings } from '../wire/messages.ts'
import type { Words } from '../words/catalogue.ts'
import { type Family, capital, rulesetName } from '../words/names.ts'
import { readKept, textOf } from './kept.ts'
import { type Level, isLevel } from '../wire/levels.ts'

export interface Quick {
  ruleset: string
  level: Level
}

export const QUICK: Record<Family, Quick> = {
  danish: { ruleset: 'danish-hjoerring', level: 'club' },
  koenigrufen: { ruleset: 'koenigrufen-turnier', level: 'club' },
}

/** Alone among bots nobody else waits, so the result may be looked at for as long as the server allows. */
const PAUSE = 600

const keyOf = (family: Family): string => `tarock.quick.${family}`

export function readQuick(family: Family, text: string | null): Quick {
  const kept = readKept(text)
  const level = textOf(kept, 'level')
  return {
    ruleset: textOf(kept, 'ruleset') ?? QUICK[family].ruleset,
    level: isLevel(level) ? level : QUICK[family].level,
  }
}

export const keptQuick = (family: Family): Quick => readQuick(family, localStorage.getItem(keyOf(family)))

export const keepQuick = (family: Family, quick: Quick): void =>
  localStorage.setItem(keyOf(family), JSON.stringify(quick))

/** A book under the heading of its game, whose name need not be said again. */
export const bookName = (id: string, family: Family, say: Words): string =>
  capital(rulesetName(id, say).replace(`${say(`web-start-${family}`)}, `, ''))

/** The smallest table of the book: oneself, and bots on all other places. */
export function quickSettings(book: RulesetShown, level: Level): Settings {
  const players = Math.min(...book.tables.map((size) => size.players))
  const chairs: Chair[] = Array.from({ length: players }, (_, place) => (place === 0 ? {} : { bot: level }))
  return { ruleset: book.id, chairs, sit: 0, pause: PAUSE, spectators: false }
}

/** The book that was chosen, or the usual one if it is gone meanwhile. */
export function chosenBook(books: readonly RulesetShown[], family: Family, ruleset: string): RulesetShown {
  const found = books.find(({ id }) => id === ruleset) ?? books.find(({ id }) => id === QUICK[family].ruleset)
  if (!found) throw new RangeError(`Expected the server to know the book ${QUICK[family].ruleset}.`)
  return found
}
