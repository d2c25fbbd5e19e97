/** The languages of the house. */
export const LANGUAGES = ['da', 'de', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { da: 'Dansk', de: 'Deutsch', en: 'English' }

/** The first of some preferred languages, such as `de-AT`, that the house speaks. */
export function bestLanguage(preferred: readonly string[]): Language {
  const spoken = preferred.map((tag) => tag.slice(0, 2).toLowerCase())
  return LANGUAGES.find((language) => language === spoken.find((each) => LANGUAGES.includes(each as Language))) ?? 'en'
}

/** Whoever sits at this page: in which language the server tells what is wrong with a text. */
export const reader: { language: Language } = { language: 'en' }
