/** The lines of a TOML text: which table and which key stand where, so that one can be changed and the rest left alone. */
import type { Spot } from '../shelf/text.ts'

export interface Entry {
  name: string
  /** The number of its line, from 0. */
  line: number
}

/** A table with what stands in it; the first block is what stands before all tables. */
export interface Block {
  table: string
  /** Whether it is one of a list of tables, and the id that it has there. */
  isRow: boolean
  row?: string
  /** The line of its heading; -1 for what stands before all tables. */
  heading: number
  entries: Entry[]
}

const HEADING = /^\s*(\[\[?)\s*([\w."' -]+?)\s*\]\]?\s*(?:#.*)?$/
const ENTRY = /^\s*([\w-]+)\s*=\s*(.*)$/
const ID = /^["']([^"']*)["']/

const plainName = (name: string): string => name.replaceAll(/["'\s]/g, '')

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [{ table: '', isRow: false, heading: -1, entries: [] }]
  text.split('\n').forEach((content, line) => {
    const heading = HEADING.exec(content)
    const entry = ENTRY.exec(content)
    const block = blocks.at(-1) as Block
    if (heading) {
      blocks.push({ table: plainName(heading[2] ?? ''), isRow: heading[1] === '[[', heading: line, entries: [] })
    } else if (entry) {
      const [, name = '', value = ''] = entry
      block.entries.push({ name, line })
      const id = name === 'id' && block.isRow ? ID.exec(value)?.[1] : undefined
      if (id !== undefined) block.row = id
    }
  })
  return blocks
}

export const blockOf = (blocks: readonly Block[], { table, row }: Pick<Spot, 'table' | 'row'>): Block | undefined =>
  blocks.find((block) => block.table === table && (row == null ? !block.isRow : block.isRow && block.row === row))

/** The dotted key of an entry, as the server names it: `ultimo.pagat`, `contracts.rufer.value`. */
const keyOf = ({ table, row }: Block, name: string): string => [table, row, name].filter(Boolean).join('.')

/**
 * The line, from 1, that a dotted key is written on; where it is not, that of the table it would stand in.
 *
 * The server names what is wrong by its key; whoever reads the text looks for the line.
 */
export function lineOf(text: string, key: string): number | undefined {
  const blocks = blocksOf(text)
  for (const block of blocks) {
    const entry = block.entries.find(({ name }) => keyOf(block, name) === key)
    if (entry) return entry.line + 1
  }
  const nearest = blocks
    .filter((block) => block.heading >= 0 && isWithin(key, block))
    .sort((one, other) => other.table.length - one.table.length)[0]
  return nearest && nearest.heading + 1
}

function isWithin(key: string, { table, row }: Block): boolean {
  const whole = [table, row].filter(Boolean).join('.')
  return key === whole || key.startsWith(`${whole}.`)
}
