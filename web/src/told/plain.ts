/** What has happened in a deal of a game that the page does not know: the server's own lines, with names. */
import type { PlainLine, PlainTable } from '../wire/messages.ts'
import { capital } from '../words/names.ts'
import type { Voice } from './voice.ts'

const lineText = ({ text, seat }: PlainLine, voice: Voice): string =>
  seat == null ? text : `${capital(voice.name(seat))}: ${text}`

export const plainTexts = ({ told = [] }: PlainTable, voice: Voice): string[] =>
  told.map((line) => lineText(line, voice))
