/** What everybody can read off the table during play: the game, its announcements, open hands. */
import type { Voice } from '../../told/voice.ts'
import type { Doubling, KoenigrufenHand, KoenigrufenTable } from '../../wire/messages.ts'
import { capital } from '../../words/names.ts'

/** Something said before play, with what was answered to it. */
export interface Spoken {
  text: string
  /** Kontra, re or sub, where it was doubled. */
  level: string
}

/** The highest word that a doubling has come to. */
const levelText = (entry: Doubling | undefined, voice: Voice): string =>
  entry ? voice.words(`k-say-${entry.level}`) : ''

/** The announcements and the doubled games, in the order in which they were said. */
export function spokenOf(table: KoenigrufenTable, voice: Voice): Spoken[] {
  const doubled = table.doubled ?? []
  const games = doubled
    .filter((entry) => !entry.target)
    .map((entry) => ({
      text: entry.opponent == null ? voice.bonus('game') : `${voice.bonus('game')} (${voice.name(entry.opponent)})`,
      level: levelText(entry, voice),
    }))
  const announced = (table.announcements ?? []).map(({ seat, item }) => ({
    text: `${capital(voice.name(seat))}: ${voice.bonus(item)}`,
    level: levelText(
      doubled.find(({ target }) => target?.seat === seat && target.item === item),
      voice,
    ),
  }))
  return [...games, ...announced]
}

/** Who else is known to play with the reader; nobody's side is guessed. */
export const companions = (hand: KoenigrufenHand, seat: number | null): number[] =>
  (hand.with_me ?? []).flatMap((together, other) => (together === true && other !== seat ? [other] : []))

/** The cards that each open hand still holds. */
export function openHands(table: KoenigrufenTable): { seat: number; cards: string[] }[] {
  const tricks = [...(table.tricks ?? []), ...(table.trick ? [table.trick] : [])]
  const played = new Set(tricks.flatMap((trick) => (trick.plays ?? []).map(([, card]) => card)))
  return (table.open_hands ?? []).map((cards, seat) => ({ seat, cards: cards.filter((card) => !played.has(card)) }))
}
