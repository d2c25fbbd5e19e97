/** Which deal and which step of it an address names. */
import { type Shared, withStep } from '../score/share.ts'
import type { Replay } from '../wire/messages.ts'

/** What is passed on of a replay: what was recorded, by which house rules, and the step that one looks at. */
export const sharedOf = ({ record, house }: Replay, step: number): Shared => ({
  record,
  step,
  ...(house ? { house } : {}),
})

/** Milliseconds without another step before the address names the last: browsers refuse too many changes of it. */
const REST = 300

/** Lets the address name a step, soon; gives what takes that back. */
export function nameStep(step: number): () => void {
  const timer = setTimeout(() => {
    const named = withStep(location.hash, step)
    const hash = named === '#' ? '' : named
    if (hash !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + hash)
  }, REST)
  return () => clearTimeout(timer)
}
