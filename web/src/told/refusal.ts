/** Why the table refuses something, in the words of the game. */
import { termsOf } from '../words/families.ts'
import { hyphenated } from '../words/names.ts'
import type { Voice } from './voice.ts'

/** The letters of the seats, by which details name them. */
const SEATS = 'ABCDE'

export function refusalIn(voice: Voice, reason: string, detail: string): string {
  const { words, names, you } = voice
  const key = `${termsOf(voice.family).prefix}reason-${hyphenated(reason)}`
  if (!words.has(key)) return reason.replaceAll('_', ' ')
  if (reason === 'decision_open') {
    const asked = SEATS.indexOf(detail)
    return asked === you ? words('play-decision-yours') : words(key, { detail: names[asked] ?? '' })
  }
  const shown = detail
    .split(' ')
    .map((token) => shownAs(token, voice))
    .join(' ')
  return words(key, { detail: shown })
}

/** A card or a bonus as people know it; a suit's letter chooses a word of its message, so it stays. */
function shownAs(token: string, voice: Voice): string {
  if (/^(?:X|T\d+|[SHDC](?:\d+|[KQCJ]))$/.test(token)) return voice.card(token)
  return voice.words.has(hyphenated(`bonus-${token}`)) ? voice.bonus(token) : token
}
