/** A list of people that somebody pastes: which of its columns are ours, and where its lines are. */

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

/** From where to where a line goes in a text; lines are counted from 1. */
export function placeOf(text: string, line: number): { start: number; end: number } {
  const lines = text.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
  return { start, end: start + (lines[line - 1]?.length ?? 0) }
}

/** A text without some of its lines. */
export const without = (text: string, lines: readonly number[]): string =>
  text
    .split('\n')
    .filter((_, at) => !lines.includes(at + 1))
    .join('\n')
