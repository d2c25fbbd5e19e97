/** House rules as TOML: what a text says, as far as it can be read, and how values are written. */
import { TomlError, parse } from 'smol-toml'

/** What TOML can say and rules are made of. */
export type Value = boolean | number | string | Value[] | TomlTable
export interface TomlTable {
  [key: string]: Value
}

/** Where a value stands: `name` in `[table]`, or in the `[[table]]` that has the id `row`. */
export interface Spot {
  table: string
  row?: string | null
  name: string
}

export interface Place {
  line: number
  column: number
}

export interface Reading {
  /** All that could be read. */
  data: TomlTable
  /** Where the text first stops being TOML. */
  stop?: Place
}

/** After so many faults the rest of a text is left unread. */
const MOST_FAULTS = 50

/** Reads a text; lines that are no TOML are passed over, so that a form can show the others meanwhile. */
export function readText(text: string): Reading {
  const lines = text.split('\n')
  let stop: Place | undefined
  for (let faults = 0; faults < MOST_FAULTS; faults++) {
    try {
      const data = parse(lines.join('\n')) as TomlTable
      return stop ? { data, stop } : { data }
    } catch (error) {
      if (!(error instanceof TomlError)) throw error
      stop ??= { line: error.line, column: error.column }
      passOver(lines, error.line - 1)
    }
  }
  return { data: {}, ...(stop && { stop }) }
}

/** Empties the line at fault; where it is empty already, the fault began before it. */
function passOver(lines: string[], at: number): void {
  let line = Math.min(at, lines.length - 1)
  while (line > 0 && lines[line]?.trim() === '') line--
  lines[line] = ''
}

/** Reads one value as it would stand after the equals sign; nothing if it is none. */
export function readValue(text: string): Value | undefined {
  try {
    const { value, ...more } = parse(`value = ${text}`) as TomlTable
    return Object.keys(more).length === 0 ? value : undefined
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    return undefined
  }
}

/** Writes a value on one line. */
export function writeValue(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`
  if (typeof value !== 'object') return String(value)
  const pairs = Object.entries(value).map(([key, each]) => `${key} = ${writeValue(each)}`)
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
}

export const isTomlTable = (value: Value | undefined): value is TomlTable =>
  typeof value === 'object' && !Array.isArray(value)

/** The value at a spot, if the text has one. */
export function valueAt(data: TomlTable, { table, row, name }: Spot): Value | undefined {
  let found: Value | undefined = data
  for (const step of table ? table.split('.') : []) found = isTomlTable(found) ? found[step] : undefined
  if (row != null)
    found = Array.isArray(found) ? found.find((each) => isTomlTable(each) && each['id'] === row) : undefined
  return isTomlTable(found) ? found[name] : undefined
}

export interface Head {
  id: string
  name: string
  /** The book that it extends. */
  base: string
}

const word = (value: Value | undefined): string => (typeof value === 'string' ? value : '')

export const headOf = (data: TomlTable): Head => ({
  id: word(data['id']),
  name: word(data['name']),
  base: word(data['extends']),
})

/** A house ruleset that changes nothing yet. */
export const newText = ({ id, name, base }: Head): string =>
  `id = ${writeValue(id)}\nextends = ${writeValue(base)}\nname = ${writeValue(name)}\n`

/** Whether two values say the same. */
export function same(one: Value | undefined | null, other: Value | undefined | null): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, at) => same(each, other[at]))
  }
  if (isTomlTable(one ?? undefined) && isTomlTable(other ?? undefined)) {
    const [first, second] = [one as TomlTable, other as TomlTable]
    const keys = Object.keys(first)
    return keys.length === Object.keys(second).length && keys.every((key) => same(first[key], second[key]))
  }
  return one === other
}
