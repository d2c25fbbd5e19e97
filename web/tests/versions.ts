/** Every way in which a player can have the cards drawn. */
import type { CardStyle } from '../src/cards/style.ts'
import { type Words, loadWords } from '../src/words/catalogue.ts'
import { LANGUAGES, type Language } from '../src/words/language.ts'
import { courtLetters } from '../src/words/names.ts'

const loaded = await Promise.all(LANGUAGES.map(async (language) => [language, await loadWords(language)] as const))
const WORDS = Object.fromEntries(loaded) as Record<Language, Words>

/** The catalogue of a language. */
export const words = (language: Language): Words => WORDS[language]

export const STYLES: CardStyle[] = LANGUAGES.flatMap((language) =>
  (['both', 'roman', 'arabic'] as const).flatMap((numerals) =>
    (['normal', 'large'] as const).map((index) => ({ letters: courtLetters(words(language)), numerals, index })),
  ),
)

export const PLAIN: CardStyle = { letters: { K: 'K', Q: 'Q', C: 'C', J: 'J' }, numerals: 'arabic', index: 'normal' }
