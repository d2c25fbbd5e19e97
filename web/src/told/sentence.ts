/** What happened, from the lines of the server: names, "you", cards and lists are filled in, and nothing is decided. */
import type { Line } from '../wire/messages.ts'
import type { Values } from '../words/catalogue.ts'
import { capital, cited, writtenFigure } from '../words/names.ts'
import type { Person, Voice } from './voice.ts'

const THIRDS = 3

/** A line as its reader is told it. */
export function sentence(line: Line, voice: Voice): string {
  const text = filled(line, voice)
  return line.kind === 'outcome' || line.kind === 'payment' || line.kind === 'fault' ? capital(text) : text
}

/** Whether a line is of words: not of a card, a trick or a payment, which are seen. */
export const isSpoken = ({ kind }: Line): boolean => kind === 'word' || kind === 'consequence'

function filled(line: Line, voice: Voice): string {
  const values: Values = { ...line.values }
  if (values['contract'] !== undefined) values['contract'] = voice.contract({ contract: String(values['contract']) })
  for (const key of ['source', 'rule'])
    if (values[key] !== undefined) values[key] = cited(String(values[key]), voice.words)
  const { seat, seats = {}, parts = {} } = line
  if (seat != null) Object.assign(values, { you: seat === voice.you ? 'yes' : 'no', name: voice.names[seat] ?? '' })
  return voice.words(line.key, {
    ...values,
    ...each(seats, (of) => voice.seats(of)),
    ...agreeing(seats, (of) => voice.person(of, of.length)),
    ...each(line.cards, (cards) => voice.cards(cards)),
    ...each(line.thirds, (count) => countText(count, voice)),
    ...each(line.figures, (figure) => writtenFigure(figure, voice.words)),
    ...each(parts, (of) => voice.listed(of.map((part) => filled(part, voice)))),
    ...agreeing(parts, (of) => voice.person(seatsIn(of), of.length)),
  })
}

/** The seats that pieces of a sentence name. */
const seatsIn = (parts: readonly Line[]): number[] => parts.flatMap((part) => Object.values(part.seats ?? {}).flat())

/** A count in thirds as players say it: so many points and so many Blatt. */
const countText = (count: number, { words }: Voice): string =>
  words('k-count', { points: Math.floor(count / THIRDS), blatt: count % THIRDS })

const each = <From>(from: Readonly<Record<string, From>> = {}, turn: (value: From) => string): Values =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, turn(value)]))

/** By what a verb agrees with the people that an argument names: `$names` has a twin, `$names_is`. */
const agreeing = <From>(from: Readonly<Record<string, From>>, turn: (value: From) => Person): Values =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [`${key}_is`, turn(value)]))
