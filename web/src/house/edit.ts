/**
 * Changing one value of a house ruleset in its text.
 *
 * The text belongs to whoever writes it: comments, order and spaces stay.  Where a value is written in a way that a
 * single line cannot be found for, as in `ultimo = { pagat = 50 }`, the whole text is written anew.
 */
import { stringify } from 'smol-toml'
import { blockOf, blocksOf } from './lines.ts'
import { type Spot, type TomlTable, type Value, isTomlTable, readText, same, writeValue } from '../shelf/text.ts'

/** These say which rule is changed and by whom; without another key beside them they change nothing. */
const BESIDE = ['id', 'source']

const COMMENT = /\s+#[^"'\]}]*$/

/** Gives a spot a value. */
export const withValue = (text: string, spot: Spot, value: Value): string =>
  checked(text, lineWritten(text, spot, value), (data) => setIn(data, spot, value))

/** Lets a spot be as the book has it. */
export const withoutValue = (text: string, spot: Spot): string =>
  checked(text, lineRemoved(text, spot), (data) => removeFrom(data, spot))

/** Takes a changed text if it says what it should; a text that is no TOML at present cannot be written anew. */
function checked(before: string, after: string, change: (data: TomlTable) => void): string {
  const { data, stop } = readText(before)
  if (stop) return after
  change(data)
  const read = readText(after)
  return !read.stop && same(read.data, data) ? after : stringify(data)
}

function lineWritten(text: string, spot: Spot, value: Value): string {
  const lines = text.split('\n')
  const written = `${spot.name} = ${writeValue(value)}`
  const block = blockOf(blocksOf(text), spot)
  const entry = block?.entries.find(({ name }) => name === spot.name)
  if (entry) {
    const comment = COMMENT.exec(lines[entry.line] ?? '')?.[0] ?? ''
    lines[entry.line] = written + comment
    return lines.join('\n')
  }
  if (block) {
    lines.splice((block.entries.at(-1)?.line ?? block.heading) + 1, 0, written)
    return lines.join('\n')
  }
  const heading = spot.row == null ? `[${spot.table}]` : `[[${spot.table}]]\nid = ${writeValue(spot.row)}`
  return `${text.trimEnd()}\n\n${heading}\n${written}\n`
}

function lineRemoved(text: string, spot: Spot): string {
  const block = blockOf(blocksOf(text), spot)
  const entry = block?.entries.find(({ name }) => name === spot.name)
  if (!block || !entry) return text
  const stay = block.entries.filter(({ name }) => name !== spot.name)
  const isEmpty = block.table !== '' && stay.every(({ name }) => BESIDE.includes(name))
  const gone = new Set(isEmpty ? [block.heading, ...block.entries.map(({ line }) => line)] : [entry.line])
  const left = text.split('\n').filter((_, line) => !gone.has(line))
  return isEmpty
    ? `${left
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trimEnd()}\n`
    : left.join('\n')
}

/** The table at a spot, made where there is none. */
function tableFor(data: TomlTable, { table, row }: Spot): TomlTable {
  const steps = table ? table.split('.') : []
  const last = row == null ? undefined : steps.pop()
  let here = data
  for (const step of steps) {
    const next = here[step]
    here = isTomlTable(next) ? next : (here[step] = {})
  }
  if (last === undefined) return here
  const rows = here[last]
  const list = Array.isArray(rows) ? rows : (here[last] = [])
  const found = list.find((each): each is TomlTable => isTomlTable(each) && each['id'] === row)
  if (found) return found
  const made: TomlTable = { id: row as string }
  list.push(made)
  return made
}

function setIn(data: TomlTable, spot: Spot, value: Value): void {
  tableFor(data, spot)[spot.name] = value
}

function removeFrom(data: TomlTable, spot: Spot): void {
  const table = tableFor(data, spot)
  delete table[spot.name]
  if (spot.table) prune(data, spot, table)
}

/** Takes away a table in which nothing is changed any more, and the tables that held nothing else. */
function prune(data: TomlTable, { table, row }: Spot, emptied: TomlTable): void {
  if (!Object.keys(emptied).every((key) => BESIDE.includes(key))) return
  const steps = table.split('.')
  const name = steps.pop() as string
  const parent = tableFor(data, { table: steps.join('.'), name })
  const rows = parent[name]
  if (row != null && Array.isArray(rows)) {
    rows.splice(rows.indexOf(emptied), 1)
    if (rows.length > 0) return
  }
  delete parent[name]
  if (steps.length > 0) prune(data, { table: steps.join('.'), name }, parent)
}
