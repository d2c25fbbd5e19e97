/** What a player can choose about the cards; colours are not here but in `cards.css`. */
import type { Court } from './pack.ts'

export interface CardStyle {
  /** The letters of the courts, in the player's language: `rank-short-*` of the catalogues. */
  letters: Record<Court, string>
  /** `both`: arabic in the corner, where a fan of cards shows it, and roman beside it. */
  numerals: 'both' | 'roman' | 'arabic'
  index: 'normal' | 'large'
}
