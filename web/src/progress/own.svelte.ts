/** The puzzles that were made of one's own mistakes; they stay in this browser. */
import type { PuzzleShown } from '../wire/messages.ts'

const KEY = 'tarock.own-puzzles'
/** So many are kept, the newest. */
const MOST = 40

function kept(text: string | null): readonly PuzzleShown[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? (found as PuzzleShown[]) : []
  } catch {
    return [] // something else has been written there; it is nobody's puzzle
  }
}

class OwnPuzzles {
  all: readonly PuzzleShown[] = $state.raw(kept(localStorage.getItem(KEY)))

  /** Adds those that are not there yet. */
  add(puzzles: readonly PuzzleShown[]): void {
    const known = new Set(this.all.map(({ id }) => id))
    this.all = [...puzzles.filter(({ id }) => !known.has(id)), ...this.all].slice(0, MOST)
    localStorage.setItem(KEY, JSON.stringify(this.all))
  }

  erase(): void {
    this.all = []
    localStorage.removeItem(KEY)
  }
}

export const ownPuzzles = new OwnPuzzles()
