/** What a player chooses once for all tables; it stays in this browser. */
import type { CardStyle } from './cards/style.ts'
import { type Piece, type Words, loadWords, wordsBy } from './words/catalogue.ts'
import { type Language, LANGUAGES, bestLanguage, reader } from './words/language.ts'
import { courtLetters } from './words/names.ts'

export const CHOICES = {
  language: LANGUAGES,
  theme: ['auto', 'light', 'dark'],
  contrast: ['auto', 'normal', 'high'],
  suits: ['two', 'four'],
  numerals: ['both', 'roman', 'arabic'],
  index: ['normal', 'large'],
  rest: ['long', 'normal', 'short', 'none'],
  tap: ['auto', 'once', 'twice'],
  takeback: ['on', 'off'],
  forced: ['off', 'last', 'all'],
  sounds: ['on', 'off'],
  chat: ['on', 'off'],
  coach: ['off', 'on'],
  counting: ['off', 'on'],
} as const

export type Choice = keyof typeof CHOICES
export type Preferences = { -readonly [Key in Choice]: (typeof CHOICES)[Key][number] }

const KEY = 'tarock.preferences'

const USUAL: Preferences = {
  language: bestLanguage(navigator.languages),
  theme: 'auto',
  contrast: 'auto',
  suits: 'two',
  numerals: 'both',
  index: 'normal',
  rest: 'normal',
  tap: 'auto',
  takeback: 'on',
  forced: 'off',
  sounds: 'off',
  chat: 'on',
  coach: 'off',
  counting: 'off',
}

/** What was kept, as far as it is still a choice. */
export function readPreferences(kept: string | null): Preferences {
  const found = (kept ? JSON.parse(kept) : {}) as Partial<Record<Choice, string>>
  const valid = Object.entries(CHOICES).filter(([key, choices]) =>
    (choices as readonly string[]).includes(found[key as Choice] ?? ''),
  )
  return { ...USUAL, ...Object.fromEntries(valid.map(([key]) => [key, found[key as Choice]])) }
}

export const preferences: Preferences = $state(readPreferences(localStorage.getItem(KEY)))

let spoken: Words | undefined = $state.raw()

/** The words of the player's language; a component that says something is made again when the language changes. */
export const say: Words = wordsBy(words)

function words(): Words {
  if (!spoken) throw new Error('Expected the words to have been loaded before anything is said.')
  return spoken
}

/** What the pages that were opened so far say besides. */
const pieces = new Set<Piece>()

/** From now on the page can say this too. */
export async function learn(piece: Piece): Promise<void> {
  if (pieces.has(piece)) return
  spoken = await loadWords(preferences.language, [...pieces, piece])
  pieces.add(piece)
}

export async function speak(language: Language): Promise<void> {
  spoken = await loadWords(language, pieces)
  document.documentElement.lang = language
  reader.language = language
}

/** How this player wants the cards drawn. */
export const cardStyle = (): CardStyle => ({
  letters: courtLetters(say),
  numerals: preferences.numerals,
  index: preferences.index,
})

const dark = matchMedia('(prefers-color-scheme: dark)')
const contrasting = matchMedia('(prefers-contrast: more)')

function dress(): void {
  const { dataset } = document.documentElement
  dataset['theme'] = preferences.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : preferences.theme
  dataset['contrast'] =
    preferences.contrast === 'auto' ? (contrasting.matches ? 'high' : 'normal') : preferences.contrast
  dataset['suits'] = preferences.suits
}

/** Keeps every change, and dresses the page accordingly; from the first moment to the last. */
export function keepPreferences(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(preferences))
      dress()
    })
    $effect(() => {
      if (spoken && preferences.language !== spoken.language) void speak(preferences.language)
    })
  })
  dark.addEventListener('change', dress)
  contrasting.addEventListener('change', dress)
}
