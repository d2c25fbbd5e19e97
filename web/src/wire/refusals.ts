/** What a reader is told when something was refused, or could not be asked at all. */
import type { Words } from '../words/catalogue.ts'
import { Refusal } from './api.ts'

/**
 * One clear sentence; anything but a refusal is a fault of ours and is thrown on.
 *
 * What the page has no sentence for, the server says itself, in the reader's language.
 */
export function refusalText(refused: unknown, say: Words): string {
  if (!(refused instanceof Refusal)) throw refused
  const key = `error-${refused.code}`
  return say.has(key) ? say(key) : refused.detail || say('error-internal')
}
