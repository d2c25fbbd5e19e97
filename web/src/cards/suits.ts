/** The four suit signs, in a box of 20 by 20 about the origin. */
import { type Paint, flat, moved } from './draw.ts'
import type { Suit } from './pack.ts'

export const SUIT_PAINT: Record<Suit, Paint> = { S: 'spade', H: 'heart', D: 'diamond', C: 'club' }

const SIGNS: Record<Suit, string> = {
  S: 'M0-10C2-6 9.2-2 9.2 3.2 9.2 6.3 7 8 4.7 8 3 8 1.6 7.2.9 6 1 8 1.8 9.4 3.6 10H-3.6C-1.8 9.4-1 8-.9 6-1.6 7.2-3 8-4.7 8-7 8-9.2 6.3-9.2 3.2-9.2-2-2-6 0-10Z',
  H: 'M0 9.6C-3 5-9.6 1-9.6-4-9.6-7.4-7.4-9.4-4.9-9.4-2.6-9.4-.8-8 0-5.8.8-8 2.6-9.4 4.9-9.4 7.4-9.4 9.6-7.4 9.6-4 9.6 1 3 5 0 9.6Z',
  D: 'M0-10.4C1.8-6 4.8-2.4 8 0 4.8 2.4 1.8 6 0 10.4-1.8 6-4.8 2.4-8 0-4.8-2.4-1.8-6 0-10.4Z',
  C: 'M-4.6-5.2a4.6 4.6 0 1 1 7.6 3.5 4.7 4.7 0 1 1-2.2 4.6C1 6 1.8 9.2 3.8 10H-3.8C-1.8 9.2-1 6-.8 2.9A4.7 4.7 0 1 1-3-1.7 4.6 4.6 0 0 1-4.6-5.2Z',
}

export const sign = (suit: Suit, x: number, y: number, size: number, turned = false): string =>
  moved(x, y, flat(SUIT_PAINT[suit], SIGNS[suit]), turned ? 180 : 0, size / 20)

/** The sign alone, for patterns in any paint. */
export const signShape = (suit: Suit): string => SIGNS[suit]
