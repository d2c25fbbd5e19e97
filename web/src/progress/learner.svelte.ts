/** Whoever learns in this browser; every change is kept at once, and the server is told of it only if he wants it. */
import { dayOf } from './boxes.ts'
import type { Rating } from './glicko.ts'
import {
  EMPTY,
  type Flaw,
  type Progress,
  readProgress,
  withAnswer,
  withCount,
  withCounted,
  withLesson,
  withDeal,
  withOwn,
  withPuzzle,
  withVote,
  writeProgress,
} from './progress.ts'
import type { OwnShown } from '../wire/messages.ts'
import { ownPuzzles } from './own.svelte.ts'
import { WAITS } from './schedule.ts'

const KEY = 'tarock.progress'

/** What was kept; whatever else stands there is nobody's progress. */
function kept(text: string | null): Progress {
  const found = text === null ? EMPTY : readProgress(text)
  return typeof found === 'string' ? EMPTY : found
}

class Learner {
  progress: Progress = $state.raw(kept(localStorage.getItem(KEY)))
  /** Called after every change. */
  changed: (() => void) | undefined

  constructor() {
    // Another tab of this browser may have changed it.
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.progress = kept(event.newValue)
    })
  }

  get today(): string {
    return dayOf(new Date())
  }

  passed(lesson: string, stars: number): void {
    this.keep(withLesson(this.progress, lesson, stars))
  }

  answered(item: string, right: boolean): void {
    this.keep(withAnswer(this.progress, item, right, this.today, WAITS))
  }

  tried(puzzle: { id: string; rating: Rating }, right: boolean): void {
    this.keep(withPuzzle(this.progress, puzzle, right, this.today, WAITS))
  }

  reviewed(deal: string, ruleset: string, loss: number): void {
    this.keep(withDeal(this.progress, { deal, ruleset, loss, day: this.today }))
  }

  counted(exercise: string, speed: number): void {
    this.keep(withCount(this.progress, exercise, speed))
  }

  countedAt(family: string, right: boolean): void {
    this.keep(withCounted(this.progress, family, right))
  }

  voted(puzzle: string, bad: boolean): void {
    this.keep(withVote(this.progress, puzzle, bad))
  }

  /** Mistakes of one's own have become puzzles. */
  erred(made: readonly OwnShown[]): void {
    ownPuzzles.add(made.map(({ shown }) => shown))
    this.keep(
      withOwn(
        this.progress,
        made.map(({ puzzle, shown: { id } }) => ({ ...puzzle, id })),
        this.today,
        WAITS,
      ),
    )
  }

  /** Takes over what a file says; tells what is wrong with it. */
  take(text: string): Flaw | undefined {
    const found = readProgress(text)
    if (typeof found === 'string') return found
    this.keep(found)
    ownPuzzles.keepOnly(found.own.map(({ id }) => id))
    return undefined
  }

  erase(): void {
    this.progress = EMPTY
    ownPuzzles.erase()
    localStorage.removeItem(KEY)
    this.changed?.()
  }

  private keep(progress: Progress): void {
    this.progress = progress
    localStorage.setItem(KEY, writeProgress(progress))
    this.changed?.()
  }
}

export const learner = new Learner()
