/** A list of the operator's desk: it is fetched, and fetched again after whatever is done. */
import { say } from '../../preferences.svelte.ts'
import { refusalText } from '../../wire/refusals.ts'
import type { Desk } from '../desk.svelte.ts'

export class Fetched<T> {
  all: readonly T[] = $state.raw([])
  isThere = $state(false)
  refused = $state('')

  constructor(
    private readonly desk: Desk,
    private readonly path: () => string,
  ) {
    void this.fetch()
  }

  async fetch(): Promise<void> {
    await this.attempt(async () => {
      this.all = await this.desk.get<T[]>(this.path())
      this.isThere = true
    })
  }

  /** Does something, and shows what has come of it. */
  async do(path: string, body: unknown = {}): Promise<void> {
    await this.attempt(async () => {
      await this.desk.do(path, body)
      await this.fetch()
    })
  }

  /** Asks why, and then does it. */
  async doBecause(path: string, question: string): Promise<void> {
    const why = prompt(question)?.trim()
    if (why) await this.do(path, { why })
  }

  private async attempt(doing: () => Promise<void>): Promise<void> {
    this.refused = ''
    try {
      await doing()
    } catch (caught) {
      this.refused = refusalText(caught, say)
    }
  }
}

export const moment = (at: number | null | undefined): string =>
  at ? new Date(at).toLocaleString(say.language, { dateStyle: 'medium', timeStyle: 'short' }) : '–'
