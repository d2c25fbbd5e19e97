/** Whose turn it is, and what is to be done, in one sentence for the reader. */
import { ofFamily } from '../games/deal.ts'
import { gameOf } from '../games/games.ts'
import { say } from '../preferences.svelte.ts'
import type { LiveTable } from './table.svelte.ts'

/** What is to be decided in a panel, or answered, is said there. */
export function turnText(table: LiveTable): string {
  const { deal } = table
  if (deal?.turn == null || deal.phase === 'over' || gameOf(deal).isAsked(deal) || deal.phase === 'closing') return ''
  const waits = table.voice.about('web-table-waits', deal.turn)
  if (sitsOut(table)) return `${say('web-table-sits-out')} ${waits}`
  if (!table.isMyTurn) return waits
  if (table.offersOf('play').length === 0 && !table.offersOf('plain').some(({ card }) => card))
    return say('web-table-your-turn')
  if (ofFamily(table.hand, 'danish')?.demanded) return say('play-explain-demanded')
  return deal.trick?.plays?.length ? say('web-table-play') : say('web-table-lead')
}

/** What has been tapped once, by its name. */
export const armedText = ({ armed, voice }: LiveTable): string =>
  armed.startsWith(BID) ? voice.contract(bidOf(armed)) : voice.card(armed)

const BID = 'bid '

/** A game as it is remembered when it has been tapped once. */
export const bidKey = ({ contract, bird }: { contract: string; bird?: string | null }): string =>
  BID + [contract, ...(bird ? [bird] : [])].join(' ')

function bidOf(key: string): { contract: string; bird: string | null } {
  const [contract = '', bird = null] = key.slice(BID.length).split(' ')
  return { contract, bird }
}

/** Whether the reader is one of more than play in a deal, and waits for the next. */
function sitsOut({ deal, frame, seat }: LiveTable): boolean {
  if (!frame?.you) return false
  return seat === null || (deal !== undefined && gameOf(deal).sittingOut(deal).includes(seat))
}
