/** What somebody wants to play now, as this browser keeps it for the next time. */
import { readKept, textOf } from '../start/kept.ts'
import { isLevel } from '../wire/levels.ts'
import type { Seek } from '../wire/messages.ts'
import type { OwnFamily } from '../words/families.ts'

const KEY = 'tarock.meet'

/** As the server knows them; seconds to think. */
export const PACES = { quick: 15, usual: 45, calm: 120 } as const

export type MeetPace = keyof typeof PACES

export interface Wish {
  family: OwnFamily
  /** Empty: any book of the game. */
  ruleset: string
  /** Empty: no matter. */
  level: string
  pace: MeetPace
}

const isPace = (text: string | undefined): text is MeetPace => text !== undefined && Object.hasOwn(PACES, text)
const isFamily = (text: string | undefined): text is OwnFamily => text === 'danish' || text === 'koenigrufen'

export function readWish(text: string | null, usual: OwnFamily): Wish {
  const kept = readKept(text)
  const [family, level, pace] = [textOf(kept, 'family'), textOf(kept, 'level'), textOf(kept, 'pace')]
  return {
    family: isFamily(family) ? family : usual,
    ruleset: textOf(kept, 'ruleset') ?? '',
    level: isLevel(level) ? level : '',
    pace: isPace(pace) ? pace : 'usual',
  }
}

export const keptWish = (usual: OwnFamily): Wish => readWish(localStorage.getItem(KEY), usual)
export const keepWish = (wish: Wish): void => localStorage.setItem(KEY, JSON.stringify(wish))

/** As the server is sent it. */
export const seekOf = ({ family, ruleset, level, pace }: Wish): Seek => ({
  family,
  ruleset: ruleset || null,
  level: isLevel(level) ? level : null,
  pace,
})
