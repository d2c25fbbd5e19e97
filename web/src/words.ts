/** The words of the cards in the player's language, from the same catalogues that the rest of the house reads. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import da from '../../src/tarock/words/da/cards.ftl?raw'
import de from '../../src/tarock/words/de/cards.ftl?raw'
import en from '../../src/tarock/words/en/cards.ftl?raw'
import { COURTS, type Court, parseCard } from './cards/pack.ts'

const CATALOGUES = { da, de, en }

export type Language = keyof typeof CATALOGUES
export const LANGUAGES = Object.keys(CATALOGUES) as Language[]

export type Words = (key: string, values?: Record<string, string | number>) => string

export function words(language: Language): Words {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const broken = bundle.addResource(new FluentResource(CATALOGUES[language]))
  if (broken.length > 0) throw new AggregateError(broken, `The ${language} catalogue cannot be read.`)
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) throw new RangeError(`Expected a message of the ${language} catalogue, but got "${key}".`)
    return bundle.formatPattern(pattern, values)
  }
}

/** The letters in the corners of the courts. */
export const courtLetters = (say: Words): Record<Court, string> =>
  Object.fromEntries(COURTS.map((court) => [court, say(`rank-short-${court}`)])) as Record<Court, string>

/** What the card is called: the title of its picture. */
export function cardName(token: string, say: Words): string {
  const card = parseCard(token)
  switch (card.kind) {
    case 'skus':
      return say('card-skus')
    case 'tarok':
      return say('card-tarok', { number: card.number })
    case 'pips':
      return say('card-suit', { suit: card.suit, rank: String(card.pips) })
    case 'court':
      return say('card-suit', { suit: card.suit, rank: say(`rank-${card.court}`) })
  }
}
