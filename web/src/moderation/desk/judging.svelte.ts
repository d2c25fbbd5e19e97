/** The judge at work for the operator: how far it is, and what it has found. */
import { say } from '../../preferences.svelte.ts'
import { Refusal } from '../../wire/api.ts'
import type { JudgedTable, JudgeSent, Judging } from '../../wire/messages.ts'
import { refusalText } from '../../wire/refusals.ts'
import type { Desk } from '../desk.svelte.ts'

export class Judge {
  /** While it is at work. */
  now: Judging | undefined = $state.raw()
  found: JudgedTable | undefined = $state.raw()
  refused = $state('')
  private stopping = new AbortController()

  constructor(private readonly desk: Desk) {}

  async ask(asked: JudgeSent): Promise<void> {
    this.stop()
    this.stopping = new AbortController()
    const { signal } = this.stopping
    this.now = { done: 0, of: 0 }
    this.found = undefined
    this.refused = ''
    let isTold = false
    try {
      for await (const told of this.desk.lines<Judging>('judge', asked, signal)) isTold = this.hear(told)
      if (!isTold) throw new Refusal('offline') // the server ended before the judge did
    } catch (caught) {
      if (!signal.aborted) this.refused = reasonOf(caught)
    }
    if (!signal.aborted) this.now = undefined
  }

  stop(): void {
    this.stopping.abort()
    this.now = undefined
  }

  /** Tells whether it was the last. */
  private hear(told: Judging): boolean {
    if (told.refused) throw new Refusal(told.refused.code, told.refused.detail)
    this.found = told.table ?? undefined
    this.now = told
    return this.found !== undefined
  }
}

/** Here the server knows better than the page what to do instead. */
function reasonOf(caught: unknown): string {
  return caught instanceof Refusal && caught.detail ? caught.detail : refusalText(caught, say)
}
