/** What happened, from the lines of the server: names, "you", cards and lists are filled in, and nothing is decided. */
import type { Line } from '../wire/messages.ts'
import type { Values } from '../words/catalogue.ts'
import { capital } from '../words/names.ts'
import type { Voice } from './voice.ts'

const THIRDS = 3

/** A line as its reader is told it; a report speaks of everybody by name, also of its reader. */
export function sentence(line: Line, voice: Voice): string {
  const isReport = line.kind === 'outcome'
  const text = filled(line, voice, (seat) => (isReport ? voice.third(seat) : voice.name(seat)))
  return isReport || line.kind === 'payment' || line.kind === 'fault' ? capital(text) : text
}

/** Whether a line is of words: not of a card, a trick or a payment, which are seen. */
export const isSpoken = ({ kind }: Line): boolean => kind === 'word' || kind === 'consequence'

type Named = (seat: number) => string

function filled(line: Line, voice: Voice, named: Named): string {
  const values: Values = { ...line.values }
  if (values['contract'] !== undefined) values['contract'] = voice.contract({ contract: String(values['contract']) })
  const { seat } = line
  if (seat != null) Object.assign(values, { you: seat === voice.you ? 'yes' : 'no', name: voice.names[seat] ?? '' })
  return voice.words(line.key, {
    ...values,
    ...each(line.seats, (seats) => voice.listed(new Set(seats.map(named)))),
    ...each(line.cards, (cards) => voice.cards(cards)),
    ...each(line.thirds, (count) => countText(count, voice)),
    ...each(line.parts, (parts) => voice.listed(parts.map((part) => filled(part, voice, named)))),
  })
}

/** A count in thirds as players say it: so many points and so many Blatt. */
const countText = (count: number, { words }: Voice): string =>
  words('k-count', { points: Math.floor(count / THIRDS), blatt: count % THIRDS })

const each = <From>(from: Readonly<Record<string, From>> = {}, turn: (value: From) => string): Values =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, turn(value)]))
