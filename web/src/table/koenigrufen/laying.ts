/** Laying away: how far a choice of cards has come. */
import type { Way } from '../../wire/messages.ts'

export interface Laying {
  /** How many cards are laid in all, and how many are still to be chosen. */
  size: number
  open: number
  /** Cards that go in any case and have not been chosen. */
  missing: string[]
  /** Whether just this may be laid. */
  complete: boolean
}

/** The way that comes nearest to what is chosen; a choice may fit into several. */
export function layingOf(ways: readonly Way[], chosen: readonly string[]): Laying {
  const fitting = ways.filter((way) => chosen.every((card) => way.fixed.includes(card) || way.pool.includes(card)))
  const found = fitting.map((way) => progress(way, chosen)).sort((a, b) => a.missing.length - b.missing.length)
  return found[0] ?? { size: ways[0]?.size ?? 0, open: 0, missing: [], complete: false }
}

function progress(way: Way, chosen: readonly string[]): Laying {
  const missing = way.fixed.filter((card) => !chosen.includes(card))
  const open = Math.max(0, way.size - chosen.length)
  return { size: way.size, open, missing, complete: chosen.length === way.size && missing.length === 0 }
}
