/** Whoever writes for the club: the code of the desk, and what was refused last. */
import { sentenceOf } from '../client.ts'
import { keepCode, takeCode } from '../code.ts'
import { tell } from '../words.svelte.ts'
import { happened } from './home.ts'

export class HomeDesk {
  code = $state(takeCode('desk'))
  refused = $state('')

  enter(code: string): void {
    keepCode('desk', code)
    this.code = code
  }

  /** Keeps something that has happened; tells whether it was kept. */
  async keep(event: Readonly<Record<string, unknown>>): Promise<boolean> {
    return this.attempt(() => happened(event, this.code))
  }

  async attempt(doing: () => Promise<unknown>): Promise<boolean> {
    this.refused = ''
    try {
      await doing()
      return true
    } catch (error) {
      this.refused = sentenceOf(error, tell)
      return false
    }
  }
}
