/** One turn of the round before play: what is offered by itself is chosen together and said in one go. */
import type { Speak, Target } from '../../told/koenigrufen.ts'
import type { Voice } from '../../told/voice.ts'
import type { KoenigrufenHand, KoenigrufenTable } from '../../wire/messages.ts'
import type { Offer } from '../table.svelte.ts'
import type { Announced } from './auction.ts'

export interface Speakable {
  announces: Announced[]
  doubles: Target[]
  /** Whether one may say nothing more. */
  good: boolean
}

/** The single words of a turn, in the order in which the table offers them. */
export function speakable(offers: readonly Offer[]): Speakable {
  const found: Speakable = { announces: [], doubles: [], good: false }
  for (const offer of offers) {
    if (offer.do !== 'speak') continue
    found.announces.push(...(offer.announces ?? []))
    found.doubles.push(...(offer.doubles ?? []))
    if (!offer.announces?.length && !offer.doubles?.length) found.good = true
  }
  return found
}

/** Announcements that are not offered by themselves, but may be said beside another, or wrongly. */
export const unoffered = (offered: readonly Announced[], table: KoenigrufenTable): Announced[] =>
  (table.announceable ?? []).filter((item) => !offered.includes(item))

/** What is chosen, as one turn: in the order in which it is offered, whatever was touched first. */
export function turnOf(
  announced: readonly Announced[],
  doubled: readonly Target[],
  offered: Speakable,
  table: KoenigrufenTable,
): Speak {
  const known = [...offered.announces, ...unoffered(offered.announces, table)]
  return {
    do: 'speak',
    announces: known.filter((item) => announced.includes(item)),
    doubles: offered.doubles.filter((target) => doubled.includes(target)),
  }
}

/** A doubling as its button says it: „Kontra: Pagat“. */
export function doublingText(target: Target, hand: KoenigrufenHand, voice: Voice): string {
  const what = typeof target === 'number' ? voice.name(target) : voice.bonus(target)
  const level = hand.doublable?.find((each) => each.target === target)?.level ?? 'kontra'
  return `${voice.words(`k-say-${level}`)}: ${what}`
}

/** All words of a turn as its button says them. */
export function turnText(turn: Speak, hand: KoenigrufenHand, voice: Voice): string {
  const parts = [
    ...(turn.announces ?? []).map((item) => voice.bonus(item)),
    ...(turn.doubles ?? []).map((target) => doublingText(target, hand, voice)),
  ]
  return parts.join(', ') || voice.words(hand.opens ? 'k-say-lie' : 'k-say-good')
}
