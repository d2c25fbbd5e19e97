/** What the pages say on which people meet; fetched with the first of them, since nobody else needs it. */
import ways from 'virtual:meeting'
import { type Words, loadWordsWith, wordsBy } from '../words/catalogue.ts'
import type { Language } from '../words/language.ts'

let spoken: Words | undefined = $state.raw()

export const isSpoken = (): boolean => spoken !== undefined

/** Everything that the page says elsewhere too, and what only these pages do. */
export const tell: Words = wordsBy(() => {
  if (!spoken) throw new Error('Expected the words of the meeting to have been fetched before anything is told.')
  return spoken
})

export async function fetchWords(language: Language): Promise<void> {
  spoken = await loadWordsWith(language, ways)
}
