/** The newest frame of something in the hall: asked for again and again, and answered when there is news. */
import { untrack } from 'svelte'
import { OFFLINE, Refusal } from '../wire/api.ts'
import { read } from './client.ts'

/** Milliseconds until a server that does not answer is asked again. */
const AWAY = 2000
/** What does not pass by waiting. */
const FINAL = ['no-code', 'expired', 'refused', 'not-found', 'malformed']

export class Frames<T extends { n: number }> {
  frame: T | undefined = $state.raw()
  /** Why there is none: the code is wrong, or there is no such event. */
  refused: Refusal | undefined = $state.raw()
  /** Whether the server has not answered: what is shown may be old. */
  isAway = $state(false)

  constructor(
    private readonly path: string,
    private readonly code: () => string = () => '',
  ) {}

  /** Asks until the page is left; meant for `$effect`, which calls what it returns. */
  follow(): () => void {
    const stopping = new AbortController()
    this.refused = undefined
    untrack(() => void this.ask(stopping.signal)) // or a refusal would make the effect ask again
    return () => stopping.abort()
  }

  private async ask(signal: AbortSignal): Promise<void> {
    const isLeft = (): boolean => signal.aborted
    while (!isLeft() && !this.refused) {
      try {
        await this.askOnce(signal)
      } catch (error) {
        if (isLeft()) return
        if (!(error instanceof Refusal)) throw error
        this.isAway = error.code === OFFLINE
        if (FINAL.includes(error.code)) this.refused = error
        else await new Promise((resolve) => setTimeout(resolve, AWAY))
      }
    }
  }

  private async askOnce(signal: AbortSignal): Promise<void> {
    const after = this.frame === undefined ? '' : `?after=${this.frame.n}`
    this.frame = await read<T>(this.path + after, this.code(), signal)
    this.isAway = false
  }
}
