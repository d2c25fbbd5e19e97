/** The puzzles that were made of one's own mistakes, as they are shown; what they are lies in the progress. */
import { post } from '../wire/api.ts'
import type { PuzzleShown } from '../wire/messages.ts'
import type { Own } from './progress.ts'

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
    this.keep([...puzzles.filter(({ id }) => !known.has(id)), ...this.all].slice(0, MOST))
  }

  /** Forgets all but some: others have come in their place. */
  keepOnly(ids: readonly string[]): void {
    this.keep(this.all.filter(({ id }) => ids.includes(id)))
  }

  /** All of somebody's own; those that came from a file the server shows first. */
  async fetch(own: readonly Own[]): Promise<readonly PuzzleShown[]> {
    const known = new Set(this.all.map(({ id }) => id))
    const puzzles = own.filter(({ id }) => !known.has(id))
    if (puzzles.length > 0) this.add(await post<PuzzleShown[]>('/api/school/own/shown', { puzzles }))
    return this.all
  }

  erase(): void {
    this.all = []
    localStorage.removeItem(KEY)
  }

  private keep(puzzles: readonly PuzzleShown[]): void {
    this.all = puzzles
    localStorage.setItem(KEY, JSON.stringify(puzzles))
  }
}

export const ownPuzzles = new OwnPuzzles()
