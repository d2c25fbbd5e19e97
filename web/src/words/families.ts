/** Which game comes first. */
import type { Language } from './language.ts'
import type { Family } from './names.ts'

/** The game that is at home where a language is spoken. */
export const usualFamily = (language: Language): Family => (language === 'de' ? 'koenigrufen' : 'danish')

/** Both games, that one first. */
export const families = (language: Language): readonly Family[] =>
  usualFamily(language) === 'danish' ? ['danish', 'koenigrufen'] : ['koenigrufen', 'danish']
