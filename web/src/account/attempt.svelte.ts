/** Something that is tried: one thing at a time, and why it was not done. */
import { say } from '../preferences.svelte.ts'
import { refusalText } from '../wire/refusals.ts'
import { Declined } from './passkeys.ts'

export class Attempt {
  isBusy = $state(false)
  refused = $state('')

  /** Does something; tells whether it was done. */
  readonly do = async (doing: () => Promise<unknown>): Promise<boolean> => {
    this.isBusy = true
    this.refused = ''
    try {
      await doing()
      return true
    } catch (caught) {
      this.refused = caught instanceof Declined ? say('account-declined') : refusalText(caught, say)
      return false
    } finally {
      this.isBusy = false
    }
  }
}
