/** Shows frames one after the other, each for as long as it takes to be seen. */
import { flushSync } from 'svelte'
import type { Preferences } from '../preferences.svelte.ts'
import type { Frame } from '../wire/messages.ts'

/** Milliseconds that a finished trick lies on the table, as the reader likes it. */
export const RESTS: Readonly<Record<Preferences['rest'], number>> = { long: 2600, normal: 1300, short: 500, none: 0 }

const tricksOf = (frame: Frame): string =>
  frame.table.games.map((game) => `${game?.name} ${game?.deal.tricks?.length ?? 0}`).join()

/** Whether a trick has been finished between two frames, or a deal. */
export const isFinished = (before: Frame, after: Frame): boolean => tricksOf(before) !== tricksOf(after)

export class Pacer {
  private waiting: Frame[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private held: Promise<void> | undefined

  /** How a frame is shown, which tells for how many milliseconds at least, or until something is done. */
  constructor(private readonly show: (frame: Frame) => number | Promise<void>) {}

  /** Takes the next frame; it is shown at once unless an earlier one is still to be seen. */
  take(frame: Frame): void {
    this.waiting.push(frame)
    if (this.timer === undefined && this.held === undefined) this.advance()
  }

  /** Shows at once whatever there is: the reader has seen enough. */
  hurry(): void {
    clearTimeout(this.timer)
    this.timer = this.held = undefined
    this.advance()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.waiting = []
  }

  private advance(): void {
    const frame = this.waiting.shift()
    if (!frame) return
    const rest = this.show(frame)
    if (rest === 0) return this.advance()
    if (typeof rest !== 'number') return this.hold(rest)
    flushSync() // its time begins when it is on the page, which takes a while on a slow phone
    this.timer = setTimeout(() => this.hurry(), rest)
  }

  private hold(until: Promise<void>): void {
    this.held = until
    void until.then(() => {
      if (this.held === until) this.hurry()
    })
  }
}
