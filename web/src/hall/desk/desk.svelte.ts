/** The desk of an event: what it is shown, and what it does. */
import type { HallDesk, HallPerson } from '../../wire/messages.ts'
import { eventPath, flawOf, send, sentenceOf } from '../client.ts'
import { keepCode, takeCode } from '../code.ts'
import { Frames } from '../frames.svelte.ts'
import type { Flaw } from '../settings/typed.ts'
import { tell } from '../words.svelte.ts'

export class Desk {
  readonly path: string
  readonly frames: Frames<HallDesk>
  code = $state('')
  /** Why the last thing was not done: one sentence, until something else is. */
  refused = $state('')
  /** At which field, where it was one. */
  flaw: Flaw | undefined = $state.raw()
  isBusy = $state(false)

  constructor(readonly event: string) {
    this.path = eventPath(event)
    this.code = takeCode('desk')
    this.frames = new Frames<HallDesk>(`${this.path}/desk`, () => this.code)
  }

  enter(code: string): void {
    keepCode('desk', code)
    this.code = code
  }

  /** Does something and tells whether it was done; what was refused stays in its form. */
  async act(where: string, body: Readonly<Record<string, unknown>>): Promise<boolean> {
    this.isBusy = true
    this.refused = ''
    this.flaw = undefined
    try {
      await send(`${this.path}/${where}`, body, this.code)
      return true
    } catch (error) {
      this.flaw = flawOf(error)
      this.refused = sentenceOf(error, tell)
      return false
    } finally {
      this.isBusy = false
    }
  }

  /** Something of the log has happened. */
  happened(e: string, fields: Readonly<Record<string, unknown>> = {}): Promise<boolean> {
    return this.act('happened', { event: { e, ...fields } })
  }
}

/** What the desk may change about somebody, as the log keeps it. */
export type Known = Pick<HallPerson, 'number' | 'name' | 'town' | 'club' | 'shown' | 'house' | 'table'>

export const nextNumber = (people: readonly HallPerson[]): number =>
  Math.max(0, ...people.map(({ number }) => number)) + 1

/** Those whose number, name, town or club holds what was typed. */
export function found(people: readonly HallPerson[], typed: string): readonly HallPerson[] {
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return people
  return people.filter(
    ({ number, name = '', town = '', club = '' }) =>
      String(number) === wanted || `${name} ${town} ${club}`.toLowerCase().includes(wanted),
  )
}
