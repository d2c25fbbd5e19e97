/** Cards are dealt one after the other, from the middle of the table into the hand. */
import { calm } from '../shell/motion.ts'

/** Milliseconds between two cards. */
const APART = 22
const AWAY = { transform: 'translateY(-220px)', opacity: 0 }
const HERE = { transform: 'none', opacity: 1 }

/** Milliseconds that it takes to deal a hand. */
export function dealingTime(cards: number): number {
  return calm() > 0 && cards > 0 ? calm() + (cards - 1) * APART : 0
}

/**
 * Deals one card of a hand in its turn.
 *
 * Every card waits for the others, before its way and after it: a browser sorts its layers anew whenever something begins
 * or ceases to move, which on a slow phone takes longer than a frame.
 */
export function deal(card: HTMLElement, number: number, cards: number): void {
  const all = dealingTime(cards)
  if (all === 0) return
  const [from, to] = [(number * APART) / all, (number * APART + calm()) / all]
  card.animate([AWAY, { ...AWAY, offset: from, easing: 'ease-out' }, { ...HERE, offset: to }, HERE], all)
}
