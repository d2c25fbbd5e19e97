/** Shows frames one after the other, and leaves a finished trick on the table long enough to be seen. */
import type { Preferences } from '../preferences.svelte.ts'
import type { Frame } from '../wire/messages.ts'

/** Milliseconds that a finished trick lies on the table, as the reader likes it. */
export const RESTS: Readonly<Record<Preferences['rest'], number>> = { long: 2600, normal: 1300, short: 500, none: 0 }

const tricksOf = (frame: Frame): string =>
  frame.table.games.map((game) => `${game?.name} ${game?.deal.tricks?.length ?? 0}`).join()

export class Pacer {
  private shown: Frame | undefined
  private waiting: Frame[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly show: (frame: Frame) => void,
    private readonly rest: () => Preferences['rest'],
  ) {}

  /** Takes the next frame; it is shown at once unless a finished trick still lies there. */
  take(frame: Frame): void {
    this.waiting.push(frame)
    if (this.timer === undefined) this.advance()
  }

  /** Shows at once whatever there is: the reader has seen enough. */
  hurry(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.advance()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.waiting = []
  }

  private advance(): void {
    const frame = this.waiting.shift()
    if (!frame) return
    const finished = this.shown !== undefined && tricksOf(frame) !== tricksOf(this.shown)
    this.shown = frame
    this.show(frame)
    const rest = finished ? RESTS[this.rest()] : 0
    if (rest > 0) this.timer = setTimeout(() => this.hurry(), rest)
    else this.advance()
  }
}
