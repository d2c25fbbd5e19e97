/** Lines that were written and are not yet at the desk: kept in this browser, numbered, and sent in order until they are. */
import { OFFLINE, Refusal } from '../../wire/api.ts'

/** Something of a table that is to be sent: a line, one written anew or taken back, or a confirmation. */
export interface Outgoing {
  /** The sender's own number: what comes twice under it is kept once. */
  own: string
  body: Readonly<Record<string, unknown>>
  /** The taps that made it, so that it can be taken up again. */
  taps?: readonly unknown[]
  /** Why the desk refused it; it stays until somebody has seen to it. */
  refused?: string
}

export interface Kept {
  sender: string
  /** The last number that was given out. */
  numbers: number
  waiting: readonly Outgoing[]
}

/** Where a queue is kept: the browser's storage, or a map in tests. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>

const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000

/** How long to wait before the next try, after so many that failed. */
export const waitAfter = (failures: number): number => Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT)

/** Whether a failure passes by itself: the server is away or cannot keep anything at the moment. */
const passes = (refused: Refusal): boolean =>
  [OFFLINE, 'storage', 'too-fast', 'try-again', 'internal'].includes(refused.code)

export class Queue {
  private isSending = false
  /** After so many tries in vain; it waits as long as the timer runs. */
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly shelf: Shelf,
    private readonly key: string,
    private readonly send: (body: Readonly<Record<string, unknown>>) => Promise<void>,
    /** Called whenever something was added, sent or refused. */
    private readonly changed: (waiting: readonly Outgoing[]) => void,
    private readonly random: () => string = () => crypto.getRandomValues(new Uint32Array(1)).join(''),
  ) {}

  /** Read anew each time: the same table may be open twice in one browser. */
  private get kept(): Kept {
    const found = this.shelf.getItem(this.key)
    return found ? (JSON.parse(found) as Kept) : { sender: `phone ${this.random()}`, numbers: 0, waiting: [] }
  }

  get waiting(): readonly Outgoing[] {
    return this.kept.waiting
  }

  private keep(kept: Kept): void {
    this.shelf.setItem(this.key, JSON.stringify(kept))
    this.changed(kept.waiting)
  }

  /** Keeps something before it is sent, so that nothing is lost when the page is closed. */
  add(body: Readonly<Record<string, unknown>>, taps: readonly unknown[] = []): void {
    const { sender, numbers, waiting } = this.kept
    const own = `${numbers + 1}-${this.random()}`
    this.keep({ sender, numbers: numbers + 1, waiting: [...waiting, { own, body: { ...body, sender, own }, taps }] })
    this.retry()
  }

  /** Lets something go: it was sent, or refused and seen to. */
  drop(own: string): void {
    const kept = this.kept
    this.keep({ ...kept, waiting: kept.waiting.filter((entry) => entry.own !== own) })
  }

  /** Tries at once, whatever has failed before. */
  retry(): void {
    this.stop()
    this.failures = 0
    void this.work()
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  /** Sends one after the other; what was refused is left, and what could not be sent is tried again later. */
  private async work(): Promise<void> {
    if (this.isSending) return
    this.isSending = true
    try {
      for (let next = this.next(); next; next = this.next()) await this.sendOne(next)
    } finally {
      this.isSending = false
    }
  }

  private next(): Outgoing | undefined {
    return this.timer ? undefined : this.waiting.find(({ refused }) => refused === undefined)
  }

  private async sendOne({ own, body }: Outgoing): Promise<void> {
    try {
      await this.send(body)
      this.failures = 0
      this.drop(own)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (passes(error)) this.wait()
      else this.mark(own, error.detail || error.code)
    }
  }

  private wait(): void {
    this.failures++
    this.timer = setTimeout(() => {
      this.timer = undefined
      void this.work()
    }, waitAfter(this.failures))
    this.changed(this.waiting)
  }

  private mark(own: string, refused: string): void {
    const kept = this.kept
    this.keep({ ...kept, waiting: kept.waiting.map((each) => (each.own === own ? { ...each, refused } : each)) })
  }
}
