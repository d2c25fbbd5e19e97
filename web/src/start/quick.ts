/** One tap against bots: the book and the level that were last chosen for each game. */
import type { Chair, RulesetShown, Settings } from '../wire/messages.ts'
import type { Words } from '../words/catalogue.ts'
import type { OwnFamily } from '../words/families.ts'
import { capital, rulesetName } from '../words/names.ts'
import { readKept, textOf } from './kept.ts'
import { type Level, isLevel } from '../wire/levels.ts'
import { PACES, type Pace, isPace } from './paces.ts'

export interface Quick {
  ruleset: string
  level: Level
  /** How long the bots wait. */
  pace: Pace
}

export const QUICK: Record<OwnFamily, Quick> = {
  danish: { ruleset: 'danish-hjoerring', level: 'club', pace: 'normal' },
  koenigrufen: { ruleset: 'koenigrufen-turnier', level: 'club', pace: 'normal' },
}

/** Alone among bots nobody else waits, so the result may be looked at for as long as the server allows. */
const PAUSE = 600

const keyOf = (family: OwnFamily): string => `tarock.quick.${family}`

export function readQuick(family: OwnFamily, text: string | null): Quick {
  const kept = readKept(text)
  const [level, pace] = [textOf(kept, 'level'), textOf(kept, 'pace')]
  return {
    ruleset: textOf(kept, 'ruleset') ?? QUICK[family].ruleset,
    level: isLevel(level) ? level : QUICK[family].level,
    pace: isPace(pace) ? pace : QUICK[family].pace,
  }
}

export const keptQuick = (family: OwnFamily): Quick => readQuick(family, localStorage.getItem(keyOf(family)))

export const keepQuick = (family: OwnFamily, quick: Quick): void =>
  localStorage.setItem(keyOf(family), JSON.stringify(quick))

/** A book under the heading of its game, whose name need not be said again. */
export const bookName = (id: string, family: OwnFamily, say: Words): string =>
  capital(rulesetName(id, say).replace(`${say(`web-start-${family}`)}, `, ''))

/** The smallest table of the book: oneself, and bots on all other places. */
export function quickSettings(book: RulesetShown, { level, pace }: Pick<Quick, 'level' | 'pace'>): Settings {
  const players = Math.min(...book.tables.map((size) => size.players))
  const chairs: Chair[] = Array.from({ length: players }, (_, place) => (place === 0 ? {} : { bot: level }))
  return { ruleset: book.id, chairs, sit: 0, pause: PAUSE, pace: PACES[pace], spectators: false }
}

/** The book that was chosen, or the usual one if it is gone meanwhile. */
export function chosenBook(books: readonly RulesetShown[], family: OwnFamily, ruleset: string): RulesetShown {
  const found = books.find(({ id }) => id === ruleset) ?? books.find(({ id }) => id === QUICK[family].ruleset)
  if (!found) throw new RangeError(`Expected the server to know the book ${QUICK[family].ruleset}.`)
  return found
}
