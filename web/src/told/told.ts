/** What has happened between two frames, told to one reader: every word, card, trick and verdict, in their order. */
import type { DanishTable, KoenigrufenTable } from '../wire/messages.ts'
import * as danish from './danish.ts'
import * as koenigrufen from './koenigrufen.ts'
import type { Voice } from './voice.ts'

export type Deal = DanishTable | KoenigrufenTable

/** The sentences of what is new; of a deal that was not known before, only what was done last would be. */
export function told(before: Deal, after: Deal, voice: Voice): string[] {
  return [...deeds(before, after, voice), ...played(before, after, voice), ...consequences(before, after, voice)]
}

/** Only what is spoken: the words of the players and what comes of them, without the cards. */
export function spoken(before: Deal, after: Deal, voice: Voice): string[] {
  return [...deeds(before, after, voice), ...consequences(before, after, voice)]
}

/** What was said and played so far in a deal to which the reader comes late; what it led to lies on the table. */
export function toldSoFar(deal: Deal, voice: Voice): string[] {
  const untouched = { ...deal, said: [], tricks: [], trick: null }
  return [...deeds(untouched, deal, voice), ...played(untouched, deal, voice)]
}

function deeds(before: Deal, after: Deal, voice: Voice): string[] {
  return (after.said ?? [])
    .slice(before.said?.length ?? 0)
    .map(({ seat, act }) =>
      after.family === 'danish'
        ? danish.deed(seat, act as Parameters<typeof danish.deed>[1], after, voice)
        : koenigrufen.deed(seat, act as Parameters<typeof koenigrufen.deed>[1], after, voice),
    )
}

function consequences(before: Deal, after: Deal, voice: Voice): Iterable<string> {
  if (before.family === 'danish' && after.family === 'danish') return danish.consequences(before, after, voice)
  if (before.family === 'koenigrufen' && after.family === 'koenigrufen')
    return koenigrufen.consequences(before, after, voice)
  return []
}

/** The cards that were played, and the tricks that were taken. */
function* played(before: Deal, after: Deal, voice: Voice): Generator<string> {
  const known = before.tricks?.length ?? 0
  const tricks = [...(after.tricks ?? []), ...(after.trick ? [after.trick] : [])].slice(known)
  for (const [number, trick] of tricks.entries()) {
    const from = number === 0 ? (before.trick?.plays?.length ?? 0) : 0
    for (let index = from; index < (trick.plays?.length ?? 0); index += 1)
      yield after.family === 'danish' ? danish.playText(trick, index, voice) : koenigrufen.playText(trick, index, voice)
    const card = trick.plays?.find(([seat]) => seat === trick.winner)?.[1]
    const done = known + number < (after.tricks?.length ?? 0)
    if (done && card && trick.winner != null)
      yield voice.about('play-told-takes', trick.winner, { card: voice.card(card) })
  }
}
