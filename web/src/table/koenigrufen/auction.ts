/** The auction as it is shown: the words that are offered, in groups, and what has been said so far, in rows. */
import { calledText } from '../../told/koenigrufen.ts'
import type { Voice } from '../../told/voice.ts'
import type {
  Bid,
  Call,
  Hold,
  KoenigrufenAct,
  KoenigrufenSaid,
  Pass,
  PassForehand,
  Vorhand,
} from '../../wire/messages.ts'
import type { Offer } from '../table.svelte.ts'

export type AuctionWord = Vorhand | PassForehand | Pass | Bid | Hold
export type Announced = NonNullable<Bid['announces']>[number]

/** Bids of one game that stand beside each other in the order of bids: one for each bird, or only one. */
export interface BidGroup {
  contract: string
  bids: Bid[]
}

/** What the player on turn may say, in the order in which the table offers it. */
export interface AuctionChoice {
  opening: (Vorhand | PassForehand)[]
  games: BidGroup[]
  hold: Hold | undefined
  pass: Pass | undefined
}

const AUCTION_WORDS: readonly string[] = ['vorhand', 'pass-forehand', 'pass', 'bid', 'hold']

export const isAuctionWord = (act: KoenigrufenAct): act is AuctionWord => AUCTION_WORDS.includes(act.do)

export function auctionChoice(offers: readonly Offer[]): AuctionChoice {
  const choice: AuctionChoice = { opening: [], games: [], hold: undefined, pass: undefined }
  for (const offer of offers) {
    if (offer.do === 'vorhand' || offer.do === 'pass-forehand') choice.opening.push(offer)
    else if (offer.do === 'bid') addBid(choice.games, offer)
    else if (offer.do === 'hold') choice.hold = offer
    else if (offer.do === 'pass') choice.pass = offer
  }
  return choice
}

function addBid(games: BidGroup[], bid: Bid): void {
  const last = games.at(-1)
  if (last?.contract === bid.contract) last.bids.push(bid)
  else games.push({ contract: bid.contract, bids: [bid] })
}

/** A bid or a hold with what is announced beside it. */
export function announcing<Word extends Bid | Hold>(word: Word, items: readonly Announced[]): Word {
  return items.length > 0 ? { ...word, announces: [...items] } : word
}

/** The word itself, as it is said at the table. */
export function wordText(act: AuctionWord, voice: Voice): string {
  const said = act.do === 'bid' ? voice.contract(act) : voice.words(`k-say-${act.do}`)
  const items = act.do === 'bid' || act.do === 'hold' ? (act.announces ?? []) : []
  return [said, ...items.map((item) => voice.bonus(item))].join(' + ')
}

/** What has been said, in rows of one word for each seat; the first column is whoever spoke first. */
export function auctionRows(
  said: readonly KoenigrufenSaid[],
  seats: number,
): { first: number; rows: (AuctionWord | undefined)[][] } {
  const words = said.flatMap(({ seat, act }) => (isAuctionWord(act) ? [{ seat, act }] : []))
  const first = words[0]?.seat ?? 0
  const rows: (AuctionWord | undefined)[][] = []
  let before = seats
  for (const { seat, act } of words) {
    const column = (seat - first + seats) % seats
    const last = rows.at(-1)
    const row = last && column > before ? last : Array.from({ length: seats }, () => undefined)
    if (row !== last) rows.push(row)
    row[column] = act
    before = column
  }
  return { first, rows }
}

/** A call as its button says it. */
export const callText = (call: Call, voice: Voice): string =>
  voice.words('k-say-call', { called: calledText(call, voice) })

/** Whether a queen is called: who has all four kings calls one. */
export const isQueen = (token: string | null | undefined): boolean => token?.endsWith('Q') ?? false
