/** A list of people that somebody pastes: which columns it has, and which of them are ours. */

const DIVIDERS = [';', '\t', ','] as const

/** The names of the columns, from the first line. */
export function columnsOf(text: string): readonly string[] {
  const first = text.replace(/^\ufeff/, '').split(/\r?\n/, 1)[0] ?? ''
  const divider = DIVIDERS.reduce((best, each) => (count(first, each) > count(first, best) ? each : best))
  return first
    .split(divider)
    .map((name) => name.trim().replaceAll(/^"|"$/g, ''))
    .filter(Boolean)
}

const count = (text: string, divider: string): number => text.split(divider).length - 1

/** How many people a list has, by its lines. */
export const peopleIn = (text: string): number =>
  Math.max(0, text.split(/\r?\n/).filter((line) => line.trim()).length - 1)

/** What is chosen for the name (two columns may make it), the number, the town and the club. */
export interface Chosen {
  name: string
  second: string
  number: string
  town: string
  club: string
}

/** The columns as the server is told of them; what was not chosen it finds by the usual names. */
export function mappingOf({ name, second, number, town, club }: Chosen): Record<string, string> {
  const all = { name: [name, second].filter(Boolean).join('+'), number, town, club }
  return Object.fromEntries(Object.entries(all).filter(([, column]) => column))
}
