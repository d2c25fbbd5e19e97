/** What has happened between two frames, told to one reader: every word, card, trick and verdict, in their order. */
import { type Deal, type OwnDeal, ofFamily, ownDeal } from '../games/deal.ts'
import * as danish from './danish.ts'
import * as koenigrufen from './koenigrufen.ts'
import * as plain from './plain.ts'
import type { Voice } from './voice.ts'

export type { Deal } from '../games/deal.ts'

/** The sentences of what is new; of a deal that was not known before, only what was done last would be. */
export function told(before: Deal, after: Deal, voice: Voice): string[] {
  const [first, then] = [ownDeal(before), ownDeal(after)]
  if (!first || !then) return lines(before, after, voice)
  return [...deeds(first, then, voice), ...played(first, then, voice), ...consequences(first, then, voice)]
}

/** Only what is spoken: the words of the players and what comes of them, without the cards. */
export function spoken(before: Deal, after: Deal, voice: Voice): string[] {
  const [first, then] = [ownDeal(before), ownDeal(after)]
  return first && then ? [...deeds(first, then, voice), ...consequences(first, then, voice)] : []
}

/** What was said and played so far in a deal to which the reader comes late; what it led to lies on the table. */
export function toldSoFar(deal: Deal, voice: Voice): string[] {
  const own = ownDeal(deal)
  if (!own) return lines({ ...deal, told: [] } as Deal, deal, voice)
  const untouched = { ...own, said: [], tricks: [], trick: null }
  return [...deeds(untouched, own, voice), ...played(untouched, own, voice)]
}

/** A game that the page does not know is told by the server. */
function lines(before: Deal, after: Deal, voice: Voice): string[] {
  const [first, then] = [ofFamily(before, 'plain'), ofFamily(after, 'plain')]
  return first && then ? plain.lines(first, then, voice) : []
}

/** Methods, so that each game can take its own deals: it is found by the family that they name. */
interface Teller {
  deed(seat: number, act: unknown, after: OwnDeal, voice: Voice): string
  consequences(before: OwnDeal, after: OwnDeal, voice: Voice): Iterable<string>
  playText(trick: NonNullable<OwnDeal['trick']>, index: number, voice: Voice): string
}

const TELLERS: Record<OwnDeal['family'], Teller> = { danish, koenigrufen }

function deeds(before: OwnDeal, after: OwnDeal, voice: Voice): string[] {
  return (after.said ?? [])
    .slice(before.said?.length ?? 0)
    .map(({ seat, act }) => TELLERS[after.family].deed(seat, act, after, voice))
}

const consequences = (before: OwnDeal, after: OwnDeal, voice: Voice): Iterable<string> =>
  before.family === after.family ? TELLERS[after.family].consequences(before, after, voice) : []

/** The cards that were played, and the tricks that were taken. */
function* played(before: OwnDeal, after: OwnDeal, voice: Voice): Generator<string> {
  const known = before.tricks?.length ?? 0
  const tricks = [...(after.tricks ?? []), ...(after.trick ? [after.trick] : [])].slice(known)
  for (const [number, trick] of tricks.entries()) {
    const from = number === 0 ? (before.trick?.plays?.length ?? 0) : 0
    for (let index = from; index < (trick.plays?.length ?? 0); index += 1)
      yield TELLERS[after.family].playText(trick, index, voice)
    const card = trick.plays?.find(([seat]) => seat === trick.winner)?.[1]
    const done = known + number < (after.tricks?.length ?? 0)
    if (done && card && trick.winner != null)
      yield voice.about('play-told-takes', trick.winner, { card: voice.card(card) })
  }
}
