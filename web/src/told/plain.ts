/** What has happened in a deal that is told plainly: the lines come from the server. */
import type { PlainLine, PlainTable } from '../wire/messages.ts'
import { capital } from '../words/names.ts'
import type { Voice } from './voice.ts'

const lineText = ({ text, seat }: PlainLine, voice: Voice): string =>
  seat == null ? text : `${capital(voice.name(seat))}: ${text}`

export const lines = (before: PlainTable, after: PlainTable, voice: Voice): string[] =>
  (after.told ?? []).slice(before.told?.length ?? 0).map((line) => lineText(line, voice))
