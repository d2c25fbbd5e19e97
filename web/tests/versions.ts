/** Every way in which a player can have the cards drawn. */
import type { CardStyle } from '../src/cards/style.ts'
import { LANGUAGES, courtLetters, words } from '../src/words.ts'

export const STYLES: CardStyle[] = LANGUAGES.flatMap((language) =>
  (['both', 'roman', 'arabic'] as const).flatMap((numerals) =>
    (['normal', 'large'] as const).map((index) => ({ letters: courtLetters(words(language)), numerals, index })),
  ),
)

export const PLAIN: CardStyle = { letters: { K: 'K', Q: 'Q', C: 'C', J: 'J' }, numerals: 'arabic', index: 'normal' }
